/** Analyses of finished tables: asked for by people, made in the background, kept with the game, gone on with after a stop. */
import { Desk, grown } from '@tarsas/coach';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { knowledgeOf } from '../../games/list.ts';
import type { Client } from '../api/client.ts';
import { Analyses } from '../jobs/analyses.ts';
import analyse from '../jobs/analysisWorker.ts';
import { wonGames } from '../results/won.ts';
import type { Where } from '../storage/open.ts';
import { openStorage } from '../storage/open.ts';
import { freshDatabase, freshFolder } from './engines.ts';
import { aTable, member, playOn, type Running, running, type Somebody, somebody } from './running.ts';

type Told = Awaited<ReturnType<Client['analysis']>>;
interface Found {
  analysis: { positions: object[]; done: { quick: number; of: number; playedOut: number; toPlayOut: number }; turningPoints: object[] };
  sources: { points: object[]; good: ({ count: number; here?: number } | null)[] };
}
const foundIn = ({ told }: Told) => told as unknown as Found;

const refusedWith = (asked: Promise<unknown>) =>
  asked.then(
    () => 'no refusal',
    ({ status, code }) => `${status} ${code}`,
  );

async function finished(people: readonly Somebody[], more: object = {}): Promise<string> {
  const id = await aTable('example', people, more);
  await playOn(id, people, id);
  return id;
}

async function until(who: Client, id: string, seat: number, fits: (told: Told) => boolean): Promise<Told> {
  for (;;) {
    const told = await who.analysis({ id, seat });
    if (fits(told)) return told;
    await new Promise(resolve => setTimeout(resolve, 100));
  }
}
const done = (who: Client, id: string, seat: number) => until(who, id, seat, ({ state }) => state === 'done');

