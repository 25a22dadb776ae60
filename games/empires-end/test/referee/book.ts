/** What lies on the table by the facts alone. Whatever a fact claims that the printed tables do not bear out is an objection. */
import { RESOURCES, type Resource, type Some, type Stock, SUPPLY } from '../../data/components.ts';
import { componentsOf } from '../../data/index.ts';
import type { Options } from '../../rules/state.ts';
import { Empire, type Tables } from './empire.ts';

export class Book {
  readonly tables: Tables;
  readonly options: Options;
  readonly empires: Empire[];
  readonly objections: string[] = [];
  readonly threats = new Map<string, Stock>();
  readonly discard = new Set<string>();
  deck: number;
  conflict: string | null = null;
  readonly conflictDiscard: string[] = [];
  /** Hands opened in the conflict on the table, by seat. */
  readonly fists = new Map<number, { axes: number; coins: number; strength: number }>();
  space = 0;
  firstPlayer = -1;
  markerGiven = 0;
  /** Who has shown what is behind the screen in this phase, and whose final score was told. */
  readonly shown = new Set<number>();
  readonly told = new Set<number>();
  /** Drawn by each seat since the last move, before it was said what. */
  readonly drawn = new Map<number, number>();
  /** How often each seat has used each ability in the phase, and may use it once more by a repeat. */
  readonly uses = new Map<string, number>();
  /** How often each seat has said that it is done in the phase, and with what it began. */
  readonly finished = new Map<number, number>();
  isOver = false;

  constructor(seats: number, options: Options) {
    this.options = options;
    this.tables = { ...componentsOf(options), neighbourScoringNeedsIntact: options.neighbourScoringNeedsIntact };
    this.empires = Array.from({ length: seats }, () => new Empire(this.tables));
    this.deck = Object.keys(this.tables.disasters).length - 4 * seats;
  }

  object(seat: number | null, what: string, expected: unknown, found: unknown): void {
    const [wanted, given] = [expected, found].map(value => JSON.stringify(value));
    if (wanted !== given) this.objections.push(`${seat === null ? '' : `seat ${seat}, `}${what}: expected ${wanted}, found ${given}`);
  }

  pay(seat: number, paid: Some): void {
    for (const resource of RESOURCES) {
      this.empires[seat].add(resource, -(paid[resource] ?? 0));
      if (this.empires[seat].stock[resource] < 0)
        this.object(seat, `${resource} behind the screen`, 'enough', this.empires[seat].stock[resource]);
    }
  }

  gain(seat: number, got: Some): void {
    for (const resource of RESOURCES) this.empires[seat].add(resource, got[resource] ?? 0);
  }

  /** A disaster is to destroy something, a card to be placed: so often by each seat. */
  readonly owed = { destruction: new Map<number, number>(), placement: new Map<number, number>() };

  owe(what: keyof Book['owed'], seat: number, n: number): void {
    this.owed[what].set(seat, (this.owed[what].get(seat) ?? 0) + n);
  }

  /** What is there to gain, where the supply is limited (EE-RES-05). */
  available(wanted: Some): Some {
    const found: Some = {};
    for (const resource of RESOURCES) {
      const n = Math.min(wanted[resource] ?? 0, this.options.supplyUnlimited ? Number.POSITIVE_INFINITY : this.supply(resource));
      if (n > 0) found[resource] = n;
    }
    return found;
  }

  supply(resource: Resource): number {
    const fists = [...this.fists.values()].reduce(
      (sum, fist) => sum + (resource === 'axe' ? fist.axes : resource === 'coin' ? fist.coins : 0),
      0,
    );
    const out = [...this.empires.map(({ stock }) => stock), ...this.threats.values()].reduce((sum, stock) => sum + stock[resource], fists);
    return SUPPLY[resource] - out;
  }

  /** What a fact says was gained, against what should have been. */
  gained(seat: number, what: string, wanted: Some, got: Some): void {
    this.object(seat, what, this.available(wanted), inOrder(got));
    this.gain(seat, got);
  }

  /** One more use of an ability; `most` is how often the print allows it in a phase. */
  use(seat: number, source: string, most: number): void {
    const key = `${seat} ${source}`;
    const n = (this.uses.get(key) ?? 0) + 1;
    this.uses.set(key, n);
    const again = this.uses.get(`again ${key}`) ?? 0;
    if (n > most * (1 + again)) this.object(seat, `uses of ${source}`, most * (1 + again), n);
  }
}

/** The same tokens with their keys in the usual order, so that two lists compare. */
export function inOrder(some: Some): Some {
  const found: Some = {};
  for (const resource of RESOURCES) if ((some[resource] ?? 0) > 0) found[resource] = some[resource];
  return found;
}

export function times(some: Some, n: number): Some {
  return Object.fromEntries(Object.entries(some).map(([resource, amount]) => [resource, amount * n]));
}
