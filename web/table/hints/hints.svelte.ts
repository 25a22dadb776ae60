/** Hints at one table: what was asked, how far it was shown, and the pencil on the board. Nothing of it ever commits anything. */
import type { Hint } from '@tarsas/coach';
import { equal, type Seat } from '@tarsas/kernel';
import type { Change } from '@tarsas/kit/table.ts';
import type { Direction } from '@tarsas/words/directions';
import { locale } from '../../app/locale.svelte.ts';
import { messageOf } from '../../app/server.svelte.ts';
import { type Asking, askHint } from '../../session/coachDesk.ts';
import { directionsOf } from '../../session/coached.ts';
import type { HintsUsed } from '../../session/session.ts';
import { pencilOf, type Suggested, walked } from '../../session/suggested.ts';
import type { Desk } from '../desk.svelte.ts';
import { coach } from './words.svelte.ts';

const STEPS = ['direction', 'move', 'why'] as const satisfies readonly (keyof HintsUsed)[];

interface Question {
  /** The decision that the game waits for; others may answer theirs meanwhile. */
  decision: string;
  seat: Seat;
  /** How many answers were drafted when it was asked. */
  drafted: number;
  suggested: Suggested | null;
}

export class Hints {
  private readonly desk: Desk;
  /** How many of the three steps are shown; 0: the slip is closed. */
  shown = $state(0);
  found = $state.raw<Hint | null>(null);
  isDone = $state(false);
  private question = $state.raw<Question | null>(null);
  private directions = $state.raw<readonly Direction[]>([]);
  private asking: Asking | null = null;
  /** Steps of this question that are counted already. */
  private counted = 0;

  constructor(desk: Desk) {
    this.desk = desk;
  }

  /** The question that the table asks now is the one that the hint is about, and the draft holds nothing but what was there or what was suggested. */
  private readonly fits: boolean = $derived.by(() => {
    const { question, desk } = this;
    if (!question || desk.mode !== 'live' || this.decision !== question.decision || desk.session.viewer !== question.seat) return false;
    const since = desk.draft.moves.slice(question.drafted);
    if (desk.draft.steps.length < question.drafted) return false;
    return since.every(({ choice }, i) => equal(choice, question.suggested?.steps[i]?.choice ?? null));
  });

  /** What the game waits for: the first answer of the draft was given to it. */
  private get decision(): string | undefined {
    return this.desk.draft.moves[0]?.decision ?? this.desk.asked?.decision.id;
  }

  /** What was asked can be looked at again. */
  get isKnown(): boolean {
    return this.fits;
  }

  get isOpen(): boolean {
    return this.shown > 0;
  }

  readonly isDrafted: boolean = $derived.by(() => this.fits && this.desk.draft.steps.length > (this.question?.drafted ?? 0));

  open(): void {
    if (!this.fits) void this.ask();
    this.show(1);
  }

  stop(): void {
    this.asking?.stop();
    this.asking = null;
  }

  close(): void {
    this.shown = 0;
  }

  /** Something else is asked by now: what was suggested is of no use any more. */
  forgetIfStale(): void {
    if (!this.question || this.fits) return;
    this.stop();
    Object.assign(this, { question: null, found: null, shown: 0 });
  }

  show(step: 1 | 2 | 3): void {
    this.shown = step;
    if (this.found) this.count();
    if (step > 1) this.asking?.goOn();
  }

  /** Only what was really shown counts, and once a question. The first step is counted with the leave to think about it. */
  private count(): void {
    const { question } = this;
    for (; question && this.counted < this.shown; this.counted++) this.leave(STEPS[this.counted]!, question.decision);
  }

  /** Refused, nothing more is shown. */
  private async leave(step: keyof HintsUsed, decision: string): Promise<boolean> {
    try {
      await this.desk.session.hints?.use(step, decision);
      return true;
    } catch (error) {
      this.close();
      this.desk.problem = messageOf(error);
      return false;
    }
  }

