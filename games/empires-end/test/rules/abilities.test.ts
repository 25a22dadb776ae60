/** Section 16 of the digest, economy and industry: the glossary of abilities. What works later is in abilities-later.test.ts. */
import { rule } from '@tarsas/kernel/testing';
import { describe, expect } from 'vitest';
import { RECONSTRUCTED } from '../../data/index.ts';
import type { Options } from '../../rules/state.ts';
import { aTable, type Layout } from '../table.ts';

const economy = (layout: Layout, options: Partial<Options> = {}) => aTable('Anna', 'Bence', options).has('Anna', layout).begin('economy');
const industry = (layout: Layout) => aTable('Anna', 'Bence').has('Anna', layout).begin('industry');

describe('Economy abilities', () => {
  rule('EE-ABIL-01', '1 wheat for 1 coin, up to three times', () => {
    const t = economy({ under: { city: ['barbarians-02'] }, wheat: 5, coin: 0 });
    for (let n = 1; n <= 3; n++) {
      t.plays('Anna', { do: 'exchange', source: 'barbarians-02', coins: 0 });
      expect(t.stock('Anna')).toEqual({ wheat: 5 - n, hammer: 2, axe: 2, coin: n });
    }
    expect(t.may('Anna', { do: 'exchange', source: 'barbarians-02' })).toBe(false);
  });

  rule('EE-ABIL-02', 'other exchanges take a coin or a wheat as often as printed; a plus sign gives both resources', () => {
    const printed = [
      ...Object.values(RECONSTRUCTED.locations).map(l => l.ability),
      ...Object.values(RECONSTRUCTED.disasters).map(d => d.innovation),
    ];
    for (const { effect } of printed) if (effect.op === 'convert') expect([{ wheat: 1 }, { coin: 1 }]).toContainEqual(effect.pay);
    const t = economy({ under: { city: ['barbarians-10'] }, coin: 3 });
    t.plays('Anna', { do: 'exchange', source: 'barbarians-10' });
    expect(t.stock('Anna')).toEqual({ wheat: 3, hammer: 3, axe: 2, coin: 2 });
    t.plays('Anna', { do: 'exchange', source: 'barbarians-10' });
    expect(t.may('Anna', { do: 'exchange', source: 'barbarians-10' })).toBe(false);
  });

  rule.each('EE-ABIL-03', 'points for each adjacent destroyed location', [
    //  burning                                     points of plague-01 (2 each) under the 9-point road
    [['farm-axe'], 2],
    [['farm-axe', 'farm-hammer'], 4],
    [['farm-axe', 'army-high', 'road-refresh-low'], 2],
  ])((destroyed, points) => {
    const t = economy({ under: { 'road-refresh-high': ['plague-01'] }, destroyed: [...destroyed] });
    t.plays('Anna', { do: 'use', source: 'plague-01' });
    expect(t.points('Anna')).toBe(points);
  });

  rule.each('EE-ABIL-04', 'wheat for the intact farms directly left and right, and likewise for other neighbours', [
    //  card        above it            burning          gained
    ['flood-04', 'road-refresh-high', [], { wheat: 2 }],
    ['flood-04', 'road-refresh-high', ['farm-axe'], { wheat: 1 }],
    ['flood-04', 'road-refresh-high', ['farm-axe', 'farm-hammer'], null],
    ['flood-04', 'army-low', [], { wheat: 1 }],
    ['flood-04', 'city', [], null],
    ['flood-04', 'road-refresh-high', ['road-refresh-high'], null],
    ['flood-07', 'farm-hammer', [], { axe: 1 }],
    ['flood-09', 'city', [], { hammer: 1 }],
  ])((card, location, destroyed, gained) => {
    const t = economy({ under: { [location]: [card] }, destroyed: [...destroyed] });
    expect(t.may('Anna', { do: 'use', source: card })).toBe(gained !== null);
    if (gained === null) return;
    t.plays('Anna', { do: 'use', source: card });
    expect(t.facts('gained')).toEqual([{ seat: 0, source: card, resources: gained }]);
  });

  rule('EE-ABIL-05', 'any other economy ability, of a location or an innovation, is carried out once more', () => {
    const t = economy({ under: { city: ['barbarians-03', 'flood-03'] } }).plays('Anna', { do: 'use', source: 'flood-03' });
    const of = t.options('Anna', 'repeat').map(option => 'of' in option && option.of);
    expect(of).toEqual(['farm-wheat', 'road-refresh-low', 'farm-axe', 'road-refresh-high', 'farm-hammer', 'road-trade', 'flood-03']);
    t.plays('Anna', { do: 'repeat', of: 'flood-03' });
    expect(t.stock('Anna').wheat).toBe(2 + 2 + 2);
    expect(t.may('Anna', 'repeat')).toBe(false);
    expect(t.may('Anna', { do: 'use', source: 'flood-03' })).toBe(false);
    const farm = economy({ under: { city: ['barbarians-03'] } }).plays('Anna', { do: 'repeat', of: 'farm-axe' });
    farm.plays('Anna', 'collect');
    expect(farm.stock('Anna')).toEqual({ wheat: 3, hammer: 3, axe: 4, coin: 2 });
  });

  rule('EE-ABIL-06', 'the printed points, once in each economy phase', () => {
    const t = economy({ under: { city: ['pestilence-04'] } }).plays('Anna', { do: 'use', source: 'pestilence-04' });
    expect(t.points('Anna')).toBe(3);
    expect(t.may('Anna', { do: 'use', source: 'pestilence-04' })).toBe(false);
  });

  rule('EE-ABIL-26', 'a repeat cannot repeat a repeat, but two of them may repeat the same ability', () => {
    const under = { city: ['barbarians-03', 'barbarians-08'] };
    const t = economy({ under });
    const ofRepeats = (['barbarians-03', 'barbarians-08'] as const).flatMap(of => t.options('Anna', { do: 'repeat', of }));
    expect(ofRepeats).toEqual([]);
    t.plays('Anna', { do: 'repeat', source: 'barbarians-03', of: 'farm-wheat' });
    t.plays('Anna', { do: 'repeat', source: 'barbarians-08', of: 'farm-wheat' }).plays('Anna', 'collect');
    expect(t.stock('Anna').wheat).toBe(2 + 3);
    const lenient = economy({ under }, { repeatMayTargetRepeat: true });
    expect(lenient.may('Anna', { do: 'repeat', source: 'barbarians-03', of: 'barbarians-08' })).toBe(true);
    expect(lenient.may('Anna', { do: 'repeat', source: 'barbarians-03', of: 'barbarians-03' })).toBe(false);
  });

  rule('EE-ABIL-28', 'a repeated exchange may be done with all its repetitions once more, whether or not it was used before', () => {
    for (const before of [0, 2]) {
      const t = economy({ under: { city: ['barbarians-03'] }, wheat: 9, hammer: 0, coin: 0 });
      for (let n = 0; n < before; n++) t.plays('Anna', { do: 'exchange', get: 'hammer' });
      t.plays('Anna', { do: 'repeat', of: 'road-trade' });
      for (let n = before; n < 4; n++) t.plays('Anna', { do: 'exchange', get: 'hammer' });
      expect(t.stock('Anna')).toMatchObject({ wheat: 5, hammer: 4 });
      expect(t.may('Anna', 'exchange')).toBe(false);
    }
  });

  rule('EE-ABIL-35', 'economy points move the score marker at once', () => {
    const t = economy({ under: { city: ['pestilence-01'] } }).plays('Anna', { do: 'use', source: 'pestilence-01' });
    expect(t.waiting()).toContain('Anna');
    expect(t.view('Bence').players[0].fromAbilities).toBe(2);
  });
});

