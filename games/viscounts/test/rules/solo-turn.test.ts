import { rule } from '@tarsas/kernel/testing';
import { describe, expect } from 'vitest';
import { viscounts } from '../../rules/index.ts';
import { pointsOf } from '../../rules/questions/score.ts';
import { aTable, freshTable, type Table } from '../table.ts';

const AI = 1;
const solo = (): Table => aTable(1);
const collide = (t: Table, seat: number): Table => t.sets({ active: seat }).now({ kind: 'collision', seat, step: 0 });

describe('Solo: the AI’s turn', () => {
  rule('VWK-SOLO-50 VWK-SOLO-51', 'schemes shift right, the top one is turned over and its rows carried out from the top', () => {
    const t = solo()
      .board(AI, 'S-b', 'S-c', 'S-bc')
      .draw(AI, 'S-x2', 'S-n')
      .viscount(AI, 'lake.OL')
      .books('mountain', 'grey-7-guildhall')
      .turn(AI);
    expect(t.player(AI)).toMatchObject({ board: ['S-x2', 'S-b', 'S-c'], discard: ['S-bc'], draw: ['S-n'] });
    const keys = t.log.map(fact => fact.key);
    const rows = ['aiScheme', 'aiCriminals', 'aiResource', 'moved', 'aiCannot', 'aiEffect'];
    expect(keys.filter(key => rows.includes(key)).slice(0, 5)).toEqual(['aiScheme', 'aiCriminals', 'aiEffect', 'aiResource', 'moved']);
  });

  rule('VWK-SOLO-52', 'header icons do nothing by themselves', () => {
    const t = solo()
      .draw(AI, 'S-x1')
      .sets({ future: ['F-b'] })
      .turn(AI);
    // One corruption, from the first row and not from the criminal icon of the header.
    expect(t.facts('gained').filter(fact => fact.what === 'corruption')).toEqual([{ seat: AI, what: 'corruption', n: 1 }]);
  });

  rule('VWK-SOLO-54', 'a criminal scheme brings corruption for every criminal icon on its board', () => {
    const t = solo().board(AI, 'S-x2', 'S-b').draw(AI, 'S-x1').turn(AI);
    expect(t.player(AI).corruption).toBe(1 + 2);
  });

  rule('VWK-SOLO-55', 'at the end of its turn it resolves a collision like anybody', () => {
    const t = solo().has(AI, { corruption: 4, virtue: 4, acquired: 1 }).draw(AI, 'S-bn').viscount(AI, 'lake.OL').turn(AI);
    expect(t.facts('collision')).toEqual([{ seat: AI, cell: 4 }]);
    expect(t.player(AI)).toMatchObject({ corruption: 1, virtue: 7 });
    expect(t.facts('gained').filter(fact => fact.seat === AI && fact.what === 'deed')).toHaveLength(1);
  });

  rule.each('VWK-SOLO-58', 'its own rewards above the track', [
    [1, 3, 0, 0],
    [2, 2, 0, 0],
    [3, 1, 0, 1],
    [4, 1, 1, 1],
    [5, 0, 1, 1],
    [6, 0, 2, 1],
    [7, 0, 3, 2],
  ])((cell, acquired, unpaid, ink) => {
    expect(collide(solo().has(AI, { corruption: cell, virtue: cell }), AI).player(AI)).toMatchObject({
      acquired,
      unpaid,
      ink,
      silver: 0,
    });
  });

  rule('VWK-SOLO-56', 'the end is triggered as usual and the AI has the last turn', () => {
    const t = solo().sets({ debts: 1, round: 3 }).has(0, { corruption: 5, virtue: 5 }).now({ kind: 'game', stage: 'rounds' });
    t.playsOn();
    expect(t.state).toMatchObject({ round: 5, over: true });
    expect(t.facts('turn').map(fact => fact.seat)).toEqual([0, AI, 0, AI]);
  });

  rule('VWK-SOLO-57', 'leftover resources are a point each for the AI, and it must be beaten outright', () => {
    const t = solo().has(AI, { ink: 2, gold: 1 });
    expect([pointsOf(t.state, AI), t.points(AI, 'leftovers')]).toEqual([3, 3]);
    expect(viscounts.score(t.has(0, { acquired: 3, silver: 50 }).state)[0]).toMatchObject({ points: 3, rank: 2 });
    expect(viscounts.score(t.has(0, { acquired: 4 }).state)[0]).toMatchObject({ points: 4, rank: 1 });
    const end = (acquired: number) =>
      solo().has(0, { acquired }).has(AI, { ink: 3 }).sets({ round: 2, lastRound: 2 }).now({ kind: 'game', stage: 'rounds' });
    expect(end(3).facts('soloLost')).toEqual([{ points: 3, ai: 3 }]);
    expect(end(4).facts('soloWon')).toEqual([{ points: 4, ai: 3 }]);
  });

  rule('VWK-SOLO-59', 'at every collision the person’s workshop is step i, cards and the AI’s trading post step ii', () => {
    const t = solo()
      .built(0, 'workshop.2')
      .board(0, 'peddler-ink')
      .built(AI, 'tradingPost.2')
      .has(AI, { unpaid: 1, corruption: 4, virtue: 4 });
    collide(t, AI);
    expect(
      t.log.filter(fact => fact.key === 'ability' || fact.key === 'slotAbility').map(fact => fact.args as { seat: number }),
    ).toMatchObject([
      { seat: 0, building: 'workshop.2' },
      { seat: AI, building: 'tradingPost.2' },
      { seat: 0, card: 'peddler-ink' },
    ]);
  });

  rule('VWK-SOLO-60', 'below the track the AI gains at the person’s collision and the person at its own', () => {
    expect(collide(solo().has(0, { corruption: 4, virtue: 4 }), 0).player(AI).ink).toBe(1);
    expect(collide(solo().has(0, { corruption: 1, virtue: 1 }).board(AI, 'S-x1'), 0).player(AI).unpaid).toBe(1);
    expect(collide(solo().has(AI, { corruption: 7, virtue: 7 }).board(0, 'abbot'), AI).player(0).acquired).toBe(1);
  });

  rule('VWK-SOLO-62', 'its icon manuscripts count all its schemes but the future pile, and permanent icons', () => {
    const t = solo()
      .has(AI, { manuscripts: ['black-5-cleric'] })
      .board(AI, 'S-c')
      .draw(AI, 'S-bc')
      .discard(AI, 'F-c')
      .sets({ future: ['F-bc'] });
    t.built(AI, 'guildhall.1').bonus(AI, 'black');
    expect(t.points(AI, 'manuscripts')).toBe(1 + 1 + 1 + 1 + 1);
  });

  rule('VWK-SOLO-63', 'for poverty and prosperity there are two players', () => {
    const t = solo().has(0, { approved: 1, paid: 1 }).has(AI, { approved: 2, paid: 1 }).sets({ debts: 0, deeds: 0 });
    expect([t.points(0, 'poverty'), t.points(AI, 'poverty')]).toEqual([4, 12]);
    expect([t.points(0, 'prosperity'), t.points(AI, 'prosperity')]).toEqual([8, 8]);
  });

  rule('VWK-OPEN-18', 'with two people it comes last in every round, and there are three places', () => {
    const t = aTable(2, { solo: 'cleric' }).has(0, { approved: 1 }).has(1, { approved: 2 }).has(2, { approved: 3 }).sets({ debts: 0 });
    expect([0, 1, 2].map(seat => t.points(seat, 'poverty'))).toEqual([4, 8, 12]);
    for (const seed of ['one', 'two', 'three']) expect(freshTable(2, { solo: 'cleric' }, seed).state.start).toBe(0);
  });

  rule('VWK-EX-19 VWK-EX-20 VWK-EX-22', 'the first two turns of the cleric AI', () => {
    const t = solo().built(AI, 'guildhall.1').has(AI, { ink: 0, unpaid: 1, acquired: 1 }).viscount(AI, 'lake.OL').viscount(0, 'hills.IN');
    t.folk('lake', 'miner')
      .books('mountain', 'blue-3-hire')
      .books('forest', 'blue-3-hire')
      .draw(AI, 'S-n', 'S-x1')
      .sets({ future: ['F-b', 'F-c'] });
    t.turn(AI);
    // Dismissed for a virtue, moved 2, two nobles and no gold: a debt is flipped (a tie) and another virtue gained.
    expect(t.space(AI)).toBe('mountain.OL');
    expect(t.facts('aiCannot')).toEqual([
      { seat: AI, action: 'placeWorkers', icons: 2, resources: 0, fuel: 'gold', need: 3, why: 'icons' },
    ]);
    expect(t.facts('aiFlips')).toEqual([{ seat: AI, what: 'debt', why: 'tie', asked: 'either' }]);
    expect(t.player(AI)).toMatchObject({ paid: 1, virtue: 5, corruption: 1 });
    t.turn(AI);
    // One corruption, a future scheme, moved 1; criminal, printed cleric and guildhall are the three icons.
    expect(t.space(AI)).toBe('mountain.OR');
    expect(t.facts('aiDoes')).toEqual([{ seat: AI, action: 'transcribe', icons: 3, spent: 0, fuel: 'ink', need: 3 }]);
    expect(t.player(AI)).toMatchObject({ manuscripts: ['blue-3-hire'], discard: ['F-c', 'F-b'], virtue: 5, corruption: 2 });
  });
});
