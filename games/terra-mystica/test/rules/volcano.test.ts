/** Fire & Ice, section 5: the factions that settle on volcanoes. */
import { rule } from '@tarsas/kernel/testing';
import { describe, expect } from 'vitest';
import type { FactionId } from '../../data/index.ts';
import { aTable, dealtTable, type Layout, type Table, transform } from '../table.ts';

const ALL_FACTIONS = { startPlayer: 'first-seat', iceFactions: true, volcanoFactions: true, variableFactions: true } as const;
const RICH = { coins: 30, workers: 20 };
/** Whose terrain counts as a home terrain of another player (FI-DEC-06). */
const HAS_HOME: [FactionId, boolean][] = [
  ['icemaidens', false],
  ['yetis', false],
  ['riverwalkers', false],
  ['shapeshifters', true],
];
const VOLCANIC: [FactionId][] = [['dragonlords'], ['acolytes']];
/** A volcano faction at E6, all three land hexes beside it of one terrain each. */
const volcanic = (faction: FactionId, other: FactionId, layout: Layout = {}, others: Layout = {}) =>
  aTable(faction, other)
    .has(faction, { dwelling: 'E6', ...layout })
    .has(other, others)
    .turnOf(faction);
const tokens = (t: Table) => t.player('dragonlords').bowls.reduce((sum, n) => sum + n);

describe('Volcano factions', () => {
  rule.each(
    'FI-VOLC-01',
    'choose their starting terrain after everybody has a faction, one that nobody has or started from',
    VOLCANIC,
  )(faction => {
    const t = dealtTable('any', 'Anna', 'Bence', 'Cili', 'Dani', ALL_FACTIONS)
      .plays('Anna', { do: 'faction', faction })
      .plays('Bence', { do: 'faction', faction: 'yetis' }, { do: 'terrain', terrain: 'forest' })
      .plays('Cili', { do: 'faction', faction: 'riverwalkers' }, { do: 'terrain', terrain: 'lake' });
    expect(t.waiting()).toEqual(['Dani']);
    t.plays('Dani', { do: 'faction', faction: 'nomads' });
    expect(t.waiting()).toEqual(['Anna']);
    expect(t.each('Anna', 'terrain', 'terrain')).toEqual(['plains', 'swamp', 'mountain', 'wasteland']);
  });

  rule('FI-VOLC-01', 'nor the home terrain of the Shapeshifters, nor the starting terrain of the Ice Maidens', () => {
    const t = dealtTable('any', 'Anna', 'Bence', 'Cili', ALL_FACTIONS)
      .plays('Anna', { do: 'faction', faction: 'icemaidens' }, { do: 'terrain', terrain: 'swamp' }, { do: 'favor', tile: 'FAV9' })
      .plays('Bence', { do: 'faction', faction: 'dragonlords' })
      .plays('Cili', { do: 'faction', faction: 'shapeshifters' }, { do: 'terrain', terrain: 'desert' });
    expect(t.each('Bence', 'terrain', 'terrain')).toEqual(['plains', 'lake', 'forest', 'mountain', 'wasteland']);
  });

  rule.each(
    'FI-VOLC-03',
    'put a volcano tile below each of their first two dwellings',
    VOLCANIC,
  )(faction => {
    const t = dealtTable('any', 'Anna', 'Bence', ALL_FACTIONS)
      .plays('Anna', { do: 'faction', faction })
      .plays('Bence', { do: 'faction', faction: 'nomads' })
      .plays('Anna', { do: 'terrain', terrain: 'swamp' });
    expect(t.hexes('Anna', 'place')).toEqual(['A8', 'A13', 'B3', 'B5', 'C1', 'E1', 'E5', 'E10', 'G5', 'H5', 'I2']);
    t.plays('Anna', { do: 'place', hex: 'E5' });
    for (let i = 0; i < 2; i++) t.plays('Bence', t.options('Bence')[0]);
    t.plays('Anna', { do: 'place', hex: 'A8' });
    expect([t.view('Anna').terrain[t.hex('E5')], t.view('Anna').terrain[t.hex('A8')]]).toEqual([
      t.player('Anna').home,
      t.player('Anna').home,
    ]);
    const built = t.state.owner.filter(owner => owner === 0).length;
    expect([built, t.player('Anna').coins, t.player('Anna').workers]).toEqual([2, 15, 3]);
  });

  rule('FI-VOLC-04', 'the starting terrain has no further effect: it costs as much as any other, and only volcanoes are built on', () => {
    const t = volcanic('dragonlords', 'yetis', { from: 'desert', ...RICH });
    expect(t.hexes('dragonlords', 'build')).toEqual([]);
    t.plays('dragonlords', transform('F3'));
    expect(t.options('dragonlords', 'tokens')).toContainEqual({ do: 'tokens', bowls: [1, 0, 0] });
  });

  rule.each('FI-VOLC-05', 'get no points for volcano tiles in the round of the spade tile', [
    ['dragonlords', { do: 'tokens', bowls: [1, 0, 0] }],
    ['acolytes', { do: 'loseSteps', cult: 'fire' }],
  ])((faction, payment) => {
    const t = volcanic(faction, 'yetis').tile('SCORE1').plays(faction, transform('F3'), payment);
    expect([t.at('F3'), t.change(faction).vp]).toEqual(['volcano', undefined]);
  });

  rule('FI-VOLC-06 FI-ACOL-01', 'have no digging track, and start with their own bowls and cults', () => {
    for (const [faction] of VOLCANIC) expect(volcanic(faction, 'yetis', { ...RICH, priests: 3 }).may(faction, 'digging')).toBe(false);
    const t = dealtTable('any', 'Anna', 'Bence', ALL_FACTIONS).plays('Anna', { do: 'faction', faction: 'dragonlords' });
    expect(t.player('Anna')).toMatchObject({ bowls: [4, 4, 0], cults: [2, 0, 0, 0] });
    // Standing on 3 of every track has not brought the Acolytes the power of that gate.
    const u = dealtTable('any', 'Anna', 'Bence', ALL_FACTIONS).plays('Anna', { do: 'faction', faction: 'acolytes' });
    expect(u.player('Anna')).toMatchObject({ bowls: [6, 6, 0], cults: [3, 3, 3, 3] });
  });

  rule.each(
    'FI-DEC-04',
    'a spade action is over for them when its spades are replaced: nothing is transformed or built',
    VOLCANIC,
  )(faction => {
    const t = volcanic(faction, 'yetis', { ...RICH, bowls: [0, 0, 6] })
      .terrain({ F3: 'volcano' })
      .plays(faction, { do: 'power', action: 'ACT5' });
    if (faction === 'acolytes') t.plays(faction, { do: 'step', cult: 'fire' });
    expect(t.asked(faction)).toBe('wrapUp');
  });

  rule('FI-DEC-06', 'one hex per action, then the dwelling on it', () => {
    const t = volcanic('dragonlords', 'yetis', { coins: 2, workers: 1 }).plays('dragonlords', transform('F3'), {
      do: 'tokens',
      bowls: [1, 0, 0],
    });
    expect(t.hexes('dragonlords', 'transform')).toEqual([]);
    expect(t.plays('dragonlords', { do: 'build', hex: 'F3' }).at('F3')).toBe('dragonlords dwelling');
    expect(t.change('dragonlords')).toEqual({ coins: -2, workers: -1 });
  });
});

