/** Suites in which three guests call one server, on both engines. */
import { afterAll, test as base, beforeAll, expect } from 'vitest';
import { ApiError } from '../api/client.ts';
import { onBothEngines } from './engines.ts';
import { type Running, running, type Somebody, somebody } from './running.ts';

export interface Guests {
  server: Running;
  anna: Somebody;
  bela: Somebody;
  csilla: Somebody;
}

/** Tests get the server and the guests as their context. */
export function withGuests(name: string, suite: (test: GuestTest) => void): void {
  onBothEngines(name, fresh => {
    let guests: Guests;
    beforeAll(async () => {
      const server = await running(await fresh());
      const [anna, bela, csilla] = await Promise.all(['Anna', 'Béla', 'Csilla'].map(name => somebody(server.url, name)));
      guests = { server, anna, bela, csilla };
    });
    afterAll(() => guests?.server.stop());
    suite(guestTest(() => guests));
  });
}

/** The last test of a suite: the server has logged no warning and no error. */
export const nothingWentWrong = (test: GuestTest) =>
  test('nothing of all this had to be tried again, and nothing went wrong', ({ server }) => {
    expect(server.logged.filter(line => /"level":[456]0/.test(line))).toEqual([]);
  });

const guestTest = (guests: () => Guests) =>
  base
    .extend('server', () => guests().server)
    .extend('anna', () => guests().anna)
    .extend('bela', () => guests().bela)
    .extend('csilla', () => guests().csilla);

type GuestTest = ReturnType<typeof guestTest>;

/** Status and code of a call that the server refuses. */
export async function refused(call: Promise<unknown>): Promise<string> {
  const error = await call.then(
    () => null,
    error => error,
  );
  if (!(error instanceof ApiError)) throw error ?? new Error('It was not refused');
  return `${error.status} ${error.code}`;
}
