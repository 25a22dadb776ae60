/** What a position of Viscounts is worth to each seat. */
import { score } from '../rules/questions/score.ts';
import type { State } from '../rules/state.ts';
import { turnHope } from './hope.ts';
import { outlookOf } from './outlook.ts';
import { worthOf } from './player.ts';
import type { ViscountsWeights } from './weights.ts';

export function value(s: State, w: ViscountsWeights): number[] {
  if (s.over) return score(s).map(({ points }) => points);
  const outlook = outlookOf(s, w);
  const values: number[] = [];
  for (let seat = 0; seat < s.seats; seat++) values.push(worthOf(outlook, s, seat) + turnHope(outlook, s, seat));
  return values;
}
