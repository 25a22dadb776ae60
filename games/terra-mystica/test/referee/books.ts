/** The books of one game: what everybody owns, as far as facts and data tables tell. */
import type { Fact, Score } from '@tarsas/kernel';
import {
  BONUS_CARDS,
  CULT_PRIZES,
  CULTS,
  FACTIONS,
  FAVOR_TILES,
  type Gain,
  MAPS,
  NETWORK_PRIZES,
  PIECES,
  PRIESTS,
  type Price,
  ROUNDS,
  SCORING_TILES,
  STRUCTURES,
  TERRAINS,
} from '../../data/index.ts';
import type { Facts, Line, Player, TerraMystica, View } from '../../rules/state.ts';
import { largest, networksOf, tileValue } from './networks.ts';

/** The books are kept by changing them in place, lists of the state by replacing them. */
type InPlace<T> = { [K in keyof T]: T[K] extends readonly (infer E)[] ? E[] : T[K] };

type Account = InPlace<
  Pick<
    Player,
    | 'faction'
    | 'vp'
    | 'coins'
    | 'workers'
    | 'priests'
    | 'supply'
    | 'keys'
    | 'shipping'
    | 'digging'
    | 'card'
    | 'bowls'
    | 'cults'
    | 'left'
    | 'favors'
    | 'towns'
    | 'passed'
  >
>;

export const NO_GAIN: Gain = { coins: 0, workers: 0, priests: 0, power: 0 };
const sum = (a: Gain, b: Gain, times = 1): Gain => ({
  coins: a.coins + times * b.coins,
  workers: a.workers + times * b.workers,
  priests: a.priests + times * b.priests,
  power: a.power + times * b.power,
});

/** Power moves from bowl I to II first, then from II to III (TM-POWER-03). */
export function movePower(bowls: number[], power: number): number {
  let moved = 0;
  for (; moved < power && bowls[0] + bowls[1] > 0; moved++) {
    const from = bowls[0] > 0 ? 0 : 1;
    bowls[from]--;
    bowls[from + 1]++;
  }
  return moved;
}

export function spend(bowls: number[], power: number): void {
  bowls[2] -= power;
  bowls[0] += power;
}

/** What a move should have scored, and what its facts say, by seat and source. */
type Tally = Map<string, number>;
const CHECKED: ReadonlySet<Line> = new Set([
  'scoringTile',
  'favorTile',
  'bonusCard',
  'townTile',
  'shipping',
  'digging',
  'leech',
  'cults',
  'network',
  'finalTile',
  'resources',
]);

/** How each kind of fact is entered. */
export type Entries = { [K in keyof Facts]?: (books: Books, args: Facts[K], rule: string) => void };

export class Books {
  readonly accounts: Account[];
  readonly owner: number[];
  readonly structure: number[];
  readonly terrain: number[];
  readonly objections: string[] = [];
  readonly lines: Map<Line, number>[];
  private readonly entries: Entries;
  readonly record: { seats: number; options: TerraMystica['options'] };
  readonly map: (typeof MAPS)[keyof typeof MAPS];
  readonly bridges: [number, number][] = [];
  readonly priestsOnCults: number[];
  scoring: Facts['tiles']['scoring'] = [];
  finalTile: Facts['tiles']['finalTile'] = null;
  /** River hexes that join a seat's structures, and hexes that a town tile lets it skip. */
  readonly rivers: [number, number][] = [];
  readonly farther: number[];
  round = 0;
  /** Within one move: the special action that makes something free, points due and points scored. */
  free = '';
  due: Tally = new Map();
  scored: Tally = new Map();
  move = 0;

  constructor(record: { seats: number; options: TerraMystica['options'] }, entries: Entries) {
    this.record = record;
    this.entries = entries;
    this.map = MAPS[record.options.factions === 'introductory' ? 'base' : record.options.map];
    this.owner = this.map.ids.map(() => -1);
    this.structure = this.map.ids.map(() => 0);
    this.terrain = this.map.terrain.map(terrain => TERRAINS.indexOf(terrain));
    this.lines = Array.from({ length: record.seats }, () => new Map());
    this.priestsOnCults = new Array(record.seats).fill(0);
    this.farther = new Array(record.seats).fill(0);
    this.accounts = Array.from({ length: record.seats }, () => ({
      faction: null,
      vp: 0,
      coins: 0,
      workers: 0,
      priests: 0,
      supply: PRIESTS,
      keys: 0,
      shipping: 0,
      digging: 0,
      card: null,
      bowls: [0, 0, 0],
      cults: [0, 0, 0, 0],
      left: [...PIECES],
      favors: [],
      towns: [],
      passed: false,
    }));
  }

