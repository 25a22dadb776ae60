import { rule } from '@tarsas/kernel/testing';
import { describe, expect } from 'vitest';
import { RECONSTRUCTED } from '../../data/index.ts';
import { aTable, dealtTable } from '../table.ts';

describe('Terms', () => {
  rule.each('EE-TERM-01', 'counts the locations of the empire from 1 on the left to 11 on the right', [
    ['plague-01', 'farm-wheat'],
    ['plague-02', 'army-low'],
    ['plague-06', 'farm-hammer'],
    ['plague-11', 'city'],
  ])((card, lost) => {
    const t = aTable('Anna', 'Bence').deck(card).begin('disaster').plays('Anna', 'take');
    expect(t.player('Anna').destroyed).toEqual([lost]);
  });

  rule('EE-TERM-02', 'leaves a destroyed location in its position', () => {
    const t = aTable('Anna', 'Bence').deck('plague-06').begin('disaster');
    const before = [...t.player('Anna').tiles];
    t.plays('Anna', 'take');
    expect(t.player('Anna').tiles).toEqual(before);
    expect(t.player('Anna').destroyed).toEqual(['farm-hammer']);
  });

  rule('EE-TERM-03', 'counts destroyed tiles like intact ones', () => {
    const t = aTable('Anna', 'Bence')
      .has('Anna', { destroyed: ['farm-wheat', 'army-low', 'farm-axe'] })
      .deck('plague-06')
      .begin('disaster');
    expect(t.plays('Anna', 'take').facts('destroyed')).toEqual([{ seat: 0, location: 'farm-hammer' }]);
  });

  rule.each('EE-TERM-04', 'two locations are adjacent when their positions differ by one, and the row does not wrap around', [
    // Plague 1: two points for each destroyed neighbour
    [5, [4, 6], 4],
    [5, [4], 2],
    [5, [3, 7], 0],
    [1, [2], 2],
    [1, [11], 0],
    [11, [10], 2],
    [11, [1], 0],
  ])((position, destroyed, points) => {
    const t = aTable('Anna', 'Bence');
    const at = (n: number) => t.player('Anna').tiles[n - 1];
    t.has('Anna', { under: { [at(position)]: 'plague-01' }, destroyed: destroyed.map(at) }).begin('economy');
    if (points > 0) t.plays('Anna', { do: 'use', source: 'plague-01' });
    else expect(t.may('Anna', { do: 'use', source: 'plague-01' })).toBe(false);
    expect(t.points('Anna')).toBe(points);
  });

  rule('EE-TERM-05', 'gives a card its ability only once it lies under a location; then target and bids no longer matter', () => {
    const inHand = aTable('Anna', 'Bence')
      .has('Anna', { hand: ['fire-09'] })
      .begin('economy');
    expect(inHand.may('Anna', { do: 'use', source: 'fire-09' })).toBe(false);
    const t = aTable('Anna', 'Bence')
      .has('Anna', { hand: ['fire-09'] })
      .begin('industry');
    t.plays('Anna', { do: 'play', card: 'fire-09', coins: 0 }).plays('Anna', { do: 'place', location: 'city' });
    expect(t.player('Anna').destroyed).toEqual([]);
    expect(t.begin('economy').may('Anna', { do: 'use', source: 'fire-09' })).toBe(true);
  });

  rule('EE-TERM-06', 'has starting abilities on the tiles themselves, without any innovation', () => {
    const t = aTable('Anna', 'Bence').begin('economy');
    const sources = new Set(t.options('Anna').flatMap(option => ('source' in option ? [option.source] : [])));
    expect([...sources].sort()).toEqual(['farm-axe', 'farm-hammer', 'farm-wheat', 'road-trade']);
  });

  rule('EE-TERM-07', 'knows four resources', () => {
    const { hand: _, ...stock } = aTable('Anna', 'Bence').view('Anna').own!;
    expect(Object.keys(stock).sort()).toEqual(['axe', 'coin', 'hammer', 'wheat']);
  });
});

