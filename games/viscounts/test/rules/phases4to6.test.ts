import { rule } from '@tarsas/kernel/testing';
import { describe, expect } from 'vitest';
import { discard, hireFree, shuffleDiscards } from '../../data/effects.ts';
import { CELLS } from '../../data/player-board.ts';
import { viscounts } from '../../rules/index.ts';
import { aTable, type Table } from '../table.ts';

describe('Phase 4: recruit', () => {
  rule(
    'VWK-HIRE-01 VWK-HIRE-02',
    'the top townsfolk of the segment for its value, to the discard pile, its effect at once, one only',
    () => {
      const t = aTable().folk('lake', 'princess', 'miner').has(0, { silver: 5 }).now({ kind: 'turn', seat: 0, phase: 4 });
      expect(t.options()).toEqual([{ do: 'recruit' }, { do: 'skip' }]);
      t.answers({ do: 'recruit' });
      expect(t.player(0)).toMatchObject({ silver: 3, discard: ['princess'], virtue: 6 });
      expect(t.facts('hired')).toHaveLength(1);
      expect(t.waiting()).toEqual([]);
      const exact = aTable().folk('lake', 'princess').has(0, { silver: 2 }).now({ kind: 'turn', seat: 0, phase: 4 });
      expect(exact.answers({ do: 'recruit' }).player(0).silver).toBe(0);
      const poor = aTable().folk('lake', 'princess').has(0, { silver: 1 }).now({ kind: 'turn', seat: 0, phase: 4 });
      expect(poor.waiting()).toEqual([]);
    },
  );

  rule('VWK-HIRE-03', 'an empty pile stays empty and the printed townsfolk is not for hire', () => {
    const t = aTable().folk('lake').has(0, { silver: 9 }).now({ kind: 'turn', seat: 0, phase: 4 });
    expect(t.facts('hired')).toEqual([]);
    expect(viscounts.view(t.state, 0).folkTop[0]).toBeNull();
  });

  rule('VWK-HIRE-04 VWK-ICON-06', 'a free hire takes any visible townsfolk, with its effect and the workshop', () => {
    const t = aTable()
      .folk('lake', 'miner')
      .folk('mountain', 'friar')
      .folk('forest')
      .folk('hills', 'vicar')
      .folk('snow', 'traitor')
      .built(0, 'workshop.1')
      .effect(0, hireFree);
    expect(t.offers('hire').map(o => o.card)).toEqual(['miner', 'friar', 'vicar', 'traitor']);
    t.answers({ do: 'hire', card: 'vicar' });
    expect(t.player(0)).toMatchObject({ silver: 0, discard: ['vicar'], virtue: 6 });
    expect(t.asked(0)).toBe('discard');
  });

  rule('VWK-HIRE-05', 'it lies on the discard pile before its effect: a Shuffle takes it along', () => {
    const t = aTable()
      .folk('lake', 'courier')
      .draw(0, 'abbot')
      .built(0, 'workshop.1')
      .effect(0, hireFree)
      .answers({ do: 'hire', card: 'courier' });
    expect([...t.player(0).draw].sort()).toEqual(['abbot', 'courier']);
    expect(t.log.map(fact => fact.key)).toEqual(['hired', 'shuffled', 'slotAbility']);
  });

  rule('VWK-HIRE-06', 'a free hire cannot be declined, and is lost with all piles empty', () => {
    const t = aTable().effect(0, hireFree);
    expect(t.offers('decline')).toEqual([]);
    for (const segment of t.state.ring) t.folk(segment);
    expect(t.effect(0, hireFree).waiting()).toEqual([]);
  });
});

/** Seat 0 collides on this space. */
const colliding = (cell: number, seats = 2): Table => aTable(seats).has(0, { corruption: cell, virtue: cell });
const collide = (t: Table): Table => t.now({ kind: 'collision', seat: 0, step: 0 });

