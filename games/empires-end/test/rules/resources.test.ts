import { factsFor } from '@tarsas/kernel';
import { rule } from '@tarsas/kernel/testing';
import { describe, expect } from 'vitest';
import { aTable, dealtTable } from '../table.ts';

const nothing = { wheat: 0, hammer: 0, axe: 0, coin: 0 };

describe('Resources', () => {
  rule('EE-RES-01', 'are spent to avert disasters, restore locations, fight in conflicts and play innovations', () => {
    const t = aTable('Anna', 'Bence').has('Anna', {
      ...nothing,
      wheat: 1,
      hammer: 3,
      axe: 1,
      destroyed: ['farm-wheat', 'village-low', 'village-high'],
    });
    t.has('Anna', { hand: ['flood-01'] })
      .deck('famine-03')
      .begin('disaster')
      .plays('Anna', { do: 'bid', resource: 'wheat' });
    t.begin('industry').plays('Anna', { do: 'restore', location: 'farm-wheat' });
    t.plays('Anna', { do: 'play', card: 'flood-01' })
      .plays('Anna', { do: 'place', location: 'city' })
      .conflictDeck('conflict-01')
      .begin('conflict');
    t.plays('Anna', { do: 'axes', axes: 1 })
      .plays('Anna', 'coins')
      .plays('Bence', { do: 'axes', axes: 0 })
      .plays('Bence', { do: 'coins', coins: 0 });
    expect(t.facts('fist')[0]).toMatchObject({ seat: 0, axes: 1 });
    expect(t.stock('Anna')).toEqual(nothing);
  });

  rule.each('EE-RES-02', 'a coin may be bid for any listed resource, and nothing else may', [
    ['famine-03'],
    ['fire-02'],
    ['barbarians-01'],
  ])(card => {
    // each lists one resource: wheat, hammer, axe
    const t = aTable('Anna', 'Bence')
      .has('Anna', { ...nothing, coin: 1 })
      .deck(card)
      .begin('disaster');
    expect(t.options('Anna', 'bid')).toEqual([{ do: 'bid', card, resource: 'coin' }]);
  });

  rule('EE-RES-02', 'a coin may be paid for hammers', () => {
    const t = aTable('Anna', 'Bence').has('Anna', {
      ...nothing,
      wheat: 5,
      axe: 5,
      coin: 3,
      destroyed: ['farm-wheat', 'village-low', 'village-high'],
    });
    t.has('Anna', { hand: ['flood-01'] }).begin('industry');
    t.plays('Anna', { do: 'restore', location: 'farm-wheat' });
    expect(t.stock('Anna')).toEqual({ wheat: 5, hammer: 0, axe: 5, coin: 1 });
    t.plays('Anna', 'play').plays('Anna', { do: 'place', location: 'city' });
    expect(t.stock('Anna')).toEqual({ wheat: 5, hammer: 0, axe: 5, coin: 0 });
  });

  rule.each('EE-RES-03', 'a coin counts as a coin only at final scoring', [
    ['famine-02', 1], // one point per wheat
    ['rebellion-02', 2], // per axe
    ['pestilence-09', 3], // per hammer
    ['pestilence-11', 7], // per coin
  ])((card, points) => {
    const t = aTable('Anna', 'Bence')
      .has('Anna', { wheat: 1, axe: 2, hammer: 3, coin: 7, under: { city: card } })
      .space(26)
      .begin();
    expect(t.score('Anna').lines).toContainEqual({ key: 'endgame', points });
  });

  rule('EE-RES-05', 'come from a supply without end, unless the table limits it', () => {
    const gain = (supplyUnlimited: boolean) => {
      const t = aTable('Anna', 'Bence', { supplyUnlimited }).has('Anna', { wheat: 20 }).has('Bence', { wheat: 15 }).begin('economy');
      return t.plays('Anna', { do: 'use', source: 'farm-wheat' }).player('Anna').wheat;
    };
    expect([gain(true), gain(false)]).toEqual([21, 20]); // there are 35 wheat in the box
  });

  rule('EE-RES-06', 'are secret, but all see how they come and go', () => {
    const t = aTable('Anna', 'Bence')
      .deck('fire-09')
      .begin('disaster')
      .plays('Anna', { do: 'bid', resource: 'axe' })
      .plays('Bence', 'take');
    expect(factsFor(t.log, 'public')).toEqual(t.log);
    expect(t.facts('bid')).toEqual([{ seat: 0, card: 'fire-09', resource: 'axe' }]);
    expect(t.facts('taken')).toEqual([{ seat: 1, card: 'fire-09', resources: { axe: 1 } }]);
    // who has watched knows what there must be, whatever is said
    expect(t.view('public').players.map(({ counted }) => counted.axe)).toEqual([1, 3]);
    // in a whole game, only the faces of cards drawn are for one pair of eyes
    const game = dealtTable('open', 'Anna', 'Bence', 'Cecil').playsOut('open');
    const secret = game.log.filter(fact => fact.only !== undefined);
    expect(new Set(secret.map(({ key }) => key))).toEqual(new Set(['drewCards']));
    for (const name of game.names) expect(game.player(name).counted).toEqual(game.stock(name));
  });

  rule('EE-RES-07', 'a coin may pay the wheat of an exchange, but wheat never a coin', () => {
    const coin = aTable('Anna', 'Bence')
      .has('Anna', { ...nothing, coin: 1 })
      .begin('economy');
    coin.plays('Anna', { do: 'exchange', source: 'road-trade', get: 'axe' });
    expect(coin.stock('Anna')).toEqual({ ...nothing, axe: 1 });
    const under = { city: 'barbarians-10' }; // a coin for a wheat and a hammer
    const wheat = aTable('Anna', 'Bence')
      .has('Anna', { ...nothing, wheat: 5, under })
      .begin('economy');
    expect(wheat.may('Anna', { do: 'exchange', source: 'barbarians-10' })).toBe(false);
    expect(wheat.has('Anna', { coin: 1 }).options('Anna', { do: 'exchange', source: 'barbarians-10' })).toHaveLength(1);
  });

  rule.each('EE-RES-08', 'the payer chooses how much of a price is paid in coins', [
    // hammers, coins, and the numbers of coins that may go into a price of 2
    [2, 2, [0, 1, 2]],
    [1, 2, [1, 2]],
    [0, 5, [2]],
    [5, 1, [0, 1]],
    [1, 0, []],
  ])((hammer, coin, choices) => {
    const t = aTable('Anna', 'Bence')
      .has('Anna', { hammer, coin, destroyed: ['farm-wheat'] })
      .begin('industry');
    expect(t.options('Anna', 'restore')).toEqual(choices.map(coins => ({ do: 'restore', location: 'farm-wheat', coins })));
    for (const coins of choices.slice(-1)) {
      t.plays('Anna', { do: 'restore', coins });
      expect(t.stock('Anna')).toMatchObject({ hammer: hammer - (2 - coins), coin: coin - coins });
    }
  });

  rule('EE-RES-09', 'go back to the supply when spent or exchanged; bids on a disaster go to its taker', () => {
    const t = aTable('Anna', 'Bence', { supplyUnlimited: false });
    t.has('Anna', { wheat: 2, hammer: 2, axe: 2, coin: 2, destroyed: ['farm-wheat'] }).has('Bence', nothing);
    const supply = () => t.view('public').supply;
    expect(supply()).toEqual({ wheat: 33, hammer: 28, axe: 28, coin: 23 });
    t.begin('industry').plays('Anna', { do: 'restore', coins: 1 });
    expect(supply()).toEqual({ wheat: 33, hammer: 29, axe: 28, coin: 24 });
    t.begin('economy').plays('Anna', { do: 'exchange', coins: 0, get: 'axe' });
    expect(supply()).toEqual({ wheat: 34, hammer: 29, axe: 27, coin: 24 });
    t.deck('fire-09').begin('disaster').plays('Anna', { do: 'bid', resource: 'axe' });
    expect(supply()).toEqual({ wheat: 34, hammer: 29, axe: 27, coin: 24 });
    t.plays('Bence', 'take');
    expect(t.stock('Bence')).toEqual({ ...nothing, axe: 1 });
    expect(supply()).toEqual({ wheat: 34, hammer: 29, axe: 27, coin: 24 });
  });
});
