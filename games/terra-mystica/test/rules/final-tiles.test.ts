/** Fire & Ice, section 3: the final scoring tiles. */
import { rule } from '@tarsas/kernel/testing';
import { describe, expect } from 'vitest';
import { FINAL_TILES, type FinalTile } from '../../data/index.ts';
import { aTable, dealtTable, type Layout, type Table } from '../table.ts';

/** What the tile measured and gave, by faction. */
const scored = (t: Table) => Object.fromEntries(t.facts('tileScore').map(({ seat, value, points }) => [t.names[seat], [value, points]]));
/** The value of the tile for one faction alone on the map; nothing if it scores nothing. */
const measured = (finalTile: FinalTile, layout: Layout) =>
  scored(aTable('halflings', 'nomads', { finalTile }).has('halflings', layout).finalScoring()).halflings?.[0];

/** The four players of the rulebook's examples, on a map of our own: its picture is lost, its figures are kept. */
const example = (finalTile: FinalTile) =>
  scored(
    aTable('fakirs', 'mermaids', 'giants', 'witches', { finalTile })
      .has('fakirs', { dwelling: 'E1 E3 E5 D6 D7 E11 F7', stronghold: 'E7' })
      .has('mermaids', { dwelling: 'H1 G1 G2 H4 G5 G6 I10', tradingHouse: 'G4 G7', shipping: 4 })
      .has('giants', { dwelling: 'F4', stronghold: 'F3', sanctuary: 'E8', shipping: 1 })
      // The three dwellings on the left are not connected to the rest.
      .has('witches', { dwelling: 'A1 A2 B1 D4 C3 C5 A12 A13', stronghold: 'C4', sanctuary: 'B6', shipping: 2 })
      .finalScoring(),
  );

describe('Final scoring tiles', () => {
  rule('FI-FINAL-01', 'one of four is drawn at set-up and lies open', () => {
    const drawn = Array.from({ length: 40 }, (_, i) => dealtTable(`table ${i}`, 'Anna', 'Bence', { finalTile: 'random' }));
    expect(new Set(drawn.map(t => t.state.finalTile))).toEqual(new Set(FINAL_TILES));
    for (const t of drawn) expect(t.facts('tiles')).toMatchObject([{ finalTile: t.view('Bence').finalTile }]);
  });

  rule.each('FI-DEC-14', 'it is drawn where anything of the expansion is in play, unless the table says otherwise', [
    [{}, false],
    [{ turnOrder: 'variable' }, false],
    [{ iceFactions: true }, true],
    [{ volcanoFactions: true }, true],
    [{ variableFactions: true }, true],
    [{ map: 'fire-and-ice' }, true],
    [{ map: 'fire-and-ice-revised-base' }, true],
    [{ map: 'fire-and-ice', factions: 'introductory' }, false],
    [{ iceFactions: true, finalTile: 'none' }, false],
    [{ finalTile: 'random' }, true],
  ])((options, drawn) => expect(dealtTable('table', 'Anna', 'Bence', options).state.finalTile !== null).toBe(drawn));

  rule('FI-FINAL-02 FI-FINAL-06', 'is scored after the network and adds to it', () => {
    const t = aTable('halflings', 'nomads', { finalTile: 'building-on-edge' }).has('halflings', {
      dwelling: 'A1',
      vp: 0,
      coins: 0,
      workers: 0,
      cults: { earth: 0, air: 0 },
      bowls: [9, 0, 0],
    });
    t.finalScoring();
    expect(t.log.map(({ key }) => key).filter(key => key === 'networkScore' || key === 'tileScore')).toEqual(['networkScore', 'tileScore']);
    expect(t.player('halflings').vp).toBe(18 + 18);
  });

  rule.each('FI-FINAL-03', 'counts the structures of one network only', [
    ['connected-distance', { dwelling: 'E5 E6 A13' }, 1],
    ['building-on-edge', { dwelling: 'A1 A2 A13' }, 2],
    ['connected-clusters', { dwelling: 'C2 E5 A13', shipping: 1 }, 2],
    ['connected-sa-sh-distance', { stronghold: 'E5', sanctuary: 'A13' }, undefined],
  ] as [FinalTile, Layout, number | undefined][])((tile, layout, value) => expect(measured(tile, layout)).toBe(value));

  rule('FI-FINAL-04', '18, 12 and 6 points, tied places shared and rounded down', () => {
    const edges = (...dwellings: string[]) => {
      const t = aTable('halflings', 'nomads', 'witches', 'giants', 'mermaids', { finalTile: 'building-on-edge' });
      dwellings.forEach((dwelling, i) => {
        t.has(t.names[i], { dwelling });
      });
      return t.names.map(name => scored(t.finalScoring())[name]?.[1] ?? 0);
    };
    expect(edges('A1 A2 A3', 'I1 I2', 'D8')).toEqual([18, 12, 6, 0, 0]);
    expect(edges('A1 A2', 'I1 I2', 'D8')).toEqual([15, 15, 6, 0, 0]);
    expect(edges('A1', 'I1', 'D8', 'F7', 'A13')).toEqual([7, 7, 7, 7, 7]);
  });

  rule('FI-FINAL-05', 'the common set of the examples: Fakirs, Mermaids, Giants and Witches', () =>
    expect(Object.keys(example('connected-clusters'))).toEqual(['fakirs', 'mermaids', 'witches']),
  );

  rule('FI-FINAL-06 FI-DEC-11', 'a single structure is a network of one; a value of 0 gets nothing', () => {
    expect(measured('connected-clusters', { dwelling: 'E5' })).toBe(1);
    expect(measured('building-on-edge', { dwelling: 'A1' })).toBe(1);
    expect(measured('building-on-edge', { dwelling: 'E5' })).toBeUndefined();
    expect(measured('connected-distance', { dwelling: 'E5' })).toBeUndefined();
  });
});

