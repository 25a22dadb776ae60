/** Section 18 of the digest: the overview page, read as a check of the whole. */
import { rule } from '@tarsas/kernel/testing';
import { describe, expect } from 'vitest';
import { aTable, dealtTable } from '../table.ts';

describe('Overview page', () => {
  rule('EE-OVER-02', 'the first player is chosen at random', () => {
    const seeds = Array.from({ length: 24 }, (_, i) => `overview ${i}`);
    const first = seeds.map(seed => dealtTable(seed, 'Anna', 'Bence', 'Cili').state.firstPlayer);
    expect(new Set(first)).toEqual(new Set([0, 1, 2]));
  });

  rule('EE-OVER-03', 'the number of a disaster is the target position, counted from the left', () => {
    const t = aTable('Anna', 'Bence')
      .has('Anna', { at: { 2: 'city' } })
      .deck('plague-02')
      .begin('disaster')
      .plays('Anna', 'take');
    expect(t.player('Anna').destroyed).toEqual(['city']);
  });

  rule('EE-OVER-04', 'green abilities give resources and refresh innovations', () => {
    const t = aTable('Anna', 'Bence')
      .has('Anna', { under: { 'farm-axe': ['famine-01'] }, exhausted: ['famine-01'] })
      .begin('economy');
    t.plays('Anna', 'collect');
    expect(t.stock('Anna')).toEqual({ wheat: 3, hammer: 3, axe: 3, coin: 2 });
    expect(t.player('Anna').exhausted).toEqual([]);
  });

  rule('EE-OVER-05', 'one restoration and up to two cards, each intact village of the empire making one of them 1 cheaper', () => {
    const t = aTable('Anna', 'Bence').has('Anna', {
      hand: ['flood-01', 'flood-03', 'flood-02'],
      destroyed: ['farm-wheat'],
      hammer: 3,
      coin: 0,
    });
    t.begin('industry').plays('Anna', { do: 'play', card: 'flood-01' }).plays('Anna', { do: 'place', location: 'city' });
    t.plays('Anna', { do: 'play', card: 'flood-03' }).plays('Anna', { do: 'place', location: 'army-low' });
    t.plays('Anna', { do: 'restore', location: 'farm-wheat' });
    expect(t.stock('Anna').hammer).toBe(0); // nothing, 1, and 2 for the farm
    expect([...t.options('Anna', 'play'), ...t.options('Anna', 'restore')]).toEqual([]);
  });

  rule('EE-OVER-06', 'conflict: a card, a secret bid of axes and coins, the icons of the empire, rewards and consequences', () => {
    const t = aTable('Anna', 'Bence').conflictDeck('conflict-01').begin('conflict');
    t.plays('Bence', { do: 'axes', axes: 2 }).plays('Bence', { do: 'coins', coins: 1 });
    t.plays('Anna', { do: 'axes', axes: 0 }).plays('Anna', { do: 'coins', coins: 0 });
    expect(t.names.map(t.points)).toEqual([2, 6 + 4]);
    expect(t.player('Anna').tiles[0]).toBe('city');
    expect(t.player('Bence').tiles[0]).toBe('farm-wheat');
  });

  rule('EE-OVER-07', 'the final score is intact locations, end-of-game innovations and the score track, and nothing else', () => {
    const t = aTable('Anna', 'Bence').has('Anna', { destroyed: ['city'], under: { 'farm-axe': ['pestilence-02'] }, points: 20 });
    const { points, lines } = t.space(26).begin().score('Anna');
    expect(points).toBe(106 + 2 + 20);
    expect(lines.reduce((sum, line) => sum + line.points, 0)).toBe(points);
  });
});
