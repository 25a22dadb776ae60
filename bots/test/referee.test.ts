import { describe, expect, test } from 'vitest';
import { mind } from '../../games/example/bot/index.ts';
import { playedGame } from '../referee.ts';

describe('A game is written down for the referee', () => {
  const record = playedGame(mind, { seats: 3, seed: 'record' });

  test('the set-up first, then facts and view of every move', () => {
    expect(record.facts.length).toBe(record.views.length);
    expect(record.facts.length).toBeGreaterThan(3);
  });

  test('as it looked then, not as it looks at the end', () => {
    expect(record.views[0].shown).toEqual([0, 0, 0]);
    expect(record.views.at(-1)?.shown).not.toEqual([0, 0, 0]);
  });

  test('to its end, with the scores', () => {
    expect(record.views.at(-1)?.over).toBe(true);
    expect(record.scores.map(({ seat }) => seat).sort()).toEqual([0, 1, 2]);
  });

  test('the same seed gives the same game', () => {
    expect(playedGame(mind, { seats: 3, seed: 'record' })).toEqual(record);
  });
});
