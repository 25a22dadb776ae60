/** Sections 10 to 12 of the digest: cities, neutral buildings, the science board. */
import { rule } from '@tarsas/kernel/testing';
import { describe, expect } from 'vitest';
import { CITY_TILE_IDS } from '../../data/index.ts';
import { powerAt } from '../../rules/questions/city.ts';
import { aTable, type Table } from '../table.ts';

/** Three desert buildings worth 6 in a row; the fourth makes the city. */
const almost = (...who: string[]) =>
  aTable(...(who.length > 0 ? who : ['Anna desert', 'Bence']))
    .at('Anna', 'guild', 'E8', 'E9')
    .at('Anna', 'school', 'E10')
    .land('desert', 'E11');
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

describe('Neutral buildings', () => {
  const ready = () =>
    aTable('Anna desert', 'Bence swamp')
      .at('Anna', 'workshop', 'E9')
      .has('Anna', { books: [3, 3, 3, 3], coins: 30, tools: 6 })
      .sets({
        display: ['neutralGuild', 'neutralMonument', 'neutralSchool', 'neutralWorkshop', 'neutralUniversity', 'neutralPalace'],
      });
  const develop = (t: Table, tile: string) => {
    t.turn('Anna').plays('Anna', { do: 'develop', tile });
    while (t.asked('Anna') === 'payBooks') t.plays('Anna', t.options('Anna')[0] as never);
    return t;
  };

  rule('AOI-NEUTRAL-01', 'once built, a neutral building is the builder’s', () => {
    const t = develop(ready().land('desert', 'E10'), 'neutralGuild').plays('Anna', { do: 'place', hex: 'E10' });
    expect([t.building('E10'), t.state.owner[t.hex('E10')]]).toEqual(['guild', 0]);
  });

  rule('AOI-NEUTRAL-02', 'they come from innovations; towers from a competency; Omar start with one and can get a second', () => {
    const t = aTable('Anna omar desert', 'Bence')
      .neutralAt('Anna', 'tower', 'E9')
      .at('Anna', 'guild', 'E8')
      .land('desert', 'E10')
      .turn('Anna');
    t.plays('Anna', { do: 'upgrade', to: 'school' }, { do: 'competency', tile: 'competency11' }, { do: 'place', hex: 'E10' });
    expect([t.building('E9'), t.building('E10'), t.state.neutralLeft[6]]).toEqual(['tower', 'tower', 3]);
  });

  rule('AOI-NEUTRAL-03', 'placed at once, on an empty hex within reach', () => {
    const t = develop(ready().has('Anna', { tools: 50 }).at('Bence', 'workshop', 'D9'), 'neutralGuild');
    expect(t.asked('Anna')).toBe('neutral');
    expect(t.hexes('Anna', 'place')).toEqual(['E8', 'E10', 'F9']);
  });

  rule('AOI-NEUTRAL-04', 'other terrain is transformed first, with tools only', () => {
    const t = develop(ready().land('plains', 'E10').land('swamp', 'E8').land('lake', 'F9', 'D9'), 'neutralGuild');
    expect(t.hexes('Anna', 'place')).toEqual(['E8', 'E10']);
    expect(t.change('Anna', { do: 'place', hex: 'E8' })).toMatchObject({ tools: -6 });
    expect(t.terrain('E8')).toBe('desert');
  });

  rule('AOI-NEUTRAL-05', 'what cannot be placed at once is never built', () => {
    const t = develop(ready().has('Anna', { tools: 0 }), 'neutralGuild');
    expect(t.facts('notPlaced')).toEqual([{ seat: 0, building: 'guild' }]);
    expect([t.asked('Anna'), t.state.neutralLeft[2]]).toEqual(['wrapUp', 1]);
  });

  rule('AOI-NEUTRAL-06', 'placing counts as building', () => {
    const t = develop(ready().at('Bence', 'guild', 'D10').land('desert', 'E10').round(1, 'round5'), 'neutralGuild');
    t.plays('Anna', { do: 'place', hex: 'E10' });
    expect(t.points('Anna', 'roundTile')).toBe(3);
    expect(t.plays('Anna', 'endTurn').options('Bence')[0]).toEqual({ do: 'take', power: 2 });
  });

  rule('AOI-NEUTRAL-07', 'the usual building action puts workshops only on empty hexes', () => {
    const t = aTable('Anna desert', 'Bence')
      .at('Anna', 'workshop', 'E9')
      .land('desert', 'E10')
      .turn('Anna')
      .plays('Anna', { do: 'build', hex: 'E10' });
    expect(t.building('E10')).toBe('workshop');
  });

  rule('AOI-NEUTRAL-08', 'the terrain below shows whose it is', () => {
    const t = aTable('Anna desert', 'Bence swamp').neutralAt('Bence', 'tower', 'E9');
    expect([t.terrain('E9'), t.state.owner[t.hex('E9')]]).toEqual(['swamp', 1]);
  });

  rule('AOI-NEUTRAL-09', 'the usual power value, and no upgrade', () => {
    const t = aTable('Anna desert', 'Bence').neutralAt('Anna', 'guild', 'E9').has('Anna', { tools: 20 }).turn('Anna');
    expect(powerAt(t.state, t.hex('E9'))).toBe(2);
    expect(t.may('Anna', 'upgrade')).toBe(false);
  });

  rule('AOI-NEUTRAL-10', 'income is what the tile says', () => {
    const t = aTable('Anna desert', 'Bence')
      .neutralAt('Anna', 'guild', 'E9')
      .has('Anna', { innovations: ['neutralGuild'], bonus: 'bonus1' });
    t.begin({ kind: 'round', stage: 'income', next: 0 });
    expect(t.facts('gained').filter(({ seat }) => seat === 0)).toMatchObject([
      { from: 'desert', tools: 1, coins: 0, power: 0 },
      { from: 'neutralGuild', coins: 5 },
    ]);
  });

  rule('AOI-NEUTRAL-11', 'monument 4, tower 2', () => {
    const t = aTable('Anna desert', 'Bence').neutralAt('Anna', 'monument', 'E9').neutralAt('Anna', 'tower', 'E10');
    expect(['E9', 'E10'].map(hex => powerAt(t.state, t.hex(hex)))).toEqual([4, 2]);
  });

  rule('AOI-NEUTRAL-12', 'it costs only the spades and uncovers nothing on the board', () => {
    const t = develop(ready().land('desert', 'E10'), 'neutralWorkshop');
    const before = [...t.player('Anna').left];
    expect(t.change('Anna', { do: 'place', hex: 'E10' })).toEqual({});
    expect(t.player('Anna').left).toEqual(before);
  });

  rule('AOI-NEUTRAL-13', 'spades bought for it count as used', () => {
    const t = develop(ready().land('plains', 'E10').round(1, 'round2'), 'neutralGuild').plays('Anna', { do: 'place', hex: 'E10' });
    expect(t.points('Anna', 'roundTile')).toBe(2);
  });

  rule('AOI-NEUTRAL-14', 'without a place the tile and its other effects remain', () => {
    const t = develop(ready().has('Anna', { tools: 0 }), 'neutralMonument');
    expect(t.player('Anna').innovations).toEqual(['neutralMonument']);
    expect(t.points('Anna', 'innovation')).toBe(7);
    expect(develop(ready().has('Anna', { tools: 0 }), 'neutralSchool').asked('Anna')).toBe('competency');
  });

  rule('AOI-NEUTRAL-15', 'tunnel and flight do not help to place it', () => {
    const t = aTable('Anna desert moles', 'Bence')
      .at('Anna', 'workshop', 'E9')
      .at('Anna', 'guild', 'A4')
      .land('desert', 'E11')
      .has('Anna', { tools: 3 })
      .turn('Anna');
    t.plays('Anna', { do: 'upgrade', hex: 'A4', to: 'school' }, { do: 'competency', tile: 'competency11' });
    expect(t.facts('notPlaced')).toHaveLength(1);
  });

  rule('AOI-NEUTRAL-16', 'neither palaces 3 and 4 nor the book action touch neutral pieces', () => {
    const t = aTable('Anna desert', 'Bence')
      .neutralAt('Anna', 'workshop', 'E9')
      .neutralAt('Anna', 'school', 'E10')
      .at('Anna', 'palace', 'A4');
    t.has('Anna', { palace: 'palace3', books: [2, 0, 0, 0] })
      .sets({ bookActions: ['book5'] })
      .turn('Anna');
    expect([t.may('Anna', 'special'), t.may('Anna', 'book')]).toEqual([false, false]);
    expect(t.has('Anna', { palace: 'palace4' }).turn('Anna').may('Anna', 'special')).toBe(false);
  });
});

