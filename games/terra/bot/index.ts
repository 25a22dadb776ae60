/** What the minds of the Terra family share. */
export { keyOf, Memory } from './memory.ts';
export { falling, type Price } from './prices.ts';
export { expectedPrizes } from './ranks.ts';
