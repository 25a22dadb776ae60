/** Section 23 of the digest: scoring tiles. */
import { rule } from '@tarsas/kernel/testing';
import { expect } from 'vitest';
import type { Cult, ScoringId } from '../../data/index.ts';
import { aTable, type Layout, RICH, type Wanted } from '../table.ts';

/** One deed of each kind, as it is played from a position. */
const DEEDS: Record<string, [Layout, ...Wanted[]]> = {
  dwelling: [{ dwelling: 'E7' }, { do: 'build', hex: 'F4' }],
  tradingHouse: [{ dwelling: 'F4' }, { do: 'upgrade', hex: 'F4', to: 'tradingHouse' }],
  temple: [{ tradingHouse: 'F4' }, { do: 'upgrade', hex: 'F4', to: 'temple' }],
  stronghold: [{ tradingHouse: 'F4' }, { do: 'upgrade', hex: 'F4', to: 'stronghold' }],
  sanctuary: [{ temple: 'F4' }, { do: 'upgrade', hex: 'F4', to: 'sanctuary' }],
  spades: [{ dwelling: 'F4' }, { do: 'transform', hex: 'G2' }, { do: 'into', terrain: 'forest' }],
  // Three structures, one of them a sanctuary, with a total of 7.
  town: [
    { sanctuary: 'E7', tradingHouse: 'F4 G2' },
    { do: 'upgrade', hex: 'G2', to: 'temple' },
  ],
};

/** The points of the tile for every deed that scores. */
function pointsOf(tile: ScoringId): Record<string, number> {
  const found: Record<string, number> = {};
  for (const [deed, [layout, ...moves]] of Object.entries(DEEDS)) {
    const t = aTable('auren', 'nomads').has('auren', { ...RICH, ...layout });
    t.tile(tile)
      .turnOf('auren')
      .plays('auren', ...moves);
    if (t.may('auren', 'town')) t.plays('auren', { do: 'town', tile: 'TW1' });
    for (const { line, points } of t.facts('points')) if (line === 'scoringTile') found[deed] = points;
  }
  return found;
}

/** What the tile gives at the end of the round to a player at this height: coins, workers, priests, power, spades. */
function rewardAt(tile: ScoringId, cult: Cult, height: number): number[] {
  const everywhere = { fire: 0, water: 0, earth: 0, air: 0 };
  const t = aTable('auren', 'nomads')
    .has('auren', { bowls: [12, 0, 0], cults: { ...everywhere, [cult]: height } })
    .tile(tile)
    .endOfRound();
  const { coins, workers, priests, power, spades } = t.facts('reward')[0];
  return [coins, workers, priests, power, spades];
}

rule('TM-SCORE-01', 'deeds score in the round of the tile, the reward comes at its end, several times, and the marker stays', () => {
  const t = aTable('auren', 'nomads')
    .has('auren', { ...RICH, dwelling: 'E7', cults: { fire: 9 }, bowls: [12, 0, 0] })
    .round(2, 'SCORE5');
  t.turnOf('auren').plays('auren', { do: 'build', hex: 'F4' });
  expect(t.change('auren').vp).toBe(2);
  expect(t.player('auren').bowls).toEqual([12, 0, 0]);
  t.ends('auren').pass('nomads', 'auren');
  expect(t.facts('reward')[0]).toMatchObject({ seat: 0, power: 8 });
  expect(t.player('auren').cults[0]).toBe(9);
  const later = aTable('auren', 'nomads')
    .has('auren', { ...RICH, dwelling: 'E7' })
    .round(2, 'SCORE5')
    .round(3)
    .turnOf('auren');
  expect(later.plays('auren', { do: 'build', hex: 'F4' }).change('auren').vp).toBeUndefined();
});

rule('TM-SCORE-02', '2 points per dwelling; a priest for every 4 water', () => {
  expect(pointsOf('SCORE3')).toEqual({ dwelling: 2 });
  expect([3, 4, 7, 8].map(height => rewardAt('SCORE3', 'water', height)[2])).toEqual([0, 1, 1, 2]);
  expect(rewardAt('SCORE3', 'water', 8)).toEqual([0, 0, 2, 0, 0]);
});

