/** Trains a network on kept positions: Adam, a moving average of the weights, and an end when the aims of games held back are met no better. */
import { type Random, randomFrom } from '@tarsas/kernel';
import type { Errors } from './file.ts';
import { Gradient, marginsOf } from './gradient.ts';
import { GRID } from './judge.ts';
import { hereAndNow, inShared, type Lot, type Positions, shared, type Workers } from './lots.ts';
import { layout, type Network, partsOf, type Shape, sizeOf } from './network.ts';
import { pointsIn, type Sample, tableAt } from './positions.ts';

export interface Training {
  seed: string;
  /** At most so many passes over all positions; it ends earlier when `patience` passes in a row brought nothing. */
  passes: number;
  patience: number;
  /** The size of a step at the beginning; it falls evenly. */
  rate: number;
  /** The part of a game after which the network's own word counts more than the end (`aims.ts`). */
  ahead: number;
}

export interface Trained {
  network: Network;
  /** On the games held back. */
  error: Errors;
  /** The pass after which it was best. */
  pass: number;
}

/** One game in so many is held back: chosen by a hash, because tables take turns and each must be among them. */
const HELD_BACK = 12;
export const isHeldBack = (game: number): boolean => Math.imul(game + 1, 0x9e3779b1) >>> 0 < 0x1_0000_0000 / HELD_BACK;

const BATCH = 512;
const LAST_RATE = 0.05;
/** How much of the moving average stays with each step, and of each weight. */
const AVERAGE = 0.998;
const DECAY = 1e-3;

/** Tells after each pass how large the loss on games held back is. */
export type Tell = (pass: number, loss: number) => void;

export async function train(
  from: Network,
  samples: readonly Sample[],
  training: Training,
  tell: Tell = () => {},
  workers: Workers = hereAndNow,
): Promise<Trained> {
  const network = sharedCopy(from);
  const average = sharedCopy(from);
  const positions = inShared(samples, from);
  await workers(gamesIn(positions).map(lot => ({ sums: 'aims', network: average, positions, ...lot, ahead: training.ahead })));
  const numbers = [...samples.keys()];
  const held = listed(numbers.filter(n => isHeldBack(samples[n].game)));
  const seen = listed(numbers.filter(n => !isHeldBack(samples[n].game)));
  const slopes = new Slopes(network, positions, workers);
  const adam = new Adam(network.weights.length);
  const random = randomFrom(`${training.seed}/training`);
  let best = { weights: from.weights.slice(), loss: await meanLoss(average, positions, held, workers), pass: 0 };
  const steps = training.passes * Math.ceil(seen.length / BATCH);
  for (let pass = 1, step = 0; pass <= training.passes && pass - best.pass <= training.patience; pass++) {
    shuffle(seen, random);
    for (let at = 0; at < seen.length; at += BATCH, step++) {
      const sums = await slopes.of(seen, at, Math.min(at + BATCH, seen.length));
      adam.step(network.weights, sums, training.rate * (1 - (1 - LAST_RATE) * (step / steps)));
      // A young average follows faster: it would still be the beginning otherwise.
      follow(average.weights, network.weights, Math.min(AVERAGE, (step + 1) / (step + 10)));
    }
    const loss = await meanLoss(average, positions, held, workers);
    tell(pass, loss);
    if (loss < best.loss) best = { weights: average.weights.slice(), loss, pass };
  }
  const trained: Network = { ...from, weights: best.weights };
  const error = errorsOf(
    trained,
    samples.filter(({ game }) => isHeldBack(game)),
  );
  return { network: trained, error, pass: best.pass };
}

function sharedCopy(network: Network): Network {
  const weights = new Float32Array(shared(4 * network.weights.length));
  weights.set(network.weights);
  return { ...network, weights };
}

function listed(numbers: readonly number[]): Uint32Array {
  const list = new Uint32Array(shared(4 * numbers.length));
  list.set(numbers);
  return list;
}

/** Positions in one lot of whole games, or of those held back. */
const LOT = 2048;
/** Lots of one batch. */
const LOTS = 16;

/** All positions in lots of whole games. */
function gamesIn({ game }: Positions): { from: number; to: number }[] {
  const lots: { from: number; to: number }[] = [];
  for (let from = 0, to = 0; from < game.length; from = to) {
    to = Math.min(from + LOT, game.length);
    while (to < game.length && game[to] === game[to - 1]) to++;
    lots.push({ from, to });
  }
  return lots;
}

/** So many lots of about the same size. */
function cut(from: number, to: number, lots: number): { from: number; to: number }[] {
  const at = (n: number) => from + Math.round(((to - from) * n) / lots);
  return Array.from({ length: lots }, (_, n) => ({ from: at(n), to: at(n + 1) }));
}

/** The derivatives of a batch. */
class Slopes {
  private readonly lots: Float32Array[];
  private readonly sums: Float32Array;
  private readonly network: Network;
  private readonly positions: Positions;
  private readonly workers: Workers;

  constructor(network: Network, positions: Positions, workers: Workers) {
    const size = network.weights.length;
    this.network = network;
    this.positions = positions;
    this.workers = workers;
    this.lots = Array.from({ length: LOTS }, () => new Float32Array(shared(4 * size)));
    this.sums = new Float32Array(size);
  }

  async of(seen: Uint32Array, from: number, to: number): Promise<Float32Array> {
    const { network, positions, sums } = this;
    const lots = cut(from, to, LOTS).map((lot, n): Lot => ({ sums: 'slopes', network, positions, of: seen, ...lot, slopes: this.lots[n] }));
    await this.workers(lots);
    sums.fill(0);
    for (const lot of this.lots) for (let i = 0; i < sums.length; i++) sums[i] += lot[i];
    for (let i = 0; i < sums.length; i++) sums[i] /= to - from;
    return sums;
  }
}

