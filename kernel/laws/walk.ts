/** Random play: the walk on which every law is checked. */
import { apply, optionsOf, pending, start, type TableLog } from '../engine.ts';
import type { Choice, Decision, Fact, Game, Kind, Move, Random, Viewer } from '../game.ts';
import { randomFrom } from '../random.ts';
import type { Voice } from '../words.ts';

/** One game to be played at random. */
export interface Trial {
  seats: number;
  options: object;
  seed: string;
}

/** What the laws need to know besides the game itself. */
export interface Plan<G extends Kind> {
  /** Nothing negative, every piece somewhere: a sentence saying what is wrong, or null. */
  invariant?(s: G['state']): string | null;
  /** Changes in place, at random, what this viewer may not know (others' hands, the order of decks): their view must stay the same. */
  disguise?(s: G['state'], viewer: Viewer, random: Random): void;
  /** An opponent without a seat (a printed automatic one) may beat everybody. */
  outsider?: boolean;
  voices?: Record<string, Voice>;
  /** A game longer than this is said never to end. */
  maxMoves?: number;
  /** Look closely at one position in so many. 1 looks at all of them. */
  every?: number;
}

/** A walk in progress, as a law sees it. */
export interface Walk<G extends Kind> {
  game: Game<G>;
  plan: Plan<G>;
  log: TableLog;
  random: Random;
}

export interface Taken<G extends Kind> {
  before: G['state'];
  decision: Decision<G['frame']>;
  move: Move;
  after: G['state'];
  facts: Fact[];
}

/** A property that every game must satisfy. Each part throws an Error that says what is wrong. */
export interface Law {
  name: string;
  position?<G extends Kind>(walk: Walk<G>, s: G['state']): void;
  move?<G extends Kind>(walk: Walk<G>, taken: Taken<G>): void;
  end?<G extends Kind>(walk: Walk<G>, s: G['state']): void;
}

export class LawBroken extends Error {
  readonly law: string;
  constructor(law: string, what: string, log: TableLog) {
    const { seed, seats, options, moves } = log;
    super(
      `Law '${law}' broken: ${what}\n  seed ${seed}, ${seats} seats, options ${JSON.stringify(options)}\n  moves ${JSON.stringify(moves)}`,
    );
    this.name = 'LawBroken';
    this.law = law;
  }
}

/** Plays one game at random and holds it against the laws. Throws `LawBroken` with seed and moves. */
export function hold<G extends Kind>(game: Game<G>, laws: readonly Law[], trial: Trial, plan: Plan<G> = {}): TableLog {
  const log: TableLog = { game: game.id, rules: game.rules, ...trial, moves: [] };
  const walk: Walk<G> = { game, plan, log, random: randomFrom(`${trial.seed}/walk`) };
  const check = (law: string, what: () => void) => {
    try {
      what();
    } catch (error) {
      throw error instanceof LawBroken ? error : new LawBroken(law, error instanceof Error ? error.message : String(error), log);
    }
  };
  let state = {} as G['state'];
  check('it can be played', () => {
    state = start(game, trial).state;
  });
  for (;;) {
    deepFreeze(state);
    const closely = walk.random(plan.every ?? 1) === 0;
    for (const law of laws) if (closely || state.over) check(law.name, () => law.position?.(walk, state));
    if (state.over) break;
    if (log.moves.length >= (plan.maxMoves ?? 20_000))
      throw new LawBroken('random play ends', `no end after ${log.moves.length} moves`, log);
    let taken = {} as Taken<G>;
    check('it can be played', () => {
      taken = randomMove(walk, state);
    });
    log.moves.push(taken.move);
    for (const law of laws) if (closely) check(law.name, () => law.move?.(walk, taken));
    state = taken.after;
  }
  for (const law of laws) check(law.name, () => law.end?.(walk, state));
  return log;
}

function randomMove<G extends Kind>({ game, random }: Walk<G>, before: G['state']): Taken<G> {
  const open = pending(game, before);
  const asked = open.filter(d => d.waiting || random(8) === 0);
  const decision = pick(asked.length > 0 ? asked : open, random);
  const choice = pick<Choice>(optionsOf(game, before, decision), random);
  const move: Move = { seat: decision.seat, decision: decision.id, choice };
  const { state: after, facts } = apply(game, before, move);
  return { before, decision, move, after, facts };
}

export function pick<T>(items: readonly T[], random: Random): T {
  if (items.length === 0) throw new Error('somebody is asked and has no option');
  return items[random(items.length)];
}

export function viewersOf(s: { seats: number }): Viewer[] {
  return [...Array(s.seats).keys(), 'public'];
}

export function deepFreeze(value: unknown): void {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return;
  Object.freeze(value);
  for (const inner of Object.values(value)) deepFreeze(inner);
}
