/** The tables against the fact files, when those lie beside the project; the counts of components always. */
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import {
  BONUS_CARDS,
  BONUS_IDS,
  CULTS,
  FACTION_IDS,
  FACTIONS,
  FAVOR_TILES,
  type Gain,
  HANDICAP,
  INTRODUCTORY,
  INTRODUCTORY_SCORING,
  MAP_IDS,
  MAPS,
  PIECES,
  POWER_ACTIONS,
  SCORING_TILES,
  SERVER_MAPS,
  STRUCTURES,
  TOWN_TILES,
} from '../data/index.ts';

const folder = fileURLToPath(new URL('../../../../shared/data/terra-mystica/', import.meta.url));
const atHand = existsSync(folder);
// biome-ignore lint/suspicious/noExplicitAny: the fact files have no type of their own
const facts = (name: string): any => JSON.parse(readFileSync(`${folder}${name}.json`, 'utf8'));

/** Only what is not zero, as the fact files write it. */
const bare = (of: object) => Object.fromEntries(Object.entries(of).filter(([, n]) => n !== 0));

describe('components', () => {
  test('every map has 113 or so hexes and bridge places over water', () => {
    for (const id of MAP_IDS) {
      expect(MAPS[id].count).toBeGreaterThan(100);
      for (const [a, b] of MAPS[id].bridges) expect(MAPS[id].landNeighbours[a]).not.toContain(b);
    }
  });

  test('28 favor tiles, 10 town tiles without promos, 9 bonus cards and 8 scoring tiles', () => {
    expect(Object.values(FAVOR_TILES).reduce((n, tile) => n + tile.count, 0)).toBe(28);
    expect(Object.values(TOWN_TILES).reduce((n, tile) => n + ('promo' in tile && tile.promo ? 0 : tile.count), 0)).toBe(10);
    expect(BONUS_IDS.filter(id => !BONUS_CARDS[id].promo)).toHaveLength(9);
    expect(Object.values(SCORING_TILES).filter(tile => !tile.promo)).toHaveLength(8);
  });

  test('twenty factions on ten boards', () => {
    expect(FACTION_IDS).toHaveLength(20);
    for (let board = 1; board <= 10; board++) expect(FACTION_IDS.filter(id => FACTIONS[id].board === board)).toHaveLength(2);
  });
});

