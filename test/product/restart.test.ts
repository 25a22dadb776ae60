/** The product ended and started again in the middle of games, and two of it on one PostgreSQL. */
import { afterAll, afterEach, expect, inject, test } from 'vitest';
import { createDatabase } from '../../server/test/postgres.ts';
import { Player } from './player.ts';
import { folder, Product, remove } from './product.ts';

const running: Product[] = [];
const folders: string[] = [];
const start = async (more: Partial<Parameters<typeof Product.start>[0]> = {}): Promise<Product> => {
  const data = more.data ?? folder();
  folders.push(data);
  const product = await Product.start({ ...more, data });
  running.push(product);
  return product;
};
afterEach(async () => {
  for (const product of running.splice(0)) await product.stop();
});
afterAll(() => Promise.all(folders.map(remove)));

test('SIGTERM to npm start ends it cleanly, and after the next start the game goes on', async () => {
  const data = folder();
  const first = await start({ data });
  const anna = await Player.guest(first.url, 'Anna');
  const id = await anna.tableWith(['greedy'], { game: 'empires-end' });
  const { n } = await anna.play(id, table => table.n >= 20);
  expect(await first.stop()).toBe(0);
  expect(first.said).toContain('Stopping');

  const second = await start({ data });
  const again = anna.at(second.url);
  expect((await again.ask('GET', `/tables/${id}`)).table.n).toBeGreaterThanOrEqual(n);
  expect((await again.play(id, table => table.n >= n + 40)).n).toBeGreaterThanOrEqual(n + 40);
});

test('after a loss of power nothing is lost, and bots answer what they were asked', async () => {
  const data = folder();
  // Without npm in between, whose children outlive it for a moment.
  const first = await start({ data, command: [process.execPath, 'scripts/start.mjs'] });
  const anna = await Player.guest(first.url, 'Anna');
  const id = await anna.tableWith(['gentle', 'greedy'], { game: 'viscounts' });
  const { n } = await anna.play(id, table => table.n >= 20);
  await first.kill();

  const second = await start({ data });
  const table = await anna.at(second.url).play(id);
  expect(table.status).toBe('over');
  expect(table.n).toBeGreaterThan(n);
});

test('two processes on one PostgreSQL play one table', async () => {
  const env = { DATABASE_URL: await createDatabase(inject('postgres')) };
  const [here, there] = [await start({ env }), await start({ env })];
  const anna = await Player.guest(here.url, 'Anna');
  const bela = (await Player.guest(here.url, 'Béla', 2)).at(there.url);
  const { table } = await anna.ask('POST', '/tables', { game: 'terra-mystica', seats: 3, visibility: 'link' });
  await bela.ask('POST', `/tables/${table.id}/join`, {});
  await anna.ask('PUT', `/tables/${table.id}/bots`, { seat: 2, bot: 'greedy' });
  await anna.ask('POST', `/tables/${table.id}/start`, {});
  const [one, other] = await Promise.all([anna.play(table.id), bela.play(table.id)]);
  expect(one.status).toBe('over');
  expect(other.result).toEqual(one.result);
});

test('two starts at once in one folder: one serves it, the other says why it does not', async () => {
  const data = folder();
  const started = await Promise.allSettled([start({ data }), start({ data })]);
  const refused = started.filter(one => one.status === 'rejected');
  expect(refused).toHaveLength(1);
  expect(String((refused[0] as PromiseRejectedResult).reason)).toContain('it ended (2)');
});
