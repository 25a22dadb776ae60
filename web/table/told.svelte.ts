/** What happened, as a table tells it: in moves, with numbers since my last commit, on the board, above it and in the log. */
import type { Fact, Seat } from '@tarsas/kernel';
import type { Seals, Telling } from '@tarsas/kit/table.ts';
import { small } from '@tarsas/words';
import { type Snippet, untrack } from 'svelte';
import { locale } from '../app/locale.svelte.ts';
import type { AnyView } from '../session/session.ts';
import { keptFrom, lastCommit, movesOf, PLAINLY, sealsOf, type ToldMove, undoneIn } from '../session/telling.ts';
import type { Desk } from './desk.svelte.ts';

export class Told {
  private readonly desk: Desk;

  constructor(desk: Desk) {
    this.desk = desk;
  }

  /** The move, in the log or above the board, that the reader points at. */
  pointed = $state.raw<ToldMove | null>(null);
  /** The position after my last commit, once somebody has asked for it. */
  since = $state.raw<{ n: number; view: AnyView } | null>(null);

  /** What somebody suggests, by place; null: nothing. */
  pencil = $state.raw<Seals | null>(null);
  /** The slip that suggests it: in the place of the log, where there is room for both. */
  slip = $state.raw<Snippet | null>(null);
  /** Beside the question, on a wide screen. */
  strip = $state.raw<Snippet | null>(null);

  /** The end of the game is being counted, step by step. */
  counting = $state(false);
  /** Where the points of the step come from. */
  counted = $state.raw<Seals | null>(null);

  readonly telling: Telling = $derived.by(() => this.desk.table?.telling ?? PLAINLY);
  /** The entry of my last commit. */
  readonly known: number = $derived.by(() => lastCommit(this.desk.session.lines, this.desk.session.viewer));
  readonly moves: readonly ToldMove[] = $derived.by(() => {
    const { lines, viewer } = this.desk.session;
    this.earlier = keptFrom(
      this.earlier,
      movesOf(
        lines,
        this.telling,
        viewer,
        untrack(() => this.desk.session.view),
        this.known,
      ),
    );
    return this.earlier;
  });
  private earlier: readonly ToldMove[] = [];
  /** What others did since. */
  readonly news: readonly ToldMove[] = $derived.by(() => this.moves.filter(({ n }) => n !== null));

  /** All facts up to the position that is drawn; of a plan nothing, as it may leave the log anywhere. */
  readonly history: readonly Fact[] = $derived.by(() => {
    const { session, show, past, plan, draft } = this.desk;
    if (plan) return [];
    const until = show?.n ?? past?.n ?? session.n;
    const lines = session.lines.filter(({ n }) => n <= until);
    const undone = undoneIn(lines);
    const told = lines.flatMap(({ n, facts }) => (undone.has(n) ? [] : facts));
    return show || past ? told : [...told, ...draft.steps.flatMap(({ facts }) => facts)];
  });

  readonly seals: Seals = $derived.by(() => {
    if (this.counted) return this.counted;
    if (!this.desk.table || this.desk.plan) return new Map();
    const before = this.since?.n === this.known ? this.since.view : null;
    const sign = (seat: Seat, n: number | null) => {
      const { letter, colour } = this.desk.table!.sign(this.desk.view, seat, locale.language);
      return { letter, colour, words: locale.words.telling.seal(n, this.desk.nameOf(seat)) };
    };
    const seals = sealsOf(this.marked, this.telling, this.desk.view, before, sign);
    return this.pencil ? new Map([...seals, ...this.pencil]) : seals;
  });

  /** The moves whose places are marked on the board. */
  private readonly marked: readonly ToldMove[] = $derived.by(() => {
    if (this.pointed) return [this.pointed];
    if (this.desk.past)
      return this.moves.filter(({ lines }) => lines.some(({ n }) => n === this.desk.past!.n)).map(move => ({ ...move, n: null }));
    // Until others have moved, my own last move stays marked.
    if (this.news.length === 0) return this.moves.filter(({ lines, undone }) => lines.at(-1)!.kind === 'move' && !undone).slice(-1);
    const until = this.desk.show?.n ?? this.desk.session.n;
    return this.news.filter(({ lines }) => lines[0]!.n <= until);
  });

  private readonly briefs = $derived.by(
    () => this.telling.brief(locale.language) as Readonly<Record<string, ((args: object, view: object) => string) | undefined>>,
  );

  /** A fact in the few words of a log line, or its own sentence without the name that begins it. */
  brief(fact: Fact, seat: Seat | undefined): string {
    const { briefs } = this;
    const { voice } = this.desk;
    // The words of a fact do not change with later positions: only another language is worth telling it again.
    return untrack(() => {
      const words = briefs[fact.key]?.(fact.args, this.desk.session.view);
      if (words !== undefined) return words;
      const sentence = voice.fact(fact, this.desk.sayLive).replace(/\.$/, '');
      const name = seat === undefined ? '' : `${this.desk.nameOf(seat)} `;
      if (name && sentence.startsWith(name)) return sentence.slice(name.length);
      // About its reader a sentence may begin otherwise; here it follows other words.
      return seat === this.desk.session.viewer ? small(sentence) : sentence;
    });
  }
}
