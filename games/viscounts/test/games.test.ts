/**
 * Finished games, replayed. They were made by random play: in turn the waiting decision and one of its options, drawn by
 * `randomFrom('choices of ' + seed)`. A rule that changes what happened in them raises `rules` and makes them anew.
 */
import { describe, expect, test } from 'vitest';
import { finishedGames, makeEveryChoice } from '../../../kernel/test/finished.ts';
import { AI_IDS } from '../data/solo.ts';
import { viscounts } from '../rules/index.ts';
import { en } from '../text/en.ts';

describe('Finished games', () => {
  const games = finishedGames(viscounts, new URL('games/', import.meta.url));

  test('there is one for each number of seats, and one against each AI', () => {
    expect(new Set(games.map(({ seats }) => seats))).toEqual(new Set([1, 2, 3, 4]));
    const solo = games.filter(({ seats }) => seats === 1).map(({ options }) => (options as { solo: string }).solo);
    expect(solo.sort()).toEqual([...AI_IDS].sort());
  });

  makeEveryChoice(games, en.choices);
});
