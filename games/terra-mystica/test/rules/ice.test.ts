/** Fire & Ice, sections 1, 2 and 4: the new board and terrains, and the factions that settle on ice. */
import { rule } from '@tarsas/kernel/testing';
import { describe, expect } from 'vitest';
import { CYCLE, FACTION_IDS, type FactionId } from '../../data/index.ts';
import { aTable, dealtTable, type Layout, POWER_PRICES, type Table } from '../table.ts';

const ALL_FACTIONS = { startPlayer: 'first-seat', iceFactions: true, volcanoFactions: true, variableFactions: true } as const;
const RICH = { coins: 30, workers: 20 };
/** Everybody takes what comes first until the question is asked. */
function upTo(t: Table, kind: string): Table {
  for (let [name] = t.waiting(); t.asked(name) !== kind; [name] = t.waiting()) t.plays(name, t.options(name)[0]);
  return t;
}
const onTurn = (faction: FactionId, layout: Layout) => aTable(faction, 'halflings').has(faction, layout).turnOf(faction);

describe('The new board', () => {
  rule('FI-BOARD-01', 'may be used instead of the old one', () => {
    const t = dealtTable('any', 'Anna', 'Bence', { ...ALL_FACTIONS, map: 'fire-and-ice' });
    upTo(t.plays('Anna', { do: 'faction', faction: 'witches' }), 'placeDwelling');
    expect(t.hexes('Anna', 'place')).toEqual(['B6', 'D1', 'D4', 'E3', 'E9', 'E11', 'F4', 'G1', 'G3', 'H6', 'J2']);
  });

  rule('FI-BOARD-02', 'the new factions and variants may be used with the old board too', () => {
    const t = dealtTable('any', 'Anna', 'Bence', { ...ALL_FACTIONS, map: 'base', finalTile: 'random', turnOrder: 'variable' });
    expect(t.each('Anna', 'faction', 'faction')).toEqual(FACTION_IDS);
  });

  rule.each('FI-COMP-03', 'the new factions of one kind share a board, so only one of them is in a game', [
    ['icemaidens', 'yetis'],
    ['dragonlords', 'acolytes'],
    ['shapeshifters', 'riverwalkers'],
  ] as [FactionId, FactionId][])((one, other) => {
    const t = dealtTable('any', 'Anna', 'Bence', ALL_FACTIONS);
    expect(t.may('Anna', { do: 'faction', faction: other })).toBe(true);
    upTo(t.plays('Anna', { do: 'faction', faction: one }), 'chooseFaction');
    expect(t.may('Bence', { do: 'faction', faction: other })).toBe(false);
  });

  rule('FI-VAR-01 FI-DEC-14', 'the sets of factions and the variants are chosen one by one', () => {
    const offered = (options: object) =>
      dealtTable('any', 'Anna', 'Bence', { startPlayer: 'first-seat', ...options }).each('Anna', 'faction', 'faction');
    expect(offered({})).toHaveLength(14);
    expect(offered({ iceFactions: true }).slice(14)).toEqual(['icemaidens', 'yetis']);
    expect(offered({ volcanoFactions: true }).slice(14)).toEqual(['acolytes', 'dragonlords']);
    expect(offered({ variableFactions: true }).slice(14)).toEqual(['riverwalkers', 'shapeshifters']);
    const t = dealtTable('any', 'Anna', 'Bence', {
      ...ALL_FACTIONS,
      finalTile: 'building-on-edge',
      factions: 'auction',
      turnOrder: 'variable',
    });
    expect([t.state.finalTile, t.waiting().map(name => t.asked(name))]).toEqual(['building-on-edge', ['bid']]);
  });
});

