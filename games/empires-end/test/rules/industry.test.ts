/** Section 10 of the digest: the industry phase. */
import { rule } from '@tarsas/kernel/testing';
import { describe, expect } from 'vitest';
import { HAND } from '../../data/components.ts';
import { RECONSTRUCTED } from '../../data/index.ts';
import type { Options } from '../../rules/state.ts';
import { aTable, type Layout } from '../table.ts';

/** Anna in her industry phase; her cards of 1 hammer are floods 1 and 2, those of 2 hammers floods 3 and 6. */
const industry = (layout: Layout, options: Partial<Options> = {}) =>
  aTable('Anna', 'Bence', options)
    .has('Anna', { hand: ['flood-01', 'flood-02', 'flood-03', 'flood-06'], ...layout })
    .begin('industry');
const VILLAGES = ['village-low', 'village-high'];

/** Plays a card and puts it under the first location that will have it. */
function playsCard(t: ReturnType<typeof industry>, card: string, coins = 0) {
  t.plays('Anna', { do: 'play', card, coins });
  const [first] = t.options('Anna', 'place');
  return first ? t.plays('Anna', { ...first }) : t;
}

const cardsLeftToDo = (t: ReturnType<typeof industry>) => [...t.options('Anna', 'play'), ...t.options('Anna', 'sell')];

describe('Industry phase', () => {
  rule('EE-IND-01', 'cards, one restoration and abilities come in any order, mixed as one likes', () => {
    const t = industry({ hammer: 9, destroyed: ['farm-wheat'] }).plays('Anna', { do: 'sell', card: 'flood-06' });
    t.plays('Anna', { do: 'use', source: 'city' }).plays('Anna', { do: 'swap', location: 'city' });
    t.plays('Anna', { do: 'swap', location: 'army-low' }).plays('Anna', { do: 'restore', location: 'farm-wheat', coins: 0 });
    playsCard(t, 'flood-03');
    expect(t.player('Anna')).toMatchObject({ destroyed: [], innovations: ['flood-03'], hand: ['flood-01', 'flood-02'] });
    const back = industry({ hammer: 9, destroyed: ['farm-wheat'] }).plays('Anna', { do: 'restore', location: 'farm-wheat', coins: 0 });
    playsCard(back, 'flood-03').plays('Anna', { do: 'use', source: 'city' });
    expect(back.asked('Anna')).toBe('swap');
  });
});

