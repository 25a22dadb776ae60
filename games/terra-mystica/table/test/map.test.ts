import { mapLaws } from '@tarsas/kit/testing/maps.ts';
import { describe, expect, test } from 'vitest';
import { overlayLaws } from '../../../terra/test/overlays.ts';
import { FACTION_IDS, FACTIONS, MAP_IDS, MAPS } from '../../data/index.ts';
import { inReach, largestNetworkOf, offersInReach, townProgress } from '../overlays.ts';
import { wordsOf } from '../words.svelte.ts';
import { play } from './positions.ts';

describe.each(MAP_IDS)('The map %s', id => mapLaws(MAPS[id]));

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

  overlayLaws(state, { inReach, offersInReach, largestNetwork: largestNetworkOf });

  test('a group on the way to a town is no town yet', () => {
    for (const seat of [0, 1, 2, 3]) {
      for (const { structures, needed, power, total } of townProgress(state, seat)) expect(structures < needed || power < total).toBe(true);
    }
  });
});
