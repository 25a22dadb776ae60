import { rule } from '@tarsas/kernel/testing';
import { describe, expect } from 'vitest';
import { SEGMENT_IDS, SEGMENTS } from '../../data/segments.ts';
import { folkTop } from '../../rules/questions/board.ts';
import { aTable } from '../table.ts';

const NO_PIECES = { ink: 0, gold: 0, stone: 0, silver: 0 };

describe('Trade', () => {
  rule('VWK-TRADE-01 VWK-TRADE-07', 'the exchange of the space, as often as the icons allow or less', () => {
    const t = aTable().board(0, 'therese', 'trader', 'trader').folk('lake').viscount(0, 'lake.OR').action(0);
    expect(t.offers('trade')).toEqual([
      { do: 'trade', times: 1, silver: 0 },
      { do: 'trade', times: 2, silver: 0 },
    ]);
    t.answers({ do: 'trade', times: 1, silver: 0 });
    expect(t.player(0).ink).toBe(1);
  });

  rule('VWK-TRADE-02', 'a merchant for a silver, and no silver is spent on it', () => {
    const t = aTable().board(0, 'therese', 'abbot', 'abbot').folk('lake', 'courier').has(0, { silver: 5 }).action(0);
    expect(t.offers('trade')).toEqual([1, 2, 3].map(times => ({ do: 'trade', times, silver: 0 })));
    t.answers({ do: 'dismiss', action: 'trade' }, { do: 'trade', times: 6, silver: 0 });
    expect(t.player(0).silver).toBe(5 - 1 + 6);
  });

  rule.each('VWK-TRADE-03', 'two merchants for the resource printed there, one left over for nothing', [
    ['lake.OR', 'ink'],
    ['mountain.OR', 'stone'],
    ['hills.OL', 'gold'],
  ])((space, what) => {
    const t = aTable()
      .board(0, 'therese', 'abbot', 'abbot')
      .viscount(0, space)
      .folk('lake')
      .action(0)
      .answers({ do: 'trade', times: 1, silver: 0 });
    expect(t.player(0)).toMatchObject({ ...NO_PIECES, [what]: 1 });
  });

  rule('VWK-TRADE-04', 'three merchants to destroy a card, or not', () => {
    const t = aTable().board(0, 'therese', 'therese', 'abbot').viscount(0, 'hills.OR').hand(0, 'abbot', 'financer').action(0);
    t.answers({ do: 'trade', times: 2, silver: 0 }, { do: 'destroy', card: 'financer' }, { do: 'decline' });
    expect(t.player(0)).toMatchObject({ silver: 3, hand: ['abbot'] });
  });

  rule('VWK-TRADE-05', 'four merchants to flip a debt or a deed, in any mix', () => {
    const t = aTable().board(0, 'therese', 'therese', 'lender').viscount(0, 'forest.OR').has(0, { unpaid: 1, acquired: 1 }).action(0);
    t.answers({ do: 'trade', times: 2, silver: 0 }, { do: 'flip', what: 'deed' }, { do: 'take', what: 'ink' });
    expect(t.player(0)).toMatchObject({ paid: 1, approved: 1 });
    // With one card left to flip a second exchange would be waste.
    expect(t.has(0, { acquired: 1 }).action(0).offers('trade')).toEqual([{ do: 'trade', times: 1, silver: 0 }]);
  });

  rule('VWK-TRADE-06', 'the offers by number', () => {
    const offers = SEGMENT_IDS.flatMap(id =>
      (['OL', 'OR'] as const).map(space => ({ number: SEGMENTS[id].numbers[space], ...SEGMENTS[id].trade[space] })),
    );
    const short = offers.sort((a, b) => a.number - b.number).map(o => [o.merchants, o.gain.op === 'gain' ? o.gain.what : o.gain.op]);
    expect(short).toEqual([
      [1, 'silver'],
      [2, 'ink'],
      [1, 'silver'],
      [2, 'stone'],
      [2, 'ink'],
      [4, 'flip'],
      [2, 'gold'],
      [3, 'destroy'],
      [2, 'stone'],
      [2, 'gold'],
    ]);
  });

  rule('VWK-EX-06', 'four merchants and two silver on a gold offer with a Trader: 3 gold and 1 silver', () => {
    const t = aTable().board(0, 'trader', 'therese', 'abbot').viscount(0, 'hills.OL').has(0, { silver: 2 }).folk('hills').action(0);
    t.answers({ do: 'trade', times: 3, silver: 2 });
    expect(t.player(0)).toMatchObject({ gold: 3, silver: 1 });
    expect(folkTop(t.state, 3)).toBeNull();
  });
});
