/**
 * A fuzzer, signed in most of the time, as guest, member, organiser, moderator and administrator: every route and every door of the sign-in, with bodies that are nearly right or not at all, repeated,
 * out of order, about other people's tables. What is refused must say so with a code and must have changed nothing.
 */
import { createHash, type Hash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Random } from '@tarsas/kernel';
import { backup, backupFromServer } from '../index.ts';
import { readBackup } from '../operate/backup.ts';
import type { Where } from '../storage/open.ts';
import { DAY, PLAYED } from './clubPlay.ts';
import { type Ask, compose, nearlyMove, type RealMove, type Sent, send, wrongRawAnswers } from './hostileRequests.ts';
import { administrator, moderator } from './officers.ts';
import { aTable, Ear, member, playOn, type Running, type Somebody, somebody } from './running.ts';
import { Truth } from './truth.ts';

export interface FuzzPlan {
  server: Running;
  where: Where;
  count: number;
  random: Random;
  /** With hidden information: at its tables seats change hands while the requests come. */
  secretGame: string;
  /** One request in so many is made alone, and what is stored is held against what was stored before. */
  watchEvery: number;
}

export interface Fuzzed {
  statuses: Record<string, number>;
  codes: Record<string, number>;
  /** How many were sent by somebody who was signed in. */
  signedIn: number;
  /** How many refusals were watched closely. */
  watched: number;
  /** How many seats changed hands while somebody looked through them. */
  handedOn: number;
  /** What should not have happened. */
  wrong: string[];
}

const AT_ONCE = 10;
const LOOKS = 6;
/** Requests between two seats that change hands. */
const HAND_ON_EVERY = 200;

export async function fuzz({ server, where, count, random, secretGame, watchEvery }: FuzzPlan): Promise<Fuzzed> {
  const pick = <T>(from: readonly T[]): T => from[random(from.length)];
  const people = await Promise.all(['Fuzz', 'Guzz', 'Huzz'].map(name => somebody(server.url, name)));
  people.push(await member(server, 'Juzz', `juzz-${random(1e9)}@example.org`));
  const admin = await administrator(server, where, `Kuzz${random(1e9)}`);
  people.push(admin, await moderator(server, admin, `Luzz${random(1e9)}`));
  const victims = await Promise.all(['Anna', 'Béla'].map(name => somebody(server.url, name)));
  const foreign = [await aTable(secretGame, victims), await aTable('example', victims, { visibility: 'private' })];
  const truth = await victimTruth(victims, foreign);
  const owner = await member(server, 'Owner', `owner-${random(1e9)}@example.org`);
  const owned = await privateClub(owner);
  const clubBefore = await clubTruth(owner, owned);
  const others = await otherIds(people, victims);
  let own = await ownTables(people, secretGame);
  let moves = await realMoves(people, own);
  const accepted: Ask[] = [];
  const description = new Truth();
  // What is not as the description of the API says is wrong, too.
  const result: Fuzzed = { statuses: {}, codes: {}, signedIn: 0, watched: 0, handedOn: 0, wrong: description.wrong };
  const make = (): Ask =>
    random(6) === 0
      ? nearlyMove(pick, random, people, moves)
      : compose(pick, random, people, [...own, ...own, ...foreign, ...others, ...owned], accepted);

  const one = async (ask: Ask): Promise<number> => {
    const sent = await send(server.url, ask);
    description.look({ ...sent, method: ask.method, path: new URL(ask.path, server.url).pathname });
    note(result, ask, sent);
    if (sent.status !== 401 && ask.token && people.some(({ token }) => token === ask.token)) result.signedIn++;
    if (sent.status < 300 && !sent.stream && accepted.length < 500) accepted.push(ask);
    return sent.status;
  };
  const players = await Promise.all(['Anna', 'Béla', 'Csilla'].map(name => somebody(server.url, name)));
  const handOn = async () => {
    const table = await handedOn(server.url, secretGame, players, random);
    result.handedOn++;
    result.wrong.push(...table.wrong);
    own.push(table.id);
  };
  const fresh = { people: 100, tables: 500 };
  for (let done = 0; done < count && result.wrong.length < 20; ) {
    if (done >= fresh.people) {
      fresh.people = done + 100;
      await replaceTheGone(people);
    }
    if (done >= fresh.tables) {
      fresh.tables = done + 500;
      // New people: a person may have at most a hundred tables that are not over.
      for (let i = 0; i < 3; i++) people[i] = await somebody(server.url, 'Next');
      own = await ownTables(people, secretGame);
      moves = await realMoves(people, own);
    }
    if (random(watchEvery) < AT_ONCE) {
      const ask = make();
      const status = await one(ask);
      done++;
      if (status < 400) continue;
      result.watched++;
      const changed = await changesEveryTime(server.url, where, ask);
      if (changed.length > 0)
        result.wrong.push(`${status} and yet changed ${changed}: ${ask.method} ${ask.path} ${ask.body?.slice(0, 300)}`);
      continue;
    }
    const batch = Math.min(AT_ONCE, count - done);
    const changing = random(HAND_ON_EVERY) < batch ? [handOn()] : [];
    await Promise.all([...changing, ...Array.from({ length: batch }, () => one(make()))]);
    done += batch;
  }
  result.wrong.push(...(await wrongRawAnswers(server.url)));
  if ((await victimTruth(victims, foreign)) !== truth) result.wrong.push('A table that nobody of the fuzzers sits at has changed');
  if ((await clubTruth(owner, owned)) !== clubBefore) result.wrong.push('A private club that nobody of the fuzzers belongs to has changed');
  if ((await fetch(`${server.url}/readyz`)).status !== 200) result.wrong.push('The server is not ready any more');
  return result;
}

