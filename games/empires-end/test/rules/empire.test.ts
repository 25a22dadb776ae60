import { rule } from '@tarsas/kernel/testing';
import { describe, expect } from 'vitest';
import { TIMES_OF } from '../../data/components.ts';
import { RECONSTRUCTED } from '../../data/index.ts';
import { aTable, dealtTable, type Table } from '../table.ts';

const locations = Object.values(RECONSTRUCTED.locations);
const line = (t: Table, name: string, key: string) => t.score(name).lines.find(found => found.key === key)?.points;

describe('The empire', () => {
  rule('EE-EMP-01', 'has 1 city, 2 villages, 2 armies, 3 roads and 3 farms', () => {
    const { tiles } = dealtTable('empire', 'Anna', 'Bence').player('Bence');
    const types = tiles.map(id => RECONSTRUCTED.locations[id].type).sort();
    expect(types).toEqual(['army', 'army', 'city', 'farm', 'farm', 'farm', 'road', 'road', 'road', 'village', 'village']);
  });

  rule('EE-EMP-02', 'gives every location another point value', () => {
    expect(new Set(locations.map(({ points }) => points)).size).toBe(11);
  });

  rule('EE-EMP-03', 'counts a location at the end of the game only, and only if it is intact then', () => {
    const t = aTable('Anna', 'Bence')
      .deck('fire-01')
      .begin('disaster')
      .plays('Anna', 'take')
      .plays('Anna', { do: 'place', location: 'city' });
    expect(t.points('Anna')).toBe(0);
    t.space(26).begin();
    expect([t.points('Anna'), t.points('Bence')]).toEqual([0, 0]); // the score track stays; the sum is made beside it
    expect(t.score('Bence').points - t.score('Anna').points).toBe(3); // the 3-point farm at position 1
  });

  rule('EE-EMP-04', 'prints type, points, restore cost, phase and ability on every intact side', () => {
    for (const { id, points, restoreCost, ability } of locations) {
      expect(points, id).toBeGreaterThan(0);
      expect(restoreCost, id).toBeGreaterThan(0);
      expect(TIMES_OF[ability.effect.op], id).toContain(ability.phase);
    }
  });

  rule('EE-EMP-05', 'gives no points for destroyed locations', () => {
    const t = aTable('Anna', 'Bence', 'Cecil');
    t.has('Anna', { destroyed: ['farm-axe', 'farm-hammer'] }).has('Bence', { destroyed: [...t.player('Bence').tiles] });
    t.space(26).begin();
    expect(line(t, 'Cecil', 'locations')! - line(t, 'Anna', 'locations')!).toBe(8 + 11);
    expect(line(t, 'Bence', 'locations')).toBe(0);
  });

  rule('EE-EMP-06', 'asks a price for restoring', () => {
    const destroyed = ['farm-wheat']; // costs 2
    const poor = aTable('Anna', 'Bence').has('Anna', { destroyed, hammer: 1, coin: 0 }).begin('industry');
    expect(poor.may('Anna', 'restore')).toBe(false);
    const t = aTable('Anna', 'Bence').has('Anna', { destroyed, hammer: 2, coin: 0 }).begin('industry').plays('Anna', 'restore');
    expect(t.player('Anna')).toMatchObject({ destroyed: [], hammer: 0 });
  });

  rule('EE-EMP-07', 'takes the ability from a destroyed location', () => {
    const t = aTable('Anna', 'Bence')
      .has('Anna', { destroyed: ['farm-axe'] })
      .begin('economy');
    expect(t.may('Anna', { do: 'use', source: 'farm-axe' })).toBe(false);
    expect(t.may('Bence', { do: 'use', source: 'farm-axe' })).toBe(true);
    t.plays('Anna', 'collect');
    expect(t.stock('Anna')).toEqual({ wheat: 3, hammer: 3, axe: 2, coin: 2 });
  });

  rule('EE-EMP-08', 'switches no innovation on under a destroyed location', () => {
    const under = { city: ['flood-03', 'famine-03'] };
    const t = aTable('Anna', 'Bence')
      .has('Anna', { under, destroyed: ['city'] })
      .has('Bence', { under: { city: 'flood-01' } })
      .begin('economy');
    expect(t.may('Anna', { do: 'use', source: 'flood-03' })).toBe(false);
    expect(t.may('Bence', { do: 'use', source: 'flood-01' })).toBe(true);
    expect(t.deck('famine-08').begin('disaster').may('Anna', 'freeBid')).toBe(false);
  });

  rule('EE-EMP-09', 'may have different tiles at the same position once empires have changed', () => {
    const play = (taker: string) => {
      const t = aTable('Anna', 'Bence')
        .has('Anna', { at: { 9: 'city' } })
        .firstPlayer(taker)
        .deck('fire-09')
        .begin('disaster');
      return t.plays(taker, 'take').player(taker).destroyed;
    };
    expect([play('Anna'), play('Bence')]).toEqual([['city'], ['village-low']]);
  });

  rule('EE-EMP-11', 'leaves a destroyed location its type, its position and its innovations', () => {
    const under = { 'farm-hammer': ['flood-01', 'flood-02'], 'road-refresh-high': 'plague-07' }; // Plague 7: 4 points per farm next door
    const t = aTable('Anna', 'Bence').has('Anna', { under }).deck('fire-06').begin('disaster').plays('Anna', 'take');
    expect(t.player('Anna').destroyed).toEqual(['farm-hammer']);
    expect(t.player('Anna').tiles[5]).toBe('farm-hammer');
    expect(t.under('Anna', 'farm-hammer')).toEqual(['flood-01', 'flood-02']);
    expect(line(t, 'Anna', 'endgame')).toBe(2 * 4); // position 5 lies between two farms, one of them burnt
  });
});
