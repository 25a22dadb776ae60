import { mapLaws } from '@tarsas/kit/testing/maps.ts';
import { describe, expect, test } from 'vitest';
import { overlayLaws } from '../../../terra/test/overlays.ts';
import { FACTION_IDS, MAP_IDS, MAPS } from '../../data/index.ts';
import { canDevelop } from '../../rules/questions/price.ts';
import { climbOf, dealFor, groupsOf, inReach, largestEmpireOf, nextIncome, offersInReach } from '../overlays.ts';
import { wordsOf } from '../words.svelte.ts';
import { play, wealthy } from './positions.ts';

describe.each(MAP_IDS)('The %s side of the board', id => mapLaws(MAPS[id]));

test('no two factions share a letter', () => {
  for (const language of ['en', 'hu'] as const) {
    const letters = FACTION_IDS.map(id => wordsOf(language).board.factionLetters[id]);
    expect(new Set(letters).size).toBe(FACTION_IDS.length);
  }
});

describe('Overlays', () => {
  const state = play('overlays', 4, {}, ({ state: s }) => s.round === 4, wealthy);
  const seats = [0, 1, 2, 3];

  overlayLaws(state, { inReach, offersInReach, largestNetwork: largestEmpireOf });

  test('a group on the way to a city is no city yet', () => {
    for (const seat of seats) {
      for (const { buildings, needed, power, total } of groupsOf(state, seat)) expect(buildings < needed || power < total).toBe(true);
    }
  });

  test('what is lacking for an innovation is nothing exactly where it can be developed', () => {
    for (const seat of seats) {
      for (const place of state.display.keys()) {
        if (state.display[place] === null || state.players[seat].innovations.length === 3) continue;
        expect(dealFor(state, seat, place).affordable).toBe(canDevelop(state, seat, place));
      }
    }
  });

  test('steps stop before level 8 without a key, and count the power of the levels passed', () => {
    const s = structuredClone(state);
    s.players[0].science = [2, 6, 0, 11];
    s.players[0].keys = 0;
    expect(climbOf(s, 0, 0, 3)).toEqual({ from: 2, to: 5, power: 3, key: false });
    expect(climbOf(s, 0, 1, 3)).toEqual({ from: 6, to: 7, power: 2, key: false });
    s.players[0].keys = 1;
    expect(climbOf(s, 0, 1, 3)).toEqual({ from: 6, to: 9, power: 2, key: true });
    expect(climbOf(s, 0, 3, 2)).toEqual({ from: 11, to: 12, power: 3, key: false });
  });

  test('the next income counts board, tiles and sciences', () => {
    const s = structuredClone(state);
    s.players[0] = { ...s.players[0], competencies: [], innovations: [], palace: null, bonus: 'bonus9', science: [9, 0, 0, 0] };
    const before = nextIncome({ ...s, players: s.players.map(p => ({ ...p, bonus: null, science: [0, 0, 0, 0] })) }, 0);
    const after = nextIncome(s, 0);
    expect([after.coins - before.coins, after.power - before.power]).toEqual([2 + 3, 4]);
  });
});
