/** The error of a network on one position, and its derivative by every weight (backpropagation). */
import { GRID } from './judge.ts';
import { type Network, type Parts, partsOf, type Shape } from './network.ts';
import { pointsOf, type Sample, tableAt } from './positions.ts';

export const MOST_SEATS = 8;

/** What one position goes through, kept for the way back. Used again for the next one. */
interface Trace {
  /** By seat: the first layer, the second, and the answer. */
  first: Float64Array[];
  second: Float64Array[];
  answers: Float64Array;
  other: Float64Array[];
  all: Float64Array;
}

export class Gradient {
  /** The sum of the derivatives of all positions since it was last cleared, in the order of the weights. */
  readonly sums: Float32Array;
  private readonly network: Network;
  private readonly shape: Shape;
  private readonly weights: Parts;
  private readonly slopes: Parts;
  private readonly trace: Trace;
  private readonly back: Float64Array[];
  private readonly backSum: Float64Array;

  constructor(network: Network, sums: Float32Array = new Float32Array(network.weights.length)) {
    const { shape } = network;
    this.network = network;
    this.shape = shape;
    this.sums = sums;
    this.weights = partsOf(shape, network.weights);
    this.slopes = partsOf(shape, this.sums);
    const lists = (length: number) => Array.from({ length: MOST_SEATS }, () => new Float64Array(length));
    this.trace = {
      first: lists(shape.first),
      second: lists(shape.second),
      answers: new Float64Array(MOST_SEATS),
      other: lists(shape.first),
      all: new Float64Array(shape.first),
    };
    this.back = lists(shape.first);
    this.backSum = new Float64Array(shape.first);
  }

  /** By seat: the points that the network foretells. */
  points(sample: Sample): number[] {
    this.forward(sample);
    const { middle, unit } = this.network;
    const points: number[] = [];
    for (let seat = 0; seat < sample.seats; seat++) points.push(middle + unit * this.trace.answers[seat]);
    return points;
  }

  /** By seat, in units: by how much the network is wrong. */
  errors(sample: Sample, right: ArrayLike<number> = pointsOf(sample)): number[] {
    const { unit } = this.network;
    return this.points(sample).map((points, seat) => (points - right[seat]) / unit);
  }

  /** Adds the derivatives of this position's loss, and returns the loss. */
  add(sample: Sample, weight: number, right?: ArrayLike<number>): number {
    const { loss, slopes } = lossOf(this.errors(sample, right));
    this.backward(
      sample,
      slopes.map(slope => slope * weight),
    );
    return loss * weight;
  }

  private forward(sample: Sample): void {
    const { shape, weights, trace } = this;
    const { rows, seats } = sample;
    const table = tableAt(sample);
    trace.all.set(weights.bias);
    addRows(rows, table, shape.table, weights.table, trace.all);
    for (let seat = 0; seat < seats; seat++) {
      const block = table + shape.table + seat * shape.seat;
      trace.first[seat].fill(0);
      trace.other[seat].fill(0);
      addRows(rows, block, shape.seat, weights.own, trace.first[seat]);
      addRows(rows, block, shape.seat, weights.other, trace.other[seat]);
      for (let j = 0; j < shape.first; j++) trace.all[j] += trace.other[seat][j];
    }
    for (let seat = 0; seat < seats; seat++) trace.answers[seat] = this.answer(seat);
  }

  private answer(seat: number): number {
    const { shape, weights, trace } = this;
    const first = trace.first[seat];
    const second = trace.second[seat];
    second.set(weights.secondBias);
    for (let j = 0; j < shape.first; j++) {
      const active = Math.max(0, trace.all[j] + first[j] - trace.other[seat][j]);
      first[j] = active;
      if (active === 0) continue;
      const from = j * shape.second;
      for (let k = 0; k < shape.second; k++) second[k] += active * weights.second[from + k];
    }
    let answer = weights.lastBias[0];
    for (let k = 0; k < shape.second; k++) if (second[k] > 0) answer += second[k] * weights.last[k];
    return answer;
  }

  private backward(sample: Sample, slopes: readonly number[]): void {
    const { shape, back, backSum } = this;
    const { rows, seats } = sample;
    const table = tableAt(sample);
    backSum.fill(0);
    for (let seat = 0; seat < seats; seat++) {
      this.backThrough(seat, slopes[seat]);
      for (let j = 0; j < shape.first; j++) backSum[j] += back[seat][j];
    }
    for (let j = 0; j < shape.first; j++) this.slopes.bias[j] += backSum[j];
    addOuter(rows, table, shape.table, backSum, this.slopes.table);
    for (let seat = 0; seat < seats; seat++) {
      const block = table + shape.table + seat * shape.seat;
      addOuter(rows, block, shape.seat, back[seat], this.slopes.own);
      // What a seat's numbers mean to the others comes back from all of them but itself.
      for (let j = 0; j < shape.first; j++) back[seat][j] = backSum[j] - back[seat][j];
      addOuter(rows, block, shape.seat, back[seat], this.slopes.other);
    }
  }

  /** From one seat's answer back to its first layer. */
  private backThrough(seat: number, slope: number): void {
    const { shape, weights, slopes, trace } = this;
    const first = trace.first[seat];
    const second = trace.second[seat];
    const back = this.back[seat];
    slopes.lastBias[0] += slope;
    for (let k = 0; k < shape.second; k++) {
      const active = second[k] > 0;
      if (active) slopes.last[k] += slope * second[k];
      second[k] = active ? slope * weights.last[k] : 0;
      slopes.secondBias[k] += second[k];
    }
    for (let j = 0; j < shape.first; j++) {
      back[j] = 0;
      if (first[j] === 0) continue;
      const from = j * shape.second;
      let sum = 0;
      for (let k = 0; k < shape.second; k++) {
        sum += second[k] * weights.second[from + k];
        slopes.second[from + k] += second[k] * first[j];
      }
      back[j] = sum;
    }
  }
}

/**
 * The mean square error of the points and of the margins: what a seat is ahead of the mean of the others. With it its derivative by each answer.
 */
export function lossOf(wrong: readonly number[]): { loss: number; slopes: number[] } {
  const n = wrong.length;
  const margins = marginsOf(wrong);
  let loss = 0;
  for (let i = 0; i < n; i++) loss += (wrong[i] ** 2 + margins[i] ** 2) / n;
  const back = marginsOf(margins);
  return { loss, slopes: wrong.map((error, i) => (2 * (error + back[i])) / n) };
}

/** By seat: how far it is ahead of the mean of the others. Alone nobody is. */
export function marginsOf(points: readonly number[]): number[] {
  const n = points.length;
  const all = points.reduce((a, b) => a + b, 0);
  return points.map(own => (n === 1 ? 0 : own - (all - own) / (n - 1)));
}

function addRows(rows: Int16Array, at: number, inputs: number, weights: Float32Array, sums: Float64Array): void {
  const width = sums.length;
  for (let i = 0; i < inputs; i++) {
    const n = rows[at + i];
    if (n === 0) continue;
    const input = n / GRID;
    const from = i * width;
    for (let j = 0; j < width; j++) sums[j] += input * weights[from + j];
  }
}

function addOuter(rows: Int16Array, at: number, inputs: number, back: Float64Array, slopes: Float32Array): void {
  const width = back.length;
  for (let i = 0; i < inputs; i++) {
    const n = rows[at + i];
    if (n === 0) continue;
    const input = n / GRID;
    const from = i * width;
    for (let j = 0; j < width; j++) slopes[from + j] += input * back[j];
  }
}
