import type { Language, Voice } from '@tarsas/kernel';
import { type CoachWords, en } from './en.ts';
import { hu } from './hu.ts';

export type { CoachWords, Said } from './en.ts';
export const coachWords: Readonly<Record<Language, CoachWords>> = { en, hu };

/** A round as the game itself calls it, within a sentence. Nothing has the number 0: that is before the first one. */
export function roundName(voice: Pick<Voice, 'round'>, language: Language, n: number): string {
  const words = coachWords[language];
  const named = voice.round ?? words.round;
  return n > 0 ? named(n) : words.before(named(1));
}
