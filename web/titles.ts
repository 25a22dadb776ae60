/** The games as the app shows them: what their manifests say, and their words, loaded when they are needed. */
import { type Language, type TableLog, type Voice, voice } from '@tarsas/kernel';
import { addressing } from '@tarsas/words/address';
import { type Listed, manifests, wordsOf } from '../games/list.ts';

export interface GameTitle extends Listed {
  voices: Readonly<Record<Language, () => Promise<Voice>>>;
}

export const titles: readonly GameTitle[] = manifests.map(manifest => ({
  ...manifest,
  voices: {
    en: async () => addressing(voice(await wordsOf(manifest.id, 'en')), (await import('@tarsas/words/you.en')).address),
    hu: async () => addressing(voice(await wordsOf(manifest.id, 'hu')), (await import('@tarsas/words/you.hu')).address),
  },
}));

/** How many sit down unless somebody says otherwise. */
export const usualSeats = ({ seats }: GameTitle): number => Math.min(seats.max, Math.max(seats.min, 3));

export const titleOf = (id: string): GameTitle | undefined => titles.find(title => title.id === id);

export type LogReader = (text: string) => TableLog & { names: string[] };

/** Games played elsewhere and written down in another notation: who can read such a text throws what is wrong with it. */
export const logReaders = Object.values(import.meta.glob<LogReader>('../games/*/notation/readLog.ts', { import: 'readLog' }));
