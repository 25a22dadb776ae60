/** Section 16 of the digest: action 7, special actions. */
import { rule } from '@tarsas/kernel/testing';
import { expect } from 'vitest';
import { aTable, type Layout, RICH } from '../table.ts';

const witches = (layout: Layout) =>
  aTable('witches', 'nomads')
    .has('witches', { dwelling: 'F4', ...layout })
    .turnOf('witches');
const special = (action: string, hex?: string) => ({ do: 'special', action, ...(hex && { hex }) }) as const;
const step = (cult: string) => ({ do: 'step', cult }) as const;

rule('TM-SPEC-01', 'each can be used once per round by its owner', () => {
  const t = witches({ favors: ['FAV6'] });
  t.plays('witches', special('FAV6'), step('fire')).ends('witches').pass('nomads');
  expect(t.may('witches', special('FAV6'))).toBe(false);
  t.pass('witches');
  expect(t.state.round).toBe(2);
  t.pass('nomads');
  expect(t.may('witches', special('FAV6'))).toBe(true);
  const both = witches({ favors: ['FAV6'] }).has('nomads', { favors: ['FAV6'] });
  both.plays('witches', special('FAV6'), step('fire')).ends('witches');
  expect(both.may('nomads', special('FAV6'))).toBe(true);
});

rule('TM-SPEC-02', 'that of a stronghold may be used in the round it was built', () => {
  const t = witches({ ...RICH, tradingHouse: 'E7' });
  expect(t.may('witches', special('ACTW'))).toBe(false);
  t.plays('witches', { do: 'upgrade', hex: 'E7', to: 'stronghold' }).ends('witches').pass('nomads');
  t.plays('witches', special('ACTW', 'A3'));
  expect(t.at('A3')).toBe('witches dwelling');
});

rule('TM-SPEC-03', 'Witches with a stronghold build a dwelling for free once per round', () => {
  const t = witches({ stronghold: 'E7', workers: 0, coins: 0 }).plays('witches', special('ACTW', 'C4'));
  expect(t.at('C4')).toBe('witches dwelling');
  expect(t.change('witches')).toEqual({});
  t.ends('witches').pass('nomads');
  expect(t.may('witches', special('ACTW'))).toBe(false);
});

rule('TM-SPEC-04', 'a favor tile and a bonus card give a step on a track of choice', () => {
  const t = witches({ favors: ['FAV6'], card: 'BON2' }).plays('witches', special('BON2'));
  expect(t.options('witches', 'step')).toEqual([step('fire'), step('water'), step('earth'), step('air')]);
  t.plays('witches', step('earth')).ends('witches').pass('nomads').plays('witches', special('FAV6'), step('earth'));
  expect(t.player('witches').cults).toEqual([0, 0, 2, 2]);
});

rule('TM-SPEC-05', 'a bonus card gives a spade', () => {
  const t = witches({ card: 'BON1', workers: 0 }).plays('witches', special('BON1'));
  t.plays('witches', { do: 'transform', hex: 'E7' }, { do: 'into', terrain: 'forest' });
  expect(t.at('E7')).toBe('forest');
  expect(t.change('witches')).toEqual({});
});

rule('TM-SPEC-06', 'one that cannot be carried out may not be chosen, unlike a power action', () => {
  const atTheTop = { fire: 9, water: 9, earth: 9, air: 9 };
  expect(witches({ favors: ['FAV6'], cults: atTheTop }).may('witches', special('FAV6'))).toBe(false);
  expect(witches({ favors: ['FAV6'], cults: { ...atTheTop, air: 8 } }).may('witches', special('FAV6'))).toBe(true);
  expect(witches({ favors: ['FAV6'], cults: atTheTop, keys: 1 }).may('witches', special('FAV6'))).toBe(true);
  const corner = aTable('witches', 'nomads').has('witches', { dwelling: 'I12', card: 'BON1', bowls: [0, 0, 12] });
  corner.has('nomads', { dwelling: 'I11 H8' }).turnOf('witches');
  expect(corner.may('witches', special('BON1'))).toBe(false);
  expect(corner.may('witches', { do: 'power', action: 'ACT5' })).toBe(true);
  const noForest = witches({ stronghold: 'E7' });
  for (const hex of noForest.hexes('witches', special('ACTW'))) noForest.terrain({ [String(hex)]: 'swamp' });
  expect(noForest.may('witches', special('ACTW'))).toBe(false);
});
