/** Section 10 of the digest: cities. */
import { rule } from '@tarsas/kernel/testing';
import { describe, expect } from 'vitest';
import { CITY_TILE_IDS } from '../../data/index.ts';
import { almost, aTable, type Table } from '../table.ts';

const build = (t: Table, hex = 'E11') => t.turn('Anna').plays('Anna', { do: 'build', hex });
const founded = (t: Table) => t.facts('city').length;

describe('Cities', () => {
  rule('AOI-CITY-01', 'at least 4 connected buildings of power value 7, none in a city yet', () => {
    expect(founded(build(almost()))).toBe(1);
    const weak = aTable('Anna desert', 'Bence').at('Anna', 'workshop', 'E8', 'E9').at('Anna', 'school', 'E10').land('desert', 'E11');
    expect(founded(build(weak))).toBe(0);
    const few = aTable('Anna desert', 'Bence').at('Anna', 'palace', 'E9').at('Anna', 'school', 'E10').land('desert', 'E11');
    expect(founded(build(few))).toBe(0);
  });

  rule('AOI-CITY-02', 'three suffice with a university', () => {
    const t = aTable('Anna desert', 'Bence').at('Anna', 'university', 'E9').at('Anna', 'palace', 'E10').land('desert', 'E11');
    expect(founded(build(t))).toBe(1);
  });

  rule('AOI-CITY-03', 'two suffice with a monument', () => {
    const t = aTable('Anna desert', 'Bence')
      .neutralAt('Anna', 'monument', 'E9')
      .at('Anna', 'guild', 'E10')
      .sets({ palaces: ['palace12'] })
      .turn('Anna');
    t.plays('Anna', { do: 'upgrade', to: 'palace' }, { do: 'palace', palace: 'palace12' });
    expect(founded(t)).toBe(1);
  });

  rule('AOI-CITY-04', 'the power requirement stays', () => {
    const t = aTable('Anna desert', 'Bence').at('Anna', 'university', 'E9').at('Anna', 'guild', 'E10').land('desert', 'E11');
    expect(founded(build(t))).toBe(0);
    const two = aTable('Anna desert', 'Bence').neutralAt('Anna', 'monument', 'E10').land('desert', 'E11');
    expect(founded(build(two))).toBe(0);
  });

  rule('AOI-CITY-05', 'choose one city tile from the supply', () => {
    const t = build(almost());
    expect(t.options('Anna').map(option => 'tile' in option && option.tile)).toEqual(CITY_TILE_IDS);
    t.plays('Anna', { do: 'city', tile: 'city4' });
    expect([t.player('Anna').cities, t.state.citiesLeft]).toEqual([['city4'], [3, 3, 3, 2, 3, 3, 3]]);
  });

  rule('AOI-CITY-06', 'the VP of the tile, and of a round tile that shows the key', () => {
    expect(build(almost()).change('Anna', { do: 'city', tile: 'city4' })).toMatchObject({ vp: 6 });
    expect(build(almost().round(1, 'round7')).change('Anna', { do: 'city', tile: 'city4' })).toMatchObject({ vp: 11 });
  });

  rule('AOI-CITY-07', 'and its reward at once', () => {
    expect(build(almost()).change('Anna', { do: 'city', tile: 'city4' })).toMatchObject({ coins: 6 });
  });

  rule('AOI-CITY-08', 'and one city key', () => {
    expect(build(almost()).change('Anna', { do: 'city', tile: 'city4' })).toMatchObject({ keys: 1 });
  });

  rule('AOI-CITY-09', 'buildings connected later belong to the city', () => {
    const t = almost().at('Anna', 'workshop', 'E11').cityAt('E8', 'E9', 'E10', 'E11').land('desert', 'F10');
    build(t, 'F10');
    expect([founded(t), t.state.inCity[t.hex('F10')]]).toEqual([0, 1]);
  });

  rule('AOI-CITY-10', 'any number of cities', () => {
    const t = almost()
      .at('Anna', 'university', 'A3')
      .at('Anna', 'palace', 'A4')
      .at('Anna', 'workshop', 'A5')
      .cityAt('A3', 'A4', 'A5')
      .has('Anna', { cities: ['city1'] });
    build(t).plays('Anna', { do: 'city', tile: 'city4' });
    expect(t.player('Anna').cities).toEqual(['city1', 'city4']);
  });

  rule('AOI-CITY-11', 'only kinds still in the supply, the same again if there is one', () => {
    const t = build(
      almost()
        .sets({ citiesLeft: [0, 3, 3, 1, 3, 3, 3] })
        .has('Anna', { cities: ['city4'] }),
    );
    expect(t.may('Anna', { do: 'city', tile: 'city1' })).toBe(false);
    expect(founded(build(almost().sets({ citiesLeft: [0, 0, 0, 0, 0, 0, 0] })))).toBe(0);
    t.plays('Anna', { do: 'city', tile: 'city4' });
    expect(t.player('Anna').cities).toEqual(['city4', 'city4']);
  });

  rule('AOI-CITY-EX1', 'four adjacent yellow buildings worth 7: 8 VP and 8 power', () => {
    expect(build(almost()).change('Anna', { do: 'city', tile: 'city6' })).toEqual({ vp: 8, power: 8, keys: 1 });
  });

  rule('AOI-CITY-EX2', 'the round tile with the key gives 5 more VP', () => {
    const t = build(almost().round(1, 'round7')).plays('Anna', { do: 'city', tile: 'city6' });
    expect(t.points('Anna', 'roundTile')).toBe(5);
  });

  rule('AOI-OPEN-10', 'what touches a city joins it, and two cities stay two', () => {
    const t = aTable('Anna desert', 'Bence')
      .at('Anna', 'workshop', 'E8', 'E10')
      .cityAt('E8', 'E10')
      .land('desert', 'E9')
      .has('Anna', { cities: ['city1', 'city2'] });
    build(t, 'E9');
    expect([founded(t), t.player('Anna').cities.length, t.state.inCity[t.hex('E9')]]).toEqual([0, 2, 1]);
  });

  rule('AOI-OPEN-15', 'founded the moment the conditions hold: by bridge, annex, upgrade or palace 8', () => {
    const byBridge = aTable('Anna desert', 'Bence')
      .at('Anna', 'guild', 'E8', 'E9')
      .at('Anna', 'school', 'B8')
      .at('Anna', 'workshop', 'C8')
      .has('Anna', { bowls: [0, 0, 12] })
      .turn('Anna');
    byBridge.plays('Anna', { do: 'power', action: 'power1' }, { do: 'bridge', from: 'C8', to: 'E8' });
    expect(founded(byBridge)).toBe(1);
    const byAnnex = almost().has('Anna', { annexes: 1 }).turn('Anna').plays('Anna', { do: 'annex', hex: 'E9' });
    expect(founded(byAnnex)).toBe(1);
    const byPalace = aTable('Anna desert', 'Bence')
      .at('Anna', 'guild', 'A4', 'E9')
      .at('Anna', 'school', 'E10')
      .at('Anna', 'workshop', 'E11', 'F10')
      .sets({ palaces: ['palace8'] })
      .turn('Anna');
    byPalace.plays('Anna', { do: 'upgrade', hex: 'A4', to: 'palace' }, { do: 'palace', palace: 'palace8' });
    expect(founded(byPalace)).toBe(1);
    const byUpgrade = aTable('Anna desert', 'Bence')
      .at('Anna', 'guild', 'E8', 'E9')
      .at('Anna', 'workshop', 'E10', 'E11')
      .turn('Anna')
      .plays('Anna', { do: 'upgrade', hex: 'E11', to: 'guild' });
    expect(founded(byUpgrade)).toBe(1);
  });

  rule('AOI-OPEN-17', 'the owner chooses the order of several gains; a new key serves steps of the same event', () => {
    const t = almost('Anna desert felines', 'Bence').has('Anna', { science: [7, 0, 0, 0] });
    build(t).plays('Anna', { do: 'takeBook', discipline: 'law' });
    expect(t.asked('Anna')).toBe('nextReward');
    t.plays('Anna', { do: 'next', reward: 'cityTile' }, { do: 'city', tile: 'city1' });
    t.plays('Anna', { do: 'useKey', discipline: 'banking' });
    expect(t.player('Anna').science[0]).toBe(8);
  });
});
