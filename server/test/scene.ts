/** A table played through while everybody looks, with a marked secret in every hidden place; and what was found that should not be. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { randomFrom, type Title } from '@tarsas/kernel';
import { backup, backupFromServer } from '../index.ts';
import { readBackup } from '../operate/backup.ts';
import type { Where } from '../storage/open.ts';
import { administrator, moderator } from './officers.ts';
import { member, type Running, type Somebody, somebody } from './running.ts';
import {
  beRefused,
  Listening,
  leaks,
  type Marked,
  playThrough,
  publicReader,
  type Reader,
  readAll,
  type Seen,
  stampedOf,
} from './secrets.ts';
import type { SecretTable, World } from './worlds.ts';

/** A server with people whose every secret is marked. */
export interface Stage {
  server: Running;
  where: Where;
  titles: readonly Title[];
  people: Somebody[];
  stranger: Somebody;
  /** A moderator and an administrator, who know no more of a table than anybody else. */
  officers: Somebody[];
}

const NAMES = ['Anna', 'Béla', 'Csilla', 'Dóra', 'Emil'];
const ascii = (name: string) =>
  name
    .normalize('NFD')
    .replace(/[^a-zA-Z]/g, '')
    .toLowerCase();

export async function stage(server: Running, where: Where, titles: readonly Title[]): Promise<Stage> {
  const anna = await member(server, 'Anna', 'marked-anna@example.org');
  const people = [anna, ...(await Promise.all(NAMES.slice(1).map(name => somebody(server.url, name))))];
  for (const person of people) {
    const mark = `marked-${ascii(person.name)}`;
    await person.changeMe({ preferences: { webhook: `https://${mark}.example.org/hook`, client: { theme: `${mark}-theme` } } });
    await person.subscribe({ endpoint: `https://push.example.org/${mark}`, keys: { p256dh: `${mark}-p256dh`, auth: `${mark}-auth` } });
    await person.changeMe({ preferences: { notify: { turn: [], start: [], over: [], chat: [] } } });
  }
  const admin = await administrator(server, where, 'Adelheid');
  const officers = [admin, await moderator(server, admin, 'Modesta')];
  return { server, where, titles, people, stranger: await somebody(server.url, 'Mallory'), officers };
}

export interface Scene {
  found: string[];
  moves: number;
  answers: number;
  positions: number;
}

/** `looks`: at how many moments everything is read by everybody; streams are read all the time. */
export async function scene(
  { server, where, titles, people, stranger, officers }: Stage,
  game: string,
  { seats, options }: SecretTable,
  disguise: World['disguise'],
  { seed, looks, most = Infinity }: { seed: string; looks: number; most?: number },
): Promise<Scene> {
  const title = titles.find(title => title.game.id === game)!;
  const seated = people.slice(0, seats);
  const { id, ears: leavers } = await handedOn(server, game, seated, stranger, { ...options });
  const readers: Reader[] = [
    ...seated.map(({ name, token }, seat) => ({ name, token, seats: [seat] })),
    publicReader(stranger.name, stranger.token),
    ...officers.map(({ name, token }) => publicReader(name, token)),
    publicReader('nobody', null),
  ];
  for (const person of seated) {
    await person.setNote({ id, text: `a note of marked-${ascii(person.name)}-note` });
    if (title.game.order) await person.order({ id, wish: { mark: `marked-${ascii(person.name)}-wish` } });
  }
  const ears = await Promise.all(
    readers.flatMap(reader =>
      (['sse', 'lines'] as const).map(format => Listening.open(server.url, `${id}:0`, reader, reader.seats[0] ?? 'public', format)),
    ),
  );
  ears.push(...leavers);
  const seen: Seen[] = [];
  const random = randomFrom(seed);
  const look = async (n: number) => {
    const at = 1 + random(n);
    for (const reader of readers)
      seen.push(...(await readAll(server.url, id, reader, seats, at)), ...(await beRefused(server.url, id, reader, seats)));
  };
  // Looking after the first moves, where hands are full, then less and less often.
  let next = 0;
  let looked = 0;
  const moves = await playThrough(
    id,
    seated,
    random,
    async n => {
      if (n < next) return;
      await look(n);
      next = n + 1 + Math.floor((looked++) ** 2 * (300 / looks ** 2));
    },
    most,
  );
  if (most === Infinity) await Promise.all(ears.map(ear => ear.ended));
  for (const ear of ears) {
    await ear.close();
    seen.push(...ear.seen);
  }
  seen.push({ reader: publicReader('the log', null), viewer: 'public', from: 'log', route: null, text: server.logged.join('') });
  const rows = await stored(where);
  const row = rows.tables.find(table => table.id === id)!;
  const agreed = { game: title.game, seats, options: JSON.parse(String(row.options)), seed: String(row.seed), pace: null, hints: false };
  const log = stampedOf(rows.entry.filter(entry => entry.table_id === id) as never);
  const { found, positions } = leaks(seen, { title, agreed, log, disguise, marked: markedIn(rows, id) }, seed);
  return { found, moves, answers: seen.length, positions };
}