describe('Cards in the industry phase', () => {
  rule.each('EE-IND-02', 'two cards at most are played or sold', [
    ['play', 'play'],
    ['sell', 'sell'],
    ['play', 'sell'],
    ['sell', 'play'],
  ])((first, second) => {
    const t = industry({});
    for (const [way, card] of [
      [first, 'flood-01'],
      [second, 'flood-02'],
    ] as const) {
      expect(cardsLeftToDo(t)).not.toEqual([]);
      if (way === 'play') playsCard(t, card);
      else t.plays('Anna', { do: 'sell', card });
    }
    expect(cardsLeftToDo(t)).toEqual([]);
    expect(t.player('Anna').hand).toEqual(['flood-03', 'flood-06']);
  });

  rule.each('EE-IND-03', 'a card costs 1 hammer, or 2 where it shows two; coins may replace hammers', [
    //  card        coins  hammers left of 2, coins left of 2
    ['flood-01', 0, 1, 2],
    ['flood-01', 1, 2, 1],
    ['flood-03', 0, 0, 2],
    ['flood-03', 1, 1, 1],
    ['flood-03', 2, 2, 0],
  ])((card, coins, hammer, coin) => {
    const t = playsCard(industry({ destroyed: VILLAGES }), card, coins);
    expect(t.stock('Anna')).toMatchObject({ hammer, coin });
    expect(t.player('Anna').innovations).toEqual([card]);
  });

  rule('EE-IND-04', 'playing a card places it as an innovation; its target and its bids mean nothing', () => {
    const t = industry({ hand: ['fire-09'] }).plays('Anna', { do: 'play', card: 'fire-09' });
    expect(t.asked('Anna')).toBe('placeUnder');
    t.plays('Anna', { do: 'place', location: 'city' });
    expect(t.under('Anna', 'city')).toEqual(['fire-09']);
    expect(t.player('Anna')).toMatchObject({ destroyed: [], hand: [] });
    expect(t.stock('Anna')).toEqual({ wheat: 2, hammer: 2, axe: 2, coin: 2 });
    const ruined = industry({ hand: ['fire-09'], destroyed: Object.keys(RECONSTRUCTED.locations) });
    expect([ruined.may('Anna', 'play'), ruined.may('Anna', 'sell')]).toEqual([false, true]);
  });

  rule('EE-IND-05', 'each intact village makes one card cheaper by 1 hammer', () => {
    const t = playsCard(industry({ destroyed: ['village-high'], coin: 0 }), 'flood-01');
    expect(t.stock('Anna').hammer).toBe(2);
    playsCard(t, 'flood-02');
    expect(t.stock('Anna').hammer).toBe(1);
  });

  rule('EE-IND-06', 'with both villages intact two 1-hammer cards are free', () => {
    const t = industry({ hammer: 0, coin: 0 });
    playsCard(playsCard(t, 'flood-01'), 'flood-02');
    expect(t.player('Anna').innovations).toEqual(['flood-01', 'flood-02']);
    expect(t.stock('Anna')).toMatchObject({ hammer: 0, coin: 0 });
  });

  rule('EE-IND-07', 'the two villages cannot be combined: a 2-hammer card still costs 1, and the other village serves another card', () => {
    expect(industry({ hammer: 0, coin: 0 }).may('Anna', { do: 'play', card: 'flood-03' })).toBe(false);
    const t = playsCard(industry({ hammer: 1, coin: 0 }), 'flood-03');
    expect(t.stock('Anna').hammer).toBe(0);
    playsCard(t, 'flood-01');
    expect(t.player('Anna').innovations).toEqual(['flood-03', 'flood-01']);
  });

  rule('EE-IND-08', 'selling a card discards it for 1 coin from the supply', () => {
    const t = industry({}).plays('Anna', { do: 'sell', card: 'flood-03' });
    expect(t.stock('Anna')).toEqual({ wheat: 2, hammer: 2, axe: 2, coin: 3 });
    expect(t.state.discard).toEqual(['flood-03']);
    expect(t.player('Anna').innovations).toEqual([]);
  });

  rule('EE-IND-09', 'after two cards the rest of the hand may be thrown away, all of it or nothing', () => {
    const t = industry({}).plays('Anna', { do: 'sell', card: 'flood-01' }).plays('Anna', { do: 'sell', card: 'flood-02' });
    expect(t.options('Anna', 'throwAway')).toEqual([{ do: 'throwAway', cards: ['flood-03', 'flood-06'] }]);
    t.plays('Anna', 'throwAway');
    expect(t.player('Anna').hand).toEqual([]);
    expect(t.state.discard).toEqual(['flood-01', 'flood-02', 'flood-03', 'flood-06']);
  });

  rule('EE-IND-10', 'throwing cards away brings nothing', () => {
    const t = industry({}).plays('Anna', { do: 'sell', card: 'flood-01' }).plays('Anna', { do: 'sell', card: 'flood-02' });
    const before = t.stock('Anna');
    t.plays('Anna', 'throwAway');
    expect(t.stock('Anna')).toEqual(before);
    expect(t.points('Anna')).toBe(0);
  });

  rule('EE-IND-11', 'at the end everyone draws back up to 4 cards', () => {
    const t = industry({}).has('Bence', { hand: ['fire-01'] });
    t.plays('Anna', { do: 'sell', card: 'flood-01' }).plays('Anna', { do: 'sell', card: 'flood-02' });
    t.plays('Anna', 'finish').plays('Bence', 'finish');
    expect(t.player('Anna').hand).toHaveLength(4);
    expect(t.player('Anna').hand.slice(0, 2)).toEqual(['flood-03', 'flood-06']);
    expect(t.player('Bence').hand).toHaveLength(4);
    expect(t.player('Bence').hand[0]).toBe('fire-01');
  });

  rule('EE-IND-12', 'the rest may be thrown away only after two cards were played or sold, unless the table rules otherwise', () => {
    const t = industry({});
    expect(t.may('Anna', 'throwAway')).toBe(false);
    t.plays('Anna', { do: 'sell', card: 'flood-01' });
    expect(t.may('Anna', 'throwAway')).toBe(false);
    const lenient = industry({}, { discardRestAfterFewerThanTwo: true }).plays('Anna', 'throwAway');
    expect(lenient.state.discard).toEqual(['flood-01', 'flood-02', 'flood-03', 'flood-06']);
    expect(cardsLeftToDo(lenient)).toEqual([]);
  });

  rule('EE-IND-13', 'an empty deck is made anew of the discards, in the middle of drawing too', () => {
    const t = industry({ hand: [] })
      .has('Bence', { hand: ['fire-01', 'fire-02', 'fire-03', 'fire-04'] })
      .deckOnly('plague-01');
    const discarded = t.state.discard.length;
    t.plays('Bence', 'finish').plays('Anna', 'finish');
    const { hand } = t.player('Anna');
    expect(hand).toHaveLength(4);
    expect(hand[0]).toBe('plague-01');
    expect(t.facts('reshuffled')).toEqual([{ cards: discarded }]);
    expect(t.state.discard).toEqual([]);
    expect(t.state.deck).not.toContain(hand[1]);
  });

  rule.each('EE-IND-13', 'deck and discards cannot run out: at most this many of the 88 cards can be in hands and empires', [
    [2, 39],
    [3, 59],
    [4, 71],
  ])((players, most) => {
    const { spaces } = RECONSTRUCTED.tracks.find(track => track.players.includes(players))!;
    const kinds = { disaster: 1, doubleDisaster: 2, industry: 2 * players, combined: 2 * players, economy: 0, conflict: 0 };
    expect(spaces.reduce((sum, phase) => sum + kinds[phase], players * HAND)).toBe(most);
    expect(Object.keys(RECONSTRUCTED.disasters)).toHaveLength(88);
  });

  rule('EE-IND-27', 'everyone draws up when all have finished, in turn order from the first player', () => {
    const t = aTable('Anna', 'Bence').everybodyHas({ hand: [] }).firstPlayer('Bence');
    t.deck('fire-01', 'fire-02', 'fire-03', 'fire-04', 'plague-01', 'plague-02', 'plague-03', 'plague-04').begin('industry');
    t.plays('Anna', 'finish');
    expect(t.player('Anna').hand).toEqual([]);
    t.plays('Bence', 'finish');
    expect(t.player('Bence').hand).toEqual(['fire-01', 'fire-02', 'fire-03', 'fire-04']);
    expect(t.player('Anna').hand).toEqual(['plague-01', 'plague-02', 'plague-03', 'plague-04']);
  });

  rule('EE-IND-29', 'everybody sees which cards were played, sold and thrown away', () => {
    const t = industry({}).plays('Anna', { do: 'sell', card: 'flood-01' });
    playsCard(t, 'flood-02').plays('Anna', 'throwAway');
    expect(t.view('Bence').discard).toEqual(['flood-01', 'flood-03', 'flood-06']);
    expect(t.view('public').players[0]).toMatchObject({ innovations: ['flood-02'], cards: 0 });
  });
});

