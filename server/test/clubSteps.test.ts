/** The steps of contests without HTTP and without a queue at work: done twice or by two processes they are done once. */
import { afterEach, expect, test } from 'vitest';
import { dist } from '../../scripts/artefact.mjs';
import { builtIn, DEFAULTS, makeLog } from '../index.ts';
import { Queue } from '../jobs/queue.ts';
import { assemble, type ServerParts } from '../operate/parts.ts';
import { openStorage, type Where } from '../storage/open.ts';
import { DAY, PLAYED } from './clubPlay.ts';
import { freshDatabase, onOneEngine } from './engines.ts';
import { titles } from './titles.ts';

const HOUR = 3_600_000;
const BEGAN = Date.UTC(2026, 8, 1);
const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

type Timed = ServerParts & { clock: { at: number }; contestsWaiting(): Promise<Set<string>> };

/** The parts of a server that answers nobody; its time is told. */
async function partsOn(where: Where): Promise<Timed> {
  const storage = await openStorage(where);
  const queue = new Queue(storage, () => {});
  const clock = { at: BEGAN };
  const config = { ...DEFAULTS, ...builtIn(dist), titles, where, folder: '', port: 0, log: makeLog('silent'), now: () => clock.at };
  const parts = await assemble(config, storage, queue);
  closing.push(async () => {
    await parts.thinkers.close();
    await queue.close();
    await storage.close();
  });
  return { ...parts, clock, contestsWaiting: () => queue.idsIn('club', 'contest') };
}

/** A club of so many; the first is its organiser. */
async function club({ db, clubs }: ServerParts, size: number): Promise<{ id: string; people: string[] }> {
  const people = Array.from({ length: size }, (_, i) => `person${i}`);
  const rows = people.map(id => ({
    id,
    name: id,
    email: `${id}@example.org`,
    emailVerified: true,
    image: null,
    isAnonymous: false,
    language: 'en',
    preferences: null,
  }));
  await db.insertInto('person').values(rows).execute();
  const id = await clubs.found({ id: people[0], guest: false }, { name: 'Circle', about: '', joining: 'open', visibility: 'open' });
  for (const person of people.slice(1)) await clubs.join(id, { id: person, guest: false });
  return { id, people };
}

async function enterAll({ contests }: ServerParts, contest: string, people: readonly string[]): Promise<void> {
  for (const id of people) await contests.enter(contest, { id, guest: false });
}

const shown = async ({ contests, views }: ServerParts, id: string) => views.contest(await contests.seen(id, null), null);
const SEASON = {
  ...PLAYED,
  options: {},
  name: 'League',
  startsAt: BEGAN + DAY,
  goesOn: true,
  rules: { group: 7, widths: [1], moves: 2, weeks: 12, substitutes: 2, pause: 2 },
};

test('two processes that draw the same season at the same moment draw it once', async () => {
  const where = await freshDatabase();
  const both = [await partsOn(where), await partsOn(where)];
  const [first] = both;
  const { id, people } = await club(first, 9);
  const contest = await first.contests.foundLeague(id, people[0], SEASON);
  await enterAll(first, contest, people);
  for (const parts of both) parts.clock.at = SEASON.startsAt;
  await Promise.all([...both, ...both].map(parts => parts.steps.run({ contest })));
  const { games, groups } = await shown(first, contest);
  expect(games).toHaveLength(9);
  expect(groups.map(({ standings }) => standings.length)).toEqual([9]);
  const count = async (table: 'tables' | 'entry') => (await first.db.selectFrom(table).selectAll().execute()).length;
  expect([await count('tables'), await count('entry')]).toEqual([9, 9]);
  const told = await first.db.selectFrom('notice').select('person_id').where('scope', '=', contest).where('key', '=', 'drawn').execute();
  expect(told.map(({ person_id }) => person_id).sort()).toEqual([...people].sort());
});

