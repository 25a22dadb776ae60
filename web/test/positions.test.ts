/** Positions to solve: whose turn it is to be the position of the day, and what a link to a shared one may bring. */

import { unpacked } from '@tarsas/coach';
import { type Game, imagine, type Kind, pending, replay } from '@tarsas/kernel';
import { describe, expect, test, vi } from 'vitest';
import { gameOf } from '../../games/list.ts';
import { puzzles } from '../../games/posed.ts';
import { turnOn } from '../pages/solve/positions.ts';
import { jsonIn, linkWith } from '../session/shared.ts';
import { LONGEST_NOTE, linkToPosition, plainly, positionIn, type SharedPosition } from '../session/sharedPosition.ts';

vi.stubGlobal('location', { origin: 'https://tarsas.example' });

describe('the position of the day', () => {
  const days = (n: number) => Array.from({ length: n }, (_, i) => new Date(2026, 10, 1 + i, 13));

  test('goes round the games, and through all positions of each before one comes again', () => {
    for (const [games, all] of [
      [4, 60],
      [3, 74],
      [1, 1],
      [2, 37],
    ] as const) {
      const turns = days(games * all).map(date => turnOn(date, games));
      expect(new Set(turns.slice(0, games).map(({ game }) => game)).size).toBe(games);
      const first = turns.filter(({ game }) => game === 0).map(({ nth }) => nth(all));
      expect(new Set(first).size).toBe(all);
    }
  });

  test('is the same from midnight to midnight', () => {
    const at = (hour: number, minute: number) => {
      const turn = turnOn(new Date(2026, 10, 18, hour, minute), 4);
      return [turn.game, turn.nth(60)];
    };
    expect(at(23, 59)).toEqual(at(0, 0));
    expect(at(24, 0)).not.toEqual(at(0, 0));
  });
});

describe('a link to a position', () => {
  const hashOf = (link: string | null) => new URL(link!).hash.slice(1);
  const known = (id: string) => (id === 'empires-end' || id === 'viscounts' ? gameOf(id) : undefined);

  async function shared(id = 'viscounts'): Promise<{ game: Game<Kind>; seed: string; position: SharedPosition }> {
    const [game, { games, puzzles: all }] = await Promise.all([gameOf(id), puzzles[id]!()]);
    const { game: of, move, seat, plans, playedOut } = all[0]!;
    const { state } = replay(game, unpacked(game, games[of]!, move));
    const view = game.view(state, seat) as object;
    const position = { game: id, rules: game.rules, seat, view, note: 'What now?', isPuzzle: true, plans, playedOut };
    return { game, seed: games[of]!.seed, position };
  }

  test('carries what the seat saw, and comes back as it was', async () => {
    const { position } = await shared();
    expect((await positionIn(hashOf(await linkToPosition(position)), known))?.position).toEqual(position);
  });

  test('holds neither the seed nor anything that the seat could not know: it is the same for every world that the view allows', async () => {
    const { game, seed, position } = await shared();
    const link = await linkToPosition(position);
    expect(JSON.stringify(await jsonIn(hashOf(link)))).not.toContain(seed);
    const world = imagine(game, position.view, position.seat, 'another world');
    expect(await linkToPosition({ ...position, view: game.view(world, position.seat) as object })).toBe(link);
    expect(pending(game, world).some(({ seat, waiting }) => seat === position.seat && waiting)).toBe(true);
  });

  test.each([
    ['no JSON', async () => 'xyz'],
    ['another game', async ({ position }: Made) => hashOf(await linkWith('/position', { ...position, game: 'constructor' }))],
    ['other rules', async ({ position }: Made) => hashOf(await linkWith('/position', { ...position, rules: 99 }))],
    ['a seat that is none', async ({ position }: Made) => hashOf(await linkWith('/position', { ...position, seat: 7 }))],
    [
      'more seats than there are',
      async ({ position }: Made) => hashOf(await linkWith('/position', { ...position, view: { ...position.view, seats: 1e9 } })),
    ],
    ['a view that is none', async ({ position }: Made) => hashOf(await linkWith('/position', { ...position, view: { seats: 2, ply: 3 } }))],
    [
      'a view with more in it',
      async ({ position }: Made) => hashOf(await linkWith('/position', { ...position, view: { ...position.view, extra: '<b>' } })),
    ],
  ])('with %s leads nowhere', async (_, make) => {
    expect(await positionIn(await make(await shared()), known)).toBeNull();
  });

  test('brings no plan and no number that is none, and a note that is plain text', async () => {
    const { position } = await shared();
    const odd = {
      ...position,
      note: `\u202Eend\u0000\r\n\n\n\n<b>bold</b>${'x'.repeat(500)}`,
      isPuzzle: 'yes',
      plans: [
        ...position.plans.slice(0, 2),
        { plan: 'none' },
        { plan: [{ do: 1 }], less: 1 },
        { plan: [{ do: 'skip' }], less: 'NaN', low: 1e99, high: -1e99 },
      ],
    };
    const { position: found } = (await positionIn(hashOf(await linkWith('/position', odd)), known))!;
    expect(found.note.startsWith('end\n\n<b>bold</b>x')).toBe(true);
    expect(found.note).toHaveLength(LONGEST_NOTE);
    expect(found.isPuzzle).toBe(false);
    expect(found.plans).toHaveLength(3);
    expect(found.plans.at(-1)).toMatchObject({ less: 0, low: 999, high: -999 });
    expect(plainly({})).toBe('');
  });
});

interface Made {
  position: SharedPosition;
}
