import { rule } from '@tarsas/kernel/testing';
import { describe, expect } from 'vitest';
import { TIMES_OF } from '../../data/components.ts';
import { RECONSTRUCTED } from '../../data/index.ts';
import { abilities, threatened } from '../../rules/questions/empire.ts';
import { aTable } from '../table.ts';

const cards = Object.values(RECONSTRUCTED.disasters);
const nothing = { wheat: 0, hammer: 0, axe: 0, coin: 0 };

describe('The disaster card', () => {
  rule('EE-DIS-01', 'shows type, target, bids, cost, phase and ability', () => {
    for (const { id, type, target, innovation } of cards) {
      expect(id).toBe(`${type}-${String(target).padStart(2, '0')}`);
      expect(TIMES_OF[innovation.effect.op], id).toContain(innovation.phase);
    }
  });

  rule('EE-DIS-02', 'lists wheat, hammer, axe or several of them for bids', () => {
    for (const { id, bid } of cards) {
      expect(bid.length, id).toBeGreaterThan(0);
      expect(new Set(bid).size, id).toBe(bid.length);
      for (const resource of bid) expect(['wheat', 'hammer', 'axe'], id).toContain(resource);
    }
  });

  rule.each('EE-DIS-03', 'takes a coin in place of whatever it lists', [['fire-09'], ['fire-02'], ['earthquake-04']])(card => {
    const t = aTable('Anna', 'Bence')
      .has('Anna', { ...nothing, coin: 1 })
      .deck(card)
      .begin('disaster');
    t.plays('Anna', { do: 'bid', resource: 'coin' });
    expect(t.state.threats).toEqual([{ card, ...nothing, coin: 1 }]);
    expect(t.player('Anna').coin).toBe(0);
  });

  rule('EE-DIS-04', 'costs 1 hammer, sometimes 2, and only when played from hand', () => {
    const costs = cards.map(({ cost }) => cost);
    expect(new Set(costs)).toEqual(new Set([1, 2]));
    expect(costs.filter(cost => cost === 1).length).toBeGreaterThan(costs.length / 2);

    const destroyed = ['village-low', 'village-high']; // no discount
    const t = aTable('Anna', 'Bence')
      .has('Anna', { hammer: 3, coin: 0, destroyed, hand: ['rebellion-03', 'rebellion-04'] })
      .begin('industry');
    t.plays('Anna', { do: 'play', card: 'rebellion-03' }).plays('Anna', { do: 'place', location: 'city' });
    expect(t.player('Anna').hammer).toBe(1);
    t.plays('Anna', { do: 'play', card: 'rebellion-04' }).plays('Anna', { do: 'place', location: 'farm-wheat' });
    expect(t.player('Anna').hammer).toBe(0);

    const taken = aTable('Anna', 'Bence')
      .has('Anna', { ...nothing, wheat: 5 })
      .deck('rebellion-03')
      .begin('disaster');
    taken.plays('Anna', 'take').plays('Anna', { do: 'place', location: 'city' });
    expect(taken.stock('Anna')).toEqual({ ...nothing, wheat: 5 });
    expect(taken.under('Anna', 'city')).toEqual(['rebellion-03']);
  });
});

