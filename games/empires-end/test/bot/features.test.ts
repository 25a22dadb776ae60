/** A position as numbers. */
import { expect, test } from 'vitest';
import { mind } from '../../bot/index.ts';
import { aTable, type Table } from '../table.ts';

const features = mind.features!;
const ofSeat = (t: Table, viewer: number, seat: number, name: string) =>
  features.of(t.state, viewer).seats[seat][features.seat.indexOf(name)];

test('tokens behind a screen are told to their owner alone', () => {
  const [poor, rich] = [0, 4].map(axe => aTable('Anna', 'Bence').has('Bence', { axe }).begin('economy'));
  expect([poor, rich].map(t => ofSeat(t, 1, 1, 'tokens axe'))).toEqual([0, 1]);
  for (const name of features.seat) expect(ofSeat(rich, 0, 1, name)).toBe(ofSeat(poor, 0, 1, name));
});

test('what a hand is worth is told to its owner alone', () => {
  const [one, other] = ['fire-09', 'plague-11'].map(card =>
    aTable('Anna', 'Bence')
      .has('Bence', { hand: [card], hammer: 9 })
      .begin('economy'),
  );
  expect(ofSeat(one, 1, 1, 'term hand')).not.toBe(ofSeat(other, 1, 1, 'term hand'));
  expect(ofSeat(one, 0, 1, 'term hand')).toBe(ofSeat(other, 0, 1, 'term hand'));
  expect(ofSeat(one, 0, 1, 'value')).toBe(ofSeat(other, 0, 1, 'value'));
});

test('a burnt location has nothing at stake', () => {
  const t = aTable('Anna', 'Bence').begin('economy');
  const [first] = t.player('Anna').tiles;
  expect(ofSeat(t, 0, 0, 'stake 1')).toBeGreaterThan(0);
  t.has('Anna', { destroyed: [first] });
  expect(['stake 1', 'burnt'].map(name => ofSeat(t, 0, 0, name))).toEqual([0, 0.25]);
});
