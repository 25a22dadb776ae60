/** Section 16 of the digest, the rest: abilities of the disaster and the conflict phase, of the end and of Earthquakes. */
import { rule } from '@tarsas/kernel/testing';
import { describe, expect } from 'vitest';
import { RECONSTRUCTED } from '../../data/index.ts';
import type { Options } from '../../rules/state.ts';
import { aTable, type Layout, type Table } from '../table.ts';

const LOCATIONS = Object.keys(RECONSTRUCTED.locations);
const disaster = (anna: Layout, ...cards: string[]) =>
  aTable('Anna', 'Bence')
    .has('Anna', anna)
    .deck(...cards)
    .begin('disaster');
const threats = (t: Table) => t.state.threats.map(({ card }) => card);

/** Strength before any bid. */
function strength(layout: Layout, options: Partial<Options> = {}): number {
  const t = aTable('Anna', 'Bence', options).has('Anna', layout).begin('conflict');
  for (const name of t.names) t.plays(name, { do: 'axes', axes: 0 }).plays(name, { do: 'coins', coins: 0 });
  return t.facts('fist')[0].starting;
}

/** Points of end-of-game abilities. */
function atTheEnd(anna: Layout, bence: Layout = {}, options: Partial<Options> = {}): number | undefined {
  const t = aTable('Anna', 'Bence', options).has('Anna', anna).has('Bence', bence).space(26).begin();
  return t.score('Anna').lines.find(({ key }) => key === 'endgame')?.points;
}

