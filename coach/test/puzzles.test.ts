import { pending, replay } from '@tarsas/kernel';
import { describe, expect, test } from 'vitest';
import { carryOut } from '../../bots/thinking.ts';
import { minds, puzzles } from '../../games/found.ts';
import { isSame } from '../look.ts';
import { ZONE } from '../ranges.ts';

const shipped = Object.entries(puzzles);

test('positions to solve are found by their place', () => expect(Object.keys(minds)).toEqual(expect.arrayContaining(Object.keys(puzzles))));

describe.each(shipped)('the positions to solve of %s', (id, load) => {
  test('can be reached, ask the seat that is to solve them, and every plan can be played', async () => {
    const [mind, { games, puzzles: all }] = await Promise.all([minds[id](), load()]);
    expect(new Set(all.map(one => one.id)).size).toBe(all.length);
    for (const { game, move, seat, plans } of all) {
      for (const { plan } of plans) {
        const { state } = replay(mind.game, games[game], move);
        const asked = pending(mind.game, state).find(one => one.seat === seat && one.waiting)!;
        carryOut(mind, state, asked, plan);
        expect(state.ply).toBeGreaterThanOrEqual(move + plan.length);
      }
    }
  });

  test('have a best plan that no other kind of plan comes near', async () => {
    const [mind, { puzzles: all }] = await Promise.all([minds[id](), load()]);
    for (const { plans } of all) {
      const [best, ...others] = plans;
      expect(best.less).toBe(0);
      expect(others.some(({ less, plan }) => less >= ZONE && !isSame(mind, plan, best.plan))).toBe(true);
      expect(plans.map(({ less }) => less)).toEqual(plans.map(({ less }) => less).sort((a, b) => a - b));
    }
  });
});