function note({ statuses, codes, wrong }: Fuzzed, ask: Ask, { status, code }: Sent): void {
  statuses[status] = (statuses[status] ?? 0) + 1;
  if (code) codes[code] = (codes[code] ?? 0) + 1;
  const where = `${ask.method} ${ask.path.slice(0, 200)} ${ask.body?.slice(0, 300) ?? ''}`;
  if (status >= 500) wrong.push(`${status}: ${where}`);
  if (status >= 400 && !code) wrong.push(`${status} without a code: ${where}`);
}

/** The tables of the database in which a refused request changes something. */
async function changes(url: string, where: Where, ask: Ask): Promise<string[]> {
  const before = await settled(where);
  const { status } = await send(url, ask);
  if (status < 400) return [];
  const after = await fingerprint(where);
  return Object.keys({ ...before, ...after }).filter(table => before[table] !== after[table]);
}

/** Bots play meanwhile, and a move of theirs may fall between two looks; what a request changes it changes every time. */
async function changesEveryTime(url: string, where: Where, ask: Ask): Promise<string[]> {
  let changed: string[] = [];
  for (let look = 0; look < LOOKS && (look === 0 || changed.length > 0); look++) changed = await changes(url, where, ask);
  return changed;
}

/** A person takes a seat, watches, and leaves it to another: their stream gets what the public gets, or nothing where the table is private. */
async function handedOn(url: string, game: string, players: readonly Somebody[], random: Random): Promise<{ id: string; wrong: string[] }> {
  const [host, leaver, next] = players;
  const visibility = (['open', 'link', 'private'] as const)[random(3)];
  const { table } = await host.openTable({ game, seats: 2, visibility });
  const { id } = table;
  const invite = { invite: table.invite! };
  await leaver.join({ id, ...invite });
  const ear = await Ear.open(url, random(2) === 0 ? `${id}@1:0` : `${id}:0`, leaver.token);
  await leaver.leave({ id });
  await next.join({ id, ...invite });
  await host.start({ id });
  await playOn(id, [host, next], id, 2);
  await host.resign({ id });
  await ear.until(({ event, table }) => event === 'bye' || ((table as { n: number } | undefined)?.n ?? 0) > 2);
  ear.close();
  const shown = ear.heard.flatMap(({ position }) => (position ? [position as { viewer: unknown; decisions: object[] }] : []));
  const secret = shown.filter(({ viewer, decisions }) => viewer !== 'public' || decisions.length > 0 || visibility === 'private');
  return {
    id,
    wrong: secret.map(position => `who left a seat of a table (${visibility}) is shown ${JSON.stringify(position).slice(0, 200)}`),
  };
}

