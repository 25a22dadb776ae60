export * from './engine.ts';
export type * from './game.ts';
export { clone, difference, equal, hash } from './json.ts';
export { checkOptions, type Mistake, Unfit } from './options.ts';
export { randomFrom, shuffle } from './random.ts';
export { JsonFault, parseStrictly } from './strictJson.ts';
export { type CoreView, coreOf, coreView } from './view.ts';
export * from './words.ts';
