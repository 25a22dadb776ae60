/** A table from its opening to its replay, through the API as people use it. */
import { createHash } from 'node:crypto';
import { bots } from '@tarsas/bots';
import { replay } from '@tarsas/kernel';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { titles } from '../../games/registry.ts';
import { ApiError } from '../api/client.ts';
import { onBothEngines } from './engines.ts';
import { aTable, Ear, type Heard, playOn, type Running, running, type Somebody, somebody } from './running.ts';

/** Who plays for those whose time is up. */
const STANDIN = bots[bots.length - 1].name;

const refused = async (call: Promise<unknown>): Promise<string> => {
  const error = await call.then(
    () => null,
    error => error,
  );
  if (!(error instanceof ApiError)) throw error ?? new Error('It was not refused');
  return `${error.status} ${error.code}`;
};

onBothEngines('tables', fresh => {
  let server: Running;
  let anna: Somebody;
  let bela: Somebody;
  let csilla: Somebody;
  beforeAll(async () => {
    server = await running(await fresh());
    [anna, bela, csilla] = await Promise.all(['Anna', 'Béla', 'Csilla'].map(name => somebody(server.url, name)));
  });
  afterAll(() => server?.stop());

  describe('before the game', () => {
    test('people join, one leaves, a bot comes, and only the host starts', async () => {
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

    test('two who want any seat at the same moment both get one', async () => {
      for (let n = 0; n < 10; n++) {
        const { table } = await anna.openTable({ game: 'example', seats: 3 });
        await Promise.all([bela, csilla].map(who => who.join({ id: table.id })));
        const { table: full } = await anna.table({ id: table.id });
        expect(full.seats.map(({ name }) => name).sort()).toEqual(['Anna', 'Béla', 'Csilla']);
      }
    });

    test('a host who leaves hands the table on, and a table without people or without room is not offered', async () => {
      const { table } = await anna.openTable({ game: 'example', seats: 2 });
      const isOffered = async () => (await csilla.tables({})).tables.some(({ id }) => id === table.id);
      expect(await isOffered()).toBe(true);
      await bela.join({ id: table.id });
      expect(await isOffered()).toBe(false);
      await anna.leave({ id: table.id });
      expect((await bela.table({ id: table.id })).table).toMatchObject({ host: true, yours: [1] });
      await bela.leave({ id: table.id });
      expect(await isOffered()).toBe(false);
      expect((await csilla.join({ id: table.id })).table).toMatchObject({ host: true, yours: [0] });
      await bela.join({ id: table.id });
      await csilla.deleteMe({ confirm: true });
      expect((await bela.table({ id: table.id })).table.host).toBe(true);
      csilla = await somebody(server.url, 'Csilla');
    });

    test('lists tell what one wants to know before looking closer', async () => {
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

    test('a private table is for those who are invited', async () => {
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

    test('wishes that do not fit are refused in words', async () => {
      expect(await refused(anna.openTable({ game: 'chess', seats: 2 }))).toBe('404 noGame');
      expect(await refused(anna.openTable({ game: 'example', seats: 5 }))).toBe('400 badSeats');
      expect(await refused(anna.openTable({ game: 'example', seats: 2, options: { ties: 'all' } }))).toBe('400 badOptions');
      expect(await refused(anna.table({ id: 'nowhere' }))).toBe('404 noTable');
    });

    test("an owner's file is refused in the reader's language, also where a key stands twice", async () => {
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
  });

  describe('playing', () => {
    test('a whole game: the promise of the seed is kept, and the replay is genuine', async () => {
      const people = [anna, bela, csilla];
      const id = await aTable('empires-end', people);
      const { table } = await anna.table({ id });
      expect(await refused(anna.replay({ id }))).toBe('409 notOver');
      const made = await playOn(id, people, 'a whole game');
      const { table: over } = await anna.table({ id });
      expect(over.status).toBe('over');
      expect(createHash('sha256').update(over.seed!).digest('hex')).toBe(table.seedHash);
      expect(over.result?.scores.map(({ seat }) => seat).sort()).toEqual([0, 1, 2]);
      const log = await csilla.replay({ id });
      expect(log.moves).toHaveLength(made);
      const title = titles.find(({ game }) => game.id === 'empires-end')!;
      expect(replay(title.game, log as never).state.over).toBe(true);
      expect((await bela.tables({ list: 'finished' })).tables.map(table => table.id)).toContain(id);
    });

    test('a drafted turn counts whole or not at all, and a stale one gets the fresh position', async () => {
      const id = await aTable('example', [anna, bela]);
      const { position } = await anna.table({ id });
      const [{ id: decision, options }] = position!.decisions;
      const bury = { decision, choice: options[0] };
      expect(await refused(anna.move({ id, moves: [bury, { decision: '99/9', choice: options[0] }] }))).toMatch('409 stale');
      expect((await anna.table({ id })).table.n).toBe(1);
      expect(await refused(anna.move({ id, moves: [{ decision, choice: { ...options[0], pebbles: 5 } as (typeof options)[0] }] }))).toBe(
        '409 notAnOption',
      );
      expect(await refused(bela.move({ id, seat: 0, moves: [bury] }))).toBe('403 notYours');
      expect(await refused(csilla.move({ id, moves: [bury] }))).toBe('403 notSeated');
      expect((await anna.move({ id, moves: [bury] })).table.n).toBe(2);
      const other = { decision, choice: options[1] };
      const again = await anna.move({ id, moves: [other] }).catch(error => error as ApiError);
      expect(again).toMatchObject({ status: 409, code: 'stale', fresh: { n: 2, viewer: 0 } });
    });

    test('two who answer at the same instant both succeed', async () => {
      const id = await aTable('example', [anna, bela]);
      const answers = await Promise.all(
        [anna, bela].map(async person => {
          const { position } = await person.table({ id });
          const [{ id: decision, options }] = position!.decisions;
          return () => person.move({ id, moves: [{ decision, choice: options[0] }] });
        }),
      );
      await Promise.all(answers.map(answer => answer()));
      expect((await anna.table({ id })).table.n).toBe(3);
    });

    test('one person may play several seats at one screen', async () => {
      const { table } = await anna.openTable({ game: 'example', seats: 2 });
      await anna.join({ id: table.id, name: 'Dani' });
      const { table: started } = await anna.start({ id: table.id });
      expect(started).toMatchObject({ yours: [0, 1], seats: [{ name: 'Anna' }, { name: 'Dani' }] });
      const { position } = await anna.table({ id: table.id, seat: 1 });
      const [{ id: decision, options }] = position!.decisions;
      await anna.move({ id: table.id, seat: 1, moves: [{ decision, choice: options[0] }] });
      expect((await anna.table({ id: table.id })).table.waiting).toEqual([0]);
      await anna.resign({ id: table.id });
      const { table: again } = await anna.rematch({ id: table.id });
      expect(again).toMatchObject({ yours: [0, 1], seats: [{ name: 'Anna' }, { name: 'Dani' }] });
    });

    test('standing orders answer in the same commit, are marked, and are their owner’s secret', async () => {
      const id = await aTable('canary', [anna, bela]);
      const { table } = await bela.order({ id, wish: { always: 'keep' } });
      expect(table.waiting).toEqual([0]);
      const kinds = async (person: Somebody) => (await person.log({ id })).lines.map(({ kind, seat, auto }) => [kind, seat, auto]);
      expect(await kinds(bela)).toEqual([
        ['start', undefined, undefined],
        ['move', 1, 'order'],
      ]);
      expect(await kinds(anna)).toEqual(await kinds(bela));
      expect((await bela.orders({ id })).orders).toEqual([{ seat: 1, wish: { always: 'keep' } }]);
      expect((await anna.orders({ id })).orders).toEqual([{ seat: 0, wish: null }]);
      await playOn(id, [anna], 'orders');
      expect((await anna.table({ id })).table.status).toBe('over');
      expect(await refused(anna.order({ id: await aTable('example', [anna, bela]), wish: {} }))).toBe('409 noOrders');
    });

    test('a move is taken back when everybody agrees, never across what somebody has learnt', async () => {
      const id = await aTable('canary', [anna, bela]);
      const n = await playOn(id, [anna], 'once', 1);
      expect(n).toBe(1);
      expect(await refused(anna.propose({ id, what: 'undo', to: 1 }))).toBe('409 nothingToUndo');
      await anna.propose({ id, what: 'undo', to: 0 });
      expect(await refused(bela.propose({ id, what: 'abandon' }))).toBe('409 proposalOpen');
      expect((await bela.table({ id })).table.waiting).toEqual([1]);
      const { table, position } = await bela.answerProposal({ id, yes: true });
      expect(table.waiting).toEqual([0, 1]);
      expect(position?.proposal).toBeNull();
      await playOn(id, [anna, bela], 'a round', 2);
      expect(await refused(bela.propose({ id, what: 'undo', to: 1 }))).toBe('409 nothingToUndo');
      await playOn(id, [anna, bela], 'the rest');
      expect((await anna.replay({ id })).moves).toHaveLength(8);
    });

    test('a table is abandoned by consent, and a no keeps it going', async () => {
      const id = await aTable('example', [anna, bela]);
      await anna.propose({ id, what: 'abandon' });
      expect((await bela.answerProposal({ id, yes: false })).table.status).toBe('playing');
      await anna.propose({ id, what: 'abandon' });
      expect((await bela.answerProposal({ id, yes: true })).table).toMatchObject({ status: 'abandoned', waiting: [] });
      expect(await refused(anna.propose({ id, what: 'abandon' }))).toBe('409 over');
    });

    test('who resigns is last; of two the other has won at once', async () => {
      const id = await aTable('example', [anna, bela]);
      const { table } = await anna.resign({ id });
      expect(table.status).toBe('over');
      expect(table.result?.resigned).toEqual([0]);
      expect(table.result?.scores.map(({ rank }) => rank)).toEqual([2, 1]);
    });

    test('who plays alone plays to the end, or gives up', async () => {
      const id = await aTable('viscounts', [anna], { options: { solo: 'builder' } });
      expect(await playOn(id, [anna], 'alone', 5)).toBe(5);
      const { table } = await anna.resign({ id });
      expect(table).toMatchObject({ status: 'over', result: { resigned: [0] } });
    });

    test('a seat left to a bot plays on by itself, and its person may come back', async () => {
      const id = await aTable('example', [anna, bela, csilla]);
      await csilla.leaveToBot({ id });
      // From the first entry on: the bot may be faster than the stream.
      const ear = await Ear.open(server.url, `${id}:1`, anna.token);
      await ear.until(({ lines }) => (lines as { auto?: string }[] | undefined)?.some(({ auto }) => auto === 'bot') ?? false);
      ear.close();
      const { position } = await anna.table({ id });
      const [{ id: decision, options }] = position!.decisions;
      await anna.move({ id, moves: [{ decision, choice: options[0] }] });
      const { table } = await csilla.comeBack({ id });
      expect(table.seats[2].bot).toBeNull();
      await playOn(id, [anna, bela, csilla], 'to the end');
      expect((await anna.table({ id })).table.status).toBe('over');
    });

    test('at zero a bot takes the seat, or the seat resigns, as the table has chosen', async () => {
      const pace = { bank: 1_000, increment: 0, most: 1_000, night: null };
      const id = await aTable('example', [anna, bela], { pace: { ...pace, atZero: 'resign' } });
      const taken = await aTable('example', [anna, bela], { pace: { ...pace, atZero: 'bot' } });
      const ears = await Promise.all([id, taken].map(table => Ear.open(server.url, table)));
      const over = (event: Heard) => (event.table as { status: string }).status === 'over';
      const [resigned, played] = await Promise.all(ears.map(ear => ear.until(over)));
      expect(resigned.table).toMatchObject({ result: { resigned: [0, 1] } });
      expect(played.table).toMatchObject({ result: { resigned: [] }, seats: [{ bot: STANDIN }, { bot: STANDIN }] });
      for (const ear of ears) ear.close();
    });

    test('bots finish a game that their only person has left', async () => {
      const { table } = await anna.openTable({ game: 'example', seats: 2 });
      await anna.setBot({ id: table.id, seat: 1, bot: 'random' });
      await anna.start({ id: table.id });
      const ear = await Ear.open(server.url, table.id);
      await anna.leaveToBot({ id: table.id });
      const { table: over } = await ear.until(event => (event.table as { status: string }).status === 'over');
      expect((over as { n: number }).n).toBeGreaterThanOrEqual(10);
      ear.close();
    });

    test('the same table once more: the first opens it, the other joins that one', async () => {
      const id = await aTable('example', [anna, bela], { visibility: 'link' });
      expect(await refused(anna.rematch({ id }))).toBe('409 notOver');
      await anna.resign({ id });
      const [first, second] = await Promise.all([anna.rematch({ id }), bela.rematch({ id })]);
      expect(first.table.id).toBe(second.table.id);
      expect(new Set([...first.table.yours, ...second.table.yours])).toEqual(new Set([0, 1]));
      expect((await csilla.table({ id })).table.rematch).toBe(first.table.id);
    });
  });

  describe('looking', () => {
    test('a link to a position shows it as it was, to anyone, without secrets and without questions', async () => {
      const id = await aTable('canary', [anna, bela]);
      await playOn(id, [anna, bela], 'three', 3);
      const mine = await anna.table({ id, at: 2 });
      expect(mine.position).toMatchObject({ n: 2, viewer: 0, decisions: [] });
      const { position } = await csilla.table({ id, at: 2 });
      expect(position).toMatchObject({ n: 2, viewer: 'public', decisions: [] });
      expect(JSON.stringify(position)).not.toContain('canary-');
      expect(await refused(csilla.table({ id, at: 99 }))).toBe('404 noPosition');
      expect(await refused(csilla.table({ id, seat: 0 }))).toBe('403 notYours');
    });

    test('of my tables those that wait for me come first', async () => {
      const dora = await somebody(server.url, 'Dóra');
      const waits = await aTable('example', [dora, bela]);
      const moved = await aTable('example', [dora, bela]);
      await playOn(moved, [dora], 'one', 1);
      const { tables } = await dora.tables({ list: 'mine' });
      expect(tables.map(({ id, yourTurn }) => [id, yourTurn])).toEqual([
        [waits, true],
        [moved, false],
      ]);
    });

    test('chat is for those who sit there to write, notes for oneself to read', async () => {
      const id = await aTable('example', [anna, bela]);
      const { message } = await anna.say({ id, text: 'Szia, Béla! 🎲' });
      expect((await csilla.chat({ id })).messages).toEqual([{ ...message, yours: false }]);
      expect(await refused(csilla.say({ id, text: 'Hi' }))).toBe('403 notSeated');
      await anna.setNote({ id, text: 'he bluffs' });
      await anna.setNote({ id, text: 'he always bluffs' });
      expect((await anna.note({ id })).text).toBe('he always bluffs');
      expect((await bela.note({ id })).text).toBe('');
      expect(await refused(csilla.note({ id }))).toBe('403 notSeated');
    });
  });

  describe('events', () => {
    test('whoever watches sees every entry in order, and after a break what was missed', async () => {
      const id = await aTable('example', [anna, bela]);
      const ear = await Ear.open(server.url, id, anna.token);
      await ear.until(({ event }) => event === 'position');
      await playOn(id, [anna, bela], 'watched', 3);
      await ear.until(({ table }) => (table as { n: number }).n === 4);
      ear.close();
      await playOn(id, [anna, bela], 'on');
      const { table } = await anna.table({ id });
      const later = await Ear.open(server.url, `${id}:4`, anna.token);
      const { lines } = await later.until(({ event }) => event === 'position');
      later.close();
      const numbers = [...ear.heard.flatMap(({ lines }) => lines as { n: number }[]), ...(lines as { n: number }[])].map(({ n }) => n);
      expect(numbers).toEqual([...Array(table.n + 1).keys()].slice(2));
    });

    test('one stream tells of all my tables, and of those I join later', async () => {
      const first = await aTable('example', [anna, bela]);
      const ear = await Ear.open(server.url, '', bela.token);
      await playOn(first, [anna], 'x', 1);
      expect(await ear.until(({ id, n }) => id === first && n === 2)).toMatchObject({ event: 'table', waiting: [1] });
      const second = await aTable('example', [csilla, bela]);
      await ear.until(({ id, n }) => id === second && n === 1);
      await anna.say({ id: first, text: 'not watched, not told' });
      ear.close();
      expect(ear.heard.every(({ event }) => event === 'table')).toBe(true);
    });

    test('no proxy may pack a stream, gather it or keep it, in either format', async () => {
      for (const accept of ['text/event-stream', 'application/x-ndjson']) {
        const { headers, body } = await fetch(`${server.url}/api/v1/events`, { headers: { accept } });
        await body!.cancel();
        expect(Object.fromEntries(headers)).toMatchObject({
          'content-type': accept,
          'cache-control': 'no-store, no-transform',
          'content-encoding': 'identity',
          'x-accel-buffering': 'no',
        });
      }
    });

    test('browsers get the same as server-sent events', async () => {
      const id = await aTable('example', [anna, bela]);
      const answer = await fetch(`${server.url}/api/v1/events?watch=${id}`, { headers: { 'last-event-id': `${id}:0` } });
      expect(answer.headers.get('content-type')).toBe('text/event-stream');
      const reader = answer.body!.getReader();
      let text = '';
      while (!text.includes('data: ')) text += new TextDecoder().decode((await reader.read()).value);
      await reader.cancel();
      expect(text).toContain(`event: position\nid: ${id}:1\ndata: {`);
      expect(text).toContain('"lines":[{"n":1,');
    });
  });

  test('nothing of all this had to be tried again, and nothing went wrong', () => {
    expect(server.logged.filter(line => /"level":[456]0/.test(line))).toEqual([]);
  });
});
