/** Section 21 of the digest: the end of the game. */
import { rule } from '@tarsas/kernel/testing';
import { describe, expect } from 'vitest';
import { CULTS, type Cult } from '../../data/index.ts';
import { aTable, type Layout, type Table } from '../table.ts';

const FOUR = ['witches', 'nomads', 'giants', 'darklings'] as const;

/** Points of everybody from one source, in table order. */
function points(t: Table, key: string): number[] {
  return t.names.map(name => t.score(name).lines.reduce((sum, line) => (line.key === key ? sum + line.points : sum), 0));
}

/** Four players at these heights on one track and at 0 on all others. */
function cultPoints(cult: Cult, ...heights: number[]): number[] {
  const t = aTable(...FOUR);
  FOUR.forEach((name, seat) => {
    t.has(name, { cults: Object.fromEntries(CULTS.map(one => [one, one === cult ? heights[seat] : 0])) });
  });
  return points(t.finalScoring(), 'cults');
}

/** The size of the first player's largest network. */
const network = (faction: 'witches' | 'dwarves' | 'fakirs' | 'auren', layout: Layout) =>
  aTable(faction, 'giants').has(faction, layout).finalScoring().facts('networkScore')[0].structures;

rule('TM-FINAL-01', 'the last pass of round 6 ends the game, without a cult reward', () => {
  const t = aTable('witches', 'nomads')
    .has('witches', { cults: { fire: 8 }, workers: 0 })
    .round(6, 'SCORE4')
    .turnOf('witches');
  t.pass('witches');
  expect(t.state.over).toBe(false);
  t.pass('nomads');
  expect(t.state.over).toBe(true);
  expect(t.facts('reward')).toEqual([]);
  expect(t.facts('resourceScore')).toHaveLength(2);
});

describe('Cults', () => {
  rule.each(
    'TM-FINAL-02',
    '8, 4 and 2 points for the three highest on a track',
    CULTS.map(cult => [cult] as [Cult]),
  )(cult => {
    expect(cultPoints(cult, 3, 10, 5, 4)).toEqual([0, 8, 4, 2]);
  });

  rule('TM-FINAL-02', 'every track is scored', () => {
    const everywhere = { fire: 1, water: 1, earth: 1, air: 1 };
    const t = aTable('auren', 'giants')
      .has('auren', { cults: everywhere })
      .has('giants', { cults: { fire: 2, water: 2, earth: 2, air: 2 } });
    expect(points(t.finalScoring(), 'cults')).toEqual([16, 32]);
  });

  rule('TM-FINAL-03', 'nothing for a marker on space 0', () => {
    expect(cultPoints('fire', 1, 0, 0, 0)).toEqual([8, 0, 0, 0]);
    expect(cultPoints('fire', 0, 0, 0, 0)).toEqual([0, 0, 0, 0]);
  });

  rule.each('TM-FINAL-04', 'tied players share the points of their places, rounded down', [
    ['7 7 7 1', '4 4 4 0'],
    ['7 7 7 7', '3 3 3 3'],
    ['9 7 7 1', '8 3 3 0'],
    ['9 7 7 7', '8 2 2 2'],
    ['9 8 7 7', '8 4 1 1'],
    ['9 9 7 1', '6 6 2 0'],
  ])((heights, expected) => expect(cultPoints('water', ...heights.split(' ').map(Number)).join(' ')).toBe(expected));

  rule('TM-FINAL-05', 'two tied for first on fire at 9: (8 + 4) / 2 = 6 each', () => {
    expect(cultPoints('fire', 9, 9, 0, 0)).toEqual([6, 6, 0, 0]);
  });
});

