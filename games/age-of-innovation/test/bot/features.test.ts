/** A position as numbers. */
import { describe, expect, test } from 'vitest';
import { mind } from '../../bot/index.ts';
import { aTable, type Table } from '../table.ts';

const features = mind.features!;
const settled = (part: object = {}) => aTable('Anna desert', 'Bence swamp').at('Anna', 'workshop', 'E9').has('Anna', part).turn('Anna');
const ofSeat = (t: Table, who: string, name: string) => features.of(t.state, 0).seats[t.seat(who)][features.seat.indexOf(name)];
const ofTable = (t: Table, name: string) => features.of(t.state, 0).table[features.table.indexOf(name)];

describe('features', () => {
  test('tell goods, books and levels of each seat', () => {
    const t = settled({ coins: 5, books: [3, 0, 0, 0], science: [0, 0, 6, 0] });
    expect(['coins', 'books banking', 'level engineering'].map(name => ofSeat(t, 'Anna', name))).toEqual([0.5, 1, 1]);
  });

  test('tell what the round tiles score now, next and later', () => {
    const t = settled().sets({ round: 2, rounds: ['round1', 'round5', 'round2', 'round8', 'round3', 'round6'] });
    expect(['guild now', 'spade next', 'school later', 'workshop later', 'workshop now'].map(name => ofTable(t, name))).toEqual([
      1, 1, 1, 1, 0,
    ]);
    expect(ofTable(t, 'bonus law now')).toBeCloseTo(1 / 3);
  });

  test('count a palace tile half until the palace stands', () => {
    const before = settled({ palace: 'palace17' });
    expect(ofSeat(before, 'Anna', 'has palace17')).toBe(0.5);
  });
});
