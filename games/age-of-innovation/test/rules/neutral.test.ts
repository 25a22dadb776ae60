/** Section 11 of the digest: neutral buildings. */
import { rule } from '@tarsas/kernel/testing';
import { describe, expect } from 'vitest';
import { powerAt } from '../../rules/questions/city.ts';
import { aTable, type Table } from '../table.ts';

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
