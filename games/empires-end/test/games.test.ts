/**
 * Finished games, replayed. They were made by random play: in turn a waiting decision and one of its options, both drawn by
 * `randomFrom('choices of ' + seed)`. A rule that changes what happened in them raises `rules` and makes them anew.
 */
import { describe, expect, test } from 'vitest';
import { finishedGames, makeEveryChoice } from '../../../kernel/test/finished.ts';
import { empiresEnd } from '../rules/index.ts';
import { en } from '../text/en.ts';

describe('Finished games', () => {
  const games = finishedGames(empiresEnd, new URL('games/', import.meta.url));

  test('there is one for each number of seats, one of them Lightning', () => {
    expect(games.map(({ seats }) => seats).sort()).toEqual([2, 3, 4]);
    expect(games.filter(({ options }) => 'game' in options && options.game === 'lightning')).toHaveLength(1);
  });

  makeEveryChoice(games, en.choices);
});
