/** Which tables count, from the host's word to the statistics: through the API, as jobs write it. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { onBothEngines } from './engines.ts';
import { refused } from './guests.ts';
import { aTable, member, playOn, type Running, running, type Somebody, somebody } from './running.ts';

onBothEngines('rated tables', fresh => {
  let server: Running;
  let anna: Somebody;
  let bela: Somebody;
  let guest: Somebody;
  beforeAll(async () => {
    server = await running(await fresh());
    anna = await member(server, 'Anna', 'anna@example.org');
    bela = await member(server, 'Béla', 'bela@example.org');
    guest = await somebody(server.url, 'Csilla');
  });
  afterAll(() => server?.stop());

  const played = async (people: Somebody[], more: object): Promise<string> => {
    const id = await aTable('example', people, more);
    await playOn(id, people, id);
    return id;
  };
  /** Results are written by jobs: asked for until so many tables are counted. */
  const counted = async (tables: number) => {
    for (;;) {
      const statistics = await guest.statistics({ id: 'example' });
      if (statistics.tables >= tables) return statistics;
    }
  };

  test('a table is rated if its host said so and everybody has an account of their own', async () => {
    const rated = await played([anna, bela], { rated: true });
    await played([anna, bela], {});
    await played([anna, guest], { rated: true });
    await counted(3);
    expect((await guest.statistics({ id: 'example', tables: 'rated' })).tables).toBe(1);
    expect((await anna.table({ id: rated })).table.rated).toBe(true);
    const { tables } = await guest.tables({ list: 'finished' });
    expect(tables.filter(table => table.rated)).toHaveLength(2);
  });

  test('a table abandoned by agreement counts for nobody', async () => {
    const id = await aTable('example', [anna, bela], { rated: true });
    await anna.propose({ id, what: 'abandon' });
    const { table } = await bela.answerProposal({ id, yes: true });
    expect(table.status).toBe('abandoned');
    await played([anna, bela], {});
    expect((await counted(4)).tables).toBe(4);
  });

  test('people and bots meet on the bots’ ladder, whether the table was rated or not', async () => {
    const { table } = await anna.openTable({ game: 'example', seats: 2 });
    await anna.setBot({ id: table.id, seat: 1, bot: 'random' });
    await anna.start({ id: table.id });
    let { status } = table;
    while (status !== 'over') {
      await playOn(table.id, [anna], table.id);
      ({ status } = (await anna.table({ id: table.id })).table);
    }
    const { bots } = await counted(5);
    expect(bots).toMatchObject([{ bot: 'random', games: 1 }]);
    expect((await guest.statistics({ id: 'example', tables: 'people' })).tables).toBe(4);
  });

  test('statistics of a game that is not here are refused', async () => {
    expect(await refused(guest.statistics({ id: 'chess' }))).toBe('404 noGame');
  });
});
