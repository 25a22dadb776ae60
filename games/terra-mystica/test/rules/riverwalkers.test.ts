/** Fire & Ice, section 7: Riverwalkers. */
import { rule } from '@tarsas/kernel/testing';
import { describe, expect } from 'vitest';
import { CYCLE, type CycleTerrain, type FactionId } from '../../data/index.ts';
import type { Options } from '../../rules/index.ts';
import { aTable, dealtTable, type Layout, type Table } from '../table.ts';

const ALL_FACTIONS = { startPlayer: 'first-seat', iceFactions: true, volcanoFactions: true, variableFactions: true } as const;
const RICH = { coins: 30, workers: 20 };
const me = 'riverwalkers';
const walkers = (layout: Layout, options: Partial<Options> = {}) => aTable(me, 'nomads', options).has(me, { from: 'plains', ...layout });
/** Gains priests for power, before the action, and opens these terrains with them. */
function opens(t: Table, ...terrains: CycleTerrain[]): Table {
  for (const terrain of terrains) {
    t.player(me).bowls = [0, 0, 5];
    t.plays(me, { do: 'convert', from: 'power', to: 'priests' }, { do: 'unlock', terrain });
  }
  return t;
}
const opened = (t: Table, name = me) => CYCLE.filter((_, terrain) => (t.player(name).open >> terrain) & 1);

describe('Choosing the Riverwalkers', () => {
  rule('FI-RIVER-01', 'the starting terrain is chosen immediately, none that a faction in play has or started from', () => {
    const t = dealtTable('any', 'Tom', 'Jeff', 'Alice', ALL_FACTIONS)
      .plays('Tom', { do: 'faction', faction: 'witches' })
      .plays('Jeff', { do: 'faction', faction: 'yetis' }, { do: 'terrain', terrain: 'lake' })
      .plays('Alice', { do: 'faction', faction: me });
    expect(t.waiting()).toEqual(['Alice']);
    expect(t.each('Alice', 'terrain', 'terrain')).toEqual(['desert', 'plains', 'swamp', 'mountain', 'wasteland']);
  });

  const alice = () =>
    dealtTable('any', 'Alice', 'Jeff', ALL_FACTIONS).plays('Alice', { do: 'faction', faction: me }, { do: 'terrain', terrain: 'desert' });

  rule('FI-RIVER-02', 'players choosing later cannot take a faction with that home terrain', () => {
    const offered = alice().each('Jeff', 'faction', 'faction');
    expect(offered).toContain('witches');
    for (const gone of ['nomads', 'fakirs', 'shapeshifters']) expect(offered).not.toContain(gone);
  });

  rule('FI-RIVER-03 FI-RIVER-04 FI-RIVER-17', 'six priests lie on the other terrains, and one is left in the supply', () => {
    expect(opened(alice(), 'Alice')).toEqual(['desert']);
    expect(alice().player('Alice')).toMatchObject({ priests: 0, supply: 1 });
  });

  rule('FI-RIVER-05', 'the first dwellings stand by the river', () => {
    const t = alice().plays('Jeff', { do: 'faction', faction: 'witches' });
    // The deserts A5 and G7 have no river beside them.
    expect(t.hexes('Alice', 'place')).toEqual(['B1', 'B4', 'B6', 'D3', 'E8', 'F3', 'G4', 'H1', 'I7']);
    t.plays('Alice', { do: 'place', hex: 'F3' });
    for (let i = 0; i < 2; i++) t.plays('Jeff', t.options('Jeff')[0]);
    expect(t.hexes('Alice', 'place')).toEqual(['B1', 'B4', 'B6', 'D3', 'E8', 'G4', 'H1', 'I7']);
  });
});

describe('Settling along the river', () => {
  rule('FI-RIVER-05', 'every later structure stands by the river too', () => {
    const beside = (dwelling: string) =>
      walkers({ dwelling, ...RICH })
        .terrain({ A10: 'plains', A11: 'plains', A12: 'plains', A9: 'plains' })
        .turnOf(me);
    // B5 lies by r4, with A9 and A10 above it: A9 has no river beside it.
    expect(beside('B5').hexes(me, 'build')).toEqual(['A10', 'A11']);
  });

  rule('FI-RIVER-06', 'they go by river only, as far as their shipping value: land beside them is not reached', () => {
    // D4 and D5 share an edge but no river; A7 is two river hexes away from D4.
    const at = (layout: Layout = {}) =>
      walkers({ dwelling: 'D4', ...RICH, ...layout })
        .terrain({ D5: 'plains', C2: 'plains', A7: 'plains' })
        .turnOf(me);
    expect(at().hexes(me, 'build')).toEqual(['C2', 'E6']);
    expect(at({ card: 'BON4' }).hexes(me, 'build')).toEqual(['A7', 'C2', 'E6']);
  });

  rule('FI-RIVER-07', 'they cannot transform terrain', () => {
    expect(
      walkers({ dwelling: 'E6', ...RICH, priests: 1 })
        .turnOf(me)
        .hexes(me, 'transform'),
    ).toEqual([]);
  });

  rule('FI-RIVER-11', 'Riverwalkers from the plains who opened lake and mountain build on all three within shipping 1', () => {
    const t = walkers({ dwelling: 'E6', ...RICH })
      .terrain({ E5: 'lake', C2: 'mountain', D3: 'plains', E4: 'forest' })
      .turnOf(me);
    expect(t.hexes(me, 'build')).toEqual([]);
    expect(opens(t, 'lake', 'mountain').hexes(me, 'build')).toEqual(['C2', 'E5']);
    // The printed terrain stays below the structure.
    t.plays(me, { do: 'build', hex: 'C2' });
    expect([t.at('C2'), t.state.terrain[t.hex('C2')]]).toEqual([`${me} dwelling`, CYCLE.indexOf('mountain')]);
  });

  rule('FI-RIVER-16', 'shipping is 1 and cannot be advanced', () => {
    const t = walkers({ dwelling: 'E6', ...RICH, priests: 1 }).turnOf(me);
    expect([t.player(me).shipping, t.may(me, 'shipping')]).toEqual([1, false]);
  });
});

