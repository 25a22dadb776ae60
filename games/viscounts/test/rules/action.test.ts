import { rule } from '@tarsas/kernel/testing';
import { describe, expect } from 'vitest';
import { exchange, payFor } from '../../data/effects.ts';
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
