/** Learned judgements: how they are made and kept. Who only thinks with one needs `judged.ts` alone. */
export { type Card, type Errors, type Gate, type Judgement, judgementOf, networkOf } from './file.ts';
export { networkFromFloats } from './floats.ts';
export { judged } from './judged.ts';
export { leap } from './leap.ts';
export { doLot, type Lot } from './lots.ts';
export type { Network, Shape } from './network.ts';
export { type Batch, keptPosition, pointsIn, type Sample, samplesOf, setPoints, tableAt } from './positions.ts';
export { beginning, between, train } from './train.ts';
