/**
 * A table for tests. Lay out a position, begin a player's turn or a phase, play, and look:
 *
 *     const t = aTable('mermaids', 'nomads').has('nomads', { dwelling: 'E8', temple: 'F3' }).has('mermaids', { dwelling: 'E4', coins: 9 });
 *     t.turnOf('mermaids').plays('mermaids', { do: 'transform', hex: 'E5' }, { do: 'into', terrain: 'lake' }, 'build');
 *     expect(t.change('mermaids')).toEqual({ coins: -2, workers: -4 });
 *
 * Players are called by their factions and sit in the order they are named, the first one being the start player. Unless laid out
 * otherwise it is round 1, the map is bare, everybody has what the faction board prints, and a bonus card without action or points
 * (as far as there are any). Structures stand on home terrain: laying one out puts a terrain tile below it.
 */
import { start } from '@tarsas/kernel';
import { Scenario, type Wanted as WantedOf } from '@tarsas/kernel/testing';
import {
  type BonusId,
  CULTS,
  type Cult,
  CYCLE,
  type CycleTerrain,
  FACTION_IDS,
  FACTIONS,
  FAVOR_IDS,
  FAVOR_TILES,
  type FactionId,
  type FavorId,
  PIECES,
  type PowerActionId,
  PRIEST_SPACES,
  PRIESTS,
  type ScoringId,
  STRUCTURES,
  type Structure,
  TERRAINS,
  type Terrain,
  TOWN_IDS,
  type TownId,
} from '../data/index.ts';
import { put } from '../rules/build.ts';
import { moveFromTrack } from '../rules/effects.ts';
import { type Choice, type Frame, mapOf, type Options, type Player, type State, type TerraMystica, terraMystica } from '../rules/index.ts';

type Numbers = 'vp' | 'coins' | 'workers' | 'keys' | 'shipping' | 'digging';

/** What a player has, as far as it matters. Hexes are written one after another: `dwelling: 'E8 F3'`. */
export interface Layout extends Partial<Record<Structure, string>>, Partial<Pick<Player, Numbers | 'bowls' | 'used'>> {
  /** On the faction board; those on the cult board are `sent`, the rest is the supply. */
  priests?: number;
  sent?: Cult[];
  cults?: Partial<Record<Cult, number>>;
  favors?: FavorId[];
  /** Town tiles and the structures under them, with the keys. */
  towns?: Partial<Record<TownId, string>>;
  /** Null for none, as before the first round and after the last. */
  card?: BonusId | null;
  /** Ice, volcano and chosen factions: the terrain they started from. */
  from?: CycleTerrain;
}

export type Wanted = WantedOf<Choice>;

type Who = (string | Partial<Options>)[];

const CARDS: readonly BonusId[] = ['BON3', 'BON8', 'BON5', 'BON4', 'BON6'];
const SPARE: readonly BonusId[] = ['BON1', 'BON2', 'BON9'];
const SCORING: ScoringId[] = ['SCORE2', 'SCORE7', 'SCORE4', 'SCORE6', 'SCORE5', 'SCORE3'];

/** Factions in table order, then options: `aTable('witches', 'nomads', { sacrifice: 'free' })`. */
export function aTable(...who: (FactionId | Partial<Options>)[]): Table {
  const factions = who.filter(one => typeof one === 'string');
  const homes = factions.map(id => FACTIONS[id].home);
  const t = dealtTable(
    'laid out',
    ...factions,
    { iceFactions: homes.includes('ice'), volcanoFactions: homes.includes('volcano'), variableFactions: homes.includes('chosen') },
    { startPlayer: 'first-seat', prescribed: { scoring: SCORING, cards: [...CARDS.slice(0, factions.length), ...SPARE] } },
    ...who.filter(one => typeof one !== 'string'),
  );
  for (const faction of factions) t.plays(faction, { do: 'faction', faction }).settlesIn(faction, homes);
  for (const faction of factions) t.settlesIn(faction, homes);
  return t.cleared();
}

/** As the rules set it up from this seed, up to the first question: people's names in table order, then options. */
export function dealtTable(seed: string, ...who: Who): Table {
  const names = who.filter(one => typeof one === 'string');
  const options = Object.assign({}, ...who.filter(one => typeof one !== 'string'));
  return new Table(terraMystica, names, start(terraMystica, { seats: names.length, options, seed }));
}

const words = (list: string | undefined): string[] => (list ? list.split(' ') : []);

/** Enough for anything. */
export const RICH = { workers: 20, coins: 40 };
export const FULL = [0, 0, 12];

