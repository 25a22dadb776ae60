/** Set-up: factions, starting terrains, first dwellings, first bonus cards; then the rounds (TM-SETUP, TM-DWELL, TM-BONUS). */
import type { Seat } from '@tarsas/kernel';
import {
  CULTS,
  CYCLE,
  DWELLING,
  EMPTY,
  FACTION_IDS,
  FACTIONS,
  type FactionId,
  HANDICAP,
  INTRODUCTORY,
  PIECES,
  POINTS_AT_START,
  ROUNDS,
  TERRAINS,
} from '../../data/index.ts';
import { abilityOf } from '../abilities.ts';
import { put } from '../build.ts';
import { takeCard } from '../deeds/pass.ts';
import { moveFromTrack, note, receive } from '../effects.ts';
import type { Options } from '../options.ts';
import { freeCards } from '../questions/cards.ts';
import { newHomes, takenTerrains } from '../questions/terrain.ts';
import { type Do, type FrameOf, mapOf, type Play, type Player, type State, type Step } from '../state.ts';
import { withBystanders } from './bystanders.ts';
import { scoreTheEnd } from './end.ts';
import { coinsOnCards } from './round.ts';

export const game: Step<'game'> = {
  run(g, f) {
    const { s } = g;
    switch (f.stage) {
      case 'factions':
        return dealFactions(g, f);
      case 'volcano':
        return askVolcano(g, f);
      case 'dwellings':
        return placeDwellings(g, f);
      case 'cards':
        if (f.next < s.order.length) return g.call({ kind: 'firstCard', seat: s.order[s.order.length - 1 - f.next++] });
        coinsOnCards(s);
        return enter(f, 'rounds');
      case 'rounds':
        if (s.round === ROUNDS) return enter(f, 'final');
        s.round++;
        g.log('round', { round: s.round, tile: s.scoring[s.round - 1], order: s.order }, 'TM-ROUND-01');
        return g.call({ kind: 'round', stage: 'income', next: 0 });
      case 'final':
        scoreTheEnd(g);
        return g.done();
    }
  },
};

type GameFrame = FrameOf<'game'>;

function enter(f: GameFrame, stage: GameFrame['stage']): void {
  f.stage = stage;
  f.next = 0;
}

function dealFactions(g: Play, f: GameFrame) {
  const { s } = g;
  if (f.next === 0) announce(g);
  if (s.options.factions === 'introductory') {
    introductory(g);
    return enter(f, 'cards');
  }
  if (f.next >= s.order.length) return enter(f, 'volcano');
  if (s.options.factions === 'auction') {
    f.next = s.order.length;
    return g.call({ kind: 'auction', first: g.random(s.seats), bidding: [] });
  }
  g.call({ kind: 'chooseFaction', seat: s.order[f.next++] });
}

function announce(g: Play): void {
  const { scoring, cards, finalTile, order, lots, colours, options } = g.s;
  g.log('tiles', { scoring, cards, finalTile }, 'TM-SETUP-30');
  if (options.factions === 'auction') g.log('lots', { factions: lots }, 'FI-AUCT-01');
  else g.log('startPlayer', { seat: order[0] }, 'TM-SETUP-08');
  colours.forEach((board, seat) => {
    const { home } = FACTIONS[FACTION_IDS.find(id => FACTIONS[id].board === board)!];
    g.log('colour', { seat, terrain: home }, 'TM-SETUP-35');
  });
}

/** Factions and dwellings of the first game are prescribed (TM-SETUP-02 to 07). */
function introductory(g: Play): void {
  const { s } = g;
  const { numbers } = mapOf(s.options);
  INTRODUCTORY[s.seats].dwellings.forEach(([faction, ...hexes], i) => {
    takeFaction(g, s.order[i], faction);
    for (const hex of hexes) putFirstDwelling(g, s.order[i], numbers[hex]);
  });
}