  object(seat: number | null, what: string, expected: unknown, found: unknown): void {
    const who = seat === null ? 'table' : `seat ${seat} (${this.accounts[seat].faction})`;
    this.objections.push(`move ${this.move}, ${who}: ${what} should be ${JSON.stringify(expected)}, not ${JSON.stringify(found)}`);
  }

  /** The facts of one move, and the view after it. */
  follow(facts: readonly Fact[], view: View, move: number): void {
    this.move = move;
    this.free = '';
    this.due = new Map();
    this.scored = new Map();
    for (const fact of facts) this.enter(fact);
    for (const key of new Set([...this.due.keys(), ...this.scored.keys()])) {
      const [seat, line] = key.split(' ');
      const [due, scored] = [this.due.get(key) ?? 0, this.scored.get(key) ?? 0];
      if (CHECKED.has(line as Line) && due !== scored) this.object(Number(seat), `points (${line})`, due, scored);
    }
    this.compare(view);
  }

  compare(view: View): void {
    this.accounts.forEach((account, seat) => {
      for (const [key, value] of Object.entries(account)) {
        const shown = view.players[seat][key as keyof Account];
        if (JSON.stringify(shown) !== JSON.stringify(value)) this.object(seat, key, value, shown);
      }
    });
    for (const key of ['owner', 'structure', 'terrain'] as const) {
      const at = this[key].findIndex((value, hex) => value !== view[key][hex]);
      if (at >= 0) this.object(null, `${key} of ${this.map.ids[at]}`, this[key][at], view[key][at]);
    }
  }

  points(seat: number, line: Line, points: number): void {
    if (points !== 0) this.due.set(`${seat} ${line}`, (this.due.get(`${seat} ${line}`) ?? 0) + points);
  }

  note(seat: number, line: Line, points: number): void {
    this.accounts[seat].vp += points;
    this.lines[seat].set(line, (this.lines[seat].get(line) ?? 0) + points);
  }

  pay(a: Account, price: Price): void {
    a.coins -= price.coins;
    a.workers -= price.workers;
    a.priests -= price.priests;
    a.supply += price.priests;
  }

  get tile() {
    return this.round > 0 && this.round <= ROUNDS ? SCORING_TILES[this.scoring[this.round - 1]] : null;
  }

  deed(seat: number, deed: string, times = 1): void {
    if (this.tile?.deed === deed) this.points(seat, 'scoringTile', this.tile.points * times);
  }

  receive(a: Account, { coins, workers, priests, power }: Gain): void {
    a.coins += coins;
    a.workers += workers;
    a.priests += priests;
    a.supply -= priests;
    movePower(a.bowls, power);
  }

  /** Goods that came must be those the tables promise; priests and power only as far as there is room. */
  check(seat: number, what: string, promised: Gain, came: Gain): void {
    const a = this.accounts[seat];
    const room = 2 * a.bowls[0] + a.bowls[1];
    const opensTerrains = a.faction === 'riverwalkers';
    const expected: Gain = {
      coins: promised.coins,
      workers: promised.workers,
      priests: opensTerrains ? came.priests : Math.min(promised.priests, a.supply),
      power: Math.min(promised.power, room),
    };
    for (const good of ['coins', 'workers', 'priests', 'power'] as const)
      if (expected[good] !== came[good]) this.object(seat, `${what}, ${good}`, expected[good], came[good]);
  }

  income(seat: number): Gain {
    const a = this.accounts[seat];
    const faction = FACTIONS[a.faction!];
    let total = sum(NO_GAIN, faction.always);
    for (let kind = 1; kind < STRUCTURES.length; kind++)
      for (const space of faction.income[kind].slice(0, PIECES[kind] - a.left[kind])) total = sum(total, space);
    if (a.card) total = sum(total, BONUS_CARDS[a.card].income);
    for (const tile of a.favors) total = sum(total, ('income' in FAVOR_TILES[tile] && FAVOR_TILES[tile].income) || NO_GAIN);
    return total;
  }

