/** One analysis on a page: what the coach's worker has found so far, and what each decision is called. */
import type { Analysis, LookedAt, TurningPoint, Verdict } from '@tarsas/coach';
import type { Choice, Core, Seat } from '@tarsas/kernel';
import type { Sources } from '../../session/coach.worker.ts';
import { type Asking, askAnalysis } from '../../session/coachDesk.ts';
import type { LocalSession } from '../../session/local.svelte.ts';
import { type Suggested, walked } from '../../session/suggested.ts';
import type { Desk } from '../../table/desk.svelte.ts';

/** A decision that is named, or that still waits for its name. */
export interface Named {
  kind: Verdict | 'waits';
  position: LookedAt;
  verdict: TurningPoint | null;
  /** In the list and on the graph; null: it has a sign instead. */
  n: number | null;
}

const WAITING = 4;
const ORDER: readonly Named['kind'][] = ['cost', 'open', 'waits', 'wellSeen'];

export class Analysing {
  readonly desk: Desk;
  readonly session: LocalSession;
  readonly seat: Seat;
  analysis = $state.raw<Analysis | null>(null);
  sources = $state.raw<Sources | null>(null);
  isRunning = $state(false);
  private asking: Asking | null = null;

  constructor(desk: Desk, session: LocalSession, seat: Seat) {
    this.desk = desk;
    this.session = session;
    this.seat = seat;
  }

  get key(): string {
    return `${this.session.id} ${this.seat} ${this.session.log.moves.length}`;
  }

  start(): void {
    if (this.isRunning) return;
    this.isRunning = true;
    const { game, rules, seats, options, seed, moves } = this.session.log;
    const saved = { game, rules, seats, options, seed, moves };
    this.asking = askAnalysis({ key: this.key, saved, seat: this.seat }, ({ analysis, sources, done }) => {
      if (analysis) this.analysis = analysis;
      if (sources) this.sources = sources;
      if (done) this.isRunning = false;
    });
  }

  /** It goes on running until what is done is kept on the device. */
  stop(): void {
    this.asking?.stop();
  }

  readonly isDone: boolean = $derived.by(() => {
    const done = this.analysis?.done;
    return done !== undefined && done.quick === done.of && done.playedOut === done.toPlayOut;
  });

  /** The decisions of the seat that is looked at. */
  readonly own: readonly LookedAt[] = $derived.by(() => (this.analysis?.positions ?? []).filter(({ seat }) => seat === this.seat));

  /** Named ones first, the largest first, then what waits; what is the same is only counted. */
  readonly named: readonly Named[] = $derived.by(() => {
    const verdicts = new Map(this.analysis?.turningPoints.map(point => [point.move, point]));
    const all = this.own.flatMap((position): Omit<Named, 'n'>[] => {
      const verdict = verdicts.get(position.move) ?? null;
      if (!verdict && (!position.trial || position.trial.done)) return [];
      const kind = verdict?.kind ?? 'waits';
      return kind === 'same' ? [] : [{ kind, position, verdict }];
    });
    const size = ({ verdict, position }: Omit<Named, 'n'>) => verdict?.cost ?? Math.abs(position.suspicion ?? 0);
    const sorted = all.sort((a, b) => ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind) || size(b) - size(a));
    let n = 0;
    return sorted.map(one => ({ ...one, n: one.kind === 'cost' || one.kind === 'open' ? ++n : null }));
  });

  /** Of what waits only the next few: the rest is counted. */
  readonly listed: readonly Named[] = $derived.by(() => {
    const waits = this.named.filter(({ kind }) => kind === 'waits').slice(WAITING);
    return this.named.filter(one => !waits.includes(one));
  });

  stateAt(move: number): Core {
    return this.session.positions[move]!;
  }

  suggested(position: LookedAt, plan: readonly Choice[]): Suggested {
    return walked(this.session.game, position.seat, this.stateAt(position.move), plan);
  }

  /** A plan in the few words of the log, or, where nothing in it is told there, in those of its choices. */
  wordsFor(position: LookedAt, plan: readonly Choice[]): readonly string[] {
    const key = `${position.move} ${JSON.stringify(plan)}`;
    const known = this.spoken.get(this.desk.voice) ?? new Map<string, readonly string[]>();
    this.spoken.set(this.desk.voice, known);
    const words = known.get(key) ?? this.said(position, plan);
    known.set(key, words);
    return words;
  }
  /** By voice: a plan is put into words once, not with every piece of news. */
  private readonly spoken = new WeakMap<object, Map<string, readonly string[]>>();

  private said(position: LookedAt, plan: readonly Choice[]): string[] {
    const { desk } = this;
    const { steps } = this.suggested(position, plan);
    const { deeds } = desk.told.telling;
    const done = steps
      .flatMap(({ facts }) => facts)
      .filter(({ key, args }) => (deeds as readonly string[]).includes(key) && (args as { seat?: Seat }).seat === position.seat);
    if (done.length > 0) return done.map(fact => desk.told.brief(fact, position.seat));
    return steps.map(({ choice, before }) => desk.voice.choice(choice, { name: desk.nameOf, view: before, viewer: position.seat }));
  }
}
