/** Section 26 of the digest: what the Dwarves and the factions of lake, wasteland and desert can do. */
import { rule } from '@tarsas/kernel/testing';
import { describe, expect } from 'vitest';
import type { FactionId } from '../../data/index.ts';
import { aTable, dealtTable, type Layout, type Table } from '../table.ts';

const RICH = { coins: 30, workers: 20 };
/** On turn, with nobody else on the map. */
const alone = (faction: FactionId, layout: Layout) => aTable(faction, 'witches').has(faction, layout).turnOf(faction);
const buildsStronghold = (faction: FactionId, layout: Layout = {}) =>
  alone(faction, { tradingHouse: 'E5', ...RICH, ...layout }).plays(faction, { do: 'upgrade', hex: 'E5', to: 'stronghold' });
const networkOf = (t: Table, seat: number) =>
  t
    .finalScoring()
    .facts('networkScore')
    .find(score => score.seat === seat)?.structures;

/** Factions, one after another, and then where the dwellings go, in the order in which they are asked for. */
function placing(...factions: FactionId[]): [order: string[], Table] {
  const t = dealtTable('any', ...factions, { startPlayer: 'first-seat' });
  for (const faction of factions) t.plays(faction, { do: 'faction', faction });
  const order: string[] = [];
  for (let [name] = t.waiting(); t.asked(name) === 'placeDwelling'; [name] = t.waiting()) {
    order.push(name);
    t.plays(name, t.options(name)[0]);
  }
  return [order, t];
}
const dwellingsOf = (t: Table, name: string) => t.state.owner.filter(owner => owner === t.seat(name)).length;

describe('Dwarves', () => {
  /** E7 stands alone; F3 is two steps away over land, G3 over the river. */
  const dwarves = (layout: Layout) => aTable('dwarves', 'witches').has('dwarves', { dwelling: 'E7', coins: 9, ...layout });
  const home = { F3: 'mountain', G3: 'mountain', E8: 'mountain', C2: 'mountain' } as const;

  rule.each('TM-DWARF-01', 'skip one hex, land or river, for 2 workers and gain 4 points', [['F3'], ['G3']])(hex => {
    const t = dwarves({ workers: 3 }).terrain(home).turnOf('dwarves').plays('dwarves', { do: 'build', hex });
    expect(t.at(hex)).toBe('dwarves dwelling');
    expect(t.change('dwarves')).toEqual({ workers: -1 - 2, coins: -2, vp: 4 });
    expect(dwarves({ workers: 2 }).terrain(home).turnOf('dwarves').hexes('dwarves', 'build')).toEqual(['E8']);
  });

  rule('TM-DWARF-01', 'dig through to a hex, transform it and build there: one tunnel', () => {
    const t = dwarves({ workers: 2 + 3 + 1 })
      .terrain({ F3: 'forest' })
      .turnOf('dwarves');
    t.plays('dwarves', { do: 'transform', hex: 'F3' }, { do: 'into', terrain: 'mountain' }, { do: 'build', hex: 'F3' });
    expect(t.change('dwarves')).toEqual({ workers: -6, coins: -2, vp: 4 });
  });

  rule('TM-DWARF-01', 'skip one hex only', () => {
    expect(dwarves({ workers: 20 }).terrain(home).turnOf('dwarves').hexes('dwarves', 'build')).toEqual(['E8', 'F3', 'G3']);
  });

  rule('TM-DWARF-02', 'do not tunnel to hexes they reach without it', () => {
    const t = dwarves({ workers: 3 }).terrain(home).turnOf('dwarves').plays('dwarves', { do: 'build', hex: 'E8' });
    expect(t.change('dwarves')).toEqual({ workers: -1, coins: -2 });
  });

  rule('TM-DWARF-03', 'have no shipping', () => {
    // C2 lies across one river hex: the bonus card brings others there, Dwarves only a tunnel.
    const along = (faction: FactionId, layout: Layout) =>
      aTable(faction, 'witches')
        .has(faction, { dwelling: 'D3', coins: 20, priests: 3, card: 'BON4', ...layout })
        .terrain({ C2: 'mountain' })
        .turnOf(faction);
    expect(along('dwarves', { workers: 1 }).hexes('dwarves', 'build')).toEqual([]);
    expect(along('engineers', { workers: 1 }).hexes('engineers', 'build')).toEqual(['C2']);
    expect(along('dwarves', { workers: 1 }).may('dwarves', 'shipping')).toBe(false);
    expect(along('engineers', { workers: 1 }).may('engineers', 'shipping')).toBe(true);
  });

  rule('TM-DWARF-04', 'count as adjacent in final scoring what a tunnel could reach, whatever workers are left', () => {
    const size = (dwelling: string) => networkOf(dwarves({ dwelling: `E7 ${dwelling}`, workers: 0 }), 0);
    expect([size('F3'), size('G3'), size('C2')]).toEqual([2, 2, 1]);
  });

  rule('TM-DWARF-05', 'with their stronghold pay 1 worker for it', () => {
    const t = dwarves({ stronghold: 'E6', workers: 9 })
      .terrain({ G3: 'mountain' })
      .turnOf('dwarves')
      .plays('dwarves', { do: 'build', hex: 'G3' });
    expect(t.change('dwarves')).toEqual({ workers: -1 - 1, coins: -2, vp: 4 });
  });
});

