/** Section 18 of the digest: towns. */
import { rule } from '@tarsas/kernel/testing';
import { describe, expect } from 'vitest';
import type { ScoringId, TownId } from '../../data/index.ts';
import { aTable, type Layout, type Table } from '../table.ts';

const rich: Layout = { coins: 50, workers: 20, priests: 2, bowls: [8, 4, 0] };
/** E1 to E8 lie in a row. One upgrade makes this one a town: 2 + 2 + 1 + 2. */
const almost: Layout = { tradingHouse: 'E1 E2', dwelling: 'E3 E4' };
const auren = (layout: Layout) => aTable('auren', 'nomads').has('auren', { ...rich, ...layout });
const upgrade = (t: Table, hex = 'E4') => t.turnOf('auren').plays('auren', { do: 'upgrade', hex, to: 'tradingHouse' });
const founds = (layout: Layout) => upgrade(auren(layout)).may('auren', 'town');

describe('Founding', () => {
  rule.each('TM-TOWN-01', 'four own structures side by side, three with the sanctuary, with a total power value of 7', [
    [almost, true],
    [{ tradingHouse: 'E1', dwelling: 'E2 E3 E4' }, false], // 6
    [{ tradingHouse: 'E1', dwelling: 'E2 E3 E4 E5' }, true], // 7, five structures
    [{ stronghold: 'E2', temple: 'E3', dwelling: 'E4' }, false], // 7, but three
    [{ sanctuary: 'E2', temple: 'E3', dwelling: 'E4' }, true], // 7, three with the sanctuary
    [{ sanctuary: 'E3', dwelling: 'E4 E5' }, false], // 6
    [{ sanctuary: 'E3', stronghold: 'D2', dwelling: 'E4' }, true], // 8
    [{ sanctuary: 'E3', dwelling: 'E4' }, false], // two
    [{ tradingHouse: 'E1 E2', dwelling: 'G5 E4' }, false], // not one group
  ] as [Layout, boolean][])((layout, town) => {
    expect(founds(layout)).toBe(town);
  });

  rule('TM-TOWN-01', 'it counts no structures of others', () => {
    const t = aTable('auren', 'nomads')
      .has('auren', { ...rich, tradingHouse: 'D3', dwelling: 'E4 E5' })
      .has('nomads', { stronghold: 'E3' });
    expect(upgrade(t).plays('nomads', 'decline').may('auren', 'town')).toBe(false);
  });

  rule('TM-TOWN-02', 'a town tile must be chosen', () => {
    const t = upgrade(auren(almost));
    expect(t.facts('townFounded')).toEqual([{ seat: 0, hexes: ['E4', 'E3', 'E2', 'E1'] }]);
    expect(t.each('auren', 'town', 'tile')).toEqual(['TW1', 'TW2', 'TW3', 'TW4', 'TW5']);
    expect(t.may('auren', 'endTurn')).toBe(false);
    t.plays('auren', { do: 'town', tile: 'TW1' });
    expect(t.player('auren').towns).toEqual(['TW1']);
    expect(t.may('auren', 'endTurn')).toBe(true);
  });

  rule.each('TM-TOWN-03', 'the points of the tile, and 5 more if the scoring tile shows the key', [
    ['TW1', 5],
    ['TW2', 7],
    ['TW3', 9],
    ['TW4', 6],
    ['TW5', 8],
  ] as [TownId, number][])((tile, points) => {
    const gained = (scoring: ScoringId) => upgrade(auren(almost).tile(scoring)).plays('auren', { do: 'town', tile }).change('auren').vp;
    expect([gained('SCORE3'), gained('SCORE2')]).toEqual([points, points + 5]);
  });

  rule.each('TM-TOWN-04', 'at once and once the reward: 6 coins, 2 workers, 1 priest, 8 power, or a step on every track', [
    ['TW1', { coins: 6 }, [8, 4, 0], [0, 1, 0, 1]],
    ['TW2', { workers: 2 }, [8, 4, 0], [0, 1, 0, 1]],
    ['TW3', { priests: 1 }, [8, 4, 0], [0, 1, 0, 1]],
    ['TW4', {}, [0, 12, 0], [0, 1, 0, 1]],
    ['TW5', {}, [8, 4, 0], [1, 2, 1, 2]],
  ] as [TownId, { coins?: number; workers?: number; priests?: number }, number[], number[]][])((tile, reward, bowls, cults) => {
    const t = upgrade(auren(almost)).plays('auren', { do: 'town', tile });
    const { coins = 0, workers = 0, priests = 0 } = t.change('auren');
    expect({ coins: coins + 6, workers: workers + 2, priests }).toEqual({ coins: 0, workers: 0, priests: 0, ...reward });
    expect(t.player('auren')).toMatchObject({ bowls, cults });
    expect(t.plays('auren', 'endTurn').pass('nomads').pass('auren').player('auren').cults).toEqual(cults);
  });

  rule('TM-TOWN-05', 'a town gives a key, which opens the top of one cult track', () => {
    const send = (t: Table) => t.turnOf('auren').plays('auren', { do: 'send', cult: 'fire', steps: 2 });
    const high = { cults: { fire: 8, earth: 9 } };
    expect(send(auren({ ...almost, ...high })).player('auren').cults[0]).toBe(9);
    const t = upgrade(auren({ ...almost, ...high })).plays('auren', { do: 'town', tile: 'TW2' });
    expect(t.player('auren').keys).toBe(1);
    send(t).plays('auren', { do: 'enterTop', cult: 'fire' });
    expect([t.player('auren').cults[0], t.player('auren').keys]).toEqual([10, 0]);
    t.turnOf('auren').plays('auren', { do: 'send', cult: 'earth', steps: 1 });
    expect(t.player('auren').cults[2]).toBe(9);
  });
});

