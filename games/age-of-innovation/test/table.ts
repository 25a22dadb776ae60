/**
 * A table for tests. Lay out a position, begin, play, and look:
 *
 *     const t = aTable('Anna desert', 'Bence swamp').at('Anna', 'workshop', 'E9').has('Anna', { tools: 3 }).turn('Anna');
 *     t.plays('Anna', { do: 'build', hex: 'E10' });
 *     expect(t.player('Anna').coins).toBe(13);
 *
 * A player is a name, a board and perhaps a faction. Unless laid out otherwise it is phase II of round 1, whose tile scores
 * innovations; everybody has 15 coins, 5 tools, bowls of 5, 7 and 0, a round bonus of plain coins, a faction that has no effect after
 * the set-up, and nothing on the map.
 */
import { equal, start } from '@tarsas/kernel';
import { isLike, Scenario, type Wanted as WantedOf } from '@tarsas/kernel/testing';
import {
  BOARD_IDS,
  type BoardId,
  BUILDINGS,
  type Building,
  FACTION_IDS,
  type FactionId,
  RING,
  type RoundTileId,
  type Terrain,
} from '../data/index.ts';
import { moveFromBoard, takeNeutral } from '../rules/build.ts';
import { ageOfInnovation } from '../rules/index.ts';
import type { Options } from '../rules/options.ts';
import { exchanges } from '../rules/questions/act.ts';
import { type AgeOfInnovation, type Choice, type Frame, type Line, mapOf, type Player, type State } from '../rules/state.ts';

export type Wanted = WantedOf<Choice>;

function isExchange(wanted: Wanted | object): boolean {
  const what = typeof wanted === 'string' ? wanted : 'do' in wanted ? wanted.do : undefined;
  return what === 'convert' || what === 'sacrifice';
}

const USUAL_BOARDS: readonly BoardId[] = ['desert', 'swamp', 'forest', 'lake', 'mountain'];
const USUAL_FACTIONS: readonly FactionId[] = ['inventors', 'monks', 'blessed', 'omar', 'lizards'];
const QUIET: RoundTileId = 'round11';

type Who = string | Partial<Options>;

export function aTable(...who: Who[]): Table {
  const people = who.filter(one => typeof one === 'string').map(one => one.split(' '));
  const options = Object.assign({}, ...who.filter(one => typeof one !== 'string'));
  const { state } = start(ageOfInnovation, { seats: people.length, options, seed: 'laid out' });
  const names = people.map(([name]) => name);
  return new Table(ageOfInnovation, names, { state, facts: [] }).cleared(people);
}

/** As the rules set it up from this seed, up to the first question. */
export function dealtTable(seed: string, seats: number, options: Partial<Options> = {}): Table {
  const names = ['Anna', 'Bence', 'Cili', 'Dani', 'Emma'].slice(0, seats);
  return new Table(ageOfInnovation, names, start(ageOfInnovation, { seats, options, seed }));
}

/** Three desert buildings worth 6 in a row; the fourth makes the city. */
export const almost = (...who: string[]) =>
  aTable(...(who.length > 0 ? who : ['Anna desert', 'Bence']))
    .at('Anna', 'guild', 'E8', 'E9')
    .at('Anna', 'school', 'E10')
    .land('desert', 'E11');

/** Anna with nothing, as the set-up prepares her. */
export const fresh = (board: string, faction = 'inventors', ...options: object[]) =>
  aTable(`Anna ${board} ${faction}`, 'Bence goblins', ...options)
    .has('Anna', { coins: 0, tools: 0 })
    .setUp('prepare');

export class Table extends Scenario<AgeOfInnovation> {
  // Laying out

  cleared(people: readonly string[][]): this {
    const s = this.state;
    Object.assign(s, { round: 1, phase: 2, rounds: s.rounds.map(() => QUIET), finalTile: 'final4', order: [...this.names.keys()] });
    Object.assign(s, { bonuses: ['bonus7', 'bonus9', 'bonus2'], bonusCoins: [1, 1, 1], stack: [], startPlayer: 0 });
    s.offered = { boards: [], factions: [], palaces: [], bonuses: [] };
    const boards = people.map(([, ...words]) => words.find(word => BOARD_IDS.some(id => id === word)) as BoardId | undefined);
    const factions = people.map(([, ...words]) => words.find(word => FACTION_IDS.some(id => id === word)) as FactionId | undefined);
    for (const [seat, p] of s.players.entries()) {
      const board = boards[seat] ?? USUAL_BOARDS.filter(id => !boards.includes(id))[seat];
      const faction = factions[seat] ?? USUAL_FACTIONS.filter(id => !factions.includes(id))[seat];
      Object.assign(p, { board, faction, home: RING.indexOf(board), bonus: 'bonus10', coins: 15, tools: 5, bowls: [5, 7, 0] });
    }
    return this;
  }

  /** Scholars come from the supply, books from the common one. */
  has(name: string, part: Partial<Player>): this {
    const p = this.player(name);
    if (part.scholars !== undefined) p.supply -= part.scholars - p.scholars;
    for (const [d, n] of (part.books ?? []).entries()) this.state.books[d] -= n - p.books[d];
    if (part.cities) p.keys = part.cities.length - (part.science ?? p.science).filter(level => level >= 8).length;
    Object.assign(p, structuredClone(part));
    return this;
  }

  sets(part: Partial<State>): this {
    Object.assign(this.state, structuredClone(part));
    return this;
  }

  /** The round and its tile. */
  round(n: number, tile: RoundTileId = QUIET): this {
    this.state.round = n;
    this.state.rounds = this.state.rounds.with(n - 1, tile);
    return this;
  }