describe('Mermaids', () => {
  /** Seven power in four structures, one of them across the river: r8, r14 and r15 each touch both sides. */
  const acrossRiver = () => aTable('mermaids', 'witches').has('mermaids', { tradingHouse: 'E4 E5 C2', dwelling: 'D3', ...RICH });

  rule('TM-MERM-01', 'may skip one river hex for a town, when and where they like', () => {
    const t = acrossRiver().turnOf('mermaids');
    expect(t.facts('townFounded')).toEqual([]);
    expect(t.each('mermaids', 'connect', 'river')).toEqual(['r8', 'r14', 'r15']);
    // No action: the action comes after it, or goes before it.
    t.plays('mermaids', { do: 'connect', river: 'r14' }, { do: 'town', tile: 'TW3' });
    expect(t.facts('townFounded').map(({ hexes }) => hexes.toSorted())).toEqual([['C2', 'D3', 'E4', 'E5']]);
    expect(t.player('mermaids').rivers).toEqual([t.hex('r14')]);
    expect(t.asked('mermaids')).toBe('act');
    expect(t.options('mermaids', 'connect')).toEqual([]);
  });

  rule('TM-MERM-01', 'are never forced to', () => {
    const t = acrossRiver().turnOf('mermaids').plays('mermaids', { do: 'build', hex: 'D2' });
    expect(t.may('mermaids', 'connect')).toBe(true);
    expect(t.plays('mermaids', 'endTurn').player('mermaids').towns).toEqual([]);
  });

  rule('TM-MERM-01', 'skip one hex only, and nobody else skips any', () => {
    const twoApart = alone('mermaids', { tradingHouse: 'E5 E6 F2', dwelling: 'F3' });
    expect(twoApart.options('mermaids', 'connect')).toEqual([]);
    const swarmlings = alone('swarmlings', { tradingHouse: 'E4 E5 C2', dwelling: 'D3' });
    expect(swarmlings.options('swarmlings', 'connect')).toEqual([]);
  });

  rule('TM-MERM-01', 'found towns over bridges as everybody does', () => {
    const t = acrossRiver()
      .has('mermaids', { bowls: [9, 0, 3] })
      .turnOf('mermaids');
    t.plays('mermaids', { do: 'power', action: 'ACT1' }, { do: 'bridge', from: 'C2', to: 'D3' }, { do: 'town', tile: 'TW3' });
    expect(t.player('mermaids').towns).toEqual(['TW3']);
    expect(t.player('mermaids').rivers).toEqual([]);
  });

  rule('TM-MERM-02', 'ship one hex farther for their stronghold, without paying, and gain the printed points', () => {
    const t = buildsStronghold('mermaids', { coins: 6, workers: 4, priests: 0 });
    expect(t.change('mermaids')).toEqual({ coins: -6, workers: -4, shipping: 1, vp: 2 });
  });
});

