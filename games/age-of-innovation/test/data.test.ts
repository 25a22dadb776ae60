/** The tables against the fact files, when those lie beside the project; the counts of components always. */
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import * as data from '../data/index.ts';

const folder = fileURLToPath(new URL('../../../../shared/data/age-of-innovation/', import.meta.url));
const atHand = existsSync(folder);
// biome-ignore lint/suspicious/noExplicitAny: the fact files have no type of their own
type Fact = any;
const facts = (name: string): Fact => JSON.parse(readFileSync(`${folder}${name}.json`, 'utf8'));

/** Only what is there. */
const bare = (of: object) => JSON.parse(JSON.stringify(of));

const WORDS: Record<string, string> = {
  coin: 'coins',
  tool: 'tools',
  scholar: 'scholars',
  power: 'power',
  vp: 'points',
  bridge: 'bridges',
  annex: 'annexes',
  cityTile: 'cityTiles',
  competency: 'competencies',
  shippingSteps: 'shipping',
  terraformingSteps: 'terraforming',
  powerTokensToBowlIII: 'tokens',
  neutralBuilding: 'neutral',
  spade: 'spades',
};

/** A gain of the fact files in the words of our tables. */
function gainOf(fact: Fact): object {
  const gain: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(fact ?? {}) as [string, Fact][]) {
    if (key === 'book') {
      if (value.any !== undefined) gain.books = value.any;
      if (value.disciplineOfCompetency) gain.booksOfIt = value.disciplineOfCompetency;
    } else if (key === 'science') Object.assign(gain, scienceOf(value));
    else if (key === 'terraformAndBuild') Object.assign(gain, value.freeWorkshop ? { settle: true } : { spades: value.freeSpades });
    else gain[WORDS[key]] = value;
  }
  return gain;
}

function scienceOf(fact: Fact): object {
  if (fact.eachDiscipline) return { stepInEach: fact.eachDiscipline };
  if (fact.distribution === 'single') return { stepsInOne: fact.steps };
  if (fact.distribution === 'free') return { steps: fact.steps };
  if (fact.choice) return { steps: 2 };
  return Object.values(fact).every(n => n === 1) && Object.keys(fact).length === 4 ? { stepInEach: 1 } : { science: fact };
}

const AT: Record<string, string> = { 'adjacent to a river hex': 'river', 'board-edge hex': 'edge' };
const EVENTS: Record<string, string> = {
  build: 'build',
  useSpade: 'spade',
  scienceStep: 'step',
  gainCityTile: 'cityTile',
  foundCity: 'cityTile',
  advanceShippingOrTerraforming: 'track',
  gainInnovation: 'innovation',
  gainCompetency: 'competency',
  sendScholar: 'scholar',
  powerAction: 'powerAction',
};
const triggerOf = (fact: Fact) =>
  bare({
    event: EVENTS[fact.event],
    buildings: fact.building,
    at: AT[fact.where],
    gain: fact.gain ? gainOf(fact.gain) : { points: fact.vp },
  });

const COUNTS: Record<string, string> = {
  'own bridges (at least one end touches an own building)': 'bridges',
  'own buildings on the map': 'buildings',
  'own building groups (connected by adjacency incl. bridges)': 'groups',
};

function scoringOf({ vpPer, vpTable, vpEqualTo, gainPer }: Fact): object {
  if (vpPer) return { score: { of: vpPer.cityTiles ? 'cityTiles' : vpPer.building, each: vpPer.vp } };
  if (vpEqualTo) return { score: { of: vpEqualTo.includes('lowest') ? 'lowestLevel' : 'twoHighestLevels', each: 1 } };
  if (gainPer) return { stepsPer: gainPer.building ?? 'shapes' };
  if (!vpTable) return {};
  const { count, ...rows } = vpTable;
  const table: number[] = [];
  for (const [n, points] of Object.entries(rows) as [string, number][]) table[Number.parseInt(n, 10)] = points;
  return { score: { of: COUNTS[count], table: Array.from(table, points => points ?? 0) } };
}

