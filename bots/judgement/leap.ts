/**
 * A position as the planner sees it: the end of a round that one seat has planned while the others sat still. Greedy never comes there, so a judgement that
 * learned from its games alone has to guess what such positions are worth, and the planner chooses among hundreds of them.
 */
import type { Decision, Kind, Random } from '@tarsas/kernel';
import { Effort } from '../effort.ts';
import type { Mind } from '../mind.ts';
import { distinct, endsOfRound, USUAL } from '../planner.ts';

/** Of the ends of a round one of so many is gone on from, the best: among them the planner has to tell the better from the worse. */
const ENDS = 6;

/** The end of the round that the seat asked would play, or another one that looks nearly as good. Null where there is none. */
export function leap(mind: Mind, s: Kind['state'], asked: Decision, random: Random): Kind['state'] | null {
  const first = mind.plans(s, asked, mind.weights).map(plan => ({ plan, worth: 0 }));
  const ends = endsOfRound(mind, asked.seat, s, asked, first, USUAL, new Effort()).filter(({ world }) => !world.over);
  const best = distinct(ends, ENDS);
  return best.length === 0 ? null : best[random(best.length)].world;
}
