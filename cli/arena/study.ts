/** One piece of the work of an analysis. */
import { Desk, type Result, type Saved, type Settings, type Task } from '@tarsas/coach';
import { knowledgeOf } from '../../games/list.ts';

export interface Study {
  /** Tells games apart: a thread keeps the last one on its desk. */
  key: string;
  saved: Saved;
  settings: Partial<Settings>;
  piece: Task;
}

let kept: { key: string; desk: Desk } | null = null;

export async function study({ key, saved, settings, piece }: Study): Promise<Result> {
  if (kept?.key !== key) {
    const known = await knowledgeOf(saved.game);
    if (!known) throw new Error(`${saved.game}: nobody can think about it`);
    kept = { key, desk: new Desk(known, saved, settings) };
  }
  return kept.desk.perform(piece);
}
