import type { LessonStep } from '@tarsas/words/lesson';
import { describe, expect, test } from 'vitest';
import { follow } from '../pages/lesson/follow.ts';

const left = { do: 'left' };
const right = { do: 'right' };
const steps: LessonStep[] = [
  { theirs: { do: 'wait' } },
  { say: 'hello' },
  { say: 'choose', choose: left },
  { say: 'hand over', commit: true },
  { theirs: { do: 'wait' } },
  { say: 'well done' },
];

describe('following a lesson', () => {
  test('others have moved before the first word', () => expect(follow(steps, 0, [], 0)).toEqual({ at: 1, astray: 0 }));
  test('what was read leads to the next step', () => expect(follow(steps, 2, [], 0)).toEqual({ at: 2, astray: 0 }));
  test('the right choice leads on', () => expect(follow(steps, 2, [left], 0)).toEqual({ at: 3, astray: 0 }));
  test('whoever chooses before reading has understood', () => expect(follow(steps, 0, [left], 0)).toEqual({ at: 3, astray: 0 }));
  test('another choice leads astray, whether read or not', () => {
    expect(follow(steps, 2, [right], 0)).toEqual({ at: 2, astray: 1 });
    expect(follow(steps, 0, [right], 0)).toEqual({ at: 1, astray: 1 });
  });
  test('choices beyond what is asked lead astray', () => expect(follow(steps, 2, [left, right], 0)).toEqual({ at: 3, astray: 1 }));
  test('handing over leads on', () => expect(follow(steps, 2, [left], 1)).toEqual({ at: 5, astray: 0 }));
  test('an undone choice leads back', () => expect(follow(steps, 3, [], 0)).toEqual({ at: 2, astray: 0 }));
  test('after the last word the chapter is over', () => expect(follow(steps, 6, [left], 1)).toEqual({ at: 6, astray: 0 }));
});
