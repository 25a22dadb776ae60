/** Section 30 of the digest: decisions where the rulebook leaves something open. Those on the map have a file of their own. */
import { rule } from '@tarsas/kernel/testing';
import { describe, expect } from 'vitest';
import { FACTIONS, type FactionId } from '../../data/index.ts';
import { type Options, terraMystica } from '../../rules/index.ts';
import { aTable, build, dealtTable, FULL, into, type Layout, power, RICH, type Table, transform } from '../table.ts';

const seeds = (n: number) => Array.from({ length: n }, (_, i) => `deal ${i}`);

/** One faction on its own in the middle of the map, on turn. */
const alone = (faction: FactionId, layout: Layout, options: Partial<Options> = {}) =>
  aTable(faction, 'engineers', options)
    .has(faction, { dwelling: 'F4', ...layout })
    .turnOf(faction);

describe('Power for neighbours', () => {
  /** Witches have just built at F4, beside everybody else; the seats are nomads, witches, giants, darklings. */
  const offered = (options: Partial<Options> = {}, giants: Layout = {}) => {
    const t = aTable('nomads', 'witches', 'giants', 'darklings', options).has('witches', { ...RICH, tradingHouse: 'F4' });
    t.has('nomads', { dwelling: 'F3' })
      .has('giants', { dwelling: 'G2', ...giants })
      .has('darklings', { dwelling: 'E6' });
    return t;
  };
  const upgraded = (t: Table) => t.turnOf('witches').plays('witches', { do: 'upgrade', hex: 'F4', to: 'temple' });

  rule('TM-DEC-01', 'all who can gain power are asked at once, and nobody else acts until they have answered', () => {
    const t = upgraded(offered({}, { bowls: FULL }));
    expect(t.waiting()).toEqual(['darklings', 'nomads']);
    expect(t.asked('giants')).toBe(null);
    t.plays('witches', { do: 'favor', tile: 'FAV9' }).plays('nomads', 'take');
    expect(t.asked('witches')).toBe(null);
    t.plays('darklings', 'decline').ends('witches');
    expect(t.waiting()).toEqual(['giants']);
  });

  rule('TM-DEC-01', 'early answers stay sealed, may be thought over, and count in table order', () => {
    const t = upgraded(offered()).plays('nomads', 'take');
    const answers = (viewer: number | 'public') => {
      const frame = terraMystica.view(t.state, viewer).stack.at(-1);
      return frame?.kind === 'leech' ? frame.offers.map(({ answer }) => answer) : [];
    };
    expect(answers(0)).toEqual(['none', 'none', 'take']);
    expect(answers(3)).toEqual(['none', 'none', 'sealed']);
    expect(answers('public')).toEqual(['none', 'none', 'sealed']);
    t.plays('nomads', 'decline').plays('giants', 'take').plays('darklings', 'take');
    expect(t.facts('taken').map(({ seat }) => t.names[seat])).toEqual(['giants', 'darklings']);
    expect(t.facts('declined').map(({ seat }) => t.names[seat])).toEqual(['nomads']);
  });

  rule('TM-DEC-01', 'table order means seats, also with variable turn order', () => {
    const t = offered({ turnOrder: 'variable' });
    t.state.order = [3, 2, 1, 0];
    expect(
      upgraded(t)
        .facts('offered')
        .map(({ seat }) => t.names[seat]),
    ).toEqual(['giants', 'darklings', 'nomads']);
  });

  rule.each('TM-DEC-02 TM-DIFF-02', 'Cultists when nobody takes power: the one neighbour declines, cannot gain any, is not there', [
    ['rulebook', 1, 1, 0],
    ['server', 1, 0, 0],
    ['none', 0, 0, 0],
  ])((declinedOffers, declined, full, nobody) => {
    const gained = (nomads: Layout) => {
      const t = aTable('cultists', 'nomads', { declinedOffers }).has('cultists', { ...RICH, dwelling: 'E7', bowls: [12, 0, 0] });
      t.has('nomads', nomads).terrain({ F4: 'plains' }).turnOf('cultists').plays('cultists', build('F4'));
      if (t.asked('nomads') === 'leech') t.plays('nomads', 'decline');
      expect(t.may('cultists', 'step')).toBe(false);
      return t.player('cultists').bowls[1];
    };
    expect(gained({ dwelling: 'F3' })).toBe(declined);
    expect(gained({ dwelling: 'F3', bowls: FULL })).toBe(full);
    expect(gained({ dwelling: 'I7' })).toBe(nobody);
  });
});

