/** Section 3 of the digest: set-up. */
import { rule } from '@tarsas/kernel/testing';
import { describe, expect } from 'vitest';
import type { Cult, CycleTerrain, FactionId } from '../../data/index.ts';
import { aTable, dealtTable, type Table } from '../table.ts';

const PEOPLE = ['Anna', 'Bence', 'Cili', 'Dani', 'Emma'];
const people = (seats: number) => PEOPLE.slice(0, seats);
const BASE: FactionId[] = [
  ...(['cultists', 'halflings', 'alchemists', 'darklings', 'mermaids', 'swarmlings', 'auren'] as const),
  ...(['witches', 'dwarves', 'engineers', 'chaosmagicians', 'giants', 'fakirs', 'nomads'] as const),
];
const seeds = Array.from({ length: 120 }, (_, i) => `seed ${i}`);

const HOME: Record<string, CycleTerrain> = {
  witches: 'forest',
  nomads: 'desert',
  alchemists: 'swamp',
  halflings: 'plains',
  mermaids: 'lake',
  giants: 'wasteland',
};

describe('The first game', () => {
  const first = (seats: number) => dealtTable('any', ...people(seats), { factions: 'introductory', startPlayer: 'first-seat' });
  const factions = (t: Table) => t.names.map(name => t.player(name).faction);
  const standing = (t: Table, name: string) => t.map().ids.filter(hex => t.at(hex).startsWith(`${name} `));

  rule('TM-SETUP-02', 'two play Witches and Nomads', () => {
    expect(factions(first(2))).toEqual(['witches', 'nomads']);
  });
  rule('TM-SETUP-03', 'three play Witches, Nomads and Alchemists', () => {
    expect(factions(first(3))).toEqual(['witches', 'nomads', 'alchemists']);
  });
  rule('TM-SETUP-04', 'four play Witches, Nomads, Halflings and Mermaids', () => {
    expect(factions(first(4))).toEqual(['witches', 'nomads', 'halflings', 'mermaids']);
  });
  rule('TM-SETUP-05', 'five play Witches, Nomads, Halflings, Mermaids and Giants', () => {
    expect(factions(first(5))).toEqual(['witches', 'nomads', 'halflings', 'mermaids', 'giants']);
  });

  rule.each(
    'TM-SETUP-06',
    'dwellings, bonus cards and scoring tiles are prescribed, the scoring tiles being the same for every number of players',
    [[2], [3], [4], [5]],
  )(seats => {
    const t = first(seats);
    const again = dealtTable('another seed', ...people(seats), { factions: 'introductory', startPlayer: 'first-seat' });
    expect([again.state.cards, again.state.structure]).toEqual([t.state.cards, t.state.structure]);
    expect(t.state.scoring).toEqual(first(2).state.scoring);
    for (const name of t.names) {
      expect(standing(t, name)).toHaveLength(t.player(name).faction === 'nomads' ? 3 : 2);
      // Prescribed places are on printed home terrain.
      for (const hex of standing(t, name)) expect(t.map().terrain[t.hex(hex)]).toBe(HOME[t.player(name).faction as FactionId]);
    }
  });

  rule('TM-SETUP-07', 'only placing dwellings is skipped: bonus cards are chosen as always', () => {
    const t = first(3);
    expect(t.waiting()).toEqual(['Cili']);
    expect(t.asked('Cili')).toBe('firstCard');
    expect(t.options('Cili', 'card')).toHaveLength(6);
  });

  rule('TM-SETUP-08', 'anybody can be the start player, and chance says who', () => {
    const starters = seeds.slice(0, 20).map(seed => dealtTable(seed, ...people(3)).facts('startPlayer')[0].seat);
    expect([...new Set(starters)].sort()).toEqual([0, 1, 2]);
    const t = dealtTable(seeds[starters.indexOf(1)], ...people(3));
    expect(t.waiting()).toEqual(['Bence']);
  });
});

