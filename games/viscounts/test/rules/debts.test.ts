import { rule } from '@tarsas/kernel/testing';
import { describe, expect } from 'vitest';
import { flip, gain } from '../../data/effects.ts';
import { aTable } from '../table.ts';

describe('Debts and deeds', () => {
  rule('VWK-DEBT-01 VWK-DEBT-04 VWK-ICON-02', 'a debt comes unpaid and a deed acquired off the top of its stack', () => {
    const t = aTable().effect(0, gain('debt')).effect(0, gain('deed', 2));
    expect(t.player(0)).toMatchObject({ unpaid: 1, paid: 0, acquired: 2, approved: 0 });
    expect(t.state).toMatchObject({ debts: 11, deeds: 10 });
  });

  rule('VWK-DEBT-02 VWK-END-01', 'a revealed card triggers the end, and taking cards goes on', () => {
    const t = aTable().sets({ deeds: 1, round: 4 }).effect(0, gain('deed', 3));
    expect(t.facts('prosperity')).toEqual([{ lastRound: 5 }]);
    expect(t.state).toMatchObject({ deeds: 0, lastRound: 5 });
    expect(t.player(0).acquired).toBe(3);
  });

  rule('VWK-DEBT-11', 'the card is revealed when the last one on it is taken, and several are taken one by one', () => {
    const t = aTable().sets({ debts: 2 }).effect(0, gain('debt'));
    expect(t.state).toMatchObject({ debts: 1, lastRound: 0 });
    t.effect(0, gain('debt', 2));
    expect(t.state).toMatchObject({ debts: 0, lastRound: 2 });
    expect(t.facts('poverty')).toHaveLength(1);
  });

  rule('VWK-DEBT-05 VWK-DEBT-13', 'a flipped debt is paid and brings any one resource', () => {
    const t = aTable().has(0, { unpaid: 2 }).effect(0, flip('debt'));
    expect(t.offers('take').map(o => o.what)).toEqual(['ink', 'gold', 'stone']);
    t.answers({ do: 'take', what: 'gold' });
    expect(t.player(0)).toMatchObject({ unpaid: 1, paid: 1, gold: 1 });
  });

  rule('VWK-DEBT-06', 'a flipped deed is approved and brings nothing', () => {
    const t = aTable().has(0, { acquired: 1 }).effect(0, flip('deed'));
    expect(t.waiting()).toEqual([]);
    expect(t.player(0)).toMatchObject({ acquired: 0, approved: 1, ink: 0, gold: 0, stone: 0, silver: 0 });
  });

  rule('VWK-DEBT-07 VWK-ICON-03', 'of debt or deed the player picks, anew each time', () => {
    const t = aTable()
      .has(0, { unpaid: 2, acquired: 2 })
      .effect(0, { op: 'and', of: [flip(), flip()] });
    t.answers({ do: 'flip', what: 'deed' }, { do: 'flip', what: 'debt' }, { do: 'take', what: 'ink' });
    expect(t.player(0)).toMatchObject({ unpaid: 1, paid: 1, acquired: 1, approved: 1 });
  });

  rule('VWK-DEBT-08 VWK-SCORE-05', 'unpaid -2, paid 0, acquired 1, approved 3', () => {
    const t = aTable().has(0, { unpaid: 2, paid: 3, acquired: 4, approved: 5 });
    expect([t.points(0, 'unpaid'), t.points(0, 'acquired'), t.points(0, 'approved')]).toEqual([-4, 4, 15]);
  });

  rule('VWK-DEBT-09', 'poverty rewards flipped deeds, prosperity flipped debts', () => {
    const t = aTable().has(0, { approved: 1 }).has(1, { paid: 1 });
    t.sets({ debts: 0 });
    expect([t.points(0, 'poverty'), t.points(1, 'poverty'), t.points(0, 'prosperity')]).toEqual([12, 0, 0]);
    t.sets({ deeds: 0 });
    expect([t.points(0, 'prosperity'), t.points(1, 'prosperity')]).toEqual([0, 12]);
  });

  rule('VWK-DEBT-10 VWK-CARD-06', 'a flip cannot be declined, and does nothing where nothing can be flipped', () => {
    const t = aTable().has(0, { unpaid: 1, acquired: 1 }).effect(0, flip());
    expect(t.offers('decline')).toEqual([]);
    t.has(0, { unpaid: 0, acquired: 1 }).effect(0, flip('debt'));
    expect(t.waiting()).toEqual([]);
    expect(t.player(0).acquired).toBe(1);
  });

  rule('VWK-DEBT-12', 'neither stack ever grows and nothing is turned back', () => {
    const t = aTable().has(0, { unpaid: 1, acquired: 1, paid: 1, approved: 1 }).effect(0, flip('deed')).effect(0, flip('debt'));
    t.answers({ do: 'take', what: 'ink' }).effect(0, flip('deed')).effect(0, flip('debt'));
    expect(t.player(0)).toMatchObject({ unpaid: 0, paid: 2, acquired: 0, approved: 2 });
    expect(t.state).toMatchObject({ debts: 12, deeds: 12 });
  });
});

