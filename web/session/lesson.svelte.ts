/** The table of a lesson: the newcomer plays one seat, the moves of the others are in the lesson's plan. Nothing is saved. */
import { apply, type Choice, decide, equal, type Game, type Kind, type Move, optionsOf, pending, type Seat, start } from '@tarsas/kernel';
import type { LessonPlan, LessonStep } from '@tarsas/words/lesson';
import { PlayedSession } from './played.svelte.ts';
import type { SeatInfo } from './session.ts';

export class LessonSession extends PlayedSession {
  readonly seats: readonly SeatInfo[];
  readonly result = null;
  private readonly steps: readonly LessonStep[];
  /** What the newcomer has chosen and committed in this chapter. */
  made = $state.raw<readonly Choice[]>([]);
  commits = $state(0);

  /** Begins where the chapters before this one end. */
  constructor(game: Game<Kind>, plan: LessonPlan, chapter: number, names: readonly string[]) {
    const { me, seats, seed, options, chapters } = plan;
    super(`lesson:${game.id}`, game, [me]);
    this.steps = chapters[chapter]!.steps;
    this.seats = names.map((name, seat) => ({ seat, name, bot: seat === me ? null : name, resigned: false, clock: null }));
    this.played = [{ ...start(game, { seats, seed, options }), at: 0 }];
    for (const step of chapters.slice(0, chapter).flatMap(({ steps }) => steps)) {
      if ('theirs' in step) this.make(step.theirs);
      if ('choose' in step) this.make(step.choose);
    }
    this.answer(0);
  }

  close(): void {}

  async commit(_: Seat, moves: readonly Move[]): Promise<void> {
    for (const move of moves) this.played = [...this.played, { ...apply(this.game, this.state, move), at: 0, seat: move.seat }];
    this.made = [...this.made, ...moves.map(({ choice }) => choice)];
    this.commits++;
    const at = this.steps.flatMap((step, i) => ('commit' in step ? [i + 1] : []))[this.commits - 1];
    if (at !== undefined) this.answer(at);
  }

  /** What the others do from this step on, until the newcomer is spoken to again. */
  private answer(from: number): void {
    for (const step of this.steps.slice(from)) {
      if (!('theirs' in step)) return;
      this.make(step.theirs);
    }
  }

  private make(choice: Choice): void {
    for (const decision of pending(this.game, this.state)) {
      const option = optionsOf(this.game, this.state, decision).find(one => equal(one, choice));
      if (!option) continue;
      this.played = [...this.played, { ...decide(this.game, this.state, decision, option), at: 0, seat: decision.seat }];
      return;
    }
    throw new Error(`The story has come to ${JSON.stringify(choice)}, which nobody is offered`);
  }
}