describe('Faction components', () => {
  const opponentOf = (faction: FactionId): FactionId => (faction === 'nomads' || faction === 'fakirs' ? 'witches' : 'nomads');
  const set = (faction: FactionId) => aTable(faction, opponentOf(faction));

  rule('TM-SETUP-11', 'priests and bridges lie beside the board, the structures on their tracks', () => {
    const p = set('witches').player('witches');
    expect([p.supply, p.priests, p.bridges]).toEqual([7, 0, 3]);
    expect(p.left).toEqual([0, 8, 4, 3, 1, 1]);
  });

  rule.each('TM-SETUP-12', 'shipping starts at 0, of the Mermaids at 1; Fakirs and Dwarves have none', [
    ['witches', 0, true],
    ['halflings', 0, true],
    ['mermaids', 1, true],
    ['fakirs', 0, false],
    ['dwarves', 0, false],
  ] as [FactionId, number, boolean][])((faction, value, ships) => {
    const t = set(faction).has(faction, { coins: 4, priests: 1 }).turnOf(faction);
    expect(t.player(faction).shipping).toBe(value);
    expect(t.may(faction, 'shipping')).toBe(ships);
  });

  rule.each('TM-SETUP-13', 'a spade costs 3 workers at first; only the Darklings have no digging track', [
    ['witches', 'lake', 'forest', { workers: -3 }],
    ['nomads', 'wasteland', 'desert', { workers: -3 }],
    ['fakirs', 'plains', 'desert', { workers: -3 }],
    ['darklings', 'plains', 'swamp', { priests: -1, vp: 2 }],
  ] as [FactionId, CycleTerrain, CycleTerrain, object][])((faction, terrain, home, price) => {
    const t = set(faction).has(faction, { dwelling: 'G5', coins: 5, workers: 6, priests: 1 }).terrain({ G6: terrain }).turnOf(faction);
    expect(t.may(faction, 'digging')).toBe(faction !== 'darklings');
    expect(t.plays(faction, { do: 'transform', hex: 'G6' }, { do: 'into', terrain: home }).change(faction)).toEqual(price);
  });

  rule.each(
    'TM-SETUP-14',
    'everybody starts with 20 points',
    BASE.map((id): [FactionId] => [id]),
  )(faction => {
    expect(set(faction).score(faction).points).toBe(20);
  });

  rule('TM-SETUP-15', 'the cult markers start at 0', () => {
    expect(set('engineers').player('engineers').cults).toEqual([0, 0, 0, 0]);
    expect(set('alchemists').player('alchemists').cults.slice(2)).toEqual([0, 0]);
  });

  rule('TM-SETUP-16', 'workers, coins and priests of the board lie on it; priests come from the supply', () => {
    const { coins, workers, priests, supply } = set('darklings').player('darklings');
    expect({ coins, workers, priests, supply }).toEqual({ coins: 15, workers: 1, priests: 1, supply: 6 });
  });

  rule('TM-SETUP-17', 'example: the Witches take 3 workers and 15 coins', () => {
    const { coins, workers, priests } = set('witches').player('witches');
    expect({ coins, workers, priests }).toEqual({ coins: 15, workers: 3, priests: 0 });
  });

  rule.each('TM-SETUP-18 TM-SETUP-19', 'one step up for each cult symbol beside the starting goods', [
    ['nomads', { fire: 1, water: 0, earth: 1, air: 0 }],
    ['halflings', { fire: 0, water: 0, earth: 1, air: 1 }],
    ['witches', { fire: 0, water: 0, earth: 0, air: 2 }],
    ['mermaids', { fire: 0, water: 2, earth: 0, air: 0 }],
  ] as [FactionId, Record<Cult, number>][])((faction, cults) => {
    const [fire, water, earth, air] = set(faction).player(faction).cults;
    expect({ fire, water, earth, air }).toEqual(cults);
  });

  rule.each(
    'TM-SETUP-20',
    '12 power tokens lie in bowls I and II, none in bowl III',
    BASE.map((id): [FactionId] => [id]),
  )(faction => {
    const [first, second, third] = set(faction).player(faction).bowls;
    expect([first + second, third]).toEqual([12, 0]);
    expect(Math.min(first, second)).toBeGreaterThan(0);
  });

  rule('TM-SETUP-21', 'example: the Witches have 5 tokens in bowl I and 7 in bowl II', () => {
    expect(set('witches').player('witches').bowls).toEqual([5, 7, 0]);
  });

  rule('TM-SETUP-22', 'all six power actions are open, all twelve favor tiles and all town tiles in reach', () => {
    const t = set('witches')
      .has('witches', { bowls: [0, 0, 12], coins: 9, workers: 9, tradingHouse: 'F4' })
      .turnOf('witches');
    expect(t.each('witches', 'power', 'action')).toEqual(['ACT1', 'ACT2', 'ACT3', 'ACT4', 'ACT5', 'ACT6']);
    t.plays('witches', { do: 'upgrade', to: 'temple' });
    expect(t.options('witches', 'favor')).toHaveLength(12);
  });

  rule('TM-SETUP-23', 'the scoring tiles count in their order, and the right half of the last one never', () => {
    const played = (round: number) => {
      const t = set('witches')
        .round(round, 'SCORE7')
        .has('witches', { cults: { air: 4 }, dwelling: 'F4' })
        .turnOf('witches');
      return t
        .pass('witches', 'nomads')
        .facts('reward')
        .map(({ workers }) => workers);
    };
    expect(played(5)).toEqual([2, 0]);
    expect(played(6)).toEqual([]);
    const t = set('witches').round(1, 'SCORE3').round(2, 'SCORE8').round(1).turnOf('witches').pass('witches', 'nomads');
    expect(t.facts('round')).toMatchObject([{ round: 2, tile: 'SCORE8' }]);
  });

  rule('TM-SETUP-25', 'factions and all they have are open to everybody', () => {
    const t = set('witches')
      .has('witches', { priests: 2, favors: ['FAV6'], keys: 1 })
      .turnOf('witches');
    expect(t.view('nomads').players).toEqual(t.state.players);
  });

  rule('TM-SETUP-26', "a faction's rule beats the general one: a dwelling for 1 worker and 1 coin", () => {
    const poor = (faction: FactionId, home: CycleTerrain) =>
      set(faction)
        .has(faction, { dwelling: 'G5', coins: 1, workers: 1, bowls: [12, 0, 0] })
        .terrain({ G6: home })
        .turnOf(faction)
        .may(faction, 'build');
    expect(poor('engineers', 'mountain')).toBe(true);
    expect(poor('witches', 'forest')).toBe(false);
  });
});