/** As the board prints them. */
export const POWER_PRICES: [PowerActionId, number][] = [
  ['ACT1', 3],
  ['ACT2', 3],
  ['ACT3', 4],
  ['ACT4', 4],
  ['ACT5', 4],
  ['ACT6', 6],
];

/** The points of a faction that passes in its first turn and gives this card back. */
export const pointsForPassing = (faction: FactionId, card: BonusId, layout: Layout): number =>
  aTable(faction, 'nomads')
    .has(faction, { card, ...layout })
    .turnOf(faction)
    .pass(faction)
    .change(faction).vp ?? 0;

export const power = (action: PowerActionId) => ({ do: 'power', action }) as const;
export const transform = (hex: string) => ({ do: 'transform', hex }) as const;
export const into = (terrain: string) => ({ do: 'into', terrain }) as const;
export const build = (hex: string) => ({ do: 'build', hex }) as const;

export class Table extends Scenario<TerraMystica> {
  private before: Player[] = [];

  // Laying out

  private put(part: Partial<State>): this {
    Object.assign(this.state, part);
    return this;
  }

  /** Choices on taking a faction: a terrain that nobody else needs, and any favor tile, which `cleared` takes back. */
  settlesIn(faction: FactionId, homes: readonly string[]): this {
    if (this.asked(faction) === 'chooseTerrain') {
      const free = this.options(faction).find(choice => choice.do === 'terrain' && !homes.includes(choice.terrain));
      if (free) this.plays(faction, free);
    }
    return this.asked(faction) === 'rewards' ? this.plays(faction, { do: 'favor', tile: 'FAV9' }) : this;
  }

  cleared(): this {
    this.state.players.forEach((p, seat) => {
      const id = FACTION_IDS.find(faction => faction === this.names[seat])!;
      p.favors = [];
      p.cults = CULTS.map(cult => FACTIONS[id].start.cults[cult] ?? 0);
      p.card = this.state.cards[seat];
    });
    return this.put({ round: 1, stack: [], favorsLeft: FAVOR_IDS.map(id => FAVOR_TILES[id].count) });
  }

  has(name: string, layout: Layout): this {
    const {
      priests,
      sent,
      cults,
      favors,
      towns,
      card,
      from,
      bowls,
      used,
      dwelling,
      tradingHouse,
      temple,
      stronghold,
      sanctuary,
      ...numbers
    } = layout;
    const p = Object.assign(this.player(name), numbers, bowls && { bowls: [...bowls] }, used && { used: [...used] });
    if (from) this.startsFrom(p, from);
    for (const [kind, hexes] of Object.entries({ dwelling, tradingHouse, temple, stronghold, sanctuary })) {
      for (const hex of words(hexes)) this.stands(this.seat(name), kind as Structure, this.hex(hex));
    }
    for (const [cult, at] of Object.entries(cults ?? {})) p.cults = p.cults.with(CULTS.indexOf(cult as Cult), at);
    for (const cult of sent ?? []) this.sends(this.seat(name), CULTS.indexOf(cult));
    if (priests !== undefined) Object.assign(p, { priests, supply: p.supply + p.priests - priests });
    p.favors = [...p.favors, ...(favors ?? [])];
    this.state.favorsLeft = this.state.favorsLeft.map((n, kind) => (favors?.includes(FAVOR_IDS[kind]) ? n - 1 : n));
    for (const [tile, hexes] of Object.entries(towns ?? {})) this.founded(p, tile as TownId, hexes);
    return card === undefined ? this : this.holds(p, card);
  }

  private startsFrom(p: Player, terrain: CycleTerrain): void {
    if (p.home === p.start) p.home = CYCLE.indexOf(terrain);
    if (p.open > 0) p.open = 1 << CYCLE.indexOf(terrain);
    p.start = CYCLE.indexOf(terrain);
  }

  private stands(seat: number, kind: Structure, hex: number): void {
    const p = this.state.players[seat];
    const number = STRUCTURES.indexOf(kind);
    if (p.left[number] === 0) throw new Error(`not a possible position: more than ${PIECES[number]} × ${kind}`);
    moveFromTrack(p, number, 1);
    put(this.state, seat, hex, number);
    if (p.open === 0) this.state.terrain = this.state.terrain.with(hex, p.home);
  }

  private sends(seat: number, cult: number): void {
    const first = cult * PRIEST_SPACES.length;
    const space = PRIEST_SPACES.findIndex((_, i) => this.state.priests[first + i] < 0);
    this.state.priests = this.state.priests.with(first + space, seat);
    this.state.players[seat].supply--;
  }

  private founded(p: Player, tile: TownId, hexes: string | undefined): void {
    const s = this.state;
    for (const hex of words(hexes)) s.inTown = s.inTown.with(this.hex(hex), 1);
    s.townsLeft = s.townsLeft.map((n, kind) => (TOWN_IDS[kind] === tile ? n - 1 : n));
    p.towns = [...p.towns, tile];
    p.keys++;
  }

