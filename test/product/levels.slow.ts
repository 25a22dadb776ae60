/** Every level of bot at every number of seats of every game plays a table of the started product to its end. `npm run test:slow` runs it. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Player } from './player.ts';
import { folder, Product, remove } from './product.ts';

const LEVELS = ['random', 'random-plans', 'gentle', 'greedy', 'steady', 'planner', 'searcher'];
const GAMES: Record<string, readonly number[]> = {
  'terra-mystica': [2, 3, 4, 5],
  'age-of-innovation': [2, 3, 4, 5],
  viscounts: [1, 2, 3, 4],
  'empires-end': [2, 3, 4],
  example: [2, 3, 4],
};

let product: Product;
const data = folder();
beforeAll(async () => {
  product = await Product.start({ data });
});
afterAll(async () => {
  await product?.stop();
  await remove(data);
});

/** Levels by table, so that each sits at one of them; the last table is filled up with the first. */
const tablesOf = (seats: number): string[][] =>
  Array.from({ length: Math.ceil(LEVELS.length / seats) }, (_, table) =>
    Array.from({ length: seats }, (_, seat) => LEVELS[(table * seats + seat) % LEVELS.length]),
  );

describe.each(Object.entries(GAMES))('%s', (game, seatCounts) => {
  for (const seats of seatCounts) {
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
