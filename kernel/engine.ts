/** Playing a game: start, who is asked, what they may answer, and what a move does. */
import { askedBy, decisionId, Flow, stepOf } from './flow.ts';
import type { Choice, Core, Decision, Fact, Frame, Game, Kind, KnownScore, Like, Move, Seat, Viewer } from './game.ts';
import { clone, equal } from './json.ts';
import { checkOptions } from './options.ts';
import { draw, seeded } from './random.ts';

export type Reason = 'over' | 'notAsked' | 'stale' | 'notAnOption';

/** A move that cannot be made. Nothing has changed. */
export class Refused extends Error {
  readonly reason: Reason;
  constructor(reason: Reason, message: string) {
    super(message);
    this.name = 'Refused';
    this.reason = reason;
  }
}

export interface Outcome<G extends Kind> {
  state: G['state'];
  facts: Fact[];
}

export interface Start {
  seats: number;
  options?: object;
  seed: string;
}

export function start<G extends Kind>(game: Game<G>, { seats, options = {}, seed }: Start): Outcome<G> {
  if (!Number.isInteger(seats) || seats < game.seats.min || seats > game.seats.max) {
    throw new Error(`${game.id} is for ${game.seats.min} to ${game.seats.max} seats, not ${seats}`);
  }
  const rng = seeded(seed);
  const agreed = checkOptions(game.options, options) as G['options'];
  const core: Core = {
    seats,
    options: agreed,
    stack: [{ ...clone(game.opening), id: '0' }],
    count: 1,
    lanes: null,
    rng,
    ply: 0,
    plies: new Array(seats).fill(0),
    barrier: 0,
    over: false,
  };
  const part = game.setup({ seats, options: agreed, random: n => draw(rng, n) });
  const state = { ...core, ...clone(part) } as G['state'];
  const flow = new Flow(game, state);
  flow.settle();
  return { state, facts: flow.facts };
}

/** The decisions open now: of one question those we wait for first, of a parallel phase lane by lane in table order. */
export function pending<G extends Kind>(game: Game<G>, s: G['state']): Decision<G['frame']>[] {
  const found: Decision<G['frame']>[] = [];
  if (!s.lanes) collect(game, s, s.stack.at(-1), found);
  else for (const [owner, lane] of s.lanes.entries()) collect(game, s, lane.stack.at(-1), found, owner);
  return found;
}

/** The question that waits for this seat, if there is one: the same as looking for it among all that are pending, for search. */
export function waitingFor<G extends Kind>(game: Game<G>, s: G['state'], seat: Seat): Decision<G['frame']> | undefined {
  const stack = s.lanes ? s.lanes[seat]?.stack : s.stack;
  const frame = stack?.[stack.length - 1];
  if (!frame || !askedBy(stepOf(game, frame), s, frame).includes(seat)) return undefined;
  return decisionOf(game, s, frame, seat, true);
}

function collect<G extends Kind>(game: Game<G>, s: G['state'], frame: Frame | undefined, into: Decision<G['frame']>[], owner?: Seat): void {
  if (!frame) return;
  const step = stepOf(game, frame);
  for (const seat of askedBy(step, s, frame)) into.push(decisionOf(game, s, frame, seat, true, owner));
  if (!step.revise) return;
  for (const seat of step.revise(s, frame as Frame<G['frame']>)) into.push(decisionOf(game, s, frame, seat, false, owner));
}

function decisionOf<G extends Kind>(
  game: Game<G>,
  s: G['state'],
  frame: Frame,
  seat: Seat,
  waiting: boolean,
  owner?: Seat,
): Decision<G['frame']> {
  if (owner !== undefined && seat !== owner) throw new Error(`${game.id}: '${frame.kind}' on the lane of seat ${owner} asks seat ${seat}`);
  return { id: decisionId(s, frame, seat), seat, frame: frame as Frame<G['frame']>, waiting };
}

/** The frame of the turn that is being played where this seat is asked; null: outside of turns. */
export function turnIn<G extends Kind>({ turns }: Game<G>, { lanes, stack }: G['state'], seat: Seat): string | null {
  return (lanes?.[seat]?.stack ?? stack).findLast(({ kind }) => turns?.includes(kind))?.id ?? null;
}

/** What the seat of a decision may answer; with `only` at least all options like that. */
export function optionsOf<G extends Kind>(
  game: Game<G>,
  s: G['state'],
  decision: Decision<G['frame']>,
  only?: Like<G['choice']>,
): readonly G['choice'][] {
  return stepOf(game, decision.frame).options?.(s, decision.frame as Frame<G['frame']>, decision.seat, only) ?? [];
}

/** Looks the move up among the options and makes it on a copy. Throws `Refused` when it cannot be made. */
export function apply<G extends Kind>(game: Game<G>, s: G['state'], move: Move | Move<G['choice']>): Outcome<G> {
  const { decision, choice } = lookUp(game, s, move);
  return decide(game, s, decision, choice);
}

/** Makes a choice on a copy, for those who took it from `optionsOf` themselves: it is not looked up again. */
export function decide<G extends Kind>(game: Game<G>, s: G['state'], decision: Decision<G['frame']>, choice: G['choice']): Outcome<G> {
  const state = fork(game, s);
  return { state, facts: advance(game, state, decision, choice) };
}

