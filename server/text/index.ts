import type { Language } from '@tarsas/kernel';
import { en, type ServerWords } from './en.ts';
import { hu } from './hu.ts';

export type { Code, ServerWords } from './en.ts';

export const catalogues: Record<Language, ServerWords> = { en, hu };

/** The first language the reader prefers that we speak. */
export function languageOf(wished: string | null | undefined): Language {
  for (const part of (wished ?? '').split(',')) {
    const tag = part.trim().slice(0, 2).toLowerCase();
    if (tag === 'hu' || tag === 'en') return tag;
  }
  return 'en';
}
