/** Order in the house: reports, cases, measures, appeals, offices. */
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openStorage, type Where } from '../storage/open.ts';
import { onBothEngines } from './engines.ts';
import { refused } from './guests.ts';
import { administrator, moderator, operate, until } from './officers.ts';
import { aTable, browser, member, playOn, type Running, running, type Somebody, somebody } from './running.ts';

onBothEngines('order in the house', fresh => {
  let where: Where;
  let server: Running;
  let adel: Somebody;
  let agnes: Somebody;
  let gyozo: Somebody;
  let anna: Somebody;
  let pista: Somebody;
  beforeAll(async () => {
    where = await fresh();
    server = await running(where);
    adel = await administrator(server, where, 'Adel');
    [agnes, gyozo] = [await moderator(server, adel, 'Agnes'), await moderator(server, adel, 'Gyozo')];
    anna = await member(server, 'Anna', 'anna@example.org');
  });
  afterAll(() => server?.stop());

  let insults = 0;
  /** A fresh Pista says something at a table with Anna. */
  async function insult(): Promise<{ table: string; message: number; text: string }> {
    pista = await member(server, 'Pista', `pista-${insults++}@example.org`);
    const table = await aTable('example', [anna, pista]);
    await anna.say({ id: table, text: 'Sorry, moving now.' });
    const text = 'People as dim as you should stick to ludo.';
    const { message } = await pista.say({ id: table, text });
    await anna.say({ id: table, text: 'Hey. We are here for fun.' });
    return { table, message: message.id, text };
  }

  async function aCase(): Promise<{ id: string; table: string; message: number }> {
    const { table, message } = await insult();
    const { report } = await anna.report({ table, message, reason: 'insult', words: 'Second time this month.' });
    return { id: report.id, table, message };
  }

  describe('offices', () => {
    test('the first administrator is made by whoever runs the server, for a confirmed address only', async () => {
      await expect(operate(where, { do: 'grant', email: 'nobody@example.org' })).rejects.toMatchObject({ code: 'nobodyThere' });
      const held = await operate(where, { do: 'list' });
      expect(held.map(({ name, office }) => [name, office])).toEqual([
        ['Adel', 'administrator'],
        ['Agnes', 'moderator'],
        ['Gyozo', 'moderator'],
      ]);
    });

    test('an administrator makes and ends moderators, and no administrators', async () => {
      const tunde = await moderator(server, adel, 'Tunde');
      const { me } = await tunde.me();
      expect(me?.office).toBe('moderator');
      expect(await refused(tunde.grantOffice({ who: 'anna@example.org' }))).toBe('403 officeNeeded');
      await adel.revokeOffice({ id: me!.tag });
      expect(await refused(tunde.cases({}))).toBe('403 officeNeeded');
      const { me: self } = await adel.me();
      expect(await refused(adel.revokeOffice({ id: self!.tag }))).toBe('409 isAdministrator');
      expect(await refused(adel.grantOffice({ who: 'adel@office.example.org' }))).toBe('409 isAdministrator');
      const { measures } = await adel.moderationLog({});
      expect(measures.slice(0, 2)).toMatchObject([
        { kind: 'revoked', about: 'Tunde', by: 'Adel', words: 'moderator' },
        { kind: 'granted', about: 'Tunde', by: 'Adel', words: 'moderator' },
      ]);
    });

    test('an office ends on the command line while the server runs', async () => {
      const zoli = await administrator(server, where, 'Zoli');
      await operate(where, { do: 'revoke', email: 'zoli@office.example.org' });
      await until(async () => (await zoli.me()).me?.office === null);
      expect(await refused(zoli.cases({}))).toBe('403 officeNeeded');
      await expect(operate(where, { do: 'revoke', email: 'zoli@office.example.org' })).rejects.toMatchObject({ code: 'noOffice' });
    });
  });

  describe('a report', () => {
    test('keeps the message and what was said around it, and several of the same thing are one case', async () => {
      const { table, message, text } = await insult();
      const noemi = await somebody(server.url, 'Noémi');
      const first = await anna.report({ table, message, reason: 'insult', words: 'Second time.' });
      expect(await anna.report({ table, message, reason: 'hate' })).toEqual(first);
      await noemi.report({ table, message, reason: 'insult' });
      const { case: head, context, reports, about } = await agnes.case({ id: first.report.id });
      expect(head).toMatchObject({ name: 'Pista', reports: 2, table, message, pressing: true, waits: 'report', game: 'example' });
      expect(context.map(line => [line.text, line.theirs, line.reported])).toEqual([
        ['Sorry, moving now.', false, false],
        [text, true, true],
        ['Hey. We are here for fun.', false, false],
      ]);
      expect(reports.map(({ by, words }) => [by, words])).toEqual([
        ['Anna', 'Second time.'],
        ['Noémi', ''],
      ]);
      expect(about).toMatchObject({ name: 'Pista', guest: false, reports: 2, people: 2 });
    });

    test('is about a message, a seat or a person that the reporter may see, and not about oneself', async () => {
      const { table } = await insult();
      const noemi = await somebody(server.url, 'Noémi');
      const hidden = await aTable('example', [anna, pista], { visibility: 'private' });
      const { me } = await pista.me();
      expect(await refused(noemi.report({ table: hidden, seat: 1, reason: 'spoils' }))).toBe('404 noTable');
      expect(await refused(anna.report({ table, seat: 0, reason: 'spoils' }))).toBe('400 notYourself');
      expect(await refused(anna.report({ table, message: 999_999, reason: 'spoils' }))).toBe('404 nobodyThere');
      expect(await refused(anna.report({ person: 'nobody', reason: 'name' }))).toBe('404 noPerson');
      expect((await anna.report({ table, seat: 1, reason: 'spoils' })).report.id).toBeTruthy();
      expect((await anna.report({ person: me!.tag, reason: 'name' })).report.id).toBeTruthy();
    });

    test('presses while the game goes on: such cases come first', async () => {
      const { id } = await aCase();
      const { me } = await pista.me();
      await anna.report({ person: me!.tag, reason: 'cheats' });
      const { cases } = await agnes.cases({});
      const order = cases.map(({ pressing }) => pressing);
      expect(order).toEqual([...order].sort((a, b) => Number(b) - Number(a)));
      expect(cases.find(one => one.id === id)?.pressing).toBe(true);
      expect(order.at(-1)).toBe(false);
    });

    test('is not shown to its subject, and not decided by who made it', async () => {
      const { table, message } = await insult();
      const about = await aTable('example', [anna, agnes]);
      const { message: said } = await agnes.say({ id: about, text: 'Hurry up.' });
      const { report } = await anna.report({ table: about, message: said.id, reason: 'insult' });
      expect(await refused(agnes.case({ id: report.id }))).toBe('404 noCase');
      expect((await agnes.cases({})).cases.map(({ id }) => id)).not.toContain(report.id);
      const own = await agnes.report({ table, message, reason: 'insult' });
      expect((await agnes.case({ id: own.report.id })).objection).toBe('ownCase');
      expect(await refused(agnes.decide({ id: own.report.id, kind: 'nothing' }))).toBe('403 ownCase');
      await gyozo.decide({ id: own.report.id, kind: 'nothing' });
    });
  });

  describe('a decision', () => {
    test('silences for a time: the chat is refused with its end, the game goes on, all concerned are told', async () => {
      const { id, table } = await aCase();
      const { became } = await agnes.decide({ id, kind: 'silence', days: 7, words: 'That was rude.' });
      expect(became).toBe('silence');
      const said = await pista.say({ id: table, text: 'Well' }).catch(error => error);
      expect(said).toMatchObject({ status: 403, code: 'silenced' });
      expect(said.message).toMatch(/until .*\d{4}.* \(UTC\)/);
      expect(await playOn(table, [anna, pista], 'on', 4)).toBe(4);
      const letter = await server.letters.until(text => text.includes('To: pista') && text.includes('That was rude.'));
      expect(letter).toContain('You can play on.');
      expect(letter).toContain('/house');
      expect(letter).not.toContain('Anna');
      await until(async () => (await pista.me()).me!.unread === 1);
      const { told } = await pista.house({});
      expect(told).toMatchObject([{ kind: 'silence', words: 'That was rude.', mayAppeal: true, undone: false }]);
      expect(JSON.stringify(told)).not.toMatch(/Anna|Agnes/);
      await pista.readHouse({});
      expect((await pista.me()).me!.unread).toBe(0);
      const dealt = await server.letters.until(text => text.includes('To: anna') && text.includes('dealt with'));
      expect(dealt).not.toContain('silence');
      const { reports } = await anna.house({});
      expect(reports.find(report => report.id === id)).toMatchObject({ name: 'Pista', dealtWith: expect.any(Number) });
      expect((await agnes.cases({ list: 'closed' })).cases[0].id).toBe(id);
    });

    test('keeps somebody from new tables, opened or joined, and not from their own', async () => {
      const { id, table } = await aCase();
      await agnes.decide({ id, kind: 'noTables', days: 1, words: 'Finish what you began.' });
      const { table: open } = await anna.openTable({ game: 'example', seats: 2 });
      expect(await refused(pista.openTable({ game: 'example', seats: 2 }))).toBe('403 noNewTables');
      expect(await refused(pista.join({ id: open.id }))).toBe('403 noNewTables');
      await pista.say({ id: table, text: 'All right.' });
      expect(await playOn(table, [anna, pista], 'on', 2)).toBe(2);
    });

    test('takes a message down for everybody, and undoing brings it back', async () => {
      const { id, table, message } = await aCase();
      await agnes.decide({ id, kind: 'word', removes: true, words: 'Not here.' });
      const shown = async () => (await anna.chat({ id: table })).messages.find(one => one.id === message);
      expect(await shown()).toMatchObject({ text: '', removed: true });
      expect((await agnes.case({ id })).context[1].text).toContain('ludo');
      await gyozo.decide({ id, kind: 'undone', words: 'We were wrong.' });
      expect(await shown()).toMatchObject({ removed: false, text: expect.stringContaining('ludo') });
    });

    test('needs words for whoever it concerns, and a case is decided once', async () => {
      const { id } = await aCase();
      expect(await refused(agnes.decide({ id, kind: 'silence' }))).toBe('400 noWords');
      expect(await refused(agnes.decide({ id, kind: 'undone' }))).toBe('409 nothingToLift');
      expect(await refused(agnes.decide({ id, kind: 'upheld' }))).toBe('409 noAppealYet');
      await agnes.decide({ id, kind: 'asked', words: 'What do you think?' });
      expect((await gyozo.case({ id })).case.waits).toBe('asked');
      const both = await Promise.allSettled([agnes, gyozo].map(one => one.decide({ id, kind: 'nothing' })));
      expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
      expect(await refused(agnes.decide({ id, kind: 'word', words: 'More' }))).toBe('409 caseClosed');
    });

    test('closes an account only by two moderators; running games may still be finished', async () => {
      const { id, table } = await aCase();
      const closing = { id, kind: 'close', words: 'This was the last time.' } as const;
      expect((await agnes.decide(closing)).became).toBe('closing');
      await pista.say({ id: table, text: 'Still here.' });
      expect(await refused(agnes.decide(closing))).toBe('403 needsAnother');
      expect((await gyozo.decide(closing)).became).toBe('closed');
      expect(await refused(pista.say({ id: table, text: 'x' }))).toBe('403 accountClosed');
      expect(await refused(pista.openTable({ game: 'example', seats: 2 }))).toBe('403 accountClosed');
      expect(await refused(pista.changeMe({ name: 'Another' }))).toBe('403 accountClosed');
      expect(await playOn(table, [anna, pista], 'on', 2)).toBe(2);
    });

    test('is looked at again by another moderator, once, and what is undone ends at once', async () => {
      const { id, table } = await aCase();
      await agnes.decide({ id, kind: 'silence', days: 30, words: 'That was rude.' });
      const [{ id: measure }] = (await pista.house({})).told;
      expect(await refused(anna.appeal({ id: String(measure), words: 'Mine?' }))).toBe('404 noMeasure');
      await pista.appeal({ id: String(measure), words: 'It was a quote.' });
      expect(await refused(pista.appeal({ id: String(measure), words: 'Again' }))).toBe('409 noAppeal');
      expect((await agnes.case({ id })).objection).toBe('needsAnother');
      expect(await refused(agnes.decide({ id, kind: 'upheld' }))).toBe('403 needsAnother');
      expect(await refused(gyozo.decide({ id, kind: 'word', words: 'x' }))).toBe('409 answerAppeal');
      await gyozo.decide({ id, kind: 'undone', words: 'You are right, sorry.' });
      await pista.say({ id: table, text: 'Thank you.' });
      const { trail } = await agnes.case({ id });
      expect(trail.map(({ kind, by }) => [kind, by])).toEqual([
        ['silence', 'Agnes'],
        ['appeal', 'Pista'],
        ['undone', 'Gyozo'],
      ]);
    });

    test('goes with a guest who signs in', async () => {
      const ask = browser(server);
      const { body } = await ask('/me/guest', { name: 'Vendég' });
      const { report } = await anna.report({ person: body.me.tag, reason: 'name' });
      await agnes.decide({ id: report.id, kind: 'noTables', days: 3, words: 'Choose another name.' });
      await ask('/auth/sign-up/email', { name: 'Vendég', email: 'vendeg@example.org', password: 'a long password' });
      const letter = await server.letters.until(text => text.includes('vendeg@example.org') && text.includes('verify-email'));
      await ask(/http\S+verify-email\S+/.exec(letter)![0]);
      const { body: now } = await ask('/me');
      expect(now.me).toMatchObject({ guest: false, unread: 1 });
      expect((await ask('/tables', { game: 'example', seats: 2 })).body.error.code).toBe('noNewTables');
    });
  });

  test('what was done is never changed', async () => {
    const { id } = await aCase();
    await agnes.decide({ id, kind: 'word', words: 'As it was.' });
    await server.stop();
    const storage = await openStorage(where);
    const rows = () => sql`select * from measure order by id`.execute(storage.db).then(({ rows }) => rows);
    const before = await rows();
    await sql`update measure set words = 'otherwise', kind = 'nothing', until = 1`.execute(storage.db);
    await sql`delete from measure`.execute(storage.db);
    expect(await rows()).toEqual(before);
    expect(before.length).toBeGreaterThan(10);
    await storage.close();
    server = await running(where);
  });
});