/** The factions of this table's sets. */
export function factionsInPlay(options: Readonly<Options>): FactionId[] {
  return FACTION_IDS.filter(id => {
    const { home } = FACTIONS[id];
    if (home === 'ice') return options.iceFactions;
    if (home === 'volcano') return options.volcanoFactions;
    return home !== 'chosen' || options.variableFactions;
  });
}

/** Boards not taken, and no home terrain that another player has chosen (TM-SETUP-34, FI-ICE-03, FI-SHAPE-02). */
function factionsFor(s: State, seat: Seat): FactionId[] {
  const colour = s.colours[seat];
  if (colour !== undefined) return factionsInPlay(s.options).filter(id => FACTIONS[id].board === colour);
  const taken = takenTerrains(s);
  const boards = s.players.map(p => (p.faction ? FACTIONS[p.faction].board : 0));
  return factionsInPlay(s.options).filter(id => {
    const home = TERRAINS.indexOf(FACTIONS[id].home as (typeof TERRAINS)[number]);
    return !boards.includes(FACTIONS[id].board) && !taken.includes(home);
  });
}

export const chooseFaction: Step<'chooseFaction'> = {
  options: (s, { seat }) => factionsFor(s, seat).map(faction => ({ do: 'faction', faction })),
  choose(g, { seat }, _, choice) {
    if (choice.do === 'faction') takeFaction(g, seat, choice.faction);
    g.done();
  },
};

/** Puts the starting goods on the faction board; some factions choose a terrain or a favor tile right away (FI-DEC-10). */
export function takeFaction(g: Play, seat: Seat, id: FactionId): void {
  const { s } = g;
  const p = s.players[seat];
  const faction = FACTIONS[id];
  const { coins, workers, priests, power, cults } = faction.start;
  p.faction = id;
  p.coins = coins;
  p.workers = workers;
  p.priests = priests;
  p.supply -= priests;
  p.bowls = [...power];
  p.cults = CULTS.map(cult => cults[cult] ?? 0);
  p.shipping = faction.shipping?.start ?? 0;
  p.vp = s.options.startingPoints === 'handicap' ? HANDICAP[id] : POINTS_AT_START;
  note(p, 'start', 0, p.vp);
  g.log('faction', { seat, faction: id }, 'TM-SETUP-33');
  if (faction.home !== 'chosen') p.home = TERRAINS.indexOf(faction.home);
  if (faction.home === 'ice' || faction.home === 'chosen') g.call({ kind: 'chooseTerrain', seat });
  else if (faction.home !== 'volcano') p.start = p.home;
  const { chosen } = abilityOf(p);
  if (chosen) {
    receive(g, seat, chosen);
    if (p.due.length > 0) g.call({ kind: 'rewards', seat });
  }
}

/** A terrain that nobody calls home or started from (FI-ICE-02, FI-VOLC-01, FI-SHAPE-01, FI-RIVER-01). */
export const chooseTerrain: Step<'chooseTerrain'> = {
  options: s => {
    const taken = takenTerrains(s);
    return CYCLE.filter((_, terrain) => !taken.includes(terrain)).map(terrain => ({ do: 'terrain', terrain }));
  },
  choose(g, { seat }, _, choice) {
    if (choice.do === 'terrain') startFrom(g, seat, CYCLE.indexOf(choice.terrain));
    g.done();
  },
};

/** A new home terrain, which is the one spades are counted from too (FI-SHAPE-10, FI-SHAPE-13). */
export const newHome = withBystanders<'newHome', Do<'terrain'>>({
  options: (s, { seat }) => newHomes(s, seat).map(terrain => ({ do: 'terrain', terrain: CYCLE[terrain] })),
  choose(g, { seat }, _, { terrain }) {
    const p = g.s.players[seat];
    p.home = CYCLE.indexOf(terrain);
    p.start = p.home;
    g.log('home', { seat, terrain }, 'FI-SHAPE-13');
    g.done();
  },
});

