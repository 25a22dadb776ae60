/** Section 26 of the digest: what the factions of forest, swamp, plains and mountain can do, the Dwarves apart. */
import { rule } from '@tarsas/kernel/testing';
import { describe, expect } from 'vitest';
import type { FactionId } from '../../data/index.ts';
import type { SpecialId } from '../../rules/index.ts';
import { aTable, type Layout, type Table } from '../table.ts';

const RICH = { coins: 30, workers: 20 };
const opponentOf = (faction: FactionId): FactionId => (faction === 'nomads' || faction === 'fakirs' ? 'witches' : 'nomads');
/** On turn, with nobody else on the map. */
const alone = (faction: FactionId, layout: Layout) => aTable(faction, opponentOf(faction)).has(faction, layout).turnOf(faction);
const buildsStronghold = (faction: FactionId, layout: Layout = {}) =>
  alone(faction, { tradingHouse: 'E5', ...RICH, ...layout }).plays(faction, { do: 'upgrade', hex: 'E5', to: 'stronghold' });
/** A town of four structures and the power value 7, the tile for coins and 5 points chosen. */
const foundsTown = (faction: FactionId) =>
  alone(faction, { tradingHouse: 'E5 E6', dwelling: 'F3 F4', ...RICH })
    .tile('SCORE5')
    .plays(faction, { do: 'upgrade', hex: 'F4', to: 'tradingHouse' }, { do: 'town', tile: 'TW1' });
const bowls = (t: Table, name: string) => t.player(name).bowls;

const WITH_ACTION_TOKEN: [FactionId, SpecialId][] = [
  ['auren', 'ACTA'],
  ['witches', 'ACTW'],
  ['swarmlings', 'ACTS'],
  ['chaosmagicians', 'ACTC'],
  ['giants', 'ACTG'],
  ['nomads', 'ACTN'],
];

rule.each(
  'TM-FAC-01',
  'the special action of a stronghold can be used from the round in which it is built, once a round',
  WITH_ACTION_TOKEN,
)((faction, action) => {
  const opponent = opponentOf(faction);
  const t = alone(faction, { tradingHouse: 'G5', dwelling: 'G6', ...RICH });
  expect(t.may(faction, { do: 'special', action })).toBe(false);
  t.plays(faction, { do: 'upgrade', hex: 'G5', to: 'stronghold' });
  if (t.may(faction, 'favor')) t.plays(faction, { do: 'favor', tile: 'FAV9' });
  t.ends(faction).pass(opponent);
  expect(t.may(faction, { do: 'special', action })).toBe(true);
  t.plays(faction, t.options(faction, { do: 'special', action })[0]).turnOf(faction);
  expect(t.may(faction, { do: 'special', action })).toBe(false);
});

rule.each(
  'TM-SPEC-01',
  'a special action of a stronghold is used once per round',
  WITH_ACTION_TOKEN,
)((faction, action) => {
  const t = alone(faction, { stronghold: 'E5', dwelling: 'E7', ...RICH, used: [action] });
  expect(t.may(faction, { do: 'special', action })).toBe(false);
  expect(t.endOfRound().turnOf(faction).may(faction, { do: 'special', action })).toBe(true);
});