  reward(seat: number): Gain {
    const { per, reward } = this.tile!;
    const height = per.cult === 'priests' ? this.priestsOnCults[seat] : this.accounts[seat].cults[CULTS.indexOf(per.cult)];
    return sum(NO_GAIN, reward, Math.floor(height / per.steps));
  }

  hasNeighbour(seat: number, hex: number): boolean {
    const across = this.bridges.flatMap(([from, to]) => (from === hex ? [to] : to === hex ? [from] : []));
    return [...this.map.landNeighbours[hex], ...across].some(beside => this.owner[beside] >= 0 && this.owner[beside] !== seat);
  }

  enter({ key, args, rule }: Fact): void {
    const entry = this.entries[key as keyof Facts] as ((books: Books, args: object, rule: string) => void) | undefined;
    entry?.(this, args, rule ?? '');
  }

  /** Whose new home terrain is still to be paid for with power. */
  newHome = -1;

  /** Volcano factions get something else for a spade, and score it all the same (FI-DRAGON-05, FI-ACOL-06). */
  insteadOfSpades(seat: number, spades: number): void {
    if (FACTIONS[this.accounts[seat].faction!].home === 'volcano') this.deed(seat, 'spade', spades);
  }

  put(seat: number, id: string, kind: number): void {
    const hex = this.map.numbers[id];
    this.owner[hex] = seat;
    this.structure[hex] = kind;
    this.accounts[seat].left[kind]--;
  }

  favorPoints(seat: number, kind: 'dwelling' | 'tradingHouse'): void {
    for (const tile of this.accounts[seat].favors)
      this.points(seat, 'favorTile', ('built' in FAVOR_TILES[tile] && FAVOR_TILES[tile].built?.[kind]) || 0);
  }

  climb(seat: number, cult: (typeof CULTS)[number], steps: number, at: number): void {
    const { cults } = this.accounts[seat];
    const track = CULTS.indexOf(cult);
    cults[track] += steps;
    if (cults[track] !== at) this.object(seat, `${cult} track`, cults[track], at);
  }

  /** Rankings are made here anew; what else is scored has been followed fact by fact. */
  end(scores: readonly Score<Line>[]): void {
    const cults = this.accounts.map(() => 0);
    CULTS.forEach((_, track) => {
      const heights = this.accounts.map(({ cults: at }) => at[track]);
      heights.forEach((_, seat) => {
        cults[seat] += prize(heights, seat, CULT_PRIZES);
      });
    });
    const sizes = this.accounts.map((_, seat) => largest(networksOf(this, seat), group => group.length));
    const tile = this.accounts.map((_, seat) => tileValue(this, seat));
    this.accounts.forEach((account, seat) => {
      this.expect(seat, 'cults', cults[seat]);
      this.expect(seat, 'network', prize(sizes, seat, NETWORK_PRIZES));
      this.expect(seat, 'finalTile', prize(tile, seat, NETWORK_PRIZES));
      if (scores[seat].points !== account.vp) this.object(seat, 'score', account.vp, scores[seat].points);
      const shown = new Map<string, number>();
      for (const { key, points } of scores[seat].lines) shown.set(key, (shown.get(key) ?? 0) + points);
      for (const key of new Set([...shown.keys(), ...this.lines[seat].keys()])) {
        const [mine, theirs] = [this.lines[seat].get(key as Line) ?? 0, shown.get(key) ?? 0];
        if (mine !== theirs) this.object(seat, `score line '${key}'`, mine, theirs);
      }
    });
  }

  private expect(seat: number, line: Line, points: number): void {
    const found = this.lines[seat].get(line) ?? 0;
    if (found !== points) this.object(seat, `points (${line})`, points, found);
  }
}

/** Shared places share their prizes, rounded down; a value of 0 gets none (TM-FINAL-02 to 04). */
function prize(values: readonly number[], seat: number, prizes: readonly number[]): number {
  if (values[seat] === 0) return 0;
  const before = values.filter(value => value > values[seat]).length;
  const tied = values.filter(value => value === values[seat]).length;
  return Math.floor(prizes.slice(before, before + tied).reduce((total, one) => total + one, 0) / tied);
}
