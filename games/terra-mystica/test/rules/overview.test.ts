/** Sections 1 and 2 of the digest: what the game is about, and what is in the box. */
import { rule } from '@tarsas/kernel/testing';
import { describe, expect } from 'vitest';
import { CYCLE, type CycleTerrain, FAVOR_IDS, FAVOR_TILES, type FactionId, SCORING_TILES, type Structure } from '../../data/index.ts';
import { aTable, dealtTable, type Layout } from '../table.ts';

const HOMES: [FactionId, CycleTerrain][] = [
  ['cultists', 'plains'],
  ['halflings', 'plains'],
  ['alchemists', 'swamp'],
  ['darklings', 'swamp'],
  ['mermaids', 'lake'],
  ['swarmlings', 'lake'],
  ['auren', 'forest'],
  ['witches', 'forest'],
  ['dwarves', 'mountain'],
  ['engineers', 'mountain'],
  ['chaosmagicians', 'wasteland'],
  ['giants', 'wasteland'],
  ['fakirs', 'desert'],
  ['nomads', 'desert'],
];
const rich: Layout = { coins: 99, workers: 99, priests: 3 };

describe('Goal and overview', () => {
  rule('TM-GOAL-01', 'fourteen factions, and whoever has most points after six rounds wins', () => {
    const offered = dealtTable('any', 'Anna', 'Bence', { startPlayer: 'first-seat' }).each('Anna', 'faction', 'faction');
    expect(offered.sort()).toEqual(HOMES.map(([faction]) => faction).sort());
    const last = (round: number) =>
      aTable('witches', 'nomads')
        .round(round)
        .has('witches', { vp: 30 })
        .has('nomads', { vp: 90 })
        .turnOf('witches')
        .pass('witches', 'nomads');
    expect(last(5).state.over).toBe(false);
    expect(last(6).state.over).toBe(true);
    expect([last(6).score('nomads').rank, last(6).score('witches').rank]).toEqual([1, 2]);
  });

  rule.each(
    'TM-GOAL-02',
    'a faction can live on its home terrain only',
    HOMES,
  )((faction, home) => {
    const others = CYCLE.filter(terrain => terrain !== home);
    const around = Object.fromEntries(['F5', 'F6', 'G4', 'G6', 'H6', 'H7'].map((hex, i) => [hex, others[i]]));
    const opponent = home === 'forest' ? 'nomads' : 'witches';
    const beside = (tiles: Record<string, CycleTerrain>) =>
      aTable(faction, opponent)
        .has(faction, { dwelling: 'G5', coins: 3, workers: 2, priests: 0 })
        .terrain(tiles)
        .turnOf(faction)
        .hexes(faction, 'build');
    expect(beside(around)).toEqual([]);
    expect(beside({ ...around, H7: home })).toEqual(['H7']);
  });

  rule.each('TM-GOAL-03', 'a dwelling becomes a trading house, that a temple or the stronghold, and a temple the sanctuary', [
    ['dwelling', ['tradingHouse']],
    ['tradingHouse', ['stronghold', 'temple']],
    ['temple', ['sanctuary']],
    ['stronghold', []],
    ['sanctuary', []],
  ] as [Structure, Structure[]][])((from, to) => {
    const t = aTable('witches', 'nomads')
      .has('witches', { ...rich, [from]: 'F4' })
      .turnOf('witches');
    expect(t.each('witches', 'upgrade', 'to').sort()).toEqual(to);
  });

  rule('TM-GOAL-04', 'there are four cults, each with a track and an order that priests are sent to', () => {
    const t = aTable('witches', 'nomads').has('witches', rich).turnOf('witches');
    for (const cult of ['fire', 'water', 'earth', 'air']) expect(t.each('witches', { do: 'send', cult }, 'steps')).toEqual([3, 2, 1]);
    expect(t.options('witches', 'send')).toHaveLength(12);
  });

  rule('TM-GOAL-06', 'each round has a scoring tile of its own, for dwellings, trading houses, the big structures, spades or towns', () => {
    for (const seed of ['a', 'b', 'c', 'd']) {
      const { scoring } = dealtTable(seed, 'Anna', 'Bence').state;
      expect(new Set(scoring).size).toBe(6);
      for (const tile of scoring) expect(['dwelling', 'tradingHouse', 'big', 'spade', 'town']).toContain(SCORING_TILES[tile].deed);
    }
    const t = aTable('witches', 'nomads')
      .round(1, 'SCORE3')
      .round(2, 'SCORE8')
      .has('witches', { ...rich, dwelling: 'F4' })
      .terrain({ F3: 'forest' });
    t.round(1).turnOf('witches').plays('witches', { do: 'build', hex: 'F3' });
    expect(t.change('witches').vp).toBe(2);
    t.round(2).turnOf('witches').plays('witches', { do: 'upgrade', hex: 'F3', to: 'tradingHouse' });
    expect(t.change('witches').vp).toBe(3);
  });

  rule('TM-GOAL-07', 'next to others points turn into power, so everybody starts with 20', () => {
    const t = aTable('witches', 'nomads')
      .has('witches', { ...rich, dwelling: 'F4' })
      .has('nomads', { stronghold: 'F3', bowls: [12, 0, 0] });
    expect(t.score('nomads').points).toBe(20);
    t.turnOf('witches').plays('witches', { do: 'upgrade', to: 'tradingHouse' }).plays('nomads', 'take');
    expect([t.change('nomads'), t.player('nomads').bowls]).toEqual([{ vp: -2 }, [9, 3, 0]]);
  });
});

