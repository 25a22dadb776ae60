/** A person's page: what is on it, and who sees what of it. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { client } from '../api/client.ts';
import { isChance } from '../company/chance.ts';
import { onOneEngine } from './engines.ts';
import { aTable, member, playOn, type Running, running, type Somebody, somebody } from './running.ts';
import { tagOf } from './walks/company.ts';

describe('Head to head', () => {
  test.each([
    [3, 0, true],
    [5, 0, true],
    [6, 0, false],
    [13, 9, true],
    [20, 5, false],
    [0, 0, true],
    [2_600, 2_400, false],
  ])('%i to %i could be chance: %s', (ahead, behind, chance) => {
    expect(isChance(ahead, behind)).toBe(chance);
    expect(isChance(behind, ahead)).toBe(chance);
  });
});

onOneEngine('a person’s page', fresh => {
  let server: Running;
  let anna: Somebody;
  let bela: Somebody;
  let guest: Somebody;
  let tables: string[];
  beforeAll(async () => {
    server = await running(await fresh());
    [anna, bela] = await Promise.all(['Anna', 'Béla'].map((name, i) => member(server, name, `page-${i}@example.org`)));
    guest = await somebody(server.url, 'Guest');
    tables = [
      await aTable('example', [anna, bela], { rated: true }),
      await aTable('example', [anna, bela], { visibility: 'private' }),
      await aTable('example', [anna, bela]),
    ];
    for (const id of tables) {
      await anna.setNote({ id, text: 'secret note' });
      await playOn(id, [anna, bela], id);
    }
    await resultsWritten();
  });
  afterAll(() => server?.stop());

  /** Results are written by a job. */
  async function resultsWritten(): Promise<void> {
    for (;;) {
      const { results } = await anna.person({ id: await tagOf(anna) });
      if (results!.games === tables.length) return;
    }
  }
  const nobody = () => client({ base: server.url });
  const shown = ({ results, ratings, together, playing }: Awaited<ReturnType<Somebody['person']>>) =>
    Object.entries({ results, ratings, together, playing }).flatMap(([part, what]) => (what === null ? [] : [part]));

  test('tells games, places, ratings and what happened between the two', async () => {
    const page = await anna.person({ id: await tagOf(bela) });
    expect(page.person).toMatchObject({ name: 'Béla', guest: false });
    expect(page.results).toMatchObject({ games: 3, finished: 3 });
    expect(page.results!.lines.example.find(({ about }) => about === 'game')!.share.games).toBe(3);
    expect(page.ratings).toMatchObject([{ game: 'example', ladder: 'people', games: 1 }]);
    const { ahead, level, behind, chance, thread } = page.together!;
    expect([ahead + level + behind, chance, thread.length]).toEqual([3, true, 3]);
  });

  test('lists finished games: to others only those that were open to everybody', async () => {
    const games = async (person: Pick<Somebody, 'personGames'>) => (await person.personGames({ id: await tagOf(anna) })).games;
    expect(await games(anna)).toHaveLength(3);
    expect((await games(nobody())).map(({ table }) => table).sort()).toEqual([tables[0], tables[2]].sort());
    expect((await games(guest))[0].players.map(({ name }) => name)).toEqual(['Anna', 'Béla']);
    const [, second] = await games(bela);
    expect((await bela.personGames({ id: await tagOf(anna), before: second.endedAt })).games).toEqual([]);
  });

  test('shows each part to everybody, to friends or to nobody else, as its owner says', async () => {
    const id = await tagOf(anna);
    expect(shown(await nobody().person({ id }))).toEqual(['results', 'ratings']);
    expect(shown(await bela.person({ id }))).toEqual(['results', 'ratings', 'together']);
    await anna.changeProfile({ shows: { results: 'friends', ratings: 'me', together: 'friends', playing: 'friends' } });
    expect(shown(await bela.person({ id }))).toEqual([]);
    await expect(bela.personGames({ id })).rejects.toMatchObject({ code: 'notShown' });
    await anna.befriend({ id: await tagOf(bela) });
    expect(shown(await bela.person({ id }))).toEqual([]);
    await bela.befriend({ id });
    expect(shown(await bela.person({ id }))).toEqual(['results', 'together', 'playing']);
    expect(shown(await anna.person({ id }))).toEqual(['results', 'ratings', 'playing']);
    expect(shown(await anna.person({ id, as: 'stranger' }))).toEqual([]);
    await anna.changeProfile({ shows: { results: 'all', ratings: 'all', together: 'all', playing: 'all' } });
    expect(shown(await anna.person({ id, as: 'stranger' }))).toEqual(['results', 'ratings', 'playing']);
  });

  test('is a name and nothing more to those its owner has blocked', async () => {
    const id = await tagOf(anna);
    await anna.block({ id: await tagOf(bela), on: true });
    const page = await bela.person({ id });
    expect(page.person).toEqual({ tag: id, name: 'Anna', motif: expect.any(String), guest: false, since: null });
    expect(await bela.personHere({ id })).toEqual({ here: null });
    expect([shown(page), page.you]).toEqual([[], { own: false, standing: null, muted: false, blocked: false }]);
    expect((await anna.person({ id: await tagOf(bela) })).you.blocked).toBe(true);
    await anna.block({ id: await tagOf(bela), on: false });
  });

  test('of a guest is a name', async () => {
    expect(shown(await anna.person({ id: await tagOf(guest) }))).toEqual([]);
  });

  test('names no address, no id, no note and no list to anybody else', async () => {
    const { me } = await anna.me();
    await anna.mute({ id: await tagOf(guest), on: true });
    const texts: string[] = [];
    for (const reader of [nobody(), guest, bela])
      texts.push(JSON.stringify([await reader.person({ id: me!.tag }), await reader.personGames({ id: me!.tag })]));
    const all = texts.join('\n');
    expect(all).toContain('Anna');
    for (const secret of [me!.id, 'page-0@example.org', 'secret note', tables[1], await tagOf(guest)]) expect(all).not.toContain(secret);
  });
});