describe('an analysis', () => {
  let server: Running;
  let where: Where;
  let anna: Somebody;
  let bela: Somebody;
  let guest: Somebody;
  beforeAll(async () => {
    where = await freshDatabase();
    server = await running(where, { analysisShare: 1 });
    [anna, bela] = await Promise.all(['Anna', 'Bela'].map(name => member(server, name, `analysis-${name.toLowerCase()}@example.org`)));
    guest = await somebody(server.url, 'Guest');
  });
  afterAll(() => server?.stop());

  test('is made for whoever asks, kept with the game, and told to everybody who may see it', async () => {
    const id = await finished([anna, bela]);
    expect(await guest.analysis({ id, seat: 0 })).toEqual({ state: 'none', version: 0, offered: true, told: null });
    expect((await guest.askAnalysis({ id, seat: 0 })).state).toBe('waiting');
    const told = await done(bela, id, 0);
    const { analysis, sources } = foundIn(told);
    expect(analysis.done.of).toBeGreaterThan(0);
    expect(analysis.done.quick).toBe(analysis.done.of);
    expect(analysis.done.playedOut).toBe(analysis.done.toPlayOut);
    expect(sources.points).toHaveLength(2);
    // Asked for again, nothing is done again; and nothing is told twice.
    expect((await anna.askAnalysis({ id, seat: 0 })).version).toBe(told.version);
    expect(await guest.analysis({ id, seat: 0, after: told.version })).toEqual({ ...told, told: null });
  });

  test('comes to the same as on anybody’s own device', async () => {
    const id = await finished([anna, bela]);
    await anna.askAnalysis({ id, seat: 1 });
    const { analysis } = foundIn(await done(anna, id, 1));
    const known = (await knowledgeOf('example'))!;
    const desk = new Desk(known, (await anna.replay({ id })) as never, { seats: [1] });
    const own = desk.begin();
    for (let next = desk.tasks(own); next.length > 0; next = desk.tasks(own))
      for (const task of next) desk.absorb(own, task, desk.perform(task));
    expect(analysis.turningPoints).toEqual(JSON.parse(JSON.stringify(own.turningPoints)));
    expect(analysis.done).toEqual(own.done);
  });

  test('of another seat begins with the quick looks that are there, and comes to the same', async () => {
    const id = await finished([anna, bela]);
    const { game, rules, seats, options, seed, moves } = await anna.replay({ id });
    const log = { game, rules, seats, options, seed, moves } as never;
    const about = { key: '', log, good: [], forMs: 60_000, share: 1 };
    const first = await analyse({ ...about, key: 'first', seat: 0, work: null, like: null });
    const alone = await analyse({ ...about, key: 'alone', seat: 1, work: null, like: null });
    const after = await analyse({ ...about, key: 'after', seat: 1, work: null, like: first.told });
    expect(after.told).toBe(alone.told);
    expect(after.done).toBe(true);
  });

  test('is not made of a game that goes on, of a seat that is not there, or for nobody', async () => {
    const going = await aTable('example', [anna, bela]);
    expect(await refusedWith(anna.askAnalysis({ id: going, seat: 0 }))).toBe('409 notOver');
    const id = await finished([anna, bela]);
    expect(await refusedWith(anna.askAnalysis({ id, seat: 7 }))).toBe('400 badSeats');
    const answer = await fetch(`${server.url}/api/v1/tables/${id}/analysis`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"seat":0}',
    });
    expect(answer.status).toBe(401);
    expect(await refusedWith(anna.askAnalysis({ id: 'nowhere', seat: 0 }))).toBe('404 noTable');
    const canary = await aTable('canary', [anna, bela]);
    await playOn(canary, [anna, bela], 'canary');
    expect(await refusedWith(anna.askAnalysis({ id: canary, seat: 0 }))).toBe('409 noAnalyses');
  });

  test('of a private table is for those who may see it', async () => {
    const going = await aTable('example', [anna, bela], { visibility: 'private' });
    expect(await refusedWith(guest.analysis({ id: going, seat: 0 }))).toBe('404 noTable');
    expect(await refusedWith(guest.askAnalysis({ id: going, seat: 0 }))).toBe('404 noTable');
    expect((await anna.analysis({ id: going, seat: 0 })).state).toBe('none');
  });

  test('compares with games that were won here, and says how many', async () => {
    const id = await finished([anna, bela]);
    const storage = await openStorage(where);
    const won = await wonGames(storage.db, 'example', 2);
    await storage.close();
    const all = won.find(({ kind }) => kind === undefined)!;
    expect(all.count).toBeGreaterThan(0);
    const { reference } = (await knowledgeOf('example'))!;
    const before = reference!.groups.find(({ seats, kind }) => seats === 2 && !kind)!;
    const after = grown(reference, won)!.groups.find(({ seats, kind }) => seats === 2 && !kind)!;
    expect([after.count, after.here]).toEqual([before.count + all.count, all.count]);
    await anna.askAnalysis({ id, seat: 0 });
    const { good } = foundIn(await done(anna, id, 0)).sources;
    expect(good[0]!.here).toBeGreaterThan(0);
  });

  test('stays when whoever asked is gone, without their name', async () => {
    const [short, other] = await Promise.all(['Short', 'Other'].map(name => somebody(server.url, name)));
    const id = await finished([short!, other!]);
    await short!.askAnalysis({ id, seat: 0 });
    const before = await done(other!, id, 0);
    await short!.deleteMe({ confirm: true });
    expect(await anna.analysis({ id, seat: 0 })).toEqual(before);
    const storage = await openStorage(where);
    const row = await storage.db.selectFrom('analysis').select('asked_by').where('table_id', '=', id).executeTakeFirstOrThrow();
    await storage.close();
    expect(row.asked_by).toBeNull();
  });

  test('is counted', async () => {
    const metrics = await server.metrics();
    expect(metrics).toMatch(/tarsas_analyses_total\{outcome="done"\} [1-9]/);
    expect(metrics).toMatch(/tarsas_analysis_seconds_total [0-9.]+/);
    expect(metrics).toContain('tarsas_queue_jobs{queue="analysis"}');
  });
});

describe('a server that makes none', () => {
  let server: Running;
  beforeAll(async () => {
    server = await running(await freshFolder(), { analysisShare: 0 });
  });
  afterAll(() => server?.stop());

  test('says so, and that one’s own device can', async () => {
    const people = await Promise.all(['Anna', 'Bela'].map(name => somebody(server.url, name)));
    const id = await finished(people);
    expect((await people[0]!.analysis({ id, seat: 0 })).offered).toBe(false);
    expect(await refusedWith(people[0]!.askAnalysis({ id, seat: 0 }))).toBe('409 noAnalyses');
  });
});