describe('Swarmlings', () => {
  rule('TM-SWARM-01', 'get 3 workers whenever they found a town', () => {
    const t = alone('swarmlings', { tradingHouse: 'E5 E6', dwelling: 'F3 F4', coins: 8, workers: 3 });
    t.plays('swarmlings', { do: 'upgrade', hex: 'F4', to: 'tradingHouse' });
    expect(t.player('swarmlings').workers).toBe(0);
    expect(t.plays('swarmlings', { do: 'town', tile: 'TW1' }).player('swarmlings').workers).toBe(3);
  });

  rule('TM-SWARM-02', 'with their stronghold turn a dwelling into a trading house for free', () => {
    const t = alone('swarmlings', { stronghold: 'E5', dwelling: 'E7 G5', tradingHouse: 'A4', coins: 0, workers: 0 });
    const free = { do: 'special', action: 'ACTS' } as const;
    expect(t.hexes('swarmlings', free)).toEqual(['E7', 'G5']);
    t.plays('swarmlings', { ...free, hex: 'G5' });
    expect(t.at('G5')).toBe('swarmlings tradingHouse');
    expect(t.change('swarmlings')).toEqual({});
    expect(t.turnOf('swarmlings').may('swarmlings', free)).toBe(false);
    expect(alone('swarmlings', { stronghold: 'E5', dwelling: 'E7', tradingHouse: 'A4 A11 D2 D5' }).may('swarmlings', free)).toBe(false);
  });
});

describe('Chaos Magicians', () => {
  rule('TM-CHAOS-01 TM-NOMAD-01', 'the Nomads place a third dwelling after all others, then the Chaos Magicians their only one', () => {
    const [order, t] = placing('chaosmagicians', 'nomads', 'witches');
    expect(order).toEqual(['nomads', 'witches', 'witches', 'nomads', 'nomads', 'chaosmagicians']);
    expect(['chaosmagicians', 'nomads', 'witches'].map(name => dwellingsOf(t, name))).toEqual([1, 3, 2]);
  });

  rule.each('TM-CHAOS-02', 'choose 2 favor tiles, in any order', [
    ['temple', { tradingHouse: 'E5' }],
    ['sanctuary', { temple: 'E5' }],
  ] as ['temple' | 'sanctuary', Layout][])((to, layout) => {
    const t = alone('chaosmagicians', { ...layout, ...RICH, cults: { fire: 0, water: 0 } });
    t.plays('chaosmagicians', { do: 'upgrade', hex: 'E5', to }, { do: 'favor', tile: 'FAV2' });
    expect(t.player('chaosmagicians').cults).toEqual([0, 3, 0, 0]);
    expect(t.may('chaosmagicians', { do: 'favor', tile: 'FAV2' })).toBe(false);
    t.plays('chaosmagicians', { do: 'favor', tile: 'FAV1' });
    expect(t.player('chaosmagicians')).toMatchObject({ favors: ['FAV2', 'FAV1'], cults: [3, 3, 0, 0] });
    expect(t.asked('chaosmagicians')).toBe('wrapUp');
  });

  rule('TM-CHAOS-03', 'with their stronghold take two turns in a row, once per round', () => {
    const t = alone('chaosmagicians', { stronghold: 'E5', dwelling: 'E7', ...RICH, priests: 2 });
    t.plays('chaosmagicians', { do: 'special', action: 'ACTC' }, { do: 'upgrade', hex: 'E7', to: 'tradingHouse' });
    expect(t.may('chaosmagicians', { do: 'special', action: 'ACTC' })).toBe(false);
    t.plays('chaosmagicians', 'shipping').ends('chaosmagicians');
    expect(t.waiting()).toEqual(['witches']);
    expect([t.at('E7'), t.player('chaosmagicians').shipping]).toEqual(['chaosmagicians tradingHouse', 1]);
  });

  rule('TM-CHAOS-03', 'passing counts as one of the two', () => {
    const t = alone('chaosmagicians', { stronghold: 'E5', dwelling: 'E7', ...RICH });
    t.plays('chaosmagicians', { do: 'special', action: 'ACTC' }, { do: 'upgrade', hex: 'E7', to: 'tradingHouse' }).pass('chaosmagicians');
    expect(t.player('chaosmagicians').passed).toBe(true);
    expect(t.waiting()).toEqual(['witches']);
  });
});

