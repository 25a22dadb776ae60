import { expect, test } from 'vitest';
import { Kept } from '../results/kept.ts';

test('an answer is worked out once for each revision of what it is worked out from', async () => {
  const kept = new Kept<number>();
  let worked = 0;
  const ask = (key: string, revision: string) => kept.get(key, revision, async () => ++worked);
  expect(await ask('a', '1')).toBe(1);
  expect(await ask('a', '1')).toBe(1);
  expect(await ask('b', '1')).toBe(2);
  expect(await ask('a', '2')).toBe(3);
});

test('a failure is not kept', async () => {
  const kept = new Kept<number>();
  await expect(kept.get('a', '1', () => Promise.reject(new Error('away')))).rejects.toThrow('away');
  expect(await kept.get('a', '1', async () => 7)).toBe(7);
});

test('the answers used longest ago go first', async () => {
  const kept = new Kept<string>();
  const ask = (key: string) => kept.get(key, '1', async () => `${key} anew`);
  await kept.get('old', '1', async () => 'old');
  await kept.get('used', '1', async () => 'used');
  for (let n = 0; n < 499; n++) {
    await ask(String(n));
    expect(await ask('used')).toBe('used');
  }
  expect(await ask('old')).toBe('old anew');
});
