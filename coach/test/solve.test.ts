/** What somebody's own plan is worth: played out, never called wrong unseen. */
import { type Kind, pending, replay } from '@tarsas/kernel';
import { describe, expect, test } from 'vitest';
import type { Mind } from '../../bots/mind.ts';
import { mindOf } from '../../games/list.ts';
import { puzzles } from '../../games/posed.ts';
import { unpacked } from '../packed.ts';
import { type Posed, seedsOf } from '../posed.ts';
import { PUZZLES } from '../puzzles.ts';
import { judged, knownAs } from '../solve.ts';
import { type Plan, SOLVES } from '../types.ts';

/** The last position of a game is nearest to its end, and quickly played out. */
async function posed(id: string): Promise<{ mind: Mind; position: Posed; plans: { plan: Plan; less: number }[] }> {
  const [mind, { games, puzzles: all }] = await Promise.all([mindOf(id), puzzles[id]()]);
  if (!mind) throw new Error(`${id} has no mind`);
  const { game, move, seat, plans, playedOut } = all.toSorted((a, b) => b.move - a.move)[0];
  const { state } = replay<Kind>(mind.game, unpacked(mind.game, games[game]), move);
  const { id: decision } = pending<Kind>(mind.game, state).find(one => one.seat === seat && one.waiting)!;
  const view = mind.game.view(state, seat) as object;
  return { mind, plans, position: { view, seat, decision, seeds: seedsOf(games[game], move, PUZZLES.seed), most: playedOut } };
}

describe.each(Object.keys(puzzles))('a position of %s', id => {
  test('is played out with the seeds with which it was found: a plan that is known comes to the same again', async () => {
    const { mind, position, plans } = await posed(id);
    const next = plans.find(({ less }) => less > SOLVES)!;
    // Whether the first few agree cannot be seen in the file; all of them make its mean.
    const last = [...judged(mind, { ...position, most: position.most }, plans[0].plan, next.plan)].at(-1)!;
    if (last.playedOut === position.most) expect(last.middle).toBe(next.less);
    else expect(last.low).toBeGreaterThan(SOLVES);
  }, 60_000);

  test('a solution is no worse than the best plan, and known by what it says, however it is paid', async () => {
    const { mind, position, plans } = await posed(id);
    const own = [...plans[0].plan];
    expect(knownAs(mind, plans, own)).toBe(0);
    expect([...judged(mind, { ...position, most: 2 }, plans[0].plan, own)].at(-1)).toMatchObject({ middle: 0, low: 0, high: 0 });
  });
});

test('a plan that says more than one that was played out is another plan', async () => {
  const { mind, plans } = await posed('terra-mystica');
  const own = [...plans[0].plan, { do: 'upgrade', hex: 'E3', to: 'temple' }];
  expect(knownAs(mind, plans, own)).toBe(-1);
});