describe('Restoring', () => {
  rule('EE-IND-14', 'one location at most is restored per phase', () => {
    const t = industry({ destroyed: ['farm-wheat', 'army-low'], hammer: 9 });
    t.plays('Anna', { do: 'restore', location: 'farm-wheat', coins: 0 });
    expect(t.player('Anna').destroyed).toEqual(['army-low']);
    expect(t.may('Anna', 'restore')).toBe(false);
    t.begin('industry');
    expect(t.may('Anna', { do: 'restore', location: 'army-low' })).toBe(true);
  });

  rule('EE-IND-15', 'the printed cost is paid in hammers and coins, then the tile is intact again', () => {
    const printed = RECONSTRUCTED.locations['farm-hammer'].restoreCost;
    const t = industry({ destroyed: ['farm-hammer'], hammer: printed - 1, coin: 2 });
    expect(t.options('Anna', 'restore')).toEqual([
      { do: 'restore', location: 'farm-hammer', coins: 1 },
      { do: 'restore', location: 'farm-hammer', coins: 2 },
    ]);
    t.plays('Anna', { do: 'restore', coins: 1 });
    expect(t.stock('Anna')).toEqual({ wheat: 2, hammer: 0, axe: 2, coin: 1 });
    expect(t.player('Anna').destroyed).toEqual([]);
    expect(industry({ destroyed: ['farm-hammer'], hammer: printed - 1, coin: 0 }).may('Anna', 'restore')).toBe(false);
  });

  rule('EE-IND-16', 'a restored location and the innovations under it work in the same phase', () => {
    const t = industry({ destroyed: ['city'], under: { city: ['pestilence-03'] }, hammer: 9 });
    expect(t.may('Anna', 'use')).toBe(false);
    t.plays('Anna', { do: 'restore', location: 'city', coins: 0 });
    expect(t.may('Anna', { do: 'use', source: 'city' })).toBe(true);
    t.plays('Anna', { do: 'use', source: 'pestilence-03' });
    expect(t.points('Anna')).toBe(2);
  });

  rule('EE-IND-25', 'discounts next to the location add up, but the price never falls below 0', () => {
    const under = { 'farm-wheat': ['fire-01'], 'road-refresh-low': ['fire-08'] };
    const both = industry({ at: { 2: 'army-high' }, destroyed: ['army-high'], under, hammer: 2, coin: 0 });
    both.plays('Anna', { do: 'restore', location: 'army-high' });
    expect(both.stock('Anna').hammer).toBe(0); // 4 printed, 2 saved
    const effect = { op: 'discountRestore', scope: 'adjacent', amount: 5 } as const;
    const components = { disasters: [{ id: 'fire-01', innovation: { phase: 'industry', effect } as const }] };
    const free = industry({ destroyed: ['army-low'], under, hammer: 1, coin: 0 }, { components });
    free.plays('Anna', { do: 'restore', location: 'army-low' });
    expect(free.stock('Anna').hammer).toBe(1);
  });
});

