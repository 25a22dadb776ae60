/**
 * Nothing leaves the server that the viewer's view does not hold. A game made of secrets is played through, and after every move
 * every route and every stream is read as every seat, as a stranger and as nobody; a word of somebody else must never turn up.
 */
import { start, type Viewer } from '@tarsas/kernel';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { client } from '../api/client.ts';
import { API, type RouteName, routes } from '../api/routes.ts';
import { onBothEngines } from './engines.ts';
import { aTable, Ear, playOn, type Running, running, type Somebody, somebody } from './running.ts';
import { leaks, publicReader } from './secrets.ts';
import { titles } from './titles.ts';
import { worlds } from './worlds.ts';

const READ = (Object.keys(routes) as RouteName[]).filter(name => routes[name].method === 'get');

test('a server that leaks is found out: marked words, positions and facts of others, more than was asked for', () => {
  const title = titles.find(({ game }) => game.id === 'canary')!;
  const agreed = { game: title.game, seats: 2, options: {}, seed: 'found out', pace: null, hints: false };
  const log = [{ n: 1, at: 0, entry: { kind: 'start' as const, bots: [null, null] } }];
  const { state, facts } = start(title.game, agreed);
  const truth = {
    title,
    agreed,
    log,
    disguise: worlds.canary.disguise,
    marked: [{ what: 'a seed', word: 'found out', mayRead: () => false }],
  };
  const reader = publicReader('nobody', null);
  const told = (data: object, route: RouteName | null = null) =>
    leaks([{ reader, viewer: 'public', from: '200', route, text: JSON.stringify(data) }], truth, 'x').found;
  const position = (viewer: Viewer) => ({ n: 1, viewer, view: title.game.view(state, viewer), decisions: [] });
  expect(told({ position: position('public') })).toEqual([]);
  expect(told({ position: position(0) })).toHaveLength(2);
  expect(told({ position: { ...position('public'), view: title.game.view(state, 1) } })).toHaveLength(1);
  expect(told({ lines: [{ n: 1, facts }] })).toHaveLength(1);
  expect(told({ note: 'the seed is: found out' })).toHaveLength(1);
  expect(told({ key: 'k' }, 'pushKey')).toEqual([]);
  expect(told({ key: 'k', hint: 'h' }, 'pushKey')).toHaveLength(1);
});

onBothEngines('secrets', fresh => {
  let server: Running;
  let people: Somebody[];
  let stranger: Somebody;
  beforeAll(async () => {
    server = await running(await fresh());
    people = await Promise.all(['Anna', 'Béla', 'Csilla'].map(name => somebody(server.url, name)));
    stranger = await somebody(server.url, 'Stranger');
  });
  afterAll(() => server?.stop());

  /** Everything that can be read by GET, as text, whatever the answer's status. */
  const readAll = async (id: string, token: string | null, n: number): Promise<string> => {
    const headers: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {};
    const paths = READ.map(name => routes[name].path.replace(/:\w+/g, id));
    const more = [0, 1, 2].flatMap(seat => [
      `/tables/${id}?seat=${seat}`,
      `/tables/${id}/log?seat=${seat}`,
      `/tables/${id}?seat=${seat}&at=${n}`,
    ]);
    const all = [
      ...paths,
      ...more,
      `/tables/${id}?at=${n}`,
      '/tables?list=mine',
      '/tables?list=current',
      '/tables?list=finished',
      '/games/canary/statistics',
      '/games/canary/statistics?tables=people',
      '/openapi.json',
    ];
    const answers = await Promise.all(all.map(path => fetch(server.url + API + path, { headers }).then(answer => answer.text())));
    return answers.join('\n');
  };

  const foreign = (text: string, own: number | null): string[] =>
    [...text.matchAll(/canary-(\d)-\d+/g)].filter(([, seat]) => Number(seat) !== own).map(([word]) => word);

  test('no seat, no stranger and no stream learns another seat’s word before the game is over', async () => {
    const id = await aTable('canary', people);
    await people[1].setNote({ id, text: 'canary-1-777 is a note of mine' });
    await people[1].order({ id, wish: { always: 'keep' } });
    const readers = [
      ...people.map((person, seat) => ({ token: person.token, seat })),
      { token: stranger.token, seat: null },
      { token: null, seat: null },
    ];
    const ears = await Promise.all(readers.map(({ token }) => Ear.open(server.url, id, token ?? undefined)));
    const seen = new Set<string>();
    for (let n = 1; ; n++) {
      const { table } = await stranger.table({ id });
      if (table.status !== 'playing') break;
      expect(table.seed).toBeNull();
      expect(table.result).toBeNull();
      for (const { token, seat } of readers) {
        const text = await readAll(id, token, table.n);
        expect(foreign(text, seat), `reader ${seat}`).toEqual([]);
        for (const [word] of text.matchAll(/canary-\d-\d+/g)) seen.add(word);
      }
      if ((await playOn(id, people, `move ${n}`, 1)) === 0) break;
    }
    // The test can see: everybody has read their own words all along.
    expect(seen.size).toBeGreaterThanOrEqual(people.length);
    for (const [i, ear] of ears.entries()) {
      await ear.until(event => (event.table as { status: string } | undefined)?.status === 'over');
      ear.close();
      const before = ear.raw.filter(line => line.includes('"status":"playing"'));
      expect(before.length).toBeGreaterThan(3);
      expect(foreign(before.join('\n'), readers[i].seat), `stream ${readers[i].seat}`).toEqual([]);
    }
    expect(server.logged.join('\n')).not.toContain('canary-');
  });

  test('refusals tell nothing: not to strangers, not of sealed answers, not of private tables', async () => {
    const id = await aTable('canary', people, { visibility: 'private' });
    await playOn(id, [people[0]], 'sealed', 1);
    const answers: string[] = [];
    for (const token of [stranger.token, null]) {
      for (const name of Object.keys(routes) as RouteName[]) {
        const { method, path } = routes[name];
        if (!path.startsWith('/tables/:id')) continue;
        const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) };
        const body = JSON.stringify({
          seat: 0,
          moves: [{ decision: '1/0', choice: { do: 'keep' } }],
          wish: null,
          what: 'abandon',
          yes: true,
          text: 'x',
          bot: null,
        });
        const answer = await fetch(server.url + API + path.replace(':id', id), {
          method: method.toUpperCase(),
          headers,
          ...(method !== 'get' && { body }),
        });
        expect(answer.status, name).toBeGreaterThanOrEqual(400);
        expect(answer.status, name).toBeLessThan(500);
        answers.push(await answer.text());
      }
    }
    expect(answers.join('\n')).not.toMatch(/canary-|"seed"|"view"/);
    await expect(Ear.open(server.url, id, stranger.token)).rejects.toThrow('noTable');
    await expect(client({ base: server.url }).replay({ id })).rejects.toMatchObject({ code: 'noTable' });
  });

  test('the seed and all words are public once the game is over', async () => {
    const id = await aTable('canary', people.slice(0, 2));
    await playOn(id, people.slice(0, 2), 'to the end');
    const log = JSON.stringify(await client({ base: server.url }).replay({ id }));
    expect(log).toContain('canary-0-');
    expect(log).toContain('canary-1-');
    expect((await stranger.table({ id })).table.seed).toMatch(/^[0-9a-f]{64}$/);
  });
});
