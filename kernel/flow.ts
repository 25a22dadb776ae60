/** The flow of a game: frames on a stack, lanes for phases that all play at the same time. */
import type { Body, Core, Decision, Fact, Frame, Game, Kind, Lane, Play, Seat, Step } from './game.ts';
import { clone } from './json.ts';
import { draw } from './random.ts';

/** More automatic steps than this in a row mean that a rule loops for ever. */
const TOO_MANY = 10_000;

/** What one move sets in motion. Lives as long as the move. */
export class Flow<G extends Kind> implements Play<G> {
  readonly facts: Fact[] = [];
  readonly s: G['state'];
  private readonly game: Game<G>;
  private readonly quiet: boolean;
  private stack: Frame[] = [];
  private lane: Lane | null = null;
  private owner: Seat = 0;
  private calls: Body[] = [];
  private next: Body | null = null;
  private finished = false;

  /** `quiet` logs no facts: for search, where nobody reads them. */
  constructor(game: Game<G>, s: G['state'], quiet = false) {
    this.quiet = quiet;
    this.game = game;
    this.s = s;
  }

  /** The answer of a seat to the frame it is asked. */
  choose({ id, seat }: Decision<G['frame']>, choice: G['choice']): void {
    this.on(seat);
    const frame = this.stack[this.stack.length - 1];
    if (!frame || decisionId(this.s, frame, seat) !== id) throw new Error(`${this.game.id}: decision ${id} of seat ${seat} is not open`);
    const step = stepOf(this.game, frame);
    if (!step.choose) throw new Error(`${this.game.id}: '${frame.kind}' asks and takes no answer`);
    this.s.ply++;
    this.s.plies[seat]++;
    step.choose(this, frame as Frame<G['frame']>, seat, choice);
    this.close(frame);
  }

  /** Runs automatic steps until somebody is asked or the game is over. */
  settle(): void {
    for (let n = 0; n < TOO_MANY; n++) {
      if (!this.advanceLanes()) return;
      const frame = this.s.stack[this.s.stack.length - 1];
      if (!frame) {
        this.s.over = true;
        return;
      }
      const step = stepOf(this.game, frame);
      if (!step.run) {
        this.mustAsk(step, frame);
        return;
      }
      this.lane = null;
      this.stack = this.s.stack;
      step.run(this, frame as Frame<G['frame']>);
      this.close(frame);
    }
    throw new Error(`${this.game.id}: '${this.stack.at(-1)?.kind}' never ends`);
  }

  /** True when no lane is open (any more), so that the main stack goes on. */
  private advanceLanes(): boolean {
    const { lanes } = this.s;
    if (!lanes) return true;
    let open = false;
    for (let seat = 0; seat < lanes.length; seat++) {
      open = this.advanceLane(seat, lanes[seat]) || open;
    }
    if (!open) this.s.lanes = null;
    return !open;
  }

  private advanceLane(seat: Seat, lane: Lane): boolean {
    for (let n = 0; n < TOO_MANY; n++) {
      const frame = lane.stack[lane.stack.length - 1];
      if (!frame) return false;
      const step = stepOf(this.game, frame);
      if (!step.run) {
        this.mustAsk(step, frame);
        return true;
      }
      this.on(seat);
      step.run(this, frame as Frame<G['frame']>);
      this.close(frame);
    }
    throw new Error(`${this.game.id}: '${lane.stack.at(-1)?.kind}' never ends`);
  }

  /** A question without a seat to answer it would stop the game for ever. Skipped in search, where the caller calls `pending` itself. */
  private mustAsk(step: Step<G>, frame: Frame): void {
    if (!this.quiet && askedBy(step, this.s, frame).length === 0) throw new Error(`${this.game.id}: '${frame.kind}' asks nobody`);
  }

  private on(seat: Seat): void {
    this.owner = seat;
    this.lane = this.s.lanes ? this.s.lanes[seat] : null;
    this.stack = this.lane ? this.lane.stack : this.s.stack;
  }

  /** What a step asked for takes effect when it returns: the first call runs first. */
  private close(frame: Frame): void {
    const { stack } = this;
    if (stack[stack.length - 1] !== frame) throw new Error(`${this.game.id}: '${frame.kind}' changed the stack by itself`);
    if (this.finished) stack.pop();
    if (this.next) stack.push(this.named(this.next));
    for (let i = this.calls.length - 1; i >= 0; i--) stack.push(this.named(this.calls[i]));
    if (this.calls.length > 0) this.calls = [];
    this.next = null;
    this.finished = false;
  }

  private named(body: Body): Frame {
    return framed(body, this.lane ? `${this.s.count}.${this.owner}.${this.lane.count++}` : String(this.s.count++));
  }

  call(frame: G['frame']): void {
    this.calls.push(frame);
  }

  goto(frame: G['frame']): void {
    if (this.next) throw new Error(`${this.game.id}: goto '${this.next.kind}' and goto '${frame.kind}' in one step`);
    this.finished = true;
    this.next = frame;
  }

  done(): void {
    this.finished = true;
  }

  split(frameFor: (seat: Seat) => G['frame'] | null): void {
    if (this.s.lanes) throw new Error(`${this.game.id}: a parallel phase inside a parallel phase`);
    const lanes: Lane[] = [];
    for (let seat = 0; seat < this.s.seats; seat++) {
      const body = frameFor(seat);
      lanes.push({ stack: body ? [framed(body, `${this.s.count}.${seat}.0`)] : [], count: 1 });
    }
    this.s.count++;
    this.s.lanes = lanes;
  }

  random(n: number): number {
    this.reveal();
    return draw(this.s.rng, n);
  }

  reveal(): void {
    if (this.lane) throw new Error(`${this.game.id}: chance and revelations wait until a parallel phase is over`);
    this.s.barrier = this.s.ply;
  }

  log<K extends keyof G['facts'] & string>(key: K, args: G['facts'][K], rule?: string, only?: Seat): void {
    if (this.quiet) return;
    const fact: Fact = { key, args: clone(args as object) };
    if (rule !== undefined) fact.rule = rule;
    if (only !== undefined) fact.only = only;
    this.facts.push(fact);
  }
}

function framed(body: Body, id: string): Frame {
  const frame = clone(body) as Frame;
  frame.id = id;
  return frame;
}

export function stepOf<G extends Kind>(game: Game<G>, frame: Body): Step<G> {
  const step = (game.steps as Record<string, Step<G> | undefined>)[frame.kind];
  if (!step) throw new Error(`${game.id} has no step '${frame.kind}'`);
  return step;
}

/** A new one for every answer of the seat, so that an answer sent twice counts once; the others' answers do not change it. */
export function decisionId(s: Core, frame: Frame, seat: Seat): string {
  return `${frame.id}/${s.plies[seat]}`;
}

/** Whom a question waits for: what the step says, or the frame's own `seat`. */
export function askedBy<G extends Kind>(step: Step<G>, s: G['state'], frame: Frame): readonly Seat[] {
  if (step.who) return step.who(s, frame as Frame<G['frame']>);
  const { seat } = frame as Frame & { seat?: Seat };
  return seat === undefined ? [] : [seat];
}
