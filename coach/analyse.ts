/** A whole analysis, one small piece of work at a time. */
import { Desk } from './analysis.ts';
import type { Analysis, Knowledge, Saved, Settings } from './types.ts';

/**
 * Yields the analysis after every piece of work: the same object, which grows. It is plain JSON; one that was stopped is passed in again and goes on, and the
 * result is the same as if it had not been.
 */
export function* analyse(
  known: Knowledge,
  saved: Saved,
  settings: Partial<Settings> = {},
  sofar?: Analysis,
): Generator<Analysis, Analysis> {
  const desk = new Desk(known, saved, settings);
  const analysis = sofar ?? desk.begin();
  for (let tasks = desk.tasks(analysis); tasks.length > 0; tasks = desk.tasks(analysis)) {
    for (const task of tasks) {
      desk.absorb(analysis, task, desk.perform(task));
      yield analysis;
    }
  }
  return analysis;
}
