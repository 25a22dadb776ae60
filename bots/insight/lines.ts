/** What somebody chose in a row, and which plan says the same. */
import { type Choice, equal, type TableLog } from '@tarsas/kernel';
import type { Mind, Plan } from '../mind.ts';

/** What one seat chose in a row, nobody else in between. */
export function lineFrom({ moves }: TableLog, from: number): Choice[] {
  const line: Choice[] = [];
  for (let n = from; n < moves.length && moves[n].seat === moves[from].seat; n++) line.push(moves[n].choice);
  return line;
}

export interface Aim {
  choice: Choice;
  at: number;
}

/** What is left of a line without choices that only serve others. */
export function aimsOf(mind: Mind, line: readonly Choice[]): Aim[] {
  return line.map((choice, at) => ({ choice, at })).filter(({ choice }) => !mind.aside?.(choice as never));
}

/** Whether the plan says what the line begins with, in whatever order and however it is paid. */
export function matches(mind: Mind, plan: Plan, aims: readonly Aim[]): boolean {
  const left = aimsOf(mind, plan).map(({ choice }) => choice);
  if (left.length === 0 || left.length > aims.length) return false;
  for (let i = left.length - 1; i >= 0; i--) {
    const at = left.findIndex(choice => equal(choice, aims[i].choice));
    if (at < 0) return false;
    left.splice(at, 1);
  }
  return true;
}