describe('Replacing the disaster', () => {
  const replacer = { under: { city: ['barbarians-04'] } };

  rule('EE-ABIL-10', 'exhausting the card turns up the top card of the deck instead, of two open disasters for one', () => {
    const t = disaster(replacer, 'fire-09', 'plague-02').plays('Anna', 'replace');
    expect(threats(t)).toEqual(['plague-02']);
    expect(t.player('Anna').exhausted).toEqual(['barbarians-04']);
    expect(t.may('Anna', 'replace')).toBe(false);
    const double = aTable('Anna', 'Bence', 'Cili').has('Anna', replacer).deck('fire-09', 'fire-08', 'plague-02').begin('doubleDisaster');
    double.plays('Anna', { do: 'replace', card: 'fire-08' });
    expect(threats(double).sort()).toEqual(['fire-09', 'plague-02']);
  });

  rule('EE-ABIL-11', 'what was bid stays, and the target may change', () => {
    const t = disaster(replacer, 'fire-09', 'plague-02').plays('Anna', { do: 'bid', resource: 'wheat' }).plays('Anna', 'endTurn');
    t.plays('Bence', { do: 'bid', resource: 'axe' }).plays('Anna', 'replace');
    expect(t.state.threats).toEqual([{ card: 'plague-02', wheat: 1, hammer: 0, axe: 1, coin: 0 }]);
    t.plays('Anna', 'take');
    expect(t.player('Anna').destroyed).toEqual(['army-low']);
    expect(t.stock('Anna')).toEqual({ wheat: 2, hammer: 2, axe: 3, coin: 2 });
  });

  rule('EE-ABIL-12', 'it does not replace a turn: the player must still pass or take', () => {
    const t = disaster(replacer, 'fire-09', 'plague-02').plays('Anna', 'replace');
    expect(t.waiting()).toEqual(['Anna']);
    expect(new Set(t.options('Anna').map(option => option.do))).toEqual(new Set(['bid', 'take']));
    t.plays('Anna', { do: 'bid', resource: 'axe' });
    expect(t.waiting()).toEqual(['Bence']);
    const double = aTable('Anna', 'Bence', 'Cili').has('Anna', replacer).deck('fire-09', 'fire-08', 'plague-02').begin('doubleDisaster');
    double.plays('Anna', { do: 'bid', card: 'fire-09', resource: 'axe' }).plays('Anna', { do: 'replace', card: 'fire-09' });
    expect(double.may('Anna', { do: 'take', card: 'plague-02' })).toBe(false); // she has passed on it before replacing it
    double.plays('Anna', { do: 'bid', card: 'fire-08', resource: 'hammer' });
    expect(double.waiting()).toEqual(['Bence']);
  });

  rule('EE-ABIL-12', 'it may come after passing too, and the pass then holds for the new card', () => {
    for (const pass of ['bid', 'freeBid'] as const) {
      const t = disaster({ under: { city: ['barbarians-04', 'famine-01'] } }, 'famine-03', 'plague-02');
      t.plays('Anna', pass === 'bid' ? { do: 'bid', resource: 'wheat' } : 'freeBid');
      expect(t.options('Anna')).toEqual([{ do: 'endTurn' }, { do: 'replace', card: 'famine-03', source: 'barbarians-04' }]);
      t.plays('Anna', 'replace');
      expect([threats(t), t.waiting()]).toEqual([['plague-02'], ['Bence']]); // nothing is left to replace with
    }
    const kept = disaster(replacer, 'famine-03').plays('Anna', { do: 'bid', resource: 'wheat' }).plays('Anna', 'endTurn');
    expect([threats(kept), kept.waiting(), kept.player('Anna').exhausted]).toEqual([['famine-03'], ['Bence'], []]);
    expect(disaster({}, 'famine-03').plays('Anna', { do: 'bid', resource: 'wheat' }).waiting()).toEqual(['Bence']); // she has no such card
  });

  rule('EE-ABIL-12', 'after the second decision of a double disaster phase as well, be it a bid or a take', () => {
    const double = () =>
      aTable('Anna', 'Bence', 'Cili').has('Anna', replacer).deck('fire-09', 'fire-08', 'plague-02').begin('doubleDisaster');
    const bid = double().plays('Anna', { do: 'bid', card: 'fire-09', resource: 'axe' });
    bid.plays('Anna', { do: 'bid', card: 'fire-08', resource: 'hammer' });
    expect(bid.options('Anna').map(option => option.do)).toEqual(['endTurn', 'replace', 'replace']);
    bid.plays('Anna', { do: 'replace', card: 'fire-08' });
    expect([threats(bid), bid.waiting()]).toEqual([['fire-09', 'plague-02'], ['Bence']]);
    const taken = double().plays('Anna', { do: 'bid', card: 'fire-09', resource: 'axe' }).plays('Anna', { do: 'take', card: 'fire-08' });
    taken.plays('Anna', { do: 'place', location: 'farm-wheat' }).plays('Anna', 'enough');
    expect(taken.options('Anna').map(option => option.do)).toEqual(['endTurn', 'replace']);
  });

  rule('EE-BID-10', 'what a taken disaster brings or costs counts at once: an ability gained may be used, one destroyed may not', () => {
    const gained = aTable('Anna', 'Bence', 'Cili').deck('fire-09', 'barbarians-04').begin('doubleDisaster');
    gained.plays('Anna', { do: 'bid', card: 'fire-09', resource: 'axe' }).plays('Anna', { do: 'take', card: 'barbarians-04' });
    gained.plays('Anna', { do: 'place', location: 'city' }).plays('Anna', 'enough');
    expect(gained.options('Anna', 'replace')).toEqual([{ do: 'replace', card: 'fire-09', source: 'barbarians-04' }]);
    const lost = aTable('Anna', 'Bence', 'Cili').has('Anna', { under: { 'road-trade': ['barbarians-04'] } });
    lost.deck('fire-09', 'fire-08').begin('doubleDisaster').plays('Anna', { do: 'bid', card: 'fire-09', resource: 'axe' });
    lost.plays('Anna', { do: 'take', card: 'fire-08' }).plays('Anna', { do: 'place', location: 'city' }).plays('Anna', 'enough');
    expect(lost.waiting()).toEqual(['Bence']);
  });

  rule('EE-ABIL-13', 'first the new card is turned up, then the old one is shuffled into the deck', () => {
    const t = aTable('Anna', 'Bence').has('Anna', replacer).deckOnly('fire-09', 'plague-02').begin('disaster').plays('Anna', 'replace');
    expect(threats(t)).toEqual(['plague-02']);
    expect(t.state.deck).toEqual(['fire-09']);
    expect(t.state.discard).not.toContain('fire-09');
    const full = disaster(replacer, 'fire-09', 'plague-02');
    const unshuffled = [...full.state.deck.slice(0, -1), 'fire-09'];
    full.plays('Anna', 'replace');
    expect(full.state.deck).not.toEqual(unshuffled);
    expect(full.state.deck.toSorted()).toEqual(unshuffled.toSorted());
  });

  rule('EE-ABIL-30', 'only a card nobody has taken; bids stay though the new card does not list them; not without cards to turn up', () => {
    const double = aTable('Anna', 'Bence', 'Cili').has('Anna', replacer).deck('fire-09', 'fire-08', 'plague-02').begin('doubleDisaster');
    double.plays('Anna', { do: 'take', card: 'fire-09' }).plays('Anna', { do: 'place', location: 'farm-wheat' }).plays('Anna', 'enough');
    expect(double.options('Anna', 'replace')).toEqual([{ do: 'replace', card: 'fire-08', source: 'barbarians-04' }]);
    const unlisted = disaster(replacer, 'fire-09', 'earthquake-01').plays('Anna', { do: 'bid', resource: 'wheat' });
    unlisted.plays('Anna', 'endTurn').plays('Bence', { do: 'bid', resource: 'axe' }).plays('Anna', 'replace'); // Earthquake 1 lists hammers only
    expect(unlisted.state.threats).toEqual([{ card: 'earthquake-01', wheat: 1, hammer: 0, axe: 1, coin: 0 }]);
    const empty = disaster(replacer, 'fire-09');
    Object.assign(empty.state, { deck: [], discard: ['plague-02'] });
    expect(empty.may('Anna', 'replace')).toBe(true);
    empty.state.discard = [];
    expect(empty.may('Anna', 'replace')).toBe(false);
  });
});

