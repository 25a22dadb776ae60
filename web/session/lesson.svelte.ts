/** A table at which a story is told: the newcomer plays one seat, and the others answer as the story says. Nothing is kept. */
import {
  apply,
  type Choice,
  type Core,
  decide,
  equal,
  type Fact,
  factsFor,
  type Game,
  type Kind,
  type Move,
  optionsOf,
  pending,
  type Seat,
  start,
  type Viewer,
} from '@tarsas/kernel';
import type { LessonPlan, LessonStep } from '@tarsas/words/lesson';
import type { AnyView, Line, SeatInfo, Session } from './session.ts';

interface Played {
  state: Core;
  facts: readonly Fact[];
  seat?: Seat;
}

export class LessonSession implements Session {
  readonly kind = 'local';
  readonly id: string;
  readonly game: Game<Kind>;
  readonly mine: readonly Seat[];
  readonly online = true;
  readonly viewer: Viewer;
  readonly seats: SeatInfo[];
  readonly result = null;
  private readonly steps: readonly LessonStep[];
  private played = $state.raw<readonly Played[]>([]);
  /** What the newcomer has chosen and committed in this chapter. */
  made = $state.raw<readonly Choice[]>([]);
  commits = $state(0);

  /** Begins where the chapters before this one end. */
  constructor(game: Game<Kind>, plan: LessonPlan, chapter: number, names: readonly string[]) {
    const { me, seats, seed, options, chapters } = plan;
    this.game = game;
    this.id = `lesson:${game.id}`;
    this.mine = [me];
    this.viewer = me;
    this.steps = chapters[chapter]!.steps;
    this.seats = names.map((name, seat) => ({ seat, name, bot: seat === me ? null : name, resigned: false, clock: null }));
    this.played = [start(game, { seats, seed, options })];
    for (const step of chapters.slice(0, chapter).flatMap(({ steps }) => steps)) {
      if ('theirs' in step) this.make(step.theirs);
      if ('choose' in step) this.make(step.choose);
    }
    this.answer(0);
  }

  get state(): Core {
    return this.played.at(-1)!.state;
  }

  get n(): number {
    return this.played.length;
  }

  readonly view: AnyView = $derived.by(() => this.game.view(this.state, this.viewer) as AnyView);

  get status(): Session['status'] {
    return this.state.over ? 'over' : 'playing';
  }

  readonly waiting: readonly Seat[] = $derived.by(() => [
    ...new Set(pending(this.game, this.state).flatMap(({ seat, waiting }) => (waiting ? [seat] : []))),
  ]);

  readonly lines: readonly Line[] = $derived(
    this.played.map(({ facts, seat }, i) => ({
      n: i + 1,
      at: 0,
      kind: i === 0 ? 'start' : 'move',
      ...(seat !== undefined && { seat }),
      facts: factsFor(facts, this.viewer),
    })),
  );

  look(): void {}

  close(): void {}

  async viewAt(n: number): Promise<AnyView> {
    return this.game.view(this.played[n - 1]!.state, this.viewer) as AnyView;
  }

  async commit(_: Seat, moves: readonly Move[]): Promise<void> {
    for (const move of moves) this.played = [...this.played, { ...apply(this.game, this.state, move), seat: move.seat }];
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
      this.played = [...this.played, { ...decide(this.game, this.state, decision, option), seat: decision.seat }];
      return;
    }
    throw new Error(`The story has come to ${JSON.stringify(choice)}, which nobody is offered`);
  }
}
