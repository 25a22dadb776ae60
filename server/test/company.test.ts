/** People and each other: tags, friends, invitations, and those who do not want to meet. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { client } from '../api/client.ts';
import { motifFor, slugOf } from '../company/tags.ts';
import { onBothEngines, onOneEngine } from './engines.ts';
import { aTable, Ear, member, type Running, running, type Somebody, somebody } from './running.ts';
import { tagOf } from './walks/company.ts';

test.each([
  ['Kata', 'kata'],
  ['Őrült Űrhajós', 'orult-urhajos'],
  ['  --x--  ', 'x'],
  ['Борис', 'player'],
  ['A very long name that never ends', 'a-very-long-name'],
])('the tag of %s begins with %s', (name, slug) => {
  expect(slugOf(name)).toBe(slug);
});

test('the same tag has always the same face', () => {
  expect(motifFor('kata-7fq2')).toBe(motifFor('kata-7fq2'));
});

const codeOf = (answer: Promise<unknown>) =>
  answer.then(
    () => 'ok',
    ({ code }) => code as string,
  );

let people = 0;
/** Somebody with an account who has been here once: the tag is made then. */
async function account(server: Running, name: string): Promise<Somebody> {
  const made = await member(server, name, `company-${++people}@example.org`);
  await made.me();
  return made;
}

onBothEngines('company', fresh => {
  let server: Running;
  let anna: Somebody;
  let bela: Somebody;
  beforeAll(async () => {
    server = await running(await fresh());
    [anna, bela] = await Promise.all(['Anna', 'Béla'].map(name => account(server, name)));
  });
  afterAll(() => server?.stop());

  test('a tag stays when the name changes', async () => {
    const kata = await account(server, 'Kata');
    const tag = await tagOf(kata);
    expect(tag).toMatch(/^kata-[2-9a-z]{4}$/);
    await kata.changeMe({ name: 'Katalin' });
    expect(await tagOf(kata)).toBe(tag);
  });

  test('accounts are found by the beginning of their name or tag, guests and those who do not want it are not', async () => {
    const found = async (text: string) => (await anna.findPeople({ text })).people.map(({ name }) => name);
    const [, , shy] = await Promise.all([account(server, 'Zsigmond'), somebody(server.url, 'Zsiga'), account(server, 'Zsinór')]);
    expect(await found('zsi')).toEqual(['Zsigmond', 'Zsinór']);
    expect(await found(await tagOf(shy))).toEqual(['Zsinór']);
    await shy.changeProfile({ findable: false });
    expect(await found('zsi')).toEqual(['Zsigmond']);
    expect(await found('%%')).toEqual([]);
    expect(await codeOf(client({ base: server.url }).findPeople({ text: 'zsi' }))).toBe('signIn');
  });

  test('friends are asked, accept, see who is here and which tables wait, and part', async () => {
    await anna.befriend({ id: await tagOf(bela) });
    await anna.befriend({ id: await tagOf(bela) });
    expect(await bela.friends()).toMatchObject({ friends: [], asking: [{ name: 'Anna' }], asked: [] });
    expect(await anna.friends()).toMatchObject({ friends: [], asking: [], asked: [{ name: 'Béla' }] });
    await bela.befriend({ id: await tagOf(anna) });
    const ear = await Ear.open(server.url, '', anna.token);
    const { table } = await anna.openTable({ game: 'example', seats: 2 });
    expect((await bela.friends()).friends).toMatchObject([{ name: 'Anna', here: true, tables: [{ id: table.id, game: 'example' }] }]);
    await anna.changeProfile({ shows: { here: 'me', playing: 'me' } });
    expect((await bela.friends()).friends).toMatchObject([{ name: 'Anna', here: null, tables: [] }]);
    ear.close();
    await bela.unfriend({ id: await tagOf(anna) });
    expect(await anna.friends()).toEqual({ friends: [], asking: [], asked: [] });
  });

  test('an invitation is shown until its guest has sat down, and its letter leads to the table', async () => {
    const { table } = await anna.openTable({ game: 'example', seats: 2, visibility: 'private' });
    const ear = await Ear.open(server.url, '', bela.token);
    await anna.invite({ id: table.id, tag: await tagOf(bela) });
    await ear.until(({ event }) => event === 'people');
    ear.close();
    const { invitations } = await bela.invitations();
    expect(invitations).toMatchObject([{ table: table.id, game: 'example', free: 1, by: { name: 'Anna' } }]);
    expect((await anna.invited({ id: table.id })).people).toMatchObject([{ name: 'Béla' }]);
    await bela.join({ id: table.id, invite: invitations[0].invite });
    expect((await bela.invitations()).invitations).toEqual([]);
    expect((await anna.invited({ id: table.id })).people).toEqual([]);
  });

  test('who is away is told of an invitation by letter', async () => {
    const cili = await account(server, 'Cili');
    const { table } = await anna.openTable({ game: 'example', seats: 2 });
    await anna.invite({ id: table.id, tag: await tagOf(cili) });
    await server.letters.until(text => text.includes('Anna invites you to Pebbles') && text.includes(`/tables/${table.id}`));
  });

  test('what the muted write is hidden from whoever muted them, and from nobody else', async () => {
    const cili = await account(server, 'Cili');
    const id = await aTable('example', [anna, bela, cili]);
    await anna.mute({ id: await tagOf(bela), on: true });
    const ears = await Promise.all([anna, cili].map(({ token }) => Ear.open(server.url, id, token)));
    await bela.say({ id, text: 'unheard' });
    await cili.say({ id, text: 'heard' });
    const texts = async (person: Somebody) => (await person.chat({ id })).messages.map(({ text }) => text);
    expect(await texts(anna)).toEqual(['heard']);
    expect(await texts(cili)).toEqual(['unheard', 'heard']);
    for (const ear of ears) await ear.until(event => JSON.stringify(event).includes('"heard"'));
    expect(ears.map(ear => ear.raw.join().includes('unheard'))).toEqual([false, true]);
    for (const ear of ears) ear.close();
    await anna.mute({ id: await tagOf(bela), on: false });
    expect(await texts(anna)).toEqual(['unheard', 'heard']);
  });
});