describe('The new terrains', () => {
  rule.each('FI-TERR-01', 'ice and volcano factions lay their terrain tile when they transform a hex', [
    ['icemaidens', 'ice', { do: 'into', terrain: 'ice' }],
    ['yetis', 'ice', { do: 'into', terrain: 'ice' }],
    ['dragonlords', 'volcano', { do: 'tokens', bowls: [1, 0, 0] }],
    ['acolytes', 'volcano', { do: 'loseSteps', cult: 'fire' }],
  ])((faction, terrain, how) => {
    const t = onTurn(faction, { dwelling: 'E5', workers: 9, bowls: [6, 0, 0] }).plays(faction, { do: 'transform', hex: 'F3' }, how);
    expect(t.at('F3')).toBe(terrain);
  });

  rule(
    'FI-TERR-02 FI-TERR-03',
    'ice and volcano are never transformed, not even by a sandstorm; only their own faction can build there',
    () => {
      const tiles = { E5: 'ice', E7: 'volcano' } as const;
      const strong = { ...RICH, bowls: [0, 0, 12], priests: 3 };
      const settled = (faction: FactionId, hex = 'E6') =>
        aTable(faction, faction === 'yetis' ? 'nomads' : 'yetis', 'halflings')
          .has(faction, { stronghold: hex, ...strong })
          .terrain(tiles)
          .turnOf(faction);
      for (const faction of ['nomads', 'giants', 'yetis', 'dragonlords', 'acolytes'] as const) {
        expect(settled(faction).hexes(faction, 'transform'), faction).toContain('F4');
        expect(settled(faction).hexes(faction, 'transform'), faction).not.toContain('E5');
        expect(settled(faction).hexes(faction, 'transform'), faction).not.toContain('E7');
      }
      expect(settled('nomads').hexes('nomads', { do: 'special', action: 'ACTN' })).toEqual(['D4', 'F4']);
      expect(settled('yetis').hexes('yetis', 'build')).toEqual(['E5']);
      expect(settled('dragonlords').hexes('dragonlords', 'build')).toEqual(['E7']);
      expect(settled('giants').hexes('giants', 'build')).toEqual(['D4']);
    },
  );
});

describe('Ice factions', () => {
  /** Giants and Darklings are in play when Jeff takes an ice faction as the third player. */
  const jeff = (faction: FactionId) =>
    dealtTable('any', 'Adele', 'Tom', 'Jeff', 'Alice', ALL_FACTIONS)
      .plays('Adele', { do: 'faction', faction: 'giants' })
      .plays('Tom', { do: 'faction', faction: 'darklings' })
      .plays('Jeff', { do: 'faction', faction });

  rule.each('FI-ICE-01 FI-DEC-10', 'choose their starting terrain immediately', [['icemaidens'], ['yetis']] as [FactionId][])(faction => {
    const t = jeff(faction);
    expect([t.waiting(), t.asked('Jeff')]).toEqual([['Jeff'], 'chooseTerrain']);
  });

  rule('FI-ICE-02 FI-ICE-05', 'with Giants and Darklings in play wasteland and swamp are not available', () =>
    expect(jeff('icemaidens').each('Jeff', 'terrain', 'terrain')).toEqual(['desert', 'plains', 'lake', 'forest', 'mountain']),
  );

  rule('FI-ICE-02', 'the terrains of Riverwalkers and Shapeshifters are not available either', () => {
    const after = (faction: FactionId) =>
      dealtTable('any', 'Adele', 'Jeff', ALL_FACTIONS)
        .plays('Adele', { do: 'faction', faction }, { do: 'terrain', terrain: 'lake' })
        .plays('Jeff', { do: 'faction', faction: 'yetis' })
        .each('Jeff', 'terrain', 'terrain');
    expect(after('riverwalkers')).toEqual(CYCLE.filter(terrain => terrain !== 'lake'));
    expect(after('shapeshifters')).toEqual(CYCLE.filter(terrain => terrain !== 'lake'));
  });

  rule('FI-ICE-03 FI-ICE-05', 'after Jeff took forest Alice can take neither Witches nor Auren', () => {
    const t = jeff('icemaidens').plays('Jeff', { do: 'terrain', terrain: 'forest' }, { do: 'favor', tile: 'FAV9' });
    const offered = t.each('Alice', 'faction', 'faction');
    expect(offered).not.toContain('witches');
    expect(offered).not.toContain('auren');
    expect(offered).toEqual(expect.arrayContaining(['nomads', 'mermaids', 'engineers', 'cultists', 'shapeshifters']));
  });

  rule('FI-ICE-06 FI-ICE-11', 'the first two dwellings stand on hexes of the starting terrain, with an ice tile below', () => {
    const t = dealtTable('any', 'Jeff', 'Alice', ALL_FACTIONS)
      .plays('Jeff', { do: 'faction', faction: 'yetis' }, { do: 'terrain', terrain: 'forest' })
      .plays('Alice', { do: 'faction', faction: 'nomads' });
    expect(t.hexes('Jeff', 'place')).toEqual(['A3', 'A10', 'C3', 'C4', 'D1', 'E9', 'F2', 'F4', 'G3', 'I6', 'I11']);
    upTo(t.plays('Jeff', { do: 'place', hex: 'F4' }), 'firstCard');
    const ice = t.state.terrain.flatMap((terrain, hex) => (terrain === t.player('Jeff').home ? [t.map().ids[hex]] : []));
    expect(ice).toEqual(['A3', 'F4']);
    expect(t.player('Jeff')).toMatchObject({ coins: 15, workers: 3 });
  });

  rule('FI-ICE-11', 'afterwards they build on ice only', () => {
    const t = aTable('yetis', 'nomads')
      .has('yetis', { dwelling: 'E6', from: 'forest', ...RICH })
      .terrain({ E5: 'ice', F4: 'forest' })
      .turnOf('yetis');
    expect(t.hexes('yetis', 'build')).toEqual(['E5']);
  });

  const spadesFrom = (terrain: (typeof CYCLE)[number]) => {
    const t = aTable('icemaidens', 'nomads')
      .has('icemaidens', { dwelling: 'E6', from: 'forest', workers: 3, digging: 2 })
      .terrain({ F3: terrain });
    t.turnOf('icemaidens').plays('icemaidens', { do: 'transform', hex: 'F3' }, { do: 'into', terrain: 'ice' });
    return -(t.change('icemaidens').workers ?? 0);
  };

  rule.each('FI-ICE-07 FI-ICE-10', 'from forest as starting terrain: the spades to turn a hex into ice', [
    ['mountain', 1],
    ['lake', 1],
    ['wasteland', 2],
    ['swamp', 2],
    ['desert', 3],
    ['plains', 3],
  ])((terrain, spades) => expect(spadesFrom(terrain)).toBe(spades));

  rule('FI-ICE-08 FI-ICE-10', 'the starting terrain itself costs exactly 1 spade', () => expect(spadesFrom('forest')).toBe(1));

  rule('FI-ICE-09', 'may stop on the way', () => {
    const t = onTurn('yetis', { dwelling: 'E6', from: 'forest', workers: 6 }).plays('yetis', { do: 'transform', hex: 'F3' });
    expect(t.each('yetis', 'into', 'terrain')).toEqual(['plains', 'swamp', 'mountain', 'wasteland']);
    expect(t.plays('yetis', { do: 'into', terrain: 'mountain' }).at('F3')).toBe('mountain');
  });

  rule.each('FI-ICE-12', 'pay 1 worker, 5 coins and a priest for digging, and start with their own bowls', [
    ['icemaidens', [6, 6, 0]],
    ['yetis', [0, 12, 0]],
  ] as [FactionId, number[]][])((faction, bowls) => {
    const t = onTurn(faction, { dwelling: 'E6', coins: 5, workers: 1, priests: 1 });
    expect(t.player(faction).bowls).toEqual(bowls);
    expect(t.plays(faction, 'digging').change(faction)).toEqual({ coins: -5, workers: -1, priests: -1, digging: 1, vp: 6 });
  });
});

