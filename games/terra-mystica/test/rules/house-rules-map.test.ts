/** Section 30 of the digest: the decisions that concern the map: spades, sandstorm, tunnels and towns. */
import { rule } from '@tarsas/kernel/testing';
import { describe, expect } from 'vitest';
import type { Cult, FactionId, ScoringId } from '../../data/index.ts';
import { aTable, build, FULL, into, type Layout, power, RICH, transform } from '../table.ts';

/** One faction on its own in the middle of the map, on turn. */
const alone = (faction: FactionId, layout: Layout) =>
  aTable(faction, 'engineers')
    .has(faction, { dwelling: 'F4', ...layout })
    .turnOf(faction);

describe('Spades', () => {
  const dig = (layout: Layout = {}) => alone('witches', { ...RICH, bowls: FULL, ...layout });

  rule('TM-DEC-10', 'free spades may be given up; they score nothing, but Halflings have gained them', () => {
    const givenUp = (faction: FactionId, layout: Layout) => {
      const t = aTable(faction, 'engineers')
        .has(faction, { bowls: FULL, ...layout })
        .tile('SCORE1');
      return t.turnOf(faction).plays(faction, power('ACT6'), 'done');
    };
    const witches = givenUp('witches', { dwelling: 'F4' });
    expect(witches.facts('spadesLost')).toEqual([{ seat: 0, spades: 2 }]);
    expect(witches.change('witches')).toEqual({});
    expect(givenUp('alchemists', { stronghold: 'F4' }).player('alchemists').bowls).toEqual([6, 0, 6]);
    expect(givenUp('halflings', { dwelling: 'F4' }).change('halflings')).toEqual({ vp: 2 });
  });

  rule('TM-DEC-10 TM-DIFF-20', 'with none used, a dwelling may still be built on what was home terrain before', () => {
    const beside = () => alone('witches', { ...RICH, bowls: FULL, dwelling: 'E7' }); // F4 is forest
    const home = beside().plays('witches', power('ACT5'), build('F4'));
    expect(home.at('F4')).toBe('witches dwelling');
    expect(home.may('witches', 'transform')).toBe(false);
    const mixed = beside().plays('witches', power('ACT6'), transform('E6'), into('swamp'));
    expect(mixed.may('witches', build('F4'))).toBe(false);
  });

  rule('TM-DEC-11 TM-DIFF-14', 'one hex at most may be left on another terrain, all others must reach home', () => {
    const t = dig().plays('witches', power('ACT6'), transform('E6'), into('swamp'));
    expect(t.hexes('witches', 'transform')).toEqual(['E6', 'E7']); // E7 is a mountain; all others are farther from forest
    t.plays('witches', transform('E7'));
    expect(t.each('witches', 'into', 'terrain')).toEqual(['forest']);
    const other = dig().plays('witches', power('ACT6'), transform('E7'), into('forest'), transform('E6'), into('swamp'));
    expect(other.hexes('witches', 'build')).toEqual(['E7']);
  });

  rule('TM-DEC-12', 'all spades go to one hex where some are bought', () => {
    const bought = dig().plays('witches', power('ACT5'), transform('G2'), into('forest'));
    expect(bought.facts('spadesBought')).toMatchObject([{ spades: 1 }]);
    expect(bought.may('witches', 'transform')).toBe(false);
    const second = dig().plays('witches', power('ACT6'), transform('E7'), into('forest'), transform('G2'));
    expect(second.each('witches', 'into', 'terrain')).toEqual(['desert', 'mountain']);
  });

  rule('TM-DEC-12', "none are bought for the spades of the Halflings' stronghold", () => {
    const t = alone('halflings', { ...RICH, tradingHouse: 'E7' }).plays(
      'halflings',
      { do: 'upgrade', hex: 'E7', to: 'stronghold' },
      'useSpades',
    );
    t.plays('halflings', transform('G2'), into('plains')); // wasteland: two of the three spades
    t.plays('halflings', transform('D5')); // lake, two from plains
    expect(t.each('halflings', 'into', 'terrain')).toEqual(['swamp', 'forest']);
    t.plays('halflings', into('swamp'), 'done');
    expect(t.may('halflings', 'useSpades')).toBe(false);
  });

  rule('TM-DEC-13 TM-DIFF-18', 'the shortest way counts, also across the home terrain', () => {
    const t = dig().plays('witches', transform('E7'), into('lake'));
    expect(t.at('E7')).toBe('lake');
    expect(t.change('witches')).toEqual({ workers: -6 });
  });

  rule('TM-DEC-14 TM-DIFF-19', 'Giants turn hexes into wasteland only, with two spades', () => {
    for (const hex of ['E7', 'E6']) {
      const t = alone('giants', { ...RICH, workers: 6 }).plays('giants', transform(hex));
      expect(t.each('giants', 'into', 'terrain')).toEqual(['wasteland']);
      expect(t.plays('giants', into('wasteland')).change('giants')).toMatchObject({ workers: -6 });
    }
    expect(alone('giants', { workers: 5 }).may('giants', 'transform')).toBe(false);
    const added = alone('giants', { workers: 3, bowls: FULL }).plays('giants', power('ACT5'), transform('E7'), into('wasteland'));
    expect(added.change('giants')).toEqual({ workers: -3 });
    const lost = alone('giants', { workers: 2, coins: 0, bowls: [0, 0, 4] }).plays('giants', power('ACT5'));
    expect(lost.facts('spadesLost')).toEqual([{ seat: 0, spades: 1 }]);
  });

  rule('TM-DEC-15', 'cult spades may go to several hexes and stop anywhere, in reach without card, tunnel or carpet', () => {
    const reward = (faction: FactionId, tile: ScoringId, cult: Cult, layout: Layout) =>
      aTable(faction, 'engineers')
        .has(faction, { dwelling: 'F4', cults: { [cult]: 8 }, ...layout })
        .tile(tile)
        .endOfRound();
    const t = reward('witches', 'SCORE2', 'earth', { workers: 20 });
    t.plays('witches', transform('E6'), into('swamp'), transform('G2'), into('desert'));
    expect([t.at('E6'), t.at('G2')]).toEqual(['swamp', 'desert']);
    const plains = reward('witches', 'SCORE2', 'earth', { workers: 20 }).plays('witches', transform('E6'));
    expect(plains.may('witches', into('forest'))).toBe(false); // three spades, and none can be bought
    expect(reward('fakirs', 'SCORE2', 'earth', { priests: 5 }).hexes('fakirs', 'transform')).toEqual(['E6', 'E7', 'G2']);
    expect(reward('witches', 'SCORE2', 'earth', { card: 'BON4' }).hexes('witches', 'transform')).toEqual(['E6', 'E7', 'F3', 'G2']);
  });

  rule('TM-DEC-15', 'other rewards come to all before the first spade is used', () => {
    const t = aTable('halflings', 'witches')
      .has('halflings', { dwelling: 'E6', cults: { earth: 4 } })
      .has('witches', { cults: { earth: 4 }, dwelling: 'F4' });
    t.tile('SCORE2').endOfRound();
    expect(t.asked('halflings')).toBe('useSpades');
    expect(t.facts('reward').map(({ spades }) => spades)).toEqual([1, 1]);
    expect(t.change('halflings').vp).toBe(1);
  });

  rule('TM-DEC-16', 'a tunnel is paid once per action, and again in a later one', () => {
    const dwarves = () =>
      aTable('dwarves', 'witches')
        .has('dwarves', { ...RICH, dwelling: 'F6', bowls: FULL })
        .turnOf('dwarves');
    const atOnce = dwarves().plays('dwarves', transform('D7'), into('mountain'), build('D7'));
    expect(atOnce.change('dwarves')).toEqual({ workers: -2 - 3 - 1, coins: -2, vp: 4 });
    const later = dwarves()
      .plays('dwarves', transform('D7'), into('mountain'), 'done')
      .ends('dwarves')
      .pass('witches')
      .plays('dwarves', build('D7'));
    expect(later.change('dwarves')).toEqual({ workers: -2 - 3 - 2 - 1, coins: -2, vp: 8 });
    const twice = dwarves();
    expect(twice.hexes('dwarves', 'transform')).toContain('D8');
    twice.plays('dwarves', power('ACT6'), transform('D7'), into('mountain'));
    expect(twice.hexes('dwarves', 'transform')).toEqual(['E9', 'E10', 'F5', 'F7', 'G5', 'G6']); // those next to F6
  });
});