describe('Phase 5: collision', () => {
  rule('VWK-COLL-01 VWK-COLL-12', 'only the active player, only in phase 5, once; others wait for their own', () => {
    const t = colliding(4).has(1, { corruption: 3, virtue: 3 }).now({ kind: 'turn', seat: 0, phase: 5 });
    expect(t.facts('collision')).toEqual([{ seat: 0, cell: 4 }]);
    expect(t.player(1)).toMatchObject({ corruption: 3, virtue: 3 });
    const apart = aTable().has(0, { corruption: 3, virtue: 4 }).now({ kind: 'turn', seat: 0, phase: 5 });
    expect(apart.facts('collision')).toEqual([]);
  });

  rule('VWK-COLL-02', 'i: everybody with the second workshop and no criminal gains a virtue', () => {
    const t = colliding(3, 3).built(0, 'workshop.2').built(1, 'workshop.2').built(2, 'workshop.2').board(1, 'thief');
    collide(t);
    expect(t.facts('slotAbility').map(fact => fact.seat)).toEqual([0, 2]);
  });

  rule('VWK-COLL-03 VWK-ICON-07', 'ii: collision abilities on all boards', () => {
    const t = collide(colliding(3).board(0, 'peddler-silver').board(1, 'peddler-gold', 'peddler-stone'));
    expect(t.player(1)).toMatchObject({ gold: 1, stone: 1 });
    expect(t.player(0).silver).toBe(2 + 1);
  });

  rule.each('VWK-COLL-04 VWK-COLL-08', 'iii: what is above the space', [
    [1, 3, 0, 1],
    [2, 2, 0, 1],
    [3, 1, 0, 1],
    [4, 1, 1, 2],
    [5, 0, 1, 2],
    [6, 0, 2, 3],
    [7, 0, 3, 4],
  ])((cell, acquired, unpaid, silver) => {
    expect(collide(colliding(cell)).player(0)).toMatchObject({ acquired, unpaid, silver });
  });

  rule.each('VWK-COLL-05 VWK-COLL-09 VWK-COLL-11', 'iv: what is below, for others who meet the condition', [
    [1, 'thief', { unpaid: 1 }],
    [1, 'abbot', { unpaid: 0 }],
    [2, 'thief', { corruption: 2 }],
    [2, 'abbot', { corruption: 1 }],
    [3, 'thief', { corruption: 2 }],
    [5, 'abbot', { virtue: 6 }],
    [5, 'thief', { virtue: 7 }],
    [6, 'abbot', { virtue: 6 }],
    [7, 'abbot', { acquired: 1 }],
    [7, 'thief', { acquired: 0 }],
  ])((cell, card, after) => {
    expect(collide(colliding(cell).board(1, card).hand(1, 'clovis')).player(1)).toMatchObject(after);
  });

  rule('VWK-COLL-09', 'below the middle everybody else may rearrange', () => {
    expect(collide(colliding(4, 3).board(1, 'abbot').board(2, 'abbot', 'squire')).asked(2)).toBe('rearrange');
    expect(CELLS[3].others).toEqual({ op: 'rearrange' });
  });

  rule('VWK-COLL-06', 'steps i and ii may move the joined markers before iii and iv', () => {
    const t = collide(colliding(6).built(0, 'workshop.2').board(0, 'abbot').board(1, 'abbot'));
    expect(t.player(0)).toMatchObject({ unpaid: 1, silver: 2 });
    expect(t.player(1).virtue).toBe(6);
    const far = collide(colliding(4).built(0, 'workshop.2').board(0, 'abbot').board(1, 'thief'));
    expect(far.player(0)).toMatchObject({ acquired: 1, unpaid: 0, silver: 1 });
    expect(far.player(1).corruption).toBe(2);
  });

  rule('VWK-COLL-07', 'both markers go back to their ends', () => {
    expect(collide(colliding(5)).player(0)).toMatchObject({ corruption: 1, virtue: 7 });
  });

  rule('VWK-COLL-10', 'in each step the active player first; each owner orders their own cards', () => {
    const t = collide(colliding(3).board(0, 'ada').board(1, 'ada', 'peddler-ink', 'peddler-gold'));
    expect(t.asked(0)).toBe('resource');
    t.answers({ do: 'take', what: 'ink' });
    expect(t.options()).toEqual(['ada', 'peddler-ink', 'peddler-gold'].map(card => ({ do: 'first', card })));
    t.answers({ do: 'first', card: 'peddler-gold' });
    expect(t.player(1)).toMatchObject({ gold: 1, ink: 0 });
  });

  rule('VWK-EX-14', 'a collision on space 6 with a workshop, a Thief and a Peddler', () => {
    const t = collide(colliding(6, 3).built(0, 'workshop.2').board(0, 'abbot', 'peddler-ink', 'thief').board(1, 'abbot').board(2, 'thief'));
    expect(t.player(0)).toMatchObject({ ink: 1, unpaid: 2, silver: 3, corruption: 1, virtue: 7 });
    expect([t.player(1).virtue, t.player(2).virtue]).toEqual([6, 7]);
    expect(t.facts('slotAbility')).toEqual([]);
  });
});

