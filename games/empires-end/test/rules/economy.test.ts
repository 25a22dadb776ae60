/** Section 9 of the digest: the economy phase. */
import { rule } from '@tarsas/kernel/testing';
import { describe, expect } from 'vitest';
import { aTable } from '../table.ts';

describe('Economy phase', () => {
  rule('EE-ECO-01', 'all green abilities of intact locations and of the innovations under them may be used', () => {
    const t = aTable('Anna', 'Bence').has('Anna', { under: { city: ['flood-01', 'barbarians-02'], 'farm-axe': ['pestilence-01'] } });
    t.begin('economy');
    const green = ['farm-wheat', 'farm-axe', 'farm-hammer', 'flood-01', 'pestilence-01'];
    expect(t.options('Anna', 'use').map(option => 'source' in option && option.source)).toEqual(green);
    expect(t.may('Anna', { do: 'exchange', source: 'road-trade' })).toBe(true);
    expect(t.may('Anna', { do: 'exchange', source: 'barbarians-02' })).toBe(true);
  });

  rule('EE-ECO-02', 'everyone acts at the same time in any order, and the next phase waits for all', () => {
    const t = aTable('Anna', 'Bence').begin('economy');
    expect(t.waiting()).toEqual(['Anna', 'Bence']);
    t.plays('Bence', { do: 'use', source: 'farm-hammer' }).plays('Bence', { do: 'use', source: 'farm-wheat' });
    t.plays('Anna', { do: 'use', source: 'farm-wheat' }).plays('Anna', { do: 'use', source: 'farm-hammer' }).plays('Anna', 'finish');
    expect(t.stock('Anna')).toEqual(t.stock('Bence'));
    expect(t.waiting()).toEqual(['Bence']);
    expect(t.state.space).toBe(2);
    t.plays('Bence', 'finish');
    expect(t.state.space).toBe(3);
  });

  rule('EE-ECO-03', 'an innovation under a destroyed location rests, is not lost, and works again once the location is restored', () => {
    const t = aTable('Anna', 'Bence').has('Anna', { destroyed: ['farm-axe'], under: { 'farm-axe': ['flood-01'] }, hammer: 9 });
    t.begin('economy');
    expect(t.may('Anna', { do: 'use', source: 'flood-01' })).toBe(false);
    expect(t.under('Anna', 'farm-axe')).toEqual(['flood-01']);
    t.begin('industry').plays('Anna', { do: 'restore', location: 'farm-axe', coins: 0 });
    t.begin('economy').plays('Anna', { do: 'use', source: 'flood-01' });
    expect(t.stock('Anna').wheat).toBe(3);
  });

  rule('EE-ECO-04', 'each ability may be used once per phase, and again in the next economy phase', () => {
    const t = aTable('Anna', 'Bence').begin('economy').plays('Anna', { do: 'use', source: 'farm-wheat' });
    expect(t.may('Anna', { do: 'use', source: 'farm-wheat' })).toBe(false);
    expect(t.may('Anna', { do: 'use', source: 'farm-axe' })).toBe(true);
    t.plays('Anna', 'collect');
    expect(t.stock('Anna')).toEqual({ wheat: 3, hammer: 3, axe: 3, coin: 2 });
    t.begin('economy').plays('Anna', { do: 'use', source: 'farm-wheat' });
    expect(t.stock('Anna').wheat).toBe(4);
  });

  rule('EE-ECO-05', 'the 14-point road exchanges 1 wheat for 1 hammer or 1 axe, at most twice, and need not', () => {
    const t = aTable('Anna', 'Bence').everybodyHas({ wheat: 3, coin: 0 }).begin('economy');
    t.plays('Anna', { do: 'exchange', source: 'road-trade', get: 'hammer' });
    expect(t.stock('Anna')).toEqual({ wheat: 2, hammer: 3, axe: 2, coin: 0 });
    t.plays('Anna', { do: 'exchange', source: 'road-trade', get: 'axe' });
    expect(t.stock('Anna')).toEqual({ wheat: 1, hammer: 3, axe: 3, coin: 0 });
    expect(t.may('Anna', 'exchange')).toBe(false);
    t.plays('Bence', 'finish');
    expect(t.stock('Bence').wheat).toBe(3);
  });

  rule.each('EE-ECO-06', 'two roads take the exhaustion markers off both neighbours, and off nothing farther away', [
    ['road-refresh-low', 'army-low', 'farm-axe', 'farm-wheat'],
    ['road-refresh-high', 'farm-axe', 'farm-hammer', 'army-high'],
  ])((road, left, right, far) => {
    const exhausted = ['famine-01', 'famine-03', 'famine-04'];
    const under = { [left]: ['famine-01'], [right]: ['famine-03'], [far]: ['famine-04'] };
    const t = aTable('Anna', 'Bence').has('Anna', { under, exhausted }).begin('economy');
    t.plays('Anna', { do: 'use', source: road });
    expect(t.player('Anna').exhausted).toEqual(['famine-04']);
  });

  rule('EE-ECO-07', 'the 8-point farm gives 1 axe', () => {
    const t = aTable('Anna', 'Bence').begin('economy').plays('Anna', { do: 'use', source: 'farm-axe' });
    expect(t.stock('Anna')).toEqual({ wheat: 2, hammer: 2, axe: 3, coin: 2 });
  });

  rule('EE-ECO-08', 'the 11-point farm gives 1 hammer, the 3-point farm 1 wheat', () => {
    const t = aTable('Anna', 'Bence').begin('economy');
    t.plays('Anna', { do: 'use', source: 'farm-hammer' });
    expect(t.stock('Anna')).toEqual({ wheat: 2, hammer: 3, axe: 2, coin: 2 });
    t.plays('Anna', { do: 'use', source: 'farm-wheat' });
    expect(t.stock('Anna')).toEqual({ wheat: 3, hammer: 3, axe: 2, coin: 2 });
  });

  rule('EE-ECO-09', 'wheat gained in the phase may be exchanged in the same phase', () => {
    const t = aTable('Anna', 'Bence').has('Anna', { wheat: 0, coin: 0 }).begin('economy');
    expect(t.may('Anna', 'exchange')).toBe(false);
    t.plays('Anna', { do: 'use', source: 'farm-wheat' }).plays('Anna', { do: 'exchange', get: 'axe' });
    expect(t.stock('Anna')).toEqual({ wheat: 0, hammer: 2, axe: 3, coin: 0 });
  });

  rule('EE-ECO-10', 'every ability is optional, and all plain gains can be had at one stroke', () => {
    const t = aTable('Anna', 'Bence').begin('economy').plays('Anna', 'finish').plays('Bence', 'collect');
    expect(t.stock('Anna')).toEqual({ wheat: 2, hammer: 2, axe: 2, coin: 2 });
    expect(t.stock('Bence')).toEqual({ wheat: 3, hammer: 3, axe: 3, coin: 2 });
    expect(t.options('Bence').map(option => option.do)).not.toContain('use');
  });

  rule('EE-ECO-11', 'other abilities may be used between two repetitions of an exchange', () => {
    const t = aTable('Anna', 'Bence').has('Anna', { wheat: 1, coin: 0 }).begin('economy');
    t.plays('Anna', { do: 'exchange', get: 'axe' }).plays('Anna', { do: 'use', source: 'farm-wheat' });
    t.plays('Anna', { do: 'exchange', get: 'hammer' });
    expect(t.stock('Anna')).toEqual({ wheat: 0, hammer: 3, axe: 3, coin: 0 });
  });
});