describe('Auren', () => {
  rule('TM-AUREN-01', 'have no ability at the start', () => {
    expect(foundsTown('auren').change('auren').vp).toBe(5);
    expect(alone('auren', { dwelling: 'E5', ...RICH }).options('auren', 'special')).toEqual([]);
  });

  rule('TM-AUREN-02', 'get one favor tile for their stronghold, once', () => {
    const t = buildsStronghold('auren');
    expect(t.options('auren', 'favor')).toHaveLength(12);
    t.plays('auren', { do: 'favor', tile: 'FAV5' });
    expect(t.player('auren').favors).toEqual(['FAV5']);
    expect(t.asked('auren')).toBe('wrapUp');
    expect(t.turnOf('auren').options('auren', 'favor')).toEqual([]);
  });

  rule('TM-AUREN-02', 'with it go two steps up one track once per round, space 10 still needs a town', () => {
    const t = alone('auren', { stronghold: 'E5', cults: { fire: 4 } });
    t.plays('auren', { do: 'special', action: 'ACTA' }, { do: 'step', cult: 'fire' });
    expect(t.player('auren').cults).toEqual([6, 1, 0, 1]);
    expect(t.asked('auren')).not.toBe('rewards');
    expect(t.turnOf('auren').may('auren', { do: 'special', action: 'ACTA' })).toBe(false);

    const high = (layout: Layout) =>
      alone('auren', { stronghold: 'E5', cults: { fire: 8 }, ...layout }).plays(
        'auren',
        { do: 'special', action: 'ACTA' },
        { do: 'step', cult: 'fire' },
      );
    expect(high({}).player('auren').cults[0]).toBe(9);
    expect(high({ keys: 1 }).plays('auren', { do: 'enterTop', cult: 'fire' }).player('auren').cults[0]).toBe(10);
  });
});

describe('Witches', () => {
  rule('TM-WITCH-01', 'gain 5 points more whenever they found a town', () =>
    expect(foundsTown('witches').change('witches').vp).toBe(5 + 5),
  );

  rule('TM-WITCH-02', 'with their stronghold fly to any free forest hex and build a dwelling there for nothing', () => {
    const t = aTable('witches', 'nomads')
      .has('witches', { stronghold: 'E5', dwelling: 'C3', coins: 0, workers: 0 })
      .has('nomads', { dwelling: 'E9' })
      .terrain({ A1: 'forest', I11: 'lake' })
      .turnOf('witches');
    const ride = { do: 'special', action: 'ACTW' } as const;
    expect(t.hexes('witches', ride)).toEqual(['A1', 'A3', 'A10', 'C4', 'D1', 'F2', 'F4', 'G3', 'I6']);
    t.plays('witches', { ...ride, hex: 'A10' });
    expect(t.at('A10')).toBe('witches dwelling');
    expect(t.change('witches')).toEqual({});
    // No transforming goes with it: the action is over.
    expect(t.asked('witches')).toBe('wrapUp');
    expect(t.turnOf('witches').may('witches', ride)).toBe(false);
  });

  rule('TM-WITCH-02', 'the dwelling counts like any other: the tile of the round scores, neighbours may take power', () => {
    const t = aTable('witches', 'nomads')
      .has('witches', { stronghold: 'E5' })
      .has('nomads', { temple: 'A9' })
      .tile('SCORE3')
      .turnOf('witches')
      .plays('witches', { do: 'special', action: 'ACTW', hex: 'A10' });
    expect(t.change('witches').vp).toBe(2);
    expect(t.facts('offered')).toEqual([{ seat: 1, from: 0, power: 2 }]);
  });
});

