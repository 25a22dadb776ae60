/** What a position of Viscounts is worth to each seat. */
import { pointsOf, score } from '../rules/questions/score.ts';
import type { State } from '../rules/state.ts';
import { turnHope } from './hope.ts';
import { outlookOf } from './outlook.ts';
import { TERMS as OF_PLAYER, worthByTerm, worthOf } from './player.ts';
import type { ViscountsWeights } from './weights.ts';

/** Those of the player, and what the turn that runs will still bring. */
export const TERMS = [...OF_PLAYER, 'turn'] as const;

/** Of the seats; alone, then of the AI as it stands: what it will still make is what `usualAi` says of every turn. */
export function value(s: State, w: ViscountsWeights): number[] {
  const values = ofSeats(s, w);
  return s.ai === null ? values : [...values, pointsOf(s, s.seats)];
}

function ofSeats(s: State, w: ViscountsWeights): number[] {
  if (s.over) return score(s).map(({ points }) => points);
  const outlook = outlookOf(s, w);
  const values: number[] = [];
  for (let seat = 0; seat < s.seats; seat++) values.push(worthOf(outlook, s, seat) + turnHope(outlook, s, seat));
  return values;
}

/** By seat, in the order of `TERMS`. */
export function termsOf(s: State, w: ViscountsWeights): number[][] {
  if (s.over) return score(s).map(({ points }) => TERMS.map(term => (term === 'points' ? points : 0)));
  const outlook = outlookOf(s, w);
  const found: number[][] = [];
  for (let seat = 0; seat < s.seats; seat++) found.push([...worthByTerm(outlook, s, seat), turnHope(outlook, s, seat)]);
  return found;
}
