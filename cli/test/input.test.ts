import { fc, test as property } from '@fast-check/vitest';
import { expect, test } from 'vitest';
import { languageOf, typed } from '../input.ts';
import { seedHash } from '../savedTable.ts';

/** Seeds that a careless parser would make numbers of are the ones to worry about. */
const seeds = fc.oneof(
  fc.string({ minLength: 1 }).filter(text => !text.startsWith('-')),
  fc.constantFrom('007', '1e5', '0x1f', '12345678901234567890', 'a=b'),
);

property.prop([seeds])('a seed is taken exactly as typed', seed => {
  expect(typed(['play', 'example', '--seed', seed], 'seed')).toBe(seed);
  expect(typed(['play', `--seed=${seed}`, '--json'], 'seed')).toBe(seed);
});

test('the last one typed counts', () => {
  expect(typed(['--seed', 'a', '--seed=b'], 'seed')).toBe('b');
  expect(typed(['--json'], 'seed')).toBeUndefined();
});

test('the language is the one asked for, else the one of the machine', () => {
  expect(languageOf('en', { LANG: 'hu_HU.UTF-8' })).toBe('en');
  expect(languageOf(undefined, { LANG: 'hu_HU.UTF-8' })).toBe('hu');
  expect(languageOf(undefined, { LC_ALL: 'en_GB', LANG: 'hu_HU' })).toBe('en');
  expect(languageOf(undefined, {})).toBe('en');
});

test('the hash of a seed is its SHA-256', () => {
  expect(seedHash('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
});
