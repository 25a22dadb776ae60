/** Networks trained elsewhere: 32-bit floats in the order of `layout`, for the first inputs of a game's features. */
import type { Features } from '../features.ts';
import { type Network, partsOf, type Shape, sizeOf } from './network.ts';

/** Inputs that were not there weigh nothing yet. */
export function networkFromFloats<S>(
  weights: Float32Array,
  shape: Shape,
  features: Pick<Features<S>, 'table' | 'seat'>,
  scale: Pick<Network, 'middle' | 'unit'>,
): Network {
  if (weights.length !== sizeOf(shape)) throw new Error(`${sizeOf(shape)} weights are wanted, not ${weights.length}.`);
  const wide: Shape = { ...shape, table: features.table.length, seat: features.seat.length };
  const all = new Float32Array(sizeOf(wide));
  const from = partsOf(shape, weights);
  const into = partsOf(wide, all);
  for (const part of Object.keys(from) as (keyof typeof from)[]) into[part].set(from[part]);
  return { shape: wide, weights: all, ...scale };
}
