/** Fewer tables are kept in memory than are played at the same time. `npm run prove:server -- evict` does it for longer. */
import { randomFrom } from '@tarsas/kernel';
import { expect, test } from 'vitest';
import { onOneEngine } from './engines.ts';
import { evict } from './eviction.ts';
import { running, somebody } from './running.ts';

onOneEngine('eviction', fresh => {
  test.each(process.env.TARSAS_SLOW ? [1, 2, 3, 4, 5] : [1, 3])(
    'with %i tables in memory nothing acknowledged is missing from what is read or told later',
    async keep => {
      const server = await running(await fresh(), { keepTables: keep });
      try {
        const plan = { url: server.url, game: 'canary', tables: 8, requests: 240, atOnce: 12, random: randomFrom(`keep ${keep}`) };
        const { wrong, acknowledged, reads } = await evict(plan);
        expect(wrong).toEqual([]);
        expect(acknowledged).toBeGreaterThan(30);
        expect(reads).toBeGreaterThan(100);
      } finally {
        await server.stop();
      }
    },
  );

  test('a table more than fits drops the one unused longest and no other, and ids that are not there drop none', async () => {
    const server = await running(await fresh(), { keepTables: 3 });
    try {
      const inMemory = async () => Number(/tarsas_tables (\d+)/.exec(await server.metrics())![1]);
      const anna = await somebody(server.url, 'Anna');
      for (let i = 0; i < 3; i++) await anna.openTable({ game: 'example', seats: 2 });
      for (let i = 0; i < 20; i++) await anna.table({ id: `missing${i}` }).catch(() => {});
      expect(await inMemory()).toBe(3);
      await anna.openTable({ game: 'example', seats: 2 });
      expect(await inMemory()).toBe(3);
    } finally {
      await server.stop();
    }
  });
});