/** All effects of a tile, told in our words. */
function tileOf(effects: readonly Fact[]): object {
  const tile: Record<string, Fact> = {};
  const add = (key: string, gain: object) => {
    if (Object.keys(gain).length > 0) tile[key] = { ...tile[key], ...gain };
  };
  for (const effect of effects) {
    const gain = { ...gainOf(effect.gain), ...scoringOf(effect) };
    const exchange = effect.upgrade ?? effect.downgrade;
    const replace = exchange ? { replace: { from: exchange.from, to: exchange.to } } : {};
    if (effect.when === 'income') add('income', gain);
    if (effect.when === 'pass') add('pass', gain);
    if (effect.when === 'specialAction') add('special', { ...gain, ...replace, ...(effect.then ? { again: true } : {}) });
    if (effect.when === 'immediate') add('atOnce', effect.placeOwnBuilding ? { anywhere: effect.placeOwnBuilding } : gain);
    if (effect.when === 'on' && !effect.gainByPlayers) tile.on = [...(tile.on ?? []), triggerOf(effect)];
    if (effect.when === 'passive') Object.assign(tile, passiveOf(effect));
    if (effect.when === 'ability') tile.skip = skipOf(effect);
    if (effect.when === 'action' && effect.cost) tile.bridgePrice = gainOf(effect.cost);
    if (effect.when === 'scienceBonus') tile.bonusLevels = effect.levelBonus;
  }
  return tile;
}

const passiveOf = (effect: Fact) =>
  bare({ reach: effect.shippingRangeBonus, cityPower: effect.cityMinPower, cityAcrossRiver: effect.cityMayIgnoreRiverHexes && true });
const skipOf = ({ name, skipHexes, cost, gain }: Fact) => ({
  by: name,
  hexes: Math.max(...[skipHexes].flat()),
  price: gainOf(cost),
  points: gain.vp,
});

/** Our tile without its rule, as the facts could tell it. */
const told = ({ rule: _, ...tile }: data.Tile) => bare(tile);

describe('components', () => {
  test('7 boards, 12 factions, 17 palaces, 18 innovations, 12 competencies, 10 round bonuses, 12 and 4 round tiles', () => {
    const counts = [data.BOARD_IDS, data.FACTION_IDS, data.PALACE_IDS, data.INNOVATION_IDS, data.COMPETENCY_IDS, data.BONUS_IDS];
    expect(counts.map(ids => ids.length)).toEqual([7, 12, 17, 18, 12, 10]);
    expect([data.ROUND_TILE_IDS.length, data.FINAL_TILE_IDS.length]).toEqual([12, 4]);
  });

  test('land of all seven terrains in both maps, no two neighbours alike', () => {
    for (const id of data.MAP_IDS) {
      const map = data.MAPS[id];
      expect(new Set(map.land.map(hex => map.terrain[hex])).size).toBe(7);
      for (const hex of map.land) for (const next of map.landNeighbours[hex]) expect(map.terrain[next]).not.toBe(map.terrain[hex]);
    }
  });

  test.each([
    ['1-3', 59, 17, 22],
    ['3-5', 81, 31, 33],
  ] as const)('%s side: %d land hexes, %d printed bridge sites, %d edge hexes', (id, land, sites, edges) => {
    const map = data.MAPS[id];
    expect([map.land.length, map.crossings, map.isEdge.filter(Boolean).length]).toEqual([land, sites, edges]);
  });

  test('every id is used once, so that a tile can be named by it alone', () => {
    const ids = [
      data.BOARD_IDS,
      data.FACTION_IDS,
      data.PALACE_IDS,
      data.INNOVATION_IDS,
      data.COMPETENCY_IDS,
      data.BONUS_IDS,
      data.ROUND_TILE_IDS,
      data.FINAL_TILE_IDS,
      data.POWER_ACTION_IDS,
      data.BOOK_ACTION_IDS,
      data.CITY_TILE_IDS,
    ].flat();
    expect(new Set(ids).size).toBe(ids.length);
  });
});

