/** A request is found in the logs by its id, which every answer carries. */
import type { Title } from '@tarsas/kernel';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { API, EVENTS } from '../api/routes.ts';
import { onOneEngine } from './engines.ts';
import { type Running, running, type Somebody, somebody } from './running.ts';
import { titles } from './titles.ts';

const GIVEN = 'proxy-4711-abcd';
/** A game that cannot be looked at. */
const broken = (title: Title): Title => ({
  ...title,
  game: {
    ...title.game,
    view: () => {
      throw new Error('a fault of ours');
    },
  },
});

onOneEngine('Request ids', fresh => {
  let server: Running;
  let anna: Somebody;
  beforeAll(async () => {
    server = await running(await fresh(), { titles: titles.map(title => (title.game.id === 'example' ? broken(title) : title)) });
    anna = await somebody(server.url, 'Anna');
  });
  afterAll(() => server?.stop());

  const ask = async (path: string, method = 'GET', id?: string) => {
    const headers = { authorization: `Bearer ${anna.token}`, ...(id && { 'x-request-id': id }) };
    const answer = await fetch(server.url + path, { method, headers });
    await answer.body?.cancel();
    return { status: answer.status, id: answer.headers.get('x-request-id') };
  };

  test('every answer carries one, also refusals, streams and pages: the one a proxy gave, or a new one', async () => {
    for (const [path, method, status] of [
      [`${API}/games`, 'GET', 200],
      [`${API}/games`, 'HEAD', 200],
      [`${API}/tables/nowhere`, 'GET', 404],
      [`${API}/nothing`, 'GET', 404],
      [`${API}/auth/get-session`, 'GET', 200],
      [`${API}/auth/change-password`, 'POST', 400],
      [EVENTS, 'GET', 200],
      [`${EVENTS}?watch=nowhere`, 'GET', 404],
      ['/healthz', 'GET', 200],
    ] as const) {
      expect(await ask(path, method, GIVEN), `${method} ${path}`).toEqual({ status, id: GIVEN });
      const { id } = await ask(path, method);
      expect(id, `${method} ${path}`).toMatch(/^[\da-f-]{36}$/);
      expect((await ask(path, method)).id, `${method} ${path}`).not.toBe(id);
    }
  });

  test('what a proxy would never give is not repeated', async () => {
    for (const odd of ['short', 'x'.repeat(65), 'a b c d e f g h', '{"level":60}'])
      expect((await ask(`${API}/games`, 'GET', odd)).id).toMatch(/^[\da-f-]{36}$/);
  });

  test('a request that failed is in the log under the id its answer carries', async () => {
    const { table } = await anna.openTable({ game: 'example', seats: 2 });
    await anna.setBot({ id: table.id, seat: 1, bot: 'random' });
    const failed = await ask(`${API}/tables/${table.id}/start`, 'POST', GIVEN);
    expect(failed).toEqual({ status: 500, id: GIVEN });
    const logged = server.logged.map(line => JSON.parse(line)).filter(({ request }) => request === GIVEN);
    expect(logged).toMatchObject([
      { level: 50, method: 'POST', path: `${API}/tables/${table.id}/start`, err: { message: 'a fault of ours' } },
    ]);
  });
});
