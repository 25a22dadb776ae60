import { rule } from '@tarsas/kernel/testing';
import { describe, expect } from 'vitest';
import { destroy, discard, flip, gain, or, rearrange } from '../../data/effects.ts';
import { HEROES, STARTING } from '../../data/starting.ts';
import { type Card, NEUTRAL } from '../../data/townsfolk.ts';
import { strength } from '../../rules/questions/icons.ts';
import { aTable } from '../table.ts';

describe('Townsfolk cards', () => {
  rule('VWK-CARD-01', 'the value is the price to hire, to dismiss, the movement and the silver when destroyed', () => {
    const t = aTable().folk('lake', 'artisan').has(0, { silver: 9, stone: 2 }).hand(0, 'abbot');
    t.now({ kind: 'recruit', seat: 0 }).answers({ do: 'recruit' }).answers({ do: 'decline' });
    expect(t.player(0).silver).toBe(6);
    t.folk('lake', 'artisan').action(0).answers({ do: 'dismiss', action: 'construct' }, { do: 'decline' });
    expect(t.player(0).silver).toBe(3);
    t.hand(0, 'artisan').effect(0, destroy()).answers({ do: 'destroy', card: 'artisan' });
    expect(t.player(0).silver).toBe(6);
    t.board(0, 'artisan').has(0, { silver: 0 }).now({ kind: 'move', seat: 0 });
    expect(
      t
        .offers('move')
        .map(o => o.to)
        .sort(),
    ).toEqual(['forest.IN', 'mountain.IN', 'mountain.OL', 'mountain.OR']);
  });

  rule('VWK-CARD-02', 'the effect on top right follows a hire and a dismissal', () => {
    const t = aTable().folk('lake', 'miner', 'miner').has(0, { silver: 9, stone: 9 });
    t.now({ kind: 'recruit', seat: 0 }).answers({ do: 'recruit' });
    expect(t.player(0).virtue).toBe(6);
    t.action(0).answers({ do: 'dismiss', action: 'construct' });
    expect(t.player(0).virtue).toBe(5);
  });

  rule('VWK-CARD-03', 'immediate when played, ongoing on the board, drop-off when it leaves', () => {
    const t = aTable().hand(0, 'miner').now({ kind: 'play', seat: 0 }).answers({ do: 'play', card: 'miner' });
    expect(t.player(0).virtue).toBe(6);
    t.board(0, 'labourer', 'trader', 'tinker-ink').action(0).answers({ do: 'trade', times: 1, silver: 0 });
    expect(t.player(0).silver).toBe(1 + 1);
    t.hand(0, 'abbot').turn(0);
    expect(t.player(0).ink).toBe(1);
  });

  rule('VWK-CARD-04', 'left of the arrow stands what it takes, right of it what it brings', () => {
    // Mason: 2 silver for 1 builder. Debt Collector: a flipped debt brings a flipped deed.
    const t = aTable().board(0, 'mason', 'labourer', 'labourer').has(0, { silver: 4 }).action(0);
    expect(t.offers('construct').map(o => o.building)).toEqual([
      'tradingPost.1',
      'tradingPost.2',
      'tradingPost.3',
      'workshop.1',
      'workshop.2',
      'workshop.3',
    ]);
    t.board(0, 'debt-collector-flipdeed').has(0, { unpaid: 1, acquired: 1 }).effect(0, flip('debt')).answers({ do: 'take', what: 'ink' });
    expect(t.player(0)).toMatchObject({ paid: 1, approved: 1 });
  });

  rule('VWK-CARD-05', 'starting townsfolk and heroes have nothing on top right; Abbot, Labourer and Squire no ability', () => {
    const cards: Card[] = [...Object.values(STARTING), ...Object.values(HEROES)];
    expect(cards.filter(card => card.top)).toEqual([]);
    const plain = Object.entries<Card>(STARTING).filter(([, card]) => !card.instant && !card.ongoing && !card.dropoff);
    expect(plain.map(([id]) => id)).toEqual(['abbot', 'labourer', 'squire']);
    expect(Object.values<Card>(NEUTRAL).filter(card => !card.top)).toEqual([]);
  });

  rule('VWK-CARD-08', 'of A or B the owner picks one, but nothing impossible while the other is possible', () => {
    const t = aTable()
      .has(0, { unpaid: 1 })
      .effect(0, or(flip(), gain('ink')));
    expect(t.options()).toEqual([
      { do: 'choose', effect: flip() },
      { do: 'choose', effect: gain('ink') },
    ]);
    t.has(0, { unpaid: 0 }).effect(0, or(flip(), gain('ink')));
    expect(t.waiting()).toEqual([]);
    expect(t.player(0).ink).toBe(1);
    t.board(0, 'abbot', 'squire')
      .effect(0, or(rearrange, gain('gold')))
      .answers({ do: 'choose', effect: rearrange }, { do: 'decline' });
    expect(t.player(0).gold).toBe(0);
  });

  rule('VWK-CARD-09', 'a card that drops off in phase 1 no longer works in that turn', () => {
    const t = aTable().board(0, 'abbot', 'abbot', 'trader').hand(0, 'labourer').has(0, { silver: 0 });
    t.turn(0).answers({ do: 'play', card: 'labourer' }, { do: 'move', to: 'mountain.OL', silver: 0 });
    expect(strength(t.state, 0, 'trade')).toBe(0);
    expect(t.facts('ability')).toEqual([]);
  });

  rule('VWK-CARD-10', 'an ability about debts answers to each single card, on anybody’s turn', () => {
    const t = aTable().board(1, 'debt-collector-resource', 'racketeer-1', 'abbot').has(1, { unpaid: 2 }).hand(1, 'squire');
    t.effect(1, gain('debt', 2));
    expect(t.asked(1)).toBe('or');
    t.answers({ do: 'choose', effect: discard() }, { do: 'decline' }, { do: 'choose', effect: discard() }, { do: 'decline' });
    expect(t.player(1).unpaid).toBe(4);
    t.effect(1, flip('debt')).answers({ do: 'take', what: 'ink' }, { do: 'take', what: 'gold' });
    expect(t.player(1)).toMatchObject({ unpaid: 3, ink: 1, gold: 1 });
    // First the resource for the debt, then what answers to it.
    t.board(1, 'debt-collector-virtue').effect(1, flip('debt'));
    expect(t.facts('ability').filter(fact => fact.card === 'debt-collector-virtue')).toEqual([]);
    expect(t.answers({ do: 'take', what: 'stone' }).player(1)).toMatchObject({ stone: 1, silver: 1, virtue: 6 });
  });

  rule('VWK-CARD-12', 'a card discarded or destroyed triggers nothing of its own', () => {
    const t = aTable().hand(0, 'thief', 'lender').has(0, { unpaid: 1 });
    t.effect(0, discard()).answers({ do: 'discard', card: 'thief' });
    t.effect(0, destroy()).answers({ do: 'destroy', card: 'lender' });
    expect(t.player(0)).toMatchObject({ unpaid: 1, paid: 0, silver: 1 });
  });
});