/** A network between two of the same shape: so much of the way from the first to the second. */
export function between(from: Network, to: Network, part: number): Network {
  return { ...to, weights: from.weights.map((weight, i) => weight + part * (to.weights[i] - weight)) };
}

/** Of the games held back. */
async function meanLoss(network: Network, positions: Positions, held: Uint32Array, workers: Workers): Promise<number> {
  const lots = cut(0, held.length, Math.ceil(held.length / LOT));
  const losses = await workers(lots.map(lot => ({ sums: 'loss', network, positions, of: held, ...lot })));
  const all = held.reduce((sum, n) => sum + positions.weight[n], 0);
  return losses.reduce((a, b) => a + b, 0) / Math.max(all, Number.MIN_VALUE);
}

/** Root mean square errors in points. */
export function errorsOf(network: Network, samples: readonly Sample[]): Errors {
  const gradient = new Gradient(network);
  return rootMeanSquares(
    samples.map(sample => gradient.errors(sample)),
    network.unit,
  );
}

export function rootMeanSquares(wrong: readonly (readonly number[])[], unit: number): Errors {
  let [points, margin, n] = [0, 0, 0];
  for (const errors of wrong) {
    for (const error of errors) points += error ** 2;
    for (const error of marginsOf(errors)) margin += error ** 2;
    n += errors.length;
  }
  const root = (sum: number) => unit * Math.sqrt(sum / Math.max(1, n));
  return { points: root(points), margin: root(margin) };
}

function shuffle(list: Uint32Array, random: Random): void {
  for (let i = list.length - 1; i > 0; i--) {
    const j = random(i + 1);
    [list[i], list[j]] = [list[j], list[i]];
  }
}

function follow(average: Float32Array, weights: Float32Array, keep: number): void {
  for (let i = 0; i < average.length; i++) average[i] = keep * average[i] + (1 - keep) * weights[i];
}

/** Adam with decoupled weight decay. */
class Adam {
  private readonly first: Float32Array;
  private readonly second: Float32Array;
  private firstPower = 1;
  private secondPower = 1;

  constructor(size: number) {
    this.first = new Float32Array(size);
    this.second = new Float32Array(size);
  }

  step(weights: Float32Array, slopes: Float32Array, rate: number): void {
    const { first, second } = this;
    this.firstPower *= 0.9;
    this.secondPower *= 0.999;
    const size = rate / (1 - this.firstPower);
    const scale = 1 / (1 - this.secondPower);
    for (let i = 0; i < weights.length; i++) {
      const slope = slopes[i];
      first[i] = 0.9 * first[i] + 0.1 * slope;
      second[i] = 0.999 * second[i] + 0.001 * slope * slope;
      weights[i] -= (size * first[i]) / (Math.sqrt(second[i] * scale) + 1e-8) + rate * DECAY * weights[i];
    }
  }
}

const FINE = 1 << 20;
/** What the others' numbers mean, and the last layer, begin smaller: at first a seat is judged by itself. */
const TIMID = 0.3;

/** Small random weights. */
export function untrained(shape: Shape, scale: Pick<Network, 'middle' | 'unit'>, seed: string): Network {
  const random = randomFrom(`${seed}/untrained`);
  const weights = new Float32Array(sizeOf(shape));
  const inputs = { table: shape.table, own: shape.seat, other: shape.seat, second: shape.first, last: shape.second };
  let at = 0;
  for (const [part, rows, columns] of layout(shape)) {
    const fan = part in inputs ? inputs[part as keyof typeof inputs] : 0;
    const size = fan === 0 ? 0 : (part === 'other' || part === 'last' ? TIMID : 1) / Math.sqrt(fan);
    for (let i = 0; i < rows * columns; i++) weights[at++] = size * ((2 * random(FINE)) / FINE - 1);
  }
  return { shape, weights, ...scale };
}

/**
 * A network that has learned nothing yet but what the game's own value says: the straight line through these positions from a seat's `value` to its
 * points at the end. Two neurons of each layer carry it, one what lies above zero and one what lies below; the others have no say yet.
 */
export function beginning(shape: Shape, samples: readonly Sample[], seed: string): Network {
  const { middle, unit, slope } = lineThrough(shape, samples);
  const network = untrained(shape, { middle, unit }, seed);
  const { table, own, other, second, last } = partsOf(shape, network.weights);
  last.fill(0);
  for (const [neuron, sign] of [1, -1].entries()) {
    for (const part of [table, own, other]) for (let at = neuron; at < part.length; at += shape.first) part[at] = 0;
    for (let at = neuron; at < second.length; at += shape.second) second[at] = 0;
    own[neuron] = sign;
    second[neuron * shape.second + neuron] = 1;
    last[neuron] = (sign * slope) / unit;
  }
  return network;
}

/** Least squares; `middle` is where the line is at a value of zero, `unit` how far points spread. */
function lineThrough({ table, seat: width }: Shape, samples: readonly Sample[]): { middle: number; unit: number; slope: number } {
  let [n, x, y, xx, xy, yy] = [0, 0, 0, 0, 0, 0];
  for (const sample of samples) {
    const blocks = tableAt(sample) + table;
    for (let seat = 0; seat < sample.seats; seat++) {
      const value = sample.rows[blocks + seat * width] / GRID;
      const points = pointsIn(sample, seat);
      n++;
      x += value;
      y += points;
      xx += value * value;
      xy += value * points;
      yy += points * points;
    }
  }
  const spread = xx - (x * x) / n;
  const slope = spread > 0 ? (xy - (x * y) / n) / spread : 0;
  const middle = Math.round((y - slope * x) / n);
  return { middle, unit: Math.max(1, Math.round(Math.sqrt((yy - (y * y) / n) / n))), slope };
}
