import { rule } from '@tarsas/kernel/testing';
import { describe, expect } from 'vitest';
import { aTable, type Table } from '../table.ts';

const nothing = { wheat: 0, hammer: 0, axe: 0, coin: 0 };
const [FIRE, FAMINE] = ['fire-09', 'famine-03']; // wheat or axe on position 9; wheat on position 3

const two = (...cards: string[]): Table => aTable('Anna', 'Bence', 'Cecil').deck(...(cards.length > 0 ? cards : [FIRE, FAMINE]));
const bids = (t: Table, name: string, ...cards: string[]) => {
  for (const card of cards) t.plays(name, { do: 'bid', card, resource: 'wheat' });
  return t;
};
const takes = (t: Table, name: string, card: string, location = 'city') =>
  t.plays(name, { do: 'take', card }).plays(name, { do: 'place', location }).plays(name, 'enough');

describe('The double disaster phase', () => {
  rule('EE-DBL-01', 'turns up two cards that threaten everybody', () => {
    const t = two().begin('doubleDisaster');
    expect(t.view('public').threats.map(({ card }) => card)).toEqual([FIRE, FAMINE]);
    takes(t, 'Anna', FIRE);
    takes(bids(t, 'Anna', FAMINE), 'Bence', FAMINE);
    expect([t.player('Anna').destroyed, t.player('Bence').destroyed]).toEqual([['village-low'], ['road-refresh-low']]);
  });

  rule('EE-DBL-02', 'makes each player decide on both cards, in the order they like', () => {
    for (const order of [
      [FIRE, FAMINE],
      [FAMINE, FIRE],
    ]) {
      const t = two().firstPlayer('Bence').begin('doubleDisaster');
      expect(t.waiting()).toEqual(['Bence']);
      bids(t, 'Bence', order[0]);
      expect(t.waiting()).toEqual(['Bence']);
      expect(t.options('Bence', { card: order[0] })).toEqual([]);
      bids(t, 'Bence', order[1]);
      expect(t.waiting()).toEqual(['Cecil']);
    }
  });

  rule('EE-DBL-03', 'lets a player bid on both, take both, or bid on one and take the other', () => {
    expect(bids(two().begin('doubleDisaster'), 'Anna', FIRE, FAMINE).waiting()).toEqual(['Bence']);
    expect(takes(bids(two().begin('doubleDisaster'), 'Anna', FIRE), 'Anna', FAMINE).waiting()).toEqual(['Bence']);
    const both = takes(takes(two().begin('doubleDisaster'), 'Anna', FIRE), 'Anna', FAMINE, 'farm-wheat');
    expect(both.player('Anna').innovations).toEqual([FIRE, FAMINE]);
    expect(both.player('Anna').destroyed).toEqual(['village-low', 'road-refresh-low']);
  });

  rule('EE-DBL-04', 'keeps the bids on each card apart', () => {
    const t = bids(two().everybodyHas({ axe: 2 }).begin('doubleDisaster'), 'Anna', FAMINE).plays('Anna', {
      do: 'bid',
      card: FIRE,
      resource: 'axe',
    });
    expect(t.state.threats).toEqual([
      { card: FIRE, ...nothing, axe: 1 },
      { card: FAMINE, ...nothing, wheat: 1 },
    ]);
    t.plays('Bence', { do: 'take', card: FIRE });
    expect(t.stock('Bence')).toEqual({ wheat: 2, hammer: 2, axe: 3, coin: 2 });
    expect(t.state.threats).toEqual([{ card: FAMINE, ...nothing, wheat: 1 }]);
  });

  rule('EE-DBL-05', 'lets the taker bid on the other card what was just won', () => {
    const t = bids(
      two()
        .has('Bence', { ...nothing, hammer: 5 })
        .begin('doubleDisaster'),
      'Anna',
      FIRE,
      FAMINE,
    );
    expect(t.may('Bence', 'bid')).toBe(false);
    bids(takes(t, 'Bence', FIRE), 'Bence', FAMINE);
    expect(t.player('Bence').wheat).toBe(0);
    expect(t.waiting()).toEqual(['Cecil']);
  });

  rule('EE-DBL-06', 'goes on in turn order for the other card, the first taker included', () => {
    const t = bids(takes(two().everybodyHas({ wheat: 5 }).begin('doubleDisaster'), 'Anna', FIRE), 'Anna', FAMINE);
    for (const name of ['Bence', 'Cecil', 'Anna', 'Bence']) {
      expect(t.waiting()).toEqual([name]);
      bids(t, name, FAMINE);
    }
  });

  rule('EE-DBL-07', 'gives the first-player marker to the taker of the later disaster', () => {
    const t = takes(two().firstPlayer('Cecil').begin('doubleDisaster'), 'Cecil', FIRE);
    bids(t, 'Cecil', FAMINE);
    bids(t, 'Anna', FAMINE);
    expect(t.state.firstPlayer).toBe(t.seat('Cecil'));
    t.plays('Bence', { do: 'take', card: FAMINE });
    expect(t.state.firstPlayer).toBe(t.seat('Bence'));
    expect(t.facts('firstPlayer')).toEqual([{ seat: t.seat('Bence') }]);
    expect(t.cited('firstPlayer')).toEqual(['EE-DBL-07']);

    const early = bids(two().begin('doubleDisaster'), 'Anna', FIRE, FAMINE); // the marker stays with Anna when Bence takes the first of them
    expect(early.plays('Bence', { do: 'take', card: FIRE }).state.firstPlayer).toBe(early.seat('Anna'));
  });

  rule('EE-DBL-08', 'may threaten the same location twice, and different players lose it each', () => {
    const t = two('famine-09', FIRE).begin('doubleDisaster');
    takes(bids(t, 'Anna', FIRE), 'Anna', 'famine-09');
    t.plays('Bence', 'take');
    expect([t.player('Anna').destroyed, t.player('Bence').destroyed]).toEqual([['village-low'], ['village-low']]);
  });

  rule('EE-DBL-09', 'then follows the neighbour rule for one player who takes both', () => {
    const t = takes(two('famine-09', FIRE).begin('doubleDisaster'), 'Anna', FIRE).plays('Anna', { do: 'take', card: 'famine-09' });
    expect(t.options('Anna')).toEqual([
      { do: 'destroy', location: 'road-trade' },
      { do: 'destroy', location: 'village-high' },
    ]);
    t.plays('Anna', { do: 'destroy', location: 'village-high' });
    expect(t.player('Anna').destroyed).toEqual(['village-low', 'village-high']);
  });

  rule('EE-DBL-10', 'carries a taking out fully before the next decision', () => {
    const t = two()
      .has('Anna', { ...nothing, wheat: 1 })
      .begin('doubleDisaster')
      .plays('Anna', { do: 'take', card: FIRE });
    expect([t.asked('Anna'), t.player('Anna').destroyed]).toEqual(['placeUnder', ['village-low']]);
    t.plays('Anna', { do: 'place', location: 'city' });
    expect(t.asked('Anna')).toBe('fewResources');
    t.plays('Anna', 'buyCoin').plays('Anna', 'enough');
    expect(t.options('Anna')).toEqual([
      { do: 'bid', card: FAMINE, resource: 'wheat' },
      { do: 'bid', card: FAMINE, resource: 'coin' },
      { do: 'take', card: FAMINE },
    ]);
  });

  rule('EE-DBL-11', 'ends when both cards have been taken', () => {
    const t = takes(two().begin('doubleDisaster'), 'Anna', FAMINE);
    const space = t.state.space;
    bids(t, 'Anna', FIRE);
    expect(t.state.space).toBe(space);
    takes(t, 'Bence', FIRE);
    expect([t.state.space, t.facts('phase').length]).toEqual([space + 1, 2]);
  });

  rule('EE-DBL-12', 'asks once per turn for each card still open', () => {
    const t = takes(bids(two().begin('doubleDisaster'), 'Anna', FIRE), 'Anna', FAMINE);
    expect(t.waiting()).toEqual(['Bence']);
    expect(t.options('Bence', { card: FAMINE })).toEqual([]);
    expect(bids(t, 'Bence', FIRE).waiting()).toEqual(['Cecil']);
  });

  rule('EE-DBL-13', 'keeps both threats, also on the same location, until they are taken', () => {
    const t = two('famine-09', FIRE).begin('doubleDisaster');
    expect(t.state.threats).toHaveLength(2);
    takes(t, 'Anna', FIRE);
    expect(t.state.threats.map(({ card }) => card)).toEqual(['famine-09']);
    bids(t, 'Anna', 'famine-09').plays('Bence', 'take');
    expect([t.state.threats, t.player('Bence').destroyed]).toEqual([[], ['village-low']]);
  });

  rule('EE-DBL-14', 'lets one who takes both choose which comes first, and counts the second as the later one', () => {
    const destroyed = ['village-low']; // Fire 9 goes next door, where Famine 8 strikes
    const order = (first: string, second: string) => {
      const t = two('famine-08', FIRE).has('Bence', { destroyed }).firstPlayer('Anna').begin('doubleDisaster');
      t.plays('Anna', { do: 'bid', card: FIRE, resource: 'axe' }).plays('Anna', { do: 'bid', card: 'famine-08', resource: 'wheat' });
      t.plays('Bence', { do: 'take', card: first });
      if (t.may('Bence', 'destroy')) t.plays('Bence', { do: 'destroy', location: 'road-trade' });
      t.plays('Bence', { do: 'place', location: 'city' }).plays('Bence', 'enough');
      expect(t.state.firstPlayer).toBe(t.seat('Anna'));
      t.plays('Bence', { do: 'take', card: second });
      expect(t.state.firstPlayer).toBe(t.seat('Bence'));
      return t.asked('Bence') === 'chooseDestroyed' ? 'a choice' : t.player('Bence').destroyed.at(-1);
    };
    expect(order('famine-08', FIRE)).toBe('village-high'); // 8 is gone, so the ruin at 9 has one neighbour left
    expect(order(FIRE, 'famine-08')).toBe('army-high'); // 8 went for 9, so the target 8 has only 7 left
  });
});
