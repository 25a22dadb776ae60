/** What threads are asked to do. */
import { type Learned, type Lesson, learnFrom } from './lesson.ts';
import { type Match, type Played, playMatch } from './match.ts';

export type Task = Match | Lesson;
/** What comes of it. */
export type Done<T extends Task> = T extends Lesson ? Learned : Played;

export const perform = <T extends Task>(task: T): Promise<Done<T>> =>
  ('keep' in task ? learnFrom(task as Lesson) : playMatch(task)) as Promise<Done<T>>;
