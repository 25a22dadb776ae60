/** The tables at which the server's answers are searched for secrets: the first one every day, the others in the long proof. */
export { disguise } from './pieces.ts';

export const tables = [
  { seats: 3, options: {} },
  { seats: 1, options: { solo: 'random' } },
  { seats: 4, options: { bonusIcons: false } },
];