describe('Priests and terrains', () => {
  const WAYS: [string, (t: Table) => Table][] = [
    ['power action', t => t.turnOf(me).plays(me, { do: 'power', action: 'ACT2' })],
    ['conversion', t => t.turnOf(me).plays(me, { do: 'convert', from: 'power', to: 'priests' })],
    ['temple', t => t.has(me, { temple: 'E5', card: 'BON3' }).income()],
    ['bonus card', t => t.has(me, { card: 'BON8' }).income()],
    [
      'cult reward',
      t =>
        t
          .has(me, { card: 'BON3', cults: { water: 4 } })
          .round(3, 'SCORE3')
          .endOfRound(),
    ],
    [
      'town',
      t =>
        t
          .has(me, { tradingHouse: 'E5 F3', dwelling: 'F4' })
          .turnOf(me)
          .plays(me, { do: 'upgrade', hex: 'E6', to: 'tradingHouse' }, { do: 'town', tile: 'TW3' }),
    ],
  ];

  rule.each(
    'FI-RIVER-08',
    'whenever they gain a priest they may open a terrain instead, and the priest goes to the supply',
    WAYS,
  )((way, gain) => {
    const gained = () => gain(walkers({ dwelling: 'E6', ...RICH, bowls: [0, 0, 12] }));
    const taken = gained().plays(me, 'takePriest');
    expect(taken.player(me), way).toMatchObject({ priests: 1, supply: 0 });
    expect(opened(taken)).toEqual(['plains']);
    const t = gained().plays(me, { do: 'unlock', terrain: 'lake' });
    expect(t.player(me), way).toMatchObject({ priests: 0, supply: 2 });
    expect(opened(t)).toEqual(['plains', 'lake']);
  });

  rule('FI-RIVER-09', 'opening costs 1 coin, or 2 for the home terrain of another player', () => {
    const gains = (coins: number, other: FactionId, layout: Layout = {}) =>
      aTable(me, other)
        .has(me, { from: 'plains', dwelling: 'E6', coins, bowls: [0, 0, 5] })
        .has(other, layout)
        .turnOf(me)
        .plays(me, { do: 'convert', from: 'power', to: 'priests' });
    expect(gains(5, 'nomads').plays(me, { do: 'unlock', terrain: 'lake' }).player(me).coins).toBe(4);
    expect(gains(5, 'nomads').plays(me, { do: 'unlock', terrain: 'desert' }).player(me).coins).toBe(3);
    expect(gains(5, 'yetis', { from: 'desert' }).plays(me, { do: 'unlock', terrain: 'desert' }).player(me).coins).toBe(4);
    expect(gains(1, 'nomads').each(me, 'unlock', 'terrain')).toEqual(['swamp', 'lake', 'forest', 'mountain', 'wasteland']);
    expect(gains(0, 'nomads').each(me, 'unlock', 'terrain')).toEqual([]);
  });

  rule('FI-DEC-09 FI-DIFF-14', 'they decide for each priest; without one in the supply they may still open a terrain', () => {
    const t = walkers({ dwelling: 'E6', coins: 9, bowls: [0, 0, 10], priests: 1 })
      .turnOf(me)
      .plays(me, { do: 'convert', from: 'power', to: 'priests' });
    expect([t.player(me).supply, t.may(me, 'takePriest')]).toEqual([0, false]);
    t.plays(me, { do: 'unlock', terrain: 'swamp' });
    // The priest from the circle has enlarged the supply, so the next one can be taken.
    t.plays(me, { do: 'convert', from: 'power', to: 'priests' }, 'takePriest');
    expect(t.player(me)).toMatchObject({ priests: 2, supply: 0 });
  });

  rule('FI-DEC-09 FI-DIFF-14', 'in income they decide after everything else has come', () => {
    const t = walkers({ dwelling: 'E6', temple: 'E5', coins: 0, card: 'BON3' }).income();
    expect([t.asked(me), t.player(me).coins]).toEqual(['rewards', 6]);
    expect(t.may(me, 'convert')).toBe(false);
    expect(t.plays(me, { do: 'unlock', terrain: 'desert' }).player(me).coins).toBe(4);
  });

  rule('FI-RIVER-18', 'start with bowls 10/2; the second temple gives 5 power instead of a priest', () => {
    const income = (temple: string) => {
      const t = walkers({ temple, card: 'BON3' }).income();
      const [{ power }] = t.facts('income');
      return { power, priests: t.player(me).due.length };
    };
    expect(walkers({}).player(me).bowls).toEqual([10, 2, 0]);
    expect([income('E5'), income('E5 E6'), income('E5 E6 F3')]).toEqual([
      { power: 0, priests: 1 },
      { power: 5, priests: 1 },
      { power: 5, priests: 2 },
    ]);
  });
});

