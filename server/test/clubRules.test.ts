/** The rules of leagues and tournaments as docs/leagues.md says them, without a server. */
import { randomFrom } from '@tarsas/kernel';
import { describe, expect, test } from 'vitest';
import { groupSizes, planOf, tableSizes } from '../clubs/design.ts';
import { type Ended, fatesOf, poolsOf, rungsOf, seatedIn } from '../clubs/ladder.ts';
import { type Game, gainsOf, type Player, type SeatResult, scoreOfPlace, standingsOf } from '../clubs/standings.ts';
import { drawn, seatedBy, sittingOut } from '../clubs/swiss.ts';

const pairsOf = (game: readonly number[]) => game.flatMap((a, i) => game.slice(i + 1).map(b => [Math.min(a, b), Math.max(a, b)].join()));

function meetings(plan: readonly (readonly number[])[], members: number): number[] {
  const times = new Map<string, number>();
  for (const game of plan) for (const pair of pairsOf(game)) times.set(pair, (times.get(pair) ?? 0) + 1);
  return pairsOf(Array.from({ length: members }, (_, i) => i)).map(pair => times.get(pair) ?? 0);
}

describe('the plan of a group', () => {
  test('seven at tables of four: 3 5 6 7 shifted by one; everybody plays four, meets everybody twice, sits once in each seat', () => {
    const plan = planOf(7, 4);
    expect(plan[0].map(place => place + 1)).toEqual([3, 5, 6, 7]);
    expect(plan).toHaveLength(7);
    expect(new Set(meetings(plan, 7))).toEqual(new Set([2]));
    for (let seat = 0; seat < 4; seat++) expect(new Set(plan.map(game => game[seat])).size).toBe(7);
  });

  test('any size at tables of two to five: as many games as members, once in each seat, meetings as even as shifting allows', () => {
    for (let seats = 2; seats <= 5; seats++)
      for (let members = seats; members <= 13; members++) {
        const plan = planOf(members, seats);
        expect(plan).toHaveLength(members);
        for (const game of plan) expect(new Set(game).size).toBe(seats);
        for (let seat = 0; seat < seats; seat++) expect(new Set(plan.map(game => game[seat])).size).toBe(members);
        const times = meetings(plan, members);
        // Two members opposite each other in a circle of an even number meet an even number of times, so a spread of 2 cannot always be avoided.
        expect(Math.max(...times) - Math.min(...times), `${members} at ${seats}`).toBeLessThanOrEqual(2);
        if (members % 2 === 1 && seats * (seats - 1) < members) expect(Math.max(...times), `${members} at ${seats}`).toBe(1);
      }
    for (const [members, seats] of [
      [5, 4],
      [7, 3],
      [7, 4],
      [13, 4],
      [11, 5],
      [6, 5],
    ])
      expect(new Set(meetings(planOf(members, seats), members)).size, `${members} at ${seats}`).toBe(1);
  });

  test('groups are as near to seven as possible, those that differ at the bottom', () => {
    expect(groupSizes(28, 7, 4)).toEqual([7, 7, 7, 7]);
    expect(groupSizes(27, 7, 4)).toEqual([7, 7, 7, 6]);
    expect(groupSizes(30, 7, 4)).toEqual([7, 7, 8, 8]);
    expect(groupSizes(32, 7, 4)).toEqual([7, 7, 6, 6, 6]);
    expect(groupSizes(10, 7, 4)).toEqual([10]);
    expect(groupSizes(3, 7, 4)).toEqual([]);
  });

  test('an odd number gets smaller tables; where the game does not allow that somebody sits out', () => {
    const range = { min: 2, max: 4 };
    expect(tableSizes(16, 4, range)).toEqual({ sizes: [4, 4, 4, 4], out: 0 });
    expect(tableSizes(15, 4, range)).toEqual({ sizes: [4, 4, 4, 3], out: 0 });
    expect(tableSizes(9, 4, range)).toEqual({ sizes: [3, 3, 3], out: 0 });
    expect(tableSizes(5, 4, range)).toEqual({ sizes: [3, 2], out: 0 });
    expect(tableSizes(7, 2, range)).toEqual({ sizes: [3, 2, 2], out: 0 });
    expect(tableSizes(7, 2, { min: 2, max: 2 })).toEqual({ sizes: [2, 2, 2], out: 1 });
    expect(tableSizes(1, 4, range)).toEqual({ sizes: [], out: 1 });
    expect(sittingOut(['a', 'b', 'c', 'd', 'e'], 2, player => Number(player === 'e'))).toEqual(['d', 'c']);
  });
});

const seats = (...points: (number | null)[]): SeatResult[] =>
  points.map((mine, i) => ({
    entrant: 'abcdefg'[i],
    points: mine ?? 0,
    rank: 1 + points.filter(other => (other ?? 0) > (mine ?? 0)).length,
    counts: mine !== null,
  }));