const drawing = (t: Table): Table => t.now({ kind: 'turn', seat: 0, phase: 6 });

describe('Phase 6: draw', () => {
  rule('VWK-DRAW-01 VWK-DRAW-02', 'up to the limit of 3, one more with the third workshop and as leader', () => {
    expect(drawing(aTable().hand(0, 'clovis')).player(0).hand).toHaveLength(3);
    expect(drawing(aTable().built(0, 'workshop.3')).player(0).hand).toHaveLength(4);
    expect(drawing(aTable().built(0, 'workshop.3').sets({ leader: 0 })).player(0).hand).toHaveLength(5);
    const short = drawing(aTable().draw(0, 'abbot').discard(0, 'squire'));
    expect([...short.player(0).hand].sort()).toEqual(['abbot', 'squire']);
  });

  rule('VWK-DRAW-03', 'at or above the limit nothing is drawn or discarded', () => {
    const t = drawing(aTable().hand(0, 'abbot', 'squire', 'trader', 'thief'));
    expect(t.player(0).hand).toEqual(['abbot', 'squire', 'trader', 'thief']);
    expect(t.facts('drew')).toEqual([]);
  });

  rule('VWK-DRAW-04 VWK-DRAW-05', 'an empty pile: the discards are shuffled, one corruption with criminals, else one virtue', () => {
    const t = drawing(aTable().draw(0).discard(0, 'abbot', 'squire', 'trader', 'labourer').board(0, 'thief', 'antagonist'));
    expect(t.player(0)).toMatchObject({ corruption: 2, virtue: 7, discard: [] });
    expect(t.player(0).hand).toHaveLength(3);
    expect(drawing(aTable().draw(0).discard(0, 'abbot', 'squire')).player(0)).toMatchObject({ corruption: 1, virtue: 6 });
  });

  rule('VWK-DRAW-07 VWK-ICON-12', 'the Shuffle effect is a shuffle with its check and needs a discarded card', () => {
    const t = aTable().draw(0, 'abbot').discard(0, 'squire').effect(0, shuffleDiscards);
    expect([...t.player(0).draw].sort()).toEqual(['abbot', 'squire']);
    expect(t.player(0)).toMatchObject({ discard: [], virtue: 6 });
    t.effect(0, shuffleDiscards);
    expect(t.player(0).virtue).toBe(6);
  });

  rule('VWK-DRAW-08', 'every shuffling makes one check', () => {
    const t = aTable().draw(0).discard(0, 'abbot', 'squire', 'labourer').effect(0, discard()).answers({ do: 'discardTop' });
    expect(t.player(0).virtue).toBe(6);
    t.draw(0).discard(0, 'abbot', 'squire', 'labourer', 'thief').effect(0, { op: 'destroy', n: 1 }).answers({ do: 'destroyTop' });
    expect(t.player(0).virtue).toBe(5);
    t.draw(0).discard(0, 'abbot').board(0).turn(0);
    expect(t.player(0).virtue).toBe(4);
  });

  rule('VWK-DRAW-09', 'one by one: the pile is reshuffled only when a further card is needed', () => {
    const t = drawing(aTable().draw(0, 'abbot', 'squire', 'trader').discard(0, 'thief'));
    expect(t.facts('shuffled')).toEqual([]);
    expect(t.player(0).discard).toEqual(['thief']);
  });

  rule('VWK-DRAW-10', 'hands and draw piles are secret, discard piles are not', () => {
    const t = aTable().hand(0, 'trader', 'abbot').draw(0, 'thief', 'squire').discard(0, 'lender');
    const own = viscounts.view(t.state, 0).players[0];
    const other = viscounts.view(t.state, 1).players[0];
    expect(own.hand).toEqual(['trader', 'abbot']);
    expect(other.hand).toBeNull();
    for (const seen of [own, other]) {
      expect(seen.hidden).toEqual(['abbot', 'squire', 'thief', 'trader']);
      expect(seen.discard).toEqual(['lender']);
      expect('draw' in seen).toBe(false);
    }
  });
});