/**
 * A started table whose seats have changed hands: somebody else sat in each but the first, looked through it, and left. What those streams
 * are told afterwards must be what the public is told.
 */
async function handedOn(
  { url }: Running,
  game: string,
  [host, ...others]: readonly Somebody[],
  leaver: Somebody,
  options: Record<string, unknown>,
): Promise<{ id: string; ears: Listening[] }> {
  const { id } = (await host.openTable({ game, seats: others.length + 1, options })).table;
  const reader = { ...publicReader(leaver.name, leaver.token), hasSat: true };
  const ears: Listening[] = [];
  for (const [i, other] of others.entries()) {
    const seat = i + 1;
    await leaver.join({ id, seat });
    for (const watch of [`${id}@${seat}:0`, `${id}:0`]) ears.push(await Listening.open(url, watch, reader, 'public', 'lines'));
    await leaver.leave({ id });
    await other.join({ id, seat });
  }
  await host.start({ id });
  return { id, ears };
}

type Rows = Record<string, Record<string, unknown>[]>;

/** Everything that is stored, secrets and all. */
async function stored(where: Where): Promise<Rows> {
  const folder = mkdtempSync(join(tmpdir(), 'tarsas-truth-'));
  const file = join(folder, 'truth.gz');
  const rows: Rows = { tables: [], entry: [], note: [] };
  try {
    await ('folder' in where ? backupFromServer(where.folder, file) : backup(where, file));
    await readBackup(file, async (table, row) => {
      rows[table] ??= [];
      rows[table].push(row);
    });
    return rows;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function markedIn(rows: Rows, id: string): Marked[] {
  const nameOf = new Map(rows.person.map(person => [person.id, String(person.name)]));
  const ofPerson = (what: string, word: unknown, person: unknown): Marked => ({
    what,
    word: String(word),
    mayRead: reader => reader.name === nameOf.get(person),
  });
  const never = (what: string, word: unknown): Marked => ({ what, word: String(word), mayRead: () => false });
  const marks = rows.person.map(person => ofPerson('a secret of a person', `marked-${ascii(String(person.name))}`, person.id));
  return [
    ...marks,
    ...rows.person.map(({ email, id }) => ofPerson('an e-mail address', email, id)),
    ...rows.session.map(({ token, userId }) => ofPerson('a session', token, userId)),
    ...(rows.credential ?? []).flatMap(({ password }) => (password ? [never('a password', password)] : [])),
    ...rows.setting.map(({ key, value }) => never(`the server's ${key}`, key === 'vapid' ? JSON.parse(String(value)).privateKey : value)),
    ...rows.tables.flatMap(({ id: table, seed, invite }) => [
      { what: 'a seed', word: String(seed), mayRead: (_: Reader, over: boolean) => over && table === id },
      {
        what: 'an invitation',
        word: String(invite),
        mayRead: ({ seats, hasSat }: Reader) => table === id && (seats.length > 0 || hasSat === true),
      },
    ]),
    never('the generator', '"rng"'),
  ];
}
