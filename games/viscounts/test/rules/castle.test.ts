import { rule } from '@tarsas/kernel/testing';
import { describe, expect } from 'vitest';
import { SECTION_IDS, SECTIONS } from '../../data/castle.ts';
import { castleMove, destroy, gain, hireFree } from '../../data/effects.ts';
import { handLimit } from '../../rules/deck.ts';
import { aTable } from '../table.ts';

const LAKE = 'ink-stone';
const MOUNTAIN = 'flip';
const FOREST = 'gold-or-move';
const HILLS = 'hire-or-destroy';
const SNOW = 'virtue-2';

describe('Place workers and the castle', () => {
  rule.each('VWK-CASTLE-01 VWK-CASTLE-19', 'icons for workers, or fewer', [
    [0, []],
    [1, [1]],
    [2, [1]],
    [3, [1, 2]],
    [5, [1, 2, 3]],
    [7, [1, 2, 3]],
    [8, [1, 2, 3, 4]],
  ])((gold, workers) => {
    const t = aTable().board(0, 'abbot', 'abbot', 'abbot').viscount(0, 'lake.IN').has(0, { gold }).folk('lake').action(0);
    expect(t.offers('placeWorkers').map(o => o.workers)).toEqual(workers);
  });

  rule('VWK-CASTLE-02', 'into the first-tier section next to the viscount', () => {
    const t = aTable()
      .board(0, 'squire', 'squire', 'squire')
      .viscount(0, 'forest.IN')
      .action(0)
      .answers({ do: 'placeWorkers', workers: 2 });
    expect(t.inCastle(0, 1, FOREST)).toBe(2);
    const turned = aTable()
      .sets({ turned: 2 })
      .board(0, 'squire')
      .viscount(0, 'forest.IN')
      .action(0)
      .answers({ do: 'placeWorkers', workers: 1 });
    expect(turned.inCastle(0, 1, SNOW)).toBe(1);
  });

  rule('VWK-CASTLE-03', 'from the supply: with none the action cannot be chosen, with few what is there', () => {
    const t = aTable().board(0, 'enforcer', 'enforcer', 'enforcer').viscount(0, 'lake.IN').has(0, { gold: 9, workers: 2 }).action(0);
    expect(t.offers('placeWorkers').map(o => o.workers)).toEqual([1, 2]);
    expect(t.has(0, { workers: 0 }).action(0).offers('placeWorkers')).toEqual([]);
  });

  rule('VWK-CASTLE-04 VWK-EX-09', 'three: one goes up with the effect, one clockwise, one counter-clockwise', () => {
    const t = aTable().folk('snow', 'friar').now({ kind: 'place', seat: 0, n: 3, section: 3 });
    expect(t.options()).toEqual([
      { do: 'choose', effect: hireFree },
      { do: 'choose', effect: destroy() },
    ]);
    expect(t.inCastle(0, 2, HILLS)).toBe(1);
    expect(t.inCastle(0, 1, HILLS)).toBe(2);
    t.answers({ do: 'choose', effect: hireFree }, { do: 'hire', card: 'friar' });
    expect([HILLS, SNOW, FOREST].map(section => t.inCastle(0, 1, section as typeof HILLS))).toEqual([0, 1, 1]);
  });

  rule('VWK-CASTLE-05', 'again while there are three anywhere; with several the player orders them', () => {
    const t = aTable().workers(0, 1, MOUNTAIN, 2).workers(0, 1, SNOW, 2).now({ kind: 'place', seat: 0, n: 3, section: 0 });
    expect(t.options()).toEqual([
      { do: 'section', section: MOUNTAIN },
      { do: 'section', section: SNOW },
    ]);
    t.answers({ do: 'section', section: SNOW });
    expect(t.facts('up').map(fact => fact.section)).toEqual([LAKE, SNOW, MOUNTAIN]);
    expect(t.inCastle(0, 1, LAKE)).toBe(2);
  });

  rule('VWK-CASTLE-06', 'three on the second tier: one to the third for any resource, nobody sideways', () => {
    const t = aTable().workers(0, 2, LAKE, 4).now({ kind: 'castle', seat: 0 });
    t.answers({ do: 'take', what: 'gold' }, { do: 'take', what: 'ink' });
    expect([t.state.tier3[0], t.inCastle(0, 2, LAKE), t.inCastle(0, 2, MOUNTAIN), t.inCastle(0, 2, SNOW)]).toEqual([2, 2, 0, 0]);
    expect(t.player(0)).toMatchObject({ gold: 1, ink: 1 });
  });

  rule('VWK-CASTLE-07 VWK-CASTLE-08 VWK-CASTLE-22', 'more than three: the player bumps, own ones too, and owners are paid', () => {
    const t = aTable(3).workers(0, 1, LAKE, 2).workers(1, 1, LAKE, 2).workers(2, 1, LAKE, 1).now({ kind: 'castle', seat: 0 });
    expect(t.options()).toEqual([0, 1, 2].map(seat => ({ do: 'bump', seat })));
    t.answers({ do: 'bump', seat: 0 }, { do: 'bump', seat: 1 });
    expect([t.player(0).silver, t.player(1).silver, t.player(2).silver]).toEqual([2, 2, 0]);
    expect([t.player(0).workers, t.player(1).workers]).toEqual([19, 19]);
    expect(t.waiting()).toEqual([]);
    const second = aTable(3)
      .workers(0, 2, LAKE, 2)
      .workers(1, 2, LAKE, 2)
      .now({ kind: 'castle', seat: 0 })
      .answers({ do: 'bump', seat: 1 });
    expect(second.asked(1)).toBe('resource');
    expect(second.answers({ do: 'take', what: 'stone' }).player(1)).toMatchObject({ virtue: 6, stone: 1, workers: 19 });
  });

  rule('VWK-CASTLE-09', 'nobody is bumped off the third tier', () => {
    const t = aTable(3).workers(0, 3, LAKE, 3).workers(1, 3, LAKE, 3).workers(2, 3, LAKE, 3).now({ kind: 'castle', seat: 0 });
    expect(t.waiting()).toEqual([]);
    expect(t.state.tier3).toEqual([3, 3, 3, 0]);
  });

  rule('VWK-CASTLE-10', 'the effects of the second tier, clockwise', () => {
    expect(SECTION_IDS.map(id => SECTIONS[id])).toEqual([
      { op: 'and', of: [gain('ink'), gain('stone')] },
      { op: 'flip', what: 'either' },
      { op: 'or', of: [gain('gold'), castleMove] },
      { op: 'or', of: [hireFree, destroy()] },
      gain('virtue', 2),
    ]);
  });

  rule('VWK-CASTLE-11 VWK-CASTLE-18', 'on another’s turn: the active player finishes first, then the other moves and bumps', () => {
    // A link with a castle move between the two of them.
    const t = aTable().viscount(0, 'lake.OR').built(1, 'workshop.1', 'mountain.1');
    t.workers(0, 1, LAKE, 2).workers(0, 1, SNOW, 1).workers(1, 1, MOUNTAIN, 2).workers(1, 1, FOREST, 1).workers(0, 1, FOREST, 1);
    t.now({ kind: 'spot', seat: 0, building: 6 }).answers({ do: 'spot', spot: 'lake.4' }, { do: 'decline' });
    t.answers({ do: 'castleMove', from: SNOW, to: LAKE });
    expect(t.facts('up')).toEqual([{ seat: 0, section: LAKE, tier: 2 }]);
    expect(t.asked(1)).toBe('castleMove');
    t.has(1, { acquired: 1 }).answers({ do: 'castleMove', from: FOREST, to: MOUNTAIN });
    // Three of seat 1 in the mountain section next to one of seat 0: one goes up, two leave, nobody need be bumped.
    expect(t.facts('up')).toHaveLength(2);
    expect(t.player(1).approved).toBe(1);
    const bump = aTable().workers(0, 1, MOUNTAIN, 2).workers(1, 1, MOUNTAIN, 1).workers(1, 1, LAKE, 1).sets({ active: 0 });
    bump.effect(1, castleMove).answers({ do: 'castleMove', from: LAKE, to: MOUNTAIN });
    expect(bump.asked(1)).toBe('bump');
  });

  rule('VWK-CASTLE-12 VWK-CASTLE-21', 'the first on the third tier leads, then whoever has strictly more', () => {
    const t = aTable().workers(0, 2, LAKE, 3).now({ kind: 'castle', seat: 0 }).answers({ do: 'take', what: 'ink' });
    expect(t.state.leader).toBe(0);
    t.workers(1, 2, MOUNTAIN, 3).now({ kind: 'castle', seat: 1 }).answers({ do: 'take', what: 'ink' });
    expect(t.state.leader).toBe(0);
    t.workers(1, 2, MOUNTAIN, 1).now({ kind: 'castle', seat: 1 }).answers({ do: 'take', what: 'ink' });
    expect(t.state.leader).toBe(1);
  });

  rule('VWK-CASTLE-13', 'the leader has a bigger hand and 5 points; losing the card discards nothing', () => {
    const t = aTable().sets({ leader: 0 }).hand(0, 'abbot', 'squire', 'trader', 'thief');
    expect([handLimit(t.state, 0), handLimit(t.state, 1), t.points(0, 'leader')]).toEqual([4, 3, 5]);
    t.sets({ leader: 1 }).now({ kind: 'turn', seat: 0, phase: 6 });
    expect(t.player(0).hand).toHaveLength(4);
  });

  rule('VWK-CASTLE-14 VWK-ICON-14', 'free workers go to any one section and are resolved the same way', () => {
    const t = aTable().effect(0, { op: 'placeWorkers', n: 4 });
    expect(t.offers('section')).toHaveLength(5);
    t.answers({ do: 'section', section: SNOW });
    expect(t.player(0)).toMatchObject({ workers: 16, virtue: 5 });
    expect(t.inCastle(0, 2, SNOW)).toBe(1);
  });

  rule('VWK-CASTLE-15 VWK-SCORE-02', '1, 2 and 3 points by tier', () => {
    const t = aTable().workers(0, 1, LAKE, 2).workers(0, 2, SNOW, 2).workers(0, 3, LAKE, 1);
    expect(t.points(0, 'castle')).toBe(2 + 4 + 3);
  });

  rule('VWK-CASTLE-16', 'the checks follow every placing and moving', () => {
    const t = aTable()
      .workers(0, 1, LAKE, 2)
      .workers(0, 1, SNOW, 1)
      .effect(0, castleMove)
      .answers({ do: 'castleMove', from: SNOW, to: LAKE });
    expect(t.facts('up')).toHaveLength(1);
    expect(t.player(0)).toMatchObject({ ink: 1, stone: 1 });
  });

  rule('VWK-CASTLE-17', 'a section is finished first; a castle move may leave one or none to go sideways', () => {
    const t = aTable().now({ kind: 'place', seat: 0, n: 3, section: 2 }).answers({ do: 'choose', effect: castleMove });
    t.answers({ do: 'castleMove', from: FOREST, to: HILLS });
    expect(t.asked(0)).toBe('side');
    t.answers({ do: 'section', section: HILLS });
    expect([t.inCastle(0, 1, FOREST), t.inCastle(0, 1, HILLS), t.inCastle(0, 1, MOUNTAIN)]).toEqual([0, 2, 0]);
    const full = aTable().workers(0, 1, HILLS, 2).folk('lake', 'miner').now({ kind: 'place', seat: 0, n: 3, section: 2 });
    full.answers({ do: 'choose', effect: castleMove }, { do: 'castleMove', from: FOREST, to: HILLS });
    // The three in the hills section wait until the last worker of the forest section has left it.
    expect(full.asked(0)).toBe('side');
    expect(full.facts('up')).toHaveLength(1);
    expect(full.answers({ do: 'section', section: MOUNTAIN }).facts('up')).toHaveLength(2);
  });

  rule('VWK-CASTLE-20', 'fewer in supply than the effect says: what is there, or nothing', () => {
    const t = aTable().has(0, { workers: 1 }).effect(0, { op: 'placeWorkers', n: 4 }).answers({ do: 'section', section: LAKE });
    expect([t.inCastle(0, 1, LAKE), t.player(0).workers]).toEqual([1, 0]);
    expect(t.effect(0, { op: 'placeWorkers', n: 2 }).waiting()).toEqual([]);
  });

  rule('VWK-CASTLE-23 VWK-ICON-13', 'a castle move goes to a neighbour on the first tier, or is declined', () => {
    const t = aTable().workers(0, 1, LAKE, 1).workers(0, 2, HILLS, 1).effect(0, castleMove);
    expect(t.options()).toEqual([
      { do: 'castleMove', from: LAKE, to: MOUNTAIN },
      { do: 'castleMove', from: LAKE, to: SNOW },
      { do: 'decline' },
    ]);
  });

  rule('VWK-EX-10', 'five nobles and three gold place four workers', () => {
    const t = aTable()
      .board(0, 'thief', 'overseer-3', 'benefactor')
      .built(0, 'guildhall.2')
      .bonus(0, 'blue')
      .has(0, { gold: 3 })
      .viscount(0, 'lake.IN')
      .folk('lake');
    expect(
      t
        .action(0)
        .offers('placeWorkers')
        .map(o => o.workers),
    ).toEqual([1, 2, 3, 4]);
    t.answers({ do: 'placeWorkers', workers: 4 });
    expect(t.player(0)).toMatchObject({ gold: 0, workers: 16 });
  });

  rule('VWK-EX-11', 'the castle cascade', () => {
    const red = 0;
    const blue = 1;
    const yellow = 2;
    const t = aTable(3)
      .board(red, 'overseer-3', 'thief', 'benefactor')
      .built(red, 'guildhall.2')
      .bonus(red, 'blue')
      .hand(red, 'abbot')
      .has(red, { gold: 3 })
      .viscount(red, 'lake.IN')
      .folk('lake');
    t.workers(red, 1, LAKE, 1).workers(red, 1, SNOW, 2).workers(red, 2, LAKE, 2);
    t.workers(blue, 1, MOUNTAIN, 2).workers(yellow, 1, MOUNTAIN, 1).workers(blue, 3, LAKE, 1).sets({ leader: blue });
    t.action(red).answers({ do: 'placeWorkers', workers: 4 });
    expect(
      t
        .facts('up')
        .filter(fact => fact.tier === 2)
        .map(fact => fact.section),
    ).toEqual([LAKE, SNOW, LAKE]);
    expect(t.player(red)).toMatchObject({ ink: 2, stone: 2, virtue: 5 });
    t.answers({ do: 'take', what: 'gold' }, { do: 'take', what: 'gold' });
    expect(t.state.tier3).toEqual([2, 1, 0, 0]);
    expect(t.state.leader).toBe(red);
    t.answers({ do: 'bump', seat: blue }, { do: 'bump', seat: blue });
    expect(t.player(blue).silver).toBe(4);
    expect(t.options()).toEqual([
      { do: 'choose', effect: destroy() },
      { do: 'choose', effect: { op: 'discard', n: 1 } },
    ]);
  });
});