describe('Greatest distance', () => {
  rule.each('FI-DIST-01', 'hexes between the two farthest structures, one of the two included, by the shortest way over anything', [
    ['E5 E6', 0, 1],
    ['E5 E6 E7 E8', 0, 3],
    ['C2 E5', 1, 2],
    ['E8 E9', 2, 3],
    // The network bends round, the distance does not.
    ['E5 E6 D4 D5 E8 E7 F4', 0, 3],
  ] as [string, number, number][])((dwelling, shipping, distance) =>
    expect(measured('connected-distance', { dwelling, shipping })).toBe(distance),
  );

  rule('FI-DIST-02', 'Mermaids and Fakirs with 12 get 15 points each, the Witches with 8 get 6', () =>
    expect(example('connected-distance')).toEqual({ fakirs: [12, 15], mermaids: [12, 15], witches: [8, 6] }),
  );
});

describe('Stronghold and sanctuary', () => {
  rule('FI-SHSA-01', 'the distance between the two', () => {
    expect(measured('connected-sa-sh-distance', { stronghold: 'E5', sanctuary: 'E8', dwelling: 'E6 E7 D4' })).toBe(3);
    expect(measured('connected-sa-sh-distance', { stronghold: 'E5', sanctuary: 'C2', shipping: 1 })).toBe(2);
    expect(measured('connected-sa-sh-distance', { stronghold: 'E5', sanctuary: 'C2', shipping: 0 })).toBeUndefined();
  });

  rule('FI-SHSA-02', 'nothing without both', () => {
    expect(measured('connected-sa-sh-distance', { stronghold: 'E5', dwelling: 'E6 E7' })).toBeUndefined();
    expect(measured('connected-sa-sh-distance', { sanctuary: 'E5', dwelling: 'E6 E7' })).toBeUndefined();
  });

  rule('FI-SHSA-03', 'Witches with 4 are first, Giants with 3 second, Mermaids and Fakirs get nothing', () =>
    expect(example('connected-sa-sh-distance')).toEqual({ witches: [4, 18], giants: [3, 12] }),
  );
});

describe('Outposts', () => {
  rule('FI-OUT-01', 'own structures on the edge of the map', () => {
    // Top, bottom, left and right; B1 stands half a hex in and is still the first of its row.
    expect(measured('building-on-edge', { dwelling: 'A1 A2 B1' })).toBe(3);
    expect(measured('building-on-edge', { dwelling: 'E11 E10 F7 D8' })).toBe(3);
    expect(measured('building-on-edge', { dwelling: 'I1 I2 H2' })).toBe(2);
  });

  rule('FI-DEC-11 FI-OUT-01', 'whether a lone structure counts is a table option', () => {
    const lone = (loneOutposts: 'count' | 'do-not-count', layout: Layout) =>
      scored(aTable('halflings', 'nomads', { finalTile: 'building-on-edge', loneOutposts }).has('halflings', layout).finalScoring())
        .halflings?.[0];
    expect(lone('count', { dwelling: 'A1' })).toBe(1);
    expect(lone('do-not-count', { dwelling: 'A1' })).toBeUndefined();
    expect(lone('do-not-count', { dwelling: 'A1 A2' })).toBe(2);
  });

  rule('FI-OUT-02 FI-OUT-03', 'the three dwellings on the left do not count, so all have 3 and get 12 points each', () =>
    expect(example('building-on-edge')).toEqual({ fakirs: [3, 12], mermaids: [3, 12], witches: [3, 12] }),
  );
});

describe('Settlements', () => {
  rule('FI-SETT-01', 'groups of directly adjacent structures, a single one too', () => {
    expect(measured('connected-clusters', { dwelling: 'E5 E6 F3' })).toBe(1);
    expect(measured('connected-clusters', { dwelling: 'C2 E5 E6 G1', shipping: 1 })).toBe(3);
    const t = aTable('halflings', 'nomads', { finalTile: 'connected-clusters' })
      .has('halflings', { dwelling: 'C2 E5' })
      .bridge('halflings', 'C2', 'E5');
    expect(scored(t.finalScoring()).halflings[0]).toBe(1);
  });

  rule('FI-SETT-02', 'that are connected with each other', () => {
    expect(measured('connected-clusters', { dwelling: 'C2 E5 E6 G1 A13', shipping: 1 })).toBe(3);
    expect(measured('connected-clusters', { dwelling: 'C2 E5 E6 G1', shipping: 0 })).toBe(1);
  });

  rule('FI-SETT-03', 'all structures of a Mermaid town across the river are one settlement', () => {
    const mermaids = () =>
      aTable('mermaids', 'nomads', { finalTile: 'connected-clusters' }).has('mermaids', { tradingHouse: 'E4 E5 C2', dwelling: 'D3' });
    expect(scored(mermaids().finalScoring()).mermaids[0]).toBe(2);
    const t = mermaids().turnOf('mermaids').plays('mermaids', { do: 'connect', river: 'r14' }, { do: 'town', tile: 'TW1' });
    expect(scored(t.finalScoring()).mermaids[0]).toBe(1);
  });

  rule('FI-SETT-04', 'Fakirs with 7, Mermaids with 6 and Witches with 4 get 18, 12 and 6 points', () =>
    expect(example('connected-clusters')).toEqual({ fakirs: [7, 18], mermaids: [6, 12], witches: [4, 6] }),
  );
});
