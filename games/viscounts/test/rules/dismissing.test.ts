import { rule } from '@tarsas/kernel/testing';
import { describe, expect } from 'vitest';
import { SEGMENT_IDS } from '../../data/segments.ts';
import { strength } from '../../rules/questions/icons.ts';
import { aTable } from '../table.ts';

const PLAIN = ['abbot', 'abbot', 'abbot'] as const;

describe('Dismissing townsfolk', () => {
  rule('VWK-DISM-01', 'the top townsfolk of the viscount’s segment, once per turn', () => {
    const t = aTable()
      .board(0, ...PLAIN)
      .folk('lake', 'peddler-ink', 'peddler-gold')
      .has(0, { silver: 9 })
      .action(0);
    t.answers({ do: 'dismiss', action: 'trade' });
    expect(t.facts('dismissed')).toEqual([{ seat: 0, card: 'peddler-ink', segment: 'lake', silver: 2 }]);
    expect(t.offers('dismiss')).toEqual([]);
  });

  rule('VWK-DISM-02', 'only with an icon of the action or a criminal', () => {
    const may = (card: string) =>
      aTable()
        .board(0, 'trader', 'labourer', 'labourer')
        .has(0, { silver: 9, stone: 9 })
        .folk('lake', card)
        .action(0)
        .offers('dismiss')
        .map(o => o.action);
    expect(may('princess')).toEqual([]);
    expect(may('jeweller')).toEqual(['trade']);
    expect(may('miner')).toEqual(['construct']);
    expect(may('pickpocket')).toEqual(['trade', 'construct']);
  });

  rule('VWK-DISM-03 VWK-BUILD-10', 'for its value, or one silver with the second trading post', () => {
    const t = aTable()
      .board(0, ...PLAIN)
      .folk('lake', 'artisan')
      .has(0, { silver: 2 })
      .action(0);
    expect(t.offers('dismiss')).toEqual([]);
    t.built(0, 'tradingPost.2').action(0).answers({ do: 'dismiss', action: 'trade' });
    expect(t.player(0).silver).toBe(1);
  });

  rule('VWK-DISM-04 VWK-DISM-05', 'out of the game, its icons for this action, its effect at once, its ability never', () => {
    const t = aTable()
      .board(0, ...PLAIN)
      .folk('lake', 'jeweller')
      .has(0, { silver: 2 })
      .action(0)
      .answers({ do: 'dismiss', action: 'trade' });
    expect(t.state.removed).toEqual(['jeweller']);
    expect(t.player(0).virtue).toBe(6);
    t.answers({ do: 'trade', times: 2, silver: 0 });
    expect(t.player(0)).toMatchObject({ silver: 2, virtue: 6 });
    expect(strength(t.state, 0, 'trade')).toBe(0);
  });

  rule('VWK-DISM-06', 'with an empty pile the printed townsfolk may be dismissed and stays', () => {
    const t = aTable()
      .board(0, ...PLAIN)
      .folk('forest')
      .viscount(0, 'forest.OL')
      .has(0, { silver: 4 })
      .action(0);
    t.answers({ do: 'dismiss', action: 'trade' });
    expect(t.facts('dismissed')).toEqual([{ seat: 0, card: null, segment: 'forest', silver: 1 }]);
    expect(t.player(0).corruption).toBe(2);
    t.answers({ do: 'trade', times: 1, silver: 1 });
    expect(t.player(0)).toMatchObject({ ink: 1, silver: 2 });
    expect(t.action(0).may(0, { do: 'dismiss', action: 'trade' })).toBe(true);
  });

  rule('VWK-DISM-07', 'with an exchange in play its icons match too', () => {
    const t = aTable()
      .board(0, 'traveller', 'trader', 'abbot')
      .folk('lake', 'jeweller')
      .viscount(0, 'lake.IN')
      .has(0, { silver: 2, ink: 2 });
    t.books('lake', 'black-4-ink').action(0);
    expect(t.offers('dismiss')).toEqual([{ do: 'dismiss', action: 'transcribe' }]);
    t.board(0, 'abbot', 'trader', 'abbot').action(0);
    expect(t.offers('dismiss')).toEqual([]);
  });

  rule('VWK-DISM-08', 'the next card of the pile may be hired in the same turn', () => {
    const t = aTable().hand(0, 'trader').folk('lake', 'jeweller', 'miner').viscount(0, 'snow.OR').has(0, { silver: 9 });
    t.turn(0).answers({ do: 'play', card: 'trader' }, { do: 'move', to: 'lake.OL', silver: 0 }, { do: 'dismiss', action: 'trade' });
    t.answers({ do: 'trade', times: 1, silver: 0 }, { do: 'recruit' });
    expect(t.facts('hired')).toEqual([{ seat: 0, card: 'miner', silver: 2 }]);
  });

  rule('VWK-DISM-09', 'nothing but a primary action dismisses', () => {
    const t = aTable().hand(0, 'trader').has(0, { silver: 9 });
    for (const segment of SEGMENT_IDS) t.folk(segment, 'peddler-ink');
    t.turn(0);
    const asked: string[] = [];
    const dismissing: string[] = [];
    for (let kind = t.asked(0); kind; kind = t.asked(0)) {
      asked.push(kind);
      if (t.offers('dismiss').length > 0) dismissing.push(kind);
      t.answers(t.offers('skip')[0] ?? t.offers('decline')[0] ?? t.options()[0]);
    }
    expect(asked).toEqual(['play', 'move', 'action', 'recruit']);
    expect(dismissing).toEqual(['action']);
  });

  rule.each('VWK-DISM-10', 'from all three spaces it is the townsfolk of the segment', [
    ['OL', 'trade'],
    ['OR', 'trade'],
    ['IN', 'placeWorkers'],
  ])((space, action) => {
    const t = aTable()
      .board(0, 'trader', 'squire', 'trader')
      .viscount(0, `hills.${space}`)
      .folk('hills', 'chevalier')
      .has(0, { silver: 9 })
      .action(0);
    t.answers({ do: 'dismiss', action });
    expect(t.facts('dismissed')[0]).toMatchObject({ card: 'chevalier', segment: 'hills' });
  });

  rule('VWK-EX-05', 'a Woodcutter dismissed to construct: 2 silver, 1 virtue, 1 builder icon', () => {
    const t = aTable()
      .board(0, ...PLAIN)
      .folk('lake', 'woodcutter-2')
      .has(0, { silver: 2, stone: 2 })
      .action(0);
    expect(t.offers('construct')).toEqual([]);
    t.answers({ do: 'dismiss', action: 'construct' });
    expect(t.player(0)).toMatchObject({ silver: 0, virtue: 6 });
    expect(t.offers('construct').map(o => o.building)).toEqual(['workshop.1', 'workshop.2', 'workshop.3']);
  });
});
