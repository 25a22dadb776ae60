/**
 * A turn is drafted where the player sits: the view becomes a full world that this viewer cannot tell from the real one, choices are made
 * on it, and nothing leaves the device before the commit. Where somebody would learn something the draft ends: it has to be sent.
 */
import {
  type Choice,
  type Core,
  type Decision,
  decide,
  equal,
  type Fact,
  imagine,
  type Move,
  optionsOf,
  pending,
  type Seat,
} from '@tarsas/kernel';
import { keep, recall } from '../app/device.ts';
import type { Session } from './session.ts';

export interface DraftStep {
  move: Move;
  /** The world after it. */
  world: Core;
  facts: readonly Fact[];
}

export class Draft {
  private readonly session: Session;
  /** What each of my seats wants to do, as far as it was touched since the page was opened; older drafts are on the device. */
  private wishes = $state.raw<Readonly<Record<string, readonly Move[]>>>({});

  constructor(session: Session) {
    this.session = session;
  }

  private readonly wished: readonly Move[] = $derived(this.wishes[this.key] ?? recall<Move[]>(this.key) ?? []);

  /** The position that the table is in. */
  readonly base: Core = $derived.by(() => {
    const { game, view, viewer, id } = this.session;
    return imagine(game, view, viewer, `${id} ${view.ply}`) as Core;
  });

  /** The wish, made on the present position as far as it allows. */
  readonly steps: readonly DraftStep[] = $derived.by(() => {
    const steps: DraftStep[] = [];
    for (const move of this.wished) {
      const world = steps.at(-1)?.world ?? this.base;
      const asked = this.isOver(steps) ? null : this.decisionIn(world, steps.length === 0);
      if (!asked || asked.id !== move.decision) break;
      const choice = optionsOf(this.session.game, world, asked).find(option => equal(option, move.choice));
      if (!choice) break;
      const { state, facts } = decide(this.session.game, world, asked, choice);
      steps.push({ move, world: state, facts });
    }
    return steps;
  });

  /** Answers that the position does not allow any more. Those that were committed elsewhere are not lost. */
  get dropped(): number {
    const lost = this.wished.length - this.steps.length;
    if (lost === 0 || this.steps.length > 0) return lost;
    return this.decisionIn(this.base, true)?.id === this.wished[0]!.decision ? lost : 0;
  }

  /** The last answer lets somebody learn something or asks chance: what comes of it is known only after the commit. */
  get isRevealing(): boolean {
    const last = this.steps.at(-1);
    return last !== undefined && last.world.barrier > this.base.barrier;
  }

  /** The world to draw: without what nobody can know before the commit. */
  readonly world: Core = $derived((this.isRevealing ? this.steps.at(-2) : this.steps.at(-1))?.world ?? this.base);

  /** What the seat is asked now: what the table waits for, else what may be thought over. */
  readonly asked: Decision | null = $derived(this.isOver(this.steps) ? null : this.decisionIn(this.world, this.steps.length === 0));

  readonly options: readonly Choice[] = $derived.by(() => (this.asked ? optionsOf(this.session.game, this.world, this.asked) : []));

  get moves(): Move[] {
    return this.steps.map(step => step.move);
  }

  /** There is a whole turn to be committed. */
  get isReady(): boolean {
    return this.steps.length > 0 && this.asked === null;
  }

  choose(choice: Choice): void {
    const { asked } = this;
    if (asked) this.wish([...this.moves, { seat: asked.seat, decision: asked.id, choice }]);
  }

  undo(): void {
    this.wish(this.moves.slice(0, -1));
  }

  restart(): void {
    this.wish([]);
  }

  /** What was drafted is handed over before anything else: somebody learns something, or my next turn has begun. */
  private isOver(steps: readonly DraftStep[]): boolean {
    const last = steps.at(-1);
    if (!last) return false;
    if (last.world.barrier > this.base.barrier) return true;
    const turn = this.turnIn(last.world, last.move.seat);
    return turn !== null && turn !== this.turnIn(steps.at(-2)?.world ?? this.base, last.move.seat);
  }

  /** The frame of the turn that is being played where this seat is asked; null: outside of turns. */
  private turnIn({ lanes, stack }: Core, seat: Seat): string | null {
    const { turns } = this.session.game;
    return (lanes?.[seat]?.stack ?? stack).findLast(({ kind }) => turns?.includes(kind))?.id ?? null;
  }

  private decisionIn(world: Core, atStart: boolean): Decision | null {
    const { game, viewer } = this.session;
    if (viewer === 'public' || !this.session.mine.includes(viewer)) return null;
    const mine = pending(game, world).filter(({ seat }) => seat === viewer);
    return mine.find(({ waiting }) => waiting) ?? (atStart ? mine[0] : undefined) ?? null;
  }

  private wish(moves: readonly Move[]): void {
    this.wishes = { ...this.wishes, [this.key]: moves };
    keep(this.key, moves.length > 0 ? moves : null);
  }

  private get key(): string {
    return `draft:${this.session.id}:${this.session.viewer}`;
  }
}
