/** The tables at which the server's answers are searched for secrets: the first one every day, the others in the long proof. */
export { disguise } from './pieces.ts';

export const tables = [
  { seats: 4, options: {} },
  { seats: 2, options: { ties: 'first' } },
];
