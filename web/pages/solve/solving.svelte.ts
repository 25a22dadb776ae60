/** Somebody before a position: what they have tried, what it is worth, and what they were shown. Nothing is called worse before it was played to the end. */
import { type Plan, type Posed, type Range, SOLVES } from '@tarsas/coach';
import type { Choice, TableLog } from '@tarsas/kernel';
import type { Direction } from '@tarsas/words/directions';
import { locale } from '../../app/locale.svelte.ts';
import { type Asking, askTrial } from '../../session/coachDesk.ts';
import type { PosedSession } from '../../session/posed.svelte.ts';
import { type Level, noteSolved, solvedHere } from '../../session/solved.ts';
import { pencilOf, type Suggested, walked } from '../../session/suggested.ts';
import type { Desk } from '../../table/desk.svelte.ts';
import { apart, said } from '../analysis/briefly.ts';
import { solve } from './words.svelte.ts';

export interface PosedPlan {
  plan: Plan;
  /** By how much it is worse than the best, and its range. */
  less: number;
  low: number;
  high: number;
}

/** Less than half a point has no sign. */
const worthOf = ({ less }: PosedPlan): string => (Math.round(less) > 0 ? `−${Math.round(less)}` : '0');

export interface Position {
  posed: Posed;
  /** Best first; none: nothing came along. */
  plans: readonly PosedPlan[];
  /** What misses the solutions costs about so much; 0: that is not known. */
  points: number;
  /** What somebody has written to it. */
  note: string;
  /** The plans are shown after a try, or to whoever gives up. */
  isHidden: boolean;
  /** Under this name the device keeps how far the reader has come; null: it does not. */
  kept: { game: string; id: string } | null;
  /** How it came about; null: only its view is known. */
  log: TableLog | null;
}

/** Under this a plan is nearly the same (`ZONE` of the coach). */
const NEAR = 3;
const LETTERS = 'ABCDEF';
/** More would cover the board. */
const DRAWN = 3;

export type Verdict = 'judging' | 'failed' | 'best' | 'within' | 'better' | 'near' | 'less';
const SOLVED: readonly Verdict[] = ['best', 'within', 'better'];

interface Trial {
  plan: Plan;
  /** Null: nothing has been played out yet. */
  less: Range | null;
  isDone: boolean;
}

export class Solving {
  readonly desk: Desk;
  readonly session: PosedSession;
  readonly position: Position;
  private readonly directions: readonly Direction[];
  trial = $state.raw<Trial | null>(null);
  tries = $state(0);
  isDirected = $state(false);
  /** The reader wanted to see the plans. */
  hasGivenUp = $state(false);
  hasSolved = $state(false);
  private asking: Asking | null = null;

  constructor(desk: Desk, session: PosedSession, position: Position, directions: readonly Direction[]) {
    this.desk = desk;
    this.session = session;
    this.position = position;
    this.directions = directions;
    session.onplan = plan => this.check(plan);
    this.tries = this.known?.tries ?? 0;
  }

  private get known() {
    const { kept } = this.position;
    return kept && solvedHere(kept.game, kept.id);
  }

  readonly verdict: Verdict | null = $derived.by(() => {
    const { trial } = this;
    if (!trial) return null;
    if (!trial.isDone) return 'judging';
    if (!trial.less) return 'failed';
    const { middle, high, playedOut } = trial.less;
    if (playedOut === 0) return 'failed';
    if (middle > SOLVES) return middle < NEAR ? 'near' : 'less';
    return high <= -NEAR ? 'better' : middle <= 0 ? 'best' : 'within';
  });

  get isSolved(): boolean {
    return this.verdict !== null && SOLVED.includes(this.verdict);
  }

  /** Whether the plans may be looked at: they are no secret, or the reader has solved it or given up. A shared puzzle shows them after any try. */
  readonly showsPlans: boolean = $derived.by(() => {
    const { isHidden, kept } = this.position;
    if (!isHidden || this.hasGivenUp || this.hasSolved) return true;
    return kept === null && this.trial !== null && this.verdict !== 'judging';
  });

