/** Milestones: a table that is opened from one is the table that its log makes. */
import { hash, optionsOf, type Random, randomFrom } from '@tarsas/kernel';
import { afterEach, describe, expect, test } from 'vitest';
import { Committer } from '../storage/commit.ts';
import type { MilestoneRow } from '../storage/milestone.ts';
import { openStorage, type Storage } from '../storage/open.ts';
import type { Entry } from '../table/entry.ts';
import { Live } from '../table/live.ts';
import { Milestones } from '../table/milestones.ts';
import { openIn } from '../table/play.ts';
import { Tables } from '../table/tables.ts';
import { takeBackOf } from '../table/takeBack.ts';
import { freshDatabase, onBothEngines } from './engines.ts';
import { titles } from './titles.ts';

const opened: Storage[] = [];
afterEach(async () => {
  for (const storage of opened.splice(0)) await storage.close();
});

interface Process {
  storage: Storage;
  tables: Tables;
  milestones: Milestones;
  warnings: unknown[];
}

function processOn(storage: Storage, build = 'this build'): Process {
  const committer = new Committer(storage, { ready: async () => {}, enqueue: async () => {}, wake: () => {} });
  const warnings: unknown[] = [];
  const milestones = new Milestones(storage.db, build, { warn: (said: unknown) => warnings.push(said) });
  const config = { db: storage.db, titles, committer, milestones, now: () => 1, botsLateMs: 1, newSeed: () => 's', keep: 10 };
  const tables = new Tables({
    ...config,
    isAlone: () => true,
    missedBy: async () => [],
    jobsAfter: () => [],
    committed: () => {},
    caughtUp: () => {},
  });
  return { storage, tables, milestones, warnings };
}

async function on(where: Parameters<typeof openStorage>[0]): Promise<Process> {
  const storage = await openStorage(where);
  opened.push(storage);
  return processOn(storage);
}

async function begin({ storage: { db }, tables }: Process, game: string, seats: number): Promise<string> {
  const id = `a table of ${game}`;
  const { rules } = titles.find(title => title.game.id === game)!.game;
  const none = { pace: null, host: null, rematch: null, due_at: null, result: null };
  const fixed = { options: '{}', seed: `seed of ${game}`, visibility: 'open' as const, invite: 'i', created_at: 1, touched_at: 1 };
  await db
    .insertInto('tables')
    .values({ ...none, ...fixed, id, game, rules, seats })
    .execute();
  await tables.append(id, () => [{ kind: 'start', bots: new Array<null>(seats).fill(null) }]);
  return id;
}

/** By chance: a move, or now and then a wish to take the last turn back, which everybody agrees to. */
function something(live: Live, random: Random): Entry[] {
  const play = live.play!;
  const { game, seats } = live.agreed;
  const open = openIn(game, play).filter(({ waiting }) => waiting);
  if (open.length === 0) return [];
  const asked = open[random(open.length)];
  const { seat, id: decision } = asked;
  const back = random(12) === 0 ? takeBackOf(play, seat) : null;
  if (back) {
    const others = [...Array(seats).keys()].filter(other => other !== seat);
    return [{ kind: 'propose', seat, what: 'undo', to: back.to }, ...others.map(other => ({ kind: 'agree' as const, seat: other }))];
  }
  const options = optionsOf(game, play.state, asked);
  return [{ kind: 'move', seat, decision, choice: options[random(options.length)] }];
}

async function playOn({ tables }: Process, id: string, random: Random, until: number): Promise<void> {
  for (;;) {
    const live = await tables.append(id, live => (live.play!.n < until ? something(live, random) : []));
    if (live.play!.n >= until || live.play!.status !== 'playing') return;
  }
}

/** Opened anew, from the last milestone and from the start. */
async function bothWays({ storage: { db }, milestones }: Process, id: string) {
  const [resumed, played] = [await Live.load(db, titles, id, milestones), await Live.load(db, titles, id)];
  expect(hash(resumed.play)).toBe(hash(played.play));
  expect(resumed.toldAfter(0)).toBe(played.toldAfter(0));
  return resumed;
}

