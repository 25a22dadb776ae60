import type { Language } from '@tarsas/kernel';
import { type Code, en, type ServerWords } from './en.ts';
import { hu } from './hu.ts';

export type { Code, ServerWords } from './en.ts';

export const catalogues: Record<Language, ServerWords> = { en, hu };

/** Something that cannot be done, said with a code for programs and words for people. Nothing has changed. */
export class Problem extends Error {
  readonly code: Code;
  private readonly detail: Detail;
  /** What helps to go on: the fresh position after a stale move. */
  readonly fresh: object | null;
  /** Seconds after which it is worth trying again. */
  readonly retryAfter: number | null;
  constructor(code: Code, detail: Detail = '', fresh: object | null = null, retryAfter: number | null = null) {
    super();
    this.name = 'Problem';
    this.code = code;
    this.detail = detail;
    this.fresh = fresh;
    this.retryAfter = retryAfter;
    this.message = this.in('en');
  }

  in(language: Language): string {
    const { code, detail } = this;
    return catalogues[language].problems[code](typeof detail === 'string' ? detail : detail(language));
  }
}

/** The particulars: names and ids, or words of a game in the reader's language. */
type Detail = string | ((language: Language) => string);

/** The first language the reader prefers that we speak. */
export function languageOf(wished: string | null | undefined): Language {
  for (const part of (wished ?? '').split(',')) {
    const tag = part.trim().slice(0, 2).toLowerCase();
    if (tag === 'hu' || tag === 'en') return tag;
  }
  return 'en';
}