describe('Bidding', () => {
  rule('EE-BID-01', 'turns the top card face up', () => {
    const t = aTable('Anna', 'Bence').deck('fire-09', 'flood-03').begin('disaster');
    expect(t.view('public').threats).toEqual([{ card: 'fire-09', ...nothing }]);
    expect(t.state.deck.at(-1)).toBe('flood-03');
    expect(t.state.deck).toHaveLength(87);
  });

  rule('EE-BID-02', 'threatens the location at the target position of each empire', () => {
    const t = aTable('Anna', 'Bence')
      .has('Bence', { at: { 9: 'city' } })
      .deck('fire-09')
      .begin('disaster');
    expect(threatened(t.player('Anna'), 9)).toEqual(['village-low']);
    expect(threatened(t.player('Bence'), 9)).toEqual(['city']);
    expect(t.plays('Anna', { do: 'bid', resource: 'axe' }).plays('Bence', 'take').player('Bence').destroyed).toEqual(['city']);
  });

  rule('EE-BID-03', 'asks each in turn, from the first player clockwise, to pass or to take', () => {
    const t = aTable('Anna', 'Bence', 'Cecil', 'Dóra').firstPlayer('Cecil').deck('fire-09').begin('disaster');
    for (const name of ['Cecil', 'Dóra', 'Anna', 'Bence']) {
      expect(t.waiting()).toEqual([name]);
      expect(new Set(t.options(name).map(option => option.do))).toEqual(new Set(['bid', 'take']));
      t.plays(name, { do: 'bid', resource: 'wheat' });
    }
  });

  rule.each('EE-BID-04', 'asks for exactly one resource of a listed kind, or one coin', [
    ['famine-03', ['wheat', 'coin']],
    ['fire-02', ['hammer', 'coin']],
    ['barbarians-01', ['axe', 'coin']],
    ['fire-09', ['wheat', 'axe', 'coin']],
    ['earthquake-04', ['wheat', 'hammer', 'axe', 'coin']],
  ])((card, payments) => {
    for (const resource of payments) {
      const t = aTable('Anna', 'Bence').deck(card).begin('disaster');
      expect(t.options('Anna', 'bid')).toEqual(payments.map(listed => ({ do: 'bid', card, resource: listed })));
      t.plays('Anna', { do: 'bid', resource });
      expect(t.stock('Anna')).toEqual({ wheat: 2, hammer: 2, axe: 2, coin: 2, [resource]: 1 });
      expect(t.state.threats).toEqual([{ card, ...nothing, [resource]: 1 }]);
    }
  });

  rule('EE-BID-05', 'goes round until somebody takes the disaster, which ends it at once', () => {
    const t = aTable('Anna', 'Bence', 'Cecil').deck('fire-09').begin('disaster');
    for (const name of ['Anna', 'Bence', 'Cecil', 'Anna', 'Bence', 'Cecil']) t.plays(name, { do: 'bid', resource: 'wheat' });
    t.plays('Anna', { do: 'bid', resource: 'axe' }).plays('Bence', 'take').plays('Bence', { do: 'place', location: 'city' });
    expect(t.state.threats).toEqual([]);
    expect(t.facts('phase').at(-1)?.phase).toBe('economy'); // Cecil was not asked again
  });

  rule('EE-BID-06', 'allows the very first player to take a disaster that nothing was bid on', () => {
    const t = aTable('Anna', 'Bence').deck('fire-09').begin('disaster').plays('Anna', 'take');
    expect(t.facts('taken')).toEqual([{ seat: 0, card: 'fire-09', resources: {} }]);
  });

  rule('EE-BID-07', 'makes a player take it who cannot pay and has no free bid', () => {
    const t = aTable('Anna', 'Bence')
      .has('Anna', { ...nothing, hammer: 7 })
      .deck('fire-09')
      .begin('disaster'); // lists wheat and axe
    expect(t.options('Anna')).toEqual([{ do: 'take', card: 'fire-09' }]);
    const saved = aTable('Anna', 'Bence')
      .has('Anna', { ...nothing, under: { city: 'famine-03' } })
      .deck('fire-09')
      .begin('disaster');
    expect(saved.may('Anna', 'freeBid')).toBe(true);
  });

  rule('EE-BID-08', 'leaves bids lying openly', () => {
    const t = aTable('Anna', 'Bence').deck('fire-09').begin('disaster');
    t.plays('Anna', { do: 'bid', resource: 'axe' }).plays('Bence', { do: 'bid', resource: 'coin' });
    for (const name of ['Anna', 'Bence', 'public'])
      expect(t.view(name).threats).toEqual([{ card: 'fire-09', ...nothing, axe: 1, coin: 1 }]);
  });

  rule('EE-BID-09', 'lets a player take it who could pay', () => {
    const t = aTable('Anna', 'Bence')
      .everybodyHas({ wheat: 9, under: {} })
      .has('Bence', { under: { city: 'famine-03' } })
      .deck('fire-09');
    t.begin('disaster').plays('Anna', { do: 'bid', resource: 'wheat' });
    expect(t.options('Bence', 'take')).toEqual([{ do: 'take', card: 'fire-09' }]);
  });

  rule('EE-BID-10', 'allows abilities in one’s own turn, several and in any order, and ends the turn with one pass', () => {
    const under = { city: ['barbarians-04', 'barbarians-07'], 'farm-wheat': 'famine-03' }; // two replacements, a free bid of wheat
    const t = aTable('Anna', 'Bence', { replacedDisasterGoes: 'discarded' }); // the deck stays in order
    t.has('Anna', { under }).has('Bence', { under: { city: 'famine-04' } }); // Bence has a free bid too, but not the turn
    t.deck('fire-02', 'barbarians-01', 'famine-08').begin('disaster'); // lists hammer, then axe, then wheat
    expect(t.asked('Bence')).toBeNull();
    t.plays('Anna', { do: 'replace', source: 'barbarians-07' }).plays('Anna', { do: 'replace', source: 'barbarians-04' });
    expect(t.waiting()).toEqual(['Anna']);
    t.plays('Anna', { do: 'freeBid', source: 'famine-03' });
    expect([t.asked('Anna'), t.waiting()]).toEqual([null, ['Bence']]);
  });

  rule('EE-BID-11', 'makes a new deck of the discards when there is no card to turn up', () => {
    const t = aTable('Anna', 'Bence').deckOnly().begin('disaster');
    expect(t.facts('reshuffled')).toEqual([{ cards: 88 }]);
    expect(t.state.threats).toHaveLength(1);
    expect([t.state.deck.length, t.state.discard]).toEqual([87, []]);
  });
});

