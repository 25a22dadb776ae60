import { randomFrom } from '@tarsas/kernel';
import { rule } from '@tarsas/kernel/testing';
import { describe, expect } from 'vitest';
import { empiresEnd } from '../../rules/index.ts';
import { aTable, dealtTable } from '../table.ts';

const SEEDS = Array.from({ length: 30 }, (_, i) => `seed ${i}`);
const different = <T>(values: T[]): number => new Set(values.map(value => JSON.stringify(value))).size;

describe('Setup', () => {
  rule.each('EE-SETUP-01', 'plays the side of the board for the number of players', [
    // the fifth space is a double disaster on the side for 3 and 4
    [['Anna', 'Bence'], 1],
    [['Anna', 'Bence', 'Cecil'], 2],
    [['Anna', 'Bence', 'Cecil', 'Dóra'], 2],
  ])((names, threats) =>
    expect(
      aTable(...names)
        .space(4)
        .begin().state.threats,
    ).toHaveLength(threats),
  );

  rule('EE-SETUP-02', 'ignores the lightning symbol in the normal game', () => {
    expect(dealtTable('normal', 'Anna', 'Bence').state.space).toBe(1);
    expect(dealtTable('short', 'Anna', 'Bence', { game: 'lightning' }).state.space).toBe(7);
    const t = aTable('Anna', 'Bence').space(6).begin(); // onto the space with the symbol
    expect(t.facts('phase')).toEqual([{ space: 7, phase: 'conflict' }]);
    expect(t.asked('Anna')).toBe('bids');
  });

  rule('EE-SETUP-03', 'starts with the turn marker on START', () => {
    const options = aTable('Anna', 'Bence').state.options;
    expect(empiresEnd.setup({ seats: 2, options, random: randomFrom('any') }).space).toBe(0);
  });

  rule('EE-SETUP-05', 'shuffles the disaster cards', () => {
    expect(different(SEEDS.map(seed => dealtTable(seed, 'Anna', 'Bence').state.deck))).toBe(SEEDS.length);
  });

  rule('EE-SETUP-06', 'shuffles the conflict cards', () => {
    expect(different(SEEDS.map(seed => dealtTable(seed, 'Anna', 'Bence').state.conflictDeck))).toBe(SEEDS.length);
  });

  rule('EE-SETUP-07', 'draws the first player at random, or takes whom the table names', () => {
    const drawn = SEEDS.map(seed => dealtTable(seed, 'Anna', 'Bence', 'Cecil', 'Dóra').state.firstPlayer);
    expect([...new Set(drawn)].sort()).toEqual([0, 1, 2, 3]);
    const named = SEEDS.map(seed => dealtTable(seed, 'Anna', 'Bence', 'Cecil', { firstPlayer: 2 }).waiting());
    expect(different(named)).toBe(1);
    expect(named[0]).toEqual(['Cecil']);
  });

  rule('EE-SETUP-08', 'gives everybody 2 of each resource, 4 disaster cards and 11 locations', () => {
    const t = dealtTable('deal', 'Anna', 'Bence', 'Cecil');
    for (const name of t.names) {
      expect(t.stock(name)).toEqual({ wheat: 2, hammer: 2, axe: 2, coin: 2 });
      expect(t.player(name).hand).toHaveLength(4);
      expect(t.player(name).tiles).toHaveLength(11);
    }
    expect(different(t.state.players.flatMap(p => p.hand))).toBe(12);
    expect(t.state.deck).toHaveLength(88 - 12 - 1); // one is turned up already
  });

  rule('EE-SETUP-09', 'hides resources behind the screen', () => {
    const [poor, rich] = [0, 9].map(wheat => aTable('Anna', 'Bence').has('Anna', { wheat }).deck('fire-09').begin('disaster'));
    expect(rich.view('Bence')).toEqual(poor.view('Bence'));
    expect(rich.view('public')).toEqual(poor.view('public'));
    expect(rich.view('Anna').own).toMatchObject({ wheat: 9 });
  });

  rule('EE-SETUP-10', 'shows hand cards to their owner at any time, and to nobody else', () => {
    const tables = ['fire-01', 'plague-11'].map(card =>
      aTable('Anna', 'Bence')
        .has('Anna', { hand: [card] })
        .deck('fire-09')
        .begin('disaster'),
    );
    expect(tables[0].view('Bence')).toEqual(tables[1].view('Bence'));
    expect(tables[0].view('public')).toEqual(tables[1].view('public'));
    expect(tables[1].view('Anna').own?.hand).toEqual(['plague-11']);
  });

  rule('EE-SETUP-11', 'starts everybody on 0 points', () => {
    const t = dealtTable('zero', 'Anna', 'Bence', 'Cecil');
    expect(t.names.map(name => t.points(name))).toEqual([0, 0, 0]);
  });

  rule('EE-SETUP-12', 'lays the locations out in random order, all intact', () => {
    const tables = SEEDS.map(seed => dealtTable(seed, 'Anna', 'Bence'));
    expect(different(tables.map(t => t.player('Anna').tiles))).toBe(SEEDS.length);
    for (const t of tables) expect(t.player('Anna').destroyed).toEqual([]);
  });

  rule('EE-SETUP-13', 'lays them out in the same order for all others', () => {
    for (const seed of SEEDS) {
      const { players } = dealtTable(seed, 'Anna', 'Bence', 'Cecil', 'Dóra').state;
      for (const { tiles, destroyed } of players) expect([tiles, destroyed]).toEqual([players[0].tiles, []]);
    }
  });

  rule('EE-SETUP-14', 'moves the marker to the first space before the first phase', () => {
    const t = dealtTable('first', 'Anna', 'Bence');
    expect(t.state.space).toBe(1);
    expect(t.log.map(({ key }) => key)).toEqual(['start', 'phase', 'disaster']);
  });

  rule('EE-SETUP-15', 'keeps the order of both decks from all, and shows all discards', () => {
    const t = aTable('Anna', 'Bence')
      .has('Anna', { hand: ['fire-01'] })
      .deckOnly('fire-09', 'flood-03', 'plague-02')
      .begin('industry');
    const views = () => ['Anna', 'Bence', 'public'].map(name => t.view(name));
    const before = structuredClone(views());
    t.state.deck = t.state.deck.toReversed();
    t.state.conflictDeck = t.state.conflictDeck.toReversed();
    expect(views()).toEqual(before);

    t.plays('Anna', { do: 'sell', card: 'fire-01' });
    for (const view of views()) expect(view.discard).toContain('fire-01');
    t.conflictDeck('conflict-04').begin('conflict');
    for (const name of ['Anna', 'Bence']) t.plays(name, { do: 'axes', axes: 0 }).plays(name, { do: 'coins', coins: 0 });
    for (const view of views()) expect(view.conflictDiscard).toEqual(['conflict-04']);
  });

  rule('EE-SETUP-16', 'goes clockwise, and only a taken disaster moves the first-player marker', () => {
    const t = aTable('Anna', 'Bence', 'Cecil').firstPlayer('Bence').everybodyHas({ wheat: 9 }).deck('famine-03').begin('disaster');
    const order = Array.from({ length: 4 }, () => {
      const [next] = t.waiting();
      t.plays(next, { do: 'bid', resource: 'wheat' });
      return next;
    });
    expect(order).toEqual(['Bence', 'Cecil', 'Anna', 'Bence']);

    dealtTable('marker', 'Anna', 'Bence', 'Cecil').playsOut('marker', ({ state }, before, facts) => {
      if (state.firstPlayer === before.firstPlayer) return;
      expect(facts.find(({ key }) => key === 'taken')?.args).toMatchObject({ seat: state.firstPlayer });
    });
  });
});