describe('Dragonlords', () => {
  const price = (other: FactionId, layout: Layout, hex: string) => {
    const t = volcanic('dragonlords', other, { bowls: [9, 0, 0] }, layout).plays('dragonlords', transform(hex), 'tokens');
    return 9 - tokens(t);
  };

  rule('FI-DRAGON-01', 'pay with power tokens that leave the game', () => {
    const t = volcanic('dragonlords', 'nomads', { bowls: [4, 4, 0] }).plays('dragonlords', transform('F4'), {
      do: 'tokens',
      bowls: [1, 0, 0],
    });
    expect(t.player('dragonlords').bowls).toEqual([3, 4, 0]);
    expect(t.at('F4')).toBe('volcano');
    expect(volcanic('dragonlords', 'nomads', { bowls: [0, 0, 0] }).hexes('dragonlords', 'transform')).toEqual([]);
  });

  rule('FI-DRAGON-02', '2 tokens for the home terrain of another player, 1 for any other', () => {
    expect(price('nomads', {}, 'F3')).toBe(2);
    expect(price('nomads', {}, 'F4')).toBe(1);
    expect(volcanic('dragonlords', 'nomads', { bowls: [1, 0, 0] }).hexes('dragonlords', 'transform')).not.toContain('F3');
  });

  rule.each(
    'FI-DRAGON-03 FI-DEC-06',
    'ice factions and Riverwalkers have no home terrain for this, Shapeshifters have',
    HAS_HOME,
  )((other, isHome) => expect(price(other, { from: 'desert' }, 'F3')).toBe(isHome ? 2 : 1));

  rule('FI-DRAGON-04 FI-DEC-01 FI-DIFF-03', 'take the tokens from whichever bowls they like, bowl I being proposed first', () => {
    const t = volcanic('dragonlords', 'nomads', { bowls: [2, 1, 1] }).plays('dragonlords', transform('F3'));
    expect(t.each('dragonlords', 'tokens', 'bowls')).toEqual([
      [2, 0, 0],
      [1, 1, 0],
      [1, 0, 1],
      [0, 1, 1],
    ]);
    expect(t.plays('dragonlords', { do: 'tokens', bowls: [0, 1, 1] }).player('dragonlords').bowls).toEqual([2, 0, 0]);
  });

  const SPADES: [string, number, (t: Table) => Table][] = [
    ['1 of a power action', 1, t => t.turnOf('dragonlords').plays('dragonlords', { do: 'power', action: 'ACT5' })],
    ['2 of a power action', 2, t => t.turnOf('dragonlords').plays('dragonlords', { do: 'power', action: 'ACT6' })],
    [
      'of a bonus card',
      1,
      t => t.has('dragonlords', { card: 'BON1' }).turnOf('dragonlords').plays('dragonlords', { do: 'special', action: 'BON1' }),
    ],
    ['of a cult reward', 2, t => t.round(1, 'SCORE2').has('dragonlords', { card: null }).endOfRound()],
  ];
  const withSpades = () => aTable('dragonlords', 'yetis').has('dragonlords', { dwelling: 'E6', bowls: [0, 2, 10], cults: { earth: 8 } });

  rule.each(
    'FI-DRAGON-05',
    'get a new token in bowl I for every spade, beyond 12 too',
    SPADES,
  )((source, spades, gain) => {
    const t = gain(withSpades());
    expect(tokens(t), source).toBe(12 + spades);
    expect(t.facts('gained').reduce((sum, fact) => sum + fact.tokens, 0)).toBe(spades);
    expect(t.facts('spadesGained')).toEqual([]);
  });

  rule('FI-DRAGON-05', 'the token lies in bowl I', () => {
    const t = withSpades().turnOf('dragonlords').plays('dragonlords', { do: 'power', action: 'ACT6' });
    expect(t.player('dragonlords').bowls).toEqual([6 + 2, 2, 4]);
  });

  rule('FI-DRAGON-06', 'get the points of the spade tile for such spades', () => {
    const t = withSpades().tile('SCORE1').turnOf('dragonlords').plays('dragonlords', { do: 'power', action: 'ACT6' });
    expect(t.change('dragonlords').vp).toBe(4);
  });

  rule.each('FI-DRAGON-07', 'get as many tokens as there are players for their stronghold', [[2], [3], [4]])(players => {
    const others = (['yetis', 'nomads', 'witches'] as const).slice(0, players - 1);
    const t = aTable('dragonlords', ...others)
      .has('dragonlords', { tradingHouse: 'E6', ...RICH, bowls: [0, 6, 6] })
      .turnOf('dragonlords');
    t.plays('dragonlords', { do: 'upgrade', hex: 'E6', to: 'stronghold' });
    expect(t.player('dragonlords').bowls).toEqual([players, 6, 6]);
  });
});

