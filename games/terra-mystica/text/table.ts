/** The position in words, line by line: the same lines in every language, each language with its own sentences. */
import type { Seat } from '@tarsas/kernel';
import {
  type BonusId,
  CULTS,
  type Cult,
  FACTIONS,
  FAVOR_IDS,
  type FavorId,
  type FinalTile,
  type Gain,
  type MapId,
  POWER_ACTION_IDS,
  type PowerActionId,
  PRIEST_SPACES,
  ROUNDS,
  type ScoringId,
  STRUCTURES,
  type Structure,
  TERRAINS,
  type Terrain,
  TOWN_IDS,
  type TownId,
} from '../data/index.ts';
import { abilityOf } from '../rules/abilities.ts';
import { incomeOf } from '../rules/questions/income.ts';
import { largestNetwork } from '../rules/questions/network.ts';
import { isCovered, powerPrice } from '../rules/questions/price.ts';
import type { Offer, Player, SpecialId } from '../rules/state.ts';
import { mapOf, positionOf } from '../rules/state.ts';
import { openTerrains, reader, type Saying } from './pieces.ts';

/** What is said of a player. */
export interface Standing {
  name: string;
  p: Player;
  /** Whose turn, who has passed, who has left. */
  state: 'turn' | 'passed' | 'gone' | 'waiting';
  home: Terrain | null;
  /** The terrain spades are counted from, where it is not the home terrain itself. */
  from: Terrain | null;
  open: Terrain[];
  spade: { good: 'workers' | 'priests'; amount: number } | null;
  ships: boolean;
  network: number;
}

export interface TableWords {
  over: string;
  setUp: string;
  round(round: number, rounds: number): string;
  map(map: MapId): string;
  scoring(round: number, tile: ScoringId): string;
  ahead(round: number, tile: ScoringId): string;
  finalTile(tile: FinalTile): string;
  order(seats: string[]): string;
  passed(seats: string[]): string;
  cards(cards: { card: BonusId; coins: number }[]): string;
  actions(free: { action: PowerActionId; power: number }[], covered: PowerActionId[]): string;
  favors(left: { tile: FavorId; n: number }[]): string;
  towns(left: { tile: TownId; n: number }[]): string;
  lots(factions: readonly (keyof typeof FACTIONS)[]): string;
  cult(cult: Cult, markers: { name: string; at: number }[], priests: { steps: number; name: string | null }[]): string;
  offer(to: string, from: string, power: number): string;
  undecided(name: string): string;
  player(standing: Standing): string;
  goods(standing: Standing): string;
  tracks(standing: Standing): string;
  card(card: BonusId, used: boolean): string;
  favorTiles(tiles: readonly FavorId[], used: readonly SpecialId[]): string;
  townTiles(tiles: readonly TownId[], keys: number): string;
  used(actions: SpecialId[]): string;
  structures(by: { kind: Structure; hexes: string[] }[], inTowns: string[]): string;
  bridges(ends: string[]): string;
  rivers(ids: string[]): string;
  left(by: { kind: Structure; n: number }[]): string;
  income(gain: Gain): string;
  row(row: string, hexes: string[]): string;
  hex(id: string, terrain: Terrain, owner: string | null, structure: Structure | null): string;
}

export function tableOf(w: TableWords): (say: Saying) => string[] {
  return say => [...progress(w, say), ...supply(w, say), ...cultBoard(w, say), ...say.view.table.flatMap(seat => player(w, say, seat))];
}

/** The map row by row, with every hex. */
export function mapInWords(w: TableWords): (say: Saying) => string[] {
  return say => {
    const { view } = say;
    const { ids, y } = mapOf(view.options);
    const rows = [...new Set(y)].map(down => [...ids.keys()].filter(hex => y[hex] === down));
    const inWords = (hex: number) => {
      const owner = view.owner[hex];
      const built = owner < 0 ? null : (STRUCTURES[view.structure[hex]] as Structure);
      return w.hex(ids[hex], TERRAINS[view.terrain[hex]], owner < 0 ? null : say.name(owner), built);
    };
    const letter = (row: readonly number[]) => ids[row.find(hex => TERRAINS[view.terrain[hex]] !== 'river') ?? 0][0];
    return rows.map(row => w.row(letter(row), row.map(inWords)));
  };
}

function progress(w: TableWords, { view, name }: Saying): string[] {
  const { round, scoring, finalTile, order, passed, options } = view;
  const lines = [view.over ? w.over : round === 0 ? w.setUp : w.round(round, ROUNDS)];
  if (round === 0) lines.push(w.map(options.factions === 'introductory' ? 'base' : options.map));
  if (!view.over) {
    if (round > 0) lines.push(w.scoring(round, scoring[round - 1]));
    scoring.forEach((tile, i) => {
      if (i >= round) lines.push(w.ahead(i + 1, tile));
    });
  }
  if (finalTile) lines.push(w.finalTile(finalTile));
  if (view.over) return lines;
  if (order.every(seat => seat >= 0)) lines.push(w.order(order.map(name)));
  if (passed.length > 0) lines.push(w.passed(passed.map(name)));
  return lines;
}