describe('The example of the disaster phase', () => {
  /** The second disaster phase; Bence took the first disaster, and both have the 3-point farm at position 9. */
  const fire = () =>
    aTable('Anna', 'Bence')
      .everybodyHas({ at: { 9: 'farm-wheat' } })
      .firstPlayer('Bence')
      .deck('fire-09')
      .space(2)
      .begin();

  rule('EE-DIS-EX-01', 'Fire with target 9 threatens both 3-point farms', () => {
    const t = fire();
    expect(t.facts('disaster')).toEqual([{ card: 'fire-09' }]);
    expect(RECONSTRUCTED.locations['farm-wheat'].points).toBe(3);
    for (const name of ['Anna', 'Bence'])
      expect(threatened(t.player(name), RECONSTRUCTED.disasters['fire-09'].target)).toEqual(['farm-wheat']);
  });

  rule('EE-DIS-EX-02', 'Bence, who took the last one, begins and bids 1 wheat', () => {
    const t = fire();
    expect(t.waiting()).toEqual(['Bence']);
    t.plays('Bence', { do: 'bid', resource: 'wheat' });
    expect(t.player('Bence').wheat).toBe(1);
  });

  rule('EE-DIS-EX-03', 'Anna bids 1 axe, and it is Bence’s turn again', () => {
    const t = fire().plays('Bence', { do: 'bid', resource: 'wheat' }).plays('Anna', { do: 'bid', resource: 'axe' });
    expect(t.player('Anna').axe).toBe(1);
    expect(t.waiting()).toEqual(['Bence']);
  });

  rule('EE-DIS-EX-04', 'Bence takes it: his farm burns, he gets the wheat and the axe, and a green innovation', () => {
    const t = fire().plays('Bence', { do: 'bid', resource: 'wheat' }).plays('Anna', { do: 'bid', resource: 'axe' }).plays('Bence', 'take');
    t.plays('Bence', { do: 'place', location: 'road-trade' });
    expect(t.player('Bence').destroyed).toEqual(['farm-wheat']);
    expect(t.stock('Bence')).toEqual({ wheat: 2, hammer: 2, axe: 3, coin: 2 });
    expect(t.under('Bence', 'road-trade')).toEqual(['fire-09']);
    expect(abilities(t.state, t.player('Bence'), 'economy').map(({ source }) => source)).toContain('fire-09');
    expect(t.player('Anna').destroyed).toEqual([]);
    expect(t.stock('Anna')).toEqual({ wheat: 2, hammer: 2, axe: 1, coin: 2 });
  });
});