describe('Giants', () => {
  rule.each('TM-GIANT-01', 'need exactly 2 spades for any terrain', [['mountain'], ['desert'], ['lake'], ['swamp']])(terrain => {
    const t = aTable('giants', 'witches').has('giants', { dwelling: 'E6', workers: 6 }).terrain({ F3: terrain }).turnOf('giants');
    t.plays('giants', { do: 'transform', hex: 'F3' });
    expect(t.each('giants', 'into', 'terrain')).toEqual(['wasteland']);
    expect(t.plays('giants', { do: 'into', terrain: 'wasteland' }).change('giants').workers).toBe(-6);
    expect(alone('giants', { dwelling: 'E6', workers: 5 }).hexes('giants', 'transform')).toEqual([]);
  });

  rule('TM-GIANT-01', 'lose a single cult spade', () => {
    const rewarded = (earth: number) =>
      aTable('giants', 'witches').has('giants', { dwelling: 'E6', cults: { earth }, workers: 0 }).tile('SCORE2').endOfRound();
    expect(rewarded(4).facts('spadesLost')).toEqual([{ seat: 0, spades: 1 }]);
    expect(rewarded(4).asked('giants')).toBe('act');
    expect(rewarded(8).asked('giants')).toBe('useSpades');
  });

  rule('TM-GIANT-02', 'with their stronghold get 2 free spades once per round, and may build there, paying for it', () => {
    const t = alone('giants', { stronghold: 'E6', shipping: 1, coins: 2, workers: 1 }).plays('giants', { do: 'special', action: 'ACTG' });
    // Directly and indirectly adjacent hexes alike; D4 is wasteland already.
    expect(t.hexes('giants', 'transform')).toEqual(expect.arrayContaining(['E5', 'E7', 'F3', 'F4', 'C2']));
    expect(t.hexes('giants', 'transform')).not.toContain('G3');
    t.plays('giants', { do: 'transform', hex: 'C2' }, { do: 'into', terrain: 'wasteland' }, { do: 'build', hex: 'C2' });
    expect(t.at('C2')).toBe('giants dwelling');
    expect(t.change('giants')).toEqual({ coins: -2, workers: -1 });
    expect(t.turnOf('giants').may('giants', { do: 'special', action: 'ACTG' })).toBe(false);
  });
});