describe('Alchemists', () => {
  const forCoins = { do: 'convert', from: 'points', to: 'coins' } as const;
  const forPoints = { do: 'convert', from: 'coins', to: 'points' } as const;

  rule('TM-ALCH-01', 'exchange 1 point for 1 coin or 2 coins for 1 point, any number of times', () => {
    const t = alone('alchemists', { dwelling: 'E5', coins: 5, vp: 3 });
    expect(t.plays('alchemists', forCoins, forCoins, forCoins).player('alchemists')).toMatchObject({ vp: 0, coins: 8 });
    expect(t.may('alchemists', forCoins)).toBe(false);
    expect(t.plays('alchemists', forPoints, forPoints).player('alchemists')).toMatchObject({ vp: 2, coins: 4 });
    expect(alone('alchemists', { dwelling: 'E5', coins: 1 }).may('alchemists', forPoints)).toBe(false);
    expect(alone('darklings', { dwelling: 'E5', coins: 9 }).may('darklings', forPoints)).toBe(false);
  });

  rule('TM-ALCH-01', 'do so at any time, so also when they are offered power', () => {
    const t = aTable('nomads', 'alchemists')
      .has('nomads', { dwelling: 'F3', ...RICH })
      .has('alchemists', { stronghold: 'E5', vp: 0, coins: 4 })
      .turnOf('nomads')
      .plays('nomads', { do: 'upgrade', hex: 'F3', to: 'tradingHouse' });
    // With 0 points only 1 of the 3 power could be taken (TM-LEECH-14); two points bought before allow all of it.
    t.plays('alchemists', forPoints, forPoints, 'take');
    expect(t.change('alchemists')).toEqual({ coins: -4 });
    expect(t.facts('taken')).toMatchObject([{ seat: 1, from: 0, power: 3 }]);
  });

  rule('TM-ALCH-02', 'get 12 power for their stronghold', () =>
    expect(bowls(buildsStronghold('alchemists', { bowls: [5, 7, 0] }), 'alchemists')).toEqual([0, 5, 7]),
  );

  const SPADES: [string, number, (t: Table) => Table][] = [
    ['two bought', 2, t => t.turnOf('alchemists').plays('alchemists', { do: 'transform', hex: 'F4' }, { do: 'into', terrain: 'swamp' })],
    [
      'of a power action',
      1,
      t =>
        t
          .has('alchemists', { bowls: [8, 0, 4] })
          .turnOf('alchemists')
          .plays('alchemists', { do: 'power', action: 'ACT5' }, { do: 'transform', hex: 'E6' }, { do: 'into', terrain: 'swamp' }),
    ],
    [
      'of a cult reward',
      1,
      t => t.tile('SCORE2').endOfRound().plays('alchemists', { do: 'transform', hex: 'E6' }, { do: 'into', terrain: 'swamp' }),
    ],
  ];
  rule.each(
    'TM-ALCH-02',
    'from then on get 2 power per spade used, however obtained',
    SPADES,
  )((source, spades, uses) => {
    const gained = (layout: Layout) =>
      uses(
        aTable('alchemists', 'nomads').has('alchemists', { dwelling: 'F3', cults: { earth: 4 }, bowls: [12, 0, 0], workers: 9, ...layout }),
      )
        .facts('gained')
        .filter(({ seat }) => seat === 0)
        .reduce((sum, { power }) => sum + power, 0);
    expect(gained({}), source).toBe(0);
    expect(gained({ stronghold: 'E5' }), source).toBe(2 * spades);
  });
});

describe('Darklings', () => {
  rule('TM-DARK-01', 'pay a priest for every spade and gain 2 points for each', () => {
    const t = alone('darklings', { dwelling: 'E5', priests: 2, workers: 9 });
    t.plays('darklings', { do: 'transform', hex: 'F3' }, { do: 'into', terrain: 'swamp' });
    expect(t.change('darklings')).toEqual({ priests: -2, vp: 4 });
    expect(t.player('darklings').supply).toBe(7);
    expect(alone('darklings', { dwelling: 'E5', priests: 0, workers: 9 }).hexes('darklings', 'transform')).toEqual([]);
  });

  rule('TM-DARK-01', 'get no points for free spades', () => {
    const t = alone('darklings', { dwelling: 'E5', priests: 1, bowls: [8, 0, 4], coins: 0 });
    t.plays('darklings', { do: 'power', action: 'ACT5' }, { do: 'transform', hex: 'F3' }, { do: 'into', terrain: 'swamp' });
    expect(t.change('darklings')).toEqual({ priests: -1, vp: 2 });
  });

  rule('TM-DARK-02', 'for their stronghold exchange up to 3 workers for a priest each', () => {
    const t = buildsStronghold('darklings', { workers: 4 + 5, priests: 0 });
    expect(t.each('darklings', 'ordain', 'workers')).toEqual([3, 2, 1, 0]);
    t.plays('darklings', { do: 'ordain', workers: 3 });
    expect(t.player('darklings')).toMatchObject({ workers: 2, priests: 3, supply: 4 });
    expect(t.asked('darklings')).toBe('wrapUp');
    expect(buildsStronghold('darklings', { workers: 4 + 2 }).each('darklings', 'ordain', 'workers')).toEqual([2, 1, 0]);
  });

  rule('TM-DARK-02', 'may ordain the two workers of the town that the stronghold founds', () => {
    const t = buildsStronghold('darklings', { tradingHouse: 'E5 E6', dwelling: 'F3 F4', workers: 4, priests: 0 });
    expect(t.each('darklings', 'ordain', 'workers')).toEqual([0]);
    t.plays('darklings', { do: 'town', tile: 'TW2' }, { do: 'ordain', workers: 2 });
    expect(t.player('darklings')).toMatchObject({ workers: 0, priests: 2 });
  });
});

