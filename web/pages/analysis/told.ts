/** What is said about a decision. The words come from its range: what is under three points is never called a mistake, a quick estimate never a verdict. */
import { type CoachWords, coachWords, roundName } from '@tarsas/coach/text';
import type { Voice } from '@tarsas/kernel';
import { locale } from '../../app/locale.svelte.ts';
import { coach } from '../../table/hints/words.svelte.ts';
import type { Named } from './analysing.svelte.ts';

/** The coach's own words, in the reader's language. */
export const says = (): CoachWords => coachWords[locale.language];

/** A round as the game calls it. */
export const roundOf = (voice: Voice, round: number): string => roundName(voice, locale.language, round);

/** Where in the game a decision was. */
export const whereOf = (voice: Voice, { round, move }: { round: number; move: number }): string =>
  coach.words.analysis.roundMove(roundOf(voice, round), move + 1);

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
