import { rule } from '@tarsas/kernel/testing';
import { describe, expect } from 'vitest';
import {
  castleMove,
  destroy,
  discard,
  dismissAdjacent,
  flip,
  futureScheme,
  gain,
  hireFree,
  or,
  rearrange,
  shuffleDiscards,
  takeManuscript,
} from '../../data/effects.ts';
import { viscounts } from '../../rules/index.ts';
import { aiBoard } from '../../rules/questions/ai.ts';
import { folkTop } from '../../rules/questions/board.ts';
import { aTable, type Table } from '../table.ts';

const AI = 1;
const solo = (ai: 'cleric' | 'builder' | 'noble' | 'cards' = 'cleric'): Table => aTable(1, { solo: ai });

describe('Solo: general rules', () => {
  rule('VWK-SOLO-10', 'its viscount keeps to the outside path', () => {
    const t = solo().viscount(AI, 'lake.OL');
    const path: string[] = [];
    for (let i = 0; i < 10; i++) {
      t.now({ kind: 'aiRow', seat: AI, row: { row: 'move', spaces: 1 } });
      path.push(t.space(AI));
    }
    expect(path).toEqual([
      'lake.OR',
      'mountain.OL',
      'mountain.OR',
      'forest.OL',
      'forest.OR',
      'hills.OL',
      'hills.OR',
      'snow.OL',
      'snow.OR',
      'lake.OL',
    ]);
  });

  rule('VWK-SOLO-11', 'whoever is landed on rearranges; for the AI that is a resource', () => {
    const t = solo().board(0, 'abbot', 'squire').viscount(0, 'lake.OR').viscount(AI, 'lake.OL');
    t.now({ kind: 'aiRow', seat: AI, row: { row: 'move', spaces: 1 } });
    expect(t.asked(0)).toBe('rearrange');
    const other = solo().board(0, 'abbot').viscount(0, 'lake.OL').viscount(AI, 'mountain.OL').now({ kind: 'move', seat: 0 });
    expect(other.answers({ do: 'move', to: 'mountain.OL', silver: 0 }).player(AI).ink).toBe(1);
  });

  rule('VWK-SOLO-12 VWK-EX-18', 'the cleric AI takes ink up to 6, then stone up to 4, then gold', () => {
    const t = solo().effect(AI, gain('resource', 13));
    expect(t.player(AI)).toMatchObject({ ink: 6, stone: 4, gold: 3 });
    const noble = solo('noble').effect(AI, gain('resource', 11));
    expect(noble.player(AI)).toMatchObject({ gold: 6, ink: 4, stone: 1 });
  });

  rule('VWK-SOLO-13 VWK-SOLO-23', 'rearrange or two silver are a resource; an odd silver is lost', () => {
    expect(solo().effect(AI, rearrange).player(AI)).toMatchObject({ ink: 1 });
    expect(solo().effect(AI, gain('silver', 2)).player(AI)).toMatchObject({ ink: 1, silver: 0 });
    expect(solo().effect(AI, gain('silver', 5)).player(AI)).toMatchObject({ ink: 2, silver: 0 });
    expect(solo().effect(AI, gain('silver')).player(AI)).toMatchObject({ ink: 0, silver: 0 });
  });

  rule('VWK-SOLO-14', 'destroying, or a future scheme where none is left, is a flip', () => {
    expect(solo().has(AI, { acquired: 1 }).effect(AI, destroy()).player(AI)).toMatchObject({ approved: 1 });
    expect(solo().has(AI, { acquired: 2 }).effect(AI, destroy(2)).player(AI)).toMatchObject({ approved: 2 });
    expect(solo().has(AI, { acquired: 1 }).sets({ future: [] }).effect(AI, futureScheme).player(AI)).toMatchObject({ approved: 1 });
  });

  rule('VWK-SOLO-15', 'nothing to flip, a discard or a castle move is a virtue', () => {
    expect(solo().effect(AI, flip()).player(AI).virtue).toBe(6);
    expect(solo().effect(AI, discard(2)).player(AI).virtue).toBe(5);
    expect(solo().workers(AI, 1, 'flip', 1).effect(AI, castleMove).player(AI).virtue).toBe(6);
  });

  rule.each('VWK-SOLO-16', 'it flips what it has flipped less often, a debt when equal, the only one when there is no other', [
    [{ unpaid: 1, acquired: 1, paid: 1, approved: 0 }, 'deed', 'fewer'],
    [{ unpaid: 1, acquired: 1, paid: 0, approved: 1 }, 'debt', 'fewer'],
    [{ unpaid: 1, acquired: 1, paid: 2, approved: 2 }, 'debt', 'tie'],
    [{ unpaid: 1, acquired: 0, paid: 5, approved: 0 }, 'debt', 'only'],
    [{ unpaid: 0, acquired: 1, paid: 0, approved: 5 }, 'deed', 'only'],
  ])((cards, what, why) => {
    expect(solo().has(AI, cards).effect(AI, flip()).facts('aiFlips')).toEqual([{ seat: AI, what, why, asked: 'either' }]);
  });

  rule('VWK-SOLO-17', 'hire, free hire and a plain card all bring the top future scheme to its discard pile', () => {
    const t = solo()
      .sets({ future: ['F-b', 'F-c'] })
      .effect(AI, hireFree);
    expect(t.player(AI).discard).toEqual(['F-c']);
    t.effect(AI, futureScheme);
    expect(t.player(AI).discard).toEqual(['F-c', 'F-b']);
    expect(t.state.future).toEqual([]);
  });

  rule('VWK-SOLO-18', 'it dismisses for nothing, gains the effect on top and no icons', () => {
    const t = solo().viscount(AI, 'hills.OR').folk('hills', 'princess', 'miner').effect(AI, dismissAdjacent);
    expect(t.state.removed).toEqual(['princess']);
    expect(t.player(AI)).toMatchObject({ virtue: 6, silver: 0 });
    expect(folkTop(t.state, 3)).toBe('miner');
  });

  rule('VWK-SOLO-19', 'primary focus is the action of its board', () => {
    const focus = { row: 'first' as const, of: [{ action: 'primaryFocus' as const }] };
    const tried = (ai: 'cleric' | 'builder' | 'noble' | 'cards') =>
      solo(ai).now({ kind: 'aiRow', seat: AI, row: focus }).facts('aiCannot')[0]?.action;
    expect([tried('cleric'), tried('builder'), tried('noble'), tried('cards')]).toEqual([
      'transcribe',
      'construct',
      'placeWorkers',
      'flip',
    ]);
    expect(aiBoard(solo('noble').state).focus).toBe('placeWorkers');
  });

  rule('VWK-SOLO-20 VWK-SOLO-28', 'it shuffles when none is left to turn over, with two schemes on its board for the check', () => {
    const t = solo().draw(AI).discard(AI, 'S-b', 'S-c', 'S-bc').board(AI, 'S-bn', 'S-nc', 'S-x1').turn(AI);
    expect(t.facts('shuffled')).toEqual([{ seat: AI, criminals: false }]);
    expect(t.facts('dropped')).toEqual([{ seat: AI, card: 'S-x1' }]);
    const criminal = solo().draw(AI).discard(AI, 'S-b', 'S-c').board(AI, 'S-x1', 'S-nc', 'S-n').turn(AI);
    expect(criminal.facts('shuffled')).toEqual([{ seat: AI, criminals: true }]);
    const enough = solo().draw(AI, 'S-b').discard(AI, 'S-c').turn(AI);
    expect(enough.facts('shuffled')).toEqual([]);
  });

  rule('VWK-SOLO-21', 'its flipped debts bring a resource too', () => {
    expect(solo().has(AI, { unpaid: 1 }).effect(AI, flip('debt')).player(AI)).toMatchObject({ paid: 1, ink: 1 });
  });

  rule('VWK-SOLO-22', 'with an empty pile it uses the printed townsfolk, which stays', () => {
    const t = solo().viscount(AI, 'lake.OL').folk('lake').effect(AI, dismissAdjacent).effect(AI, dismissAdjacent);
    expect(t.player(AI).virtue).toBe(5);
    expect(t.state.removed).toEqual([]);
  });

  rule('VWK-SOLO-24', 'told to flip one kind without one of it, it gains virtue', () => {
    const t = solo().has(AI, { acquired: 3 }).effect(AI, flip('debt'));
    expect(t.player(AI)).toMatchObject({ acquired: 3, approved: 0, virtue: 6 });
  });

  rule('VWK-SOLO-25', 'Shuffle mixes its discards in, with the check and its workshops', () => {
    const t = solo().draw(AI, 'S-b').discard(AI, 'S-c').built(AI, 'workshop.2').built(AI, 'workshop.3').effect(AI, shuffleDiscards);
    expect([...t.player(AI).draw].sort()).toEqual(['S-b', 'S-c']);
    expect(t.player(AI)).toMatchObject({ virtue: 7 - 1 - 1, corruption: 2, discard: [] });
    expect(t.effect(AI, shuffleDiscards).facts('shuffled')).toHaveLength(1);
    // Corruption comes before virtue: on the right end it is lost.
    t.discard(AI, 'S-c').board(AI, 'S-x1').has(AI, { corruption: 7, virtue: 7 }).effect(AI, shuffleDiscards);
    expect(t.player(AI)).toMatchObject({ corruption: 6, virtue: 6 });
  });

  rule('VWK-SOLO-26', 'it uses every option it may, and of A or B the first that is possible', () => {
    expect(
      solo()
        .effect(AI, or(gain('gold'), castleMove))
        .player(AI).gold,
    ).toBe(1);
    const t = solo().effect(AI, or(shuffleDiscards, gain('stone')));
    expect(t.player(AI).stone).toBe(1);
    const lost = solo();
    for (const segment of lost.state.ring) lost.books(segment);
    expect(lost.effect(AI, or(takeManuscript(3), gain('stone'))).player(AI).stone).toBe(1);
  });

  rule('VWK-SOLO-27', 'named gains are taken as printed', () => {
    const t = solo();
    for (const what of ['ink', 'gold', 'stone', 'deed', 'debt', 'corruption', 'virtue'] as const) t.effect(AI, gain(what));
    expect(t.player(AI)).toMatchObject({ ink: 1, gold: 1, stone: 1, acquired: 1, unpaid: 1, corruption: 2, virtue: 6 });
  });

  rule('VWK-SOLO-29', 'a scheme that drops off does nothing', () => {
    const t = solo().board(AI, 'S-b', 'S-c', 'S-x2').draw(AI, 'S-bn').viscount(AI, 'lake.OL').turn(AI);
    expect(t.log.slice(1, 3).map(fact => fact.key)).toEqual(['dropped', 'aiScheme']);
  });

  rule('VWK-SOLO-61', 'it has no hand, draws nothing, hires nobody for silver', () => {
    const t = solo().draw(AI, 'S-bn', 'S-b', 'S-c').has(AI, { silver: 9 }).turn(AI);
    expect(t.facts('drew')).toEqual([]);
    expect(t.facts('hired')).toEqual([]);
    expect(t.player(AI)).toMatchObject({ hand: [], silver: 9 });
    expect(viscounts.view(t.state, 0).players[AI].handSize).toBe(0);
  });
});
