/** One player's belongings as a referee writes them down, and what the printed tables make of them. Knows the data, none of the rules' code. */
import type { Components, Effect, Match, Printed, Resource, Stock, Time } from '../../data/components.ts';
import { RESOURCES, START } from '../../data/components.ts';

export interface Tables extends Components {
  neighbourScoringNeedsIntact: boolean;
}

export class Empire {
  readonly stock: Stock = { ...START };
  cards = 4;
  tiles: string[] = [];
  readonly destroyed = new Set<string>();
  /** The location above each innovation. */
  readonly under = new Map<string, string>();
  readonly exhausted = new Set<string>();
  conflicts = 0;
  abilities = 0;
  fewResources = 0;
  private readonly tables: Tables;

  constructor(tables: Tables) {
    this.tables = tables;
  }

  get tokens(): number {
    return RESOURCES.reduce((sum, resource) => sum + this.stock[resource], 0);
  }

  get intact(): string[] {
    return this.tiles.filter(tile => !this.destroyed.has(tile));
  }

  printed(source: string): Printed {
    return this.tables.locations[source]?.ability ?? this.tables.disasters[source].innovation;
  }

  above(source: string): string {
    return this.under.get(source) ?? source;
  }

  /** Everything with an ability for this time, under or on an intact location. */
  working(time: Time): { source: string; effect: Effect }[] {
    return [...this.tiles, ...this.under.keys()]
      .filter(source => this.printed(source).phase === time && !this.destroyed.has(this.above(source)))
      .map(source => ({ source, effect: this.printed(source).effect }));
  }

  neighbours(location: string): string[] {
    const at = this.tiles.indexOf(location);
    return [this.tiles[at - 1], this.tiles[at + 1]].filter(tile => tile !== undefined);
  }

  matching(source: string, { type, state }: Partial<Match>): number {
    return this.neighbours(this.above(source)).filter(
      tile =>
        (type === undefined || this.tables.locations[tile].type === type) &&
        (state === undefined || this.destroyed.has(tile) === (state === 'destroyed')),
    ).length;
  }

  /** EE-CONFLICT-02 */
  get strength(): number {
    let sum = 0;
    for (const { source, effect } of this.working('conflict')) {
      if (effect.op === 'strength') sum += effect.amount;
      if (effect.op === 'strengthPerAdjacent') sum += effect.amount * this.matching(source, effect.match);
    }
    return sum;
  }

  /** EE-CONFLICT-10, -14 */
  ranked(rank: number): string | null {
    const byPoints = this.intact.sort((a, b) => this.tables.locations[b].points - this.tables.locations[a].points);
    return byPoints[rank - 1] ?? byPoints.at(-1) ?? null;
  }

  get locationPoints(): number {
    return this.intact.reduce((sum, tile) => sum + this.tables.locations[tile].points, 0);
  }

  /** EE-END-03, with a repeat for the best of the others (EE-ABIL-33). */
  endgamePoints(others: readonly Empire[]): number {
    const all = this.working('endgame');
    const worth = all.map(({ source, effect }) => this.endgameWorth(source, effect, others));
    const repeats = all.filter(({ effect }) => effect.op === 'repeat').length;
    return worth.reduce((sum, n) => sum + n, 0) + repeats * Math.max(0, ...worth);
  }

  private endgameWorth(source: string, effect: Effect, others: readonly Empire[]): number {
    if (effect.op === 'scorePerResource') return effect.points * this.stock[effect.resource];
    if (effect.op === 'scorePerDestroyed') return effect.points * this.destroyed.size;
    if (effect.op === 'scoreMostDestroyed') {
      const most = Math.max(...others.map(({ destroyed }) => destroyed.size));
      return this.destroyed.size > 0 && this.destroyed.size === most ? effect.points : 0;
    }
    if (effect.op !== 'scorePerAdjacent') return 0;
    const { type, state } = effect.match;
    const countsAll = type !== undefined && !this.tables.neighbourScoringNeedsIntact; // EE-ABIL-20
    return effect.points * this.matching(source, countsAll ? { type } : { type, state });
  }

  add(resource: Resource, n: number): void {
    this.stock[resource] += n;
  }
}
