/** One analysis on a page: what the coach's worker has found so far, and what each decision is called. */
import { type Analysis, isNamed, type LookedAt, type NamedVerdict, type Sources, type TurningPoint } from '@tarsas/coach';
import type { Choice, Core, Seat } from '@tarsas/kernel';
import { messageOf } from '../../app/server.svelte.ts';
import { withNews } from '../../session/analysisNews.ts';
import { type Asking, askAnalysis } from '../../session/coachDesk.ts';
import type { LocalSession } from '../../session/local.svelte.ts';
import { type HeardFromServer, type Watching, watchAnalysis } from '../../session/serverAnalysis.ts';
import { type Suggested, walked } from '../../session/suggested.ts';
import type { Desk } from '../../table/desk.svelte.ts';
import { apart, type Said, said } from './briefly.ts';
import { Gently } from './gently.ts';

/** A decision that is named, or that still waits for its name. */
export interface Named {
  kind: NamedVerdict | 'waits';
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
  /** Who does it: this device, or the server, which keeps the game. */
  by = $state<'device' | 'server'>('device');
  /** How far the server is; null: it has not answered yet. */
  atServer = $state.raw<Pick<HeardFromServer, 'state' | 'offered'> | null>(null);
  problem = $state('');
  /** Its address; a position's is below it. */
  readonly path: string;
  private asking: Asking | null = null;
  private watching: Watching | null = null;

  constructor(desk: Desk, session: LocalSession, seat: Seat, by: 'device' | 'server') {
    this.desk = desk;
    this.session = session;
    this.seat = seat;
    this.by = by;
    this.path = by === 'server' ? `/table/${session.id}/analysis` : `/analysis/${session.id}`;
  }

  private keyOf(seat: Seat): string {
    return `${this.session.id} ${seat} ${this.session.log.moves.length}`;
  }

  start(): void {
    if (this.by === 'server') this.watch();
    else this.startHere();
  }

  /** What the server has found; nothing is asked of it. */
  private watch(): void {
    this.watching ??= watchAnalysis(this.session.id, this.seat, ({ state, offered, analysis, sources }) => {
      if (this.by !== 'server') return;
      this.atServer = { state, offered };
      this.isRunning = state === 'waiting';
      if (analysis) this.analysis = analysis;
      if (sources) this.sources = sources;
    });
  }

  async ask(): Promise<void> {
    this.problem = '';
    try {
      await this.watching?.ask();
    } catch (error) {
      this.problem = messageOf(error);
    }
  }

  /** On this device, whoever keeps the game. */
  startHere(): void {
    if (this.isRunning && this.by === 'device') return;
    this.by = 'device';
    this.problem = '';
    this.isRunning = true;
    const { game, rules, seats, options, seed, moves } = this.session.log;
    const saved = { game, rules, seats, options, seed, moves };
    const others = this.session.seats.filter(({ seat }) => seat !== this.seat).map(({ seat }) => this.keyOf(seat));
    // News are about what was told here: what another has found before is told again.
    let sofar: Analysis | null = null;
    this.asking = askAnalysis({ key: this.keyOf(this.seat), saved, seat: this.seat, others }, ({ analysis, sources, done }) => {
      if (analysis) sofar = withNews(sofar, analysis);
      if (analysis) this.analysis = sofar;
      if (sources) this.sources = sources;
      if (done) this.isRunning = false;
    });
  }

  /** It goes on running until what is done is kept on the device. */
  stop(): void {
    this.asking?.stop();
  }

  close(): void {
    this.stop();
    this.watching?.stop();
    this.gently.clear();
    this.session.close();
  }

  readonly isDone: boolean = $derived.by(() => {
    const done = this.analysis?.done;
    return done !== undefined && done.quick === done.of && done.playedOut === done.toPlayOut;
  });

  /** The decisions of the seat that is looked at. */
  readonly own: readonly LookedAt[] = $derived.by(() => (this.analysis?.positions ?? []).filter(({ seat }) => seat === this.seat));

  /** Named ones first, the largest first, then what waits; what is the same or unclear is only counted. */
  readonly named: readonly Named[] = $derived.by(() => {
    const verdicts = new Map(this.analysis?.turningPoints.map(point => [point.move, point]));
    const all = this.own.flatMap((position): Omit<Named, 'n'>[] => {
      const verdict = verdicts.get(position.move) ?? null;
      if (!verdict && (!position.trial || position.trial.done)) return [];
      const kind = verdict?.kind ?? 'waits';
      return kind === 'waits' || isNamed(kind) ? [{ kind, position, verdict }] : [];
    });
    const size = ({ verdict, position }: Omit<Named, 'n'>) => verdict?.cost ?? Math.abs(position.suspicion ?? 0);
    const sorted = all.sort((a, b) => ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind) || size(b) - size(a));
    let n = 0;
    return sorted.map(one => ({ ...one, n: one.kind === 'cost' || one.kind === 'open' ? ++n : null }));
  });

  /** Played out, and still nobody can say whether something else was better. */
  readonly unclear: number = $derived.by(
    () => this.analysis?.turningPoints.filter(({ kind, seat }) => kind === 'unclear' && seat === this.seat).length ?? 0,
  );

  /** Of what waits only the next few: the rest is counted. */
  readonly listed: readonly Named[] = $derived.by(() => {
    const waits = this.named.filter(({ kind }) => kind === 'waits').slice(WAITING);
    return this.named.filter(one => !waits.includes(one));
  });

  stateAt(move: number): Core {
    return this.session.positionAt(move);
  }

  /** Walked through once, not with every piece of news. */
  suggested(position: LookedAt, plan: readonly Choice[]): Suggested {
    const key = keyOf(position, plan);
    const known = this.walks.get(key) ?? walked(this.session.game, position.seat, this.stateAt(position.move), plan);
    this.walks.set(key, known);
    return known;
  }
  private readonly walks = new Map<string, Suggested>();

  /** A plan in a few words, told apart from the others of its position. They are found a little at a time: until then there are none. */
  wordsFor(position: LookedAt, plan: readonly Choice[]): string {
    const place = `${this.numberOf(this.desk.voice)} ${position.best !== null}`;
    const words = this.spoken.get(`${place} ${keyOf(position, plan)}`);
    if (words !== undefined) return words;
    if (!this.sought.has(`${place} ${position.move}`)) this.seek(place, position);
    return UNKNOWN;
  }
  /** Replaced with every position: a map that is watched would lengthen what the first visit to any page loads. */
  private spoken = $state.raw<ReadonlyMap<string, string>>(new Map());
  private readonly sought = new Set<string>();

  private seek(place: string, position: LookedAt): void {
    this.sought.add(`${place} ${position.move}`);
    const plans = [position.chosen, ...(position.best ?? []).map(({ plan }) => plan)];
    const all: Said[] = [];
    for (const plan of plans) this.gently.add(() => all.push(said(this.desk, this.suggested(position, plan), position.seat)));
    this.gently.add(() => {
      const found = apart(all).map((words, i) => [`${place} ${keyOf(position, plans[i]!)}`, words] as const);
      this.spoken = new Map([...this.spoken, ...found]);
    });
  }

  private numberOf(voice: object): number {
    if (!this.voices.includes(voice)) this.voices.push(voice);
    return this.voices.indexOf(voice);
  }
  private readonly voices: object[] = [];
  private readonly gently = new Gently();
}

const UNKNOWN = '…';
const keyOf = ({ move }: LookedAt, plan: readonly Choice[]): string => `${move} ${JSON.stringify(plan)}`;
