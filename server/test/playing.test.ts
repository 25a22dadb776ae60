/** A table from its start to its replay, through the API as people use it. */
import { createHash } from 'node:crypto';
import { replay } from '@tarsas/kernel';
import { expect } from 'vitest';
import { titles } from '../../games/registry.ts';
import type { ApiError } from '../api/client.ts';
import { STAND_IN } from '../table/botNames.ts';
import { nothingWentWrong, refused, withGuests } from './guests.ts';
import { aTable, Ear, type Heard, playOn, type Somebody } from './running.ts';

withGuests('playing', test => {
  test('a whole game: the promise of the seed is kept, and the replay is genuine', async ({ anna, bela, csilla }) => {
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

  test('a drafted turn counts whole or not at all, and a stale one gets the fresh position', async ({ anna, bela, csilla }) => {
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

  test('two who answer at the same instant both succeed', async ({ anna, bela }) => {
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

  test('one person may play several seats at one screen', async ({ anna }) => {
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

  test('standing orders answer in the same commit, are marked, and are their owner’s secret', async ({ anna, bela }) => {
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

  test('a move is taken back when everybody agrees, never across what somebody has learnt', async ({ anna, bela }) => {
    const id = await aTable('canary', [anna, bela]);
    const n = await playOn(id, [anna], 'once', 1);
    expect(n).toBe(1);
    expect(await refused(anna.propose({ id, what: 'undo', to: 1 }))).toBe('409 stale');
    expect(await refused(bela.propose({ id, what: 'undo' }))).toBe('409 nothingToUndo');
    await anna.propose({ id, what: 'undo', to: 0 });
    expect(await refused(bela.propose({ id, what: 'abandon' }))).toBe('409 proposalOpen');
    expect((await bela.table({ id })).table.waiting).toEqual([1]);
    const { table, position } = await bela.answerProposal({ id, yes: true });
    expect(table.waiting).toEqual([0, 1]);
    expect(position?.proposal).toBeNull();
    await playOn(id, [anna, bela], 'a round', 2);
    expect((await bela.table({ id })).position!.takeBack).toBeNull();
    expect(await refused(bela.propose({ id, what: 'undo' }))).toBe('409 nothingToUndo');
    await playOn(id, [anna, bela], 'the rest');
    expect((await anna.replay({ id })).moves).toHaveLength(8);
  });

  test('a table is abandoned by consent, and a no keeps it going', async ({ anna, bela }) => {
    const id = await aTable('example', [anna, bela]);
    await anna.propose({ id, what: 'abandon' });
    expect((await bela.answerProposal({ id, yes: false })).table.status).toBe('playing');
    await anna.propose({ id, what: 'abandon' });
    expect((await bela.answerProposal({ id, yes: true })).table).toMatchObject({ status: 'abandoned', waiting: [] });
    expect(await refused(anna.propose({ id, what: 'abandon' }))).toBe('409 over');
  });

  test('who resigns is last; of two the other has won at once', async ({ anna, bela }) => {
    const id = await aTable('example', [anna, bela]);
    const { table } = await anna.resign({ id });
    expect(table.status).toBe('over');
    expect(table.result?.resigned).toEqual([0]);
    expect(table.result?.scores.map(({ rank }) => rank)).toEqual([2, 1]);
  });

  test('who plays alone plays to the end, or gives up', async ({ anna }) => {
    const id = await aTable('viscounts', [anna], { options: { solo: 'builder' } });
    expect(await playOn(id, [anna], 'alone', 5)).toBe(5);
    const { table } = await anna.resign({ id });
    expect(table).toMatchObject({ status: 'over', result: { resigned: [0] } });
  });

  test('a seat left to a bot plays on by itself, and its person may come back', async ({ server, anna, bela, csilla }) => {
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

  test('at zero a bot takes the seat, or the seat resigns, as the table has chosen', async ({ server, anna, bela }) => {
    const pace = { bank: 1_000, increment: 0, most: 1_000, night: null };
    const id = await aTable('example', [anna, bela], { pace: { ...pace, atZero: 'resign' } });
    const taken = await aTable('example', [anna, bela], { pace: { ...pace, atZero: 'bot' } });
    const ears = await Promise.all([id, taken].map(table => Ear.open(server.url, table)));
    const over = (event: Heard) => (event.table as { status: string }).status === 'over';
    const [resigned, played] = await Promise.all(ears.map(ear => ear.until(over)));
    expect(resigned.table).toMatchObject({ result: { resigned: [0, 1] } });
    expect(played.table).toMatchObject({ result: { resigned: [] }, seats: [{ bot: STAND_IN }, { bot: STAND_IN }] });
    for (const ear of ears) ear.close();
  });

  test('bots finish a game that their only person has left', async ({ server, anna }) => {
    const { table } = await anna.openTable({ game: 'example', seats: 2 });
    await anna.setBot({ id: table.id, seat: 1, bot: 'random' });
    await anna.start({ id: table.id });
    const ear = await Ear.open(server.url, table.id);
    await anna.leaveToBot({ id: table.id });
    const { table: over } = await ear.until(event => (event.table as { status: string }).status === 'over');
    expect((over as { n: number }).n).toBeGreaterThanOrEqual(10);
    ear.close();
  });

  test('the same table once more: the first opens it, the other joins that one', async ({ anna, bela, csilla }) => {
    const id = await aTable('example', [anna, bela], { visibility: 'link' });
    expect(await refused(anna.rematch({ id }))).toBe('409 notOver');
    await anna.resign({ id });
    const [first, second] = await Promise.all([anna.rematch({ id }), bela.rematch({ id })]);
    expect(first.table.id).toBe(second.table.id);
    expect(new Set([...first.table.yours, ...second.table.yours])).toEqual(new Set([0, 1]));
    expect((await csilla.table({ id })).table.rematch).toBe(first.table.id);
  });

  nothingWentWrong(test);
});
