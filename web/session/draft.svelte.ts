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
  turnIn,
} from '@tarsas/kernel';
import { keep, recall } from '../app/device.ts';
import type { Session } from './session.ts';

export interface DraftStep {
  move: Move;
  /** The world after it. */
  world: Core;
  /** None where somebody learns something: nobody can know them before the commit. */
  facts: readonly Fact[];
}

/** The answer that is surely wanted next; null: the player is asked. */
export type Follows = (asked: { decision: Decision; options: readonly Choice[] }, made: readonly Choice[], world: Core) => Choice | null;

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
      // The world is only imagined: what it tells of opened hands or drawn cards would be made up.
      steps.push({ move, world: state, facts: state.barrier > this.base.barrier ? [] : facts });
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

  /** There is a whole turn to be committed: nothing is asked any more, or nothing but what a commit answers by itself. */
  readonly isReady: boolean = $derived.by(() => {
    const { game } = this.session;
    if (this.steps.length === 0) return false;
    let { world, asked } = this as { world: Core; asked: Decision | null };
    while (asked) {
      const choice = game.closes?.(world, asked);
      if (!choice) return false;
      const turn = turnIn(game, world, asked.seat);
      world = decide(game, world, asked, choice).state;
      if (world.barrier > this.base.barrier || turnIn(game, world, asked.seat) !== turn) return true;
      asked = this.decisionIn(world, false);
    }
    return true;
  });

  /** What a commit answers by itself now; null: nothing, or the turn cannot end here. */
  readonly closing: Choice | null = $derived.by(() =>
    this.asked && this.isReady ? (this.session.game.closes?.(this.world, this.asked) ?? null) : null,
  );

  /** `follows`: what is surely wanted after it, answer by answer. */
  choose(choice: Choice, follows: Follows = () => null): void {
    for (let next: Choice | null = choice; next && this.asked; next = this.after(follows))
      this.wish([...this.moves, { seat: this.asked.seat, decision: this.asked.id, choice: next }]);
  }

  private after(follows: Follows): Choice | null {
    const { asked, options } = this;
    if (!asked) return null;
    const wanted = follows(
      { decision: asked, options },
      this.moves.map(move => move.choice),
      this.world,
    );
    return wanted && (options.find(option => equal(option, wanted)) ?? null);
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
    const { game } = this.session;
    const turn = turnIn(game, last.world, last.move.seat);
    return turn !== null && turn !== turnIn(game, steps.at(-2)?.world ?? this.base, last.move.seat);
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