describe('Aim', () => {
  rule.each('EE-AIM-01', 'moves the marker one space after each finished phase', [[2], [3]])(seats => {
    const t = dealtTable('chain', ...['Anna', 'Bence', 'Cecil'].slice(0, seats)).playsOut('chain');
    const played = t.facts('phase');
    expect(played.map(({ space }) => space)).toEqual(played.map((_, i) => i + 1));
    const side = RECONSTRUCTED.tracks.find(({ players }) => players.includes(seats));
    expect(played.map(({ phase }) => phase)).toEqual(side?.spaces);
  });

  rule('EE-AIM-02', 'ends when the marker reaches END, and the highest total wins', () => {
    const t = aTable('Anna', 'Bence', 'Cecil')
      .has('Anna', { points: 4 })
      .has('Bence', { points: 30, destroyed: ['city'] })
      .space(26)
      .begin();
    expect(t.state.over).toBe(true);
    expect(t.waiting()).toEqual([]);
    // All have the same tiles: Anna 4 over, Bence 30 up and the city's 32 down.
    expect(['Anna', 'Bence', 'Cecil'].map(name => t.score(name).rank)).toEqual([1, 3, 2]);
  });

  rule('EE-AIM-03', 'adds points of conflicts and innovations during play, of locations and end-of-game innovations at the end', () => {
    const under = { 'farm-wheat': 'pestilence-07', 'farm-axe': 'rebellion-02' }; // 2 points in the economy; 1 point per axe
    const t = aTable('Anna', 'Bence').has('Anna', { under, points: 7, axe: 3, destroyed: ['city'] });
    t.begin('economy').plays('Anna', { do: 'use', source: 'pestilence-07' });
    expect(t.points('Anna')).toBe(7 + 2);
    const lines = Object.fromEntries(t.score('Anna').lines.map(({ key, points }) => [key, points]));
    expect(lines).toEqual({ conflicts: 7, abilities: 2, fewResources: 0, endgame: 3, locations: t.score('Bence').points - 32 });
  });

  rule('EE-AIM-04', 'is for 2 to 4 players', () => {
    expect(() => aTable('Anna')).toThrow('2 to 4');
    expect(() => aTable('Anna', 'Bence', 'Cecil', 'Dóra', 'Elemér')).toThrow('2 to 4');
    expect(aTable('Anna', 'Bence', 'Cecil', 'Dóra').state.players).toHaveLength(4);
  });
});

describe('Components', () => {
  rule('EE-COMP-01', 'has one side of the board for 2 players and one for 3 and 4', () => {
    expect(RECONSTRUCTED.tracks.map(({ players }) => players)).toEqual([[2], [3, 4]]);
  });

  rule('EE-COMP-02', 'has 88 disaster cards: 8 types of 11, one for each target position', () => {
    const targets: Record<string, number[]> = {};
    for (const { type, target } of Object.values(RECONSTRUCTED.disasters)) {
      targets[type] ??= [];
      targets[type].push(target);
    }
    expect(Object.keys(RECONSTRUCTED.disasters)).toHaveLength(88);
    expect(Object.keys(targets)).toHaveLength(8);
    for (const found of Object.values(targets)) expect(found.sort((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
  });

  rule('EE-COMP-05', 'has 35 wheat, 30 axes, 30 hammers and 25 coins, where a table lets them run out', () => {
    const t = aTable('Anna', 'Bence', { supplyUnlimited: false }).everybodyHas({ wheat: 0, hammer: 0, axe: 0, coin: 0 });
    expect(t.view('public').supply).toEqual({ wheat: 35, axe: 30, hammer: 30, coin: 25 });
  });

  rule('EE-COMP-07', 'has 44 location tiles, eleven for each player, and 11 conflict cards', () => {
    const t = dealtTable('box', 'Anna', 'Bence', 'Cecil', 'Dóra');
    expect(t.state.players.flatMap(p => p.tiles)).toHaveLength(44);
    expect(new Set(t.player('Dóra').tiles).size).toBe(11);
    expect(t.view('public').conflictDeck).toBe(11);
  });
});
