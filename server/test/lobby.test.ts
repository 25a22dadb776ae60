/** Tables before the game, through the API as people use it. */
import { expect } from 'vitest';
import { client } from '../api/client.ts';
import { nothingWentWrong, refused, withGuests } from './guests.ts';
import { aTable, Ear, member, somebody } from './running.ts';

withGuests('before the game', test => {
  test('people join, one leaves, a bot comes, and only the host starts', async ({ anna, bela, csilla }) => {
    const { table } = await anna.openTable({ game: 'example', seats: 3, options: { ties: 'first' } });
    expect(table).toMatchObject({ status: 'waiting', yours: [0], host: true, options: { ties: 'first' }, seed: null });
    expect((await bela.tables({ list: 'open' })).tables.map(({ id }) => id)).toContain(table.id);
    await bela.join({ id: table.id, seat: 2 });
    expect(await refused(csilla.join({ id: table.id, seat: 2 }))).toBe('409 seatTaken');
    await bela.leave({ id: table.id });
    await csilla.join({ id: table.id, seat: 2 });
    expect(await refused(anna.start({ id: table.id }))).toBe('409 seatsOpen');
    expect(await refused(csilla.setBot({ id: table.id, seat: 1, bot: 'random' }))).toBe('403 notHost');
    const { table: full } = await anna.setBot({ id: table.id, seat: 1, bot: 'random' });
    expect(full.seats.map(({ name }) => name)).toEqual(['Anna', 'Piroska', 'Csilla']);
    expect(await refused(bela.join({ id: table.id }))).toBe('409 tableFull');
    expect(await refused(csilla.start({ id: table.id }))).toBe('403 notHost');
    const { table: started } = await anna.start({ id: table.id });
    expect(started).toMatchObject({ status: 'playing', n: 1 });
    expect(await refused(anna.start({ id: table.id }))).toBe('409 started');
  });

  test('two who want any seat at the same moment both get one', async ({ anna, bela, csilla }) => {
    for (let n = 0; n < 10; n++) {
      const { table } = await anna.openTable({ game: 'example', seats: 3 });
      await Promise.all([bela, csilla].map(who => who.join({ id: table.id })));
      const { table: full } = await anna.table({ id: table.id });
      expect(full.seats.map(({ name }) => name).sort()).toEqual(['Anna', 'Béla', 'Csilla']);
    }
  });

  test('a host who leaves hands the table on, and a table without people or without room is not offered', async ({
    server,
    anna,
    bela,
  }) => {
    const dora = await somebody(server.url, 'Dóra');
    const { table } = await anna.openTable({ game: 'example', seats: 2 });
    const isOffered = async () => (await dora.tables({})).tables.some(({ id }) => id === table.id);
    expect(await isOffered()).toBe(true);
    await bela.join({ id: table.id });
    expect(await isOffered()).toBe(false);
    await anna.leave({ id: table.id });
    expect((await bela.table({ id: table.id })).table).toMatchObject({ host: true, yours: [1] });
    await bela.leave({ id: table.id });
    expect(await isOffered()).toBe(false);
    expect((await dora.join({ id: table.id })).table).toMatchObject({ host: true, yours: [0] });
    await bela.join({ id: table.id });
    await dora.deleteMe({ confirm: true });
    expect((await bela.table({ id: table.id })).table.host).toBe(true);
  });

  test('lists tell what one wants to know before looking closer', async ({ anna, bela, csilla }) => {
    const pace = { bank: 60_000, increment: 1_000, most: 60_000, night: null, atZero: 'wait' as const };
    const { table } = await anna.openTable({ game: 'example', seats: 2, options: { ties: 'first' }, pace });
    const inList = async (list: 'open' | 'playing' | 'finished') =>
      (await csilla.tables({ list })).tables.find(({ id }) => id === table.id);
    expect(await inList('open')).toMatchObject({
      options: { ties: 'first' },
      pace,
      seats: [{ name: 'Anna' }, { open: true }],
      result: null,
    });
    await bela.join({ id: table.id });
    await anna.start({ id: table.id });
    expect(await inList('playing')).toMatchObject({ status: 'playing', seats: [{ open: false }, { name: 'Béla' }] });
    await bela.resign({ id: table.id });
    expect((await inList('finished'))?.result?.map(({ seat, rank }) => [seat, rank])).toEqual([
      [0, 1],
      [1, 2],
    ]);
  });

  test('a private table is for those who are invited', async ({ server, anna, bela }) => {
    const { table } = await anna.openTable({ game: 'example', seats: 2, visibility: 'private' });
    expect(await refused(bela.table({ id: table.id }))).toBe('404 noTable');
    expect(await refused(bela.join({ id: table.id }))).toBe('404 noTable');
    expect(await refused(bela.join({ id: table.id, invite: 'guess' }))).toBe('404 noTable');
    expect((await bela.tables({})).tables.map(({ id }) => id)).not.toContain(table.id);
    expect((await bela.table({ id: table.id, invite: table.invite! })).table.invite).toBeNull();
    await expect(Ear.open(server.url, table.id, bela.token)).rejects.toThrow('noTable');
    const ear = await Ear.open(server.url, `${table.id}&invite=${table.invite}`, bela.token);
    await ear.until(({ event }) => event === 'position');
    expect((await bela.join({ id: table.id, invite: table.invite! })).table.yours).toEqual([1]);
    await ear.until(({ table }) => (table as { yours: number[] }).yours.length === 1);
    ear.close();
  });

  test('the host asks a guest to leave: they are told, and sit down again only with a newer invitation', async ({
    server,
    anna,
    bela,
    csilla,
  }) => {
    const { table } = await anna.openTable({ game: 'example', seats: 4, visibility: 'link' });
    const { id } = table;
    await bela.join({ id, seat: 1 });
    await bela.join({ id, seat: 2, name: 'Béla’s sister' });
    await csilla.join({ id, seat: 3 });
    const ear = await Ear.open(server.url, id, bela.token);
    expect(await refused(bela.sendAway({ id, seat: 3 }))).toBe('403 notHost');
    expect(await refused(anna.sendAway({ id, seat: 0 }))).toBe('409 nobodyElse');
    const { table: after } = await anna.sendAway({ id, seat: 2 });
    expect(after.seats.map(({ open }) => open)).toEqual([false, true, true, false]);
    expect(await refused(anna.sendAway({ id, seat: 2 }))).toBe('409 nobodyElse');
    const told = await ear.until(event => (event.table as typeof table | undefined)?.sentAway === true);
    expect(told.table).toMatchObject({ yours: [], invite: null });
    ear.close();
    expect(await refused(bela.join({ id }))).toBe('403 sentAway');
    expect(await refused(bela.join({ id, invite: table.invite! }))).toBe('403 sentAway');
    expect(await refused(csilla.renewInvite({ id }))).toBe('403 notHost');
    const { invite } = (await anna.renewInvite({ id })).table;
    expect(invite).not.toBe(table.invite);
    expect(await refused(bela.join({ id }))).toBe('403 sentAway');
    expect((await bela.table({ id })).table.sentAway).toBe(true);
    expect((await bela.table({ id, invite: invite! })).table.sentAway).toBe(false);
    expect((await bela.join({ id, invite: invite! })).table).toMatchObject({ yours: [1], sentAway: false });
    await bela.leave({ id });
    expect((await bela.join({ id, seat: 1 })).table.yours).toEqual([1]);
    await anna.setBot({ id, seat: 2, bot: 'random' });
    await anna.start({ id });
    expect(await refused(anna.sendAway({ id, seat: 1 }))).toBe('409 started');
  });

  test('a private table closes to a guest who was sent away, and a new link shuts the old one', async ({ anna, bela, csilla }) => {
    const { table } = await anna.openTable({ game: 'example', seats: 3, visibility: 'private' });
    const { id } = table;
    const old = table.invite!;
    await bela.join({ id, invite: old });
    await anna.sendAway({ id, seat: 1 });
    expect(await refused(bela.table({ id, invite: old }))).toBe('403 sentAway');
    expect(await refused(bela.join({ id, invite: old }))).toBe('403 sentAway');
    expect((await csilla.table({ id, invite: old })).table.sentAway).toBe(false);
    const { invite } = (await anna.renewInvite({ id })).table;
    expect(await refused(csilla.join({ id, invite: old }))).toBe('404 noTable');
    expect((await bela.join({ id, invite: invite! })).table.yours).toEqual([1]);
  });

  test('who was sent away is welcome again once the host invites them by name', async ({ server }) => {
    const [feri, gizi] = await Promise.all(['Feri', 'Gizi'].map(name => member(server, name, `${name.toLowerCase()}-lobby@example.org`)));
    const { tag } = (await gizi.me()).me!;
    const { id } = (await feri.openTable({ game: 'example', seats: 2 })).table;
    await gizi.join({ id });
    await feri.sendAway({ id, seat: 1 });
    expect(await refused(gizi.join({ id }))).toBe('403 sentAway');
    await feri.invite({ id, tag });
    expect((await gizi.invitations()).invitations.map(({ table }) => table)).toContain(id);
    expect((await gizi.join({ id })).table).toMatchObject({ yours: [1], sentAway: false });
  });

  test('my current tables: what waits for me first, by deadline, each with its question in my language', async ({ server }) => {
    const [dora, emil] = await Promise.all(['Dóra', 'Emil'].map(name => somebody(server.url, name)));
    const pace = (bank: number) => ({ bank, increment: 1_000, most: bank, night: null, atZero: 'wait' as const });
    const untimed = await aTable('example', [dora, emil]);
    const slow = await aTable('example', [dora, emil], { pace: pace(9_000_000) });
    const quick = await aTable('example', [dora, emil], { pace: pace(600_000) });
    const lobby = (await dora.openTable({ game: 'example', seats: 2 })).table.id;
    const over = await aTable('example', [dora, emil]);
    await emil.resign({ id: over });
    const { tables } = await dora.tables({ list: 'current' });
    expect(tables.map(({ id }) => id)).toEqual([quick, slow, untimed, lobby]);
    const [first, , last] = tables;
    expect(first).toMatchObject({ yourTurn: true, waiting: [0, 1], asked: expect.stringMatching(/pebbles/i) });
    expect(first.dueAt).toBeLessThanOrEqual(first.touchedAt + 600_000);
    expect(last).toMatchObject({ dueAt: null, asked: first.asked });
    const inHungarian = await client({ base: server.url, token: dora.token, language: 'hu' }).tables({ list: 'current' });
    expect(inHungarian.tables[0].asked).not.toBe(first.asked);
    const { position } = await dora.table({ id: quick });
    await dora.move({ id: quick, moves: [{ decision: position!.decisions[0].id, choice: position!.decisions[0].options[0] }] });
    const [, , theirs] = (await dora.tables({ list: 'current' })).tables;
    expect(theirs).toMatchObject({ id: quick, yourTurn: false, waiting: [1], asked: null });
  });

  test('wishes that do not fit are refused in words', async ({ anna }) => {
    expect(await refused(anna.openTable({ game: 'chess', seats: 2 }))).toBe('404 noGame');
    expect(await refused(anna.openTable({ game: 'example', seats: 5 }))).toBe('400 badSeats');
    expect(await refused(anna.openTable({ game: 'example', seats: 2, options: { ties: 'all' } }))).toBe('400 badOptions');
    expect(await refused(anna.table({ id: 'nowhere' }))).toBe('404 noTable');
  });

  test("an owner's file is refused in the reader's language, also where a key stands twice", async ({ server, anna }) => {
    const open = async (language: string, components: string) => {
      const body = `{"game": "empires-end", "seats": 2, "options": {"components": ${components}}}`;
      const headers = { 'content-type': 'application/json', authorization: `Bearer ${anna.token}`, 'accept-language': language };
      const answer = await fetch(`${server.url}/api/v1/tables`, { method: 'POST', headers, body });
      const { error } = (await answer.json()) as { error?: { code: string; message: string } };
      return [answer.status, error?.message];
    };
    const wrong = '{"locations": [{"id": "castle"}]}';
    expect(await open('en', wrong)).toEqual([400, expect.stringContaining("components.locations[0].id: there is no 'castle'")]);
    expect(await open('hu', wrong)).toEqual([400, expect.stringContaining('components.locations[0].id: nincs ilyen: „castle”')]);
    const twice = '{"locations": [{"id": "city", "points": 40, "points": 41}]}';
    expect(await open('hu', twice)).toEqual([400, expect.stringContaining('„points”')]);
    expect(await open('en', `{"locations": [{"id": "city"}]${' '.repeat(900_000)}}`)).toEqual([200, undefined]);
  });

  nothingWentWrong(test);
});
