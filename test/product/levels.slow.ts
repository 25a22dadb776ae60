/** Every level of bot at every number of seats of every game plays a table of the started product to its end. `npm run test:slow` runs it. */
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { Player } from './player.ts';
import { CLONE, sharedProduct } from './product.ts';

const LEVELS = ['random', 'random-plans', 'gentle', 'greedy', 'steady', 'planner', 'searcher'];
const GAMES: { id: string; seats: { min: number; max: number } }[] = JSON.parse(
  execFileSync(process.execPath, [join(CLONE, 'dist', 'tarsas.js'), 'games', '--json'], { encoding: 'utf8' }),
);

const product = sharedProduct();

/** Levels by table, so that each sits at one of them; the last table is filled up with the first. */
const tablesOf = (seats: number): string[][] =>
  Array.from({ length: Math.ceil(LEVELS.length / seats) }, (_, table) =>
    Array.from({ length: seats }, (_, seat) => LEVELS[(table * seats + seat) % LEVELS.length]),
  );

describe.each(GAMES)('$id', ({ id: game, seats: { min, max } }) => {
  for (let seats = min; seats <= max; seats++) {
    test.each(tablesOf(seats))(`${seats} seats: %s …`, async (...levels) => {
      const [own, ...others] = levels;
      const host = await Player.guest(product.url, 'Host');
      const id = await host.tableWith(others, { game });
      await host.ask('POST', `/tables/${id}/leave-to-bot`, { bot: own });
      const table = await host.play(id);
      expect(table.status).toBe('over');
      expect(table.result?.scores).toHaveLength(seats);
    });
  }
});
