/** A whole analysis on all cores: the pieces that can be done now are handed out, and what comes of them says what is next. */
import { type Analysis, Desk, type Knowledge, type Result, type Saved, type Settings } from '@tarsas/coach';
import { hash } from '@tarsas/kernel';
import type { Pool } from '../arena/pool.ts';
import type { Study } from '../arena/study.ts';

/** Decisions played out side by side, so that no thread waits for the last continuation of one. */
const SIDE_BY_SIDE = 3;

export async function analysed(
  pool: Pool,
  known: Knowledge,
  saved: Saved,
  settings: Partial<Settings>,
  tell: (analysis: Analysis) => void,
): Promise<Analysis> {
  const desk = new Desk(known, saved, settings);
  const analysis = desk.begin();
  const key = hash([saved, settings]);
  for (let next = desk.tasks(analysis, SIDE_BY_SIDE); next.length > 0; next = desk.tasks(analysis, SIDE_BY_SIDE)) {
    const tasks = next.map((piece): Study => ({ key, saved, settings, piece }));
    let broken: string | undefined;
    await pool.play(tasks, ({ n, played, error }) => {
      if (error !== undefined) broken ??= error;
      else desk.absorb(analysis, next[n], played as Result);
      tell(analysis);
    });
    if (broken !== undefined) throw new Error(broken);
  }
  return analysis;
}
