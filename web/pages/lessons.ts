/** Lessons (`games/<id>/text/tutorial.ts` with `plan`, and one catalogue of words per language), and how far the reader has come. */
import type { Language } from '@tarsas/kernel';
import type { LessonPlan, LessonWords } from '@tarsas/words/lesson';
import { keep, recall } from '../app/device.ts';

const plans = import.meta.glob<{ plan: LessonPlan }>('../../games/*/text/tutorial.ts');
const catalogues = import.meta.glob<{ words: LessonWords }>('../../games/*/text/tutorial.*.ts');

export const hasLesson = (game: string): boolean => `../../games/${game}/text/tutorial.ts` in plans;

export const planOf = async (game: string): Promise<LessonPlan | null> =>
  (await plans[`../../games/${game}/text/tutorial.ts`]?.())?.plan ?? null;

export const lessonWordsOf = async (game: string, language: Language): Promise<LessonWords | null> =>
  (await catalogues[`../../games/${game}/text/tutorial.${language}.ts`]?.())?.words ?? null;

/** Ids of the chapters that are done. */
export const doneChapters = (game: string): string[] => recall<string[]>(`lesson:${game}`) ?? [];

export function markDone(game: string, chapter: string): void {
  keep(`lesson:${game}`, [...new Set([...doneChapters(game), chapter])]);
}
