/** Where in a chapter the newcomer is, by what they have chosen and handed over so far. */
import { type Choice, equal } from '@tarsas/kernel';
import type { LessonStep } from '@tarsas/words/lesson';

export interface Place {
  /** The step to show. */
  at: number;
  /** How many of the last choices the lesson does not foresee. */
  astray: number;
}

/** `read`: the step up to which the newcomer has read. `made`: all choices in this chapter, the drafted ones included. */
export function follow(steps: readonly LessonStep[], read: number, made: readonly Choice[], commits: number): Place {
  let chosen = 0;
  let handed = 0;
  for (const [at, step] of steps.entries()) {
    if ('theirs' in step) continue;
    if ('choose' in step) {
      const choice = made[chosen];
      if (!choice || !equal(choice, step.choose)) return { at, astray: made.length - chosen };
      chosen++;
    } else if ('commit' in step) {
      if (handed === commits) return { at, astray: made.length - chosen };
      handed++;
    } else if (at >= read && !isAhead(steps, at, made, chosen, commits, handed)) return { at, astray: made.length - chosen };
  }
  return { at: steps.length, astray: made.length - chosen };
}

/** A step counts as read when the newcomer has already made its choice. */
function isAhead(
  steps: readonly LessonStep[],
  at: number,
  made: readonly Choice[],
  chosen: number,
  commits: number,
  handed: number,
): boolean {
  if (commits > handed) return true;
  const next = steps.slice(at).find(step => 'choose' in step || 'commit' in step);
  return next !== undefined && 'choose' in next && made[chosen] !== undefined && equal(made[chosen], next.choose);
}
