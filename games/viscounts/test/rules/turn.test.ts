import { rule } from '@tarsas/kernel/testing';
import { describe, expect } from 'vitest';
import { destroy } from '../../data/effects.ts';
import { aTable } from '../table.ts';

describe('Turn overview', () => {
  rule('VWK-TURN-01', 'everybody takes a turn, from the start player clockwise', () => {
    const t = aTable(3).sets({ round: 3, lastRound: 4, start: 1 });
    t.now({ kind: 'game', stage: 'rounds' });
    t.playsOn();
    expect(t.facts('turn').map(fact => fact.seat)).toEqual([1, 2, 0]);
    expect(t.facts('round')).toEqual([{ round: 4 }]);
  });

  rule('VWK-TURN-02', 'six phases in order', () => {
    const t = aTable().hand(0, 'trader').folk('lake', 'miner').has(0, { silver: 5, corruption: 4, virtue: 4 }).viscount(0, 'snow.OR');
    t.turn(0);
    const kinds: string[] = [];
    for (let kind = t.asked(0); kind; kind = t.asked(0)) {
      kinds.push(kind);
      t.answers(t.offers('skip')[0] ?? t.options()[0]);
    }
    expect(kinds).toEqual(['play', 'move', 'action', 'recruit']);
    expect(t.log.map(fact => fact.key).filter(key => ['played', 'moved', 'skipped', 'collision', 'drew'].includes(key))).toEqual([
      'played',
      'moved',
      'skipped',
      'collision',
      'drew',
    ]);
  });

  rule('VWK-TURN-03', 'points are counted at the end only: nothing in a state holds any', () => {
    const t = aTable().has(0, { acquired: 3 });
    expect(JSON.stringify(t.state)).not.toContain('vp');
    expect(t.facts('scored')).toEqual([]);
    t.sets({ round: 5, lastRound: 5 }).now({ kind: 'game', stage: 'rounds' });
    expect(t.facts('scored')).toEqual([
      { seat: 0, points: 3 },
      { seat: 1, points: 0 },
    ]);
  });

  rule('VWK-TURN-04', 'others are asked when landed on, by links, bumps, castle moves and collisions', () => {
    const landed = aTable().board(0, 'abbot').board(1, 'abbot', 'squire').viscount(1, 'mountain.OL').now({ kind: 'move', seat: 0 });
    expect(landed.answers({ do: 'move', to: 'mountain.OL', silver: 0 }).asked(1)).toBe('rearrange');
    const link = aTable().viscount(0, 'lake.OR').built(1, 'workshop.1', 'mountain.1').workers(1, 1, 'flip', 1);
    link.now({ kind: 'spot', seat: 0, building: 6 }).answers({ do: 'spot', spot: 'lake.4' }, { do: 'decline' });
    expect(link.asked(1)).toBe('castleMove');
    const bumped = aTable().workers(1, 2, 'flip', 2).workers(0, 2, 'flip', 2).now({ kind: 'castle', seat: 0 });
    expect(bumped.answers({ do: 'bump', seat: 1 }).asked(1)).toBe('resource');
    const collision = aTable()
      .has(0, { corruption: 4, virtue: 4 })
      .board(1, 'abbot', 'squire')
      .now({ kind: 'collision', seat: 0, step: 0 });
    expect(collision.asked(1)).toBe('rearrange');
  });

  rule('VWK-TURN-05', 'effects on several go to the active player first, then clockwise', () => {
    const t = aTable(3).has(1, { corruption: 4, virtue: 4 }).sets({ active: 1 });
    for (const seat of [0, 1, 2]) t.built(seat, 'workshop.2');
    t.now({ kind: 'collision', seat: 1, step: 0 });
    expect(t.facts('slotAbility').map(fact => fact.seat)).toEqual([1, 2, 0]);
  });
});