describe('Free bid', () => {
  rule.each('EE-ABIL-14', 'exhausting the card passes one turn for free in a bid that calls for its resource', [
    //  ability         calls for it   does not
    ['barbarians-01', 'rebellion-05', 'fire-02'],
    ['famine-01', 'famine-03', 'fire-02'],
    ['fire-02', 'fire-08', 'famine-03'],
  ])((ability, calls, other) => {
    const layout = { under: { city: [ability] } };
    const t = disaster(layout, calls).plays('Anna', 'freeBid');
    expect(t.waiting()).toEqual(['Bence']);
    expect(t.player('Anna').exhausted).toEqual([ability]);
    expect(t.stock('Anna')).toEqual({ wheat: 2, hammer: 2, axe: 2, coin: 2 });
    expect(t.state.threats[0]).toEqual({ card: calls, wheat: 0, hammer: 0, axe: 0, coin: 0 });
    expect(disaster(layout, other).may('Anna', 'freeBid')).toBe(false);
  });
});

describe('Conflict abilities', () => {
  rule('EE-ABIL-15', '1 strength for each adjacent destroyed location', () => {
    const under = { 'road-refresh-high': ['plague-02'] };
    expect(strength({ under })).toBe(4);
    expect(strength({ under, destroyed: ['farm-axe', 'city'] })).toBe(5);
    expect(strength({ under, destroyed: ['farm-axe', 'farm-hammer'] })).toBe(6);
    const effect = { op: 'strengthPerAdjacent', amount: 3, match: { state: 'destroyed' } } as const;
    const components = { disasters: [{ id: 'plague-02', innovation: { phase: 'conflict', effect } as const }] };
    expect(strength({ under, destroyed: ['farm-axe', 'farm-hammer'] }, { components })).toBe(10);
  });

  rule('EE-ABIL-16', 'every location and innovation adds as much as it shows strength icons', () => {
    expect(strength({ under: { city: ['rebellion-01'] } })).toBe(2 + 2 + 1);
    expect(strength({ under: { city: ['rebellion-01', 'rebellion-03'], 'farm-axe': ['rebellion-07'] } })).toBe(2 + 2 + 1 + 2 + 2);
  });
});

