import { describe, expect, test } from 'vitest';
import { correctedAt, correctionAt } from '../expected.ts';
import { calibrationOf, outlooksOf, type Sample } from '../measure.ts';

/** Seats of games that make 10 points more than they plan, give or take; cultists another 8. */
function samples(games: number, rounds: number): Sample[] {
  return Array.from({ length: games * rounds * 2 }, (_, n): Sample => {
    const [seat, round, game] = [n % 2, 1 + (Math.floor(n / 2) % rounds), Math.floor(n / (2 * rounds))];
    const planned = 60 + ((game * 37 + seat * 11) % 40);
    const luck = ((game * 7 + seat * 3) % 11) - 5;
    const kind = `faction:${seat === 0 ? 'cultists' : 'nomads'}`;
    return { game, seat, round, planned, made: planned + 10 + luck + (seat === 0 ? 4 : -4), kind };
  });
}

describe('a calibration', () => {
  const calibration = calibrationOf(samples(60, 2), 'made up');

  test('turns points planned into points made, by round and by faction', () => {
    expect(calibration.count).toBe(120);
    expect(correctionAt(calibration, 1).slope).toBeCloseTo(1, 0);
    const expected = (faction: string) => correctedAt(calibration, 1, 80, `faction:${faction}`);
    expect((expected('cultists') + expected('nomads')) / 2).toBeCloseTo(90, -1);
    expect(expected('cultists') - expected('nomads')).toBeGreaterThan(4);
  });

  test('has a band that holds four in five of games it has not seen', () => {
    for (const { inside, games } of outlooksOf(samples(60, 2))) {
      expect(games).toBe(60);
      expect(inside).toBeGreaterThan(0.7);
      expect(inside).toBeLessThan(0.9);
    }
  });

  test('of a round that was never reached is that of the last one before it', () => {
    expect(correctionAt(calibration, 7)).toEqual(calibration.rounds[2]);
  });

  test('looks at the rounds around one that has too few games', () => {
    const few = calibrationOf(samples(5, 10), 'made up');
    expect(new Set(Object.values(few.rounds).map(({ slope }) => slope)).size).toBeLessThan(10);
  });
});
