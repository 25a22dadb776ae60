import { rule } from '@tarsas/kernel/testing';
import { describe, expect } from 'vitest';
import { aTable, type Layout, type Table } from '../table.ts';

const nothing = { wheat: 0, hammer: 0, axe: 0, coin: 0 };

/** Anna takes a disaster that nothing was bid on, and lays it under her city. */
const annaTakes = (layout: Layout): Table =>
  aTable('Anna', 'Bence')
    .has('Anna', { ...nothing, ...layout })
    .deck('famine-03')
    .begin('disaster')
    .plays('Anna', 'take')
    .plays('Anna', { do: 'place', location: 'city' });

describe('Few resources', () => {
  rule.each('EE-FEW-01', 'is for a taker with fewer than 5 resources in total', [
    [{}, true],
    [{ wheat: 1, hammer: 1, axe: 1, coin: 1 }, true],
    [{ coin: 4 }, true],
    [{ wheat: 2, hammer: 1, axe: 1, coin: 1 }, false],
    [{ axe: 5 }, false],
    [{ wheat: 9 }, false],
  ])((stock, offered) => expect(annaTakes(stock).may('Anna', 'buyCoin')).toBe(offered));

  rule('EE-RES-06', 'whether a taker has fewer than 5 is not to be seen by the others, unless they choose to show it', () => {
    const [few, many] = [annaTakes({ wheat: 4 }), annaTakes({ wheat: 9 })];
    expect([few.asked('Anna'), many.asked('Anna')]).toEqual(['fewResources', 'fewResources']);
    for (const name of ['Bence', 'public']) expect(many.view(name)).toEqual(few.view(name));
    expect(many.options('Anna')).toEqual([{ do: 'enough' }]);
    const facts = (t: Table) => t.plays('Anna', 'enough').log.map(({ key, args }) => ({ key, args }));
    expect(facts(many)).toEqual(facts(few));
  });

  rule('EE-FEW-01', 'nobody is asked who has just won 5 in front of everybody', () => {
    const take = (axe: number) => {
      const t = aTable('Anna', 'Bence').has('Anna', nothing).threat('famine-03', { axe });
      t.begin({ kind: 'bidding', seat: 0, decided: [] }).plays('Anna', 'take');
      return t.plays('Anna', { do: 'place', location: 'city' }).asked('Anna');
    };
    expect([take(4), take(5)]).toEqual(['fewResources', 'bidding']);
  });

  rule('EE-FEW-02', 'shows everybody the resources of the player who uses it', () => {
    const t = annaTakes({ wheat: 2, axe: 1 });
    expect(JSON.stringify(t.view('Bence').stack)).not.toContain('"wheat":2');
    t.plays('Anna', 'buyCoin');
    expect(t.facts('shown')).toEqual([{ seat: 0, resources: { ...nothing, wheat: 2, axe: 1 } }]);
    expect(t.log.find(({ key }) => key === 'shown')?.only).toBeUndefined();
    expect(t.view('Bence').stack.at(-1)).toMatchObject({ kind: 'fewResources', shown: { ...nothing, wheat: 2, axe: 1, coin: 1 } });
  });

  rule.each('EE-FEW-03', 'gives 1 coin for 2 points, as often as one likes, up to 5 resources', [
    // resources before, coins bought at most
    [4, 1],
    [2, 3],
    [0, 5],
  ])((wheat, coins) => {
    const t = annaTakes({ wheat, points: 20 });
    for (let n = 1; n <= coins; n++) {
      expect(t.asked('Anna')).toBe('fewResources');
      t.plays('Anna', 'buyCoin');
      expect([t.player('Anna').coin, t.points('Anna')]).toEqual([n, 20 - 2 * n]);
    }
    expect(t.asked('Anna')).toBe('economy');
  });

  rule('EE-FEW-04', 'may take the score below zero', () => {
    const t = annaTakes({ wheat: 3, points: 1 }).plays('Anna', 'buyCoin').plays('Anna', 'buyCoin');
    expect(t.points('Anna')).toBe(-3);
  });

  rule('EE-FEW-05', 'is optional, and counts tokens by value', () => {
    const t = annaTakes({ wheat: 2 }).plays('Anna', 'enough');
    expect([t.points('Anna'), t.player('Anna').coin, t.facts('shown')]).toEqual([0, 0, []]);
    const stopped = annaTakes({ wheat: 2 }).plays('Anna', 'buyCoin').plays('Anna', 'enough');
    expect([stopped.points('Anna'), stopped.player('Anna').coin, stopped.asked('Anna')]).toEqual([-2, 1, 'economy']);
    expect(annaTakes({ wheat: 5 }).may('Anna', 'buyCoin')).toBe(false); // one token of value 5 is five resources
  });

  rule('EE-FEW-06', 'counts what was bid and what an Earthquake brought', () => {
    const take = (wheat: number, under: Layout['under']) => {
      const t = aTable('Anna', 'Bence')
        .has('Anna', { ...nothing, wheat, under })
        .threat('famine-03', { axe: 1 });
      t.begin({ kind: 'bidding', seat: 0, decided: [] }).plays('Anna', 'take');
      return t.plays('Anna', { do: 'place', location: 'city' }).may('Anna', 'buyCoin');
    };
    const earthquake = { 'road-refresh-low': 'earthquake-01' }; // three wheat when position 3 is destroyed
    expect(take(1, earthquake)).toBe(false); // 1 + 1 + 3
    expect(take(0, earthquake)).toBe(true);
    expect(take(1, {})).toBe(true);
    expect(take(4, {})).toBe(false);
  });

  rule('EE-FEW-07', 'is for the taker only, once per disaster and after the card is placed; then the screen is put back', () => {
    const t = aTable('Anna', 'Bence').everybodyHas(nothing).deck('famine-03').begin('disaster').plays('Anna', 'take');
    expect(t.asked('Anna')).toBe('placeUnder');
    t.plays('Anna', { do: 'place', location: 'city' });
    expect(t.waiting()).toEqual(['Anna']); // Bence has nothing either
    t.plays('Anna', 'buyCoin').plays('Anna', 'enough');
    expect(t.waiting()).toEqual(['Anna', 'Bence']);
    expect(t.asked('Anna')).toBe('economy');
    expect(JSON.stringify(t.view('Bence'))).not.toContain('shown');

    const both = aTable('Anna', 'Bence', 'Cecil').has('Anna', nothing).deck('famine-03', 'famine-08').begin('doubleDisaster');
    for (const [card, location] of Object.entries({ 'famine-03': 'city', 'famine-08': 'farm-wheat' })) {
      both.plays('Anna', { do: 'take', card }).plays('Anna', { do: 'place', location }).plays('Anna', 'buyCoin').plays('Anna', 'enough');
    }
    expect([both.points('Anna'), both.player('Anna').coin]).toEqual([-4, 2]);
  });
});