rule('TM-SCORE-03', '2 points per dwelling; 4 power for every 4 fire', () => {
  expect(pointsOf('SCORE5')).toEqual({ dwelling: 2 });
  expect([3, 4, 7, 8].map(height => rewardAt('SCORE5', 'fire', height)[3])).toEqual([0, 4, 4, 8]);
  expect(rewardAt('SCORE5', 'fire', 4)).toEqual([0, 0, 0, 4, 0]);
});

rule('TM-SCORE-04', '5 points for stronghold or sanctuary; a worker for every 2 air', () => {
  expect(pointsOf('SCORE7')).toEqual({ stronghold: 5, sanctuary: 5 });
  expect([1, 2, 5, 10].map(height => rewardAt('SCORE7', 'air', height)[1])).toEqual([0, 1, 2, 5]);
  expect(rewardAt('SCORE7', 'air', 6)).toEqual([0, 3, 0, 0, 0]);
});

rule('TM-SCORE-05', '5 points for stronghold or sanctuary; a worker for every 2 fire', () => {
  expect(pointsOf('SCORE4')).toEqual({ stronghold: 5, sanctuary: 5 });
  expect([1, 2, 5, 10].map(height => rewardAt('SCORE4', 'fire', height)[1])).toEqual([0, 1, 2, 5]);
  expect(rewardAt('SCORE4', 'fire', 6)).toEqual([0, 3, 0, 0, 0]);
});

/** Everybody has a spade: they use it one after another, beginning with the player who passed first. */
function spadesInOrder(tile: ScoringId, cult: Cult): void {
  const t = aTable('auren', 'nomads', 'giants');
  t.has('auren', { dwelling: 'F4', cults: { [cult]: 4 } }).has('nomads', { dwelling: 'I7', cults: { [cult]: 4 } });
  t.has('giants', { dwelling: 'E3', cults: { [cult]: 3 } })
    .tile(tile)
    .turnOf('nomads')
    .pass('nomads', 'giants', 'auren');
  expect(t.waiting()).toEqual(['nomads']);
  t.plays('nomads', { do: 'transform', hex: 'I8' }, { do: 'into', terrain: 'desert' });
  expect(t.at('I8')).toBe('desert');
  expect(t.waiting()).toEqual(['auren']);
  t.plays('auren', { do: 'transform', hex: 'E7' }, { do: 'into', terrain: 'forest' });
  expect(t.state.round).toBe(2);
}

rule('TM-SCORE-06', '3 points per trading house; a spade for every 4 air', () => {
  expect(pointsOf('SCORE8')).toEqual({ tradingHouse: 3 });
  expect([3, 4, 7, 8].map(height => rewardAt('SCORE8', 'air', height)[4])).toEqual([0, 1, 1, 2]);
  spadesInOrder('SCORE8', 'air');
});

rule('TM-SCORE-07', '3 points per trading house; a spade for every 4 water', () => {
  expect(pointsOf('SCORE6')).toEqual({ tradingHouse: 3 });
  expect([3, 4, 7, 8].map(height => rewardAt('SCORE6', 'water', height)[4])).toEqual([0, 1, 1, 2]);
  spadesInOrder('SCORE6', 'water');
});

rule('TM-SCORE-08', '5 points per town; a spade for every 4 earth', () => {
  expect(pointsOf('SCORE2')).toEqual({ town: 5 });
  expect([3, 4, 7, 8].map(height => rewardAt('SCORE2', 'earth', height)[4])).toEqual([0, 1, 1, 2]);
  spadesInOrder('SCORE2', 'earth');
});

rule('TM-SCORE-09', '2 points per spade; as many coins as steps on earth', () => {
  expect(pointsOf('SCORE1')).toEqual({ spades: 4 }); // wasteland to forest: two spades
  expect([0, 1, 7].map(height => rewardAt('SCORE1', 'earth', height)[0])).toEqual([0, 1, 7]);
  expect(rewardAt('SCORE1', 'earth', 7)).toEqual([7, 0, 0, 0, 0]);
});