describe('Abilities of the industry phase', () => {
  rule('EE-IND-17', 'brown abilities work for intact locations and the innovations under them, and only for those', () => {
    const t = industry({ destroyed: ['farm-axe'], under: { 'farm-axe': ['pestilence-06'], 'farm-wheat': ['pestilence-03'] } });
    expect(t.options('Anna', 'use')).toEqual([
      { do: 'use', source: 'city' },
      { do: 'use', source: 'pestilence-03' },
    ]);
  });

  rule('EE-IND-18', 'an innovation played earlier in the phase may be used in it', () => {
    const t = industry({ hand: ['pestilence-03'] });
    expect(t.may('Anna', { do: 'use', source: 'pestilence-03' })).toBe(false);
    playsCard(t, 'pestilence-03').plays('Anna', { do: 'use', source: 'pestilence-03' });
    expect(t.points('Anna')).toBe(2);
  });

  rule('EE-IND-19', 'a village lowers the cost of one card, of any one, by 1 hammer', () => {
    const t = playsCard(industry({ destroyed: ['village-high'], hammer: 1, coin: 0 }), 'flood-03');
    expect(t.facts('played')).toEqual([{ seat: 0, card: 'flood-03', paid: { hammer: 1 }, discount: 'village-low' }]);
    expect(t.may('Anna', { do: 'play', card: 'flood-01' })).toBe(false);
  });

  rule('EE-IND-20', 'the city swaps two locations, and the innovations under them move along', () => {
    const t = industry({ under: { 'farm-wheat': ['fire-01'], 'army-high': ['fire-02', 'fire-03'] } });
    t.plays('Anna', { do: 'use', source: 'city' }).plays('Anna', { do: 'swap', location: 'farm-wheat' });
    expect(t.may('Anna', { do: 'swap', location: 'farm-wheat' })).toBe(false);
    t.plays('Anna', { do: 'swap', location: 'army-high' });
    const { tiles } = t.player('Anna');
    expect([tiles[0], tiles[6]]).toEqual(['army-high', 'farm-wheat']);
    expect(t.under('Anna', 'farm-wheat')).toEqual(['fire-01']);
    expect(t.under('Anna', 'army-high')).toEqual(['fire-02', 'fire-03']);
  });

  rule('EE-IND-21', 'the swap may take destroyed locations and the city itself', () => {
    const t = industry({ destroyed: ['farm-wheat'] }).plays('Anna', { do: 'use', source: 'city' });
    t.plays('Anna', { do: 'swap', location: 'farm-wheat' }).plays('Anna', { do: 'swap', location: 'city' });
    const { tiles, destroyed } = t.player('Anna');
    expect([tiles[0], tiles[10]]).toEqual(['city', 'farm-wheat']);
    expect(destroyed).toEqual(['farm-wheat']);
  });

  rule('EE-IND-22', 'at the start only the city has something to activate; the villages work by themselves when a card is paid', () => {
    const t = industry({ hammer: 0, coin: 0 });
    expect(t.options('Anna', 'use')).toEqual([{ do: 'use', source: 'city' }]);
    playsCard(t, 'flood-01');
    expect(VILLAGES).toContain(t.facts('played')[0].discount);
  });

  rule('EE-IND-23', 'each industry ability is used once per phase', () => {
    const t = industry({ under: { 'farm-wheat': ['fire-03'] } }).plays('Anna', { do: 'use', source: 'city' });
    t.plays('Anna', { do: 'swap', location: 'city' }).plays('Anna', { do: 'swap', location: 'army-low' });
    expect(t.options('Anna', 'use')).toEqual([{ do: 'use', source: 'fire-03' }]);
    t.begin('industry');
    expect(t.may('Anna', { do: 'use', source: 'city' })).toBe(true);
  });

  rule('EE-IND-24', 'one discount at most makes a card cheaper, from a village or from an innovation, and never below 0', () => {
    const innovation = industry({ destroyed: VILLAGES, under: { city: ['fire-04'] }, hammer: 0, coin: 0 });
    expect(innovation.may('Anna', { do: 'play', card: 'flood-01' })).toBe(true);
    const three = playsCard(industry({ under: { city: ['fire-04'] }, hammer: 2, coin: 0 }), 'flood-03');
    expect(three.stock('Anna').hammer).toBe(1);
    const effect = { op: 'discountPlay', amount: 3, cards: 1 } as const;
    const components = { disasters: [{ id: 'fire-04', innovation: { phase: 'industry', effect } as const }] };
    const large = playsCard(industry({ under: { city: ['fire-04'] }, hammer: 2, coin: 0 }, { components }), 'flood-03');
    expect(large.stock('Anna').hammer).toBe(2);
    // A small discount goes first where a large one would be wasted.
    const village = { id: 'village-low', ability: { phase: 'industry', effect } as const };
    const thrifty = playsCard(industry({ hammer: 0, coin: 0 }, { components: { locations: [village] } }), 'flood-01');
    expect(
      playsCard(thrifty, 'flood-03')
        .facts('played')
        .map(({ discount }) => discount),
    ).toEqual(['village-high', 'village-low']);
  });

  rule('EE-IND-26', 'a village restored in this phase helps only the cards played afterwards, and nothing is refunded', () => {
    const t = playsCard(industry({ destroyed: VILLAGES, hammer: 6, coin: 0 }), 'flood-01');
    t.plays('Anna', { do: 'restore', location: 'village-low' });
    expect(t.stock('Anna').hammer).toBe(0); // 1 for the card, 5 for the village
    playsCard(t, 'flood-02');
    expect(t.player('Anna').innovations).toEqual(['flood-01', 'flood-02']);
  });

  rule('EE-IND-28', 'discounts need no activation; swap, move, refresh and points are used once each', () => {
    const under = {
      city: ['fire-01', 'fire-04', 'fire-05', 'fire-06', 'pestilence-03'],
      'village-high': ['famine-01', 'famine-03'],
    };
    const t = industry({ under, exhausted: ['famine-01', 'famine-03'] });
    t.plays('Anna', { do: 'use', source: 'pestilence-03' }).plays('Anna', { do: 'use', source: 'fire-05' });
    t.plays('Anna', { do: 'use', source: 'fire-06' }).plays('Anna', { do: 'lift', card: 'famine-01' });
    t.plays('Anna', { do: 'place', location: 'farm-wheat' }).plays('Anna', { do: 'use', source: 'city' });
    t.plays('Anna', { do: 'swap', location: 'city' }).plays('Anna', { do: 'swap', location: 'army-low' });
    expect(t.points('Anna')).toBe(2);
    expect(t.player('Anna').exhausted).toEqual([]);
    expect([...t.options('Anna', 'use'), ...t.options('Anna', 'refresh')]).toEqual([]);
  });
});
