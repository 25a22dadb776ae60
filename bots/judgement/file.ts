/** How a judgement is kept: weights as small whole numbers with a power of two for each row, and a card that says where it comes from. */
import type { Features } from '../features.ts';
import { layout, type Network, partsOf, type Shape, sizeOf } from './network.ts';

export interface Judgement {
  game: string;
  card: Card;
  /** The names of the inputs, in the order of the rows. */
  table: readonly string[];
  seat: readonly string[];
  hidden: readonly [first: number, second: number];
  middle: number;
  unit: number;
  /** In base 64: by row its exponent, then the low bytes of all weights, then the high bytes, which are alike and pack well. */
  weights: string;
}

/** Where a judgement comes from. */
export interface Card {
  generation: number;
  /** Games and positions it was trained on, and the generations they come from. */
  games: number;
  positions: number;
  generations: readonly { generation: number; games: number; mean: number }[];
  /** What it had been trained on before, elsewhere. */
  before?: { games: number; what: string };
  /** Root mean square errors on games held back, in points. */
  error?: Errors;
  /** The part of the way from the last judgement to the trained one. */
  part?: number;
  /** The games by which it was let in: against the last judgement, or against the game's own value. */
  gates?: readonly Gate[];
  /** Measured afterwards, each with its command. */
  arena?: readonly string[];
}

export interface Errors {
  points: number;
  /** Of the points ahead of the mean of the others. */
  margin: number;
}

export interface Gate {
  /** Who played on both sides. */
  bot: string;
  /** The generation; null is the game's own value. */
  against: number | null;
  games: number;
  /** The new one's share of first places, and its mean points and those of the other. */
  firstPlaces: number;
  points: readonly [own: number, other: number];
}

/** Weights are whole numbers up to this. */
const FINEST = 2047;
const LEAST_EXPONENT = -24;

export const packed = (network: Network): string => {
  const { shape, weights } = network;
  const bytes = new Uint8Array(rowsIn(shape) + 2 * weights.length);
  let row = 0;
  let at = 0;
  const low = rowsIn(shape);
  const high = low + weights.length;
  for (const [, rows, columns] of layout(shape)) {
    for (let r = 0; r < rows; r++, row++) {
      const exponent = exponentFor(weights.subarray(at, at + columns));
      bytes[row] = -exponent;
      for (let i = 0; i < columns; i++, at++) {
        const n = Math.round(weights[at] / 2 ** exponent);
        bytes[low + at] = n & 0xff;
        bytes[high + at] = (n >> 8) & 0xff;
      }
    }
  }
  return toBase64(bytes);
};

const rowsIn = (shape: Shape): number => layout(shape).reduce((sum, [, rows]) => sum + rows, 0);

function exponentFor(row: Float32Array): number {
  let most = 0;
  for (const weight of row) most = Math.max(most, Math.abs(weight));
  if (most === 0) return LEAST_EXPONENT;
  return Math.max(LEAST_EXPONENT, Math.min(0, Math.ceil(Math.log2(most / FINEST))));
}

function unpacked(shape: Shape, text: string): Float32Array {
  const bytes = Uint8Array.from(atob(text), letter => letter.charCodeAt(0));
  const size = sizeOf(shape);
  const low = rowsIn(shape);
  if (bytes.length !== low + 2 * size) throw new Error('A judgement has another number of weights than its names and layers say.');
  const weights = new Float32Array(size);
  let row = 0;
  let at = 0;
  for (const [, rows, columns] of layout(shape)) {
    for (let r = 0; r < rows; r++, row++) {
      const step = 2 ** -bytes[row];
      for (let i = 0; i < columns; i++, at++) weights[at] = (bytes[low + at] | ((bytes[low + size + at] << 24) >> 16)) * step;
    }
  }
  return weights;
}

function toBase64(bytes: Uint8Array): string {
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text);
}

/** The network of a judgement for a game's features as they are now: inputs are found by name, new ones weigh nothing yet. */
export function networkOf<S>(judgement: Judgement, features: Pick<Features<S>, 'table' | 'seat'>): Network {
  const { table, seat, hidden, middle, unit } = judgement;
  const [first, second] = hidden;
  const kept: Shape = { table: table.length, seat: seat.length, first, second };
  const shape: Shape = { table: features.table.length, seat: features.seat.length, first, second };
  const from = partsOf(kept, unpacked(kept, judgement.weights));
  const weights = new Float32Array(sizeOf(shape));
  const into = partsOf(shape, weights);
  moveRows(from.table, table, into.table, features.table, first);
  moveRows(from.own, seat, into.own, features.seat, first);
  moveRows(from.other, seat, into.other, features.seat, first);
  for (const part of ['bias', 'second', 'secondBias', 'last', 'lastBias'] as const) into[part].set(from[part]);
  return { shape, weights, middle, unit };
}

function moveRows(from: Float32Array, names: readonly string[], into: Float32Array, wanted: readonly string[], width: number): void {
  const rows = new Map(names.map((name, row) => [name, row]));
  wanted.forEach((name, to) => {
    const row = rows.get(name);
    if (row !== undefined) into.set(from.subarray(row * width, (row + 1) * width), to * width);
  });
}

/** The file of a network. */
export function judgementOf<S>(game: string, features: Pick<Features<S>, 'table' | 'seat'>, network: Network, card: Card): Judgement {
  const { shape, middle, unit } = network;
  const { table, seat } = features;
  return { game, card, table, seat, hidden: [shape.first, shape.second], middle, unit, weights: packed(network) };
}