function startFrom(g: Play, seat: Seat, terrain: number): void {
  const p = g.s.players[seat];
  p.start = terrain;
  if (p.home < 0) p.home = terrain;
  g.log('terrain', { seat, terrain: TERRAINS[terrain] }, 'FI-ICE-01');
  if (!abilityOf(p).opensTerrains) return;
  // A priest lies on each of the other terrains (FI-RIVER-03).
  p.open = 1 << terrain;
  p.supply -= CYCLE.length - 1;
}

/** Volcano factions choose when all others have (FI-VOLC-01). */
function askVolcano(g: Play, f: GameFrame) {
  const { s } = g;
  const seat = s.order.find(other => s.players[other].start < 0);
  if (seat === undefined) return enter(f, 'dwellings');
  g.call({ kind: 'chooseTerrain', seat });
}

/** There and back again, then third dwellings, then those of factions with only one (TM-DWELL-01 to 04). */
export function placingOrder(s: State): Seat[] {
  const dwellings = (seat: Seat) => FACTIONS[s.players[seat].faction!].start.dwellings;
  const most = s.order.filter(seat => dwellings(seat) >= 2);
  return [
    ...most,
    ...most.toReversed(),
    ...s.order.filter(seat => dwellings(seat) === 3),
    ...s.order.filter(seat => dwellings(seat) === 1),
  ];
}

function placeDwellings(g: Play, f: GameFrame) {
  const order = placingOrder(g.s);
  if (f.next >= order.length) return enter(f, 'cards');
  g.call({ kind: 'placeDwelling', seat: order[f.next++] });
}

export const placeDwelling: Step<'placeDwelling'> = {
  options: (s, { seat }) => {
    const { ids } = mapOf(s.options);
    return firstPlaces(s, seat).map(hex => ({ do: 'place', hex: ids[hex] }));
  },
  choose(g, { seat }, _, choice) {
    if (choice.do === 'place') putFirstDwelling(g, seat, mapOf(g.s.options).numbers[choice.hex]);
    g.done();
  },
};

/** Free hexes of the starting terrain; those who settle along the river need a shore (TM-DWELL-05, FI-RIVER-05). */
export function firstPlaces(s: State, seat: Seat): number[] {
  const p = s.players[seat];
  const map = mapOf(s.options);
  const shore = abilityOf(p).opensTerrains !== undefined;
  return map.land.filter(hex => s.terrain[hex] === p.start && s.structure[hex] === EMPTY && (!shore || map.isShore[hex]));
}

/** First, second and third dwellings, and the only one of some factions, have a rule each. */
function placingRule({ faction, left }: Player): string {
  if (FACTIONS[faction!].start.dwellings === 1) return 'TM-DWELL-04';
  return ['TM-DWELL-01', 'TM-DWELL-02', 'TM-DWELL-03'][PIECES[DWELLING] - left[DWELLING]];
}

/** Free of charge, no power for neighbours, no points (TM-DWELL-08); ice and volcano tiles go below (FI-ICE-06, FI-VOLC-03). */
function putFirstDwelling(g: Play, seat: Seat, hex: number): void {
  const { s } = g;
  const p = s.players[seat];
  if (p.open === 0) s.terrain = s.terrain.with(hex, p.home);
  put(s, seat, hex, DWELLING);
  const rule = s.options.factions === 'introductory' ? 'TM-SETUP-06' : placingRule(p);
  moveFromTrack(p, DWELLING, 1);
  g.log('placed', { seat, hex: mapOf(s.options).ids[hex] }, rule);
}

export const firstCard: Step<'firstCard'> = {
  options: s => freeCards(s).map(card => ({ do: 'card', card })),
  choose(g, { seat }, _, choice) {
    if (choice.do === 'card') takeCard(g, seat, choice.card, 'TM-BONUS-01');
    g.done();
  },
};