onOneEngine('those who do not want to meet', fresh => {
  let server: Running;
  let blocker: Somebody;
  let blocked: Somebody;
  beforeAll(async () => {
    server = await running(await fresh());
    [blocker, blocked] = await Promise.all(['Dorka', 'Döme'].map(name => account(server, name)));
    await blocker.befriend({ id: await tagOf(blocked) });
    await blocked.befriend({ id: await tagOf(blocker) });
    await blocker.block({ id: await tagOf(blocked), on: true });
  });
  afterAll(() => server?.stop());

  test('are friends no more, and a new question is never seen', async () => {
    expect((await blocked.friends()).friends).toEqual([]);
    await blocked.befriend({ id: await tagOf(blocker) });
    expect((await blocked.friends()).asked).toMatchObject([{ name: 'Dorka' }]);
    expect(await blocker.friends()).toEqual({ friends: [], asking: [], asked: [] });
  });

  test.each(['theirs', 'mine', 'of a third'])('do not sit at the same new table, not even at one %s', async whose => {
    const third = await account(server, 'Edit');
    const [host, other] = whose === 'mine' ? [blocker, blocked] : [blocked, blocker];
    const opener = whose === 'of a third' ? third : host;
    const { table } = await opener.openTable({ game: 'example', seats: 3 });
    if (opener === third) await host.join({ id: table.id });
    expect(await codeOf(other.join({ id: table.id }))).toBe('notAtThisTable');
    const listed = async (person: Somebody) => (await person.tables({ list: 'open' })).tables.some(({ id }) => id === table.id);
    expect([await listed(other), await listed(third)]).toEqual([false, true]);
  });

  test('do not invite each other: one is not told, the other does not learn it', async () => {
    const { table } = await blocked.openTable({ game: 'example', seats: 2 });
    expect(await codeOf(blocked.invite({ id: table.id, tag: await tagOf(blocker) }))).toBe('ok');
    expect((await blocked.invited({ id: table.id })).people).toMatchObject([{ name: 'Dorka' }]);
    expect((await blocker.invitations()).invitations).toEqual([]);
  });

  test('do not find each other', async () => {
    expect((await blocked.findPeople({ text: 'dorka' })).people).toEqual([]);
    expect((await blocker.findPeople({ text: 'dome' })).people).toEqual([]);
  });

  test('are on a list that only its owner can read', async () => {
    expect((await blocker.apart()).blocked).toMatchObject([{ name: 'Döme' }]);
    expect(await blocked.apart()).toEqual({ muted: [], blocked: [] });
  });

  test('play their running games on, without the words of the blocked', async () => {
    const [fanni, gerzson] = await Promise.all(['Fanni', 'Gerzson'].map(name => account(server, name)));
    const id = await aTable('example', [fanni, gerzson]);
    await fanni.block({ id: await tagOf(gerzson), on: true });
    await gerzson.say({ id, text: 'unheard' });
    expect((await fanni.chat({ id })).messages).toEqual([]);
    expect((await gerzson.chat({ id })).messages).toHaveLength(1);
  });

  test('meet again when the block is lifted', async () => {
    await blocker.block({ id: await tagOf(blocked), on: false });
    const { table } = await blocker.openTable({ game: 'example', seats: 2 });
    expect(await codeOf(blocked.join({ id: table.id }))).toBe('ok');
  });

  test('guests can mute and block, but not ask for friendship or invite', async () => {
    const guest = await somebody(server.url, 'Guest');
    const tag = await tagOf(blocker);
    expect(await codeOf(guest.befriend({ id: tag }))).toBe('needsAccount');
    expect(await codeOf(blocker.befriend({ id: await tagOf(guest) }))).toBe('noPerson');
    const { table } = await guest.openTable({ game: 'example', seats: 2 });
    expect(await codeOf(guest.invite({ id: table.id, tag }))).toBe('needsAccount');
    await guest.block({ id: tag, on: true });
    expect(await codeOf(blocker.join({ id: table.id }))).toBe('notAtThisTable');
    expect(await codeOf(guest.mute({ id: await tagOf(guest), on: true }))).toBe('notYourself');
  });
});
