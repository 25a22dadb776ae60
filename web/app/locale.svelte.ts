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

  /** With a real minus: the hyphen that the browser writes is shorter than a plus, and lines break after it. */
  number(n: number, options?: Intl.NumberFormatOptions): string {
    return new Intl.NumberFormat(this.language, options).format(n).replace('-', '−');
  }

  /** „3 perccel ezelőtt”, “2 days ago”; less than a minute is now. */
  ago(then: number, now = Date.now()): string {
    const seconds = (then - now) / 1000;
    const format = new Intl.RelativeTimeFormat(this.language, { numeric: 'auto' });
    const [unit, size] = UNITS.find(([, size]) => Math.abs(seconds) >= size) ?? ['second', Infinity];
    return format.format(Math.round(seconds / size), unit);
  }

  /** „2 nap 4 óra”, “3 hours 10 minutes”: the two largest units. */
  span(ms: number): string {
    const seconds = Math.max(0, Math.floor(ms / 1000));
    const [days, hours, minutes] = [Math.floor(seconds / 86_400), Math.floor(seconds / 3_600) % 24, Math.floor(seconds / 60) % 60];
    const say = (n: number, unit: string) => new Intl.NumberFormat(this.language, { style: 'unit', unit, unitDisplay: 'short' }).format(n);
    const both = (n: number, unit: string, rest: number, smaller: string) =>
      rest > 0 ? `${say(n, unit)} ${say(rest, smaller)}` : say(n, unit);
    if (days > 0) return both(days, 'day', hours, 'hour');
    if (hours > 0) return both(hours, 'hour', minutes, 'minute');
    return minutes > 0 ? say(minutes, 'minute') : say(seconds, 'second');
  }

  date(then: number): string {
    return new Intl.DateTimeFormat(this.language, { dateStyle: 'medium', timeStyle: 'short' }).format(then);
  }
}

const UNITS: readonly [Intl.RelativeTimeFormatUnit, number][] = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
];

export const locale = new Locale();

/** As chosen on this device, as asked for in the address, or as the browser says. */
export function preferredLanguage(): Language {
  const asked = new URLSearchParams(location.search).get('lang') ?? recallText('language');
  const wished = [asked, ...navigator.languages].map(tag => tag?.slice(0, 2));
  return (wished.find(tag => tag === 'hu' || tag === 'en') as Language | undefined) ?? 'en';
}
