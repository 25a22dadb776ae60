/** Section 13 of the digest: cult tracks. */
import { rule } from '@tarsas/kernel/testing';
import { expect } from 'vitest';
import { aTable, type Layout } from '../table.ts';

const tracks = (witches: Layout, nomads: Layout = {}) =>
  aTable('witches', 'nomads')
    .has('witches', { dwelling: 'F4', priests: 3, bowls: [12, 0, 0], ...witches })
    .has('nomads', nomads)
    .turnOf('witches');
const send = (steps: number, cult = 'fire') => ({ do: 'send', cult, steps }) as const;
const enter = (cult: string) => ({ do: 'enterTop', cult }) as const;
const keep = (cult: string) => ({ do: 'keepKey', cult }) as const;

rule.each('TM-CULT-01', 'from a space, so many steps: power at the gates', [
  [0, 2, 0],
  [2, 1, 1],
  [1, 3, 1],
  [3, 1, 0],
  [4, 1, 2],
  [2, 3, 3],
  [6, 1, 2],
  [5, 3, 2],
  [7, 2, 0],
])((from, steps, power) => {
  const t = tracks({ cults: { fire: from } }).plays('witches', send(steps));
  expect(t.player('witches').cults[0]).toBe(from + steps);
  expect(t.player('witches').bowls).toEqual([12 - power, power, 0]);
});

rule('TM-CULT-01', 'the top gives 3 power', () => {
  const t = tracks({ cults: { fire: 8 }, keys: 1 }).plays('witches', send(2), enter('fire'));
  expect(t.player('witches').bowls).toEqual([9, 3, 0]);
});

rule('TM-CULT-02', 'Nomads who go from 4 to 7 on air gain 4 power', () => {
  const t = aTable('nomads', 'witches').has('nomads', { priests: 1, cults: { air: 4 }, bowls: [5, 7, 0] });
  t.turnOf('nomads').plays('nomads', send(3, 'air'));
  expect(t.player('nomads').cults[3]).toBe(7);
  expect(t.player('nomads').bowls).toEqual([1, 11, 0]);
});

rule('TM-CULT-03', 'only one marker stands on space 10 of a track', () => {
  const t = tracks({ cults: { fire: 8 }, keys: 1 }, { cults: { fire: 10 } }).plays('witches', send(3));
  expect(t.player('witches')).toMatchObject({ keys: 1, bowls: [12, 0, 0] });
  expect(t.player('witches').cults[0]).toBe(9);
  expect(t.may('witches', 'enterTop')).toBe(false);
});

rule('TM-CULT-04', 'space 10 takes a key of its own; without one the marker stops at 9', () => {
  const without = tracks({ cults: { fire: 8 } }).plays('witches', send(3));
  expect(without.player('witches').cults[0]).toBe(9);
  const t = tracks({ cults: { fire: 7, water: 8 }, keys: 1 })
    .plays('witches', send(3), enter('fire'))
    .ends('witches')
    .pass('nomads');
  expect(t.player('witches')).toMatchObject({ cults: [10, 8, 0, 2], keys: 0 });
  t.plays('witches', send(3, 'water'));
  expect(t.player('witches').cults[1]).toBe(9);
});

rule('TM-CULT-05', 'with two towns one enters two tracks, unless somebody else was there first', () => {
  const t = tracks({ cults: { fire: 9, water: 9 }, keys: 2 }, { cults: { earth: 10 } });
  t.plays('witches', send(1), enter('fire')).ends('witches').pass('nomads').plays('witches', send(1, 'water'), enter('water'));
  expect(t.player('witches')).toMatchObject({ cults: [10, 10, 0, 2], keys: 0 });
  const late = tracks({ cults: { fire: 9, earth: 9 }, keys: 2 }, { cults: { earth: 10 } });
  late.plays('witches', send(1), enter('fire')).ends('witches').pass('nomads').plays('witches', send(1, 'earth'));
  expect(late.player('witches')).toMatchObject({ cults: [10, 0, 9, 2], keys: 1 });
});

rule('TM-CULT-06', 'steps that cannot be taken are lost', () => {
  const t = tracks({ cults: { fire: 9, water: 8 } })
    .plays('witches', send(3))
    .ends('witches')
    .pass('nomads');
  expect(t.player('witches').cults).toEqual([9, 8, 0, 2]);
  t.plays('witches', send(3, 'water')).ends('witches');
  expect(t.player('witches').cults).toEqual([9, 9, 0, 2]);
});

rule('TM-DEC-25', 'entering space 10 is a choice: who keeps the key stops at 9', () => {
  const t = tracks({ cults: { fire: 8 }, keys: 1 }).plays('witches', send(2));
  expect(t.options('witches').filter(choice => choice.do !== 'convert')).toEqual([enter('fire'), keep('fire')]);
  t.plays('witches', keep('fire'));
  expect(t.player('witches')).toMatchObject({ cults: [9, 0, 0, 2], keys: 1, bowls: [12, 0, 0] });
});