describe('End-of-game abilities', () => {
  rule('EE-ABIL-17', '2 points for each destroyed location of one’s own empire', () => {
    const under = { city: ['pestilence-02'] };
    expect(atTheEnd({ under, destroyed: ['farm-wheat', 'farm-axe', 'army-high'] }, { destroyed: LOCATIONS })).toBe(6);
  });

  rule('EE-ABIL-18', 'another end-of-game ability is scored once more', () => {
    expect(atTheEnd({ under: { city: ['pestilence-08', 'famine-02'] }, wheat: 5 })).toBe(10);
    expect(atTheEnd({ under: { city: ['pestilence-08'] }, wheat: 5 })).toBe(0);
  });

  rule.each('EE-ABIL-19', 'the printed points for each leftover token of the resource; coins count only as coins', [
    ['rebellion-02', { axe: 3, coin: 4 }, 3],
    ['rebellion-09', { axe: 3, coin: 4 }, 6],
    ['famine-02', { wheat: 1, coin: 4 }, 1],
    ['pestilence-09', { hammer: 2, coin: 4 }, 2],
    ['pestilence-11', { axe: 3, coin: 4 }, 4],
  ])((card, stock, points) => expect(atTheEnd({ under: { city: [card] }, ...stock })).toBe(points));

  rule.each('EE-ABIL-20', 'points for each adjacent location of the type, intact or destroyed', [
    //  card        above it             burning         points
    ['plague-07', 'road-refresh-high', [], 8],
    ['plague-07', 'road-refresh-high', ['farm-axe', 'farm-hammer'], 8],
    ['plague-07', 'army-low', [], 4],
    ['plague-04', 'farm-axe', ['road-refresh-low'], 8],
    ['plague-10', 'road-trade', [], 5],
    ['plague-11', 'farm-wheat', [], 0],
  ])((card, location, destroyed, points) => expect(atTheEnd({ under: { [location]: [card] }, destroyed: [...destroyed] })).toBe(points));

  rule.each('EE-ABIL-21', 'points for destroyed neighbours, and 13 for having the most destroyed locations, ties included', [
    //  card            mine                          theirs                   points
    ['plague-03', ['farm-axe'], [], 4],
    ['plague-03', ['farm-axe', 'farm-hammer'], [], 8],
    ['plague-03', ['army-high', 'city'], [], 0],
    ['pestilence-05', ['farm-axe'], ['city', 'army-low'], 0],
    ['pestilence-05', ['farm-axe', 'city'], ['city', 'army-low'], 13],
    ['pestilence-05', ['farm-axe', 'city'], ['city'], 13],
  ])((card, mine, theirs, points) =>
    expect(atTheEnd({ under: { 'road-refresh-high': [card] }, destroyed: [...mine] }, { destroyed: [...theirs] })).toBe(points),
  );

  rule('EE-ABIL-27', 'every unit counts, so a token of value 5 counts as 5', () => {
    expect(atTheEnd({ under: { city: ['famine-07'] }, wheat: 11 })).toBe(22);
  });

  rule('EE-ABIL-26', 'two end-of-game repeats may repeat the same ability, and bring nothing by repeating each other', () => {
    const innovation = { phase: 'endgame', effect: { op: 'repeat', phase: 'endgame' } } as const;
    const components = { disasters: [{ id: 'pestilence-09', innovation }] };
    expect(atTheEnd({ under: { city: ['pestilence-08', 'pestilence-09', 'famine-02'] }, wheat: 5 }, {}, { components })).toBe(15);
    expect(atTheEnd({ under: { city: ['pestilence-08', 'pestilence-09'] }, wheat: 5 }, {}, { components })).toBe(0);
  });

  rule('EE-ABIL-31', 'most destroyed compares all empires and needs at least one', () => {
    const under = { city: ['pestilence-05'] };
    expect(atTheEnd({ under })).toBe(0);
    const t = aTable('Anna', 'Bence', 'Cili')
      .has('Anna', { under, destroyed: ['farm-axe'] })
      .has('Cili', { destroyed: LOCATIONS });
    expect(t.space(26).begin().score('Anna').lines).toContainEqual({ key: 'endgame', points: 0 });
  });

  rule('EE-ABIL-33', 'an end-of-game repeat takes the ability that brings most, and nobody is asked', () => {
    const under = { city: ['pestilence-08', 'famine-02', 'rebellion-02', 'pestilence-02'] };
    const t = aTable('Anna', 'Bence')
      .has('Anna', { under, destroyed: ['farm-wheat'], wheat: 3, axe: 7 })
      .space(26)
      .begin();
    expect(t.state.over).toBe(true);
    expect(t.score('Anna').lines).toContainEqual({ key: 'endgame', points: 3 + 7 + 2 + 7 });
  });

  const own = 'road-refresh-high';
  rule.each('EE-ABIL-32', 'the innovation’s own location must be intact', [
    //  card            points or strength while intact, and while its own location burns
    ['pestilence-02', 2, 0],
    ['pestilence-05', 13, 0],
    ['famine-02', 2, 0],
    ['plague-03', 4, 0],
    ['plague-07', 8, 0],
  ])((card, intact, burning) => {
    expect(atTheEnd({ under: { [own]: [card] }, destroyed: ['farm-axe'] })).toBe(intact);
    expect(atTheEnd({ under: { [own]: [card] }, destroyed: ['farm-axe', own] })).toBe(burning);
  });

  rule('EE-ABIL-32', 'so it must for abilities of the economy and the conflict phase and for repeats', () => {
    const destroyed = ['farm-axe', own];
    expect(strength({ under: { [own]: ['plague-02'] }, destroyed })).toBe(4);
    for (const card of ['plague-01', 'flood-04']) {
      const t = aTable('Anna', 'Bence')
        .has('Anna', { under: { [own]: [card] }, destroyed })
        .begin('economy');
      expect(t.may('Anna', { do: 'use', source: card })).toBe(false);
    }
    expect(atTheEnd({ under: { [own]: ['pestilence-08'], city: ['famine-02'] }, destroyed, wheat: 5 })).toBe(5);
    expect(atTheEnd({ under: { [own]: ['famine-02'], city: ['pestilence-08'] }, destroyed, wheat: 5 })).toBe(0);
  });
});