describe('Acolytes', () => {
  const price = (other: FactionId, layout: Layout, hex: string) => {
    const t = volcanic('acolytes', other, { cults: { air: 7 } }, layout).plays('acolytes', transform(hex), {
      do: 'loseSteps',
      cult: 'air',
    });
    return 7 - t.player('acolytes').cults[3];
  };

  rule('FI-ACOL-02', '4 steps for the home terrain of another player, 3 for any other', () => {
    expect(price('nomads', {}, 'F3')).toBe(4);
    expect(price('nomads', {}, 'F4')).toBe(3);
  });

  rule.each(
    'FI-ACOL-03 FI-DEC-06',
    'ice factions and Riverwalkers have no home terrain for this, Shapeshifters have',
    HAS_HOME,
  )((other, isHome) => expect(price(other, { from: 'desert' }, 'F3')).toBe(isHome ? 4 : 3));

  rule('FI-ACOL-04', 'take all steps on one track, which must be high enough', () => {
    const at = (cults: Layout['cults']) => volcanic('acolytes', 'nomads', { cults });
    const t = at({ fire: 3, water: 2, earth: 4, air: 2 });
    expect(t.hexes('acolytes', 'transform')).toEqual(['D4', 'E5', 'E7', 'F3', 'F4']);
    expect(t.plays('acolytes', transform('F4')).each('acolytes', 'loseSteps', 'cult')).toEqual(['fire', 'earth']);
    t.plays('acolytes', { do: 'loseSteps', cult: 'earth' });
    expect(t.player('acolytes').cults).toEqual([3, 2, 1, 2]);
    const dear = at({ fire: 3, water: 2, earth: 4, air: 2 }).plays('acolytes', transform('F3'));
    expect(dear.each('acolytes', 'loseSteps', 'cult')).toEqual(['earth']);
    expect(at({ fire: 3, water: 3, earth: 3, air: 3 }).hexes('acolytes', 'transform')).not.toContain('F3');
    expect(at({ fire: 2, water: 2, earth: 2, air: 2 }).hexes('acolytes', 'transform')).toEqual([]);
  });

  rule('FI-ACOL-05', 'lose no power on the way down and gain it again on the way up', () => {
    const t = volcanic('acolytes', 'nomads', { cults: { fire: 5 }, bowls: [6, 6, 0], priests: 1 });
    t.plays('acolytes', transform('F4'), { do: 'loseSteps', cult: 'fire' });
    expect(t.player('acolytes')).toMatchObject({ cults: [2, 3, 3, 3], bowls: [6, 6, 0] });
    t.turnOf('acolytes').plays('acolytes', { do: 'send', cult: 'fire', steps: 3 });
    expect(t.player('acolytes')).toMatchObject({ cults: [5, 3, 3, 3], bowls: [3, 9, 0] });
  });

  rule('FI-DEC-05 FI-DIFF-06', 'stepping down from 10 gives the key back and frees the space; entering again gives its power again', () => {
    const t = volcanic('acolytes', 'nomads', { cults: { fire: 10 }, keys: 0, bowls: [6, 6, 0], priests: 1 });
    t.plays('acolytes', transform('F4'), { do: 'loseSteps', cult: 'fire' });
    expect(t.player('acolytes')).toMatchObject({ keys: 1, cults: [7, 3, 3, 3] });
    t.turnOf('acolytes').plays('acolytes', { do: 'send', cult: 'fire', steps: 3 }, { do: 'enterTop', cult: 'fire' });
    expect(t.player('acolytes')).toMatchObject({ keys: 0, cults: [10, 3, 3, 3], bowls: [3, 9, 0] });
    const u = volcanic('acolytes', 'nomads', { cults: { fire: 10 } }, { cults: { fire: 9 }, keys: 1, priests: 1 });
    u.plays('acolytes', transform('F4'), { do: 'loseSteps', cult: 'fire' });
    expect(u.turnOf('nomads').plays('nomads', { do: 'send', cult: 'fire', steps: 1 }).may('nomads', 'enterTop')).toBe(true);
  });

  const withSpades = () => aTable('acolytes', 'yetis').has('acolytes', { dwelling: 'E6', bowls: [0, 0, 12], cults: { earth: 8 } });

  rule('FI-ACOL-06', 'go one step up for every spade of an action, on the same or different tracks', () => {
    const t = withSpades()
      .turnOf('acolytes')
      .plays('acolytes', { do: 'power', action: 'ACT6' }, { do: 'step', cult: 'fire' }, { do: 'step', cult: 'air' });
    expect(t.player('acolytes').cults).toEqual([4, 3, 8, 4]);
    expect(t.asked('acolytes')).toBe('wrapUp');
    const u = withSpades().has('acolytes', { card: 'BON1' }).turnOf('acolytes');
    expect(u.plays('acolytes', { do: 'special', action: 'BON1' }, { do: 'step', cult: 'air' }).player('acolytes').cults).toEqual([
      3, 3, 8, 4,
    ]);
  });

  rule('FI-ACOL-06', 'and of a cult reward', () => {
    const t = withSpades().round(1, 'SCORE2').endOfRound();
    t.plays('acolytes', { do: 'step', cult: 'water' }, { do: 'step', cult: 'water' });
    expect(t.player('acolytes').cults).toEqual([3, 5, 8, 3]);
  });

  rule('FI-ACOL-07', 'get the points of the spade tile for such spades', () => {
    const t = withSpades().tile('SCORE1').turnOf('acolytes').plays('acolytes', { do: 'power', action: 'ACT6' });
    expect(t.change('acolytes').vp).toBe(4);
  });

  rule.each('FI-ACOL-08', 'with their stronghold every priest takes them one step farther', [
    [3, 4],
    [2, 3],
    [1, 2],
  ])((space, steps) => {
    const sends = (layout: Layout) =>
      volcanic('acolytes', 'yetis', { priests: 1, cults: { air: 0 }, ...layout })
        .plays('acolytes', { do: 'send', cult: 'air', steps: space })
        .player('acolytes');
    expect(sends({}).cults[3]).toBe(space);
    expect(sends({ stronghold: 'E5' }).cults[3]).toBe(steps);
    expect(sends({ stronghold: 'E5' }).supply).toBe(space === 1 ? 7 : 6);
  });
});

describe('A step to the top', () => {
  rule('TM-DEC-25', 'is decided before anything else is done, also where cult steps may wait', () => {
    const t = aTable('acolytes', 'nomads', { leech: 'open' }).has('acolytes', {
      dwelling: 'F4',
      towns: { TW1: '' },
      cults: { earth: 9 },
      workers: 9,
      coins: 9,
    });
    t.player('acolytes').due = ['step'];
    t.turnOf('acolytes').plays('acolytes', { do: 'step', cult: 'earth' });
    expect([t.asked('acolytes'), t.may('acolytes', 'transform')]).toEqual(['rewards', false]);
    expect(t.plays('acolytes', 'enterTop').asked('acolytes')).toBe('act');
  });
});
