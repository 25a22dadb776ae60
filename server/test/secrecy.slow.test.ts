/**
 * Every game there is, played through while every route and every stream is read as every seat, as a stranger and as nobody, with a
 * marked secret in every hidden place. `npm run prove:server -- secrecy` does it at more tables and looks more often.
 */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { freshDatabase, freshFolder } from './engines.ts';
import { titles as leakyTitles } from './leaky.ts';
import { running } from './running.ts';
import { type Stage, scene, stage } from './scene.ts';
import { titles } from './titles.ts';
import { worlds } from './worlds.ts';

test('every game there is is looked at', () => {
  expect(Object.keys(worlds).sort()).toEqual(titles.map(({ game }) => game.id).sort());
});

describe('every game', () => {
  let set: Stage;
  beforeAll(async () => {
    const where = await freshDatabase();
    set = await stage(await running(where), where, titles);
  });
  afterAll(() => set?.server.stop());

  for (const [game, { tables, disguise }] of Object.entries(worlds)) {
    test(`${game}: nobody reads anything that is not theirs to know`, async () => {
      const { found, positions, answers } = await scene(set, game, tables[0], disguise, { seed: game, looks: 4 });
      expect(found.slice(0, 5)).toEqual([]);
      // The test can see.
      expect(answers).toBeGreaterThan(500);
      expect(positions).toBeGreaterThan(100);
    });
  }
});

describe('a game that leaks', () => {
  let set: Stage;
  beforeAll(async () => {
    const where = await freshFolder();
    set = await stage(await running(where, { titles: leakyTitles }), where, leakyTitles);
  });
  afterAll(() => set?.server.stop());

  for (const { game } of leakyTitles) {
    test(`${game.id}: is found out`, async () => {
      const { tables, disguise } = worlds[game.id];
      const { found } = await scene(set, game.id, tables[0], disguise, { seed: game.id, looks: 2, most: 6 });
      expect(found.join('\n')).toMatch(/more than the view of (public|\d) may show/);
    });
  }
});
