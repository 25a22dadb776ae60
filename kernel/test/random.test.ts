import { describe, expect, test } from 'vitest';
import { block, draw, randomFrom, seeded, shuffle } from '../random.ts';

const draws = (seed: string, n: number, count: number): number[] => {
  const random = randomFrom(seed);
  return Array.from({ length: count }, () => random(n));
};

describe('the generator', () => {
  test('gives the same numbers for the same seed', () => expect(draws('a', 1000, 50)).toEqual(draws('a', 1000, 50)));
  test('gives other numbers for another seed', () => expect(draws('a', 1000, 50)).not.toEqual(draws('b', 1000, 50)));

  test.each([
    ['', '\0'],
    ['a', 'a\0'],
    ['x'.repeat(32), 'x'.repeat(33)],
    [`${'x'.repeat(63)}a`, `${'x'.repeat(63)}b`],
    [`a${'x'.repeat(63)}`, `b${'x'.repeat(63)}`],
    ['é', 'e'],
  ])('takes every byte of the seed into account: %j, %j', (a, b) => expect(seeded(a)).not.toEqual(seeded(b)));

  test('never changes from one version to the next, or old tables could not be replayed', () => {
    expect(seeded('tarsas')).toEqual([3426323039, 353262803, 2580200298, 1499278711, 1988359176, 4126957518, 4294662779, 2242066007, 0]);
    expect(draws('tarsas', 6, 20)).toEqual([4, 2, 5, 5, 4, 3, 5, 1, 0, 4, 0, 3, 0, 5, 5, 0, 1, 5, 2, 4]);
    expect(draws('tarsas', 1_000_000, 5)).toEqual([389244, 665572, 343551, 870209, 203026]);
  });

  test('keeps its place in its state, which is plain whole numbers', () => {
    const rng = seeded('a');
    const first = draw(rng, 1000);
    const saved = JSON.parse(JSON.stringify(rng));
    expect(draw(rng, 1000)).toBe(draw(saved, 1000));
    expect(first).toBe(draws('a', 1000, 1)[0]);
    expect(rng.every(word => Number.isInteger(word) && word >= 0)).toBe(true);
  });

  test('may be asked for up to 2 ** 32 different numbers', () => {
    expect(draws('a', 1, 10)).toEqual(new Array(10).fill(0));
    for (const n of [2, 3, 2 ** 31 + 1, 2 ** 32]) for (const value of draws('a', n, 100)) expect(value >= 0 && value < n).toBe(true);
  });

  test.each([0, -1, 1.5, Number.NaN, 2 ** 32 + 1])('cannot be asked for a number below %d', n => {
    expect(() => draw(seeded('a'), n)).toThrow(`random(${n})`);
  });

  // With 99 degrees of freedom a fair generator exceeds 149 once in a thousand seeds; this seed is fixed, so it never does.
  test('is fair, as far as chi-square can tell', () => {
    expect(chiSquare(draws('fair', 100, 50_000), 100)).toBeLessThan(149);
    expect(chiSquare(pairs(draws('fair pairs', 10, 50_000)), 100)).toBeLessThan(149);
  });
});

/** How far the counts of these values are from equal counts. */
function chiSquare(values: number[], kinds: number): number {
  const counts = new Array<number>(kinds).fill(0);
  for (const value of values) counts[value]++;
  const expected = values.length / kinds;
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
}

/** Neighbours as one number each, to see whether a digit tells anything about the next. */
const pairs = (digits: number[]): number[] => digits.flatMap((digit, i) => (i % 2 === 0 ? [10 * digit + digits[i + 1]] : []));

describe('shuffle', () => {
  test('keeps every item, in place', () => {
    const items = [...'abcdefghij'];
    expect(shuffle(items, randomFrom('a'))).toBe(items);
    expect(items.join('')).not.toBe('abcdefghij');
    expect(items.toSorted().join('')).toBe('abcdefghij');
  });

  test('leaves a list of none or one as it is', () => {
    expect(shuffle([], randomFrom('a'))).toEqual([]);
    expect(shuffle(['x'], randomFrom('a'))).toEqual(['x']);
  });

  test('finds each order equally often', () => {
    const orders = ['abc', 'acb', 'bac', 'bca', 'cab', 'cba'];
    const random = randomFrom('orders');
    const seen = Array.from({ length: 6000 }, () => orders.indexOf(shuffle([...'abc'], random).join('')));
    expect(chiSquare(seen, 6)).toBeLessThan(20.5); // 5 degrees of freedom, once in a thousand
  });
});

// The published answers for eight rounds and a 256-bit key (draft-strombergson-chacha-test-vectors-01, TC1 and TC2), first two blocks.
describe('the core is ChaCha with eight rounds', () => {
  test.each([
    [
      'of a key of zeros',
      0,
      '3e00ef2f895f40d67f5bb8e81f09a5a12c840ec3ce9a7f3b181be188ef711a1e984ce172b9216f419f445367456d5619314a42a3da86b001387bfdb80e0cfe42',
      'd2aefa0deaa5c151bf0adb6c01f2a5adc0fd581259f9a2aadcf20f8fd566a26b5032ec38bbc5da98ee0c6f568b872a65a08abf251deb21bb4b56e5d8821e68aa',
    ],
    [
      'of a key with one bit set',
      1,
      'cf5ee9a0494aa9613e05d5ed725b804b12f4a465ee635acc3a311de8740489ea289d04f43c7518db56eb4433e498a1238cd8464d3763ddbb9222ee3bd8fae3c8',
      'b4355a7d93dd8867089ee643558b95754efa2bd1a8a1e2d75bcdb32015542638291941feb49965587c4fdfe219cf0ec132a6cd4dc067392e67982fe53278c0b4',
    ],
  ])('%s', (_, word, ...blocks) => {
    const key = [word, 0, 0, 0, 0, 0, 0, 0];
    expect([0, 1].map(counter => littleEndian(block(key, counter)))).toEqual(blocks);
  });
});

const littleEndian = (words: Int32Array): string => {
  const bytes = Buffer.alloc(words.length * 4);
  for (const [i, word] of words.entries()) bytes.writeInt32LE(word, i * 4);
  return bytes.toString('hex');
};
