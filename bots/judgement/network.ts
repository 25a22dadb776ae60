/**
 * A network that foretells everybody's points: a seat's own numbers, the sum of what the others' numbers mean to it, and the table's numbers go
 * into a first layer that all seats share, so that one network serves any number of seats; a second layer and one number follow.
 */

export interface Shape {
  /** How many numbers there are about the table and about each seat. */
  table: number;
  seat: number;
  /** Sizes of the two hidden layers. */
  first: number;
  second: number;
}

/** The parts of a network, one after the other in one list. Each is a table: a row for every input. */
export interface Parts {
  table: Float32Array;
  own: Float32Array;
  other: Float32Array;
  bias: Float32Array;
  second: Float32Array;
  secondBias: Float32Array;
  last: Float32Array;
  lastBias: Float32Array;
}
export type PartName = keyof Parts;

/** By part, in order: how many rows it has, and how long they are. */
export const layout = ({ table, seat, first, second }: Shape): readonly [part: PartName, rows: number, columns: number][] => [
  ['table', table, first],
  ['own', seat, first],
  ['other', seat, first],
  ['bias', 1, first],
  ['second', first, second],
  ['secondBias', 1, second],
  ['last', 1, second],
  ['lastBias', 1, 1],
];

export const sizeOf = (shape: Shape): number => layout(shape).reduce((sum, [, rows, columns]) => sum + rows * columns, 0);

/** Windows on a list of all weights. */
export function partsOf(shape: Shape, weights: Float32Array): Parts {
  let at = 0;
  const parts = layout(shape).map(([part, rows, columns]) => {
    at += rows * columns;
    return [part, weights.subarray(at - rows * columns, at)];
  });
  return Object.fromEntries(parts) as Parts;
}

/** A network with the scale of what it foretells: points = middle + unit × its answer. */
export interface Network {
  shape: Shape;
  weights: Float32Array;
  middle: number;
  unit: number;
}
