/** Section 17 of the digest: the Lightning variant. */
import { rule } from '@tarsas/kernel/testing';
import { describe, expect } from 'vitest';
import { RECONSTRUCTED } from '../../data/index.ts';
import type { Options } from '../../rules/state.ts';
import { aTable, dealtTable, type Table } from '../table.ts';

/** Targets 1, 4, 8 and 8 for Anna; 2, 4, 6 and 11 for Bence. */
const ANNA = ['fire-01', 'fire-04', 'fire-08', 'flood-08'];
const BENCE = ['plague-02', 'plague-04', 'plague-06', 'plague-11'];
const lightning = (options: Partial<Options> = {}) =>
  aTable('Anna', 'Bence', { game: 'lightning', ...options })
    .has('Anna', { hand: ANNA })
    .has('Bence', { hand: BENCE })
    .begin();
const picking = (options: Partial<Options> = {}) => lightning(options).plays('Anna', 'keep').plays('Bence', 'keep');
const picked = (anna: string[], bence: string[]) =>
  picking().plays('Anna', { do: 'pick', cards: anna }).plays('Bence', { do: 'pick', cards: bence });
const places = (t: Table, name: string, ...locations: string[]) => {
  for (const location of locations) t.plays(name, { do: 'place', location });
  return t;
};
const setUp = () => {
  const t = picked(['fire-01', 'fire-04'], ['plague-02', 'plague-11']);
  return places(places(t, 'Anna', 'city', 'army-low'), 'Bence', 'farm-axe', 'farm-wheat');
};

