/** The table of a lesson: the newcomer plays one seat, the moves of the others are in the lesson's plan. Nothing is saved. */
import { apply, type Choice, equal, type Game, type Kind, type Move, optionsOf, pending, type Seat, start, turnIn } from '@tarsas/kernel';
import type { LessonPlan, LessonStep } from '@tarsas/words/lesson';
import { PlayedSession } from './played.svelte.ts';
import type { SeatInfo } from './session.ts';

export class LessonSession extends PlayedSession {
  readonly seats: readonly SeatInfo[];
  readonly result = null;
  readonly isGuided = true;
  private readonly me: Seat;
  private readonly steps: readonly LessonStep[];
  /** The turn of the newcomer's latest choice. */
  private turn: string | null = null;
  /** What the newcomer has chosen and committed in this chapter. */
  made = $state.raw<readonly Choice[]>([]);
  commits = $state(0);

  /** Begins where the chapters before this one end. */
  constructor(game: Game<Kind>, plan: LessonPlan, chapter: number, names: readonly string[]) {
    const { me, seats, seed, options, chapters } = plan;
    super(`lesson:${game.id}`, game, [me]);
    this.me = me;
    this.steps = chapters[chapter]!.steps;
    this.seats = names.map((name, seat) => ({ seat, name, bot: seat === me ? null : name, resigned: false, clock: null }));
    this.played = [{ ...start(game, { seats, seed, options }), at: 0 }];
    for (const step of chapters.slice(0, chapter).flatMap(({ steps }) => steps)) {
      if ('theirs' in step) this.answer(step.theirs);
      if ('choose' in step) this.tell(step.choose);
      if ('commit' in step) this.endTurn({ seat: me, turn: this.turn });
    }
    this.answerFrom(0);
  }

  close(): void {}

  async commit(_: Seat, moves: readonly Move[]): Promise<void> {
    for (const move of moves) this.make(move);
    this.made = [...this.made, ...moves.map(({ choice }) => choice)];
    this.commits++;
    this.endTurn({ seat: this.me, turn: this.turn });
    const at = this.steps.flatMap((step, i) => ('commit' in step ? [i + 1] : []))[this.commits - 1];
    if (at !== undefined) this.answerFrom(at);
  }

  /** What the others do from this step on, until the newcomer is spoken to again. */
  private answerFrom(first: number): void {
    for (const step of this.steps.slice(first)) {
      if (!('theirs' in step)) return;
      this.answer(step.theirs);
    }
  }

  private answer(choice: Choice): void {
    this.tell(choice);
    this.closeTurn();
  }

  private tell(choice: Choice): void {
    const asked = pending(this.game, this.state).find(decision =>
      optionsOf(this.game, this.state, decision).some(one => equal(one, choice)),
    );
    if (!asked) throw new Error(`The story has come to ${JSON.stringify(choice)}, which nobody is offered`);
    this.make({ seat: asked.seat, decision: asked.id, choice });
  }

  protected make(move: Move): void {
    if (move.seat === this.me) this.turn = turnIn(this.game, this.state, move.seat) ?? this.turn;
    this.played = [...this.played, { ...apply(this.game, this.state, move), at: 0, seat: move.seat }];
  }
}
