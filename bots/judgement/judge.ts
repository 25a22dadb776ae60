/**
 * Judges positions by a network. Successive positions of a search differ in few numbers, so the sums of the first layer are kept and only what has
 * changed is added. Inputs are whole numbers of `GRID`ths and weights whole numbers of powers of two: sums of doubles are exact then, and a position is judged the
 * same whatever was judged before it.
 */
import type { Numbers } from '../features.ts';
import { type Network, partsOf } from './network.ts';

/** The steps in which inputs are counted. */
export const GRID = 4096;

/** The sums of one block of inputs, and the inputs they were made of. */
class Sums {
  readonly sums: Float64Array;
  private readonly inputs: Int32Array;
  private readonly rows: Float64Array;
  private readonly width: number;

  constructor(rows: Float64Array, inputs: number) {
    this.rows = rows;
    this.width = rows.length / inputs;
    this.inputs = new Int32Array(inputs);
    this.sums = new Float64Array(this.width);
  }

  update(numbers: ArrayLike<number>): void {
    const { inputs, rows, sums, width } = this;
    for (let i = 0; i < inputs.length; i++) {
      const now = Math.round(numbers[i] * GRID);
      const change = now - inputs[i];
      if (change === 0) continue;
      inputs[i] = now;
      const from = i * width;
      for (let j = 0; j < width; j++) sums[j] += change * rows[from + j];
    }
  }
}

export class Judge {
  private readonly network: Network;
  private readonly first: number;
  private readonly table: Sums;
  /** By seat: in the first half what its numbers mean to itself, in the second what they mean to the others. */
  private readonly seats: Sums[] = [];
  private readonly seatRows: Float64Array;
  private readonly bias: Float64Array;
  private readonly second: Float64Array;
  private readonly secondBias: Float64Array;
  private readonly last: Float64Array;
  private readonly lastBias: number;
  private readonly all: Float64Array;
  /** Inputs of the second layer that are not zero, and where their weights begin. */
  private readonly active: Float64Array;
  private readonly rows: Int32Array;

  constructor(network: Network) {
    const { shape } = network;
    const parts = partsOf(shape, network.weights);
    this.network = network;
    this.first = shape.first;
    this.table = new Sums(scaled(parts.table), shape.table);
    this.seatRows = sideBySide(scaled(parts.own), scaled(parts.other), shape.first);
    this.bias = Float64Array.from(parts.bias);
    this.second = Float64Array.from(parts.second);
    this.secondBias = Float64Array.from(parts.secondBias);
    this.last = Float64Array.from(parts.last);
    this.lastBias = parts.lastBias[0];
    this.all = new Float64Array(shape.first);
    this.active = new Float64Array(shape.first);
    this.rows = new Int32Array(shape.first);
    if (shape.second % 4 !== 0) throw new Error('The second layer is judged four at a time.');
  }

  /** Points by seat. */
  judge({ table, seats }: Numbers): number[] {
    const { first, all, bias } = this;
    this.table.update(table);
    const base = this.table.sums;
    for (let j = 0; j < first; j++) all[j] = base[j] + bias[j];
    for (let seat = 0; seat < seats.length; seat++) {
      const { sums } = this.updated(seat, seats[seat]);
      for (let j = 0; j < first; j++) all[j] += sums[first + j];
    }
    const points: number[] = [];
    for (let seat = 0; seat < seats.length; seat++) points.push(this.pointsOf(this.seats[seat].sums));
    return points;
  }

  private updated(seat: number, numbers: ArrayLike<number>): Sums {
    this.seats[seat] ??= new Sums(this.seatRows, this.network.shape.seat);
    this.seats[seat].update(numbers);
    return this.seats[seat];
  }

  private pointsOf(own: Float64Array): number {
    const { first, all, active, rows, second, secondBias, last } = this;
    const width = secondBias.length;
    let n = 0;
    for (let j = 0; j < first; j++) {
      const sum = all[j] + own[j] - own[first + j];
      if (sum <= 0) continue;
      active[n] = sum;
      rows[n++] = j * width;
    }
    let answer = this.lastBias;
    // Four at a time: their sums stay in registers.
    for (let k = 0; k < width; k += 4) {
      let a = secondBias[k];
      let b = secondBias[k + 1];
      let c = secondBias[k + 2];
      let d = secondBias[k + 3];
      for (let i = 0; i < n; i++) {
        const input = active[i];
        const at = rows[i] + k;
        a += input * second[at];
        b += input * second[at + 1];
        c += input * second[at + 2];
        d += input * second[at + 3];
      }
      if (a > 0) answer += a * last[k];
      if (b > 0) answer += b * last[k + 1];
      if (c > 0) answer += c * last[k + 2];
      if (d > 0) answer += d * last[k + 3];
    }
    return this.network.middle + this.network.unit * answer;
  }
}

/** Weights for inputs counted in steps of the grid. */
const scaled = (weights: Float32Array): Float64Array => Float64Array.from(weights, weight => weight / GRID);

function sideBySide(own: Float64Array, other: Float64Array, width: number): Float64Array {
  const rows = new Float64Array(2 * own.length);
  for (let from = 0; from < own.length; from += width) {
    rows.set(own.subarray(from, from + width), 2 * from);
    rows.set(other.subarray(from, from + width), 2 * from + width);
  }
  return rows;
}