describe('Industry abilities', () => {
  rule('EE-ABIL-07', 'restoring an adjacent location costs 1 hammer less, one farther away does not', () => {
    const under = { 'army-low': ['fire-01'] };
    for (const [location, hammers] of [
      ['farm-wheat', 1],
      ['road-refresh-low', 2],
      ['farm-axe', 3],
    ] as const) {
      const t = industry({ under, destroyed: [location], hammer: 9, coin: 0 }).plays('Anna', { do: 'restore', location });
      expect(t.stock('Anna').hammer).toBe(9 - hammers);
    }
    const own = industry({ under, destroyed: ['army-low'], hammer: 9, coin: 0 }).plays('Anna', { do: 'restore', location: 'army-low' });
    expect(own.stock('Anna').hammer).toBe(7);
  });

  rule('EE-ABIL-08', 'one innovation moves by the placement rules; nothing comes back in exchange', () => {
    const under = { city: ['fire-06', 'flood-01'], 'village-high': ['flood-02'], 'farm-axe': ['flood-03'] };
    const t = industry({ under, destroyed: ['farm-wheat'] }).plays('Anna', { do: 'use', source: 'fire-06' });
    expect(t.options('Anna').map(option => 'card' in option && option.card)).toEqual(['fire-06', 'flood-01', 'flood-02', 'flood-03']);
    t.plays('Anna', { do: 'lift', card: 'flood-01' });
    const places = t.options('Anna', 'place').map(option => 'location' in option && option.location);
    for (const barred of ['farm-wheat', 'village-high', 'farm-axe', 'city']) expect(places).not.toContain(barred);
    t.plays('Anna', { do: 'place', location: 'army-low' });
    expect(t.under('Anna', 'army-low')).toEqual(['flood-01']);
    expect(t.under('Anna', 'city')).toEqual(['fire-06']);
    expect(t.player('Anna').innovations).toHaveLength(4);
  });

  rule('EE-ABIL-09', 'the industry card takes off all markers next door, as a road does', () => {
    const cards = ['famine-01', 'famine-03', 'famine-04', 'famine-06'];
    const layout = {
      under: {
        'farm-axe': ['famine-01', 'famine-03'],
        'farm-hammer': ['famine-04'],
        city: ['famine-06'],
        'road-refresh-high': ['fire-05'],
      },
      exhausted: cards,
    };
    const card = industry(layout).plays('Anna', { do: 'use', source: 'fire-05' });
    expect(card.player('Anna').exhausted).toEqual(['famine-06']);
    const road = economy(layout).plays('Anna', { do: 'use', source: 'road-refresh-high' });
    expect(road.player('Anna').exhausted).toEqual(['famine-06']);
  });

  rule('EE-ABIL-29', 'also from under a destroyed location, never back to the old one, with its exhaustion marker', () => {
    const layout = { under: { city: ['fire-06'], 'farm-axe': ['famine-01'] }, destroyed: ['farm-axe'], exhausted: ['famine-01'] };
    const t = industry(layout).plays('Anna', { do: 'use', source: 'fire-06' }).plays('Anna', { do: 'lift', card: 'famine-01' });
    t.plays('Anna', { do: 'place', location: 'army-low' });
    expect(t.under('Anna', 'army-low')).toEqual(['famine-01']);
    expect(t.player('Anna').exhausted).toEqual(['famine-01']);
    const alone = Object.keys(RECONSTRUCTED.locations).filter(location => location !== 'city');
    expect(industry({ under: { city: ['fire-06', 'flood-01'] }, destroyed: alone }).may('Anna', { do: 'use', source: 'fire-06' })).toBe(
      false,
    );
    const [first, ...others] = Object.keys(RECONSTRUCTED.locations);
    const oneEach = Object.fromEntries(others.map((location, i) => [location, [`famine-${String(i + 1).padStart(2, '0')}`]]));
    const full = industry({ under: { [first]: ['fire-06'], ...oneEach } });
    expect(full.may('Anna', { do: 'use', source: 'fire-06' })).toBe(false); // whatever is lifted, its old place alone has the fewest
    const back = industry({ under: { city: ['fire-06'] }, destroyed: alone.slice(1) }).plays('Anna', { do: 'use', source: 'fire-06' });
    back.plays('Anna', { do: 'lift', card: 'fire-06' });
    expect(back.options('Anna')).toEqual([{ do: 'place', location: 'farm-wheat' }]);
  });
});