describe.runIf(atHand)('tables compared with the fact files beside the project', () => {
  test('maps', () => {
    for (const id of data.MAP_IDS) {
      const fact = facts(`map-${id}`);
      const map = data.MAPS[id];
      const name = ([row, column]: [number, number]) => `${'ABCDEFGHI'[row]}${column + 1}`;
      const cells = fact.rows.flatMap((row: string, r: number) => [...row].map((letter, c) => [name([r, c]), fact.legend[letter]]));
      expect(map.ids.map((hex, n) => [hex, map.terrain[n]])).toEqual(cells.filter(([, kind]: string[]) => !kind.startsWith('no hex')));
      const places = map.bridges.slice(0, map.crossings).map(ends => ends.map(hex => map.ids[hex]).join());
      expect(places.sort()).toEqual(fact.bridgeSites.map((ends: [number, number][]) => ends.map(name).join()).sort());
      expect(map.ids.filter((_, hex) => map.isEdge[hex])).toEqual(fact.edgeHexes.map(name));
      expect(map.land).toHaveLength(fact.landHexes);
    }
  });

  test('player boards and buildings', () => {
    const { boards, buildings, terraformRing, otherPieces } = facts('player-boards');
    expect(data.RING).toEqual(terraformRing);
    for (const fact of boards) {
      const board = data.BOARDS[fact.id as data.BoardId];
      const { spadeAfterSetupBuildings = 0, scholar, ...start } = fact.start;
      expect(board.start).toEqual(gainOf(scholar ? { ...start, scholar } : start));
      expect(board.startSpades).toBe(spadeAfterSetupBuildings);
      expect(board.bowls).toEqual(Object.values(fact.powerBowls));
      expect(board.shipping.start).toBe(fact.shipping.start);
      expect(data.TOP_SHIPPING).toBe(fact.shipping.max);
      expect(data.SHIPPING_PRICE).toEqual(gainOf(fact.shipping.advanceCost));
      for (const [level, reward] of Object.entries(fact.shipping.rewards))
        expect(board.shipping.rewards[Number(level)]).toEqual(gainOf(reward));
      expect(board.terraformingPrice).toEqual(gainOf(fact.terraforming.advanceCost));
      for (const [tools, reward] of Object.entries(fact.terraforming.rewards))
        expect(data.TERRAFORMING_REWARDS[data.TOOLS_PER_SPADE.indexOf(Number(tools))]).toEqual(gainOf(reward));
      expect(board.base).toEqual(gainOf(fact.income.base));
      for (const [n, kind] of data.BUILDINGS.entries())
        if (fact.income[kind]) expect(board.uncovered[n]).toEqual(fact.income[kind].map(gainOf));
      expect(board.innovationBooks).toEqual(fact.innovationSlotExtraBooks);
    }
    for (const [n, kind] of data.BUILDINGS.entries()) {
      if (!buildings[kind]) continue;
      const fact = buildings[kind];
      expect([data.PIECES[n], data.POWER_VALUE[n], data.COST[n]]).toEqual([fact.count, fact.power, gainOf(fact.cost)]);
    }
    expect(data.GUILD_BESIDE_OTHERS).toEqual(gainOf(buildings.guild.costNextToOtherFaction));
    const { SCHOLARS, BRIDGES, POWER_TOKENS, START_POINTS } = data;
    expect({ scholars: SCHOLARS, bridges: BRIDGES, powerTokens: POWER_TOKENS, startVP: START_POINTS }).toEqual(otherPieces);
  });

  test('factions', () => {
    for (const fact of facts('factions').factions) {
      const { start, buildings, last, startCompetencies, powerActionDiscount, ...tile } = data.FACTIONS[
        fact.id as data.FactionId
      ] as data.Faction;
      const { startingBuildings = ['workshop', 'workshop'], competency, competencyTiming: _, placementOrder, ...given } = fact.start;
      expect([fact.id, start]).toEqual([fact.id, gainOf(given)]);
      expect([buildings, startCompetencies]).toEqual([startingBuildings, competency]);
      expect(last === true).toBe(placementOrder?.startsWith('last') === true);
      if (fact.id === 'illusionists') {
        expect([powerActionDiscount, tile.on?.[0].gain.pointsBySeats]).toEqual([1, [3, 3, 3, 4]]);
        const revised = Object.values(fact.revised2024.effects[0].gainByPlayers).map(gain => (gain as { vp: number }).vp);
        expect(data.REVISED.illusionists?.on?.[0].gain.pointsBySeats).toEqual(revised);
      } else expect([fact.id, told(tile)]).toEqual([fact.id, tileOf(fact.effects)]);
    }
    const { moles, navigators } = Object.fromEntries(facts('factions').factions.map((f: Fact) => [f.id, f.revised2024]));
    expect(data.REVISED.navigators?.on).toEqual(navigators.effects.map(triggerOf));
    for (const [seats, points] of Object.entries(moles.tunnelVpByPlayers))
      expect((data.REVISED.moles?.skip?.revised ?? 0) + Number(seats)).toBe(points);
  });

  test.each([
    ['round-bonus-tiles', data.BONUSES],
    ['competency-tiles', data.COMPETENCIES],
    ['innovation-tiles', data.INNOVATIONS],
    ['palace-tiles', data.PALACES],
  ] as [string, Record<string, data.Tile>][])('%s', (name, tiles) => {
    const { tiles: found } = facts(name);
    expect(Object.values(tiles).map(told)).toEqual(found.map((fact: Fact) => tileOf(fact.effects)));
  });

  test('the displays of competencies and innovations', () => {
    const { display, copiesEach } = facts('competency-tiles');
    expect(data.COPIES).toBe(copiesEach);
    expect(data.SLOTS).toEqual(
      display.slots.map(({ discipline, gain }: Fact) => ({
        discipline,
        steps: gain.science[discipline],
        books: gain.book[discipline] ?? 0,
      })),
    );
    for (const [seats, { slots }] of Object.entries(facts('innovation-tiles').display) as [string, Fact][]) {
      const prices = slots.map(({ cost }: Fact) => ({ of: data.DISCIPLINES.map(d => cost.book[d] ?? 0), any: cost.book.any }));
      expect(data.DISPLAY[Number(seats)]).toEqual(prices);
    }
  });

  test('power actions, book actions, city tiles, conversions', () => {
    const { powerActions, bookActions, bookActionsInPlay, conversions } = facts('actions');
    const action = (fact: Fact) => ({
      price: gainOf(fact.cost),
      gain: { ...gainOf(fact.gain), ...scoringOf(fact), ...(fact.upgrade ? { replace: { from: 'workshop', to: 'guild' } } : {}) },
    });
    const ours = (of: Record<string, data.BoardAction>) => Object.values(of).map(({ price, gain }) => ({ price, gain }));
    expect(ours(data.POWER_ACTIONS)).toEqual(powerActions.map(action));
    expect(ours(data.BOOK_ACTIONS)).toEqual(bookActions.map(action));
    expect(data.BOOK_ACTIONS_IN_PLAY).toBe(bookActionsInPlay);
    const plain = conversions.filter((c: Fact) => c.id !== 'sacrifice');
    expect(data.CONVERSIONS.map(({ from, price, to }) => [{ [from]: price }, { [to]: 1 }])).toEqual(
      plain.map((c: Fact) => [gainOf(c.from), gainOf(c.to)]),
    );
    const cities = facts('city-tiles');
    expect(Object.values(data.CITY_TILES).map(tile => tile.gain)).toEqual(cities.tiles.map((fact: Fact) => gainOf(fact.gain)));
    expect([data.CITY_TILES_OF_EACH, data.CITY_POWER, data.CITY_BUILDINGS]).toEqual([
      cities.copiesEach,
      cities.requirements.minPower,
      cities.requirements.minBuildings,
    ]);
  });

  test('round tiles and final-round tiles', () => {
    const { tiles, finalRoundTiles } = facts('round-scoring-tiles');
    expect(Object.values(data.ROUND_TILES).map(({ scores, bonus }) => bare({ scores, bonus }))).toEqual(
      tiles.map(({ left, right }: Fact) => ({
        scores: triggerOf(left),
        bonus: { discipline: right.discipline, per: right.perLevels, gain: gainOf(right.gain) },
      })),
    );
    expect(data.ROUND_TILE_IDS.filter(id => (data.ROUND_TILES[id] as data.RoundTile).early)).toEqual(
      tiles.flatMap((fact: Fact, n: number) => (fact.notInRounds ? [`round${n + 1}`] : [])),
    );
    const order = ['edge_workshop', 'workshop', 'guild', 'school'];
    const finals = order.map(id => finalRoundTiles.find((fact: Fact) => fact.id === id));
    expect(Object.values(data.FINAL_TILES).map(tile => bare(tile.scores))).toEqual(finals.map(triggerOf));
  });

  test('science board, final scoring, two players, components', () => {
    const science = facts('science-board');
    expect(data.DISCIPLINES).toEqual(science.disciplines.map((d: Fact) => d.id));
    expect(bare(data.LEVEL_POWER)).toEqual(science.powerOnReaching);
    expect([data.TOP_LEVEL, data.KEY_LEVEL]).toEqual([science.onlyOneMarkerOnLevel, science.cityKeyNeededToEnter]);
    expect(data.LEVEL_INCOME).toEqual(data.DISCIPLINES.map(d => gainOf(science.incomeFromLevel9[d])));
    expect(data.SCHOLAR_SPACES).toEqual(science.scholarSpaces);
    const final = facts('final-scoring');
    expect([data.EMPIRE_PRIZES, data.SCIENCE_PRIZES, data.COINS_PER_POINT]).toEqual([
      final.largestEmpire,
      final.sciencePerDiscipline,
      final.coinsPerVp,
    ]);
    const two = facts('two-player');
    expect([data.AREA_TILES, data.NEUTRAL_LEVEL]).toEqual([two.areaScoringTiles, two.neutral.markersStart]);
    const { neutralBuildings, books, buildingPower } = facts('components');
    expect(books.law).toBe(data.BOOKS);
    expect(neutralBuildings.annex).toBe(data.ANNEXES);
    for (const [n, kind] of data.BUILDINGS.entries()) {
      if (n === 0) continue;
      expect([kind, data.NEUTRAL_PIECES[n], data.POWER_VALUE[n]]).toEqual([kind, neutralBuildings[kind], buildingPower[kind]]);
    }
  });
});