describe('Fakirs', () => {
  /** F3 is two steps from E7 over land, G3 over the river; E4 is three steps away. */
  const home = { F3: 'desert', G3: 'desert', E4: 'desert', E1: 'desert' } as const;
  const fakirs = (layout: Layout) =>
    aTable('fakirs', 'witches')
      .has('fakirs', { dwelling: 'E7', coins: 9, workers: 9, ...layout })
      .terrain(home);

  rule.each('TM-FAKIR-01', 'skip one hex, land or river, for a priest and gain 4 points', [['F3'], ['G3']])(hex => {
    const t = fakirs({ priests: 1 }).turnOf('fakirs').plays('fakirs', { do: 'build', hex });
    expect(t.at(hex)).toBe('fakirs dwelling');
    expect(t.change('fakirs')).toEqual({ priests: -1, workers: -1, coins: -2, vp: 4 });
    expect(t.player('fakirs').supply).toBe(7);
    expect(fakirs({ priests: 0 }).turnOf('fakirs').hexes('fakirs', 'build')).toEqual(['E8']);
  });

  rule('TM-FAKIR-02', 'do not fly to hexes they reach without it', () => {
    const t = fakirs({ priests: 1 }).turnOf('fakirs').plays('fakirs', { do: 'build', hex: 'E8' });
    expect(t.change('fakirs')).toEqual({ workers: -1, coins: -2 });
  });

  rule('TM-FAKIR-03', 'count as adjacent in final scoring what the carpet could reach, whatever priests are left', () => {
    const size = (dwelling: string) => networkOf(fakirs({ dwelling: `E7 ${dwelling}`, priests: 0 }), 0);
    expect([size('F3'), size('G3'), size('E4')]).toEqual([2, 2, 1]);
  });

  rule('TM-FAKIR-04', 'with their stronghold skip up to 2 hexes, also in final scoring', () => {
    const far = fakirs({ priests: 1, stronghold: 'I12' }).turnOf('fakirs');
    expect(fakirs({ priests: 1 }).turnOf('fakirs').hexes('fakirs', 'build')).not.toContain('E4');
    expect(far.hexes('fakirs', 'build')).toEqual(expect.arrayContaining(['E4', 'E8', 'F3']));
    expect(far.hexes('fakirs', 'build')).not.toContain('E1');
    expect(far.plays('fakirs', { do: 'build', hex: 'E4' }).change('fakirs')).toEqual({ priests: -1, workers: -1, coins: -2, vp: 4 });
    expect(networkOf(fakirs({ dwelling: 'E7 E4', stronghold: 'I12' }), 0)).toBe(2);
    expect(networkOf(fakirs({ dwelling: 'E7 E1', stronghold: 'I12' }), 0)).toBe(1);
  });
});

describe('Nomads', () => {
  const sandstorm = { do: 'special', action: 'ACTN' } as const;

  rule('TM-NOMAD-02', 'with their stronghold turn a directly adjacent hex into desert and may build there, paying for it', () => {
    const t = aTable('nomads', 'witches')
      .has('nomads', { stronghold: 'E6', shipping: 3, coins: 2, workers: 1 })
      .has('witches', { dwelling: 'F4' })
      .tile('SCORE1')
      .turnOf('nomads');
    // Not the desert F3, nor the Witches' F4, nor anything across the river.
    expect(t.hexes('nomads', sandstorm)).toEqual(['D4', 'E5', 'E7']);
    t.plays('nomads', { ...sandstorm, hex: 'D4' });
    expect(t.at('D4')).toBe('desert');
    t.plays('nomads', { do: 'build', hex: 'D4' });
    // It is no use of spades, so the spade tile of the round gives nothing.
    expect(t.change('nomads')).toEqual({ coins: -2, workers: -1 });
    expect(t.turnOf('nomads').may('nomads', sandstorm)).toBe(false);
  });

  rule('TM-NOMAD-02', 'need not build, and send no storm over a bridge', () => {
    const t = aTable('nomads', 'witches')
      .has('nomads', { stronghold: 'E8', ...RICH })
      .bridge('nomads', 'E8', 'G3')
      .turnOf('nomads');
    expect(t.hexes('nomads', 'transform')).toContain('G3');
    expect(t.hexes('nomads', sandstorm)).toEqual(['D5', 'E7']);
    t.plays('nomads', { ...sandstorm, hex: 'E7' }, 'done');
    expect([t.at('E7'), t.asked('nomads')]).toEqual(['desert', 'wrapUp']);
  });
});