describe('Towns, spades and the stronghold', () => {
  rule('FI-RIVER-12', 'directly adjacent structures are connected in final scoring even if no river joins them', () => {
    const network = (dwelling: string) => walkers({ dwelling }).finalScoring().facts('networkScore')[0].structures;
    expect([network('D4 D5'), network('D4 C2'), network('D4 E8')]).toEqual([2, 2, 1]);
  });

  rule('FI-RIVER-12 FI-RIVER-13', 'structures on two rivers but directly adjacent are in one town', () => {
    const town = walkers({ dwelling: 'E5 E8', tradingHouse: 'E6', stronghold: 'D4', ...RICH })
      .terrain({ D5: 'plains' })
      .turnOf(me);
    town.plays(me, { do: 'build', hex: 'D5' });
    expect(town.facts('townFounded').map(({ hexes }) => hexes.toSorted())).toEqual([['D4', 'D5', 'E5', 'E6', 'E8']]);
    // Without the dwelling on its own river D5 could not have been reached.
    const out = walkers({ dwelling: 'E5', tradingHouse: 'E6', stronghold: 'D4', ...RICH })
      .terrain({ D5: 'plains' })
      .turnOf(me);
    expect(out.hexes(me, 'build')).not.toContain('D5');
  });

  rule(
    'FI-RIVER-14 FI-DEC-03',
    'a spade power action may be taken and covered, but brings nothing: no spade, no dwelling, no points',
    () => {
      const t = walkers({ dwelling: 'E6', ...RICH, bowls: [0, 0, 6], card: 'BON1' })
        .terrain({ E5: 'plains' })
        .tile('SCORE1')
        .turnOf(me);
      expect(t.may(me, { do: 'special', action: 'BON1' })).toBe(false);
      t.plays(me, { do: 'power', action: 'ACT6' });
      expect([t.change(me), t.asked(me)]).toEqual([{}, 'wrapUp']);
      expect(
        t
          .turnOf('nomads')
          .has('nomads', { bowls: [0, 0, 12] })
          .may('nomads', { do: 'power', action: 'ACT6' }),
      ).toBe(false);
    },
  );

  rule('FI-RIVER-14 FI-DEC-03', 'spades of cult rewards are lost', () => {
    const t = walkers({ dwelling: 'E6', ...RICH, cults: { earth: 8 } })
      .round(1, 'SCORE2')
      .endOfRound();
    expect([t.asked(me), t.facts('transformed'), t.facts('spadesGained')]).toEqual(['act', [], []]);
  });

  rule('FI-DEC-03 FI-DIFF-04', 'a table may forbid them the spade actions', () => {
    const may = (options: Partial<Options>) =>
      walkers({ dwelling: 'E6', bowls: [0, 0, 6] }, options)
        .turnOf(me)
        .each(me, 'power', 'action');
    expect(may({})).toEqual(['ACT1', 'ACT2', 'ACT3', 'ACT4', 'ACT5', 'ACT6']);
    expect(may({ spadeActionsWithoutSpades: 'forbidden' })).toEqual(['ACT1', 'ACT2', 'ACT3', 'ACT4']);
  });

  rule('FI-RIVER-15', 'up to 2 free bridges for the stronghold, once', () => {
    const built = () =>
      walkers({ tradingHouse: 'G1', ...RICH })
        .turnOf(me)
        .plays(me, { do: 'upgrade', hex: 'G1', to: 'stronghold' });
    const t = built().plays(me, { do: 'bridge', from: 'E4', to: 'G1' }, { do: 'bridge', from: 'F2', to: 'G1' });
    expect(t.player(me)).toMatchObject({ bridges: 1, due: [] });
    expect(t.change(me)).toEqual({ coins: -6, workers: -4 });
    const one = built().plays(me, { do: 'bridge', from: 'E4', to: 'G1' }, { do: 'giveUp', due: 'bridge' });
    expect(one.player(me)).toMatchObject({ bridges: 2, due: [] });
  });
});