describe('What belongs together', () => {
  const apart: Layout = { shipping: 3, tradingHouse: 'E7 G3', dwelling: 'E8 H5' };

  rule('TM-TOWN-06', 'all structures directly adjacent to each other become part of the town, over bridges too', () => {
    const t = upgrade(auren(apart).bridge('auren', 'E8', 'G3'), 'E8');
    expect(t.facts('townFounded')[0].hexes.sort()).toEqual(['E7', 'E8', 'G3', 'H5']);
    const large = upgrade(auren({ ...almost, dwelling: 'E3 E4 E5 D1 G5' }));
    expect(large.facts('townFounded')[0].hexes.sort()).toEqual(['D1', 'E1', 'E2', 'E3', 'E4', 'E5']);
  });

  rule('TM-TOWN-07', 'indirect adjacency does not count; only Mermaids may skip a river hex', () => {
    expect(upgrade(auren(apart), 'E8').may('auren', 'town')).toBe(false);
    const t = aTable('mermaids', 'nomads')
      .has('mermaids', { ...rich, ...apart })
      .turnOf('mermaids');
    t.plays('mermaids', { do: 'upgrade', hex: 'E8', to: 'tradingHouse' });
    expect(t.may('mermaids', 'town')).toBe(false);
    expect(t.plays('mermaids', t.options('mermaids', 'connect')[0]).may('mermaids', 'town')).toBe(true);
  });

  /** A town, a gap at E5, and three structures that are not enough by themselves. */
  const grown: Layout = { dwelling: 'E1 E2 E3 E4', temple: 'E6 E7', stronghold: 'E8' };
  const fillGap = (t: Table) => t.terrain({ E5: 'forest' }).turnOf('auren').plays('auren', { do: 'build', hex: 'E5' });

  rule('TM-TOWN-08', 'a structure next to a town enlarges it and does not help to found another', () => {
    const t = fillGap(auren({ ...grown, towns: { TW1: 'E1 E2 E3 E4' } }));
    expect(t.may('auren', 'town')).toBe(false);
    expect(t.facts('townJoined')).toHaveLength(1);
    expect(['E5', 'E6', 'E7', 'E8'].map(hex => t.state.inTown[t.hex(hex)])).toEqual([1, 1, 1, 1]);
    expect(fillGap(auren(grown)).may('auren', 'town')).toBe(true);
  });

  rule('TM-TOWN-09', 'two towns joined by a structure both remain', () => {
    const two = { dwelling: 'E1 E2 E3', temple: 'E4 E6', tradingHouse: 'E7 E8', stronghold: 'D5' };
    const t = fillGap(auren({ ...two, towns: { TW1: 'E1 E2 E3 E4', TW2: 'E6 E7 E8 D5' } }));
    expect(t.player('auren')).toMatchObject({ towns: ['TW1', 'TW2'], keys: 2 });
    expect(t.may('auren', 'town')).toBe(false);
  });

  rule('TM-TOWN-13', 'structures of a town never count for another, whatever becomes of them', () => {
    const town: Layout = { ...almost, towns: { TW1: 'E1 E2 E3 E4' } };
    expect(founds(town)).toBe(false);
    expect(upgrade(auren(town)).facts('townJoined')).toEqual([]);
    const t = auren({ ...town, tradingHouse: 'E1 E2 E5' })
      .turnOf('auren')
      .plays('auren', { do: 'upgrade', hex: 'E5', to: 'temple' });
    t.plays('auren', { do: 'favor', tile: 'FAV5' }); // a total of 6 would now be enough
    expect(t.may('auren', 'town')).toBe(false);
    expect(t.player('auren').towns).toEqual(['TW1']);
  });
});