describe('analyses that workers make', () => {
  let server: Running;
  let where: Where;
  beforeAll(async () => {
    where = await freshDatabase();
    server = await running(where, { analysisShare: 0, leavesAnalyses: true });
  });
  afterAll(() => server?.stop());

  test('are made of members’ games in turn with those of all the guests together, however many they are', async () => {
    const guests = await Promise.all(['One', 'Two', 'Three'].map(name => somebody(server.url, name)));
    const [anna, other] = [await member(server, 'Anna', 'turn-anna@example.org'), await somebody(server.url, 'Other')];
    const ids: string[] = [];
    for (const who of [...guests, anna]) {
      const id = await finished([who, other]);
      ids.push(id);
      await who.askAnalysis({ id, seat: 0 });
    }
    const storage = await openStorage(where);
    const { rows } = await sql<{ id: string }>`select data->>'table' as id from jobs.job where name = 'analysis'
      order by priority desc, created_on`.execute(storage.db);
    await storage.close();
    expect(rows.map(({ id }) => ids.indexOf(id))).toEqual([0, 3, 1, 2]);
  });

  test('are few of one person, also when asked for at the same moment', async () => {
    const people = await Promise.all(['Anna', 'Bela'].map(name => somebody(server.url, name)));
    const ids = [await finished(people), await finished(people)];
    const storage = await openStorage(where);
    const other = await running(where, { analysisShare: 0, leavesAnalyses: true });
    const { client } = await import('../api/client.ts');
    const there = client({ base: other.url, token: people[0]!.token });
    // Both have looked before either may write.
    const asked = await storage.db.transaction().execute(async trx => {
      await sql`lock table analysis in share mode`.execute(trx);
      const both = Promise.all([
        refusedWith(people[0]!.askAnalysis({ id: ids[0]!, seat: 0 })),
        refusedWith(there.askAnalysis({ id: ids[1]!, seat: 0 })),
      ]);
      for (let waiting = 0; waiting < 2; ) {
        const { rows } = await sql<{ n: number }>`select count(*)::integer as n from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock'`.execute(storage.db);
        waiting = rows[0]!.n;
      }
      return { both };
    });
    expect((await asked.both).sort()).toEqual(['429 tooManyAnalyses', 'no refusal']);
    await other.stop();
    await storage.close();
  });
});

test('what a process keeps after another has taken over is not written', async () => {
  const storage = await openStorage(await freshDatabase());
  const { db } = storage;
  await sql`insert into tables (id, game, rules, seats, options, seed, visibility, invite, created_at, status, touched_at)
    values ('t', 'example', 1, 2, '{}', 's', 'open', 'i', 1, 'over', 1)`.execute(db);
  await sql`insert into analysis (table_id, seat, asked_at, status, made_by, good) values ('t', 0, 1, 'waiting', 'b', '[]')`.execute(db);
  const others = { status: 'done' as const, told: '"first"', version: 1 };
  const reading = {
    upToDate: async () => ({}),
    // While this one reads the log, the other one is done.
    replay: async () => {
      await db.updateTable('analysis').set(others).execute();
      return { moves: [] };
    },
  };
  const worked: string[] = [];
  const analyses = new Analyses({
    db,
    reading: reading as never,
    queue: { send: async () => {} } as never,
    worker: new URL('./doneWorker.mjs', import.meta.url).pathname,
    build: 'b',
    share: 1,
    isOffered: true,
    isAlone: () => false,
    now: Date.now,
    worked: ({ outcome }) => worked.push(outcome),
  });
  await analyses.perform({ table: 't' });
  expect(worked).toEqual(['done']);
  expect(await db.selectFrom('analysis').select(['status', 'told', 'version']).execute()).toEqual([others]);
  await analyses.close();
  await storage.close();
});

describe('an analysis under way', () => {
  test('is asked for in few at a time, and is gone on with after the server was stopped', { timeout: 240_000 }, async () => {
    const where = await freshFolder();
    // So small a share that nothing is done before the stop.
    const slow = await running(where, { analysisShare: 0.02 });
    const people = await Promise.all(['Anna', 'Bela'].map(name => somebody(slow.url, name)));
    const [first, second] = [await finished(people), await finished(people)];
    await people[0]!.askAnalysis({ id: first, seat: 0 });
    expect(await refusedWith(people[0]!.askAnalysis({ id: second, seat: 0 }))).toBe('429 tooManyAnalyses');
    const before = await until(people[0]!, first, 0, ({ version }) => version > 0);
    expect(before.state).toBe('waiting');
    await slow.stop();

    const again = await running(where, { analysisShare: 1 });
    const { client } = await import('../api/client.ts');
    const anna = client({ base: again.url, token: people[0]!.token });
    const after = await done(anna, first, 0);
    expect(after.version).toBeGreaterThan(before.version);
    await again.stop();
  });
});
