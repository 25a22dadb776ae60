import { rule } from '@tarsas/kernel/testing';
import { describe, expect } from 'vitest';
import { exchange, payFor } from '../../data/effects.ts';
import { SEGMENT_IDS, SEGMENTS } from '../../data/segments.ts';
import { folkTop } from '../../rules/questions/board.ts';
import { boardIcons, strength } from '../../rules/questions/icons.ts';
import { aTable } from '../table.ts';

const PLAIN = ['abbot', 'abbot', 'abbot'] as const;
const NO_PIECES = { ink: 0, gold: 0, stone: 0, silver: 0 };

describe('Phase 3: primary action', () => {
  rule('VWK-ACT-01 VWK-ACT-02', 'outside trade and construct, inside place workers and transcribe', () => {
    const t = aTable().has(0, { silver: 9, stone: 9, gold: 9, ink: 9 }).board(0, 'abbot').folk('lake').books('lake');
    const kinds = (space: string) =>
      [
        ...new Set(
          t
            .viscount(0, space)
            .action(0)
            .options()
            .map(o => o.do),
        ),
      ].filter(kind => kind !== 'dismiss');
    expect(kinds('lake.OL')).toEqual(['trade', 'construct', 'skip']);
    expect(kinds('lake.OR')).toEqual(['trade', 'construct', 'skip']);
    expect(kinds('lake.IN')).toEqual(['placeWorkers', 'transcribe', 'skip']);
  });

  rule('VWK-ACT-03 VWK-VC-06', 'board icons, criminals, empty slots, printed icons and bonus cards add up', () => {
    const t = aTable().board(0, 'thief', 'enforcer', 'abbot');
    expect(strength(t.state, 0, 'placeWorkers')).toBe(1 + 2);
    t.built(0, 'guildhall.2').bonus(0, 'yellow');
    expect(strength(t.state, 0, 'placeWorkers')).toBe(1 + 2 + 1 + 1);
    expect(strength(t.state, 0, 'placeWorkers', ['noble', 'criminal'])).toBe(5 + 2);
    expect((['trade', 'construct', 'transcribe'] as const).map(action => strength(t.state, 0, action))).toEqual([1, 1, 2]);
    t.board(0, 'thief');
    expect(strength(t.state, 0, 'placeWorkers')).toBe(1 + 1 + 1 + 1);
  });

  rule.each('VWK-ACT-04', 'silver, stone, gold or ink, one icon each, any number', [
    ['lake.OR', 'silver', { do: 'trade', times: 2, silver: 4 }, 4],
    ['mountain.OL', 'stone', { do: 'construct', building: 'guildhall.1' }, 7],
    ['lake.IN', 'gold', { do: 'placeWorkers', workers: 4 }, 8],
    ['lake.IN', 'ink', { do: 'transcribe' }, 6],
  ])((space, what, choice, spent) => {
    const other = what === 'ink' ? 'squire' : 'abbot';
    const t = aTable()
      .board(0, other, other, other)
      .viscount(0, space)
      .books('lake', 'black-6-deeds')
      .has(0, { [what]: 10 });
    t.action(0).answers(choice);
    expect(t.facts('paid')).toEqual([{ seat: 0, ...NO_PIECES, [what]: spent }]);
    expect(
      aTable()
        .board(0, other, other, other)
        .viscount(0, space)
        .books('lake', 'black-6-deeds')
        .has(0, { [what]: spent - 1 })
        .folk('lake')
        .action(0)
        .may(0, choice),
    ).toBe(false);
  });

  rule('VWK-ACT-05', 'cards in hand and piles give no icons', () => {
    const t = aTable()
      .board(0, ...PLAIN)
      .hand(0, 'therese')
      .draw(0, 'courier')
      .discard(0, 'peddler-ink');
    expect(boardIcons(t.state, 0)).toEqual({ merchant: 0, builder: 0, noble: 0, cleric: 3, criminal: 0 });
  });

  rule('VWK-ACT-06', 'exchanges count for the action they name, icons of a dismissed townsfolk included', () => {
    const t = aTable().board(0, 'traveller', 'trader', 'squire');
    expect(strength(t.state, 0, 'transcribe')).toBe(1);
    expect(strength(t.state, 0, 'transcribe', ['merchant'])).toBe(2);
    expect(strength(t.state, 0, 'placeWorkers', ['merchant'])).toBe(1);
  });

  rule('VWK-ACT-07', 'abilities after the action come when it is complete, castle included', () => {
    const t = aTable().board(0, 'overseer-2', 'squire', 'squire').viscount(0, 'hills.IN').workers(0, 1, 'hire-or-destroy', 1).folk('hills');
    t.hand(0, 'abbot').action(0).answers({ do: 'placeWorkers', workers: 2 });
    expect(t.asked(0)).toBe('or');
    expect(t.facts('ability')).toEqual([]);
    t.answers({ do: 'choose', effect: { op: 'destroy', n: 1 } }, { do: 'decline' });
    expect(t.facts('ability')).toHaveLength(1);
    expect(t.player(0).virtue).toBe(6);
  });

  rule.each('VWK-ACT-07', 'each action has its own abilities', [
    ['lake.OL', 'jeweller', { do: 'trade', times: 1, silver: 0 }],
    ['mountain.OL', 'woodcutter-2', { do: 'construct', building: 'workshop.1' }],
    ['lake.IN', 'overseer-2', { do: 'placeWorkers', workers: 1 }],
    ['lake.IN', 'deacon-2', { do: 'transcribe' }],
  ])((space, card, choice) => {
    const t = aTable().board(0, 'thief', 'thief', card).viscount(0, space).books('lake', 'blue-3-silver').folk('lake').folk('mountain');
    t.built(1, 'workshop.1', 'mountain.2').action(0).answers(choice);
    expect(t.facts('ability')).toEqual([{ seat: 0, card, effect: { op: 'gain', what: 'virtue', n: 1 } }]);
    expect(t.player(0).virtue).toBe(6);
  });

  rule('VWK-ACT-08', 'the phase may be skipped, and then nobody is dismissed', () => {
    const t = aTable().board(0, 'trader').folk('lake', 'miner').action(0).answers({ do: 'skip' });
    expect(t.waiting()).toEqual([]);
    expect(t.facts('dismissed')).toEqual([]);
  });

  rule('VWK-ACT-09', 'an action is offered only if it can be completed', () => {
    const t = aTable().board(0, 'labourer', 'labourer', 'labourer').folk('lake').viscount(0, 'lake.OR').action(0);
    expect(t.offers('trade')).toEqual([]);
    expect(t.offers('construct').map(o => o.building)).toEqual(['workshop.1', 'workshop.2', 'workshop.3']);
    t.built(1, 'workshop.1', 'lake.3').built(1, 'workshop.2', 'lake.4').action(0);
    expect(t.options()).toEqual([{ do: 'skip' }]);
    t.viscount(0, 'lake.IN').books('lake', 'grey-4-workshop').action(0);
    expect(t.options()).toEqual([{ do: 'skip' }]);
    t.board(0, 'squire', 'labourer', 'labourer').has(0, { workers: 0 }).action(0);
    expect(t.options()).toEqual([{ do: 'skip' }]);
  });

  rule('VWK-ACT-10', 'name it, dismiss, pay, carry it out, then the abilities; what the dismissal brought may be spent', () => {
    // Dismissing a Charlatan brings a debt; a Racketeer on the board lets one destroy for silver, which Mason turns into icons.
    const t = aTable()
      .board(0, 'racketeer-2', 'mason', 'squire')
      .hand(0, 'financer')
      .folk('lake', 'charlatan')
      .has(0, { silver: 3, stone: 0 });
    t.action(0).answers({ do: 'dismiss', action: 'construct' });
    expect(t.player(0)).toMatchObject({ silver: 0, unpaid: 1 });
    t.answers({ do: 'choose', effect: { op: 'destroy', n: 1 } }, { do: 'destroy', card: 'financer' });
    expect(t.offers('construct').map(o => o.building)).toContain('tradingPost.1');
    expect(t.offers('skip')).toEqual([]);
  });

  rule('VWK-ACT-10', 'what is paid is paid before anything is built', () => {
    const t = aTable().board(0, 'mason', 'squire', 'squire').has(0, { stone: 2, silver: 4 }).viscount(0, 'lake.OR').folk('lake');
    t.built(1, 'workshop.1', 'lake.4').action(0).answers({ do: 'construct', building: 'workshop.1' });
    expect(t.asked(0)).toBe('pay');
    expect(t.facts('built')).toEqual([]);
    t.answers({ do: 'pay', ...NO_PIECES, stone: 1, silver: 2 });
    expect(t.log.map(fact => fact.key).slice(0, 2)).toEqual(['paid', 'built']);
  });

  rule('VWK-ACT-11', 'free buildings, workers and manuscripts trigger no such ability', () => {
    const t = aTable().board(0, 'woodcutter-2', 'overseer-2', 'deacon-2').books('lake', 'black-3-flip');
    t.effect(0, { op: 'placeBuilding', type: 'workshop', at: 'anywhere' }).answers({ do: 'build', building: 'workshop.1', spot: 'lake.1' });
    t.effect(0, { op: 'placeWorkers', n: 2 }).answers({ do: 'section', section: 'flip' });
    t.effect(0, { op: 'takeManuscript', costs: [3] }).answers({ do: 'manuscript', manuscript: 'black-3-flip' });
    expect(t.facts('ability')).toEqual([]);
  });

  rule('VWK-ACT-12', 'only payments without waste are offered', () => {
    const t = aTable()
      .board(0, 'emma', 'clergyman', 'squire')
      .has(0, { ink: 2, gold: 1, stone: 1, silver: 4 })
      .books('lake', 'black-4-ink')
      .viscount(0, 'lake.IN');
    t.folk('lake').action(0).answers({ do: 'transcribe' });
    expect(t.asked(0)).toBe('pay');
    expect(t.offers('pay')).toEqual([
      { do: 'pay', ...NO_PIECES, silver: 4 },
      { do: 'pay', ...NO_PIECES, stone: 1, silver: 2 },
      { do: 'pay', ...NO_PIECES, gold: 1, silver: 2 },
      { do: 'pay', ...NO_PIECES, gold: 1, stone: 1 },
      { do: 'pay', ...NO_PIECES, ink: 1, silver: 2 },
      { do: 'pay', ...NO_PIECES, ink: 1, stone: 1 },
      { do: 'pay', ...NO_PIECES, ink: 1, gold: 1 },
      { do: 'pay', ...NO_PIECES, ink: 2 },
    ]);
    t.answers({ do: 'pay', ...NO_PIECES, gold: 1, stone: 1 });
    expect(t.player(0)).toMatchObject({ ink: 4, gold: 0, stone: 0, silver: 4, manuscripts: ['black-4-ink'] });
  });

  rule('VWK-ACT-12', 'each icon counts once, and nothing is paid on top of enough', () => {
    // No two printed cards exchange for the same action, and none gives three icons: owners' entries stand in.
    const again = {
      value: 1,
      icons: ['merchant' as const],
      ongoing: exchange('merchant', 2, 'cleric', 'transcribe'),
      sure: 'owner' as const,
    };
    const strong = {
      value: 1,
      icons: ['cleric' as const],
      ongoing: payFor(['stone'], 1, 'cleric', 3, 'transcribe'),
      sure: 'owner' as const,
    };
    const t = aTable(2, { components: { cards: { trader: again, emma: strong } } }).board(0, 'traveller', 'trader', 'squire');
    expect(strength(t.state, 0, 'transcribe')).toBe(1);
    t.board(0, 'emma', 'squire', 'squire').has(0, { ink: 3, stone: 1 }).viscount(0, 'lake.IN').books('lake', 'black-4-ink').folk('lake');
    t.action(0).answers({ do: 'transcribe' });
    expect(t.offers('pay')).toEqual([
      { do: 'pay', ...NO_PIECES, stone: 1 },
      { do: 'pay', ...NO_PIECES, ink: 3 },
    ]);
  });

  rule('VWK-ACT-13', 'the Artist makes one gold two nobles once, other gold counts one each', () => {
    const t = aTable()
      .board(0, 'artist', 'abbot', 'abbot')
      .has(0, { gold: 3 })
      .viscount(0, 'lake.IN')
      .folk('lake')
      .books('lake', 'grey-7-guildhall');
    expect(
      t
        .action(0)
        .offers('placeWorkers')
        .map(o => o.workers),
    ).toEqual([1, 2, 3]);
    t.answers({ do: 'placeWorkers', workers: 3 });
    expect(t.player(0)).toMatchObject({ gold: 0, workers: 17 });
  });
});

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