describe('The tiles', () => {
  const each: Layout['towns'] = { TW1: '', TW2: '', TW3: '', TW4: '', TW5: '' };

  rule('TM-TOWN-10', 'at most ten towns in a game', () => {
    const { TW5: _, ...four } = each;
    const after = (nomads: Layout['towns']) => upgrade(auren({ ...almost, towns: each }).has('nomads', { towns: nomads }));
    expect(after(four).each('auren', 'town', 'tile')).toEqual(['TW5']);
    const none = after(each);
    expect(none.may('auren', 'town')).toBe(false);
    expect([none.player('auren').towns.length, none.facts('townFounded')]).toEqual([5, []]);
  });

  rule('TM-TOWN-11', 'with the favor tile "6" a total of 6 is enough', () => {
    const six = { tradingHouse: 'E1', dwelling: 'E2 E3 E4' };
    expect([founds(six), founds({ ...six, favors: ['FAV5'] })]).toEqual([false, true]);
    expect(founds({ dwelling: 'E2 E3 E4', tradingHouse: '', favors: ['FAV5'] })).toBe(false); // three structures
    expect(founds({ dwelling: 'E1 E2 E3 E4', favors: ['FAV5'] })).toBe(false); // 5
    const two = auren({ sanctuary: 'E3', tradingHouse: 'E4', favors: ['FAV5'] }).turnOf('auren');
    expect(two.plays('auren', { do: 'upgrade', hex: 'E4', to: 'stronghold' }).may('auren', 'town')).toBe(false); // 6, but two
  });

  rule('TM-TOWN-12', 'the same kind can be chosen again as long as one is left', () => {
    expect(upgrade(auren({ ...almost, towns: { TW2: '' } })).may('auren', { do: 'town', tile: 'TW2' })).toBe(true);
    const t = upgrade(auren({ ...almost, towns: { TW2: '' } })).plays('auren', { do: 'town', tile: 'TW2' });
    upgrade(t.has('auren', { temple: 'G5 G6', dwelling: 'H6 H7' }), 'H6');
    expect(t.each('auren', 'town', 'tile')).toEqual(['TW1', 'TW3', 'TW4', 'TW5']);
  });
});