describe('Halflings', () => {
  const halflings = (layout: Layout) => aTable('halflings', 'nomads').has('halflings', { dwelling: 'E6', ...layout });
  const SPADES: [string, number, (t: Table) => Table][] = [
    ['two bought', 2, t => t.turnOf('halflings').plays('halflings', { do: 'transform', hex: 'D4' }, { do: 'into', terrain: 'plains' })],
    [
      'of a power action',
      2,
      t =>
        t
          .has('halflings', { bowls: [6, 0, 6] })
          .turnOf('halflings')
          .plays('halflings', { do: 'power', action: 'ACT6' }, 'done'),
    ],
    [
      'of a bonus card',
      1,
      t => t.has('halflings', { card: 'BON1' }).turnOf('halflings').plays('halflings', { do: 'special', action: 'BON1' }),
    ],
    ['of a cult reward', 2, t => t.tile('SCORE2').endOfRound()],
  ];
  rule.each(
    'TM-HALF-01',
    'gain a point for every spade obtained, however obtained',
    SPADES,
  )((source, spades, obtain) => expect(obtain(halflings({ workers: 9, cults: { earth: 8 } })).change('halflings').vp, source).toBe(spades));

  rule('TM-HALF-02', 'use three spades at once for their stronghold and may build on one of the hexes transformed', () => {
    const t = aTable('halflings', 'nomads')
      .has('halflings', { tradingHouse: 'E6', coins: 8 + 4, workers: 4 + 2 })
      .turnOf('halflings')
      .plays('halflings', { do: 'upgrade', hex: 'E6', to: 'stronghold' }, 'useSpades');
    t.plays('halflings', { do: 'transform', hex: 'F3' }, { do: 'into', terrain: 'plains' });
    t.plays('halflings', { do: 'transform', hex: 'E5' }, { do: 'into', terrain: 'plains' });
    t.plays('halflings', { do: 'transform', hex: 'F4' }, { do: 'into', terrain: 'lake' });
    expect(t.hexes('halflings', 'transform')).toEqual([]);
    expect(t.hexes('halflings', 'build').sort()).toEqual(['E5', 'F3']);
    t.plays('halflings', { do: 'build', hex: 'F3' });
    expect([t.at('F3'), t.at('E5'), t.at('F4')]).toEqual(['halflings dwelling', 'plains', 'lake']);
    expect(t.change('halflings')).toEqual({ coins: -8 - 2, workers: -4 - 1, vp: 3 });
    expect(t.asked('halflings')).toBe('wrapUp');
  });
});

