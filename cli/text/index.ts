import type { Language } from '@tarsas/kernel';
import { type CliWords, en } from './en.ts';
import { hu } from './hu.ts';

export const catalogues: Record<Language, CliWords> = { en, hu };
