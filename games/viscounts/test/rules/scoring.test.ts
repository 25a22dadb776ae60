import { rule } from '@tarsas/kernel/testing';
import { describe, expect } from 'vitest';
import { gain } from '../../data/effects.ts';
import { viscounts } from '../../rules/index.ts';
import { linesOf, places, pointsOf } from '../../rules/questions/score.ts';
import { aTable, type Table } from '../table.ts';

/** How many turns each of three seats takes after the end was triggered by this seat's collision in this round. */
function turnsAfter(t: Table, round: number, start: number, trigger: number): number[] {
  t.has(trigger, { corruption: 5, virtue: 5 });
  t.sets({ round: round - 1, start, debts: 1 }).now({ kind: 'game', stage: 'rounds' });
  while (t.waiting().length > 0) t.answers(t.offers('skip')[0] ?? t.offers('decline')[0] ?? t.options()[0]);
  const reveal = t.log.findIndex(fact => fact.key === 'poverty');
  const later = t.log.slice(reveal).filter(fact => fact.key === 'turn');
  return [0, 1, 2].map(seat => later.filter(fact => (fact.args as { seat: number }).seat === seat).length);
}

describe('End of the game', () => {
  rule('VWK-END-02', 'the round is finished and one more played; the player right of the start player ends the game', () => {
    const t = aTable(3);
    expect(turnsAfter(t, 3, 1, 2)).toEqual([2, 1, 1]);
    expect(t.facts('turn').at(-1)).toEqual({ seat: 0 });
    expect(t.state).toMatchObject({ round: 4, over: true });
  });

  rule('VWK-END-03', 'both cards may be revealed, and both score', () => {
    const t = aTable().sets({ debts: 0, deeds: 0 }).has(0, { approved: 1, paid: 1 });
    expect([t.points(0, 'poverty'), t.points(0, 'prosperity')]).toEqual([12, 12]);
  });

  rule('VWK-END-04', 'ongoing townsfolk do nothing in the scoring', () => {
    const t = aTable().has(0, { manuscripts: ['black-6-manuscripts'], unpaid: 1 });
    const before = pointsOf(t.state, 0);
    t.board(0, 'debt-collector-virtue', 'ada', 'traveller');
    expect(pointsOf(t.state, 0)).toBe(before);
    t.sets({ round: 2, lastRound: 2 }).now({ kind: 'game', stage: 'rounds' });
    expect(t.facts('ability')).toEqual([]);
  });

  rule('VWK-END-05', 'a second reveal does not prolong the game; one in the last turn of a round brings a full round', () => {
    const t = aTable().sets({ debts: 1, deeds: 1, round: 5 }).effect(0, gain('debt'));
    expect(t.state.lastRound).toBe(6);
    t.sets({ round: 6 }).effect(1, gain('deed'));
    expect(t.state.lastRound).toBe(6);
    expect(turnsAfter(aTable(3), 3, 0, 2)).toEqual([1, 1, 1]);
  });
});