describe('points', () => {
  test('places score 6, 3, 1, 0 at four; 10, 6, 3, 1, 0 at five; 3, 1, 0 at three; 1, 0 at two', () => {
    const scale = (size: number) => Array.from({ length: size }, (_, i) => scoreOfPlace(i + 1, size));
    expect([5, 4, 3, 2].map(scale)).toEqual([
      [10, 6, 3, 1, 0],
      [6, 3, 1, 0],
      [3, 1, 0],
      [1, 0],
    ]);
  });

  test('who ties shares what their places bring', () => {
    expect(gainsOf(seats(90, 90, 80, 70), 4).map(({ place, score }) => [place, score])).toEqual([
      [1, 4.5],
      [1, 4.5],
      [3, 1],
      [4, 0],
    ]);
    expect(gainsOf(seats(0, 0, 0, 0), 4).map(({ score }) => score)).toEqual([2.5, 2.5, 2.5, 2.5]);
  });

  test('a seat that a bot played to the end scores nothing and is left out when the others are ranked', () => {
    const gains = gainsOf(
      [{ entrant: 'x', points: 200, rank: 1, counts: false }, ...seats(100, 80, 50).map(one => ({ ...one, rank: one.rank + 1 }))],
      4,
    );
    expect(gains.map(({ entrant, place, score, toWinner }) => [entrant, place, score, toWinner])).toEqual([
      ['a', 1, 6, 1],
      ['b', 2, 3, 0.8],
      ['c', 3, 1, 0.5],
    ]);
  });
});

const player = (entrant: string, lot: number, more: Partial<Player> = {}): Player => ({ entrant, lot, left: false, byes: 0, ...more });
const game = (table: string, round: number, points: Record<string, number>): Game => {
  const all = Object.entries(points);
  const results = all.map(([entrant, mine]) => ({
    entrant,
    points: mine,
    rank: 1 + all.filter(([, other]) => other > mine).length,
    counts: true,
  }));
  return { table, round, results, entrants: Object.keys(points) };
};

describe('standings', () => {
  test('of a season: points, share of the winner’s points, the games against each other, wins, the lot', () => {
    const games = [game('1', 1, { a: 100, b: 50, c: 20, d: 10 }), game('2', 1, { b: 100, a: 50, d: 20, c: 10 })];
    const rows = standingsOf(
      'season',
      ['d', 'c', 'b', 'a'].map((one, i) => player(one, i)),
      games,
      4,
    );
    expect(rows.map(({ entrant, points, share, mutual }) => [entrant, points, Number(share.toFixed(3)), mutual])).toEqual([
      ['b', 9, 0.75, 9],
      ['a', 9, 0.75, 9],
      ['d', 1, 0.15, 1],
      ['c', 1, 0.15, 1],
    ]);
    const closer = [game('1', 1, { a: 100, b: 90, c: 20, d: 10 }), games[1]];
    expect(standingsOf('season', [player('a', 1), player('b', 2)], closer, 4)[0]).toMatchObject({ entrant: 'b', share: 0.95 });
  });

  test('of a season put those who dropped out last; of a tournament let them keep their points', () => {
    const games = [game('1', 1, { a: 4, b: 3, c: 2, d: 1 })];
    const players = [player('a', 1, { left: true }), player('b', 2), player('c', 3), player('d', 4)];
    expect(standingsOf('season', players, games, 4).map(({ entrant }) => entrant)).toEqual(['b', 'c', 'd', 'a']);
    expect(standingsOf('tournament', players, games, 4).map(({ entrant }) => entrant)).toEqual(['a', 'b', 'c', 'd']);
  });

  test('of a tournament: the points of all opponents so far, at running tables too, then the share of the table’s points', () => {
    const games: Game[] = [
      game('1', 1, { a: 40, b: 30, c: 20, d: 10 }),
      game('2', 1, { e: 31, f: 30, g: 29, h: 10 }),
      { table: '3', round: 2, results: null, entrants: ['a', 'e', 'b', 'f'] },
    ];
    const rows = standingsOf(
      'tournament',
      [...'abcdefgh'].map((one, i) => player(one, i)),
      games,
      4,
    );
    expect(rows.map(({ entrant }) => entrant).join('')).toBe('aebfgcdh');
    expect(rows[0]).toMatchObject({ entrant: 'a', points: 6, opponents: 4 + 12, share: 0.4 });
    expect(rows[0].results).toEqual([
      { table: '1', round: 1, place: 1, counts: true },
      { table: '3', round: 2, place: null, counts: true },
    ]);
  });

  test('who had to sit out gets what the second place brings', () => {
    expect(standingsOf('tournament', [player('a', 1, { byes: 1 })], [], 4)[0].points).toBe(3);
  });
});