/** Replaces people who have signed out or deleted their account. */
async function replaceTheGone(people: Somebody[]): Promise<void> {
  for (const [i, person] of people.entries()) if ((await person.me()).me === null) people[i] = await somebody(person.base, 'Next');
}

/** Tables at which the fuzzers sit themselves, where much of what they send is nearly right. */
async function ownTables(people: readonly Somebody[], secretGame: string): Promise<string[]> {
  const playing = await Promise.all([aTable('example', people.slice(0, 2)), aTable(secretGame, people.slice(1, 3))]);
  const { table } = await people[0].openTable({ game: 'example', seats: 3 });
  return [...playing, table.id];
}

/** What could really be answered at these tables when they were looked at. */
async function realMoves(people: readonly Somebody[], tables: readonly string[]): Promise<RealMove[]> {
  const all = tables.flatMap(id =>
    people.map(async ({ table: look }, who) => {
      const { table, position } = await look({ id });
      const decisions = position?.decisions ?? [];
      return decisions.flatMap(({ id: decision, options }) =>
        options.map(choice => ({ table: table.id, seat: table.yours[0], who, decision, choice })),
      );
    }),
  );
  return (await Promise.all(all)).flat();
}

/** Whatever else a route can be about: people by their tags, a private club with what is played in it, a case. */
async function otherIds(people: readonly Somebody[], victims: readonly Somebody[]): Promise<string[]> {
  const tags = await Promise.all([...people.slice(0, 2), ...victims].map(async person => (await person.me()).me!.tag));
  const { report } = await people[3].report({ person: tags[0], reason: 'name' });
  return [...tags, report.id, ...(await privateClub(people[3]))];
}

/** Ids of a private club, a league, its season and a tournament; whoever founds it organises them. */
async function privateClub(founder: Somebody): Promise<string[]> {
  const { id } = (await founder.foundClub({ name: 'Private', visibility: 'private' })).club;
  const startsAt = Date.now() + 30 * DAY;
  const rules = { form: 'swiss' as const, rounds: [{ startsAt, endsAt: startsAt + DAY }], final: false, group: 7, most: null };
  const { contest: season } = await founder.foundLeague({ id, name: 'League', ...PLAYED, startsAt });
  const { contest } = await founder.foundTournament({ id, name: 'Tournament', ...PLAYED, rules });
  return [id, season.league!, season.id, contest.id];
}

/** Nobody of the fuzzers belongs to this club. */
async function clubTruth(owner: Somebody, [club, league, ...contests]: readonly string[]): Promise<string> {
  const all = [owner.club({ id: club }), owner.clubLog({ id: club }), owner.league({ id: league })];
  return JSON.stringify(await Promise.all([...all, ...contests.map(id => owner.contest({ id }))]));
}

async function victimTruth(victims: readonly Somebody[], tables: readonly string[]): Promise<string> {
  const all = tables.flatMap(id =>
    victims.map(async victim => [await victim.table({ id }), await victim.log({ id }), await victim.chat({ id })]),
  );
  // A moderator among the fuzzers may write to anybody; nothing else of a person changes by others' doing.
  const mine = victims.map(async victim => [{ ...(await victim.me()).me, unread: 0 }, await victim.tables({ list: 'mine' })]);
  return JSON.stringify(await Promise.all([...all, ...mine]));
}

/** The fingerprint once nothing changes by itself any more. */
async function settled(where: Where): Promise<Record<string, string>> {
  for (let last = await fingerprint(where); ; ) {
    const now = await fingerprint(where);
    if (JSON.stringify(now) === JSON.stringify(last)) return now;
    last = now;
  }
}

/** Everything that is stored, in one number for each table. */
async function fingerprint(where: Where): Promise<Record<string, string>> {
  const folder = mkdtempSync(join(tmpdir(), 'tarsas-fuzz-'));
  const file = join(folder, 'now.gz');
  const hashes: Record<string, Hash> = {};
  try {
    await ('folder' in where ? backupFromServer(where.folder, file) : backup(where, file));
    // Looking a session up may prolong it.
    await readBackup(file, async (table, row) => {
      hashes[table] ??= createHash('sha256');
      hashes[table].update(table === 'session' ? String(row.id) : JSON.stringify(row));
    });
    return Object.fromEntries(Object.entries(hashes).map(([table, hash]) => [table, hash.digest('hex')]));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
