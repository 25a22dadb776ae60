/**
 * A newcomer's first ten minutes: one story, played on the real table, cut into chapters. The story is the same in every language;
 * each language brings the words for its steps, by their ids.
 */
import type { Choice, Seat } from '@tarsas/kernel';

export type LessonStep<C extends Choice = Choice, I extends string = string> =
  /** To be read. */
  | { say: I; rule?: string }
  /** The newcomer makes this choice. */
  | { say: I; choose: C; rule?: string }
  /** The newcomer hands the turn over. */
  | { say: I; commit: true; rule?: string }
  /** Played meanwhile: somebody else's answer, or the newcomer's own where the story skips ahead. */
  | { theirs: C };

export interface LessonChapter<C extends Choice = Choice, I extends string = string> {
  id: I;
  steps: readonly LessonStep<C, I>[];
}

/** What it holds follows from the plan it stands in. */
export const chapter = <C extends Choice, I extends string>(
  id: NoInfer<I>,
  steps: readonly LessonStep<NoInfer<C>, NoInfer<I>>[],
): LessonChapter<C, I> => ({ id, steps });

export interface LessonPlan<C extends Choice = Choice, I extends string = string> {
  seats: number;
  seed: string;
  options: object;
  /** The newcomer's seat. */
  me: Seat;
  chapters: readonly LessonChapter<C, I>[];
}

/** The newcomer and the other player of every lesson: names that read well in every language. */
const NAMES = ['Anna', 'Béla'] as const;

/** One language's words: titles of the chapters and what is said at each step. */
export interface LessonWords<I extends string = string> {
  title: string;
  names: readonly string[];
  says: Readonly<Record<I, string>>;
}

export const lesson = <I extends string>(title: string, says: Readonly<Record<I, string>>): LessonWords<I> => ({
  title,
  names: NAMES,
  says,
});
