/** The bell, by which processes on one PostgreSQL tell each other of work. */
import { type AddressInfo, createServer } from 'node:net';
import type pg from 'pg';
import { afterEach, expect, test, vi } from 'vitest';
import { Bell } from '../jobs/bell.ts';

afterEach(() => void vi.useRealTimers());

test('a connection that ends while it is made is made again once, and nothing is left when the bell is closed', async () => {
  const server = createServer(
    socket =>
      void socket
        .on('error', () => {})
        .resume()
        .end(),
  );
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const bell = new Bell({ pool: {} as pg.Pool, url: `postgres://tarsas@127.0.0.1:${port}/tarsas` });
  await bell.listen(() => {});
  // The driver says that it failed and that it has ended, one after the other.
  await new Promise(resolve => setImmediate(resolve));
  expect(vi.getTimerCount()).toBe(1);
  bell.close();
  expect(vi.getTimerCount()).toBe(0);
  await new Promise(resolve => server.close(resolve));
});