  /** Own buildings on hexes that become native terrain. */
  at(name: string, kind: Building, ...hexes: string[]): this {
    for (const hex of hexes) {
      this.stand(name, kind, hex);
      moveFromBoard(this.player(name), BUILDINGS.indexOf(kind), 1);
    }
    return this;
  }

  neutralAt(name: string, kind: Building, hex: string): this {
    this.stand(name, kind, hex);
    this.state.neutral.push(this.hex(hex));
    takeNeutral(this.state, BUILDINGS.indexOf(kind));
    return this;
  }

  private stand(name: string, kind: Building, hex: string): void {
    const at = this.hex(hex);
    const { state } = this;
    state.building = state.building.with(at, BUILDINGS.indexOf(kind));
    state.owner = state.owner.with(at, this.seat(name));
    state.terrain = state.terrain.with(at, this.player(name).home);
  }

  land(terrain: Terrain, ...hexes: string[]): this {
    const { state } = this;
    for (const hex of hexes) state.terrain = state.terrain.with(this.hex(hex), RING.indexOf(terrain));
    return this;
  }

  annexAt(...hexes: string[]): this {
    this.state.annexed.push(...hexes.map(hex => this.hex(hex)));
    this.state.annexesLeft -= hexes.length;
    return this;
  }

  bridgeAt(name: string, from: string, to: string): this {
    const ends = [this.hex(from), this.hex(to)];
    const place = mapOf(this.state).bridges.findIndex(([a, b]) => ends.includes(a) && ends.includes(b));
    if (place < 0) throw new Error(`no bridge fits between ${from} and ${to}`);
    this.state.bridges = this.state.bridges.with(place, this.seat(name));
    this.player(name).bridges--;
    return this;
  }

  cityAt(...hexes: string[]): this {
    for (const hex of hexes) this.state.inCity = this.state.inCity.with(this.hex(hex), 1);
    return this;
  }

  /** This player's turn in phase II. */
  turn(name: string): this {
    const { order } = this.state;
    return this.begin({ kind: 'round', stage: 'actions', next: order.indexOf(this.seat(name)) });
  }

  /** From a frame on, in the middle of a round; the game goes on after it. */
  begin(frame: Frame): this {
    return this.goOn({ kind: 'game', stage: 'rounds', next: this.state.round }, frame);
  }

  /** The set-up from a stage on. */
  setUp(stage: Extract<Frame, { kind: 'game' }>['stage']): this {
    this.state.round = 0;
    this.state.phase = 0;
    return this.goOn({ kind: 'game', stage, next: 0 });
  }

  // Playing

  /** Conversions lie one question deeper: a test that asks for one is led there first. */
  protected override play(name: string, wanted: Wanted): void {
    if (isExchange(wanted) && this.may(name, 'exchange')) super.play(name, 'exchange');
    super.play(name, wanted);
  }

  /** Ends the turn; those who are offered power decline. */
  ends(name: string): this {
    if (this.asked(name) === 'wrapUp') this.plays(name, 'endTurn');
    while (this.decisions().some(d => d.frame.kind === 'offers')) this.plays(this.names[this.decisions()[0].seat], 'decline');
    return this;
  }

  /** Passes and takes another round bonus. */
  passes(name: string, bonus: string): this {
    return this.plays(name, 'pass').plays(name, { do: 'bonus', bonus }).ends(name);
  }

  // Looking

  hex(id: string): number {
    const hex = mapOf(this.state).numbers[id];
    if (hex === undefined) throw new Error(`no hex ${id}`);
    return hex;
  }

  player = (name: string): Player => this.state.players[this.seat(name)];
  terrain = (hex: string): Terrain => RING[this.state.terrain[this.hex(hex)]];
  building = (hex: string): string => BUILDINGS[this.state.building[this.hex(hex)]];
  points = (name: string, line: Line): number =>
    this.score(name)
      .lines.filter(({ key }) => key === line)
      .reduce((sum, { points }) => sum + points, 0);

  /** Those who may think again too. */
  override waiting(): string[] {
    return this.decisions().map(d => this.names[d.seat]);
  }

  /** Conversions are listed as if they had been asked for already. */
  override options(name: string, wanted: Wanted | object = {}): readonly Choice[] {
    const isDeeper = isExchange(wanted) && super.options(name, 'exchange').length > 0;
    return isDeeper ? exchanges(this.state, this.seat(name)).filter(choice => isLike(choice, wanted)) : super.options(name, wanted);
  }

  /** What these choices change for a player. Power is counted in steps from bowl to bowl. */
  change(name: string, ...wanted: Wanted[]): Record<string, number | number[]> {
    const before = sheet(this.player(name));
    this.plays(name, ...wanted);
    return difference(before, sheet(this.player(name)));
  }
}

export function sheet(p: Player): Record<string, number | readonly number[]> {
  const { coins, tools, scholars, vp, keys, shipping, terraforming, bridges, annexes, books, science, bowls } = p;
  const power = bowls[1] + 2 * bowls[2];
  return structuredClone({ coins, tools, scholars, vp, keys, shipping, terraforming, bridges, annexes, books, science, power });
}

export function difference(before: ReturnType<typeof sheet>, after: ReturnType<typeof sheet>): Record<string, number | number[]> {
  const changed: Record<string, number | number[]> = {};
  for (const [key, old] of Object.entries(before)) {
    const now = after[key];
    if (equal(old, now)) continue;
    changed[key] = typeof old === 'number' ? (now as number) - old : (now as number[]).map((n, i) => n - old[i]);
  }
  return changed;
}