describe('Rewards of one action', () => {
  const founding = (layout: Layout) => {
    const t = aTable('auren', 'nomads').has('auren', { ...RICH, sanctuary: 'E7', tradingHouse: 'F4 G2', priests: 2, ...layout });
    return t.tile('SCORE3').turnOf('auren');
  };
  const toTemple = { do: 'upgrade', hex: 'G2', to: 'temple' } as const;

  rule('TM-DEC-05 TM-DIFF-05', 'with one key for two tracks at 9 the player chooses which marker enters', () => {
    for (const [cult, cults] of [
      ['fire', [10, 9, 1, 2]],
      ['water', [9, 10, 1, 2]],
    ] as const) {
      const t = founding({ cults: { fire: 9, water: 9 } }).plays('auren', toTemple, { do: 'town', tile: 'TW5' });
      expect(t.each('auren', 'enterTop', 'cult')).toEqual(['fire', 'water']);
      t.plays('auren', { do: 'enterTop', cult });
      expect(t.may('auren', 'enterTop')).toBe(false);
      expect(t.player('auren')).toMatchObject({ keys: 0, cults });
    }
    const two = founding({ cults: { fire: 9, water: 9 }, keys: 1 }).plays('auren', toTemple, { do: 'town', tile: 'TW5' });
    two.plays('auren', { do: 'enterTop', cult: 'fire' }, { do: 'enterTop', cult: 'water' });
    expect(two.player('auren')).toMatchObject({ keys: 0, cults: [10, 10, 1, 2] });
  });

  rule('TM-DEC-06', 'they are taken in any order; a key serves the steps of its action but not those of an earlier one', () => {
    const t = founding({ cults: { fire: 8, water: 9 } })
      .plays('auren', { do: 'send', cult: 'water', steps: 3 })
      .ends('auren')
      .pass('nomads');
    t.plays('auren', toTemple);
    expect(new Set(t.options('auren').map(choice => choice.do))).toEqual(new Set(['favor', 'town', 'convert']));
    t.plays('auren', { do: 'favor', tile: 'FAV5' });
    expect(t.player('auren').cults).toEqual([9, 9, 0, 1]);
    t.plays('auren', { do: 'town', tile: 'TW1' });
    expect(t.each('auren', 'enterTop', 'cult')).toEqual(['fire']);
  });
});

