/** Tests that read like the rulebook: one sentence, one test, the id in front. */
import { test } from 'vitest';
import { apply, type Outcome, optionsOf, pending } from './engine.ts';
import { Flow } from './flow.ts';
import type { Choice, Decision, Fact, Game, Kind, Score, Seat } from './game.ts';
import { equal } from './json.ts';

/** `rule('TM-LEECH-04', 'costs one point less than the power taken', () => …)`. `npx tarsas rules` counts these ids. */
export function rule(id: string, sentence: string, check: () => void): void {
  test(`${id} ${sentence}`, check);
}

/** For rules that are arithmetic: a table of cases, a test for each. `rule.each('TM-POWER-03', 'power moves …', [[5, 3], …])((bowl, gain) => …)`. */
rule.each =
  <const Case extends readonly unknown[]>(id: string, sentence: string, cases: readonly Case[]) =>
  (check: (...values: [...Case]) => void): void => {
    test.each(cases.map(values => [JSON.stringify(values), values] as const))(`${id} ${sentence}: %s`, (_, values) => check(...values));
  };

/** Goes on from a position that a test has laid out: runs automatic steps until somebody is asked. Returns what happened. */
export function settle<G extends Kind>(game: Game<G>, s: G['state']): Fact[] {
  const flow = new Flow(game, s);
  flow.settle();
  return flow.facts;
}

/** As much of a choice as tells it from the others; a word alone is what to do. */
export type Wanted<C extends Choice> = C['do'] | ({ do: C['do'] } & Record<string, unknown>);

export function isLike(choice: Choice, wanted: string | object): boolean {
  const parts = Object.entries(typeof wanted === 'string' ? { do: wanted } : wanted);
  return parts.every(([part, value]) => equal((choice as unknown as Record<string, unknown>)[part], value));
}

/** Somebody at the table, by name or by seat. */
export type Who = string | Seat;

/** Playing at a table and looking at it. What lies on the table is laid out by the game's own `test/table.ts`. */
export class Scenario<G extends Kind> {
  readonly game: Game<G>;
  readonly names: readonly string[];
  state: G['state'];
  /** Everything that happened since the table began, or since a test went on from a position laid out. */
  log: Fact[];

  constructor(game: Game<G>, names: readonly string[], { state, facts }: Outcome<G>) {
    this.game = game;
    this.names = names;
    this.state = state;
    this.log = facts;
  }

  /** Goes on from these frames until somebody is asked. */
  protected goOn(...frames: G['frame'][]): this {
    this.state.stack = frames.map((frame, i) => ({ ...frame, id: `t${i}` }));
    this.log = settle(this.game, this.state);
    return this;
  }

  plays(who: Who, ...moves: Wanted<G['choice']>[]): this {
    for (const wanted of moves) this.play(who, wanted);
    return this;
  }

  /** Each move is made by the only one who is asked. */
  answers(...moves: Wanted<G['choice']>[]): this {
    for (const wanted of moves) this.play(this.only(), wanted);
    return this;
  }

  private only(): Seat {
    const [one, ...more] = this.decisions().filter(({ waiting }) => waiting);
    if (!one || more.length > 0) throw new Error(`asked are ${this.waiting().join(', ') || 'none'}`);
    return one.seat;
  }

  protected play(who: Who, wanted: Wanted<G['choice']>): void {
    const [choice, ...more] = this.options(who, wanted);
    const decision = this.decision(who);
    const list = () => this.options(who).map(option => `\n  ${JSON.stringify(option)}`);
    if (!choice || more.length > 0 || !decision) throw new Error(`${who}: not exactly one ${JSON.stringify(wanted)} among${list()}`);
    this.make(decision, choice);
  }

  protected make({ seat, id }: Decision<G['frame']>, choice: G['choice']): this {
    const { state, facts } = apply(this.game, this.state, { seat, decision: id, choice });
    this.state = state;
    this.log.push(...facts);
    return this;
  }

  seat = (who: Who): Seat => {
    const seat = typeof who === 'number' ? who : this.names.indexOf(who);
    if (seat < 0) throw new Error(`${who} is not at this table of ${this.names.join(', ')}`);
    return seat;
  };

  score(who: Who): Score<G['line']> {
    return this.game.score(this.state)[this.seat(who)];
  }

  view(who: Who): G['view'] {
    return this.game.view(this.state, who === 'public' ? who : this.seat(who));
  }

  /** The arguments of all facts of one kind. */
  facts<K extends keyof G['facts']>(key: K): G['facts'][K][] {
    return this.log.flatMap(fact => (fact.key === key ? [fact.args as G['facts'][K]] : []));
  }

  decisions(): Decision<G['frame']>[] {
    return pending(this.game, this.state);
  }

  decision(who: Who = this.only()): Decision<G['frame']> | undefined {
    return this.decisions().find(d => d.seat === this.seat(who));
  }

  /** Whom we wait for. */
  waiting(): string[] {
    return this.decisions().flatMap(d => (d.waiting ? [this.names[d.seat]] : []));
  }

  /** The kind of question somebody is asked, or null. */
  asked = (who: Who): G['frame']['kind'] | null => this.decision(who)?.frame.kind ?? null;

  /** What somebody may do now, all of it or what is like `wanted`. */
  options(who: Who = this.only(), wanted: Wanted<G['choice']> | object = {}): readonly G['choice'][] {
    const decision = this.decision(who);
    return decision ? optionsOf(this.game, this.state, decision).filter(option => isLike(option, wanted)) : [];
  }

  may(who: Who, wanted: Wanted<G['choice']>): boolean {
    return this.options(who, wanted).length > 0;
  }

  /** What can be chosen for one part of a choice: `t.each('Anna', 'upgrade', 'to')`. */
  each(who: Who, wanted: Wanted<G['choice']>, part: string): unknown[] {
    return this.options(who, wanted).flatMap(choice => (part in choice ? [(choice as unknown as Record<string, unknown>)[part]] : []));
  }

  /** The hexes somebody could choose for this, where a game has a map. */
  hexes(who: Who, wanted: Wanted<G['choice']>): string[] {
    return this.each(who, wanted, 'hex') as string[];
  }

  /** The rules that forbid somebody something near at hand. */
  why(who: Who, wanted: Wanted<G['choice']>): string[] {
    const near = this.game.explain?.(this.state, this.seat(who)) ?? [];
    return near.filter(({ choice }) => isLike(choice, wanted)).map(({ rule }) => rule);
  }
}
