/** Playing a game again takes long, and nobody who moves waits for the whole of it. */
import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { Slices } from '../table/slices.ts';
import { onOneEngine } from './engines.ts';
import { aTable, playOn, running, somebody } from './running.ts';

/** So many steps of a millisecond each, and what it did when. */
function* busy(name: string, steps: number, log: string[]): Generator<void, string> {
  for (let i = 0; i < steps; i++) {
    for (const end = performance.now() + 1; performance.now() < end; );
    log.push(name);
    yield;
  }
  return name;
}

test('long work leaves turns to others, and is done one after the other', async () => {
  const slices = new Slices();
  const log: string[] = [];
  let isDone = false;
  const works = Promise.all([slices.do(busy('a', 30, log)), slices.do(busy('b', 30, log))]).finally(() => {
    isDone = true;
  });
  let turns = 0;
  for (; !isDone; turns++) await nextTurn();
  expect(await works).toEqual(['a', 'b']);
  expect(log.lastIndexOf('a')).toBeLessThan(log.indexOf('b'));
  expect(turns).toBeGreaterThan(10);
});

test('small pieces wait for their turn as well', async () => {
  const slices = new Slices();
  const log: string[] = [];
  void slices.do(busy('a', 10, log));
  await slices.turn();
  expect(log).toHaveLength(10);
  const [first, second] = [slices.turn(), slices.turn()];
  let isSecond = false;
  void second.then(() => {
    isSecond = true;
  });
  await first;
  await nextTurn();
  expect(isSecond).toBe(false);
  await second;
});

test('work that fails is told to whoever asked for it, and the next one is done', async () => {
  const slices = new Slices();
  function* broken(): Generator<void, never> {
    yield;
    throw new Error('broken');
  }
  const failed = slices.do(broken());
  const next = slices.do(busy('next', 1, []));
  await expect(failed).rejects.toThrow('broken');
  expect(await next).toBe('next');
});

onOneEngine('dear requests', fresh => {
  test('positions of the past, the log and the replay are what they were, asked for all at once', async () => {
    const server = await running(await fresh());
    try {
      const people = await Promise.all(['Anna', 'Béla'].map(name => somebody(server.url, name)));
      const id = await aTable('example', people);
      const seen = [];
      for (;;) {
        const { table, position } = await people[0].table({ id });
        seen.push(position!.view);
        if (table.status !== 'playing') break;
        await playOn(id, people, `move ${table.n}`, 1);
      }
      const [past, { lines }, replay] = await Promise.all([
        Promise.all(seen.map((_, i) => people[0].table({ id, at: i + 1 }))),
        people[0].log({ id }),
        people[0].replay({ id }),
      ]);
      expect(past.map(({ position }) => position!.view)).toEqual(seen);
      expect(lines.map(({ n }) => n)).toEqual(seen.map((_, i) => i + 1));
      expect(replay.moves).toHaveLength(seen.length - 1);
    } finally {
      await server.stop();
    }
  });
});
