/** The picture beside a link to a table: a PNG of the public position, and of nothing that the public may not know. */
import { fileURLToPath } from 'node:url';
import { apply, imagine, type Kind, optionsOf, pending, randomFrom, start, type Title } from '@tarsas/kernel';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { manifests } from '../../games/list.ts';
import { Painter } from '../jobs/painter.ts';
import paint from '../jobs/painterWorker.ts';
import type { Live } from '../table/live.ts';
import type { Problem } from '../text/problem.ts';
import { freshDatabase } from './engines.ts';
import { aTable, playOn, type Running, running, type Somebody, somebody } from './running.ts';
import { titles } from './titles.ts';

const DRAWN = ['terra-mystica', 'age-of-innovation', 'viscounts', 'empires-end'];
let server: Running;
let anna: Somebody;
let bela: Somebody;

beforeAll(async () => {
  server = await running(await freshDatabase());
  [anna, bela] = await Promise.all(['Anna', 'Béla'].map(name => somebody(server.url, name)));
});
afterAll(() => server?.stop());

const at = (id: string) => `${server.url}/table/${id}/position.png`;
const bytesAt = async (id: string) => Buffer.from(await (await fetch(at(id))).arrayBuffer());
const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const sizeOf = (png: Buffer) => ({ width: png.readUInt32BE(16), height: png.readUInt32BE(20) });

describe.each(DRAWN)('%s', game => {
  test('has a picture of 1200 by 630 that changes with the position', async () => {
    const id = await aTable(game, [anna, bela]);
    const answer = await fetch(at(id));
    expect([answer.status, answer.headers.get('content-type'), answer.headers.get('cache-control')]).toEqual([
      200,
      'image/png',
      'public, max-age=60',
    ]);
    const before = Buffer.from(await answer.arrayBuffer());
    expect(before.subarray(0, PNG.length)).toEqual(PNG);
    expect(sizeOf(before)).toEqual({ width: 1200, height: 630 });
    expect(await bytesAt(id)).toEqual(before);
    await playOn(id, [anna, bela], 'a while', 30);
    expect((await bytesAt(id)).equals(before)).toBe(false);
  });

  test('looks the same in every world that looks the same to the public', async () => {
    const title = titles.find(one => one.game.id === game)!;
    const { state, view } = middleOf(title);
    const world = imagine(title.game, view, 'public', 'another world');
    expect(world).not.toEqual(state);
    const pictures = [view, title.game.view(world, 'public')].map(seen => paint({ game, view: seen, points: [1, 2, 3], waiting: [0] }));
    const [real, imagined] = await Promise.all(pictures);
    expect(Buffer.from(imagined).equals(real)).toBe(true);
  });
});

/** A position that a random game has come to. */
function middleOf({ game }: Title) {
  const random = randomFrom('middle');
  let { state } = start(game, { seats: 3, seed: 'middle' });
  for (let n = 0; n < 60; n++) {
    const [asked] = pending(game, state).filter(({ waiting }) => waiting);
    if (!asked) break;
    const options = optionsOf(game, state, asked);
    ({ state } = apply(game, state, { seat: asked.seat, decision: asked.id, choice: options[random(options.length)] }));
  }
  return { state, view: game.view(state, 'public') as Kind['view'] };
}

test('a page names the picture of its position, and another one after every move', async () => {
  const id = await aTable('viscounts', [anna, bela]);
  const pictureOf = async () => {
    const page = await (await fetch(`${server.url}/table/${id}`, { headers: { accept: 'text/html' } })).text();
    return /property="og:image" content="([^"]*)"/.exec(page)?.[1];
  };
  const first = await pictureOf();
  expect(first).toMatch(new RegExp(`^${at(id)}\\?n=\\d+$`));
  expect((await fetch(first!)).headers.get('content-type')).toBe('image/png');
  await playOn(id, [anna, bela], 'on', 1);
  expect(await pictureOf()).not.toBe(first);
});

test('whoever has the picture already is not sent it again', async () => {
  const id = await aTable('viscounts', [anna, bela]);
  const tag = (await fetch(at(id))).headers.get('etag')!;
  expect((await fetch(at(id), { headers: { 'if-none-match': tag } })).status).toBe(304);
});

test('a private table has no picture, not even for those who sit at it', async () => {
  const { table } = await anna.openTable({ game: 'viscounts', seats: 2, visibility: 'private' });
  await bela.join({ id: table.id, invite: table.invite! });
  await anna.start({ id: table.id });
  const answers = [
    await fetch(at(table.id)),
    await fetch(`${at(table.id)}?invite=${table.invite}`),
    await fetch(at(table.id), { headers: { authorization: `Bearer ${anna.token}` } }),
    await fetch(at('2222222222222222')),
  ];
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
  const page = await fetch(`${server.url}/table/${table.id}`, { headers: { accept: 'text/html', authorization: `Bearer ${anna.token}` } });
  expect(await page.text()).not.toContain('position.png');
});

test('a game without a drawing, and a table that has not begun, have the picture of their game', async () => {
  expect(manifests.map(({ id }) => id)).toEqual(expect.arrayContaining([...DRAWN, 'example']));
  const { table } = await anna.openTable({ game: 'viscounts', seats: 2, visibility: 'open' });
  for (const id of [await aTable('example', [anna, bela]), table.id]) {
    expect((await fetch(at(id))).status).toBe(404);
    const page = await fetch(`${server.url}/table/${id}`, { headers: { accept: 'text/html' } });
    expect(await page.text()).not.toContain('position.png');
  }
});

test('one thread draws, eight pictures wait for it, and whoever asks for more is told to come back', async () => {
  const painter = new Painter(fileURLToPath(new URL('./idleWorker.mjs', import.meta.url)));
  const { game } = titles.find(title => title.game.id === 'viscounts')!;
  const { state } = start(game, { seats: 2, seed: 'waits' });
  const tableAt = (n: number) =>
    ({ id: 'waits', row: { game: 'viscounts' }, agreed: { game, seats: 2 }, play: { state, status: 'playing', n } }) as unknown as Live;
  const asked = Array.from({ length: 10 }, (_, n) => painter.pictureOf(tableAt(n)));
  const refused = Promise.any(
    asked.map(picture =>
      picture.then(
        () => Promise.reject(new Error('drawn')),
        error => (error as Problem).code,
      ),
    ),
  );
  expect(await refused).toBe('unavailable');
  const rest = Promise.allSettled(asked);
  await painter.close();
  expect((await rest).every(({ status }) => status === 'rejected')).toBe(true);
});