  private async ask(): Promise<void> {
    const { desk } = this;
    const { session, draft } = desk;
    const decision = desk.asked?.decision;
    if (!decision || session.viewer === 'public') return;
    const seat = session.viewer;
    this.stop();
    const question = { decision: this.decision ?? decision.id, seat, drafted: draft.steps.length, suggested: null };
    this.question = question;
    Object.assign(this, { found: null, isDone: false, counted: 1 });
    const world = draft.world;
    // From the view alone: the worker never sees more than the player does.
    const asked = { game: session.game.id, view: desk.view, seat, decision: decision.id, seed: `${session.id} ${session.n}` };
    if (!(await this.leave('direction', question.decision)) || this.question !== question) return;
    this.asking = askHint(asked, (hint, isDone) => {
      // Played to the end, another plan may be the better one: then that is suggested, unless the first is in the draft already.
      const isOther = !equal(hint?.plan ?? null, this.found?.plan ?? null);
      if (hint && this.question && !(isOther && this.isDrafted)) {
        if (isOther) this.question = { ...this.question, suggested: walked(session.game, seat, world, hint.plan) };
        this.found = hint;
        if (this.shown > 0) this.count();
      }
      this.isDone = isDone;
    });
    void directionsOf(session.game.id).then(directions => {
      this.directions = directions;
    });
  }

  get suggested(): Suggested | null {
    return this.question?.suggested ?? null;
  }

  /** The kinds of action that the question offers, in the game's order, and the one that is suggested. */
  readonly kinds: readonly (Direction & { isSuggested: boolean })[] = $derived.by(() => {
    const offered = new Set(this.desk.asked?.options.map(option => option.do));
    const wanted = this.found?.direction ?? '';
    return this.directions
      .map(direction => ({ ...direction, isSuggested: direction.kinds.includes(wanted) }))
      .filter(({ kinds, isSuggested }) => isSuggested || kinds.some(kind => offered.has(kind)));
  });

  /** The steps of the move, in words. */
  readonly steps: readonly string[] = $derived.by(() =>
    (this.suggested?.steps ?? []).map(({ choice, before }) => this.desk.voice.choice(choice, { ...this.desk.say, view: before })),
  );

  /** What it is compared with, in words: the first aim in which the two differ; asides are none. */
  readonly instead: string = $derived.by(() => {
    const { desk, found, suggested } = this;
    if (!found?.instead || !suggested) return '';
    const at = found.instead.findIndex((choice, i) => !equal(choice, found.plan[i] ?? null));
    const other = found.instead.slice(Math.max(0, at));
    const choice = other.find(({ do: kind }) => !desk.table?.asides?.includes(kind)) ?? other[0];
    return choice ? desk.voice.choice(choice, { ...desk.say, view: suggested.steps[Math.max(0, at)]?.before ?? suggested.after }) : '';
  });

  readonly changes: readonly Change[] = $derived.by(() => {
    const { desk, suggested, question } = this;
    const before = suggested?.steps[0]?.before;
    if (!suggested || !before || !question || !desk.table) return [];
    return desk.table.changes(before, suggested.after, question.seat, locale.language);
  });

  /** On the board from the second step on, until it is in the draft, which has a look of its own. */
  readonly pencil: Desk['told']['pencil'] = $derived.by(() => {
    const { desk, suggested, question } = this;
    if (this.shown < 2 || !suggested || !question || !desk.table || this.isDrafted || !this.fits) return null;
    const { letter, colour } = desk.table.sign(desk.view, question.seat, locale.language);
    const sign = (labels: readonly string[]) => ({ letter, colour, words: coach.words.hint.suggested(labels.join(', ')) });
    return pencilOf(suggested, question.seat, desk.told.telling, sign);
  });

  /** Into the draft, and no further. */
  draft(): void {
    const { desk } = this;
    if (this.isDrafted) return;
    for (const { choice } of this.suggested?.steps ?? []) desk.draft.choose(choice);
  }
}