describe('Lightning variant', () => {
  rule.each('EE-LIGHT-01', 'the turn marker starts on the space with the lightning symbol', [[2], [3], [4]])(players => {
    const names = ['Anna', 'Bence', 'Cili', 'Dani'].slice(0, players);
    const symbol = RECONSTRUCTED.tracks.find(track => track.players.includes(players))?.lightning;
    expect(dealtTable('space', ...names, { game: 'lightning' }).state.space).toBe(symbol);
    expect(symbol).toBeGreaterThan(0);
  });

  rule('EE-LIGHT-02', 'each player has the four cards of set-up and no more', () => {
    const t = dealtTable('four cards', 'Anna', 'Bence', 'Cili', { game: 'lightning' });
    expect(t.names.map(name => t.player(name).hand.length)).toEqual([4, 4, 4]);
    for (const name of t.names) t.plays(name, 'keep');
    expect(t.names.map(name => t.player(name).hand.length)).toEqual([4, 4, 4]);
    expect(t.state.deck).toHaveLength(88 - 12);
  });

  rule('EE-LIGHT-03', 'each player picks two of the four for their own empire', () => {
    const t = picking();
    expect(t.options('Anna')).toHaveLength(6);
    for (const option of t.options('Bence')) if (option.do === 'pick') expect(BENCE).toEqual(expect.arrayContaining(option.cards));
    t.plays('Anna', { do: 'pick', cards: ['fire-01', 'fire-04'] }).plays('Bence', { do: 'pick', cards: ['plague-02', 'plague-11'] });
    expect(t.player('Anna').destroyed).toEqual(['farm-wheat', 'farm-axe']);
    expect(t.player('Bence').destroyed).toEqual(['army-low', 'city']);
  });

  rule('EE-LIGHT-04', 'once, all four may be exchanged; then both disasters come from the second draw', () => {
    const t = lightning().deck('earthquake-01', 'earthquake-02', 'earthquake-03', 'earthquake-04');
    t.plays('Anna', 'redraw').plays('Bence', 'keep');
    expect(t.player('Anna').hand).toEqual(['earthquake-01', 'earthquake-02', 'earthquake-03', 'earthquake-04']);
    expect(t.player('Bence').hand).toEqual(BENCE);
    expect(new Set(t.options('Anna').map(option => option.do))).toEqual(new Set(['pick']));
    for (const option of t.options('Anna')) {
      if (option.do === 'pick') expect(option.cards.every(card => card.startsWith('earthquake'))).toBe(true);
    }
  });

  rule('EE-LIGHT-05', 'the location at the target is destroyed, then the card is placed under an intact one', () => {
    const t = picked(['fire-01', 'fire-04'], ['plague-02', 'plague-11']);
    expect(t.player('Anna').destroyed).toEqual(['farm-wheat', 'farm-axe']);
    const intact = Object.keys(RECONSTRUCTED.locations).filter(location => location !== 'farm-wheat' && location !== 'farm-axe');
    expect(t.options('Anna')).toEqual(intact.map(location => ({ do: 'place', location })));
    places(t, 'Anna', 'city');
    expect(t.under('Anna', 'city')).toEqual(['fire-01']);
  });

  rule('EE-LIGHT-06', 'both targets are destroyed before either card is placed', () => {
    const t = picked(['fire-01', 'fire-04'], ['plague-02', 'plague-11']);
    expect(t.facts('destroyed')).toHaveLength(4);
    expect(t.facts('placed')).toEqual([]);
    expect(t.may('Anna', { do: 'place', location: 'farm-axe' })).toBe(false); // the target of the second card
  });

  rule('EE-LIGHT-07', 'every player ends up with 2 destroyed locations and 2 innovations under intact ones, whatever was picked', () => {
    for (const seed of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']) {
      const t = dealtTable(seed, 'Anna', 'Bence', 'Cili', { game: 'lightning' });
      while (t.state.space === 7 && t.waiting().length > 0) {
        const name = t.waiting()[0];
        t.plays(name, { ...t.options(name)[t.options(name).length - 1] });
      }
      for (const { destroyed, innovations, under } of t.state.players) {
        expect([destroyed.length, innovations.length], `seed '${seed}'`).toEqual([2, 2]);
        for (const location of under) expect(destroyed, `seed '${seed}'`).not.toContain(location);
      }
    }
  });

  rule('EE-LIGHT-08', 'two cards with the same target may be picked; the second destruction goes next door', () => {
    const t = picking()
      .plays('Anna', { do: 'pick', cards: ['fire-08', 'flood-08'] })
      .plays('Bence', { do: 'pick', cards: ['plague-02', 'plague-11'] });
    expect(t.options('Anna')).toEqual([
      { do: 'destroy', location: 'army-high' },
      { do: 'destroy', location: 'village-low' },
    ]);
    t.plays('Anna', { do: 'destroy', location: 'village-low' });
    expect(t.player('Anna').destroyed).toEqual(['road-trade', 'village-low']);
    const strict = picking({ lightningSameTargetPairAllowed: false });
    expect(strict.options('Anna')).toHaveLength(5);
    expect(strict.may('Anna', { do: 'pick', cards: ['fire-08', 'flood-08'] })).toBe(false);
    const hand = ['fire-08', 'flood-08', 'plague-08', 'famine-08'];
    const forced = aTable('Anna', 'Bence', { game: 'lightning', lightningSameTargetPairAllowed: false }).has('Anna', { hand }).begin();
    forced.plays('Anna', 'keep').plays('Bence', 'keep');
    expect(forced.options('Anna')).toHaveLength(6);
  });

  rule('EE-LIGHT-09', 'the other two cards are discarded, and everyone draws up to two', () => {
    const t = setUp();
    expect(t.names.map(name => t.player(name).hand.length)).toEqual([2, 2]);
    for (const card of [...ANNA, ...BENCE]) expect([...t.player('Anna').hand, ...t.player('Bence').hand]).not.toContain(card);
  });

  rule('EE-LIGHT-10', 'everything else is as in the normal game, with hands of two throughout', () => {
    const seed = 'a whole game';
    const t = dealtTable(seed, 'Anna', 'Bence', { game: 'lightning' });
    let most = 0;
    t.playsOut(seed, table => {
      if (table.state.space > 7) most = Math.max(most, ...table.state.players.map(({ hand }) => hand.length));
    });
    expect(most, `seed '${seed}'`).toBe(2);
    expect(t.facts('phase').map(({ phase }) => phase)).toEqual(RECONSTRUCTED.tracks[0].spaces.slice(7));
  });

  rule(
    'EE-LIGHT-11',
    'in the industry phase both cards may be played or sold, nothing is left to throw away, and the hand is refilled to two',
    () => {
      const t = aTable('Anna', 'Bence', { game: 'lightning' })
        .everybodyHas({ hand: [] })
        .has('Anna', { hand: ['flood-01', 'flood-02'] });
      t.begin('industry').plays('Anna', { do: 'sell', card: 'flood-01' }).plays('Anna', { do: 'sell', card: 'flood-02' });
      expect(t.may('Anna', 'throwAway')).toBe(false);
      t.plays('Anna', 'finish').plays('Bence', 'finish');
      expect(t.names.map(name => t.player(name).hand.length)).toEqual([2, 2]);
    },
  );

  rule('EE-LIGHT-12', 'the first phase played is the disaster phase after the marked space: 19 phases instead of 26', () => {
    const t = setUp();
    expect(t.facts('phase')).toEqual([{ space: 8, phase: 'disaster' }]);
    for (const { spaces, lightning: symbol } of RECONSTRUCTED.tracks) {
      expect([spaces.length, spaces.length - symbol, spaces[symbol]]).toEqual([26, 19, 'disaster']);
    }
  });

  rule('EE-LIGHT-13', 'Earthquakes picked in this set-up have no effect yet', () => {
    const t = aTable('Anna', 'Bence', { game: 'lightning' }).has('Anna', { hand: ['earthquake-01', 'earthquake-02', ...ANNA.slice(2)] });
    t.has('Bence', { hand: BENCE }).begin().plays('Anna', 'keep').plays('Bence', 'keep');
    t.plays('Anna', { do: 'pick', cards: ['earthquake-01', 'earthquake-02'] });
    places(t.plays('Bence', { do: 'pick', cards: ['plague-02', 'plague-11'] }), 'Anna', 'city', 'farm-axe');
    expect(t.stock('Anna')).toEqual({ wheat: 2, hammer: 2, axe: 2, coin: 2 });
  });

  rule('EE-LIGHT-14', 'all choose at the same time and unseen; second draws are dealt in turn order from the first player', () => {
    const t = lightning()
      .firstPlayer('Bence')
      .deck('flood-01', 'flood-02', 'flood-03', 'flood-04', 'famine-01', 'famine-02', 'famine-03', 'famine-04');
    expect(t.waiting()).toEqual(['Anna', 'Bence']);
    const other = lightning().firstPlayer('Bence').plays('Anna', 'keep');
    t.plays('Anna', 'redraw');
    expect(t.view('Bence')).toEqual({ ...other.view('Bence') });
    expect(t.player('Anna').hand).toEqual(ANNA); // nobody learns anything before all have decided
    t.plays('Bence', 'redraw');
    expect(t.player('Bence').hand).toEqual(['flood-01', 'flood-02', 'flood-03', 'flood-04']);
    expect(t.player('Anna').hand).toEqual(['famine-01', 'famine-02', 'famine-03', 'famine-04']);
    t.plays('Bence', { do: 'pick', cards: ['flood-01', 'flood-02'] });
    expect(JSON.stringify(t.view('Anna').stack)).not.toContain('flood');
    expect(t.player('Bence').destroyed).toEqual([]);
    t.plays('Anna', { do: 'pick', cards: ['famine-01', 'famine-02'] });
    expect(t.player('Bence').destroyed).toEqual(['farm-wheat', 'army-low']);
  });

  rule('EE-LIGHT-15', 'the two cards go under two different locations', () => {
    const t = places(picked(['fire-01', 'fire-04'], ['plague-02', 'plague-11']), 'Anna', 'city');
    expect(t.may('Anna', { do: 'place', location: 'city' })).toBe(false);
    expect(t.may('Anna', { do: 'place', location: 'army-low' })).toBe(true);
  });

  rule('EE-LIGHT-16', 'nobody bids, pays or gains for these disasters, and the first-player marker stays', () => {
    const t = lightning().firstPlayer('Bence').plays('Anna', 'keep').plays('Bence', 'keep');
    t.plays('Bence', { do: 'pick', cards: ['plague-02', 'plague-11'] }).plays('Anna', { do: 'pick', cards: ['fire-01', 'fire-04'] });
    places(places(t, 'Bence', 'farm-axe', 'farm-wheat'), 'Anna', 'city', 'army-low');
    expect(t.state.firstPlayer).toBe(1);
    expect(t.facts('firstPlayer')).toEqual([]);
    for (const name of t.names) expect(t.stock(name)).toEqual({ wheat: 2, hammer: 2, axe: 2, coin: 2 });
  });

  rule('EE-LIGHT-17', 'cards discarded in this set-up go to the discard pile', () => {
    expect(setUp().state.discard).toEqual(['fire-08', 'flood-08', 'plague-04', 'plague-06']);
    const redrawn = lightning().plays('Anna', 'redraw').plays('Bence', 'keep');
    expect(redrawn.state.discard).toEqual(ANNA);
  });
});
