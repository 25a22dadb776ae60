import { rule } from '@tarsas/kernel/testing';
import { describe, expect } from 'vitest';
import { aTable, type Layout, type Table } from '../table.ts';

/** Anna takes a disaster with this target, laid out as given. Famine cards have no ability that interferes. */
function annaTakes(target: number, layout: Layout): Table {
  const t = aTable('Anna', 'Bence');
  const card = `famine-${String(target).padStart(2, '0')}`;
  return t.has('Anna', layout).deck(card).begin('disaster').plays('Anna', 'take');
}

/** Tiles by position, in the order in which tests lay them out. */
const at = (...positions: number[]) => positions.map(n => aTable('Anna', 'Bence').player('Anna').tiles[n - 1]);
const allBut = (...kept: number[]) => at(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11).filter(tile => !at(...kept).includes(tile));

/** What burnt, or between which locations Anna may choose. */
const lost = (t: Table) => {
  const choices = t.options('Anna', 'destroy').flatMap(option => (option.do === 'destroy' ? [option.location] : []));
  return choices.length > 0 ? choices : t.facts('destroyed').map(({ location }) => location);
};

describe('Taking a disaster', () => {
  rule('EE-TAKE-01', 'brings the first-player marker', () => {
    const t = aTable('Anna', 'Bence', 'Cecil').deck('famine-03').begin('disaster').plays('Anna', { do: 'bid', resource: 'wheat' });
    expect(t.state.firstPlayer).toBe(t.seat('Anna'));
    expect(t.plays('Bence', 'take').state.firstPlayer).toBe(t.seat('Bence'));
  });

  rule('EE-TAKE-02', 'brings all that was bid on it, whoever bid it', () => {
    const t = aTable('Anna', 'Bence', 'Cecil').deck('famine-11').begin('disaster'); // lists all three
    for (const [name, resource] of [
      ['Anna', 'wheat'],
      ['Bence', 'hammer'],
      ['Cecil', 'axe'],
      ['Anna', 'wheat'],
      ['Bence', 'coin'],
    ])
      t.plays(name, { do: 'bid', resource });
    t.plays('Cecil', 'take');
    expect(t.stock('Cecil')).toEqual({ wheat: 4, hammer: 3, axe: 2, coin: 3 });
    expect(t.stock('Anna')).toEqual({ wheat: 0, hammer: 2, axe: 2, coin: 2 });
  });

  rule('EE-TAKE-03', 'destroys the target in the taker’s own empire', () => {
    expect(annaTakes(8, {}).player('Anna').destroyed).toEqual(at(8));
  });

  rule.each('EE-TAKE-04', 'destroys a neighbour of the taker’s choice when the target lies in ruins already', [
    [5, [5], [4, 6]],
    [2, [2], [1, 3]],
    [10, [10, 5, 1], [9, 11]],
  ])((target, destroyed, choices) => {
    const t = annaTakes(target, { destroyed: at(...destroyed) });
    expect(t.asked('Anna')).toBe('chooseDestroyed');
    expect(lost(t)).toEqual(at(...choices));
    t.plays('Anna', { do: 'destroy', location: at(choices[1])[0] });
    expect(t.player('Anna').destroyed).toEqual(at(...destroyed, choices[1]));
  });

  rule.each('EE-TAKE-05', 'destroys the nearest intact location when no neighbour is intact', [
    [5, [3, 4, 5, 6], 7],
    [1, [1, 2, 3], 4],
    [11, [11, 10, 9, 8], 7],
    [2, [1, 2, 3], 4],
    [6, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10], 11],
  ])((target, destroyed, nearest) => {
    expect(lost(annaTakes(target, { destroyed: at(...destroyed) }))).toEqual(at(nearest));
  });

  rule('EE-TAKE-06', 'lets the taker choose between two that are equally near', () => {
    const t = annaTakes(6, { destroyed: at(4, 5, 6, 7, 8) });
    expect(lost(t)).toEqual(at(3, 9));
    expect(t.plays('Anna', { do: 'destroy', location: at(9)[0] }).player('Anna').destroyed).toEqual(at(4, 5, 6, 7, 8, 9));
  });

  rule('EE-TAKE-07', 'destroys nothing when everything lies in ruins', () => {
    const t = annaTakes(6, { destroyed: allBut() });
    expect(t.facts('nothingLeft')).toEqual([{ seat: 0 }]);
    expect(t.player('Anna').destroyed).toHaveLength(11);
  });

  rule('EE-TAKE-08', 'lays the card under an intact location, free of charge and by the rules of placing', () => {
    const under = { city: 'flood-01', 'farm-wheat': 'flood-02' };
    const t = annaTakes(8, { wheat: 2, hammer: 2, axe: 2, coin: 2, under, destroyed: at(2) });
    const places = t.options('Anna').map(option => option.do === 'place' && option.location);
    expect(places).toEqual(at(3, 4, 5, 6, 7, 9, 10)); // 2 and 8 are destroyed, 1 and 11 have an innovation
    t.plays('Anna', { do: 'place', location: at(4)[0] });
    expect(t.under('Anna', at(4)[0])).toEqual(['famine-08']);
    expect(t.stock('Anna')).toEqual({ wheat: 2, hammer: 2, axe: 2, coin: 2 });
  });

  rule('EE-TAKE-09', 'cannot lay the card under the location just destroyed', () => {
    const under = Object.fromEntries(allBut(8).map((tile, i) => [tile, `flood-${String(i + 1).padStart(2, '0')}`]));
    const t = annaTakes(8, { under }); // only position 8 was without an innovation
    expect(t.options('Anna', 'place')).toHaveLength(10);
    expect(t.may('Anna', { do: 'place', location: at(8)[0] })).toBe(false);
  });

  rule('EE-TAKE-10', 'costs nobody else a location, and ends the phase', () => {
    const t = aTable('Anna', 'Bence', 'Cecil').deck('famine-03').begin('disaster').plays('Anna', 'take');
    t.plays('Anna', { do: 'place', location: 'city' }).plays('Anna', 'enough');
    expect(t.player('Bence').destroyed.concat(t.player('Cecil').destroyed)).toEqual([]);
    expect([t.state.threats, t.state.space, t.asked('Bence')]).toEqual([[], 2, 'economy']);
  });

  rule('EE-TAKE-11', 'discards the card when no intact location is left for it', () => {
    const t = annaTakes(8, { destroyed: allBut(8) });
    expect(t.player('Anna').destroyed).toHaveLength(11);
    expect(t.player('Anna').innovations).toEqual([]);
    expect(t.state.discard).toEqual(['famine-08']);
  });

  rule('EE-TAKE-12', 'goes in the order marker, resources, destruction, innovation', () => {
    const t = annaTakes(8, { destroyed: allBut(7, 8) });
    const steps = t.log.map(({ key }) => key).filter(key => ['firstPlayer', 'taken', 'destroyed', 'placed'].includes(key));
    expect(steps).toEqual(['firstPlayer', 'taken', 'destroyed', 'placed']);
  });

  rule.each('EE-TAKE-13', 'leaves no choice when only one neighbour is intact or there is only one', [
    [5, [4, 5], 6],
    [5, [5, 6], 4],
    [1, [1], 2],
    [11, [11], 10],
  ])((target, destroyed, next) => {
    const t = annaTakes(target, { destroyed: at(...destroyed) });
    expect(t.player('Anna').destroyed).toEqual(at(...destroyed, next));
  });

  rule('EE-TAKE-14', 'lets an Earthquake innovation take effect before the new card is placed', () => {
    const t = annaTakes(8, { wheat: 0, under: { [at(8)[0]]: 'earthquake-01' } }); // three wheat when it is destroyed
    expect(t.asked('Anna')).toBe('placeUnder');
    expect(t.player('Anna').wheat).toBe(3);
  });
});