describe('Virtue and corruption', () => {
  rule('VWK-VC-01 VWK-ICON-08', 'corruption goes right, virtue goes left', () => {
    const t = aTable().effect(0, gain('corruption')).effect(0, gain('virtue', 2));
    expect(t.player(0)).toMatchObject({ corruption: 2, virtue: 5 });
  });

  rule.each('VWK-VC-02 VWK-VC-04 VWK-VC-08', 'step by step, together once they have met, and lost at the far end', [
    // corruption, virtue, gained, n, corruption after, virtue after
    [3, 5, 'corruption', 1, 4, 5],
    [3, 5, 'corruption', 2, 5, 5],
    [3, 5, 'corruption', 3, 6, 6],
    [3, 5, 'virtue', 4, 1, 1],
    [6, 6, 'corruption', 3, 7, 7],
    [2, 2, 'virtue', 3, 1, 1],
  ])((corruption, virtue, what, n, right, left) => {
    const t = aTable().has(0, { corruption, virtue }).effect(0, gain(what, n));
    expect([t.player(0).corruption, t.player(0).virtue]).toEqual([right, left]);
  });

  rule('VWK-EX-01', 'one space apart, two virtue: the first joins the markers, the second moves both', () => {
    const t = aTable().has(0, { corruption: 4, virtue: 5 }).effect(0, gain('virtue', 2));
    expect(t.player(0)).toMatchObject({ corruption: 3, virtue: 3 });
  });

  rule('VWK-VC-03 VWK-CARD-07', 'of both at once corruption moves first, all else as printed', () => {
    const t = aTable()
      .has(0, { corruption: 7, virtue: 7 })
      .effect(0, { op: 'and', of: [gain('virtue'), gain('corruption'), gain('ink'), gain('gold')] });
    expect(t.player(0)).toMatchObject({ corruption: 6, virtue: 6 });
    expect(t.facts('gained').map(fact => fact.what)).toEqual(['corruption', 'virtue', 'ink', 'gold']);
  });

  rule('VWK-OPEN-06', 'both at once while joined: they stay, except on the right end', () => {
    const both = { op: 'and' as const, of: [gain('corruption'), gain('virtue')] };
    expect(aTable().has(0, { corruption: 4, virtue: 4 }).effect(0, both).player(0)).toMatchObject({ corruption: 4, virtue: 4 });
    expect(aTable().has(0, { corruption: 1, virtue: 1 }).effect(0, both).player(0)).toMatchObject({ corruption: 1, virtue: 1 });
    expect(aTable().has(0, { corruption: 7, virtue: 7 }).effect(0, both).player(0)).toMatchObject({ corruption: 6, virtue: 6 });
  });

  rule('VWK-VC-05 VWK-DRAW-06', 'sharing a space does nothing before phase 5 of the own turn', () => {
    const t = aTable().has(0, { corruption: 4, virtue: 5 }).effect(0, gain('virtue'));
    expect(t.facts('collision')).toEqual([]);
    t.now({ kind: 'turn', seat: 1, phase: 5 });
    expect(t.facts('collision')).toEqual([]);
    t.now({ kind: 'turn', seat: 0, phase: 6 });
    expect(t.facts('collision')).toEqual([]);
    t.now({ kind: 'turn', seat: 0, phase: 5 });
    expect(t.facts('collision')).toEqual([{ seat: 0, cell: 4 }]);
  });

  rule('VWK-VC-09', 'the corruption of a played criminal comes before the virtue of its ability', () => {
    // Nobody prints such a card, so an owner's entry stands in: a criminal whose immediate ability is virtue.
    const thief = { value: 1, icons: ['criminal' as const], instant: gain('virtue'), sure: 'owner' as const };
    const t = aTable(2, { components: { cards: { thief } } })
      .hand(0, 'thief')
      .has(0, { corruption: 7, virtue: 7 });
    t.now({ kind: 'play', seat: 0 }).answers({ do: 'play', card: 'thief' });
    expect(t.player(0)).toMatchObject({ corruption: 6, virtue: 6 });
  });
});