describe('Science board', () => {
  const scholar = (science: number[], part: object = {}) =>
    aTable('Anna', 'Bence')
      .has('Anna', { scholars: 1, science, bowls: [12, 0, 0], ...part })
      .turn('Anna');

  rule('AOI-SCI-01', 'four disciplines, levels 0 to 12', () => {
    const t = scholar([11, 0, 0, 0], { cities: ['city1'] });
    t.plays('Anna', { do: 'send', discipline: 'banking', steps: 3 });
    expect(t.player('Anna').science).toEqual([12, 0, 0, 0]);
  });

  rule('AOI-SCI-02', 'each step is one level up', () => {
    expect(scholar([0, 0, 0, 0]).change('Anna', { do: 'send', discipline: 'law', steps: 2 })).toMatchObject({ science: [0, 2, 0, 0] });
  });

  rule.each('AOI-SCI-03', 'levels 3, 5, 7 and 12 give 1, 2, 2 and 3 power', [
    [2, 1],
    [4, 2],
    [6, 2],
    [11, 3],
    [3, undefined],
  ])((level, power) => {
    const t = scholar([level, 0, 0, 0], level > 8 ? { cities: ['city1'] } : {});
    expect(t.change('Anna', { do: 'send', discipline: 'banking', steps: 1 }).power).toBe(power);
  });

  rule('AOI-SCI-04', 'level 8 takes a key, a key for each discipline', () => {
    const t = scholar([7, 8, 0, 0], { cities: ['city1', 'city2'] });
    expect(t.change('Anna', { do: 'send', discipline: 'banking', steps: 2 }, 'useKey')).toMatchObject({ keys: -1, science: [2, 0, 0, 0] });
  });

  rule('AOI-SCI-05', 'without or unwilling to use a key, further steps are lost', () => {
    const t = scholar([6, 0, 0, 0]).plays('Anna', { do: 'send', discipline: 'banking', steps: 3 });
    expect(t.player('Anna').science[0]).toBe(7);
    expect(t.facts('stepsLost')).toMatchObject([{ steps: 2 }]);
    const stuck = aTable('Anna', 'Bence')
      .has('Anna', { science: [7, 7, 7, 7], bonus: 'bonus3' })
      .turn('Anna')
      .plays('Anna', 'special');
    expect([stuck.facts('rewardLost'), stuck.asked('Anna')]).toEqual([[{ seat: 0, reward: 'stepsInOne' }], 'wrapUp']);
    const unwilling = scholar([6, 0, 0, 0], { cities: ['city1'] }).plays(
      'Anna',
      { do: 'send', discipline: 'banking', steps: 3 },
      'keepKey',
    );
    expect([unwilling.player('Anna').science[0], unwilling.player('Anna').keys]).toEqual([7, 1]);
    expect([unwilling.facts('keyKept'), unwilling.facts('stepsLost')]).toEqual([[{ seat: 0, discipline: 'banking', steps: 2 }], []]);
  });

  rule('AOI-SCI-06', 'level 9 or more gives its income every phase I', () => {
    const t = aTable('Anna', 'Bence').has('Anna', { science: [9, 10, 11, 12], cities: ['city1', 'city2', 'city3', 'city4'] });
    t.begin({ kind: 'round', stage: 'income', next: 0 });
    const science = t.facts('gained').filter(({ seat, from }) => seat === 0 && from === 'science');
    expect(science).toMatchObject([{ coins: 3 }, { power: 6 }, { tools: 1 }]);
    expect(t.points('Anna', 'medicine')).toBe(3);
  });

  rule('AOI-SCI-07', 'only one marker on level 12', () => {
    const t = scholar([11, 0, 0, 0], { cities: ['city1'] }).has('Bence', { science: [12, 0, 0, 0] });
    t.turn('Anna').plays('Anna', { do: 'send', discipline: 'banking', steps: 3 });
    expect(t.player('Anna').science[0]).toBe(11);
  });

  rule('AOI-SCI-08', 'asked each time; a used key is bound; steps beyond 12 are lost', () => {
    const t = scholar([7, 0, 0, 0], { cities: ['city1'] }).plays('Anna', { do: 'send', discipline: 'banking', steps: 3 });
    expect(t.options('Anna').map(option => option.do)).toEqual(['useKey', 'keepKey']);
    t.plays('Anna', 'useKey');
    expect([t.player('Anna').science[0], t.player('Anna').keys]).toEqual([10, 0]);
    const top = scholar([12, 0, 0, 0], { cities: ['city1'] }).plays('Anna', { do: 'send', discipline: 'banking', steps: 3 });
    expect(top.player('Anna').science[0]).toBe(12);
  });

  rule('AOI-SCI-09', 'every level passed counts as reached', () => {
    const t = aTable('Anna', 'Bence')
      .has('Anna', { scholars: 1, science: [2, 0, 0, 0], bowls: [12, 0, 0] })
      .round(1, 'round4')
      .turn('Anna');
    expect(t.change('Anna', { do: 'send', discipline: 'banking', steps: 3 })).toMatchObject({ power: 3, vp: 3 });
  });
});
