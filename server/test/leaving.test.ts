/** My data: taken along as a file, and gone when I am gone. */
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { client } from '../api/client.ts';
import { DAYS_TO_STAY } from '../company/leaving.ts';
import { openStorage, type Storage, type Where } from '../storage/open.ts';
import { onOneEngine } from './engines.ts';
import { aTable, member, playOn, type Running, running, type Somebody } from './running.ts';
import { tagOf } from './walks/company.ts';

const DAY = 86_400_000;

/** Which section of the file tells of a table that names its owner. Null: attempts of the last minutes, and what belongs to a club or was said by others. */
const SECTION_OF: Readonly<Record<string, string | null>> = {
  ...{ person: 'account', credential: 'account', profile: 'profile', session: 'sessions', push: 'browsers' },
  ...{ seat: 'tables', tables: 'tables', chat: 'chat', note: 'notes', played: 'results', rating: 'ratings', rated: 'rated' },
  ...{ friend: 'friends', muted: 'muted', invitation: 'invitations', member: 'clubs', rate: null, happening: null, report: null },
};

onOneEngine('leaving', fresh => {
  let server: Running;
  let where: Where;
  let storage: Storage;
  let now = Date.now();
  let people = 0;
  const account = (name: string) => member(server, name, `${name.toLowerCase()}-${++people}@example.org`);
  beforeAll(async () => {
    where = await fresh();
    server = await running(where, { now: () => now });
    storage = await openStorage(where);
  });
  afterAll(async () => {
    await storage?.close();
    await server?.stop();
  });

  /** A server that starts looks at once for what is due. */
  async function daysLater(days: number): Promise<void> {
    await server.stop();
    now += days * DAY;
    server = await running(where, { now: () => now });
  }

  /** Every column of every table that holds one of these words. */
  async function tracesOf(words: readonly string[]): Promise<string[]> {
    const { db } = storage;
    const { rows: columns } = await sql<{ table: string; column: string }>`select table_name as table, column_name as column
      from information_schema.columns where table_schema = 'public'`.execute(db);
    const found: string[] = [];
    for (const { table, column } of columns)
      for (const word of words) {
        const { rows } =
          await sql`select 1 from ${sql.table(table)} where position(${word} in ${sql.ref(column)}::text) > 0 limit 1`.execute(db);
        if (rows.length > 0) found.push(`${table}.${column}: ${word}`);
      }
    return found;
  }

  /** Somebody with something in every part of the server. */
  async function busy(name: string, friend: Somebody): Promise<{ person: Somebody; finished: string; words: string[] }> {
    const person = await account(name);
    const { me } = await person.me();
    const finished = await aTable('example', [person, friend], { rated: true });
    await person.say({ id: finished, text: 'I say so' });
    await person.setNote({ id: finished, text: `${name} notes it` });
    await friend.report({ table: finished, seat: 0, reason: 'insult', words: 'rude' });
    await playOn(finished, [person, friend], name);
    await aTable('example', [person, friend]);
    await person.befriend({ id: await tagOf(friend) });
    await friend.befriend({ id: me!.tag });
    await friend.mute({ id: me!.tag, on: true });
    const { table } = await friend.openTable({ game: 'example', seats: 2 });
    await friend.invite({ id: table.id, tag: me!.tag });
    await person.foundClub({ name: 'A club of one', about: '' });
    await person.subscribe({ endpoint: `https://push.example.org/${name}`, keys: { p256dh: 'x', auth: 'y' } });
    return { person, finished, words: [me!.id, me!.email!, name, me!.tag] };
  }

  test('everything that is kept about me comes in one file, and nothing of others', async () => {
    const friend = await account('Huba');
    const { person, finished } = await busy('Zsolna', friend);
    const { format, data } = await person.ownData();
    expect(format).toBe('tarsas-data-1');
    expect(data).toMatchObject({
      account: { name: 'Zsolna' },
      friends: { friends: [{ name: 'Huba' }] },
      chat: [{ table_id: finished, text: 'I say so' }],
      notes: [{ text: 'Zsolna notes it' }],
      clubs: [{ name: 'A club of one' }],
      reports: [],
    });
    const { me } = await friend.me();
    for (const secret of [me!.id, me!.email!]) expect(JSON.stringify(data)).not.toContain(secret);
    expect(JSON.stringify((await friend.ownData()).data)).toContain('rude');
  });

  test('no table names me but for something that the file holds, or that others keep', async () => {
    const { person, words } = await busy('Izolda', await account('Ubul'));
    // A partition is part of its table.
    const tables = new Set((await tracesOf([words[0]])).map(found => found.split('.')[0]!.replace(/_\d+$/, '')));
    const { data } = await person.ownData();
    const kept = [...tables].map(table => [table, table in SECTION_OF ? SECTION_OF[table] : 'not said where']);
    for (const [table, section] of kept) if (section !== null) expect(data, table!).toHaveProperty(section!);
  });

  test('from which address somebody signed in is kept nowhere', async () => {
    await account('Otto');
    const rows = await storage.db.selectFrom('session').select(sql<string | null>`"ipAddress"`.as('address')).execute();
    expect(rows.filter(({ address }) => address)).toEqual([]);
  });

  test('for two weeks signing in brings everything back', async () => {
    const person = await account('Ilka');
    const tag = await tagOf(person);
    const { at } = await person.deleteMe({ confirm: true });
    expect(at).toBe(now + DAYS_TO_STAY * DAY);
    expect((await person.me()).me).toBeNull();
    const other = await account('Jolanda');
    await expect(other.person({ id: tag })).rejects.toMatchObject({ code: 'noPerson' });
    await daysLater(DAYS_TO_STAY - 1);
    const email = `ilka-${people - 1}@example.org`;
    const back = await signedIn(server, email);
    expect((await back.me()).me).toMatchObject({ name: 'Ilka', tag });
    await daysLater(2);
    expect((await (await signedIn(server, email)).me()).me).toMatchObject({ name: 'Ilka' });
  });

  test('then no column of the database holds the id, the name, the tag or the address, and finished games are whole', async () => {
    const friend = await account('Lajos');
    const { person, finished, words } = await busy('Katinka', friend);
    expect(await tracesOf(words)).toEqual(expect.arrayContaining([expect.stringContaining('person.email')]));
    await person.deleteMe({ confirm: true });
    await daysLater(DAYS_TO_STAY);
    await gone(words[0]);
    expect(await tracesOf(words)).toEqual([]);
    const back = await signedIn(server, `lajos-${people - 1}@example.org`);
    const { table } = await back.table({ id: finished });
    expect(table.seats.map(({ name }) => name)).toEqual(['A player who left', 'Lajos']);
    expect((await back.replay({ id: finished })).moves.length).toBeGreaterThan(0);
  });

  async function gone(id: string): Promise<void> {
    while (await storage.db.selectFrom('person').select('id').where('id', '=', id).executeTakeFirst());
  }
});

/** The same account on another device. */
async function signedIn(server: Running, email: string): Promise<Somebody> {
  const answer = await fetch(`${server.url}/api/v1/auth/sign-in/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: server.url },
    body: JSON.stringify({ email, password: 'a long password' }),
  });
  const token = answer.headers.get('set-auth-token')!;
  return { ...client({ base: server.url, token }), name: email, token, base: server.url };
}