describe('Phase 1', () => {
  rule('VWK-P1-01 VWK-P1-02 VWK-P1-03', 'cards shift right, the last one drops to the discard pile, a new one goes to the left', () => {
    const t = aTable().board(0, 'abbot', 'squire', 'tinker-gold').hand(0, 'labourer').turn(0);
    expect(t.player(0)).toMatchObject({ board: [null, 'abbot', 'squire'], discard: ['tinker-gold'], gold: 1 });
    t.answers({ do: 'play', card: 'labourer' });
    expect(t.player(0).board).toEqual(['labourer', 'abbot', 'squire']);
  });

  rule('VWK-P1-02', 'a card without drop-off ability just leaves', () => {
    const t = aTable().board(0, 'abbot', 'squire', 'peddler-ink').hand(0, 'labourer').turn(0);
    expect(t.player(0).discard).toEqual(['peddler-ink']);
    expect(t.facts('gained')).toEqual([]);
  });

  rule('VWK-P1-04', 'a criminal brings corruption for every criminal icon on the board', () => {
    const t = aTable().board(0, null, 'antagonist', 'clovis').hand(0, 'thief', 'abbot').now({ kind: 'play', seat: 0 });
    t.answers({ do: 'play', card: 'thief' });
    expect(t.player(0).corruption).toBe(1 + 4);
    const honest = aTable().board(0, null, 'antagonist', 'clovis').hand(0, 'abbot').now({ kind: 'play', seat: 0 });
    expect(honest.answers({ do: 'play', card: 'abbot' }).player(0).corruption).toBe(1);
  });

  rule('VWK-P1-05', 'then its immediate ability', () => {
    const t = aTable().hand(0, 'scoundrel-gold').now({ kind: 'play', seat: 0 }).answers({ do: 'play', card: 'scoundrel-gold' });
    expect(t.facts('gained')).toEqual([
      { seat: 0, what: 'corruption', n: 1 },
      { seat: 0, what: 'gold', n: 1 },
    ]);
  });

  rule.each('VWK-EX-03', 'an Antagonist with k other criminal icons: 2+k corruption and a debt', [[0], [1], [2]])(k => {
    const t = aTable()
      .board(0, null, k > 0 ? 'thief' : 'abbot', k > 1 ? 'thief' : 'abbot')
      .hand(0, 'antagonist')
      .now({ kind: 'play', seat: 0 });
    t.answers({ do: 'play', card: 'antagonist' });
    expect(t.player(0)).toMatchObject({ corruption: 1 + 2 + k, unpaid: 1 });
  });

  rule('VWK-EX-02', 'a Journeyman that drops off brings a free hire and a virtue', () => {
    const t = aTable().board(0, 'abbot', 'squire', 'journeyman').hand(0, 'labourer').folk('snow', 'peddler-ink').turn(0);
    t.answers({ do: 'hire', card: 'peddler-ink' });
    expect(t.player(0)).toMatchObject({ discard: ['journeyman', 'peddler-ink'], virtue: 5 });
  });

  rule('VWK-P1-06', 'nobody destroys below three cards', () => {
    const t = aTable().board(0, 'abbot', 'squire').hand(0, 'labourer').draw(0);
    expect(t.effect(0, destroy()).waiting()).toEqual([]);
    t.hand(0, 'labourer', 'trader').effect(0, destroy(2)).answers({ do: 'destroy', card: 'trader' });
    expect(t.waiting()).toEqual([]);
  });

  rule('VWK-P1-07', 'with three cards the dropped one is shuffled, checked and played', () => {
    const t = aTable().board(0, 'thief', 'squire', 'abbot').draw(0).turn(0);
    expect(t.player(0)).toMatchObject({ board: ['abbot', 'thief', 'squire'], discard: [], draw: [], corruption: 2 });
    expect(t.facts('played')).toEqual([{ seat: 0, card: 'abbot', blind: true }]);
  });

  rule('VWK-P1-08', 'without a hand the top of the draw pile is played unseen', () => {
    const t = aTable().draw(0, 'squire', 'abbot').turn(0);
    expect(t.player(0)).toMatchObject({ board: ['squire', null, null], draw: ['abbot'] });
    expect(t.asked(0)).toBe('move');
  });

  rule('VWK-P1-09', 'nothing drops off before the fourth turn', () => {
    const t = aTable().hand(0, 'abbot', 'squire', 'labourer', 'trader').viscount(1, 'forest.IN');
    for (const [n, card] of ['abbot', 'squire', 'labourer', 'trader'].entries()) {
      t.turn(0);
      expect(t.facts('dropped')).toHaveLength(n === 3 ? 1 : 0);
      t.answers({ do: 'play', card });
    }
    expect(t.player(0).board).toEqual(['trader', 'labourer', 'squire']);
  });

  rule('VWK-P1-10', 'a card of the hand must be played', () => {
    const t = aTable().hand(0, 'abbot', 'squire').turn(0);
    expect(t.options()).toEqual([
      { do: 'play', card: 'abbot' },
      { do: 'play', card: 'squire' },
    ]);
  });

  rule('VWK-P1-11', 'with hand and draw pile empty the discards are shuffled with a check, the dropped card among them', () => {
    const t = aTable().board(0, 'abbot', 'squire', 'labourer').draw(0).discard(0, 'financer').turn(0);
    const { board, draw, virtue } = t.player(0);
    expect([board[0], ...draw].sort()).toEqual(['financer', 'labourer']);
    expect(virtue).toBe(6);
  });

  rule('VWK-P1-12', 'a check caused by a drop-off sees only the two cards left', () => {
    const t = aTable().board(0, 'abbot', 'squire', 'rudolf').draw(0).discard(0, 'financer', 'trader').hand(0, 'thief');
    t.turn(0).answers({ do: 'choose', effect: destroy(2) }, { do: 'destroyTop' });
    expect(t.facts('shuffled')).toEqual([{ seat: 0, criminals: false }]);
    expect(t.player(0).board).toEqual([null, 'abbot', 'squire']);
    const criminal = aTable().board(0, 'abbot', 'thief', 'rudolf').draw(0).discard(0, 'financer', 'trader').hand(0, 'squire');
    criminal.turn(0).answers({ do: 'choose', effect: destroy(2) }, { do: 'destroyTop' });
    expect(criminal.facts('shuffled')).toEqual([{ seat: 0, criminals: true }]);
  });
});
