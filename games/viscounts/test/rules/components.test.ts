import { rule } from '@tarsas/kernel/testing';
import { describe, expect } from 'vitest';
import { SECTION_IDS } from '../../data/castle.ts';
import { BONUS_CARDS, DEBTS_ABOVE, DEEDS_ABOVE } from '../../data/common.ts';
import { GREY_BACKS, HERO_IDS, MANUSCRIPT_IDS, NEUTRAL_IDS, SCHEME_IDS, START_NUMBERS, STARTING_IDS } from '../../data/components.ts';
import { RESOURCES } from '../../data/effects.ts';
import { MANUSCRIPTS } from '../../data/manuscripts.ts';
import { SEGMENT_IDS, SEGMENTS } from '../../data/segments.ts';
import { AI_IDS, SCHEMES } from '../../data/solo.ts';
import { viscounts } from '../../rules/index.ts';
import { unbuilt } from '../../rules/questions/buildings.ts';
import { aTable, freshTable } from '../table.ts';

describe('Components', () => {
  rule('VWK-COMP-01', 'one to four play, and whoever plays alone gets an AI opponent', () => {
    expect(viscounts.seats).toEqual({ min: 1, max: 4 });
    expect(freshTable(1).state.ai).toBe('cleric');
    expect([2, 3, 4].map(seats => freshTable(seats).state.ai)).toEqual([null, null, null]);
  });

  rule('VWK-COMP-02 VWK-SETUP-08', 'a player starts with 20 workers, 9 buildings on their slots and 8 townsfolk', () => {
    for (const p of freshTable(4).state.players) {
      expect(p.workers).toBe(20);
      expect(unbuilt(p)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
      expect(p.discard).toEqual(STARTING_IDS);
      expect(p.discard).toHaveLength(8);
    }
  });

  rule('VWK-COMP-03', 'resources are ink, gold and stone; silver is none', () => {
    expect([...RESOURCES]).toEqual(['ink', 'gold', 'stone']);
    const t = aTable().effect(0, { op: 'gain', what: 'resource', n: 1 });
    expect(t.options()).toEqual(RESOURCES.map(what => ({ do: 'take', what })));
  });

  rule('VWK-COMP-04', '68 neutral townsfolk, 10 heroes and 8 starting townsfolk each', () => {
    expect([NEUTRAL_IDS.length, HERO_IDS.length, STARTING_IDS.length * 4]).toEqual([68, 10, 32]);
  });

  rule('VWK-COMP-05', '35 manuscripts, five of them with a grey back', () => {
    expect(MANUSCRIPT_IDS).toHaveLength(35);
    expect(Object.values(MANUSCRIPTS).filter(m => 'greyBack' in m)).toHaveLength(GREY_BACKS);
  });

  rule('VWK-COMP-06', 'one cleric bonus card per ribbon and ten player cards', () => {
    expect(Object.keys(BONUS_CARDS).sort()).toEqual(['black', 'blue', 'grey', 'yellow']);
    expect([...START_NUMBERS].sort((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  });

  rule('VWK-COMP-08', 'eight starting and eight future schemes, four AI boards', () => {
    const decks = SCHEME_IDS.map(id => SCHEMES[id as keyof typeof SCHEMES].deck);
    expect(decks.filter(deck => deck === 'starting')).toHaveLength(8);
    expect(decks.filter(deck => deck === 'future')).toHaveLength(8);
    expect(AI_IDS).toHaveLength(4);
  });

  rule('VWK-COMP-09 VWK-CARD-11 VWK-DEBT-03', 'the supply never runs out', () => {
    const t = aTable()
      .effect(0, { op: 'gain', what: 'ink', n: 40 })
      .effect(0, { op: 'gain', what: 'debt', n: 40 })
      .effect(0, { op: 'gain', what: 'deed', n: 40 });
    expect(t.player(0)).toMatchObject({ ink: 40, unpaid: 40, acquired: 40 });
  });

  rule('VWK-COMP-10', 'five segments with two sides, a castle of five sections', () => {
    expect(SEGMENT_IDS).toHaveLength(5);
    expect(SECTION_IDS).toHaveLength(5);
    for (const id of SEGMENT_IDS) expect([SEGMENTS[id].few.spots.length, SEGMENTS[id].many.spots.length]).toEqual([4, 5]);
    expect([DEBTS_ABOVE.length, DEEDS_ABOVE.length]).toEqual([5, 5]);
  });
});