onOneEngine('a contest', fresh => {
  test('does not pass over a date that comes while it is being looked at', async () => {
    const parts = await partsOn(await fresh());
    const { id, people } = await club(parts, 4);
    const rounds = [{ startsAt: BEGAN + DAY, endsAt: BEGAN + 2 * DAY }];
    const rules = { form: 'swiss' as const, rounds, final: false, group: 7, most: null };
    let reads = Number.POSITIVE_INFINITY;
    for (let early = 0; early < reads; early++) {
      parts.clock.at = BEGAN;
      const contest = await parts.contests.foundTournament(id, people[0], { ...PLAYED, options: {}, name: 'Cup', rules });
      await enterAll(parts, contest, people);
      // The date comes after the time was read `early` times.
      reads = 0;
      Object.defineProperty(parts.clock, 'at', { get: () => (reads++ < early ? BEGAN : rounds[0].startsAt), configurable: true });
      await parts.steps.run({ contest });
      Object.defineProperty(parts.clock, 'at', { value: rounds[0].startsAt, writable: true });
      const { status } = await shown(parts, contest);
      expect(status === 'playing' || (await parts.steps.due()).includes(contest), `after ${early} reads`).toBe(true);
    }
  });

  test('that begins when the season before ends is drawn as soon as that one is over, whichever is looked at first', async () => {
    const parts = await partsOn(await fresh());
    const { id, people } = await club(parts, 4);
    const first = await parts.contests.foundLeague(id, people[0], { ...SEASON, rules: { ...SEASON.rules, pause: 0 } });
    await enterAll(parts, first, people);
    parts.clock.at = SEASON.startsAt;
    await parts.steps.run({ contest: first });
    const { next, endsAt } = await shown(parts, first);
    await enterAll(parts, next!, people);
    parts.clock.at = endsAt;
    for (const contest of [next!, first]) await parts.steps.run({ contest });
    expect((await shown(parts, first)).status).toBe('over');
    parts.clock.at += 60_000;
    expect(await parts.steps.due()).toContain(next);
    await parts.steps.run({ contest: next! });
    expect((await shown(parts, next!)).status).toBe('playing');
  });

  test('draws nobody who has asked to be deleted', async () => {
    const parts = await partsOn(await fresh());
    const { id, people } = await club(parts, 5);
    const season = await parts.contests.foundLeague(id, people[0], SEASON);
    const rounds = [{ startsAt: SEASON.startsAt, endsAt: SEASON.startsAt + DAY }];
    const rules = { form: 'swiss' as const, rounds, final: false, group: 7, most: null };
    const cup = await parts.contests.foundTournament(id, people[0], { ...PLAYED, options: {}, name: 'Cup', rules });
    for (const contest of [season, cup]) await enterAll(parts, contest, people);
    await parts.db
      .insertInto('leaving')
      .values({ person_id: people[4], asked_at: BEGAN, at: BEGAN + 14 * DAY })
      .execute();
    parts.clock.at = SEASON.startsAt;
    for (const contest of [season, cup]) {
      await parts.steps.run({ contest });
      const { games, entrants } = await shown(parts, contest);
      const seated = new Set(games.flatMap(({ seats }) => seats.map(({ entrant }) => entrant)));
      expect(entrants.filter(({ entrant }) => !seated.has(entrant)).map(({ person }) => person)).toEqual([people[4]]);
    }
  });

  test('is looked at because somebody left also when the server is killed right after', async () => {
    const parts = await partsOn(await fresh());
    const { id, people } = await club(parts, 4);
    const contest = await parts.contests.foundLeague(id, people[0], SEASON);
    await enterAll(parts, contest, people);
    parts.clock.at = SEASON.startsAt;
    await parts.steps.run({ contest });
    expect(await parts.contestsWaiting()).not.toContain(contest);
    // The job is in the database as soon as the answer is given; nobody has to remember it.
    await parts.contests.leave(contest, people[3]);
    expect(await parts.contestsWaiting()).toContain(contest);
  });

  test('goes on when new rules cannot play one of its games again: at the deadline that one counts for nobody', async () => {
    const where = await fresh();
    const parts = await partsOn(where);
    const { id, people } = await club(parts, 4);
    const contest = await parts.contests.foundLeague(id, people[0], SEASON);
    await enterAll(parts, contest, people);
    parts.clock.at = SEASON.startsAt;
    await parts.steps.run({ contest });
    const { games, endsAt } = await shown(parts, contest);
    const [{ table }] = games;
    const move = { kind: 'move', seat: 0, decision: 'none', choice: 'none' };
    await parts.db
      .insertInto('entry')
      .values({ table_id: table, n: 2, at: parts.clock.at, body: JSON.stringify(move) })
      .execute();
    await parts.db.updateTable('tables').set({ rules: 0, n: 2 }).where('id', '=', table).execute();
    for (const close of closing.splice(0)) await close();
    const later = await partsOn(where);
    later.clock.at = SEASON.startsAt + DAY;
    await later.steps.run({ contest });
    expect((await shown(later, contest)).status).toBe('playing');
    later.clock.at = endsAt;
    await later.steps.run({ contest });
    const over = await shown(later, contest);
    expect(over.status).toBe('over');
    expect(over.games.find(game => game.table === table)!.seats.map(({ score }) => score)).toEqual([null, null, null, null]);
  });

  test('leaves a seat to the bot for good when its person has not come back for 48 hours', async () => {
    const parts = await partsOn(await fresh());
    const { id, people } = await club(parts, 4);
    const contest = await parts.contests.foundLeague(id, people[0], SEASON);
    await enterAll(parts, contest, people);
    parts.clock.at = SEASON.startsAt;
    await parts.steps.run({ contest });
    const [{ table }] = (await shown(parts, contest)).games;
    await parts.tables.append(table, () => [{ kind: 'bot', seat: 1, bot: 'random', why: 'time' }]);
    const resigned = async () => (await parts.tables.find(table)).play!.resigned[1];
    for (const [hours, isGone] of [
      [47, false],
      [48, true],
      [49, true],
    ] as const) {
      parts.clock.at = SEASON.startsAt + hours * HOUR;
      await parts.steps.run({ contest });
      expect(await resigned(), `after ${hours} hours`).toBe(isGone);
    }
    expect((await parts.happenings.log(id, 1_000)).filter(({ kind }) => kind === 'final48')).toHaveLength(1);
  });

  test('of groups leads everybody to a final table, the winners of the groups to the first', async () => {
    const parts = await partsOn(await fresh());
    const { id, people } = await club(parts, 10);
    const rounds = [1, 3].map(day => ({ startsAt: BEGAN + day * DAY, endsAt: BEGAN + (day + 1) * DAY }));
    const rules = { form: 'groups' as const, rounds, final: true, group: 5, most: null };
    const contest = await parts.contests.foundTournament(id, people[0], { ...PLAYED, options: {}, name: 'Cup', rules });
    await enterAll(parts, contest, people);
    await playRound(parts, contest, rounds[0].startsAt, 1);
    const grouped = await shown(parts, contest);
    expect(grouped.groups.map(({ standings }) => standings.length)).toEqual([5, 5]);
    expect(grouped.games).toHaveLength(10);
    await playRound(parts, contest, rounds[1].startsAt, 2);
    const over = await shown(parts, contest);
    const finals = over.games.filter(({ round }) => round === 2);
    expect(finals.map(({ seats }) => seats.length)).toEqual([4, 3, 3]);
    const seatedAt = (board: number) => finals[board].seats.map(({ entrant }) => entrant);
    for (const { standings } of grouped.groups) {
      for (const { entrant } of standings.slice(0, 2)) expect(seatedAt(0)).toContain(entrant);
      expect(seatedAt(2)).toContain(standings[4].entrant);
    }
    expect(over.status).toBe('over');
    expect([...over.final.slice(0, 4)].sort()).toEqual(seatedAt(0).sort());
    expect(new Set(over.final).size).toBe(10);
  });
});

/** Everybody but one resigns at each table of the round: the one who entered last, so that places differ. */
async function playRound(parts: Timed, contest: string, at: number, round: number): Promise<void> {
  parts.clock.at = at;
  await parts.steps.run({ contest });
  const { games, entrants } = await shown(parts, contest);
  const personOf = (entrant: string) => entrants.find(one => one.entrant === entrant)!.person!;
  for (const { table, seats } of games.filter(game => game.round === round)) {
    const order = seats.map(({ seat, entrant }) => ({ seat, person: personOf(entrant) })).sort((a, b) => (a.person < b.person ? -1 : 1));
    for (const { seat, person } of order.slice(0, -1)) await parts.playing.resign(table, person, seat);
  }
  await parts.steps.run({ contest });
}
