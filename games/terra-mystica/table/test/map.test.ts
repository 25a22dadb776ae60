import { HALF } from '@tarsas/kit/art/hex.ts';
import { groundOf } from '@tarsas/kit/map/ground.ts';
import { steer } from '@tarsas/kit/map/steer.ts';
import { describe, expect, test } from 'vitest';
import { FACTION_IDS, FACTIONS, MAP_IDS, MAPS } from '../../data/index.ts';
import { inReach, largestNetworkOf, offersInReach, townProgress } from '../overlays.ts';
import { wordsOf } from '../words.svelte.ts';
import { play } from './positions.ts';

describe.each(MAP_IDS)('The map %s', id => {
  const map = MAPS[id];
  const ground = groundOf(map);

  test('has neighbours side by side and nothing on top of anything', () => {
    const places = new Set(ground.centres.map(({ x, y }) => `${x} ${y}`));
    expect(places.size).toBe(map.count);
    map.neighbours.forEach((beside, hex) => {
      for (const other of beside) {
        const apart = Math.hypot(ground.centres[hex].x - ground.centres[other].x, ground.centres[hex].y - ground.centres[other].y);
        expect(Math.abs(apart - 2 * HALF)).toBeLessThan(0.3);
      }
    });
  });

  test('lies within its frame, one closed coast around it', () => {
    const [x, y, width, height] = ground.box.split(' ').map(Number);
    for (const centre of ground.centres) {
      expect(centre.x).toBeGreaterThan(x);
      expect(centre.y).toBeGreaterThan(y);
      expect(centre.x).toBeLessThan(x + width);
      expect(centre.y).toBeLessThan(y + height);
    }
    expect(ground.coast.match(/Z/g)).toHaveLength(1);
  });

  test('can be walked with the arrow keys, every land hex from the first one', () => {
    const reached = new Set([map.land[0]]);
    for (const hex of reached)
      for (const key of ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown']) reached.add(steer(ground.centres, map.land, hex, key));
    expect(reached.size).toBe(map.land.length);
  });
});

test('no two factions of one game share a letter', () => {
  for (const language of ['en', 'hu'] as const) {
    const letters = wordsOf(language).board.factionLetters;
    for (const one of FACTION_IDS) {
      for (const other of FACTION_IDS) {
        if (FACTIONS[one].board !== FACTIONS[other].board) expect(letters[one], `${one} and ${other}`).not.toBe(letters[other]);
      }
    }
  }
});

describe('Overlays', () => {
  const state = play('overlays', 4, {}, ({ state: s }) => s.round === 4);

  test('own hexes are in reach', () => {
    const reached = inReach(state, 0);
    state.owner.forEach((owner, hex) => {
      if (owner === 0) expect(reached[hex]).toBe(true);
    });
  });

  test('nobody is offered power at a hex without neighbours', () => {
    for (const { offers } of offersInReach(state, 0)) for (const { seat, power } of offers) expect(seat !== 0 && power > 0).toBe(true);
  });

  test('a group on the way to a town is no town yet', () => {
    for (const seat of [0, 1, 2, 3]) {
      for (const { structures, needed, power, total } of townProgress(state, seat)) expect(structures < needed || power < total).toBe(true);
      expect(largestNetworkOf(state, seat).every(hex => state.owner[hex] === seat)).toBe(true);
    }
  });
});