describe('Scoring', () => {
  rule('VWK-SCORE-04', 'leader 5, bonus cards 3 each', () => {
    const t = aTable().sets({ leader: 0 }).bonus(0, 'grey').bonus(0, 'blue').bonus(1, 'black');
    expect([t.points(0, 'leader'), t.points(0, 'bonus'), t.points(1, 'bonus')]).toEqual([5, 6, 3]);
  });

  rule.each(
    'VWK-SCORE-06 VWK-SCORE-08 VWK-SCORE-09 VWK-SCORE-12 VWK-SCORE-13',
    'places by flipped cards, shared by the tied, none for nothing',
    [
      ['3 2 1 0', '12 8 4 0'],
      ['1 1 1 1', '6 6 6 6'],
      ['2 2 2 1', '8 8 8 0'],
      ['3 3 1 1', '10 10 2 2'],
      ['0 0 2 0', '0 0 12 0'],
      ['5 5 2', '10 10 4'],
      ['2 1', '12 4'],
      ['2 2', '8 8'],
      ['2 0', '12 0'],
      ['0 0', '0 0'],
    ],
  )((flipped, points) => expect(places(flipped.split(' ').map(Number)).join(' ')).toBe(points));

  rule('VWK-EX-15', 'two tied first share 20, the third gets 4; three tied second get 4 each', () => {
    expect(places([2, 2, 1, 0])).toEqual([10, 10, 4, 0]);
    expect(places([3, 1, 1, 1])).toEqual([12, 4, 4, 4]);
  });

  rule('VWK-EX-23', 'three players with 3, 1 and 0 approved deeds', () => {
    const t = aTable(3).has(0, { approved: 3 }).has(1, { approved: 1 }).sets({ debts: 0 });
    expect([0, 1, 2].map(seat => t.points(seat, 'poverty'))).toEqual([12, 8, 0]);
  });

  rule('VWK-SCORE-07', 'prosperity does the same for flipped debts', () => {
    const t = aTable(3).has(0, { paid: 1 }).has(1, { paid: 4 }).has(2, { paid: 2 }).sets({ deeds: 0 });
    expect([0, 1, 2].map(seat => t.points(seat, 'prosperity'))).toEqual([4, 12, 8]);
  });

  rule(
    'VWK-SCORE-10 VWK-SCORE-15 VWK-VC-07 VWK-OPT-04',
    'icons on all own cards, empty slots and bonus cards; criminals are criminals only',
    () => {
      const noble = (bonusIcons: boolean) =>
        aTable(2, { bonusIcons })
          .has(0, { manuscripts: ['yellow-5-noble'] })
          .hand(0, 'squire')
          .draw(0, 'princess')
          .discard(0, 'enforcer')
          .board(0, 'artist', 'thief')
          .built(0, 'guildhall.2')
          .bonus(0, 'yellow')
          .points(0, 'manuscripts');
      expect(noble(true)).toBe(1 + 1 + 2 + 1 + 1 + 1);
      expect(noble(false)).toBe(1 + 1 + 2 + 1 + 1);
    },
  );

  rule('VWK-SCORE-11', 'most points, then most silver and resources, then shared', () => {
    const ranks = (t: Table) => viscounts.score(t.state).map(score => score.rank);
    expect(ranks(aTable().has(0, { acquired: 2 }).has(1, { acquired: 1, silver: 9 }))).toEqual([1, 2]);
    expect(ranks(aTable().has(0, { silver: 2, ink: 1 }).has(1, { silver: 2 }))).toEqual([1, 2]);
    expect(ranks(aTable().has(0, { silver: 2, gold: 1 }).has(1, { stone: 3 }))).toEqual([1, 1]);
  });

  rule.each('VWK-SCORE-14', 'what manuscripts count, rounded down for each', [
    ['grey-6-buildings', 3],
    ['yellow-6-workers', 3],
    ['black-6-manuscripts', 0],
    ['yellow-6-debts', 2],
    ['black-6-deeds', 4],
    ['grey-5-resources', 3],
    ['blue-6-silver', 3],
  ])((id, points) => {
    const t = aTable().has(0, { manuscripts: [id], paid: 2, approved: 4, ink: 3, gold: 2, stone: 2, silver: 11 });
    t.built(0, 'workshop.1').built(0, 'guildhall.1').built(0, 'guildhall.2');
    t.workers(0, 1, 'flip', 2).workers(0, 2, 'flip', 2).workers(0, 3, 'flip', 3);
    expect(t.points(0, 'manuscripts')).toBe(points);
  });

  rule('VWK-SCORE-14', 'a manuscript counts itself among the manuscripts', () => {
    expect(
      aTable()
        .has(0, { manuscripts: ['black-6-manuscripts', 'grey-3-flip'] })
        .points(0, 'manuscripts'),
    ).toBe(1);
  });

  rule('VWK-EX-16', '109 points', () => {
    const t = aTable(4).sets({ debts: 0, leader: 0 }).bonus(0, 'black');
    for (const id of ['tradingPost.3', 'guildhall.2', 'guildhall.3', 'workshop.1', 'workshop.2', 'workshop.3']) t.built(0, id);
    t.workers(0, 1, 'flip', 5).workers(0, 2, 'flip', 4).workers(0, 3, 'flip', 2);
    t.has(0, {
      manuscripts: [
        'grey-6-buildings',
        'grey-3-flip',
        'black-3-flip',
        'black-4-ink',
        'black-4-virtue',
        'yellow-5-noble',
        'yellow-6-debts',
        'blue-6-criminal',
      ],
      unpaid: 1,
      paid: 3,
      acquired: 4,
      approved: 2,
    });
    // Seven cards with four nobles and four criminals, wherever they are.
    t.hand(0, 'squire', 'thief').draw(0, 'princess', 'antagonist').discard(0, 'enforcer', 'pickpocket').board(0, 'trader');
    t.has(1, { approved: 5 }).has(2, { approved: 3 });
    expect(Object.fromEntries(linesOf(t.state, 0).map(line => [line.key, line.points]))).toEqual({
      buildings: 26,
      castle: 19,
      ribbons: 26,
      manuscripts: 6 + 5 + 4 + 3,
      leader: 5,
      bonus: 3,
      unpaid: -2,
      acquired: 4,
      approved: 6,
      poverty: 4,
      prosperity: 0,
    });
    expect(viscounts.score(t.state)[0].points).toBe(109);
  });

  rule('VWK-OPEN-14', 'at the end all decks are opened: everybody is told every score', () => {
    const t = aTable()
      .has(0, { manuscripts: ['yellow-5-noble'] })
      .sets({ round: 2, lastRound: 2 });
    t.draw(0, 'enforcer').now({ kind: 'game', stage: 'rounds' });
    expect(t.facts('scored')[0]).toEqual({ seat: 0, points: 1 + 2 });
    t.playsOn();
    expect(t.state.over).toBe(true);
  });
});