const rowsOf = ({ storage: { db } }: Process, id: string): Promise<MilestoneRow[]> =>
  db.selectFrom('milestone').selectAll().where('table_id', '=', id).orderBy('n').execute();

onBothEngines('milestones', fresh => {
  test('of every game: opened from one it is the table that its log makes, whatever was taken back', async () => {
    const here = await on(await fresh());
    for (const { game } of titles) {
      const seed = `milestones of ${game.id}`;
      const random = randomFrom(seed);
      const id = await begin(here, game.id, Math.min(3, game.seats.max));
      for (let until = 20; until <= 140; until += 20 + random(20)) {
        await playOn(here, id, random, until);
        await here.milestones.idle();
        const { kept, play } = await bothWays(here, id).catch(error => {
          throw new Error(`${game.id}, seed ${seed}, entry ${until}: ${error.message}`);
        });
        if (play!.n > 50) expect(play!.n - kept).toBeLessThan(30);
      }
    }
    expect(here.warnings).toEqual([]);
  });
});

describe('milestones', () => {
  const longGame = async (here: Process) => {
    const id = await begin(here, 'viscounts', 3);
    await playOn(here, id, randomFrom('long'), 90);
    await here.milestones.idle();
    return id;
  };

  test('only the last one holds a position, and each what was told since the one before', async () => {
    const here = await on(await freshDatabase());
    const rows = await rowsOf(here, await longGame(here));
    expect(rows.length).toBeGreaterThan(2);
    expect(rows.map(({ play }) => play !== '')).toEqual(rows.map((_, i) => i === rows.length - 1));
    for (const [i, { n, since, told }] of rows.entries()) {
      expect(since).toBe(rows[i - 1]?.n ?? 0);
      expect(told.split('\n')).toHaveLength(n - since);
    }
  });

  test('those of another build or of other rules are not looked at, and give way to new ones', async () => {
    const here = await on(await freshDatabase());
    const id = await longGame(here);
    const other = processOn(here.storage, 'another build');
    const live = await bothWays(other, id);
    await other.milestones.idle();
    expect(live.kept).toBe(live.play!.n);
    expect(new Set((await rowsOf(here, id)).map(({ made_by }) => made_by)).size).toBe(1);
    const { rules } = live.title.game;
    expect(await here.milestones.of(id, rules)).toBeNull();
    expect(await other.milestones.of(id, rules + 1)).toBeNull();
    expect(await other.milestones.of(id, rules)).not.toBeNull();
  });

  test.each<[string, Partial<MilestoneRow>]>([
    ['that is no position', { play: '{"n":75}' }],
    ['with a gap before it', { since: 3 }],
    ['that is empty', { play: '' }],
  ])('one %s is passed over, and the log is played', async (_, wrong) => {
    const here = await on(await freshDatabase());
    const id = await longGame(here);
    const last = (await rowsOf(here, id)).at(-1)!;
    await here.storage.db.updateTable('milestone').set(wrong).where('table_id', '=', id).where('n', '=', last.n).execute();
    await playOn(here, id, randomFrom('after'), 92);
    const live = await bothWays(here, id);
    await here.milestones.idle();
    // It was written anew, whole.
    expect((await bothWays(here, id)).kept).toBe(live.play!.n);
  });

  test('processes that move in turn do not spoil each other’s', async () => {
    const here = await on(await freshDatabase());
    const others = [here, processOn(here.storage), processOn(here.storage)];
    const id = await begin(here, 'empires-end', 3);
    const random = randomFrom('in turn');
    for (let n = 2; n < 120; n += 1 + random(9)) {
      const one = others[random(3)];
      const { row } = await Live.load(here.storage.db, titles, id);
      await one.tables.atLeast(id, row.n);
      await playOn(one, id, random, n);
      await bothWays(one, id);
    }
    for (const { milestones, warnings } of others) {
      await milestones.idle();
      expect(warnings).toEqual([]);
    }
    await bothWays(here, id);
  });
});
