/**
 * Finished games, replayed. They were made by `keen` play: each time the first open decision, the choice drawn by
 * `randomFrom('choices of ' + seed)`. A rule that changes what happened in them raises `rules` and makes them anew.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { hash, replay, type TableLog } from '@tarsas/kernel';
import { describe, expect, test } from 'vitest';
import { ageOfInnovation } from '../rules/index.ts';

interface Golden extends TableLog {
  points: number[];
  hash: string;
}

const folder = new URL('games/', import.meta.url);
const games = readdirSync(folder).map(file => [file, JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as Golden] as const);

describe('Finished games', () => {
  test('there is one for each number of seats, with both ways of choosing and both sides of the board', () => {
    expect(games.map(([, { seats }]) => seats).sort()).toEqual([2, 3, 4, 5]);
    const options = games.map(([, log]) => log.options as Record<string, string>);
    expect(new Set(options.map(({ choosing = 'sets' }) => choosing)).size).toBe(2);
    expect(options.some(({ map }) => map === 'tight')).toBe(true);
  });

  test.each(games)('%s ends as it did', (_, log) => {
    expect(log.rules).toBe(ageOfInnovation.rules);
    const { state } = replay(ageOfInnovation, log);
    expect(state.over).toBe(true);
    expect(ageOfInnovation.score(state).map(({ points }) => points)).toEqual(log.points);
    expect(hash(state)).toBe(log.hash);
  });
});