describe.runIf(atHand)('tables compared with the fact files beside the project', () => {
  test('maps', () => {
    for (const fact of facts('maps').maps) {
      const map = MAPS[fact.id as keyof typeof MAPS];
      // biome-ignore lint/suspicious/noExplicitAny: as above
      expect(map.ids).toEqual(fact.rows.flatMap((row: any) => row.ids));
      // biome-ignore lint/suspicious/noExplicitAny: as above
      expect(map.terrain).toEqual(fact.rows.flatMap((row: any) => row.terrain));
      const places = map.bridges
        .map(ends =>
          ends
            .map(hex => map.ids[hex])
            .sort()
            .join(),
        )
        .sort();
      expect(places).toEqual(fact.bridges.map((ends: string[]) => [...ends].sort().join()).sort());
      expect(map.ids.filter((_, hex) => map.isEdge[hex])).toEqual(fact.edgeLandHexes);
      expect(SERVER_MAPS[fact.id as keyof typeof MAPS]).toBe(fact.snellmanMapId);
    }
  });

  test('factions', () => {
    const handicap = facts('vp-handicap').startingVpOriginal2017;
    for (const fact of facts('factions').factions) {
      const faction = FACTIONS[fact.id as keyof typeof FACTIONS];
      const home = { chosen: 'chosen', 'chosen-unlocked': 'chosen' }[fact.homeTerrain as string] ?? fact.homeTerrain;
      expect([fact.id, faction.set, faction.home, faction.board]).toEqual([fact.id, fact.set, home, fact.boardPair]);
      const { coins, workers, priests, power, cults, dwellings } = faction.start;
      const allCults = Object.fromEntries(CULTS.map(cult => [cult, cults[cult] ?? 0]));
      expect({ coins, workers, priests, power, vp: 20, cults: allCults, dwellings }).toEqual(fact.start);
      STRUCTURES.slice(1).forEach((kind, i) => {
        const number = i + 1;
        const { count, cost, costWithoutNeighbour } = fact.structures[kind];
        expect([fact.id, kind, PIECES[number], bare(faction.cost[number])]).toEqual([fact.id, kind, count, cost]);
        if (costWithoutNeighbour) expect(faction.cost[number].coins + faction.lonely).toBe(costWithoutNeighbour.coins);
        expect(faction.powerValue[number]).toBe(fact.powerValue[kind]);
        expect(faction.income[number].map((gain: Gain) => bare(gain))).toEqual([fact.income[kind]].flat());
      });
      expect(bare(faction.always)).toEqual(fact.income.printedAlways);
      expect(faction.favorsPerTemple).toBe(fact.favorTilesPerTempleOrSanctuary);
      expect(HANDICAP[fact.id as keyof typeof HANDICAP]).toBe(handicap[fact.id]);
      checkTracks(faction, fact);
    }
  });

  // biome-ignore lint/suspicious/noExplicitAny: as above
  function checkTracks(faction: (typeof FACTIONS)[keyof typeof FACTIONS], fact: any) {
    if (!fact.shipping) expect(faction.shipping).toBeNull();
    else {
      expect(faction.shipping).toMatchObject({ start: fact.shipping.start, max: fact.shipping.max });
      expect(faction.shipping?.advance && bare(faction.shipping.advance)).toEqual(fact.shipping.advanceCost);
      const points = Object.fromEntries((faction.shipping?.points ?? []).map((n, i) => [String(i + 1), n]));
      expect(bare(points)).toEqual(fact.shipping.vpOnReaching);
    }
    if (!fact.digging) expect(faction.digging).toBeNull();
    else {
      expect(faction.digging?.spade.map(({ good, amount }) => ({ [good]: amount }))).toEqual(fact.digging.spadeCost);
      expect(faction.digging?.upgrade && bare(faction.digging.upgrade)).toEqual(fact.digging.upgradeCost);
      expect(faction.digging?.pointsPerSpade).toBe(fact.digging.vpPerSpadePaid ?? 0);
    }
    const skips = fact.tunnel ?? fact.carpet;
    if (!skips) expect(faction.skipping).toBeNull();
    else {
      expect(faction.skipping).toMatchObject({ hexes: skips.skipHexes, points: skips.vp });
      expect(faction.skipping?.hexesWithStronghold).toBe(skips.skipHexesWithStronghold ?? skips.skipHexes);
      expect(bare(faction.skipping?.price ?? {})).toEqual(skips.cost);
      expect(bare(faction.skipping?.priceWithStronghold ?? {})).toEqual(skips.costWithStronghold ?? skips.cost);
    }
  }

  test('bonus cards', () => {
    const deeds = { spade: { spades: 1 }, cultStep: { cultSteps: 1 } };
    for (const fact of facts('bonus-cards').cards) {
      const card = BONUS_CARDS[fact.id as keyof typeof BONUS_CARDS];
      expect([fact.id, bare(card.income), card.shipping, card.promo]).toEqual([fact.id, fact.income, fact.shippingBonus, fact.promo]);
      expect(card.action && deeds[card.action]).toEqual(fact.specialAction);
      const { perTradingHouse, perDwelling, perShippingLevel, stronghold, sanctuary } = fact.passVp ?? {};
      expect(card.pass ?? {}).toEqual(
        JSON.parse(
          JSON.stringify({ dwelling: perDwelling, tradingHouse: perTradingHouse, shipping: perShippingLevel, stronghold, sanctuary }),
        ),
      );
    }
  });

  test('scoring tiles', () => {
    const deeds: Record<string, string> = {
      'spade used': 'spade',
      'town founded': 'town',
      'dwelling built': 'dwelling',
      'trading house built': 'tradingHouse',
      'temple built': 'temple',
      'stronghold or sanctuary built': 'big',
    };
    for (const fact of facts('scoring-tiles').tiles) {
      const tile = SCORING_TILES[fact.id as keyof typeof SCORING_TILES];
      expect([fact.id, tile.deed, tile.points, tile.promo]).toEqual([fact.id, deeds[fact.action.per], fact.action.vp, fact.promo]);
      const cult = fact.cult.track === 'priests on the cult board' ? 'priests' : fact.cult.track;
      expect(tile.per).toEqual({ cult, steps: fact.cult.steps });
      expect(bare({ ...tile.reward, spades: tile.spades ?? 0 })).toEqual(fact.cult.reward);
    }
  });

  test('favor tiles', () => {
    for (const fact of facts('favor-tiles').tiles) {
      const { cult, steps, count, income, action, townPower, built, pass } = FAVOR_TILES[fact.id as keyof typeof FAVOR_TILES];
      expect({ id: fact.id, cult, steps, count }).toEqual({ id: fact.id, cult: fact.cult, steps: fact.steps, count: fact.count });
      const effect = {
        townPowerNeeded: townPower,
        specialAction: action && { cultSteps: 1 },
        income: income && bare(income),
        vpPerTradingHouseBuilt: built?.tradingHouse,
        vpPerDwellingBuilt: built?.dwelling,
        passVpByTradingHouses: pass,
      };
      expect(JSON.parse(JSON.stringify(effect))).toEqual(fact.effect ?? {});
    }
  });

  test('town tiles', () => {
    for (const fact of facts('town-tiles').tiles) {
      const { points, reward, steps = 0, range = 0, keys, count, promo } = TOWN_TILES[fact.id as keyof typeof TOWN_TILES];
      const given = bare({ ...reward, cultStepsOnEachTrack: steps, shippingLevels: range, orCarpetRange: range });
      expect({ id: fact.id, points, given, keys, count, promo }).toEqual({
        id: fact.id,
        points: fact.vp,
        given: fact.reward,
        keys: fact.keys,
        count: fact.count,
        promo: fact.promo,
      });
    }
  });

  test('power actions', () => {
    for (const fact of facts('power-actions').actions) {
      const { power, reward, spades = 0, bridge } = POWER_ACTIONS[fact.id as keyof typeof POWER_ACTIONS];
      expect({ id: fact.id, power, gives: bridge ? 'build 1 bridge' : bare({ ...reward, spades }) }).toEqual({
        id: fact.id,
        power: fact.power,
        gives: fact.gives,
      });
    }
  });

  test('introductory set-ups', () => {
    const fact = facts('intro-setups');
    expect(INTRODUCTORY_SCORING).toEqual(fact.scoringTiles);
    for (const setup of fact.setups) {
      const ours = INTRODUCTORY[setup.players];
      expect(Object.fromEntries(ours.dwellings.map(([faction, ...hexes]) => [faction, hexes]))).toEqual(setup.factions);
      expect(ours.cards).toEqual(setup.bonusCards);
    }
  });
});
