import { rule } from '@tarsas/kernel/testing';
import { describe, expect } from 'vitest';
import { discard, gain } from '../../data/effects.ts';
import { handLimit } from '../../rules/deck.ts';
import { boardIcons } from '../../rules/questions/icons.ts';
import { aTable } from '../table.ts';

const ALL = ['tradingPost', 'guildhall', 'workshop'].flatMap(type => [1, 2, 3].map(slot => `${type}.${slot}`));
const BUILDER = ['labourer', 'labourer', 'labourer'] as const;

describe('Construct a building', () => {
  rule('VWK-BUILD-01', 'on a free spot of the own bank', () => {
    const spots = (space: string) =>
      aTable()
        .board(0, ...BUILDER)
        .viscount(0, space)
        .action(0)
        .answers({ do: 'construct', building: 'workshop.1' })
        .offers('spot')
        .map(o => o.spot);
    expect(spots('lake.OL')).toEqual(['lake.1', 'lake.2']);
    expect(spots('lake.OR')).toEqual(['lake.3', 'lake.4']);
  });

  rule('VWK-BUILD-02', 'any of the nine buildings still on the board', () => {
    const t = aTable()
      .board(0, ...BUILDER)
      .has(0, { stone: 9 })
      .action(0);
    expect(t.offers('construct').map(o => o.building)).toEqual(ALL);
    t.built(0, 'guildhall.1').action(0);
    expect(t.offers('construct').map(o => o.building)).toEqual(ALL.filter(id => id !== 'guildhall.1'));
  });

  rule.each('VWK-BUILD-03', 'workshop 3, trading post 5, guildhall 7', [
    [2, []],
    [3, ['workshop']],
    [5, ['tradingPost', 'workshop']],
    [7, ['tradingPost', 'guildhall', 'workshop']],
  ])((icons, types) => {
    const t = aTable().board(0, 'squire', 'squire', 'squire').has(0, { stone: icons }).folk('lake').action(0);
    expect([...new Set(t.offers('construct').map(o => o.building.split('.')[0]))]).toEqual(types);
  });

  rule('VWK-BUILD-04', 'one per action, and none when all are built', () => {
    const t = aTable()
      .board(0, ...BUILDER)
      .viscount(0, 'lake.OR')
      .has(0, { stone: 20, acquired: 1 })
      .built(1, 'workshop.1', 'lake.4')
      .action(0);
    t.answers({ do: 'construct', building: 'workshop.1' });
    expect(t.waiting()).toEqual([]);
    for (const id of ALL) t.built(0, id);
    t.viscount(0, 'hills.OL').action(0);
    expect(t.offers('construct')).toEqual([]);
  });

  rule('VWK-BUILD-05', 'on the spot, and its reward at once', () => {
    const t = aTable()
      .board(0, ...BUILDER)
      .viscount(0, 'mountain.OL')
      .action(0);
    t.answers({ do: 'construct', building: 'workshop.2' }, { do: 'spot', spot: 'mountain.2' });
    expect(t.ownerOf('mountain.2')).toBe(0);
    expect(t.player(0).stone).toBe(1);
  });

  rule('VWK-BUILD-06 VWK-BUILD-07', 'the owners at both ends gain the link, one owner once', () => {
    const t = aTable().built(1, 'workshop.1', 'mountain.2').viscount(0, 'mountain.OL').now({ kind: 'spot', seat: 0, building: 6 });
    t.answers({ do: 'spot', spot: 'mountain.1' });
    expect([t.player(0).silver, t.player(1).silver]).toEqual([2, 2]);
    const own = aTable().built(0, 'workshop.1', 'mountain.2').viscount(0, 'mountain.OL').now({ kind: 'spot', seat: 0, building: 7 });
    own.answers({ do: 'spot', spot: 'mountain.1' });
    expect([own.player(0).silver, own.player(1).silver]).toEqual([2, 0]);
  });

  rule('VWK-BUILD-08', 'links cross rivers and segment borders', () => {
    const river = aTable().built(1, 'workshop.1', 'forest.3').viscount(0, 'forest.OL').now({ kind: 'spot', seat: 0, building: 6 });
    river.answers({ do: 'spot', spot: 'forest.2' });
    expect([river.player(0).virtue, river.player(1).virtue]).toEqual([6, 6]);
    const border = aTable().built(1, 'workshop.1', 'forest.1').viscount(0, 'mountain.OR').now({ kind: 'spot', seat: 0, building: 6 });
    border.answers({ do: 'spot', spot: 'mountain.4' }, { do: 'decline' });
    expect([border.player(0).gold, border.player(1).gold]).toEqual([1, 1]);
    const round = aTable()
      .built(1, 'workshop.1', 'lake.1')
      .board(1, 'abbot', 'squire')
      .viscount(0, 'snow.OR')
      .now({ kind: 'spot', seat: 0, building: 6 });
    expect(round.answers({ do: 'spot', spot: 'snow.4' }).asked(1)).toBe('rearrange');
  });

  rule('VWK-BUILD-09 VWK-BUILD-11', 'the empty slot works from now on: guildhalls show builder, noble and cleric', () => {
    const t = aTable().board(0, 'trader', 'trader', 'trader');
    expect(boardIcons(t.state, 0)).toMatchObject({ builder: 0, noble: 0, cleric: 0 });
    t.effect(0, { op: 'placeBuilding', type: 'guildhall', at: 'anywhere' }).answers({
      do: 'build',
      building: 'guildhall.2',
      spot: 'mountain.1',
    });
    expect(boardIcons(t.state, 0)).toMatchObject({ builder: 0, noble: 1, cleric: 0 });
    t.built(0, 'guildhall.1').built(0, 'guildhall.3');
    expect(boardIcons(t.state, 0)).toMatchObject({ builder: 1, noble: 1, cleric: 1 });
  });

  rule('VWK-BUILD-10', 'trading posts: a free space, dismissing for one silver, two merchants', () => {
    const t = aTable().built(0, 'tradingPost.3').board(0, 'abbot', 'abbot', 'abbot');
    expect(boardIcons(t.state, 0).merchant).toBe(2);
    t.built(0, 'tradingPost.1').board(0, 'trader').viscount(0, 'lake.OR').now({ kind: 'move', seat: 0 });
    expect(t.offers('move')).toContainEqual({ do: 'move', to: 'mountain.OR', silver: 0 });
  });

  rule('VWK-BUILD-12', 'workshops: a discard at every hire, virtue at collisions without criminals, a bigger hand', () => {
    const t = aTable()
      .built(0, 'workshop.1')
      .folk('lake', 'miner')
      .has(0, { silver: 2 })
      .hand(0, 'abbot')
      .now({ kind: 'recruit', seat: 0 });
    t.answers({ do: 'recruit' });
    expect(t.asked(0)).toBe('discard');
    const free = aTable().built(0, 'workshop.1').folk('lake', 'miner').effect(0, { op: 'hireFree' }).answers({ do: 'hire', card: 'miner' });
    expect(free.asked(0)).toBe('discard');
    const collision = aTable()
      .built(0, 'workshop.2')
      .has(1, { corruption: 5, virtue: 5 })
      .sets({ active: 1 })
      .now({ kind: 'collision', seat: 1, step: 0 });
    expect(collision.player(0).virtue).toBe(7 - 1 - 1);
    expect(handLimit(aTable().built(0, 'workshop.3').state, 0)).toBe(4);
  });

  rule('VWK-BUILD-13 VWK-SCORE-01 VWK-EX-07', 'points for one, two and three of a type', () => {
    const points = (type: string) =>
      [1, 2, 3].map(n =>
        Array.from({ length: n }, (_, i) => `${type}.${i + 1}`)
          .reduce((t, id) => t.built(0, id), aTable())
          .points(0, 'buildings'),
      );
    expect(points('tradingPost')).toEqual([4, 9, 15]);
    expect(points('guildhall')).toEqual([6, 13, 21]);
    expect(points('workshop')).toEqual([2, 5, 9]);
  });

  rule('VWK-BUILD-14', 'an ability matters in its own phase only, but the first workshop follows every hire', () => {
    const t = aTable().built(0, 'workshop.1').built(0, 'workshop.2').effect(0, gain('virtue'));
    expect(t.facts('slotAbility')).toEqual([]);
    t.board(0, 'abbot', 'squire', 'journeyman').hand(0, 'labourer').folk('lake', 'miner').turn(0).answers({ do: 'hire', card: 'miner' });
    expect(t.facts('slotAbility')).toEqual([{ seat: 0, building: 'workshop.1', effect: discard() }]);
  });

  rule('VWK-BUILD-15', 'first the reward, then the links in the builder’s order, the builder before the other owner', () => {
    const t = aTable()
      .built(1, 'workshop.1', 'hills.2')
      .built(1, 'workshop.2', 'hills.4')
      .workers(1, 1, 'flip', 1)
      .viscount(0, 'hills.OR')
      .has(0, { acquired: 1 });
    t.workers(0, 1, 'flip', 1).now({ kind: 'spot', seat: 0, building: 6 }).answers({ do: 'spot', spot: 'hills.3' });
    expect(t.player(0).approved).toBe(1);
    expect(t.options()).toEqual([
      { do: 'link', link: 'hills.2-hills.3' },
      { do: 'link', link: 'hills.3-hills.4' },
    ]);
    t.answers({ do: 'link', link: 'hills.3-hills.4' });
    expect([t.player(0).unpaid, t.player(1).unpaid]).toEqual([1, 1]);
    expect(t.asked(0)).toBe('castleMove');
    expect(t.answers({ do: 'decline' }).asked(1)).toBe('castleMove');
  });

  rule('VWK-BUILD-16 VWK-ICON-15', 'a free building has reward, links and ability; without one or a spot it is lost', () => {
    const t = aTable().built(1, 'workshop.1', 'mountain.2').effect(0, { op: 'placeBuilding', type: 'workshop', at: 'anywhere' });
    t.answers({ do: 'build', building: 'workshop.3', spot: 'mountain.1' });
    expect(t.player(0)).toMatchObject({ ink: 1, silver: 2 });
    expect(handLimit(t.state, 0)).toBe(4);
    t.built(0, 'workshop.1').built(0, 'workshop.2').effect(0, { op: 'placeBuilding', type: 'workshop', at: 'anywhere' });
    expect(t.waiting()).toEqual([]);
    t.state.spots = t.state.spots.map(() => 9);
    expect(t.effect(0, { op: 'placeBuilding', type: 'guildhall', at: 'anywhere' }).waiting()).toEqual([]);
  });

  rule('VWK-BUILD-17 VWK-BUILD-18 VWK-ICON-05', 'any empty spot of the whole board, one building each', () => {
    const t = aTable()
      .built(1, 'workshop.1', 'snow.4')
      .viscount(0, 'lake.IN')
      .effect(0, { op: 'placeBuilding', type: 'tradingPost', at: 'anywhere' });
    const spots = new Set(t.offers('build').map(o => o.spot));
    expect(spots.size).toBe(19);
    expect(spots.has('snow.4')).toBe(false);
    expect(new Set(t.offers('build').map(o => o.building))).toEqual(new Set(['tradingPost.1', 'tradingPost.2', 'tradingPost.3']));
  });

  rule('VWK-EX-08', 'the Mason and two stone for a workshop next to blue', () => {
    const t = aTable()
      .board(0, 'abbot', 'squire', 'trader')
      .viscount(0, 'mountain.OL')
      .viscount(1, 'hills.IN')
      .folk('mountain', 'mason')
      .has(0, { silver: 1, stone: 2 });
    t.built(1, 'tradingPost.1', 'mountain.2').action(0).answers({ do: 'dismiss', action: 'construct' });
    expect(t.asked(0)).toBe('rearrange');
    t.answers({ do: 'decline' }, { do: 'construct', building: 'workshop.1' });
    expect(t.ownerOf('mountain.1')).toBe(0);
    expect(t.player(0)).toMatchObject({ ink: 1, silver: 2, stone: 0 });
    expect(t.player(1).silver).toBe(2);
  });
});