describe('Networks', () => {
  const EIGHT = 'A3 B1 C1 D1 C2 C3 A7 C4'; // none of them adjacent, all of them one river hex apart

  rule('TM-FINAL-06', 'the largest group counts, connected directly or indirectly', () => {
    expect(network('witches', { dwelling: 'A9 A10 I6 I7 I8' })).toBe(3);
    expect(network('witches', { dwelling: 'A9 A10 I6 I7', temple: 'I8', stronghold: 'I9' })).toBe(4);
    expect(network('witches', { dwelling: 'E7 F4 G3 A13', shipping: 1 })).toBe(3);
  });

  rule('TM-FINAL-07', 'eight structures single river hexes apart are one network with shipping 1; gaps of two need shipping 2', () => {
    expect(network('witches', { dwelling: EIGHT, shipping: 1 })).toBe(8);
    expect(network('witches', { dwelling: EIGHT, shipping: 0 })).toBe(1);
    expect(network('witches', { dwelling: 'F4 I6', shipping: 1 })).toBe(1);
    expect(network('witches', { dwelling: 'F4 I6', shipping: 2 })).toBe(2);
  });

  rule('TM-FINAL-08', 'the river may be crossed at any number of places', () => {
    // Three banks with two structures each, and two crossings.
    expect(network('witches', { dwelling: 'B2 A4 C1 D2 B1 A1', shipping: 1 })).toBe(6);
  });

  rule('TM-FINAL-09', 'what tunnel or carpet could reach is connected, without paying', () => {
    expect(network('witches', { dwelling: 'F6 H7' })).toBe(1);
    expect(network('dwarves', { dwelling: 'F6 H7', workers: 0 })).toBe(2);
    expect(network('fakirs', { dwelling: 'F6 H7', priests: 0 })).toBe(2);
    expect(network('dwarves', { dwelling: 'E10 H7' })).toBe(1); // two hexes between them
    expect(network('fakirs', { dwelling: 'E10 H7' })).toBe(1);
    expect(network('fakirs', { dwelling: 'E10', stronghold: 'H7' })).toBe(2);
    expect(network('dwarves', { dwelling: 'E10', stronghold: 'H7' })).toBe(1);
    const t = aTable('fakirs', 'giants').has('fakirs', { dwelling: 'F6 H7', priests: 3, coins: 0, workers: 0, bowls: [12, 0, 0] });
    expect(points(t.finalScoring(), 'resources')[0]).toBe(1);
    expect(points(t, 'faction')[0]).toBe(0);
  });

  rule('TM-FINAL-10', 'the ride of the Witches connects nothing', () => {
    expect(network('witches', { stronghold: 'F4', dwelling: 'A3 C4 I6' })).toBe(1);
  });

  rule('TM-FINAL-11', '18, 12 and 6 points for the three largest', () => {
    const t = aTable(...FOUR)
      .has('witches', { dwelling: 'A1' })
      .has('nomads', { dwelling: 'A3 A4 A5 A6' });
    t.has('giants', { dwelling: 'E1 E2 E3' }).has('darklings', { dwelling: 'I1 I2' });
    expect(points(t.finalScoring(), 'network')).toEqual([0, 18, 12, 6]);
    const tied = aTable(...FOUR)
      .has('witches', { dwelling: 'A1 A2' })
      .has('nomads', { dwelling: 'A4 A5' })
      .has('giants', { dwelling: 'E1' });
    expect(points(tied.finalScoring(), 'network')).toEqual([15, 15, 6, 0]);
  });

  rule('TM-FINAL-12', 'networks of 10, 9, 9 and 9: 18 points for the first, 6 for each other', () => {
    const t = aTable(...FOUR)
      .has('witches', { dwelling: 'A1 A2 A3 A4 A5 A6 A7 A8', tradingHouse: 'A9 A10' })
      .has('nomads', { dwelling: 'I1 I2 I3 I4 I5 I6 I7 I8', temple: 'I9' })
      .has('giants', { dwelling: 'E1 E2 E3 E4 E5 E6 E7 E8', stronghold: 'D2' })
      .has('darklings', { dwelling: 'E9 E10 E11 F5 F6 F7 G5 G6', sanctuary: 'G7' })
      .finalScoring();
    expect(t.facts('networkScore').map(({ structures }) => structures)).toEqual([10, 9, 9, 9]);
    expect(points(t, 'network')).toEqual([18, 6, 6, 6]);
  });

  rule('TM-FINAL-15 TM-BON-04', 'the shipping of the bonus card does not count', () => {
    const t = aTable('witches', 'nomads').has('witches', { dwelling: 'F4 G3', card: 'BON4' }).finalScoring();
    expect(t.facts('networkScore')).toMatchObject([{ structures: 1 }]);
    expect(network('witches', { dwelling: 'F4 G3', shipping: 1 })).toBe(2);
  });
});

describe('Resources and the winner', () => {
  rule('TM-FINAL-13', 'everything becomes coins, 3 of them a point, for Alchemists 2', () => {
    const goods = { coins: 4, workers: 3, priests: 2, bowls: [5, 1, 4] };
    const t = aTable('alchemists', 'giants').has('alchemists', goods).has('giants', goods).finalScoring();
    expect(t.facts('resourceScore')).toEqual([
      { seat: 0, coins: 13, points: 6 },
      { seat: 1, coins: 13, points: 4 },
    ]);
    expect(points(t, 'resources')).toEqual([6, 4]);
  });

  rule('TM-FINAL-14', 'most points win; a tie is a shared victory', () => {
    const nothing = { coins: 0, workers: 0, bowls: [12, 0, 0], cults: { fire: 0, air: 0, earth: 0 } };
    const t = aTable('witches', 'nomads', 'giants')
      .has('witches', { ...nothing, vp: 50 })
      .has('nomads', { ...nothing, vp: 60 });
    t.has('giants', { ...nothing, vp: 60 }).finalScoring();
    expect(t.names.map(name => t.score(name).rank)).toEqual([3, 1, 1]);
  });
});