  /** The player who had the card gets the other one for it; a card out of play replaces the player's own. */
  private holds(p: Player, card: BonusId | null): this {
    const { cards, players } = this.state;
    const other = card && players.find(one => one.card === card);
    if (card && !cards.includes(card)) this.put({ cards: cards.map(one => (one === p.card ? card : one)) });
    else if (other) other.card = p.card;
    p.card = card;
    return this;
  }

  /** Terrain tiles: `{ E5: 'forest' }`. */
  terrain(tiles: Record<string, Terrain>): this {
    const { state } = this;
    for (const [hex, terrain] of Object.entries(tiles)) state.terrain = state.terrain.with(this.hex(hex), TERRAINS.indexOf(terrain));
    return this;
  }

  bridge(name: string, from: string, to: string): this {
    const ends = [this.hex(from), this.hex(to)];
    const place = this.map().bridges.findIndex(([a, b]) => ends.includes(a) && ends.includes(b));
    if (place < 0) throw new Error(`no place for a bridge between ${from} and ${to}`);
    this.state.bridges = this.state.bridges.with(place, this.seat(name));
    this.player(name).bridges--;
    return this;
  }

  /** The round, and the scoring tile of that round. */
  round(round: number, tile: ScoringId = this.state.scoring[round - 1]): this {
    const scoring = this.state.scoring.map(one => (one === tile ? this.state.scoring[round - 1] : one));
    scoring[round - 1] = tile;
    return this.put({ round, scoring });
  }

  tile = (tile: ScoringId): this => this.round(this.state.round, tile);

  startPlayer(name: string): this {
    const { table } = this.state;
    return this.put({ order: [...table.slice(this.seat(name)), ...table.slice(0, this.seat(name))] });
  }

  /** They have passed, in this order. */
  passed(...names: string[]): this {
    for (const name of names) this.player(name).passed = true;
    return this.put({ passed: names.map(this.seat) });
  }

  /** The action phase goes on with this player's turn. */
  turnOf(name: string): this {
    const seat = this.seat(name);
    this.put({ active: seat, actions: 1 });
    return this.begin('rounds', { kind: 'round', stage: 'actions', next: 0 }, { kind: 'turn', seat });
  }

  income = (): this => this.begin('rounds', { kind: 'round', stage: 'income', next: 0 });
  /** Phase III; the income of the next round follows at once. */
  endOfRound = (): this => this.begin('rounds', { kind: 'round', stage: 'rewards', next: 0 });
  finalScoring = (): this => this.round(6).begin('final');

  /** A stage of the game, and frames inside it. */
  begin(stage: Extract<Frame, { kind: 'game' }>['stage'], ...frames: Frame[]): this {
    this.before = structuredClone(this.state.players);
    return this.goOn({ kind: 'game', stage, next: 0 }, ...frames);
  }

  // Playing

  /** Ends the turn where that is asked: a player with nothing to convert is not asked. */
  ends = (name: string): this => (this.asked(name) === 'wrapUp' ? this.plays(name, 'endTurn') : this);

  /** Everybody in this order passes with the first card there is, and the round goes on to the next question. */
  pass(...names: string[]): this {
    for (const name of names) this.plays(name, this.options(name, 'pass')[0]);
    return this;
  }

  // Looking

  map = () => mapOf(this.state.options);
  hex = (id: string): number => {
    if (!(id in this.map().numbers)) throw new Error(`no hex ${id}`);
    return this.map().numbers[id];
  };
  player = (name: string): Player => this.state.players[this.seat(name)];

  /** What is on a hex: `'nomads dwelling'`, or the terrain of a free one. */
  at(id: string): string {
    const hex = this.hex(id);
    const { owner, structure, terrain } = this.state;
    return owner[hex] < 0 ? TERRAINS[terrain[hex]] : `${this.names[owner[hex]]} ${STRUCTURES[structure[hex]]}`;
  }

  /** What a player has gained and lost since the turn or phase began. */
  change(name: string): Partial<Record<Numbers | 'priests', number>> {
    const [now, then] = [this.player(name), this.before[this.seat(name)]];
    const keys = ['vp', 'coins', 'workers', 'priests', 'keys', 'shipping', 'digging'] as const;
    return Object.fromEntries(keys.map(key => [key, now[key] - then[key]] as const).filter(([, n]) => n !== 0));
  }

  /** Where priests are that are neither on the faction board nor in the supply. */
  priestsAway = (name: string): number => PRIESTS - this.player(name).priests - this.player(name).supply;
}
