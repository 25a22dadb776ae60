/**
 * Training cut into lots, small pieces of work that any thread can do. Positions, weights and sums lie in shared memory, so that nothing is copied on the way.
 * Lots are the same however many threads there are, and their sums are added in the same order: the same seed gives the same weights everywhere.
 */
import { aimsOf } from './aims.ts';
import { Gradient, lossOf, MOST_SEATS } from './gradient.ts';
import type { Network } from './network.ts';
import { lengthIn, type Sample } from './positions.ts';

/** Positions one after the other, those of a game together, as they were kept. */
export interface Positions {
  rows: Int16Array;
  /** By position: where it begins, its seats, its game, what it counts for, and in `MOST_SEATS` places what it is trained on, in points. */
  at: Int32Array;
  seats: Uint8Array;
  game: Int32Array;
  weight: Float32Array;
  aims: Float32Array;
}

export type Lot =
  /** What the positions of whole games are trained on. */
  | { sums: 'aims'; network: Network; positions: Positions; from: number; to: number; ahead: number }
  /** The derivatives of some positions of a batch, written into `slopes`. */
  | { sums: 'slopes'; network: Network; positions: Positions; of: Uint32Array; from: number; to: number; slopes: Float32Array }
  /** How wrong the network is on some positions; that is what the lot returns. */
  | { sums: 'loss'; network: Network; positions: Positions; of: Uint32Array; from: number; to: number };

/** Has lots done by whoever there is, and returns what each of them comes to. */
export type Workers = (lots: readonly Lot[]) => Promise<readonly number[]>;

export const hereAndNow: Workers = async lots => lots.map(doLot);

export function doLot(lot: Lot): number {
  if (lot.sums === 'aims') return aim(lot);
  return lot.sums === 'slopes' ? sumSlopes(lot) : sumLoss(lot);
}

export function inShared(samples: readonly Sample[], network: Network): Positions {
  const lengths = samples.map(sample => lengthIn(sample, network.shape));
  const positions: Positions = {
    rows: new Int16Array(shared(2 * lengths.reduce((a, b) => a + b, 0))),
    at: new Int32Array(shared(4 * samples.length)),
    seats: new Uint8Array(shared(samples.length)),
    game: new Int32Array(shared(4 * samples.length)),
    weight: new Float32Array(shared(4 * samples.length)),
    aims: new Float32Array(shared(4 * MOST_SEATS * samples.length)),
  };
  let at = 0;
  for (const [n, { rows, at: from, seats, game, weight }] of samples.entries()) {
    positions.rows.set(rows.subarray(from, from + lengths[n]), at);
    positions.at[n] = at;
    positions.seats[n] = seats;
    positions.game[n] = game;
    positions.weight[n] = weight;
    at += lengths[n];
  }
  return positions;
}

export const shared = (bytes: number): SharedArrayBuffer => new SharedArrayBuffer(bytes);

const sampleIn = ({ rows, at, seats, game, weight }: Positions, n: number): Sample => ({
  rows,
  at: at[n],
  seats: seats[n],
  game: game[n],
  weight: weight[n],
});

const aimsIn = ({ aims, seats }: Positions, n: number): Float32Array => aims.subarray(n * MOST_SEATS, n * MOST_SEATS + seats[n]);

function aim({ network, positions, from, to, ahead }: Lot & { sums: 'aims' }): number {
  const judge = new Gradient(network);
  for (let first = from, end = from; first < to; first = end) {
    while (end < to && positions.game[end] === positions.game[first]) end++;
    const game = Array.from({ length: end - first }, (_, n) => sampleIn(positions, first + n));
    for (const [n, aims] of aimsOf(judge, game, ahead).entries()) aimsIn(positions, first + n).set(aims);
  }
  return 0;
}

function sumSlopes({ network, positions, of, from, to, slopes }: Lot & { sums: 'slopes' }): number {
  slopes.fill(0);
  const gradient = new Gradient(network, slopes);
  let loss = 0;
  for (let n = from; n < to; n++) loss += gradient.add(sampleIn(positions, of[n]), positions.weight[of[n]], aimsIn(positions, of[n]));
  return loss;
}

function sumLoss({ network, positions, of, from, to }: Lot & { sums: 'loss' }): number {
  const gradient = new Gradient(network);
  let loss = 0;
  for (let n = from; n < to; n++)
    loss += positions.weight[of[n]] * lossOf(gradient.errors(sampleIn(positions, of[n]), aimsIn(positions, of[n]))).loss;
  return loss;
}
