import { describe, expect, test } from 'vitest';
import { changedLines } from '../changes.ts';
import { numbered, wrapped } from '../layout.ts';

describe('Lines that fit the terminal', () => {
  test('are left alone when they do', () => {
    expect(wrapped('   1  Build a dwelling', 40)).toEqual(['   1  Build a dwelling']);
    expect(wrapped('word '.repeat(100), Number.POSITIVE_INFINITY)).toHaveLength(1);
  });

  test('are broken between words, and go on under their text', () => {
    expect(wrapped('   1  Build a dwelling on A5 for two coins', 30)).toEqual(['   1  Build a dwelling on A5', '      for two coins']);
    expect(wrapped('· Anna takes a power action and a bridge', 30)).toEqual(['· Anna takes a power action', '  and a bridge']);
    expect(wrapped('Anna takes a power action and a bridge', 30)).toEqual(['Anna takes a power action and', '  a bridge']);
  });

  test('are never wider than the terminal, whatever is in them', () => {
    const line = `  12  ${'word '.repeat(30)}${'x'.repeat(90)} end`;
    for (const width of [24, 40, 80]) for (const piece of wrapped(line, width)) expect(piece.length).toBeLessThanOrEqual(width);
  });
});

describe('Choices', () => {
  const choices = (n: number) => Array.from({ length: n }, (_, i) => ({ number: i + 1, text: `Hex ${i}` }));

  test('stand one below the other while they are few', () => {
    expect(numbered(choices(2), 80)).toEqual(['   1  Hex 0', '   2  Hex 1']);
  });

  test('stand in columns, read downwards, when they are many and short', () => {
    const lines = numbered(choices(12), 40);
    expect(lines).toHaveLength(6);
    expect(lines[0]).toBe('   1  Hex 0      7  Hex 6');
    for (const line of lines) expect(line.length).toBeLessThanOrEqual(40);
  });

  test('are not squeezed into a pipe', () => {
    expect(numbered(choices(12), Number.POSITIVE_INFINITY)).toHaveLength(12);
  });
});

describe('What has changed of a table', () => {
  const before = [
    'Round 1',
    'Anna: 3 coins; 1 worker; 5 points',
    '  hand: A, B',
    '  board: empty',
    'Béla: 3 coins; 1 worker; 5 points',
    '  hand: A',
  ];

  test('is nothing when nothing has', () => {
    expect(changedLines(before, before)).toEqual([]);
  });

  test('is new lines, and of long ones the new parts', () => {
    const after = [...before];
    after[0] = 'Round 2';
    after[1] = 'Anna: 3 coins; 2 workers; 5 points';
    expect(changedLines(before, after)).toEqual(['Round 2', 'Anna: 2 workers']);
  });

  test('stands under whom it is about, also where somebody else had the same', () => {
    const after = [...before];
    after[5] = '  hand: A, B';
    expect(changedLines(before, after)).toEqual(['Béla:', '  hand: A, B']);
  });

  test('knows whom a line is about whatever stands in brackets after the name', () => {
    expect(changedLines(['Anna (first): 3 coins', '  hand: A'], ['Anna: 3 coins', '  hand: A'])).toEqual(['Anna: 3 coins']);
  });

  test('does not cut through what stands in brackets', () => {
    const card = (name: string) => `Hills: card: ${name} [2; gold; silver]; plots: none; castle: empty`;
    expect(changedLines([card('Thief')], [card('Abbot')])).toEqual(['Hills: card: Abbot [2; gold; silver]']);
  });
});