  /** The draft is the one that was checked. */
  readonly isAsChecked: boolean = $derived.by(() => {
    const { trial, desk } = this;
    return trial !== null && JSON.stringify(desk.draft.moves.map(({ choice }) => choice)) === JSON.stringify(trial.plan);
  });

  private check(plan: readonly Choice[]): void {
    this.stop();
    const { session, position } = this;
    const trial = { plan, less: null, isDone: false };
    this.trial = trial;
    this.tries++;
    this.note('tried', true);
    const question = { game: session.game.id, posed: position.posed, plans: position.plans, own: plan };
    this.asking = askTrial(question, (tried, isDone) => {
      this.trial = { plan, less: tried?.less ?? this.trial?.less ?? null, isDone };
      if (!isDone || !this.isSolved) return;
      this.hasSolved = true;
      this.note('solved', false);
    });
  }

  stop(): void {
    this.asking?.stop();
    this.asking = null;
    if (this.trial && !this.trial.isDone) this.trial = null;
  }

  giveUp(): void {
    this.stop();
    this.hasGivenUp = true;
    this.trial = null;
    this.desk.draft.restart();
    this.note('shown', false);
  }

  private note(state: Level, isTry: boolean): void {
    const { kept } = this.position;
    if (kept) noteSolved(kept.game, kept.id, state, isTry);
  }

  readonly lettered = $derived.by(() => {
    const plans = this.position.plans.slice(0, LETTERS.length);
    const words = apart(plans.map(({ plan }) => said(this.desk, this.suggested(plan), this.position.posed.seat)));
    return plans.map((one, i) => ({ ...one, letter: LETTERS[i]!, words: words[i]!, worth: worthOf(one) }));
  });

  suggested(plan: Plan): Suggested {
    const { session, desk, position } = this;
    return walked(session.game, position.posed.seat, desk.draft.base, plan);
  }

  /** The kind of action that a plan is about: that of its first choice that is no aside. */
  private directionOf(plan: Plan): Direction | undefined {
    const { table } = this.desk;
    const aim = plan.find(choice => !table?.asides?.includes(choice.do)) ?? plan[0];
    return this.directions.find(({ kinds }) => kinds.includes(aim?.do ?? ''));
  }

  /** Where a solution is to be looked for. */
  get direction(): Direction | undefined {
    const [best] = this.position.plans;
    return best && this.directionOf(best.plan);
  }

  /** Whether the last try was about the same kind of action as the best plan; null: that cannot be said. */
  get isSameKind(): boolean | null {
    const own = this.trial && this.directionOf(this.trial.plan);
    return own && this.direction ? own === this.direction : null;
  }

  /** The first plans on the board, in pencil, once they may be looked at and nothing else lies there. */
  readonly pencil: Desk['told']['pencil'] = $derived.by(() => {
    const { desk, position } = this;
    if (!this.showsPlans || !desk.table || desk.mode !== 'live' || desk.draft.steps.length > 0) return null;
    const { seat } = position.posed;
    const { letter, colour } = desk.table.sign(this.session.view, seat, locale.language);
    const seals = new Map();
    let isAside = false;
    for (const { plan, letter: label, worth } of this.lettered.slice(0, DRAWN)) {
      const signOf = (labels: readonly string[]) => ({ letter, colour, words: labels.map(solve.words.plan).join(', ') });
      const marks = pencilOf(this.suggested(plan), seat, desk.told.telling, signOf, { label, worth, isAside });
      for (const [place, mark] of marks) {
        const before = seals.get(place)?.pencil;
        seals.set(place, before ? { ...mark, pencil: { ...before, labels: [...before.labels, label] } } : mark);
      }
      isAside ||= marks.size > 0;
    }
    return seals;
  });
}