describe('Cultists', () => {
  /** A trading house between two neighbours who answer. */
  const upgrades = (nomads: 'take' | 'decline', witches: 'take' | 'decline', layout: Layout = {}) =>
    aTable('cultists', 'nomads', 'witches')
      .has('cultists', { dwelling: 'E6', bowls: [5, 7, 0], ...RICH, ...layout })
      .has('nomads', { dwelling: 'F3' })
      .has('witches', { dwelling: 'F4' })
      .turnOf('cultists')
      .plays('cultists', { do: 'upgrade', hex: 'E6', to: 'tradingHouse' })
      .plays('nomads', nomads)
      .plays('witches', witches);

  rule.each('TM-CULTI-01', 'go one step up a track of choice when an opponent takes power, one step however many take it', [
    ['take', 'take'],
    ['take', 'decline'],
    ['decline', 'take'],
  ] as ['take' | 'decline', 'take' | 'decline'][])((nomads, witches) => {
    const t = upgrades(nomads, witches);
    expect(t.each('cultists', 'step', 'cult')).toEqual(['fire', 'water', 'earth', 'air']);
    t.plays('cultists', { do: 'step', cult: 'water' });
    expect(t.player('cultists').cults).toEqual([1, 1, 1, 0]);
    expect(t.asked('cultists')).toBe('wrapUp');
    expect(bowls(t, 'cultists')).toEqual([5, 7, 0]);
  });

  rule('TM-CULTI-02', 'gain 1 power and no step when nobody takes any', () => {
    const t = upgrades('decline', 'decline');
    expect(t.options('cultists', 'step')).toEqual([]);
    expect(bowls(t, 'cultists')).toEqual([4, 8, 0]);
  });

  rule('TM-CULTI-03', 'get nothing without a neighbour', () => {
    const t = alone('cultists', { dwelling: 'E6', bowls: [5, 7, 0], ...RICH }).plays('cultists', {
      do: 'upgrade',
      hex: 'E6',
      to: 'tradingHouse',
    });
    expect(t.options('cultists', 'step')).toEqual([]);
    expect(bowls(t, 'cultists')).toEqual([5, 7, 0]);
  });

  rule('TM-CULTI-04', 'gain 7 points for their stronghold', () => expect(buildsStronghold('cultists').change('cultists').vp).toBe(7));
});

describe('Engineers', () => {
  const bridge = { do: 'special', action: 'ACTE' } as const;

  rule('TM-ENG-01', 'build a bridge for 2 workers as an action, several times per round', () => {
    const t = alone('engineers', { dwelling: 'G1', workers: 5, bowls: [0, 0, 12] });
    t.plays('engineers', bridge, { do: 'bridge', from: 'E4', to: 'G1' }).turnOf('engineers');
    t.plays('engineers', bridge, { do: 'bridge', from: 'F2', to: 'G1' });
    expect(t.player('engineers')).toMatchObject({ workers: 1, bridges: 1 });
    expect(t.turnOf('engineers').may('engineers', bridge)).toBe(false);
    // The power action can be used besides.
    t.plays('engineers', { do: 'power', action: 'ACT1' }, { do: 'bridge', from: 'F3', to: 'G1' });
    expect(t.player('engineers')).toMatchObject({ workers: 1, bridges: 0 });
    expect(alone('dwarves', { dwelling: 'G1', workers: 9 }).may('dwarves', bridge)).toBe(false);
  });

  rule('TM-ENG-02', 'with their stronghold score 3 points for every own bridge between two own structures when they pass', () => {
    const passing = (engineers: Layout, nomads: Layout = {}) =>
      aTable('engineers', 'nomads')
        .has('engineers', { dwelling: 'G1 F2 E4 F3', ...engineers })
        .has('nomads', nomads)
        .bridge('engineers', 'E4', 'G1')
        .bridge('engineers', 'F2', 'G1')
        .bridge('engineers', 'F1', 'H1')
        .bridge('nomads', 'F3', 'G1')
        .turnOf('engineers')
        .pass('engineers')
        .change('engineers').vp;
    expect(passing({})).toBeUndefined();
    expect(passing({ stronghold: 'A2' })).toBe(6);
    expect(passing({ stronghold: 'F1' }, { dwelling: 'H1' })).toBe(6);
    expect(passing({ stronghold: 'H1' }, { dwelling: 'F1' })).toBe(6);
    expect(passing({ stronghold: 'H1', tradingHouse: 'F1' })).toBe(9);
  });
});
