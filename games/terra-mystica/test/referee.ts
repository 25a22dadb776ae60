/**
 * Reads the data tables and the log of facts, never the rules, and keeps the books of a whole game: goods, power, cults, structures,
 * tiles, incomes, cult rewards and points. Objects to whatever the views or the scores say otherwise.
 */
import type { Score } from '@tarsas/kernel';
import type { Referee } from '../../../bots/referee.ts';
import type { Line, TerraMystica } from '../rules/state.ts';
import { Books } from './referee/books.ts';
import { ENTRIES } from './referee/entries.ts';

export const referee: Referee<TerraMystica> = ({ seats, options, facts, views, scores }) => {
  const books = new Books({ seats, options }, ENTRIES);
  facts.forEach((ofMove, move) => {
    if (books.objections.length === 0) books.follow(ofMove, views[move], move);
  });
  if (books.objections.length === 0) books.end(scores as readonly Score<Line>[]);
  return books.objections;
};