/** Page 9: Anna's 3-point farm is destroyed, and under her 14-point road lies a card that turns wheat into a hammer and an axe. */
describe('The example of the economy phase', () => {
  const example = () => aTable('Anna', 'Bence').has('Anna', { destroyed: ['farm-wheat'], under: { 'road-trade': ['barbarians-06'] } });

  rule('EE-ECO-EX-01', 'the 11-point and the 8-point farm give a hammer and an axe, the destroyed 3-point farm no wheat', () => {
    const t = example().begin('economy').plays('Anna', 'collect');
    expect(t.stock('Anna')).toEqual({ wheat: 2, hammer: 3, axe: 3, coin: 2 });
  });

  rule('EE-ECO-EX-02', 'the road turns wheat into a hammer or an axe, the innovation into a hammer and an axe', () => {
    const t = example().has('Anna', { wheat: 2, hammer: 0, axe: 0, coin: 0 }).begin('economy');
    t.plays('Anna', { do: 'exchange', source: 'road-trade', get: 'axe' });
    expect(t.stock('Anna')).toEqual({ wheat: 1, hammer: 0, axe: 1, coin: 0 });
    t.plays('Anna', { do: 'exchange', source: 'barbarians-06' });
    expect(t.stock('Anna')).toEqual({ wheat: 0, hammer: 1, axe: 2, coin: 0 });
  });

  rule('EE-ECO-EX-03', 'with nothing exhausted the 9-point road does nothing', () => {
    const t = example().begin('economy');
    expect(t.may('Anna', { do: 'use', source: 'road-refresh-high' })).toBe(false);
    t.plays('Anna', 'collect');
    expect(t.facts('refreshed')).toEqual([]);
  });
});
