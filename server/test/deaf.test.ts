/** A database that fails now and then: every stream carries everything, and what was acknowledged is there once. */
import { sql } from 'kysely';
import { afterEach, expect, test } from 'vitest';
import { ApiError, client } from '../api/client.ts';
import { Committer } from '../storage/commit.ts';
import { openStorage, type Storage, type Where } from '../storage/open.ts';
import type { Live, News } from '../table/live.ts';
import { Tables } from '../table/tables.ts';
import { onBothEngines } from './engines.ts';
import { noMilestones } from './milestones.ts';
import { aTable, Ear, type Running, running, type Somebody, somebody } from './running.ts';
import { titles } from './titles.ts';

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

/** From now on every so manyeth commit of entries fails, as on a disk that is full. A sequence counts on whatever is rolled back. */
async function failEvery(where: Where, count: number): Promise<void> {
  const { db, close } = await openStorage(where);
  await sql`create sequence attempts`.execute(db);
  await sql
    .raw(
      `create function refuse() returns trigger language plpgsql as $$
        begin
          if nextval('attempts') % ${count} = 0 then raise exception 'could not extend file: no space left on device'; end if;
          return null;
        end $$`,
    )
    .execute(db);
  await sql`create trigger refuse after insert on entry for each statement execute function refuse()`.execute(db);
  await close();
}

/** Plays to the end; whatever fails on the server's side is sent again until it is answered. Says how many answers were failures. */
async function playOnRegardless(id: string, people: readonly Somebody[]): Promise<number> {
  let failures = 0;
  for (;;) {
    const { table } = await people[0].table({ id });
    if (table.status !== 'playing') return failures;
    const person = people[table.waiting[0]];
    const { position } = await person.table({ id });
    const [{ id: decision, options }] = position!.decisions;
    for (let isMade = false; !isMade; ) {
      isMade = await person.move({ id, moves: [{ decision, choice: options[0] }] }).then(
        () => true,
        error => {
          if (!(error instanceof ApiError) || error.status < 500) throw error;
          failures++;
          return false;
        },
      );
    }
  }
}

onBothEngines('a database that fails now and then', fresh => {
  test('leaves no stream deaf and no move doubled', async () => {
    const where = await fresh();
    const server: Running = await running(where);
    const people = await Promise.all(['Anna', 'Béla'].map(name => somebody(server.url, name)));
    const id = await aTable('example', people);
    await server.stop();
    await failEvery(where, 2);
    const again = await running(where);
    closing.push(() => again.stop());
    const moved = people.map(person => ({ ...person, ...client({ base: again.url, token: person.token }), base: again.url }));
    const ears = await Promise.all([people[0].token, people[1].token, undefined].map(token => Ear.open(again.url, `${id}:0`, token)));
    const failures = await playOnRegardless(id, moved);
    expect(failures).toBeGreaterThan(2);
    const { lines } = await moved[0].log({ id });
    for (const ear of ears) {
      await ear.until(({ table }) => (table as { status: string } | undefined)?.status === 'over');
      const told = ear.heard.flatMap(({ lines }) => (lines as { n: number }[] | undefined) ?? []).map(({ n }) => n);
      expect(told).toEqual(lines.map(({ n }) => n));
      ear.close();
    }
  });

  /** Tables on a committer that may fail before or after it has written. */
  const tablesOn = (storage: Storage, fails: { before: boolean; after: boolean }) => {
    const committer = new Committer(storage, { ready: async () => {}, enqueue: async () => {}, wake: () => {} });
    const commit: Committer['commit'] = async turn => {
      if (fails.before) throw new Error('the connection was cut');
      const verdict = await committer.commit(turn);
      if (fails.after) throw new Error('the connection was cut');
      return verdict;
    };
    const config = {
      db: storage.db,
      titles,
      now: () => 1,
      botsLateMs: 1,
      isAlone: () => true,
      committed: () => {},
      caughtUp: () => {},
      milestones: noMilestones(storage.db),
      newSeed: () => 's',
      keep: 1,
      missedBy: async () => [],
      jobsAfter: () => [],
    };
    return new Tables({ ...config, committer: { commit } as Committer });
  };

  test('a commit whose answer was lost is told to those who watch, and the next one follows it', async () => {
    const where = await fresh();
    const server = await running(where);
    const people = await Promise.all(['Anna', 'Béla'].map(name => somebody(server.url, name)));
    const id = await aTable('example', people);
    await server.stop();
    const storage = await openStorage(where);
    closing.push(() => storage.close());
    const fails = { before: false, after: true };
    const tables = tablesOn(storage, fails);
    closing.push(async () => tables.close());
    const live = await tables.find(id);
    const told: number[] = [];
    let heard: (n: number) => void = () => {};
    const tell = (_: Live, news: readonly News[]) => {
      for (const { stamped } of news) {
        told.push(stamped.n);
        heard(stamped.n);
      }
    };
    live.watchers.add({ viewer: () => 'public', tell, pass: () => {}, end: () => {} });
    const until = (wanted: number) =>
      new Promise<void>(resolve => {
        heard = n => n === wanted && resolve();
        if (told.includes(wanted)) resolve();
      });
    const bot = (seat: number) => () => [{ kind: 'bot' as const, seat, bot: 'random', why: 'left' as const }];
    await expect(tables.append(id, bot(0))).rejects.toThrow('cut');
    await until(2);
    fails.after = false;
    await tables.append(id, bot(1));
    fails.before = true;
    await expect(tables.append(id, () => [{ kind: 'return', seat: 0 }])).rejects.toThrow('cut');
    fails.before = false;
    await tables.append(id, () => [{ kind: 'return', seat: 1 }]);
    expect(told).toEqual([2, 3, 4]);
    expect(await tables.find(id)).toBe(live);
  });
});
