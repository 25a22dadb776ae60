/** Whole games before the referee, and errors planted for it to find. */
import type { Fact } from '@tarsas/kernel';
import { describe, expect, test } from 'vitest';
import { type GameRecord, playedGame } from '../../../bots/referee.ts';
import { mind } from '../bot/index.ts';
import type { Options, TerraMystica } from '../rules/index.ts';
import { referee } from './referee.ts';

type Played = GameRecord<TerraMystica>;

const GAMES = 10 * Number(process.env.TARSAS_LAWS ?? 1);
const FIRE_AND_ICE = { iceFactions: true, volcanoFactions: true, variableFactions: true };
const TABLES: Partial<Options>[] = [
  {},
  { ...FIRE_AND_ICE, map: 'fire-and-ice', finalTile: 'random' },
  { ...FIRE_AND_ICE, factions: 'auction', turnOrder: 'variable', newTownTiles: true },
  { ...FIRE_AND_ICE, leech: 'open', map: 'lakes', shippingCard: true, templeTile: true },
  { ...FIRE_AND_ICE, spadePoints: 'gained', sacrifice: 'free', declinedOffers: 'server', coinsForPoints: true, map: 'fjords' },
];

const played = (n: number): Played => playedGame(mind, { seats: 2 + (n % 4), seed: `referee ${n}`, options: TABLES[n % TABLES.length] });

describe('the referee finds nothing', () => {
  test.each(Array.from({ length: GAMES }, (_, n) => n))('in game %i', { timeout: 120_000 }, n => {
    expect(referee(played(n)), `referee ${n}`).toEqual([]);
  });
});

describe('the referee finds a planted error', () => {
  const game = played(0);
  /** The last fact of a kind, or the first where it says so. */
  const placeOf = (key: string): [number, number] => {
    const move = game.facts.findIndex(facts => facts.some(fact => fact.key === key));
    return [move, game.facts[move].findIndex(fact => fact.key === key)];
  };
  const withFacts = (key: string, change: (fact: Fact) => Fact[]): Played => {
    const [move, place] = placeOf(key);
    const facts = game.facts.map((ofMove, n) => (n === move ? ofMove.flatMap((fact, i) => (i === place ? change(fact) : [fact])) : ofMove));
    return { ...game, facts };
  };

  test.each([
    ['income', 'coins'],
    ['income', 'workers'],
    ['points', 'points'],
    ['taken', 'power'],
    ['power', 'power'],
    ['spadesBought', 'amount'],
    ['converted', 'price'],
    ['steps', 'steps'],
    ['resourceScore', 'coins'],
    ['cultScore', 'points'],
  ])('in a fact: %s, %s', (key, field) => {
    const more = withFacts(key, fact => [{ ...fact, args: { ...fact.args, [field]: (fact.args as Record<string, number>)[field] + 1 } }]);
    expect(referee(more)).not.toEqual([]);
  });

  test.each(['built', 'upgraded', 'favor', 'sent', 'passed', 'card', 'gained', 'income', 'power', 'points', 'networkScore'])(
    'a fact that is missing: %s',
    key => {
      expect(referee(withFacts(key, () => []))).not.toEqual([]);
    },
  );

  test.each(['coins', 'workers', 'priests', 'supply', 'vp', 'keys', 'shipping'] as const)('in a view: %s', key => {
    const half = game.views.length >> 1;
    const views = game.views.map((view, n) =>
      n === half ? { ...view, players: view.players.map((p, seat) => (seat === 1 ? { ...p, [key]: p[key] + 1 } : p)) } : view,
    );
    expect(referee({ ...game, views })).toHaveLength(1);
  });

  test.each(['bowls', 'cults', 'left'] as const)('in a view: %s', key => {
    const half = game.views.length >> 1;
    const views = game.views.map((view, n) =>
      n === half
        ? { ...view, players: view.players.map((p, seat) => (seat === 0 ? { ...p, [key]: p[key].map(count => count + 1) } : p)) }
        : view,
    );
    expect(referee({ ...game, views })).toHaveLength(1);
  });

  test('in a score and in a score line', () => {
    const total = game.scores.map((score, seat) => (seat === 0 ? { ...score, points: score.points + 1 } : score));
    expect(referee({ ...game, scores: total })).toHaveLength(1);
    const line = game.scores.map((score, seat) =>
      seat === 0 ? { ...score, lines: score.lines.map((one, i) => (i === 0 ? { ...one, points: one.points + 1 } : one)) } : score,
    );
    expect(referee({ ...game, scores: line })).toHaveLength(1);
  });
});