describe('Ice Maidens', () => {
  const taking = (tile: string) =>
    dealtTable('any', 'Jeff', 'Alice', ALL_FACTIONS).plays(
      'Jeff',
      { do: 'faction', faction: 'icemaidens' },
      { do: 'terrain', terrain: 'plains' },
      { do: 'favor', tile },
    );

  rule('FI-MAIDEN-01 FI-DEC-10', 'take any favor tile with the faction, and at once its steps and the power of the gates', () => {
    const t = dealtTable('any', 'Jeff', 'Alice', ALL_FACTIONS).plays(
      'Jeff',
      { do: 'faction', faction: 'icemaidens' },
      { do: 'terrain', terrain: 'plains' },
    );
    expect(t.options('Jeff', 'favor')).toHaveLength(12);
    t.plays('Jeff', { do: 'favor', tile: 'FAV2' });
    expect(t.player('Jeff')).toMatchObject({ favors: ['FAV2'], cults: [0, 4, 0, 1], bowls: [5, 7, 0] });
    expect(t.waiting()).toEqual(['Alice']);
  });

  rule('FI-MAIDEN-02', 'its income comes from round 1 on, every round', () => {
    const incomes = (tile: string, round: number) => {
      const t = upTo(taking(tile), 'act');
      if (round === 2) upTo(t.pass(...t.waiting()).pass(...t.waiting()), 'act');
      return t
        .facts('income')
        .filter(({ seat }) => seat === 0)
        .at(-1)!;
    };
    expect(incomes('FAV9', 1).coins - incomes('FAV1', 1).coins).toBe(3);
    expect(incomes('FAV9', 2).coins - incomes('FAV1', 2).coins).toBe(3);
  });

  rule('FI-MAIDEN-03', 'its other abilities can be used from the first action phase on', () => {
    const t = upTo(taking('FAV6'), 'act');
    expect(t.may('Jeff', { do: 'special', action: 'FAV6' })).toBe(true);
    // The first dwellings are placed before, so the tile for dwellings gives nothing for them.
    expect(upTo(taking('FAV11'), 'act').player('Jeff').vp).toBe(20);
  });

  rule('FI-MAIDEN-04', 'with their stronghold score 3 points per temple when they pass', () => {
    const passing = (layout: Layout) =>
      onTurn('icemaidens', { temple: 'E5 G5', sanctuary: 'A1', ...layout })
        .pass('icemaidens')
        .change('icemaidens').vp;
    expect(passing({})).toBeUndefined();
    expect(passing({ stronghold: 'E6' })).toBe(6);
  });
});

