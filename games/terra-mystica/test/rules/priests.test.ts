/** Section 14 of the digest: action 5, a priest to a cult. */
import { rule } from '@tarsas/kernel/testing';
import { expect } from 'vitest';
import { CULTS, type Cult } from '../../data/index.ts';
import { aTable, type Layout, type Table } from '../table.ts';

const sending = (witches: Layout, nomads: Layout = {}) =>
  aTable('witches', 'nomads')
    .has('witches', { dwelling: 'F4', priests: 1, ...witches })
    .has('nomads', nomads)
    .turnOf('witches');
const send = (steps: number, cult: Cult = 'fire') => ({ do: 'send', cult, steps }) as const;
const spaces = (t: Table, cult: Cult = 'fire') =>
  t.options('witches', { do: 'send', cult }).map(choice => choice.do === 'send' && choice.steps);

rule('TM-PRIEST-01', 'one space of a track is worth 3 steps, three are worth 2, one priest each', () => {
  const free = [1, 2, 3, 4].map(n => spaces(sending({ sent: new Array(n - 1).fill('fire') })));
  expect(free).toEqual([
    [3, 2, 1],
    [2, 1],
    [2, 1],
    [2, 1],
  ]);
  expect(spaces(sending({ sent: ['fire', 'fire'] }, { sent: ['fire', 'fire'] }))).toEqual([1]);
  const t = sending({}).plays('witches', send(3));
  expect(t.player('witches').cults).toEqual([3, 0, 0, 2]);
  expect(sending({ priests: 0 }).may('witches', 'send')).toBe(false);
});

rule('TM-DEC-04', 'the player chooses among the free spaces and the return to the supply', () => {
  const t = sending({}).plays('witches', send(2));
  expect(t.player('witches').cults[0]).toBe(2);
  expect(t.state.priests.slice(0, 4)).toEqual([-1, 0, -1, -1]);
  for (const cult of CULTS) expect(spaces(sending({}), cult)).toEqual([3, 2, 1]);
});

rule('TM-PRIEST-02', 'priests on the cult board never come back; there are seven in all', () => {
  const t = sending({ priests: 7 }).plays('witches', send(2)).ends('witches');
  expect(t.player('witches')).toMatchObject({ priests: 6, supply: 0 });
  t.pass('nomads', 'witches');
  expect(t.state.round).toBe(2);
  expect(t.priestsAway('witches')).toBe(1);
  const spent = sending({ priests: 3, sent: ['fire', 'fire', 'water', 'water'], bowls: [0, 0, 12] });
  expect(spent.may('witches', { do: 'convert', to: 'priests' })).toBe(false);
});

rule('TM-PRIEST-03', 'a priest may be placed though the marker cannot move', () => {
  const t = sending({ cults: { fire: 9 } }).plays('witches', send(3));
  expect(t.player('witches').cults[0]).toBe(9);
  expect(t.state.priests[0]).toBe(0);
  expect(sending({ cults: { fire: 10 } }).may('witches', send(3))).toBe(true);
});

rule('TM-PRIEST-04', 'a priest who goes back to the supply is worth one step, even with all four spaces taken', () => {
  const t = sending({ sent: ['air', 'air'] }, { sent: ['air', 'air'] }).plays('witches', send(1, 'air'));
  expect(t.player('witches')).toMatchObject({ priests: 0, supply: 5, cults: [0, 0, 0, 3] });
  expect(t.priestsAway('witches')).toBe(2);
});

rule('TM-PRIEST-05', 'the steps give power at the gates', () => {
  const t = sending({ cults: { fire: 2 }, bowls: [12, 0, 0] }).plays('witches', send(3));
  expect(t.player('witches').bowls).toEqual([9, 3, 0]);
});