const ended = (division: number, pool: number, standings: string): Ended<string> => ({ division, pool, standings: [...standings] });
const byName = (a: string, b: string) => (a < b ? -1 : 1);

describe('divisions', () => {
  test('28 are four of seven; with two groups from the third on, 27 are 1, 2, 3A and 3B', () => {
    expect(poolsOf([7, 7, 7, 7], [1]).map(({ division, pool }) => [division, pool])).toEqual([
      [1, 1],
      [2, 1],
      [3, 1],
      [4, 1],
    ]);
    expect(poolsOf([7, 7, 7, 6], [1, 1, 2]).map(({ division, pool, size }) => [division, pool, size])).toEqual([
      [1, 1, 7],
      [2, 1, 7],
      [3, 1, 7],
      [3, 2, 6],
    ]);
    const groups = seatedIn(
      [...'abcdefgh'],
      [
        { division: 1, pool: 1, size: 2 },
        { division: 2, pool: 1, size: 3 },
        { division: 2, pool: 2, size: 3 },
      ],
    );
    expect(groups.map(({ people }) => people.join(''))).toEqual(['ab', 'cfg', 'deh']);
  });

  test('two go up and two go down; two groups below send their first and get one each', () => {
    const groups = [ended(1, 1, 'abcdefg'), ended(2, 1, 'hijklmn'), ended(3, 1, 'opqrstu'), ended(3, 2, 'vwxyz')];
    const { up, down } = fatesOf(groups, 2, byName);
    expect([...up].sort().join('')).toBe('hiov');
    expect([...down].sort().join('')).toBe('fgmn');
  });

  test('three groups below make it three; with three above and two below the best second goes up as well', () => {
    const wide = [ended(1, 1, 'abcdefg'), ended(2, 1, 'hij'), ended(2, 2, 'klm'), ended(2, 3, 'nop')];
    const { up, down } = fatesOf(wide, 2, byName);
    expect([[...up].sort().join(''), [...down].sort().join('')]).toEqual(['hkn', 'efg']);
    const narrow = [ended(1, 1, 'abc'), ended(1, 2, 'def'), ended(1, 3, 'ghi'), ended(2, 1, 'jklm'), ended(2, 2, 'nopq')];
    const fates = fatesOf(narrow, 2, byName);
    expect([[...fates.up].sort().join(''), [...fates.down].sort().join('')]).toEqual(['jkn', 'cfi']);
  });

  test('the order for the next season: who came down, who stayed, who came up', () => {
    const rungs = rungsOf([ended(1, 1, 'abcde'), ended(2, 1, 'fghij')], 2, byName);
    expect(rungs.map(({ one, division }) => `${one}${division}`).join(' ')).toBe('a1 b1 c1 f1 g1 d2 e2 h2 i2 j2');
  });
});

describe('the draw of a round', () => {
  test('fills tables from the top', () => {
    expect(drawn([...'abcdefgh'], [4, 4], () => 0)).toEqual([[...'abcd'], [...'efgh']]);
    const met = (a: string, b: string) => Number((a === 'a' && b === 'b') || (a === 'b' && b === 'a'));
    expect(drawn([...'abcdefgh'], [4, 4], met)).toEqual([[...'acde'], [...'bfgh']]);
  });

  test.each([
    [16, 3],
    [20, 3],
    [32, 5],
    [31, 5],
    [64, 5],
  ])('%i players meet nobody twice in %i rounds', (count, rounds) => {
    for (let attempt = 0; attempt < 10; attempt++) {
      const random = randomFrom(`swiss ${count} ${attempt}`);
      const players = Array.from({ length: count }, (_, i) => `p${i}`);
      const points = new Map(players.map(one => [one, 0]));
      const met = new Map<string, number>();
      const key = (a: string, b: string) => [a, b].sort().join();
      for (let round = 0; round < rounds; round++) {
        const order = [...players].sort((a, b) => points.get(b)! - points.get(a)!);
        for (const table of drawn(order, tableSizes(count, 4, { min: 2, max: 4 }).sizes, (a, b) => met.get(key(a, b)) ?? 0)) {
          for (const [i, a] of table.entries()) for (const b of table.slice(i + 1)) met.set(key(a, b), (met.get(key(a, b)) ?? 0) + 1);
          const places = [...table];
          for (let i = places.length - 1; i > 0; i--) {
            const j = random(i + 1);
            [places[i], places[j]] = [places[j], places[i]];
          }
          for (const [i, one] of places.entries()) points.set(one, points.get(one)! + scoreOfPlace(i + 1, 4));
        }
      }
      expect(Math.max(...met.values())).toBe(1);
    }
  });

  test('everybody changes seats', () => {
    const sat = (person: string, seat: number) => Number('abcd'[seat] === person);
    const next = seatedBy([...'abcd'], sat);
    expect(next.every((person, seat) => 'abcd'[seat] !== person)).toBe(true);
  });
});
