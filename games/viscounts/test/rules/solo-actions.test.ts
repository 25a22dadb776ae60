import { rule } from '@tarsas/kernel/testing';
import { describe, expect } from 'vitest';
import { flip, futureScheme, gain, placeBuilding, placeWorkers, takeManuscript } from '../../data/effects.ts';
import type { AiAction } from '../../data/solo.ts';
import { bookTop } from '../../rules/questions/board.ts';
import { strength } from '../../rules/questions/icons.ts';
import { aTable, type Table } from '../table.ts';

const AI = 1;
const solo = (ai: 'cleric' | 'builder' | 'noble' | 'cards' = 'cleric'): Table => aTable(1, { solo: ai }).board(AI, 'S-x1', 'S-x2', 'S-x1');
const tries = (t: Table, action: AiAction): Table =>
  t.now({ kind: 'aiRow', seat: AI, row: { row: 'first', of: [{ action }, { effect: gain('gold') }] } });

describe('Solo: AI actions', () => {
  rule('VWK-SOLO-30', 'scheme icons, criminals, printed icons, buildings, bonus cards and resources pay for it', () => {
    const t = aTable(1).board(AI, 'S-c');
    expect(strength(t.state, AI, 'transcribe')).toBe(1 + 1);
    t.board(AI, 'S-x1', 'S-c', 'S-bc').built(AI, 'guildhall.1').bonus(AI, 'black');
    expect(strength(t.state, AI, 'transcribe')).toBe(1 + 1 + 1 + 1 + 1);
    t.viscount(AI, 'lake.OR').books('lake', 'grey-7-guildhall').has(AI, { ink: 3 });
    tries(t, 'transcribe');
    expect(t.facts('aiDoes')).toEqual([{ seat: AI, action: 'transcribe', icons: 5, spent: 2, fuel: 'ink', need: 7 }]);
    expect(t.player(AI).ink).toBe(1);
  });

  rule('VWK-SOLO-31', 'its left-most affordable building on the first free spot of its bank, rewards as usual', () => {
    const t = tries(solo().has(AI, { stone: 4 }).viscount(AI, 'mountain.OL').built(0, 'workshop.1', 'mountain.1'), 'construct');
    expect(t.facts('built')).toEqual([{ seat: AI, building: 'guildhall.1', spot: 'mountain.2' }]);
    expect(t.player(AI)).toMatchObject({ stone: 0 + 1, ink: 1 });
    expect(t.player(0).silver).toBe(2);
    const poor = tries(solo().has(AI, { stone: 2 }).viscount(AI, 'mountain.OL'), 'construct');
    expect(poor.facts('built')).toEqual([{ seat: AI, building: 'tradingPost.1', spot: 'mountain.1' }]);
    const full = tries(
      solo().viscount(AI, 'mountain.OL').built(0, 'workshop.1', 'mountain.1').built(0, 'workshop.2', 'mountain.2'),
      'construct',
    );
    expect(full.facts('aiCannot')[0]).toMatchObject({ why: 'spot' });
  });

  rule('VWK-SOLO-32 VWK-SOLO-49', 'a free building of a type: the left-most left, on the first free spot clockwise, rivers ignored', () => {
    const t = solo()
      .viscount(AI, 'mountain.OL')
      .built(0, 'workshop.1', 'mountain.1')
      .built(0, 'workshop.2', 'mountain.2')
      .built(AI, 'workshop.1', 'lake.1');
    t.effect(AI, placeBuilding('workshop'));
    expect(t.facts('built')).toEqual([{ seat: AI, building: 'workshop.2', spot: 'mountain.3' }]);
    t.state.spots = t.state.spots.map(() => 0);
    expect(t.effect(AI, placeBuilding('guildhall')).facts('built')).toHaveLength(1);
  });

  rule('VWK-SOLO-33', 'workers from the outside into the section of its segment, as many as possible, never one', () => {
    const t = tries(solo().has(AI, { gold: 5 }).viscount(AI, 'forest.OR'), 'placeWorkers');
    expect(t.facts('workers')).toEqual([{ seat: AI, n: 4, section: 'gold-or-move' }]);
    const one = tries(solo().board(AI, 'S-x1', 'S-b', 'S-c'), 'placeWorkers');
    expect(one.facts('aiCannot')).toEqual([
      { seat: AI, action: 'placeWorkers', icons: 1, resources: 0, fuel: 'gold', need: 3, why: 'icons' },
    ]);
    expect(one.player(AI).gold).toBe(1);
  });

  rule('VWK-SOLO-34 VWK-SOLO-46', 'it bumps the person’s workers, its own only when none are left', () => {
    const t = solo().workers(0, 1, 'flip', 2).workers(AI, 1, 'flip', 2).now({ kind: 'castle', seat: AI });
    expect(t.facts('bumped')).toEqual([{ seat: AI, owner: 0, tier: 1, section: 'flip' }]);
    expect(t.player(0).silver).toBe(2);
    const company = aTable(2, { solo: 'noble' })
      .workers(0, 1, 'flip', 1)
      .workers(1, 1, 'flip', 2)
      .workers(2, 1, 'flip', 2)
      .now({ kind: 'castle', seat: 2 });
    expect(company.facts('bumped').map(fact => fact.owner)).toEqual([1, 0]);
  });

  rule('VWK-SOLO-35', 'it can lead the castle: 5 points, no hand', () => {
    const t = solo().workers(AI, 2, 'flip', 3).now({ kind: 'castle', seat: AI });
    expect(t.state.leader).toBe(AI);
    expect(t.points(AI, 'leader')).toBe(5);
  });

  rule('VWK-SOLO-36', 'several groups: clockwise from the section next to its viscount', () => {
    const t = solo()
      .viscount(AI, 'hills.OL')
      .workers(AI, 1, 'ink-stone', 3)
      .workers(AI, 1, 'hire-or-destroy', 3)
      .workers(AI, 1, 'gold-or-move', 3);
    t.now({ kind: 'castle', seat: AI });
    expect(
      t
        .facts('up')
        .slice(0, 2)
        .map(fact => fact.section),
    ).toEqual(['hire-or-destroy', 'ink-stone']);
  });

  rule('VWK-SOLO-37', 'a choice on the second tier: the first option', () => {
    const gold = solo().workers(AI, 1, 'gold-or-move', 3).now({ kind: 'castle', seat: AI });
    expect(gold.player(AI)).toMatchObject({ gold: 1, virtue: 7 });
    const hire = solo()
      .sets({ future: ['F-b'] })
      .workers(AI, 1, 'hire-or-destroy', 3)
      .now({ kind: 'castle', seat: AI });
    expect(hire.player(AI).discard).toEqual(['F-b']);
  });

  rule('VWK-SOLO-38', 'free workers go to the section of its segment', () => {
    const t = solo().viscount(AI, 'snow.OR').effect(AI, placeWorkers(2));
    expect(t.inCastle(AI, 1, 'virtue-2')).toBe(2);
  });

  rule('VWK-SOLO-39', 'it transcribes from the outside the top of its segment and wins bonus cards', () => {
    const t = solo()
      .viscount(AI, 'hills.OL')
      .books('hills', 'grey-3-virtue', 'blue-3-silver')
      .has(AI, { manuscripts: ['grey-3-flip', 'grey-6-buildings'] });
    tries(t, 'transcribe');
    expect(t.player(AI).manuscripts).toEqual(['grey-3-flip', 'grey-6-buildings', 'grey-3-virtue']);
    expect(t.state.bonus[0]).toBe(AI);
    expect(bookTop(t.state, 3)).toBe('blue-3-silver');
  });

  rule('VWK-SOLO-40', 'a free manuscript: of its segment if allowed, else clockwise the first allowed', () => {
    const t = solo()
      .viscount(AI, 'hills.OL')
      .books('hills', 'grey-7-guildhall')
      .books('snow', 'black-6-deeds')
      .books('lake', 'blue-3-silver')
      .books('mountain', 'yellow-3-flip');
    t.effect(AI, takeManuscript(3, 4));
    expect(t.player(AI).manuscripts).toEqual(['blue-3-silver']);
    for (const segment of t.state.ring) t.books(segment);
    expect(t.effect(AI, takeManuscript(3, 4)).player(AI).manuscripts).toHaveLength(1);
  });

  rule('VWK-SOLO-41', 'its guildhalls show one icon each, its focus first', () => {
    const icons = (ai: 'cleric' | 'builder' | 'noble') =>
      [1, 2, 3].map(slot =>
        (['construct', 'placeWorkers', 'transcribe'] as const).find(
          action =>
            strength(aTable(1, { solo: ai }).board(AI, 'S-x1', 'S-x1', 'S-x1').built(AI, `guildhall.${slot}`).state, AI, action) === 4,
        ),
      );
    expect(icons('cleric')).toEqual(['transcribe', 'construct', 'placeWorkers']);
    expect(icons('builder')).toEqual(['construct', 'placeWorkers', 'transcribe']);
    expect(icons('noble')).toEqual(['placeWorkers', 'transcribe', 'construct']);
  });

  rule(
    'VWK-SOLO-42 VWK-SOLO-64',
    'its trading posts: a scheme at once, a flip at collisions without criminals, a dismissal at every flip',
    () => {
      const built = solo()
        .sets({ future: ['F-b'] })
        .viscount(AI, 'mountain.OL')
        .effect(AI, placeBuilding('tradingPost'));
      expect(built.player(AI).discard).toEqual(['F-b']);
      const collided = (table: ReturnType<typeof solo>, cell: number) =>
        table
          .built(AI, 'tradingPost.2')
          .has(AI, { unpaid: 1 })
          .has(0, { corruption: cell, virtue: cell })
          .now({ kind: 'collision', seat: 0, step: 0 });
      expect(collided(solo().board(AI, 'S-b'), 4).player(AI).paid).toBe(1);
      expect(collided(solo(), 3).player(AI).paid).toBe(0);
      const third = solo()
        .built(AI, 'tradingPost.3')
        .viscount(AI, 'lake.OL')
        .folk('lake', 'miner', 'friar')
        .has(AI, { unpaid: 1, acquired: 1 });
      third.effect(AI, { op: 'and', of: [flip('debt'), flip('deed')] });
      expect(third.state.removed).toEqual(['miner', 'friar']);
      expect(third.log.map(fact => fact.key).filter(key => key === 'flipped' || key === 'dismissed')).toEqual([
        'flipped',
        'dismissed',
        'flipped',
        'dismissed',
      ]);
    },
  );

  rule('VWK-SOLO-43', 'its workshops: a dismissal at every scheme, virtue and corruption at its shuffles', () => {
    const first = solo()
      .built(AI, 'workshop.1')
      .sets({ future: ['F-b'] })
      .viscount(AI, 'lake.OL')
      .folk('lake', 'miner')
      .effect(AI, futureScheme);
    expect(first.state.removed).toEqual(['miner']);
    const shuffled = (building: string) =>
      solo().board(AI, 'S-b').discard(AI, 'S-c').built(AI, building).effect(AI, { op: 'shuffle' }).player(AI);
    expect(shuffled('workshop.2')).toMatchObject({ virtue: 7 - 1 - 1, corruption: 1 });
    expect(shuffled('workshop.3')).toMatchObject({ virtue: 6, corruption: 2 });
  });

  rule.each('VWK-SOLO-44 VWK-SOLO-53', 'what cannot be done is passed over for the next option, and told', [
    ['construct', { board: ['S-n', 'S-c', 'S-n'] }, 'icons'],
    ['placeWorkers', { workers: 1 }, 'workers'],
    ['transcribe', { board: ['S-n', 'S-b', 'S-n'] }, 'icons'],
    ['flip', {}, 'nothing'],
  ])((action, things, why) => {
    const t = solo()
      .has(AI, things as object)
      .books('mountain', 'grey-3-virtue');
    tries(t, action);
    expect(t.facts('aiCannot')[0]).toMatchObject({ action, why });
    expect(t.player(AI).gold).toBe(1);
  });

  rule('VWK-SOLO-44', 'with all nine buildings built it cannot construct', () => {
    const t = solo().has(AI, { built: 0b111111111 });
    expect(tries(t, 'construct').facts('aiCannot')[0]).toMatchObject({ why: 'building' });
  });

  rule('VWK-SOLO-45', 'it spends what the result needs, and only for the workers it has', () => {
    const t = tries(solo().has(AI, { gold: 9, workers: 3 }).viscount(AI, 'lake.OL'), 'placeWorkers');
    expect(t.facts('workers')).toEqual([{ seat: AI, n: 3, section: 'ink-stone' }]);
    expect(t.player(AI).gold).toBe(9 - 2);
  });

  rule('VWK-SOLO-47', 'with an empty pile it may transcribe the printed manuscript, by action only', () => {
    const t = solo().viscount(AI, 'lake.OL').books('lake');
    tries(t, 'transcribe');
    expect(t.player(AI)).toMatchObject({ manuscripts: [], acquired: 1 });
    for (const segment of t.state.ring) t.books(segment);
    expect(t.effect(AI, takeManuscript(3, 4)).player(AI).acquired).toBe(1);
  });

  rule('VWK-SOLO-48', 'the card-focused AI spends any resource on any action', () => {
    const t = solo('cards').viscount(AI, 'mountain.OL').has(AI, { ink: 1, gold: 2, stone: 1 });
    tries(t, 'construct');
    expect(t.facts('built')).toEqual([{ seat: AI, building: 'guildhall.1', spot: 'mountain.1' }]);
    expect(t.player(AI)).toMatchObject({ ink: 0 + 1, gold: 0, stone: 0 });
    t.effect(AI, gain('resource', 2));
    expect(t.facts('aiResource').map(fact => fact.what)).toEqual(['any', 'any']);
  });
});