function supply(w: TableWords, say: Saying): string[] {
  const { view, name } = say;
  if (view.over) return [];
  const held = view.players.map(p => p.card);
  const cards = view.cards.map((card, i) => ({ card, coins: view.cardCoins[i] })).filter(({ card }) => !held.includes(card));
  // In the last round nobody takes a new card (TM-PASS-05).
  const lines = view.round < ROUNDS ? [w.cards(cards)] : [];
  if (view.round > 0) lines.push(powerActions(w, say));
  lines.push(w.favors(FAVOR_IDS.map((tile, i) => ({ tile, n: view.favorsLeft[i] })).filter(({ n }) => n > 0)));
  lines.push(w.towns(TOWN_IDS.map((tile, i) => ({ tile, n: view.townsLeft[i] })).filter(({ n }) => n > 0)));
  if (view.lots.length > 0) lines.push(w.lots(view.lots));
  return [...lines, ...view.offers.map(({ seat, from, power }: Offer) => w.offer(name(seat), name(from), power))];
}

/** As they are for the reader: some factions pay less, or may repeat an action. */
function powerActions(w: TableWords, say: Saying): string {
  const s = positionOf(say.view);
  const p = s.players[reader(say)];
  const free = POWER_ACTION_IDS.filter(action => !isCovered(s, p, action));
  const covered = POWER_ACTION_IDS.filter(action => isCovered(s, p, action));
  return w.actions(
    free.map(action => ({ action, power: powerPrice(p, action) })),
    covered,
  );
}

function cultBoard(w: TableWords, { view, name }: Saying): string[] {
  if (view.players.every(p => p.faction === null)) return [];
  return CULTS.map((cult, track) => {
    const markers = view.players.flatMap((p, seat) => (p.faction ? [{ name: name(seat), at: p.cults[track] }] : []));
    const priests = PRIEST_SPACES.map((steps, i) => {
      const owner = view.priests[track * PRIEST_SPACES.length + i];
      return { steps, name: owner < 0 ? null : name(owner) };
    });
    return w.cult(
      cult,
      markers.sort((a, b) => b.at - a.at),
      priests,
    );
  });
}

function player(w: TableWords, say: Saying, seat: Seat): string[] {
  const { view } = say;
  const p = view.players[seat];
  if (!p.faction) return [w.undecided(say.name(seat))];
  const standing = standingOf(say, seat);
  const lines = [w.goods(standing), w.tracks(standing), ...tiles(w, p), ...onMap(w, say, seat)];
  lines.push(w.left(STRUCTURES.flatMap((kind, i) => (kind !== 'empty' && p.left[i] > 0 ? [{ kind, n: p.left[i] }] : []))));
  if (!view.over && view.round < ROUNDS) lines.push(w.income(incomeOf(p)));
  return [w.player(standing), ...lines.map(line => `  ${line}`)];
}

function standingOf(say: Saying, seat: Seat): Standing {
  const { view } = say;
  const p = view.players[seat];
  const { shipping, digging } = FACTIONS[p.faction!];
  const { opensTerrains } = abilityOf(p);
  return {
    name: say.name(seat),
    p,
    state: p.gone ? 'gone' : p.passed ? 'passed' : view.active === seat && !view.over ? 'turn' : 'waiting',
    home: opensTerrains || p.home < 0 ? null : TERRAINS[p.home],
    from: digging && p.start >= 0 && p.start !== p.home ? TERRAINS[p.start] : null,
    open: opensTerrains ? openTerrains(p) : [],
    spade: digging ? digging.spade[p.digging] : null,
    ships: shipping !== null,
    network: largestNetwork(positionOf(say.view), seat),
  };
}

const usedOn = (p: Player, tile: string): boolean => (p.used as readonly string[]).includes(tile);

function tiles(w: TableWords, p: Player): string[] {
  const lines: string[] = [];
  if (p.card) lines.push(w.card(p.card, usedOn(p, p.card)));
  if (p.favors.length > 0) lines.push(w.favorTiles(p.favors, p.used));
  if (p.towns.length > 0) lines.push(w.townTiles(p.towns, p.keys));
  const own = p.used.filter(action => action.startsWith('ACT'));
  if (own.length > 0) lines.push(w.used(own));
  return lines;
}

function onMap(w: TableWords, { view }: Saying, seat: Seat): string[] {
  const { ids, bridges } = mapOf(view.options);
  const hexes = ids.flatMap((id, hex) => (view.owner[hex] === seat ? [{ id, hex }] : []));
  const by = STRUCTURES.flatMap((kind, number) => {
    const own = hexes.filter(({ hex }) => view.structure[hex] === number).map(({ id }) => id);
    return kind !== 'empty' && own.length > 0 ? [{ kind, hexes: own }] : [];
  });
  const inTowns = hexes.filter(({ hex }) => view.inTown[hex] === 1).map(({ id }) => id);
  const ends = bridges.flatMap(([a, b], place) => (view.bridges[place] === seat ? [`${ids[a]}–${ids[b]}`] : []));
  const rivers = view.players[seat].rivers.map(river => ids[river]);
  return [
    ...(by.length > 0 ? [w.structures(by, inTowns)] : []),
    ...(ends.length > 0 ? [w.bridges(ends)] : []),
    ...(rivers.length > 0 ? [w.rivers(rivers)] : []),
  ];
}
