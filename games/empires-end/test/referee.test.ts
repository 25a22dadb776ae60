/** Whole games between bots before a referee who knows the tables and the facts, not the rules; and errors planted for it to find. */
import type { Fact } from '@tarsas/kernel';
import { describe, expect, test } from 'vitest';
import { type GameRecord, playedGame, type Sitting } from '../../../bots/referee.ts';
import { mind } from '../bot/index.ts';
import type { EmpiresEnd, Facts, Options } from '../rules/state.ts';
import { referee } from './referee/index.ts';

const LIMITED = { supplyUnlimited: false };
const OWNERS = {
  components: {
    locations: [{ id: 'city', points: 40, restoreCost: 3 }],
    disasters: [
      {
        id: 'fire-05',
        innovation: { phase: 'onDestroyed' as const, effect: { op: 'refresh' as const, scope: 'empire' as const, limit: 1 } },
      },
    ],
  },
};
const TABLES: readonly [number, Partial<Options>][] = [
  [2, {}],
  [3, {}],
  [4, {}],
  [2, { game: 'lightning' }],
  [4, { game: 'lightning', simultaneous: false }],
  [3, LIMITED],
  [4, { ...LIMITED, replacedDisasterGoes: 'discarded', repeatMayTargetRepeat: true }],
  [3, { refreshAdjacentRoad: 'one', refreshAdjacentIndustryCard: 'one', combinedDraw: 'atTheEnd' }],
  [2, { neighbourScoringNeedsIntact: true, discardRestAfterFewerThanTwo: true }],
  [4, OWNERS],
];
const ROUNDS = Number(process.env.TARSAS_LAWS ?? 1);
const seed = process.env.TARSAS_SEED ?? 'referee';

const sittings: Sitting[] = Array.from({ length: ROUNDS }, (_, round) =>
  TABLES.map(([seats, options], n) => ({ seats, options, seed: `${seed} ${round} ${n}` })),
).flat();

describe('A referee who reads only tables and facts agrees with the rules', () => {
  test.each(sittings)('$seats seats, $options, seed "$seed"', sitting => {
    expect(referee(playedGame(mind, sitting)).slice(0, 5)).toEqual([]);
  });
});

describe('The referee objects', () => {
  const games = [4, 3, 6].map(n => playedGame(mind, { seats: TABLES[n][0], options: TABLES[n][1], seed: `planted ${n}` }));
  const keysIn = (game: GameRecord<EmpiresEnd>) => new Set(game.facts.flat().map(({ key }) => key));
  /** The games once more, with one fact of a kind changed or left out: the one in the middle. */
  const spoilt = (key: string, change: (fact: Fact) => Fact[]) =>
    games.flatMap(game => {
      if (!keysIn(game).has(key)) return [];
      const all = game.facts.flat().filter(fact => fact.key === key);
      const picked = all[all.length >> 1];
      return [{ ...game, facts: game.facts.map(move => move.flatMap(fact => (fact === picked ? change(fact) : [fact]))) }];
    });

  /** A repeat that its owner then made nothing of leaves no trace. */
  const SILENT = new Set<keyof Facts>(['repeated']);
  const keys = [...new Set(games.flatMap(game => [...keysIn(game)]))].filter(key => !SILENT.has(key as keyof Facts));
  test.each(keys)('to a game from which a fact "%s" is missing', key => {
    for (const game of spoilt(key, () => [])) expect(referee(game)).not.toEqual([]);
  });

  test.each([
    ['gained', { resources: { coin: 7 } }],
    ['points', { points: 31 }],
    ['taken', { resources: {} }],
    ['exchanged', { got: { coin: 5 } }],
    ['played', { paid: { coin: 4 } }],
    ['restored', { paid: {} }],
    ['sold', { got: { coin: 2 } }],
    ['fist', { starting: 40 }],
    ['band', { points: 99 }],
    ['victory', { points: 99 }],
    ['drew', { cards: 9 }],
    ['phase', { space: 99 }],
    ['shown', { resources: { wheat: 99, hammer: 0, axe: 0, coin: 0 } }],
    ['finalScore', { points: 999 }],
    ['upheaval', { position: 99 }],
  ] as [keyof Facts, object][])('to a fact "%s" with other particulars', (key, args) => {
    const changed = spoilt(key, fact => [{ ...fact, args: { ...fact.args, ...args } }]);
    expect(changed.length).toBeGreaterThan(0);
    for (const game of changed) expect(referee(game)).not.toEqual([]);
  });

  test.each([
    ['points on the track', { fromConflicts: 77 }],
    ['cards in hand', { cards: 77 }],
    ['destroyed locations', { destroyed: ['city', 'city'] }],
    ['exhausted abilities', { exhausted: ['city'] }],
    ['innovations', { innovations: ['fire-01'] }],
  ])('to a view with other %s', (what, change) => {
    const [game] = games;
    const middle = game.views.length >> 1;
    const views = game.views.map((view, i) =>
      i === middle ? { ...view, players: view.players.map((p, seat) => (seat === 0 ? { ...p, ...change } : p)) } : view,
    );
    expect(referee({ ...game, views }).join('\n')).toContain(`move ${middle}, in the view: seat 0, ${what}`);
  });

  test('to other tokens in the supply and behind the screens', () => {
    const [, , game] = games;
    const last = game.views.length - 1;
    const supply = game.views.map((view, i) => (i === 5 && view.supply ? { ...view, supply: { ...view.supply, axe: 1 } } : view));
    expect(referee({ ...game, views: supply }).join('\n')).toContain('axe in the supply');
    const stocks = game.views.map((view, i) =>
      i === last ? { ...view, stocks: view.stocks?.map(stock => ({ ...stock, coin: 55 })) ?? null } : view,
    );
    expect(referee({ ...game, views: stocks }).join('\n')).toContain('seat 0, tokens');
  });

  test('to a score with another line, other points or another rank', () => {
    const [game] = games;
    for (const change of [{ points: 0 }, { rank: 9 }, { lines: [{ key: 'locations', points: 1 }] }]) {
      expect(referee({ ...game, scores: game.scores.map((score, i) => (i === 0 ? { ...score, ...change } : score)) })).not.toEqual([]);
    }
  });
});