describe('Components', () => {
  rule('TM-COMP-01', 'seven faction boards with a different faction on each side', () => {
    const left = (taken: FactionId) => {
      const t = dealtTable('any', 'Anna', 'Bence', { startPlayer: 'first-seat' }).plays('Anna', { do: 'faction', faction: taken });
      return t.each('Bence', 'faction', 'faction');
    };
    for (const [faction, home] of HOMES) {
      const board = HOMES.filter(([, terrain]) => terrain === home).map(([one]) => one);
      expect(left(faction)).toHaveLength(12);
      for (const one of board) expect(left(faction)).not.toContain(one);
    }
  });

  rule('TM-COMP-03', '28 favor tiles, 1 + 3 + 3 for each cult, 10 town tiles, 8 scoring tiles and 9 bonus cards', () => {
    const { state } = dealtTable('any', 'Anna', 'Bence');
    for (const cult of ['fire', 'water', 'earth', 'air']) {
      const copies = FAVOR_IDS.flatMap((id, i) => (FAVOR_TILES[id].cult === cult ? [state.favorsLeft[i]] : []));
      expect(copies).toEqual([1, 3, 3]);
    }
    expect(state.townsLeft.reduce((all, n) => all + n)).toBe(10);
    const tiles = new Set<string>();
    const cards = new Set<string>();
    for (let seed = 0; seed < 60; seed++) {
      const dealt = dealtTable(`${seed}`, 'Anna', 'Bence').state;
      for (const tile of dealt.scoring) tiles.add(tile);
      for (const card of dealt.cards) cards.add(card);
    }
    expect([tiles.size, cards.size]).toEqual([8, 9]);
  });

  rule('TM-COMP-04', '8 dwellings, 4 trading houses, 3 temples, a stronghold, a sanctuary, 7 priests and 3 bridges for everybody', () => {
    const t = aTable('engineers', 'mermaids');
    for (const name of t.names) {
      expect(t.player(name).left.slice(1)).toEqual([8, 4, 3, 1, 1]);
      expect([t.player(name).supply, t.player(name).bridges]).toEqual([7, 3]);
    }
  });

  rule('TM-COMP-05', 'at most five players, and at least two', () => {
    const people = ['Anna', 'Bence', 'Cili', 'Dani', 'Emma', 'Feri'];
    for (const seats of [2, 3, 4, 5]) expect(dealtTable('any', ...people.slice(0, seats)).state.seats).toBe(seats);
    expect(() => dealtTable('any', ...people)).toThrow();
    expect(() => dealtTable('any', 'Anna')).toThrow();
  });

  describe('What a player has runs out', () => {
    rule('TM-COMP-06', 'no ninth dwelling, no fifth trading house, no fourth temple', () => {
      const building = (dwelling: string) =>
        aTable('witches', 'nomads')
          .has('witches', { ...rich, dwelling })
          .terrain({ G6: 'forest' })
          .turnOf('witches')
          .hexes('witches', 'build');
      expect(building('A1 A4 B5 C2 E1 H2 G5')).toEqual(['A3', 'A10', 'C4', 'D1', 'G6']);
      expect(building('A1 A4 B5 C2 E1 H2 G5 I12')).toEqual([]);
      const houses = aTable('witches', 'nomads')
        .has('witches', { ...rich, dwelling: 'E1', tradingHouse: 'F1 F2 F3 F4' })
        .turnOf('witches');
      expect(houses.may('witches', { do: 'upgrade', to: 'tradingHouse' })).toBe(false);
      expect(houses.may('witches', { do: 'upgrade', to: 'temple' })).toBe(true);
      const temples = aTable('witches', 'nomads')
        .has('witches', { ...rich, tradingHouse: 'F1', temple: 'E1 E2 E3' })
        .turnOf('witches');
      expect(temples.may('witches', { do: 'upgrade', to: 'temple' })).toBe(false);
    });

    rule('TM-COMP-06', 'no eighth priest and no fourth bridge', () => {
      const priests = (n: number) =>
        aTable('witches', 'nomads')
          .has('witches', { priests: n, bowls: [0, 0, 12] })
          .turnOf('witches');
      expect(priests(6).may('witches', { do: 'convert', from: 'power', to: 'priests' })).toBe(true);
      expect(priests(7).may('witches', { do: 'convert', from: 'power', to: 'priests' })).toBe(false);
      expect(priests(7).plays('witches', { do: 'power', action: 'ACT2' }).player('witches').priests).toBe(7);
      const places = (...built: [string, string][]) => {
        const t = aTable('witches', 'nomads').has('witches', { dwelling: 'C3 G3 G2', bowls: [0, 0, 12] });
        for (const [from, to] of built) t.bridge('witches', from, to);
        return t.turnOf('witches').plays('witches', { do: 'power', action: 'ACT1' }).options('witches', 'bridge').length;
      };
      expect(places(['C3', 'A7'], ['C3', 'B3'])).toBeGreaterThan(0);
      expect(places(['C3', 'A7'], ['C3', 'B3'], ['G3', 'F4'])).toBe(0);
    });
  });

  rule('TM-COMP-07', 'workers and coins never run out', () => {
    const t = aTable('witches', 'nomads').has('witches', { coins: 500, workers: 500, card: 'BON5', tradingHouse: 'F4' });
    expect(t.income().change('witches')).toEqual({ coins: 2, workers: 2 });
  });
});
