/** What threads are asked to do. */
import { doLot, type Lot } from '@tarsas/bots/judgement';
import type { Result } from '@tarsas/coach';
import { type Learned, type Lesson, learnFrom } from './lesson.ts';
import { type Match, type Played, playMatch } from './match.ts';
import { type Study, study } from './study.ts';

/** Of a network's training. */
export interface Drill {
  lot: Lot;
}

export type Task = Match | Lesson | Study | Drill;
/** What comes of it. */
export type Done<T extends Task> = T extends Study ? Result : T extends Lesson ? Learned : T extends Drill ? number : Played;

export const perform = <T extends Task>(task: T): Promise<Done<T>> => done(task) as Promise<Done<T>>;

async function done(task: Task): Promise<Result | Learned | Played | number> {
  if ('lot' in task) return doLot(task.lot);
  if ('piece' in task) return study(task);
  return 'keep' in task ? learnFrom(task) : playMatch(task);
}