describe('Earthquakes', () => {
  const taken = (layout: Layout) => disaster(layout, 'fire-01').plays('Anna', 'take');

  rule.each('EE-ABIL-22', 'an Earthquake innovation takes effect when the location above it is destroyed', [
    ['earthquake-01', { wheat: 5, hammer: 2, axe: 2, coin: 2 }],
    ['earthquake-05', { wheat: 2, hammer: 2, axe: 2, coin: 5 }],
    ['earthquake-07', { wheat: 4, hammer: 4, axe: 2, coin: 2 }],
  ])((card, stock) => {
    expect(taken({ under: { 'farm-wheat': [card] } }).stock('Anna')).toEqual(stock);
    expect(taken({ under: { 'army-low': [card] } }).stock('Anna')).toEqual({ wheat: 2, hammer: 2, axe: 2, coin: 2 });
  });

  rule('EE-ABIL-23', 'restored and destroyed again, it takes effect again', () => {
    const t = taken({ under: { 'farm-wheat': ['earthquake-01'] }, hammer: 9 }).plays('Anna', { do: 'place', location: 'city' });
    t.begin('industry').plays('Anna', { do: 'restore', location: 'farm-wheat', coins: 0 });
    t.deck('plague-01').begin('disaster').plays('Anna', 'take');
    expect(t.player('Anna').destroyed).toEqual(['farm-wheat']);
    expect(t.stock('Anna').wheat).toBe(2 + 3 + 3);
  });

  rule('EE-ABIL-24', 'most give a large amount of resources, some refresh all exhausted cards', () => {
    const effects = Object.values(RECONSTRUCTED.disasters).flatMap(({ type, innovation }) =>
      type === 'earthquake' ? [innovation.effect] : [],
    );
    const gains = effects.filter(({ op }) => op === 'gain').length;
    expect(gains).toBeGreaterThan(effects.length / 2);
    expect(effects.filter(({ op }) => op === 'refresh')).toHaveLength(effects.length - gains);
    const exhausted = ['famine-01', 'famine-03'];
    const t = taken({ under: { 'farm-wheat': ['earthquake-04'], city: exhausted }, exhausted });
    expect(t.player('Anna').exhausted).toEqual([]);
  });

  rule('EE-ABIL-25', 'also when its owner chose the location under the neighbour rule', () => {
    const t = disaster({ under: { 'farm-axe': ['earthquake-01'] }, destroyed: ['road-refresh-low'] }, 'fire-03').plays('Anna', 'take');
    expect(t.asked('Anna')).toBe('chooseDestroyed');
    t.plays('Anna', { do: 'destroy', location: 'farm-axe' });
    expect(t.stock('Anna').wheat).toBe(5);
  });

  rule('EE-ABIL-34', 'one that refreshes frees the cards under destroyed locations too, of its owner only', () => {
    const under = { 'farm-wheat': ['earthquake-04', 'famine-01'], city: ['famine-03'] };
    const t = aTable('Anna', 'Bence').has('Anna', { under, destroyed: ['city'], exhausted: ['famine-01', 'famine-03'] });
    t.has('Bence', { under: { city: ['famine-04'] }, exhausted: ['famine-04'] })
      .deck('fire-01')
      .begin('disaster')
      .plays('Anna', 'take');
    expect(t.player('Anna').exhausted).toEqual([]);
    expect(t.player('Bence').exhausted).toEqual(['famine-04']);
  });
});
