/** The reader's language, switchable at any time, and the app's own words in it. Only one language is ever loaded at a time. */
import type { Language } from '@tarsas/kernel';
import type { Words } from '../text/en.ts';
import type { TableWords } from '../text/table.en.ts';
import { keepText, recallText } from './device.ts';

export const LANGUAGES: readonly Language[] = ['hu', 'en'];

const catalogues: Record<Language, () => Promise<Words>> = {
  en: async () => (await import('../text/en.ts')).en,
  hu: async () => (await import('../text/hu.ts')).hu,
};

const tables: Record<Language, () => Promise<TableWords>> = {
  en: async () => (await import('../text/table.en.ts')).en,
  hu: async () => (await import('../text/table.hu.ts')).hu,
};

class Locale {
  language = $state<Language>('en');
  /** Set before the app is mounted; the words of the table, before the first table is. */
  words = $state.raw<Words & TableWords>(undefined as unknown as Words & TableWords);
  private isAtTable = false;
  /** One after the other: a table that opens while the language is still loading must not bring the old one back. */
  private loading: Promise<void> = Promise.resolve();

  load(language: Language): Promise<void> {
    this.loading = this.loading.then(() => this.take(language));
    return this.loading;
  }

  loadTable(): Promise<void> {
    this.isAtTable = true;
    this.loading = this.loading.then(() => this.take(this.language));
    return this.loading;
  }

  private async take(language: Language): Promise<void> {
    const [words, atTable] = await Promise.all([catalogues[language](), this.isAtTable ? tables[language]() : null]);
    this.words = { ...words, ...atTable } as Words & TableWords;
    this.language = language;
    document.documentElement.lang = language;
  }

  async choose(language: Language): Promise<void> {
    await this.load(language);
    keepText('language', language);
  }

  number(n: number): string {
    return new Intl.NumberFormat(this.language).format(n);
  }

  /** „3 perce”, „2 days ago”. */
  ago(then: number, now = Date.now()): string {
    const seconds = (then - now) / 1000;
    const [unit, size] = UNITS.find(([, size]) => Math.abs(seconds) >= size) ?? UNITS[UNITS.length - 1]!;
    return new Intl.RelativeTimeFormat(this.language, { numeric: 'auto' }).format(Math.round(seconds / size), unit);
  }

  date(then: number): string {
    return new Intl.DateTimeFormat(this.language, { dateStyle: 'medium', timeStyle: 'short' }).format(then);
  }
}

const UNITS: readonly [Intl.RelativeTimeFormatUnit, number][] = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
  ['second', 1],
];

export const locale = new Locale();

/** As chosen on this device, as asked for in the address, or as the browser says. */
export function preferredLanguage(): Language {
  const asked = new URLSearchParams(location.search).get('lang') ?? recallText('language');
  const wished = [asked, ...navigator.languages].map(tag => tag?.slice(0, 2));
  return (wished.find(tag => tag === 'hu' || tag === 'en') as Language | undefined) ?? 'en';
}
