/** A position as numbers. */
import { describe, expect, test } from 'vitest';
import { mind } from '../../bot/index.ts';
import { aTable, type Table } from '../table.ts';

const features = mind.features!;
const seatNumber = ({ state }: Table, seat: number, name: string) => features.of(state, 0).seats[seat][features.seat.indexOf(name)];
const tableNumber = ({ state }: Table, name: string) => features.of(state, 0).table[features.table.indexOf(name)];
const settled = (part: object = {}) =>
  aTable('halflings', 'nomads')
    .has('halflings', { dwelling: 'E5', ...part })
    .turnOf('halflings');

describe('features', () => {
  test('tell goods, tracks and tiles of each seat', () => {
    const t = settled({ coins: 5, workers: 10, cults: { air: 5 }, favors: ['FAV7'], shipping: 1 });
    const told = ['coins', 'workers', 'air height', 'FAV7', 'FAV8', 'shipping', 'halflings', 'nomads'].map(name => seatNumber(t, 0, name));
    expect(told).toEqual([0.5, 2, 1, 1, 0, 0.5, 1, 0]);
    expect(seatNumber(t, 1, 'nomads')).toBe(1);
  });

  test('begin with the points that the own value foretells', () => {
    const t = settled({ vp: 40 });
    const [expected] = mind.value(t.state, mind.weights, 0);
    expect(seatNumber(t, 0, 'value')).toBeCloseTo((expected - 100) / 30);
    expect(features.seat[0]).toBe('value');
  });

  test('tell what rounds score now, next and later, and what they reward', () => {
    const t = settled().round(2, 'SCORE5');
    t.state.scoring = ['SCORE1', 'SCORE5', 'SCORE2', 'SCORE8', 'SCORE4', 'SCORE7'];
    const told = ['dwelling scores now', 'town scores next', 'tradingHouse scores later', 'big scores later', 'spade scores now'];
    expect(told.map(name => tableNumber(t, name))).toEqual([1, 1, 1, 2, 0]);
    expect(tableNumber(t, 'fire rewarded now')).toBe(1 / 4);
    expect(tableNumber(t, 'fire rewarded later')).toBe(1 / 2);
    expect(tableNumber(t, 'air rewarded later')).toBe(1 / 4);
  });

  test('tell how much the nearest town lacks', () => {
    const near = (layout: object) =>
      seatNumber(aTable('halflings', 'nomads').has('halflings', layout).turnOf('halflings'), 0, 'nearest town lacks');
    expect(near({ dwelling: 'E5' })).toBe(2);
    expect(near({ dwelling: 'E5 E6 E7' })).toBeLessThan(2);
    expect(near({ dwelling: 'E5 E6', temple: 'E7' })).toBeLessThan(near({ dwelling: 'E5 E6 E7' }));
  });

  test('tell the rewards of rounds for the heights of today', () => {
    const t = settled({ cults: { water: 8 } }).round(1, 'SCORE3');
    expect(seatNumber(t, 0, 'rewards of this round')).toBe(1);
  });

  test('have the numbers that the first judgement was trained with in front, in its order', () => {
    expect(features.table.slice(0, 51).at(-1)).toBe('ACT6 is used');
    expect(features.seat.slice(0, 83).at(-1)).toBe('witches');
  });
});