describe('Conversions and exchanges', () => {
  rule('TM-DEC-07', 'they are possible between the parts of an action', () => {
    const t = alone('witches', { workers: 3, coins: 1, bowls: [0, 0, 4] }).plays('witches', transform('E7'), into('forest'));
    expect(t.may('witches', 'build')).toBe(false);
    t.plays('witches', { do: 'convert', from: 'power', to: 'workers' }, { do: 'convert', from: 'power', to: 'coins' }, build('E7'));
    expect(t.at('E7')).toBe('witches dwelling');
  });

  rule('TM-DEC-07', 'not at the end of a round, and no priest without one in the supply', () => {
    const t = aTable('witches', 'nomads')
      .has('witches', { ...RICH, dwelling: 'F4', bowls: FULL, cults: { earth: 4 } })
      .tile('SCORE2')
      .endOfRound();
    expect(t.asked('witches')).toBe('useSpades');
    expect(t.may('witches', 'convert')).toBe(false);
    const convert = { do: 'convert', from: 'power', to: 'priests' } as const;
    expect(alone('witches', { bowls: FULL, sent: ['fire', 'fire', 'air'], priests: 3 }).may('witches', convert)).toBe(true);
    expect(alone('witches', { bowls: FULL, sent: ['fire', 'fire', 'air'], priests: 4 }).may('witches', convert)).toBe(false);
  });

  rule('TM-DEC-08', 'Alchemists exchange points and coins whenever they are asked anything', () => {
    const buys = { do: 'convert', from: 'points', to: 'coins' } as const;
    const sells = { do: 'convert', from: 'coins', to: 'points' } as const;
    const own = alone('alchemists', { vp: 1, coins: 2 }).plays('alchemists', buys);
    expect(own.may('alchemists', buys)).toBe(false); // never below 0
    expect(own.plays('alchemists', sells).player('alchemists')).toMatchObject({ vp: 1, coins: 1 });
    expect(own.may('alchemists', sells)).toBe(false);
    const offer = aTable('witches', 'alchemists')
      .has('witches', { ...RICH, dwelling: 'E7' })
      .has('alchemists', { dwelling: 'F3', coins: 2 });
    offer.turnOf('witches');
    expect(offer.may('alchemists', sells)).toBe(false);
    offer.plays('witches', build('F4')).plays('alchemists', sells);
    expect(offer.change('alchemists')).toEqual({ vp: 1, coins: -2 });
    expect(offer.may('alchemists', 'take')).toBe(true);
    const cult = aTable('alchemists', 'witches')
      .has('alchemists', { dwelling: 'F4', cults: { earth: 4 } })
      .tile('SCORE2')
      .endOfRound();
    expect(cult.asked('alchemists')).toBe('useSpades');
    expect(cult.may('alchemists', buys)).toBe(true);
  });

  rule('TM-DEC-09', 'power is sacrificed only as part of a price, exactly what is missing', () => {
    const t = alone('witches', { bowls: [2, 7, 3] });
    expect(t.may('witches', 'sacrifice')).toBe(false);
    expect(t.options('witches', 'power').map(choice => choice.do === 'power' && [choice.action, choice.sacrifice])).toEqual([
      ['ACT1', 0],
      ['ACT2', 0],
      ['ACT3', 1],
      ['ACT4', 1],
      ['ACT5', 1],
      ['ACT6', 3],
    ]);
    expect(t.plays('witches', power('ACT6')).player('witches').bowls).toEqual([8, 1, 0]);
    expect(alone('witches', { bowls: [2, 5, 3] }).may('witches', power('ACT6'))).toBe(false);
  });

  rule('TM-DEC-09 TM-DIFF-17', 'with the table option any amount, at any time of the own turn', () => {
    const t = alone('witches', { bowls: [2, 7, 3] }, { sacrifice: 'free' });
    expect(t.each('witches', 'sacrifice', 'power')).toEqual([1, 2, 3]);
    expect(t.may('witches', power('ACT6'))).toBe(false);
    t.plays('witches', { do: 'sacrifice', power: 2 });
    expect(t.player('witches').bowls).toEqual([2, 3, 5]);
    expect(t.asked('witches')).toBe('act');
  });
});

describe("Chaos Magicians' double turn", () => {
  const double = () =>
    aTable('chaosmagicians', 'nomads')
      .has('chaosmagicians', { ...RICH, stronghold: 'F4', dwelling: 'E3' })
      .has('nomads', { dwelling: 'F3' })
      .turnOf('chaosmagicians')
      .plays('chaosmagicians', { do: 'special', action: 'ACTC' });

  rule('TM-DEC-17', 'offers of the first action are settled before the second', () => {
    const t = double().plays('chaosmagicians', build('G2'));
    expect(t.waiting()).toEqual(['nomads']);
    t.plays('nomads', 'decline');
    expect(t.waiting()).toEqual(['chaosmagicians']);
    t.plays('chaosmagicians', { do: 'upgrade', hex: 'E3', to: 'tradingHouse' }).ends('chaosmagicians');
    expect(t.waiting()).toEqual(['nomads']);
  });

  rule('TM-DEC-06 TM-DIFF-06', 'a key of the second action does not serve a step lost in the first, unless the table plays it so', () => {
    const enters = (lateKeys: Options['lateKeys']) => {
      const t = aTable('chaosmagicians', 'nomads', { lateKeys }).has('chaosmagicians', { ...RICH, priests: 1, cults: { fire: 9 } });
      t.has('chaosmagicians', { stronghold: 'E3', sanctuary: 'E7', tradingHouse: 'F4 G2' }).turnOf('chaosmagicians');
      t.plays('chaosmagicians', { do: 'special', action: 'ACTC' }, { do: 'send', cult: 'fire', steps: 3 });
      t.plays('chaosmagicians', { do: 'upgrade', hex: 'G2', to: 'temple' }, { do: 'town', tile: 'TW1' });
      return t.may('chaosmagicians', { do: 'enterTop', cult: 'fire' });
    };
    expect(enters('action')).toBe(false);
    expect(enters('turn')).toBe(true);
  });

  rule('TM-DEC-17 TM-DIFF-10', 'passing as the first action ends the turn', () => {
    expect(double().pass('chaosmagicians').waiting()).toEqual(['nomads']);
  });
});

