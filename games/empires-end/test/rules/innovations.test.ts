/** Section 11 of the digest: getting and placing innovations. */
import { randomFrom } from '@tarsas/kernel';
import { rule } from '@tarsas/kernel/testing';
import { describe, expect } from 'vitest';
import { RECONSTRUCTED } from '../../data/index.ts';
import { aTable, type Table } from '../table.ts';

const LOCATIONS = Object.keys(RECONSTRUCTED.locations);
const oneUnderEach = (locations: readonly string[]) =>
  Object.fromEntries(locations.map((location, i) => [location, [Object.keys(RECONSTRUCTED.disasters)[i]]]));

/** Anna is about to place a card, before the economy phase of space 2. */
const placing = (t: Table, card = 'plague-01') => t.space(1).begin({ kind: 'place', seat: 0, card });
const places = (t: Table) => t.options('Anna', 'place').map(option => 'location' in option && option.location);

describe('Getting and placing innovations', () => {
  rule('EE-INN-01', 'innovations come free with a disaster taken, and for hammers from the hand', () => {
    const t = aTable('Anna', 'Bence').has('Anna', { destroyed: ['village-low', 'village-high'], hand: ['flood-01'] });
    t.deck('fire-09').begin('disaster').plays('Anna', 'take').plays('Anna', { do: 'place', location: 'city' });
    expect(t.under('Anna', 'city')).toEqual(['fire-09']);
    expect(t.stock('Anna').hammer).toBe(2);
    t.begin('industry').plays('Anna', { do: 'play', card: 'flood-01', coins: 0 }).plays('Anna', { do: 'place', location: 'farm-wheat' });
    expect(t.player('Anna').innovations).toEqual(['fire-09', 'flood-01']);
    expect(t.stock('Anna').hammer).toBe(1);
  });

  rule('EE-INN-02', 'the card lies under the intact location, and its ability is there to be used', () => {
    const t = placing(aTable('Anna', 'Bence'), 'flood-06').plays('Anna', { do: 'place', location: 'army-low' });
    expect(t.under('Anna', 'army-low')).toEqual(['flood-06']);
    t.plays('Anna', { do: 'use', source: 'flood-06' });
    expect(t.stock('Anna').coin).toBe(3);
  });

  rule('EE-INN-03', 'never under a destroyed location', () => {
    const t = placing(aTable('Anna', 'Bence').has('Anna', { destroyed: ['city', 'farm-axe'] }));
    expect(places(t)).toEqual(LOCATIONS.filter(location => location !== 'city' && location !== 'farm-axe'));
  });

  rule('EE-INN-04', 'only under an intact location with the fewest innovations, tied ones included', () => {
    const under = oneUnderEach(LOCATIONS.slice(0, 8));
    expect(places(placing(aTable('Anna', 'Bence').has('Anna', { under })))).toEqual(['village-low', 'village-high', 'city']);
  });

  rule('EE-INN-05', 'no second innovation before every intact location has one, no third before all have two, and so on', () => {
    const seed = 'eleven tiles, two of them burning';
    const random = randomFrom(seed);
    const destroyed = ['farm-wheat', 'road-trade'];
    const intact = LOCATIONS.filter(location => !destroyed.includes(location));
    const t = aTable('Anna', 'Bence').has('Anna', { destroyed });
    for (const card of Object.keys(RECONSTRUCTED.disasters).slice(0, 31)) {
      placing(t, card);
      const open = places(t);
      if (open.length > 0) t.plays('Anna', { do: 'place', location: open[random(open.length)] });
      const counts = intact.map(location => t.under('Anna', location).length);
      expect(Math.max(...counts) - Math.min(...counts), `seed '${seed}', ${card}: ${counts}`).toBeLessThanOrEqual(1);
    }
    expect(t.player('Anna').innovations).toHaveLength(31);
  });

  rule('EE-INN-06', 'all innovations under an intact location are active', () => {
    const t = aTable('Anna', 'Bence')
      .has('Anna', { under: { city: ['flood-01', 'flood-03', 'pestilence-01'] } })
      .begin('economy');
    t.plays('Anna', { do: 'use', source: 'flood-01' }).plays('Anna', { do: 'use', source: 'flood-03' });
    t.plays('Anna', { do: 'use', source: 'pestilence-01' });
    expect(t.stock('Anna').wheat).toBe(2 + 1 + 2);
    expect(t.points('Anna')).toBe(2);
  });

  rule('EE-INN-07', 'innovations stop when the location is destroyed and work again when it is restored', () => {
    const t = aTable('Anna', 'Bence').has('Anna', { under: { 'farm-wheat': ['pestilence-03'] }, hammer: 9 });
    t.deck('fire-01').begin('disaster').plays('Anna', 'take').plays('Anna', { do: 'place', location: 'city' });
    t.begin('industry');
    expect(t.may('Anna', { do: 'use', source: 'pestilence-03' })).toBe(false);
    t.plays('Anna', { do: 'restore', location: 'farm-wheat', coins: 0 });
    expect(t.may('Anna', { do: 'use', source: 'pestilence-03' })).toBe(true);
  });

  rule.each('EE-INN-08', 'an ability or end-of-game effect counts only while the location above is intact', [
    [[], 8],
    [['farm-wheat'], 0],
  ])((destroyed, endgame) => {
    const t = aTable('Anna', 'Bence').has('Anna', { under: { 'farm-wheat': ['famine-07'] }, destroyed: [...destroyed], wheat: 4 });
    expect(t.score('Anna').lines).toContainEqual({ key: 'endgame', points: endgame });
  });

  rule('EE-INN-09', 'innovations stay with their location when it moves and when it is destroyed', () => {
    const t = aTable('Anna', 'Bence').has('Anna', { under: { 'farm-wheat': ['flood-01'], city: ['flood-02'] }, hammer: 0, coin: 0 });
    t.begin('industry').plays('Anna', { do: 'use', source: 'city' }).plays('Anna', { do: 'swap', location: 'city' });
    t.plays('Anna', { do: 'swap', location: 'farm-wheat' });
    t.deck('plague-01').begin('disaster').plays('Anna', 'take').plays('Anna', { do: 'place', location: 'army-low' });
    expect(t.player('Anna').destroyed).toEqual(['city']);
    expect(t.under('Anna', 'city')).toEqual(['flood-02']);
    expect(t.under('Anna', 'farm-wheat')).toEqual(['flood-01']);
  });

  rule('EE-INN-10', 'only the industry ability that moves an innovation takes it away from its location', () => {
    const t = aTable('Anna', 'Bence')
      .has('Anna', { under: { 'farm-wheat': ['fire-06'], 'army-low': ['flood-01'] } })
      .begin('industry');
    t.plays('Anna', { do: 'use', source: 'fire-06' }).plays('Anna', { do: 'lift', card: 'flood-01' });
    t.plays('Anna', { do: 'place', location: 'city' });
    expect(t.under('Anna', 'army-low')).toEqual([]);
    expect(t.under('Anna', 'city')).toEqual(['flood-01']);
    expect(t.under('Anna', 'farm-wheat')).toEqual(['fire-06']);
  });

  rule('EE-INN-11', 'among several locations with the fewest the owner chooses, and a single one needs no question', () => {
    const all = oneUnderEach(LOCATIONS);
    const { city, ...butCity } = all;
    const { 'farm-axe': _, ...butTwo } = butCity;
    const free = placing(aTable('Anna', 'Bence').has('Anna', { under: butTwo }));
    expect(places(free)).toEqual(['farm-axe', 'city']);
    free.plays('Anna', { do: 'place', location: 'farm-axe' });
    expect(free.under('Anna', 'farm-axe')).toEqual(['plague-01']);
    const forced = placing(aTable('Anna', 'Bence').has('Anna', { under: butCity }));
    expect(forced.under('Anna', 'city')).toEqual(['plague-01']);
    expect(city).not.toContain('plague-01');
  });

  rule('EE-INN-12', 'what lies under destroyed locations does not count for the comparison', () => {
    const under = oneUnderEach(LOCATIONS.filter(location => location !== 'city'));
    const t = placing(aTable('Anna', 'Bence').has('Anna', { under, destroyed: ['city'] }));
    expect(places(t)).toEqual(LOCATIONS.filter(location => location !== 'city'));
  });

  rule('EE-INN-13', 'there is no limit to the innovations under one location', () => {
    const cards = Object.keys(RECONSTRUCTED.disasters).slice(0, 20);
    const destroyed = LOCATIONS.filter(location => location !== 'city');
    const t = placing(aTable('Anna', 'Bence').has('Anna', { under: { city: cards }, destroyed }));
    expect(t.under('Anna', 'city')).toEqual([...cards, 'plague-01']);
  });
});
