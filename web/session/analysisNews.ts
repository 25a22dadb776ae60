/**
 * What has changed of an analysis since it was last told. It grows several times a second, and most of it stays as it is: read whole every time, it would leave a
 * page with so much to throw away that clearing up takes longer than a frame.
 */
import { type Analysis, forPages, type LookedAt } from '@tarsas/coach';

export interface News extends Omit<Analysis, 'positions'> {
  /** Those that are not as they were, with their places among all. */
  positions: readonly (readonly [at: number, position: LookedAt])[];
}

/** What a page shows of a position: the analysis replaces these, it never changes them. */
type Shown = readonly unknown[];
const shownOf = ({ outlook, expected, best, suspicion, trial }: LookedAt): Shown => [
  outlook,
  expected,
  best,
  suspicion,
  trial !== null,
  trial?.done,
];

/** Remembers what was told. The analysis is the same object all the time. */
export class Teller {
  private readonly told: Shown[] = [];

  news(analysis: Analysis): News {
    const positions = forPages(analysis).positions.flatMap((position, at) => {
      const shown = shownOf(position);
      const before = this.told[at];
      this.told[at] = shown;
      return before && shown.every((one, i) => one === before[i]) ? [] : [[at, position] as const];
    });
    return { ...analysis, positions };
  }
}

/** What has not changed stays the same object. */
export function withNews(before: Analysis | null, { positions, ...rest }: News): Analysis {
  const all = [...(before?.positions ?? [])];
  for (const [at, position] of positions) all[at] = position;
  return { ...rest, positions: all };
}
