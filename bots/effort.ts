/** The budget of a search: milliseconds, positions (nodes), or until `stop` returns true. */
export interface Budget {
  ms?: number;
  /** Positions looked at. With nothing but this the same seed gives the same answer on any machine. */
  nodes?: number;
}

const ENDLESS = Number.POSITIVE_INFINITY;

/** The budget of one question. A search reports the nodes it spends and polls `over`. */
export class Effort {
  nodes = 0;
  private readonly most: number;
  private readonly deadline: number;
  private readonly stop: (() => boolean) | undefined;
  private readonly whole: Effort | undefined;
  private finished = false;

  constructor({ ms, nodes }: Budget = {}, stop?: () => boolean, whole?: Effort) {
    this.most = nodes ?? ENDLESS;
    this.deadline = ms === undefined ? ENDLESS : performance.now() + ms;
    this.stop = stop;
    this.whole = whole;
  }

  /** A child budget: a part of what is left. What is spent there is spent here too. */
  share(part: number): Effort {
    const budget: Budget = {};
    if (this.most < ENDLESS) budget.nodes = Math.floor((this.most - this.nodes) * part);
    if (this.deadline < ENDLESS) budget.ms = (this.deadline - performance.now()) * part;
    return new Effort(budget, this.stop, this);
  }

  spend(nodes = 1): void {
    this.nodes += nodes;
    this.whole?.spend(nodes);
  }

  /** Whether the search has to come to its end now. */
  get over(): boolean {
    if (this.finished || this.nodes >= this.most) return true;
    if (this.deadline === ENDLESS && !this.stop) return false;
    this.finished = performance.now() >= this.deadline || this.stop?.() === true;
    return this.finished;
  }
}
