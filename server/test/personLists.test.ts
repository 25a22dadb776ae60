/** The lists of one person are in the right order, page by page, whatever has been noted about their seats; old pages and walks through them agree. */
import { randomFrom } from '@tarsas/kernel';
import { sql } from 'kysely';
import { afterEach, expect, test } from 'vitest';
import { settleHeads } from '../storage/heads.ts';
import { openStorage, type Storage } from '../storage/open.ts';
import { listTables, type Which } from '../table/lists.ts';
import type { Tables } from '../table/tables.ts';
import { onBothEngines } from './engines.ts';

const opened: Storage[] = [];
afterEach(async () => {
  for (const storage of opened.splice(0)) await storage.close();
});

const STATUS = ['waiting', 'playing', 'over', 'abandoned'] as const;

interface Made {
  id: string;
  status: (typeof STATUS)[number];
  touched: number;
  due: number | null;
  asked: boolean;
}

onBothEngines('a person’s lists', fresh => {
  test('hold what they should, before and after seats of ended games were noted', async () => {
    const storage = await openStorage(await fresh());
    opened.push(storage);
    const { db } = storage;
    const seed = 'lists of a person';
    const random = randomFrom(seed);
    await sql`insert into person (id, name, email, "emailVerified") values ('p', 'P', 'p@example.org', true)`.execute(db);
    const mine: Made[] = [];
    for (let i = 0; i < 230; i++) {
      const status = STATUS[i < 60 ? random(4) : 2 + random(2)];
      const touched = 1_000 + i * 10 + random(9);
      const seats = [0, 1, 2].filter(() => random(2) === 0);
      const isMine = seats.length > 0 && random(8) > 0;
      const waiting = status === 'playing' ? random(8) : 0;
      const due = random(2) === 0 ? random(1_000) : null;
      await sql`insert into tables (id, game, rules, seats, options, seed, visibility, invite, created_at, status, waiting, due_at, touched_at, listed_at)
        values (${`t${i}`}, 'example', 1, 3, '{}', 's', 'link', 'i', 1, ${status}, ${waiting}, ${due}, ${touched}, ${touched})`.execute(db);
      for (const seat of [0, 1, 2])
        await sql`insert into seat (table_id, seat, person_id, name)
          values (${`t${i}`}, ${seat}, ${isMine && seats.includes(seat) ? 'p' : null}, 'P')`.execute(db);
      const asked = seats.some(seat => (waiting >> seat) & 1);
      if (isMine) mine.push({ id: `t${i}`, status, touched, due, asked });
    }
    const tables = { config: { db }, find: () => Promise.reject(new Error('not held')) } as unknown as Tables;
    const page = async (list: Which, before: number) =>
      (await listTables(tables, { list, before, language: 'en' }, 'p')).map(({ id }) => id);
    const last = (a: Made, b: Made) => b.touched - a.touched;
    const right = (list: 'mine' | 'current', before: number) =>
      mine
        .filter(({ status, touched }) => touched < before && (list === 'mine' || status === 'waiting' || status === 'playing'))
        .sort((a, b) => {
          const first = Number(b.asked) - Number(a.asked);
          const deadline = list === 'current' && a.asked && b.asked ? (a.due ?? 9e15) - (b.due ?? 9e15) : 0;
          return first || deadline || last(a, b);
        })
        .slice(0, 50)
        .map(({ id }) => id);
    const check = async (when: string) => {
      for (const list of ['mine', 'current'] as const)
        for (const before of [9e15, 2_900, 2_000, 1_400, 1_000])
          expect([when, list, before, await page(list, before)]).toEqual([when, list, before, right(list, before)]);
    };
    await check('nothing noted');
    // As after an upgrade: some are noted, others are not yet.
    await sql`update seat set over_at = touched_at from tables where id = table_id and status in ('over', 'abandoned') and touched_at % 3 = 0`.execute(
      db,
    );
    await check('some noted');
    await settleHeads(db);
    const { rows } = await sql<{ id: string }>`select distinct table_id as id from seat join tables on id = table_id
      where (over_at is null) <> (status in ('waiting', 'playing')) or over_at <> touched_at`.execute(db);
    expect(rows).toEqual([]);
    await check('all noted');
  });
});
