import type { Language } from '@tarsas/kernel';
import { type CoachWords, en } from './en.ts';
import { hu } from './hu.ts';

export type { CoachWords, Said } from './en.ts';
export const coachWords: Readonly<Record<Language, CoachWords>> = { en, hu };
