/** What threads are asked to do. */
import type { Result } from '@tarsas/coach';
import { type Learned, type Lesson, learnFrom } from './lesson.ts';
import { type Match, type Played, playMatch } from './match.ts';
import { type Study, study } from './study.ts';

export type Task = Match | Lesson | Study;
/** What comes of it. */
export type Done<T extends Task> = T extends Study ? Result : T extends Lesson ? Learned : Played;

export const perform = <T extends Task>(task: T): Promise<Done<T>> => done(task) as Promise<Done<T>>;

function done(task: Task): Promise<Result | Learned | Played> {
  if ('piece' in task) return study(task);
  return 'keep' in task ? learnFrom(task) : playMatch(task);
}
