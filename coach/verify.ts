/** Checking verdicts: the same two plans played out again, longer and with other seeds. */
import type { Mind } from '@tarsas/bots/thinking';
import { decisionsOf } from './decisions.ts';
import { worldsFrom } from './hint.ts';
import { playedOut } from './playOut.ts';
import { rangeOf, worthOf, ZONE } from './ranges.ts';
import type { Range, Saved, TurningPoint } from './types.ts';

export interface Checked {
  kind: TurningPoint['kind'];
  /** What was said, and what came of the second time. */
  said: Pick<TurningPoint, 'cost' | 'low' | 'high'>;
  again: Range;
  /** The second middle has the same sign, lies in the first range; for `same`: is smaller than the zone. */
  sameSign: boolean;
  inside: boolean;
  small: boolean;
}

export function checked(mind: Mind, saved: Saved, point: TurningPoint, continuations: number, seed: string): Checked {
  const { state, seat, decision, chosen } = decisionsOf(mind, saved).find(({ move }) => move === point.move)!;
  const worldAt = worldsFrom(mind, mind.game.view(state, seat) as object, seat, decision.id, `${seed}/${point.move}`);
  const differences = Array.from({ length: continuations }, (_, n) => {
    const { world, asked } = worldAt(n);
    const [one, other] = [point.better, chosen].map(plan => playedOut(mind, world, asked, plan, `${seed}/${point.move}/${n}`));
    return worthOf(one, saved.seats) - worthOf(other, saved.seats);
  });
  const again = rangeOf(differences);
  const { kind, cost, low, high } = point;
  return {
    kind,
    said: { cost, low, high },
    again,
    sameSign: Math.sign(again.middle) === Math.sign(cost),
    inside: again.middle >= low && again.middle <= high,
    small: again.middle < ZONE,
  };
}
