/**
 * Finished games, replayed. They were made by `keen` play: each time the first open decision, the choice drawn by
 * `randomFrom('choices of ' + seed)`. A rule that changes what happened in them raises `rules` and makes them anew.
 */
import { describe, expect, test } from 'vitest';
import { finishedGames } from '../../../kernel/test/finished.ts';
import { ageOfInnovation } from '../rules/index.ts';

describe('Finished games', () => {
  const games = finishedGames(ageOfInnovation, new URL('games/', import.meta.url));

  test('there is one for each number of seats, with both ways of choosing and both sides of the board', () => {
    expect(games.map(({ seats }) => seats).sort()).toEqual([2, 3, 4, 5]);
    const options = games.map(log => log.options as Record<string, string>);
    expect(new Set(options.map(({ choosing = 'sets' }) => choosing)).size).toBe(2);
    expect(options.some(({ map }) => map === 'tight')).toBe(true);
  });
});
