/**
 * Finished games, replayed. They were made by random play: in turn the waiting decision and one of its options, drawn by
 * `randomFrom('choices of ' + seed)`. A rule that changes what happened in them raises `rules` and makes them anew.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { hash, replay, type TableLog } from '@tarsas/kernel';
import { describe, expect, test } from 'vitest';
import { AI_IDS } from '../data/solo.ts';
import { viscounts } from '../rules/index.ts';
import { en } from '../text/en.ts';

interface Golden extends TableLog {
  points: number[];
  hash: string;
}

const folder = new URL('games/', import.meta.url);
const games = readdirSync(folder).map(file => [file, JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as Golden] as const);

describe('Finished games', () => {
  test('there is one for each number of seats, and one against each AI', () => {
    expect(new Set(games.map(([, { seats }]) => seats))).toEqual(new Set([1, 2, 3, 4]));
    const solo = games.filter(([, { seats }]) => seats === 1).map(([, { options }]) => (options as { solo: string }).solo);
    expect(solo.sort()).toEqual([...AI_IDS].sort());
  });

  test('together they make every kind of choice there is', () => {
    const made = new Set(games.flatMap(([, { moves }]) => moves.map(({ choice }) => choice.do)));
    expect([...made].sort()).toEqual(Object.keys(en.choices).sort());
  });

  test.each(games)('%s ends as it did', (_, log) => {
    expect(log.rules).toBe(viscounts.rules);
    const { state } = replay(viscounts, log);
    expect(state.over).toBe(true);
    expect(viscounts.score(state).map(({ points }) => points)).toEqual(log.points);
    expect(hash(state)).toBe(log.hash);
  });
});