describe('A refresh with a number, as an owner’s file may have it', () => {
  const exhausted = ['famine-01', 'famine-03', 'famine-04'];
  const under = { 'farm-axe': ['famine-01', 'famine-03'], 'farm-hammer': ['famine-04'] };
  const printed = (phase: 'economy' | 'industry' | 'onDestroyed', scope: 'adjacent' | 'empire', limit: number) => ({
    components: { disasters: [{ id: 'fire-05', innovation: { phase, effect: { op: 'refresh' as const, scope, limit } } }] },
  });

  rule.each('EE-ABIL-09', 'takes off so many markers, wherever it reaches and whatever the table has agreed for those without a number', [
    ['economy', 'adjacent'],
    ['economy', 'empire'],
    ['industry', 'adjacent'],
    ['industry', 'empire'],
  ])((phase, scope) => {
    const options = { ...printed(phase, scope, 2), refreshAdjacentRoad: 'one', refreshAdjacentIndustryCard: 'one' } as const;
    const above = scope === 'adjacent' ? 'road-refresh-high' : 'city';
    const t = aTable('Anna', 'Bence', options)
      .has('Anna', { under: { ...under, [above]: ['fire-05'] }, exhausted })
      .begin(phase);
    expect(t.may('Anna', { do: 'use', source: 'fire-05' })).toBe(false);
    t.plays('Anna', { do: 'refresh', source: 'fire-05', ability: 'famine-03' });
    t.plays('Anna', { do: 'refresh', source: 'fire-05', ability: 'famine-04' });
    expect(t.player('Anna').exhausted).toEqual(['famine-01']);
    expect(t.may('Anna', { do: 'refresh', source: 'fire-05' })).toBe(false);
  });

  rule.each('EE-ABIL-34', 'on destruction its owner chooses which', [['adjacent'], ['empire']])(scope => {
    const layout = { under: { ...under, 'road-refresh-high': ['fire-05'] }, exhausted };
    const t = aTable('Anna', 'Bence', printed('onDestroyed', scope, 2))
      .has('Anna', layout)
      .deck('plague-05')
      .begin('disaster');
    t.plays('Anna', 'take');
    expect(t.options('Anna')).toEqual(exhausted.map(ability => ({ do: 'free', ability })));
    t.plays('Anna', { do: 'free', ability: 'famine-04' }).plays('Anna', { do: 'free', ability: 'famine-01' });
    expect([t.player('Anna').exhausted, t.asked('Anna')]).toEqual([['famine-03'], 'placeUnder']);
  });
});

describe('What the log cites', () => {
  rule('EE-ABIL-03', 'for points of destroyed neighbours', () => {
    const t = economy({ under: { 'road-refresh-high': ['plague-01'] }, destroyed: ['farm-axe'] });
    expect(t.plays('Anna', { do: 'use', source: 'plague-01' }).cited('points')).toEqual(['EE-ABIL-03']);
  });

  rule('EE-ABIL-22', 'for what an Earthquake brings', () => {
    const t = aTable('Anna', 'Bence').has('Anna', { under: { 'farm-wheat': ['earthquake-01'] } });
    t.deck('plague-01').begin('disaster').plays('Anna', 'take');
    expect(t.cited('gained')).toEqual(['EE-ABIL-22']);
  });
});
