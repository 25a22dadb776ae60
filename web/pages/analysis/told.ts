/** What is said about a decision. The words come from its range: what is under three points is never called a mistake, a quick estimate never a verdict. */
import { type CoachWords, coachWords } from '@tarsas/coach/text';
import { locale } from '../../app/locale.svelte.ts';
import type { Named } from './analysing.svelte.ts';

/** The coach's own words, in the reader's language. */
export const says = (): CoachWords => coachWords[locale.language];

export function told({ kind, verdict, position }: Pick<Named, 'kind' | 'verdict' | 'position'>, chosen: string): string {
  const words = says();
  if (kind === 'waits') {
    const gain = Math.round(position.best?.[0]?.gain.middle ?? 0);
    return gain > 0 ? words.suspicion(gain) : words.liked;
  }
  if (kind === 'wellSeen') return words.wellSeen(`${chosen}.`);
  const points = Math.round(verdict?.cost ?? 0);
  return kind === 'cost' ? words.cost(points) : `${words.open(points)} ${words.uncertain}`;
}
