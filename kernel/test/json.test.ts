import { isDeepStrictEqual } from 'node:util';
import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { clone, difference, equal, hash } from '../json.ts';

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/** What a parser gives back: no -0, and `__proto__` is a key like any other. */
const json = () => fc.jsonValue({ maxDepth: 4 }).map(value => JSON.parse(JSON.stringify(value)) as Json);

/** Two values that are often the same or nearly so. */
const pair = () =>
  fc.oneof(
    fc.tuple(json(), json()),
    json().chain(value => fc.tuple(fc.constant(value), nearly(value))),
  );

/** The value itself, or with something small changed somewhere inside. */
function nearly(value: Json): fc.Arbitrary<Json> {
  const others: Json[] = [value, null, 0, '', [], {}, JSON.stringify(value), [value]];
  if (Array.isArray(value)) {
    return fc.oneof(
      fc.constantFrom(...others, [...value, null], value.slice(1), value.toReversed()),
      ...value.map((inner, i) => nearly(inner).map(other => value.with(i, other))),
    );
  }
  if (typeof value === 'object' && value !== null) {
    return fc.oneof(
      fc.constantFrom(...others, shuffledKeys(value), { ...value, more: null }),
      ...Object.keys(value).map(key => nearly(value[key]).map(other => parsed({ ...value, [key]: other }))),
    );
  }
  return fc.constantFrom(...others);
}

const parsed = (value: object): Json => JSON.parse(JSON.stringify(value));

/** The same with the keys of every object the other way round. */
function shuffledKeys(value: Json): Json {
  if (Array.isArray(value)) return value.map(shuffledKeys);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([key, inner]) => [key, shuffledKeys(inner)]),
  );
}

function objectsIn(value: unknown): object[] {
  return typeof value === 'object' && value !== null ? [value, ...Object.values(value).flatMap(objectsIn)] : [];
}

describe('clone', () => {
  property.prop([json()])('is equal to the original', value => {
    expect(isDeepStrictEqual(clone(value), value)).toBe(true);
  });

  property.prop([json()])('shares nothing with the original', value => {
    const originals = new Set(objectsIn(value));
    expect(objectsIn(clone(value)).filter(inner => originals.has(inner))).toEqual([]);
  });
});

describe('equal', () => {
  property.prop([pair()])('agrees with deep strict equality', ([a, b]) => {
    expect(equal(a, b)).toBe(isDeepStrictEqual(a, b));
  });
  property.prop([json()])('does not mind the order of keys', value => {
    expect(equal(value, shuffledKeys(value))).toBe(true);
  });

  test.each([
    ['a key named like something every object inherits', '{"toString":null}', '{"a":null}'],
    ['a key named __proto__', '{"a":{}}', '{"__proto__":{}}'],
    ['a list and an object with the same keys', '["x"]', '{"0":"x"}'],
    ['lists of different length', '[1]', '[1,1]'],
  ])('is not taken in by %s', (_, a, b) => {
    expect(equal(JSON.parse(a), JSON.parse(b))).toBe(false);
    expect(equal(JSON.parse(b), JSON.parse(a))).toBe(false);
  });
});

describe('difference', () => {
  property.prop([pair()])('is there exactly when two values are not equal', ([a, b]) => {
    expect(difference(a, b) === null).toBe(isDeepStrictEqual(a, b));
  });

  test.each([
    [{ players: [{ coins: 3 }, { coins: 3 }] }, { players: [{ coins: 3 }, { coins: 4 }] }, 'players.1.coins: 3, not 4'],
    ['a', 'b', 'value: "a", not "b"'],
    [{ deck: [1, 2] }, { deck: [1] }, 'deck.1: 2, not missing'],
    [{ hand: [] }, { hand: {} }, 'hand: a list, not an object'],
    [{ hand: {} }, { hand: ['x'] }, 'hand: an object, not a list'],
    [{ own: undefined }, {}, 'own: undefined, not missing'],
    [{}, { own: undefined }, 'own: missing, not undefined'],
    [null, {}, 'value: null, not {}'],
  ])('of %o and %o reads: %s', (a, b, sentence) => expect(difference(a, b)).toBe(sentence));
});

describe('hash', () => {
  property.prop([json()])('does not mind the order of keys', value => {
    expect(hash(shuffledKeys(value))).toBe(hash(value));
  });
  property.prop([pair()])('tells values apart exactly when they differ', ([a, b]) => {
    expect(hash(a) === hash(b)).toBe(isDeepStrictEqual(a, b));
  });

  test('never changes from one version to the next, or nobody could compare a replay with what was written down', () => {
    expect(hash({ seats: 2, hand: [1, 'one', null, true] })).toBe('9e5414d7c25a7369');
  });

  test('tells near values apart', () => {
    const near = [1, '1', [1], ['1'], { 1: 1 }, {}, [], [[]], [{}], { a: [] }, { a: {} }, '', ' ', null, 'null', true, 'true', 0, false];
    const nested = [[[1], 2], [[1, 2]], [1, [2]], [1, 2], ['1,2'], ['1', '2'], { a: 1, b: 2 }, { a: 2, b: 1 }, { ab: 12 }, { a: { b: 1 } }];
    const values = [...near, ...nested];
    expect(new Set(values.map(hash)).size).toBe(values.length);
  });

  test('tells ten thousand small numbers and places apart', () => {
    const values = Array.from({ length: 10_000 }, (_, n) => ({ at: n % 100, n: Math.floor(n / 100) }));
    expect(new Set(values.map(hash)).size).toBe(values.length);
  });
});