function lookUp<G extends Kind>(game: Game<G>, s: G['state'], move: Move): { decision: Decision<G['frame']>; choice: G['choice'] } {
  if (s.over) throw new Refused('over', 'The game is over.');
  const decision = openDecision(game, s, move);
  if (!decision) throw notOpen(pending(game, s), move);
  const choice = found(optionsOf(game, s, decision, move.choice as Like<G['choice']>), move.choice);
  if (!choice) throw new Refused('notAnOption', `${JSON.stringify(move.choice)} is not among the options of '${decision.frame.kind}'.`);
  return { decision, choice };
}

function found<C extends Choice>(options: readonly C[], wanted: Choice): C | null {
  for (const option of options) if (option.do === wanted.do && equal(option, wanted)) return option;
  return null;
}

/** The decision a move answers, if it is open: the same as looking for it among all that are pending. */
function openDecision<G extends Kind>(game: Game<G>, s: G['state'], { seat, decision: id }: Move): Decision<G['frame']> | null {
  const stack = s.lanes ? s.lanes[seat]?.stack : s.stack;
  const frame = stack?.at(-1);
  if (!frame || decisionId(s, frame, seat) !== id) return null;
  const step = stepOf(game, frame);
  const waiting = askedBy(step, s, frame).includes(seat);
  if (!waiting && !step.revise?.(s, frame as Frame<G['frame']>).includes(seat)) return null;
  return { id, seat, frame: frame as Frame<G['frame']>, waiting };
}

function notOpen(open: readonly Decision[], { seat, decision }: Move): Refused {
  const mine = open.filter(d => d.seat === seat).map(d => d.id);
  if (mine.length === 0) return new Refused('notAsked', `Seat ${seat} is not asked anything now.`);
  return new Refused('stale', `Decision ${decision} is closed; seat ${seat} is asked ${mine.join(', ')}.`);
}

/**
 * Makes a choice in place, for search: the caller owns the state and took the choice from `optionsOf`.
 * The decision may come from the state this one was copied from. `quietly` logs no facts.
 */
export function advance<G extends Kind>(
  game: Game<G>,
  s: G['state'],
  decision: Decision<G['frame']>,
  choice: G['choice'],
  quiet = false,
): Fact[] {
  const flow = new Flow(game, s, quiet);
  flow.choose(decision, choice);
  flow.settle();
  return flow.facts;
}

/** A copy that can be changed freely. The options never change, so all copies share them. */
export function copy<G extends Kind>(game: Game<G>, s: G['state']): G['state'] {
  if (game.copy) return game.copy(s);
  // Not `{ options, ...rest }`, which measured slower by half or more.
  const to = { ...s } as unknown as Record<string, unknown>;
  for (const key in to) if (key !== 'options') to[key] = clone(to[key]);
  return to as unknown as G['state'];
}

/** A copy that only rules change, which takes a game less than one that anybody may change. */
export function fork<G extends Kind>(game: Game<G>, s: G['state']): G['state'] {
  return game.fork ? game.fork(s) : copy(game, s);
}

/** A full world that this viewer cannot tell from the real one, from a view and nothing else. */
export function imagine<G extends Kind>(game: Game<G>, view: G['view'], viewer: Viewer, seed: string): G['state'] {
  return copy(game, glimpse(game, view, viewer, seed));
}

/** The same to look at only: a game may build it of parts of the view, and so of the state the view was made from. */
export function glimpse<G extends Kind>(game: Game<G>, view: G['view'], viewer: Viewer, seed: string): G['state'] {
  const rng = seeded(seed);
  const world = game.imagine(view, viewer, n => draw(rng, n)) as G['state'];
  world.rng = rng;
  return world;
}

/** Everybody's score as this viewer may know it, from a view and nothing else. */
export function knownScores<G extends Kind>(game: Game<G>, view: G['view'], viewer: Viewer): KnownScore<G['line']>[] {
  return game.score(imagine(game, view, viewer, 'scores')).map(({ seat, points, lines }) => {
    const hidden = game.hides?.(view, viewer, seat) ?? [];
    return {
      seat,
      points: hidden.length > 0 ? null : points,
      lines: lines.map(line => ({ key: line.key, points: hidden.includes(line.key) ? null : line.points })),
    };
  });
}

/** Everything needed to play a table again. */
export interface TableLog<C extends Choice = Choice> {
  game: string;
  rules: number;
  seats: number;
  options: object;
  seed: string;
  moves: Move<C>[];
}

/** Plays a log again, every choice looked up; `until` stops after that many moves. The facts are those of the last move. */
export function replay<G extends Kind>(game: Game<G>, log: TableLog, until = log.moves.length): Outcome<G> {
  const { state, facts } = start(game, log);
  const last = Math.min(until, log.moves.length);
  const quiet = new Flow(game, state, true);
  let flow = quiet;
  for (let n = 0; n < last; n++) {
    try {
      // In place: nobody else has seen this state, and nobody reads the facts before the last.
      const { decision, choice } = lookUp(game, state, log.moves[n]);
      flow = n + 1 < last ? quiet : new Flow(game, state);
      flow.choose(decision, choice);
      flow.settle();
    } catch (error) {
      if (error instanceof Refused) throw new Refused(error.reason, `Move ${n + 1}: ${error.message}`);
      throw new Error(`Move ${n + 1}: ${error instanceof Error ? error.message : error}`, { cause: error });
    }
  }
  return { state, facts: last > 0 ? flow.facts : facts };
}

/** The facts a viewer may read. */
export function factsFor(facts: readonly Fact[], viewer: Viewer): Fact[] {
  return facts.filter(fact => fact.only === undefined || fact.only === viewer);
}
