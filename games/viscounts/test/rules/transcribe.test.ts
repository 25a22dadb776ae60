import { rule } from '@tarsas/kernel/testing';
import { describe, expect } from 'vitest';
import { takeManuscript } from '../../data/effects.ts';
import { viscounts } from '../../rules/index.ts';
import { strength } from '../../rules/questions/icons.ts';
import { ribbonSets } from '../../rules/questions/score.ts';
import { aTable } from '../table.ts';

const CLERIC = ['abbot', 'abbot', 'abbot'] as const;
const reading = () =>
  aTable()
    .board(0, ...CLERIC)
    .viscount(0, 'lake.IN')
    .folk('lake');

describe('Transcribe a manuscript', () => {
  rule('VWK-MANU-01', 'as many cleric icons as the top manuscript of the segment shows', () => {
    expect(reading().books('lake', 'yellow-3-flip').action(0).may(0, { do: 'transcribe' })).toBe(true);
    expect(reading().books('lake', 'black-4-ink').action(0).may(0, { do: 'transcribe' })).toBe(false);
    expect(reading().books('lake', 'black-4-ink').has(0, { ink: 1 }).action(0).may(0, { do: 'transcribe' })).toBe(true);
  });

  rule('VWK-MANU-02', 'take it and resolve its effect', () => {
    const t = reading().books('lake', 'blue-3-silver').action(0).answers({ do: 'transcribe' });
    expect(t.player(0)).toMatchObject({ manuscripts: ['blue-3-silver'], silver: 4 });
    expect(viscounts.view(t.state, 0).bookTop[0]).toBeNull();
  });

  rule('VWK-MANU-03', 'one per turn, but a free one comes on top', () => {
    const t = reading().books('lake', 'black-5-manuscript').books('snow', 'blue-3-silver').has(0, { ink: 2 }).action(0);
    t.answers({ do: 'transcribe' }, { do: 'manuscript', manuscript: 'blue-3-silver' });
    expect(t.player(0).manuscripts).toEqual(['black-5-manuscript', 'blue-3-silver']);
    expect(t.waiting()).toEqual([]);
  });

  rule.each('VWK-MANU-04', 'the first with three of a ribbon wins its card for good: 3 points and icons', [
    ['grey', 'construct', 1],
    ['yellow', 'placeWorkers', 1],
    ['blue', 'trade', 2],
    ['black', 'transcribe', 1],
  ])((ribbon, action, icons) => {
    const books = {
      grey: ['grey-5-resources', 'grey-6-buildings', 'grey-3-virtue'],
      yellow: ['yellow-5-noble', 'yellow-6-debts', 'yellow-4-virtue'],
      blue: ['blue-5-merchant', 'blue-6-criminal', 'blue-3-silver'],
      black: ['black-6-deeds', 'black-6-manuscripts', 'black-4-virtue'],
    }[ribbon];
    const t = reading()
      .board(0, 'abbot', 'abbot', 'bishop')
      .has(0, { manuscripts: books.slice(0, 2) })
      .books('lake', books[2]);
    const before = strength(t.state, 0, action);
    t.action(0).answers({ do: 'transcribe' });
    expect(t.facts('bonus')).toEqual([{ seat: 0, ribbon }]);
    expect(t.points(0, 'bonus')).toBe(3);
    expect(strength(t.state, 0, action) - before).toBe(icons);
  });

  rule('VWK-MANU-05 VWK-EX-13', 'sets of one to four colours score 1, 4, 9 and 16', () => {
    const { state: s } = aTable();
    const four = ['grey-3-flip', 'black-3-flip', 'yellow-3-flip', 'blue-3-silver'];
    expect([1, 2, 3, 4].map(n => ribbonSets(s, four.slice(0, n)))).toEqual([1, 4, 9, 16]);
    expect(ribbonSets(s, [...four, 'grey-3-virtue', 'black-4-ink'])).toBe(16 + 4);
  });

  rule('VWK-MANU-06 VWK-SCORE-03', 'some score their own condition', () => {
    const t = aTable().has(0, { manuscripts: ['yellow-6-debts'], paid: 3 });
    expect([t.points(0, 'ribbons'), t.points(0, 'manuscripts')]).toEqual([1, 3]);
  });

  rule('VWK-MANU-07', 'an empty pile: the printed one for its effect, never collected', () => {
    const t = reading().books('lake').action(0).answers({ do: 'transcribe' });
    expect(t.player(0)).toMatchObject({ manuscripts: [], acquired: 1 });
    expect(t.action(0).may(0, { do: 'transcribe' })).toBe(true);
    expect(reading().board(0, 'abbot', 'abbot', 'trader').books('lake').action(0).may(0, { do: 'transcribe' })).toBe(false);
  });

  rule('VWK-MANU-08 VWK-ICON-04', 'a free one of cost 3 or 4 counts like any other; a printed one cannot be had', () => {
    const t = aTable()
      .books('lake', 'blue-3-silver')
      .books('mountain', 'grey-5-resources')
      .books('forest')
      .books('hills', 'black-4-ink')
      .books('snow');
    t.has(0, { manuscripts: ['blue-5-merchant', 'blue-6-criminal'] }).effect(0, takeManuscript(3, 4));
    expect(t.options()).toEqual([
      { do: 'manuscript', manuscript: 'blue-3-silver' },
      { do: 'manuscript', manuscript: 'black-4-ink' },
    ]);
    t.answers({ do: 'manuscript', manuscript: 'blue-3-silver' });
    expect(t.player(0).silver).toBe(4);
    expect(t.facts('bonus')).toHaveLength(1);
    t.books('hills').effect(0, takeManuscript(3, 4));
    expect(t.waiting()).toEqual([]);
  });

  rule('VWK-MANU-09', 'take it, then the bonus card, then the effect', () => {
    const t = reading()
      .has(0, { manuscripts: ['blue-5-merchant', 'blue-6-criminal'] })
      .books('lake', 'blue-3-silver')
      .action(0)
      .answers({ do: 'transcribe' });
    expect(t.log.map(fact => fact.key).slice(-3)).toEqual(['transcribed', 'bonus', 'gained']);
  });

  rule('VWK-MANU-10', 'set k holds every colour of which there are k', () => {
    const { state: s } = aTable();
    expect(ribbonSets(s, ['grey-3-flip', 'grey-3-virtue', 'grey-4-stone', 'black-3-flip', 'black-4-ink'])).toBe(4 + 4 + 1);
  });

  rule('VWK-MANU-11', 'a bonus card is given once; one player may win several', () => {
    const t = reading()
      .bonus(1, 'blue')
      .bonus(0, 'grey')
      .has(0, { manuscripts: ['blue-5-merchant', 'blue-6-criminal'] })
      .books('lake', 'blue-3-silver');
    t.action(0).answers({ do: 'transcribe' });
    expect(t.state.bonus).toEqual([0, -1, -1, 1]);
    t.has(0, { manuscripts: ['black-6-deeds', 'black-6-manuscripts'] })
      .books('lake', 'black-3-flip')
      .action(0)
      .answers({ do: 'transcribe' });
    expect(t.points(0, 'bonus')).toBe(6);
  });

  rule('VWK-EX-12', 'six icons for a manuscript: Acolyte, bonus card, three ink and a dismissed Racketeer', () => {
    const t = aTable()
      .board(0, 'acolyte', 'trader', 'trader')
      .bonus(0, 'black')
      .has(0, { ink: 3, silver: 1 })
      .viscount(0, 'lake.IN')
      .discard(0, 'squire');
    t.folk('lake', 'racketeer-1').books('lake', 'grey-6-buildings').action(0);
    expect(t.may(0, { do: 'transcribe' })).toBe(false);
    t.answers({ do: 'dismiss', action: 'transcribe' });
    expect(t.facts('shuffled')).toHaveLength(1);
    t.answers({ do: 'transcribe' });
    expect(t.player(0)).toMatchObject({ ink: 0, silver: 0, manuscripts: ['grey-6-buildings'] });
    expect(t.built(0, 'workshop.1').built(0, 'guildhall.1').points(0, 'manuscripts')).toBe(2);
  });
});
