/** Why something cannot be done: each near-move with the rule that forbids it. */
import { describe, expect, test } from 'vitest';
import { empiresEnd } from '../rules/index.ts';
import type { Choice } from '../rules/state.ts';
import { aTable, dealtTable, type Layout, type Table } from './table.ts';

const blocked = (t: Table, name: string) => empiresEnd.explain?.(t.state, t.seat(name)) ?? [];
const ruleFor = (t: Table, name: string, choice: Choice) =>
  blocked(t, name).find(near => JSON.stringify(near.choice) === JSON.stringify(choice))?.rule;

describe('Why not, in the disaster phase', () => {
  test('a resource that the card does not list, or that one does not have', () => {
    const t = aTable('Anna', 'Bence').has('Anna', { wheat: 0, coin: 0 }).deck('fire-09').begin('disaster'); // wheat or axe
    expect(blocked(t, 'Anna')).toEqual([
      { choice: { do: 'bid', card: 'fire-09', resource: 'wheat' }, rule: 'EE-BID-07', lacks: [{ good: 'wheat', have: 0, need: 1 }] },
      { choice: { do: 'bid', card: 'fire-09', resource: 'hammer' }, rule: 'EE-BID-04' },
      { choice: { do: 'bid', card: 'fire-09', resource: 'coin' }, rule: 'EE-BID-07', lacks: [{ good: 'coin', have: 0, need: 1 }] },
    ]);
    expect(blocked(t, 'Bence')).toEqual([]); // it is not his turn
  });

  test.each([
    ['an exhausted free bid', 'freeBid', 'famine-01', { exhausted: ['famine-01'] }, 'EE-EXH-01'],
    ['a free bid under a destroyed location', 'freeBid', 'famine-01', { destroyed: ['city'] }, 'EE-INN-08'],
    ['a free bid of another resource', 'freeBid', 'fire-02', {}, 'EE-EXH-07'],
    ['an exhausted replacement', 'replace', 'barbarians-04', { exhausted: ['barbarians-04'] }, 'EE-EXH-01'],
    ['a replacement under a destroyed location', 'replace', 'barbarians-04', { destroyed: ['city'] }, 'EE-INN-08'],
  ] as const)('%s', (_, way, source, layout, rule) => {
    const t = aTable('Anna', 'Bence').has('Anna', { ...structuredClone<Layout>(layout as Layout), under: { city: [source] } });
    t.deck('fire-09').begin('disaster');
    expect(ruleFor(t, 'Anna', { do: way, card: 'fire-09', source })).toBe(rule);
  });

  test('nothing about abilities that can be used', () => {
    const t = aTable('Anna', 'Bence').has('Anna', { under: { city: ['famine-01', 'barbarians-04'] } });
    t.deck('fire-09').begin('disaster');
    expect(blocked(t, 'Anna')).toEqual([{ choice: { do: 'bid', card: 'fire-09', resource: 'hammer' }, rule: 'EE-BID-04' }]);
  });

  test('of two disasters the one already decided on in this turn', () => {
    const t = aTable('Anna', 'Bence', 'Cili').deck('fire-09', 'plague-01').begin('doubleDisaster');
    t.plays('Anna', { do: 'bid', card: 'fire-09', resource: 'wheat' });
    expect(ruleFor(t, 'Anna', { do: 'take', card: 'fire-09' })).toBe('EE-DBL-12');
    expect(ruleFor(t, 'Anna', { do: 'take', card: 'plague-01' })).toBe(undefined);
  });
});

describe('Why not, in the industry phase', () => {
  const hand = ['flood-01', 'flood-03', 'flood-06'];

  test('a card one cannot pay, a location one cannot pay, throwing away too early', () => {
    const t = aTable('Anna', 'Bence')
      .has('Anna', { hand, destroyed: ['farm-axe'], hammer: 0, coin: 0 })
      .begin('industry');
    const lacks = (need: number) => [{ good: 'hammersOrCoins', have: 0, need }];
    expect(blocked(t, 'Anna')).toEqual([
      { choice: { do: 'play', card: 'flood-03', coins: 0 }, rule: 'EE-IND-03', lacks: lacks(1) },
      { choice: { do: 'play', card: 'flood-06', coins: 0 }, rule: 'EE-IND-03', lacks: lacks(1) },
      { choice: { do: 'restore', location: 'farm-axe', coins: 0 }, rule: 'EE-IND-15', lacks: lacks(3) },
      { choice: { do: 'throwAway', cards: hand }, rule: 'EE-IND-12' },
    ]);
  });

  test('a third card and a second restoration', () => {
    const t = aTable('Anna', 'Bence')
      .has('Anna', { hand, destroyed: ['farm-axe', 'farm-wheat'], hammer: 9 })
      .begin('industry');
    t.plays('Anna', { do: 'sell', card: 'flood-01' }).plays('Anna', { do: 'sell', card: 'flood-03' });
    t.plays('Anna', { do: 'restore', location: 'farm-axe', coins: 0 });
    expect(blocked(t, 'Anna')).toEqual([
      { choice: { do: 'play', card: 'flood-06', coins: 0 }, rule: 'EE-IND-02' },
      { choice: { do: 'sell', card: 'flood-06' }, rule: 'EE-IND-02' },
      { choice: { do: 'restore', location: 'farm-wheat', coins: 0 }, rule: 'EE-IND-14' },
    ]);
  });

  test('a card when no location is left to put it under', () => {
    const t = aTable('Anna', 'Bence').has('Anna', { hand: ['flood-01'], hammer: 0 });
    t.has('Anna', { destroyed: t.player('Anna').tiles }).begin('industry');
    expect(ruleFor(t, 'Anna', { do: 'play', card: 'flood-01', coins: 0 })).toBe('EE-INN-03');
  });
});

describe('Why not, when placing', () => {
  test('a destroyed location, or one with more innovations than another', () => {
    const t = aTable('Anna', 'Bence').has('Anna', { destroyed: ['city'], under: { 'farm-wheat': ['flood-01'] } });
    t.begin({ kind: 'place', seat: 0, card: 'plague-01' });
    expect(blocked(t, 'Anna')).toEqual([
      { choice: { do: 'place', location: 'farm-wheat' }, rule: 'EE-INN-04' },
      { choice: { do: 'place', location: 'city' }, rule: 'EE-INN-03' },
    ]);
  });
});

test('what is explained away is never on offer', () => {
  const seed = 'why not';
  dealtTable(seed, 'Anna', 'Bence', 'Cili').playsOut(seed, t => {
    for (const name of t.names)
      for (const { choice } of blocked(t, name)) expect(t.options(name), `seed '${seed}'`).not.toContainEqual(choice);
  });
});