rule('TM-DEC-03', 'the sandstorm does not blow across a bridge', () => {
  const t = aTable('nomads', 'witches').has('nomads', { stronghold: 'F3' }).bridge('nomads', 'F3', 'G1').turnOf('nomads');
  expect(t.hexes('nomads', { do: 'special', action: 'ACTN' })).toEqual(['E5', 'E6', 'F4', 'G2']);
});

describe('Towns', () => {
  rule('TM-DEC-18', 'a new group that touches a town of its owner joins it', () => {
    const t = aTable('witches', 'engineers').has('witches', { ...RICH, stronghold: 'E7', tradingHouse: 'F4 G2', towns: { TW1: 'E7' } });
    t.terrain({ E6: 'forest' }).turnOf('witches').plays('witches', build('E6'));
    expect(t.facts('townFounded')).toEqual([]);
    expect(t.facts('townJoined')).toHaveLength(1);
  });

  rule('TM-DEC-18', 'several groups completed by one action give a tile each', () => {
    const t = aTable('auren', 'engineers').has('auren', { ...RICH, tradingHouse: 'F4 E7 A9', temple: 'A10', dwelling: 'G2 F3 A8 B5' });
    t.tile('SCORE3').turnOf('auren').plays('auren', { do: 'upgrade', hex: 'F4', to: 'temple' }, { do: 'favor', tile: 'FAV5' });
    expect(t.facts('townFounded')).toHaveLength(2);
    t.plays('auren', { do: 'town', tile: 'TW1' }, { do: 'town', tile: 'TW2' });
    expect(t.change('auren')).toMatchObject({ vp: 5 + 7, keys: 2 });
  });

  rule('TM-DEC-18', 'without tiles in the supply no town is founded', () => {
    const t = aTable('witches', 'engineers')
      .has('witches', { ...RICH, stronghold: 'E7', tradingHouse: 'F4 G2' })
      .terrain({ E6: 'forest' });
    t.state.townsLeft = t.state.townsLeft.map(() => 0);
    t.turnOf('witches').plays('witches', build('E6'));
    expect(t.facts('townFounded')).toEqual([]);
    expect(t.state.inTown[t.hex('E6')]).toBe(0);
  });

  /** A trading house at F4 and one at G2, and a sanctuary at G3 beyond the river hexes r22 and r29. */
  const mermaids = (layout: Layout = {}) =>
    aTable('mermaids', 'nomads')
      .has('mermaids', { ...RICH, tradingHouse: 'F4 G2', sanctuary: 'G3', ...layout })
      .tile('SCORE3');
  const connect = (river: string) => ({ do: 'connect', river }) as const;

  rule('TM-DEC-19', 'Mermaids declare a river town at any moment of their own turn, which is no action', () => {
    const t = mermaids().turnOf('mermaids');
    expect(t.each('mermaids', 'connect', 'river')).toEqual(['r22', 'r29']);
    t.plays('mermaids', connect('r22'), { do: 'town', tile: 'TW1' });
    expect(t.change('mermaids')).toMatchObject({ vp: 5, keys: 1 });
    expect(t.asked('mermaids')).toBe('act');
    expect(t.may('mermaids', 'connect')).toBe(false);
    const after = mermaids({ priests: 1 }).turnOf('mermaids').plays('mermaids', { do: 'send', cult: 'fire', steps: 3 });
    expect(after.asked('mermaids')).toBe('wrapUp');
    expect(after.may('mermaids', connect('r29'))).toBe(true);
    expect(mermaids().turnOf('nomads').options('mermaids')).toEqual([]);
  });

  rule('TM-DEC-19', 'not beside an own town', () => {
    expect(
      mermaids({ towns: { TW1: 'F4' } })
        .turnOf('mermaids')
        .may('mermaids', 'connect'),
    ).toBe(false);
  });

  rule('TM-DEC-19', 'own structures beside the river hex are connected, later ones too', () => {
    const t = mermaids()
      .terrain({ E8: 'lake' })
      .turnOf('mermaids')
      .plays('mermaids', connect('r22'), { do: 'town', tile: 'TW1' }, build('E8'));
    expect(t.facts('townJoined')).toHaveLength(1);
    expect(t.state.inTown[t.hex('E8')]).toBe(1);
    const elsewhere = mermaids().terrain({ E8: 'lake' }).turnOf('mermaids');
    elsewhere.plays('mermaids', connect('r29'), { do: 'town', tile: 'TW1' }, build('E8'));
    expect(elsewhere.facts('townJoined')).toEqual([]);
  });
});
