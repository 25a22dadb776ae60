/** What the pages of clubs work out from what the server tells: who met whom, which season and which group are shown. */
import { describe, expect, test } from 'vitest';
import { groupAt, groupPath, seasonOf } from '../pages/clubs/contest.ts';
import { meetings } from '../pages/clubs/crosstable.ts';
import { asLocal, fromLocal, oneMore, widthsFrom } from '../pages/clubs/forms.ts';
import type { Contest, Game } from '../pages/clubs/shapes.ts';

/** A game in which these entrants had these places; null: not over, or it does not count. */
const game = (places: Record<string, number | null>): Game => ({
  round: 1,
  division: 1,
  group: 1,
  board: 1,
  table: 't',
  status: 'over',
  stood: false,
  endedAt: null,
  seats: Object.entries(places).map(([entrant, place], seat) => ({
    seat,
    entrant,
    place,
    bot: false,
    waiting: false,
    points: 0,
    score: 0,
  })),
});

describe('who met whom', () => {
  const games = [game({ a: 1, b: 2, c: 2 }), game({ a: 3, b: 1, d: 2 }), game({ a: null, b: null })];

  test('counts games ahead, behind and without a result', () => {
    expect(meetings(games, 'a', 'b')).toEqual({ ahead: 1, behind: 1, level: 0, open: 1 });
    expect(meetings(games, 'b', 'a')).toEqual({ ahead: 1, behind: 1, level: 0, open: 1 });
  });

  test('counts those who share a place as level', () => {
    expect(meetings(games, 'b', 'c')).toEqual({ ahead: 0, behind: 0, level: 1, open: 0 });
  });

  test('is nothing for two who never sit at one table', () => {
    expect(meetings(games, 'c', 'd')).toBeNull();
  });
});

describe('the season that is shown', () => {
  const seasons = [
    { number: 3, status: 'open' },
    { number: 2, status: 'playing' },
    { number: 1, status: 'over' },
  ];

  test('is the one that is played, or else the next, or else the last', () => {
    expect(seasonOf(seasons, null)?.number).toBe(2);
    expect(seasonOf([seasons[0]!, seasons[2]!], null)?.number).toBe(3);
    expect(seasonOf([seasons[2]!], null)?.number).toBe(1);
  });

  test('is the one that the address names', () => {
    expect(seasonOf(seasons, 1)?.number).toBe(1);
    expect(seasonOf(seasons, 9)).toBeUndefined();
  });
});

describe('the group that is shown', () => {
  const group = (division: number, group: number) => ({ division, group, up: 0, down: 0, standings: [] });
  const groups = [group(1, 1), group(2, 1), group(2, 2)];
  const contest = (division: number) => ({ groups, you: { division, group: 1 } }) as unknown as Contest;

  test('has a letter in its address where the division has several', () => {
    expect(groups.map(one => groupPath(contest(1), one))).toEqual(['1', '2a', '2b']);
  });

  test('is the one in the address, or the reader’s own, or the first', () => {
    expect(groupAt(contest(1), '2b')).toBe(groups[2]);
    expect(groupAt(contest(2), undefined)).toBe(groups[1]);
    expect(groupAt(contest(0), 'nonsense')).toBe(groups[0]);
  });
});

describe('the forms of organisers', () => {
  test('read how many groups each division has', () => {
    expect(widthsFrom(' 1, 1,2 ')).toEqual([1, 1, 2]);
  });

  test('write a time as the reader’s clock shows it and read the same time again', () => {
    const at = new Date(2026, 10, 18, 18, 30).getTime();
    expect(asLocal(at)).toBe('2026-11-18T18:30');
    expect(fromLocal(asLocal(at))).toBe(at);
  });

  test('add a round after the last one, as long as that one', () => {
    expect(oneMore([{ startsAt: 10, endsAt: 30 }])).toEqual([
      { startsAt: 10, endsAt: 30 },
      { startsAt: 30, endsAt: 50 },
    ]);
  });
});