describe('Set-up and the end', () => {
  rule('TM-DEC-20 TM-DIFF-11', 'final scoring converts everything, sacrificing bowl II by pairs first', () => {
    const t = aTable('witches', 'nomads')
      .has('witches', { coins: 2, workers: 0, priests: 0, bowls: [3, 5, 2] })
      .finalScoring();
    expect(t.facts('resourceScore')[0]).toEqual({ seat: 0, coins: 2 + 2 + 2, points: 2 });
    expect(alone('witches', { coins: 20 }).may('witches', { do: 'convert', to: 'points' })).toBe(false);
  });

  rule('TM-DEC-21', 'all legal orders of scoring tiles are equally likely', () => {
    const rounds = [0, 0, 0, 0, 0, 0, 0];
    for (const seed of seeds(600)) rounds[dealtTable(seed, 'Anna', 'Bence').state.scoring.indexOf('SCORE1') + 1]++;
    const [absent, ...drawn] = rounds;
    expect(drawn.slice(4)).toEqual([0, 0]);
    // A third of the legal orders do without the tile, a sixth have it in each of the first four rounds.
    expect(absent).toBeGreaterThan(170);
    expect(absent).toBeLessThan(230);
    for (const times of drawn.slice(0, 4)) expect(Math.abs(times - 100)).toBeLessThan(30);
  });

  rule('TM-DEC-22', 'the start player is drawn, or the first seat', () => {
    const first = (startPlayer: Options['startPlayer']) =>
      new Set(seeds(40).map(seed => dealtTable(seed, 'Anna', 'Bence', 'Cili', { startPlayer }).waiting().join()));
    expect(first('random')).toEqual(new Set(['Anna', 'Bence', 'Cili']));
    expect(first('first-seat')).toEqual(new Set(['Anna']));
  });

  rule('TM-DEC-22', 'colours may be drawn; the side of the board is still chosen', () => {
    const boards = seeds(20).map(seed => {
      const t = dealtTable(seed, 'Anna', 'Bence', { factions: 'random-colours', startPlayer: 'first-seat' });
      const sides = t.each('Anna', 'faction', 'faction') as FactionId[];
      expect(sides).toHaveLength(2);
      expect(FACTIONS[sides[0]].board).toBe(FACTIONS[sides[1]].board);
      return FACTIONS[sides[0]].board;
    });
    expect(new Set(boards).size).toBeGreaterThan(3);
  });

  rule('TM-DEC-23', 'one bridge per place; what would do nothing is not offered, except power actions of the board', () => {
    const t = aTable('engineers', 'witches').has('engineers', { dwelling: 'F4', workers: 9, bowls: FULL });
    t.bridge('witches', 'F4', 'G3').turnOf('engineers');
    expect(t.may('engineers', { do: 'special', action: 'ACTE' })).toBe(false);
    expect(t.may('engineers', power('ACT1'))).toBe(true);
    const spent = aTable('engineers', 'witches').has('engineers', { dwelling: 'F4', workers: 9 });
    for (const to of ['A3', 'B1', 'B2']) spent.bridge('engineers', 'C1', to);
    expect(spent.turnOf('engineers').may('engineers', { do: 'special', action: 'ACTE' })).toBe(false);
    const free = aTable('engineers', 'witches').has('engineers', { dwelling: 'F4', workers: 9 }).turnOf('engineers');
    free.plays('engineers', { do: 'special', action: 'ACTE' });
    expect(free.options('engineers', 'bridge')).toEqual([{ do: 'bridge', from: 'F4', to: 'G3' }]);
    const idle = aTable('engineers', 'witches', { idleActions: true }).has('engineers', { dwelling: 'F4', workers: 9 });
    expect(idle.bridge('witches', 'F4', 'G3').turnOf('engineers').may('engineers', { do: 'special', action: 'ACTE' })).toBe(true);
  });
});
