import { expect, test } from 'vitest';
import { FACTION_IDS, STRONGHOLD } from '../data/index.ts';
import { terraMystica } from '../rules/index.ts';
import { busyGame } from './busy.ts';
import { everyPieceIsSomewhere } from './pieces.ts';

test('busy games of all factions keep every piece somewhere, and build every stronghold', () => {
  const built = new Set<string>();
  let towns = 0;
  for (let n = 0; n < 60; n++) {
    const options = {
      iceFactions: true,
      volcanoFactions: true,
      variableFactions: true,
      newTownTiles: true,
      leech: n % 2 ? 'open' : 'at-once',
    };
    const { state } = busyGame(`busy ${n}`, options, s => {
      const wrong = everyPieceIsSomewhere(s);
      if (wrong) throw new Error(`game ${n}, move ${s.ply}: ${wrong}`);
    });
    for (const p of state.players) if (p.left[STRONGHOLD] === 0) built.add(p.faction ?? '');
    towns += state.players.reduce((sum, p) => sum + p.towns.length, 0);
    for (const { points, lines } of terraMystica.score(state)) expect(lines.reduce((sum, line) => sum + line.points, 0)).toBe(points);
  }
  expect([...built].sort()).toEqual([...FACTION_IDS].sort());
  expect(towns).toBeGreaterThan(5);
});