describe('Yetis', () => {
  rule.each(
    'FI-YETI-01',
    'pay 1 power less for power actions',
    POWER_PRICES,
  )((action, price) => {
    const spent = (faction: FactionId) =>
      onTurn(faction, { dwelling: 'G1', bowls: [0, 0, 12] })
        .plays(faction, { do: 'power', action })
        .player(faction).bowls[0];
    expect(spent('icemaidens')).toBe(price);
    expect(spent('yetis')).toBe(price - 1);
    expect(onTurn('yetis', { dwelling: 'G1', bowls: [9, 0, price - 1] }).may('yetis', { do: 'power', action })).toBe(true);
    expect(onTurn('yetis', { dwelling: 'G1', bowls: [9, 0, price - 2] }).may('yetis', { do: 'power', action })).toBe(false);
  });

  rule.each('FI-YETI-02', 'stronghold and sanctuary have the power value 4 beside a builder', [['stronghold'], ['sanctuary']])(kind => {
    const offered = (faction: FactionId) =>
      aTable('nomads', faction)
        .has('nomads', { dwelling: 'F3', ...RICH })
        .has(faction, { [kind]: 'E6' })
        .turnOf('nomads')
        .plays('nomads', { do: 'upgrade', hex: 'F3', to: 'tradingHouse' })
        .facts('offered')
        .map(({ power }) => power);
    expect([offered('yetis'), offered('icemaidens')]).toEqual([[4], [3]]);
  });

  rule('FI-YETI-02', 'and in their own towns', () => {
    const founds = (faction: FactionId) =>
      aTable(faction, 'nomads')
        .has(faction, { stronghold: 'E5', dwelling: 'E6 F3', ...RICH })
        .terrain({ F4: 'ice' })
        .turnOf(faction)
        .plays(faction, { do: 'build', hex: 'F4' })
        .facts('townFounded').length;
    expect([founds('yetis'), founds('icemaidens')]).toEqual([1, 0]);
  });

  const coins = { do: 'power', action: 'ACT4' } as const;

  rule('FI-YETI-03 FI-DEC-16', 'with their stronghold repeat power actions taken by anybody, at the lower price', () => {
    const taken = (layout: Layout) => {
      const t = aTable('halflings', 'yetis')
        .has('halflings', { dwelling: 'G5', bowls: [0, 0, 12] })
        .has('yetis', { dwelling: 'E5', bowls: [0, 0, 12], coins: 0, ...layout });
      return t.turnOf('halflings').plays('halflings', coins).turnOf('yetis');
    };
    expect(taken({}).may('yetis', coins)).toBe(false);
    const t = taken({ stronghold: 'E6' }).plays('yetis', coins).turnOf('yetis').plays('yetis', coins);
    expect(t.player('yetis')).toMatchObject({ coins: 14, bowls: [6, 0, 6] });
    expect(t.turnOf('halflings').may('halflings', coins)).toBe(false);
  });

  rule('FI-YETI-04', 'cover a power action nobody took yet', () => {
    const t = aTable('yetis', 'halflings')
      .has('yetis', { stronghold: 'E5', bowls: [0, 0, 12] })
      .has('halflings', { dwelling: 'G5', bowls: [0, 0, 12] });
    expect(t.turnOf('halflings').may('halflings', coins)).toBe(true);
    t.turnOf('yetis').plays('yetis', coins);
    expect(t.turnOf('halflings').may('halflings', coins)).toBe(false);
  });
});