describe('The variable game', () => {
  rule('TM-SETUP-30', 'six of the eight scoring tiles, in an order that chance says', () => {
    const dealt = seeds.map(seed => dealtTable(seed, 'Anna', 'Bence').state.scoring);
    for (const scoring of dealt) expect(new Set(scoring).size).toBe(6);
    const eight = [1, 2, 3, 4, 5, 6, 7, 8].map(n => `SCORE${n}`);
    expect([...new Set(dealt.flat())].sort()).toEqual(eight);
    expect([...new Set(dealt.map(scoring => scoring[0]))].sort()).toEqual(eight);
    expect(new Set(dealt.map(String)).size).toBeGreaterThan(100);
  });

  rule('TM-SETUP-31', 'the tile for spades is never that of round 5 or 6', () => {
    const rounds = seeds.map(seed => 1 + dealtTable(seed, 'Anna', 'Bence').state.scoring.indexOf('SCORE1'));
    expect([...new Set(rounds)].sort()).toEqual([0, 1, 2, 3, 4]);
  });

  rule.each(
    'TM-SETUP-24 TM-SETUP-32',
    'five bonus cards for two players, six for three, seven for four, eight for five, whichever chance says',
    [
      [2, 5],
      [3, 6],
      [4, 7],
      [5, 8],
    ],
  )((seats, cards) => {
    const dealt = seeds.map(seed => dealtTable(seed, ...people(seats)).state.cards);
    for (const drawn of dealt) expect([drawn.length, new Set(drawn).size]).toEqual([cards, cards]);
    expect([...new Set(dealt.flat())].sort()).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9].map(n => `BON${n}`));
    expect(dealtTable('any', ...people(seats), { factions: 'introductory' }).state.cards).toHaveLength(cards);
  });

  rule('TM-SETUP-33', 'tiles are known first; then the start player chooses a board and its side, then the others clockwise', () => {
    const seed = seeds.find(one => dealtTable(one, ...people(3)).facts('startPlayer')[0].seat === 1) as string;
    const t = dealtTable(seed, ...people(3));
    expect(t.log.map(({ key }) => key)).toEqual(['tiles', 'startPlayer']);
    const asked = ['witches', 'giants', 'fakirs'].map(faction => {
      const [name] = t.waiting();
      t.plays(name, { do: 'faction', faction });
      return name;
    });
    expect(asked).toEqual(['Bence', 'Cili', 'Anna']);
    expect(t.names.map(name => t.player(name).faction)).toEqual(['fakirs', 'witches', 'giants']);
  });

  rule('TM-SETUP-34', 'the two sides of one board are never both in the game', () => {
    const t = dealtTable('any', 'Anna', 'Bence', { startPlayer: 'first-seat' }).plays('Anna', { do: 'faction', faction: 'witches' });
    expect(t.may('Bence', { do: 'faction', faction: 'auren' })).toBe(false);
    expect(t.may('Bence', { do: 'faction', faction: 'witches' })).toBe(false);
    expect(t.may('Bence', { do: 'faction', faction: 'fakirs' })).toBe(true);
  });

  rule('TM-SETUP-35', 'colours may be drawn by lot; each player still chooses the side', () => {
    const drawn = new Set<unknown>();
    for (const seed of seeds.slice(0, 30)) {
      const t = dealtTable(seed, ...people(3), { factions: 'random-colours' });
      const chosen = t.names.map(() => {
        const [name] = t.waiting();
        const sides = t.each(name, 'faction', 'faction');
        expect(sides).toHaveLength(2);
        t.plays(name, { do: 'faction', faction: sides[1] });
        return t.player(name).home;
      });
      expect(new Set(chosen).size).toBe(3);
      drawn.add(chosen[0]);
    }
    expect(drawn.size).toBe(7);
  });

  rule('TM-SETUP-36', 'everybody sets up the faction, but no dwelling stands yet', () => {
    const t = dealtTable('any', 'Anna', 'Bence', { startPlayer: 'first-seat' });
    t.plays('Anna', { do: 'faction', faction: 'witches' }).plays('Bence', { do: 'faction', faction: 'giants' });
    expect([t.player('Anna').coins, t.player('Bence').cults]).toEqual([15, [1, 0, 0, 1]]);
    expect(t.state.structure.every(kind => kind === 0)).toBe(true);
    expect(t.asked('Anna')).toBe('placeDwelling');
  });

  rule('TM-SETUP-37', 'the places of the first dwellings are chosen freely', () => {
    const t = dealtTable('any', 'Anna', 'Bence', { startPlayer: 'first-seat' });
    t.plays('Anna', { do: 'faction', faction: 'witches' }).plays('Bence', { do: 'faction', faction: 'giants' });
    expect(t.hexes('Anna', 'place')).toEqual(['A3', 'A10', 'C3', 'C4', 'D1', 'E9', 'F2', 'F4', 'G3', 'I6', 'I11']);
  });
});
