/** Short games of our own in the notation of the reference server, the points of every source reckoned by hand. */
import { readFileSync } from 'node:fs';
import { replay } from '@tarsas/kernel';
import { describe, expect, test } from 'vitest';
import { importLog } from '../notation/index.ts';
import { type Line, terraMystica } from '../rules/index.ts';

type Points = Partial<Record<Line, number>>;

const GAMES: Record<string, Record<string, Points>> = {
  'bridges-and-priests': {
    // A spade paid with a priest, twice; dwelling and stronghold in their rounds; 4 dwellings on the card; water and earth; a shared
    // network of 3; 18 coins, 17 workers and 12 power.
    darklings: { start: 20, faction: 4, scoringTile: 9, leech: -2, bonusCard: 4, cults: 16, network: 15, resources: 15 },
    // A bridge between two own structures at the end of three rounds; 2 dwellings on the card; air; 31 coins, 5 workers, 12 power.
    engineers: { start: 20, faction: 9, leech: -2, bonusCard: 2, cults: 8, network: 15, resources: 16 },
  },
  'ice-and-fire': {
    // A dwelling, then two spades in their rounds; everybody has one settlement, so all share the final tile.
    yetis: { start: 20, scoringTile: 6, digging: 6, bonusCard: 4, cults: 16, network: 18, finalTile: 12, resources: 20 },
    // A volcano scores no spade, the token for the spade of a power action does.
    dragonlords: { start: 20, scoringTile: 9, leech: -2, bonusCard: 4, cults: 8, network: 9, finalTile: 12, resources: 12 },
    // A point for a token.
    shapeshifters: { start: 20, faction: -1, cults: 12, network: 9, finalTile: 12, resources: 12 },
  },
  'along-the-river': {
    riverwalkers: { start: 20, scoringTile: 12, bonusCard: 2, cults: 13, network: 18, resources: 10 },
    // Four power offered, room for three.
    acolytes: { start: 20, scoringTile: 4, leech: -2, bonusCard: 2, cults: 24, network: 12, resources: 14 },
    // Shipping 2 for the stronghold, 3 for a priest; the only structure on the edge.
    mermaids: { start: 20, shipping: 5, cults: 7, network: 6, finalTile: 18, resources: 13 },
  },
};

describe('short games of our own', () => {
  test.each(Object.entries(GAMES))('%s', (name, expected) => {
    const { log, points, state } = importLog(readFileSync(new URL(`./games/${name}.log`, import.meta.url), 'utf8'));
    const bySource = state.players.map((p, seat) => {
      const sums: Points = {};
      for (const { key, points } of terraMystica.score(state)[seat].lines) sums[key] = (sums[key] ?? 0) + points;
      return [p.faction, sums];
    });
    expect(Object.fromEntries(bySource)).toEqual(expected);
    const totals = Object.entries(expected).map(([faction, sources]) => [faction, Object.values(sources).reduce((a, b) => a + b)]);
    expect(points).toEqual(Object.fromEntries(totals));
    expect(replay(terraMystica, log).state).toEqual(state);
  });
});
