import { rule } from '@tarsas/kernel/testing';
import { describe, expect } from 'vitest';
import { AI_BOARDS, AI_IDS, SCHEMES } from '../../data/solo.ts';
import { viscounts } from '../../rules/index.ts';
import { AI_ORDER, buildingId } from '../../rules/questions/buildings.ts';
import type { Options } from '../../rules/state.ts';
import { removedSchemes } from '../../rules/steps/setup.ts';
import { aTable, freshTable } from '../table.ts';

const AI = 1;
const deckOf = (id: string) => SCHEMES[id as keyof typeof SCHEMES].deck;

/** A solo game up to the first turn, with the first pair taken. */
function begun(solo: Options['solo'], seed = 'solo') {
  const t = aTable(1, { solo }).sets(structuredClone(freshTable(1, { solo }, seed).state));
  while (t.state.round === 0) t.answers(t.offers('decline')[0] ?? t.options()[0]);
  return t;
}

describe('Solo: setup', () => {
  rule('VWK-SOLO-01', 'the person goes first', () => {
    for (const seed of ['a', 'b', 'c', 'd']) expect(freshTable(1, {}, seed).state.start).toBe(0);
    expect(begun('cleric').waiting()).toEqual(['Anna']);
  });

  rule('VWK-SOLO-02 VWK-OPT-02', 'four AI boards, each with its focus; the reconstructed ones say so', () => {
    expect(AI_IDS.map(id => AI_BOARDS[id].focus)).toEqual(['transcribe', 'construct', 'placeWorkers', 'flip']);
    for (const id of AI_IDS) expect(freshTable(1, { solo: id }).state.ai).toBe(id);
    const drawn = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map(seed => freshTable(1, { solo: 'random' }, seed).state.ai);
    expect(new Set(drawn).size).toBeGreaterThan(1);
    expect(freshTable(1).state.ai).toBe('cleric');
    expect(AI_IDS.map(id => AI_BOARDS[id].sure)).toEqual(['one source', 'partly reconstructed', 'reconstructed', 'reconstructed']);
  });

  rule('VWK-SOLO-03', 'guildhalls, trading posts, workshops from the left; 20 workers, no townsfolk', () => {
    expect(AI_ORDER.map(buildingId)).toEqual(
      ['guildhall', 'tradingPost', 'workshop'].flatMap(type => [1, 2, 3].map(slot => `${type}.${slot}`)),
    );
    const ai = freshTable(1).state.players[AI];
    expect(ai).toMatchObject({ workers: 20, corruption: 1, virtue: 7, hand: [], discard: [], built: 0 });
    expect(ai.draw.every(id => id in SCHEMES)).toBe(true);
  });

  rule.each('VWK-SOLO-04', 'each board takes out one starting and two future schemes', [
    ['cleric', ['S-n', 'F-bn', 'F-n']],
    ['builder', ['S-c', 'F-nc', 'F-c']],
    ['noble', ['S-b', 'F-bc', 'F-b']],
    ['cards', ['S-nc', 'F-nc', 'F-bn']],
  ])((solo, removed) => {
    const { state } = freshTable(1, { solo });
    expect(removedSchemes(solo, state.options)).toEqual(removed);
    const left = [...state.players[AI].draw, ...state.future];
    expect(left).toHaveLength(13);
    for (const id of removed) expect(left).not.toContain(id);
  });

  rule('VWK-SOLO-05', 'starting schemes are its draw pile, future ones a pile of their own', () => {
    const { state } = freshTable(1);
    expect(state.players[AI].draw.map(deckOf)).toEqual(new Array(7).fill('starting'));
    expect(state.future.map(deckOf)).toEqual(new Array(6).fill('future'));
    expect(new Set(['a', 'b', 'c'].map(seed => freshTable(1, {}, seed).state.players[AI].draw.join())).size).toBeGreaterThan(1);
  });

  rule('VWK-SOLO-06', 'two pairs are laid out; the AI starts on the number of the one left over, and it has no other effect', () => {
    const fresh = freshTable(1);
    expect(fresh.state.pairs).toHaveLength(2);
    const t = aTable(1)
      .sets({ pairs: [{ card: 10, hero: 'ada' }], round: 0 })
      .now({ kind: 'aiBegin', seat: AI, step: 0 });
    expect(t.space(AI)).toBe('snow.OR');
    expect(t.player(AI)).toMatchObject({ silver: 0, corruption: 1, discard: [] });
    expect(begun('cleric').state.pairs).toEqual([]);
  });

  rule('VWK-SOLO-07 VWK-EX-17', 'the cleric AI starts with ink, stone, deed, debt and a guildhall at its viscount with its reward', () => {
    const t = aTable(1)
      .sets({ pairs: [{ card: 3, hero: 'ada' }], round: 0 })
      .now({ kind: 'aiBegin', seat: AI, step: 0 });
    expect(t.player(AI)).toMatchObject({ ink: 1 + 1, stone: 1, gold: 0, acquired: 1, unpaid: 1 });
    expect(t.ownerOf('mountain.1')).toBe(AI);
    expect(t.facts('built')).toEqual([{ seat: AI, building: 'guildhall.1', spot: 'mountain.1' }]);
    expect(t.state).toMatchObject({ debts: 12, deeds: 12 });
  });

  rule.each('VWK-SOLO-08 VWK-SOLO-09 VWK-OPT-01', 'one to three future schemes in its first deck, drawn at random and unknown', [
    [0],
    [1],
    [2],
    [3],
  ])(difficulty => {
    const { state } = freshTable(1, { difficulty });
    const { draw } = state.players[AI];
    expect(draw.filter(id => deckOf(id) === 'future')).toHaveLength(difficulty);
    expect([draw.length, state.future.length]).toEqual([7 + difficulty, 6 - difficulty]);
    const { schemes } = viscounts.view(state, 0);
    expect(schemes.draw.map(deckOf)).toEqual(new Array(7).fill('starting'));
    expect(schemes.unseen).toHaveLength(6);
  });
});

describe('The AI in company', () => {
  rule('VWK-OPT-02', 'it may join two or three people, after everybody else; four leave it no room', () => {
    const { state } = freshTable(2, { solo: 'noble' });
    expect(state.players).toHaveLength(3);
    expect(state.start).toBe(0);
    expect(state).toMatchObject({ debts: 15, deeds: 16 });
    expect(freshTable(4, { solo: 'noble' }).state.players).toHaveLength(4);
  });
});
