/** What is heard at a table: which sound, and how loud. */
import { expect, test } from 'vitest';
import { tableOf } from '../drawn.ts';
import type { Line } from '../session/session.ts';
import { heardOf } from '../table/sound/heard.ts';
import { LEVELS, STROKES } from '../table/sound/synth.ts';

const line = (seat: number, ...facts: Line['facts']): Line => ({ n: 2, at: 0, kind: 'move', seat, facts });

test('a dwelling on a dug hex is earth and wood, softer if somebody else builds it', async () => {
  const { telling } = (await tableOf('terra-mystica'))!;
  const facts = [
    { key: 'transformed', args: { seat: 1, hex: 'A1', terrain: 'swamp', spades: 1 } },
    { key: 'built', args: { seat: 1, hex: 'A1' } },
  ];
  expect(heardOf(line(1, ...facts), telling, 1, {})).toEqual([
    { sound: 'dig', more: 0 },
    { sound: 'piece', more: 0 },
  ]);
  expect(heardOf(line(1, ...facts), telling, 0, {}).map(({ more }) => more)).toEqual([-4, -4]);
});

test('points are one tick per five, three at most', async () => {
  const { telling } = (await tableOf('terra-mystica'))!;
  const ticks = (points: number) => heardOf(line(0, { key: 'points', args: { seat: 0, points, line: 'faction' } }), telling, 0, {}).length;
  expect([-2, 2, 5, 6, 40].map(ticks)).toEqual([0, 1, 1, 2, 3]);
});

test('a token sounds higher the higher its pile is', async () => {
  const { telling } = (await tableOf('empires-end'))!;
  const bid = (n: number) => {
    const view = { options: { components: null }, threats: [{ card: 'fire-07', wheat: n, hammer: 0, axe: 0, coin: 0 }] };
    return heardOf(line(0, { key: 'bid', args: { seat: 0, card: 'fire-07', resource: 'wheat' } }), telling, 0, view)[0]!.pitch!;
  };
  expect(bid(1)).toBeLessThan(bid(4));
  expect(bid(30)).toBe(bid(12));
});

test('every sound has a level below the voices at the table, and is over within 1.3 seconds', () => {
  expect(Object.keys(STROKES).sort()).toEqual(Object.keys(LEVELS).sort());
  for (const level of Object.values(LEVELS)) expect(level).toBeLessThanOrEqual(-18);
  for (const strokes of Object.values(STROKES)) for (const { at, long } of strokes) expect(at + long).toBeLessThanOrEqual(1.31);
});
