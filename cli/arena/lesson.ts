/** One game played to learn from: positions of it are kept with how it ended. */
import type { Mind } from '@tarsas/bots';
import { keptPosition, leap, setPoints } from '@tarsas/bots/judgement';
import { type Decision, type Kind, randomFrom } from '@tarsas/kernel';
import { type Match, type Played, playMatch } from './match.ts';

export interface Lesson extends Match {
  /** One question in so many is kept: neighbouring positions of a game are nearly the same. */
  keep: number;
  /** At one question in so many the game leaps to an end of the round as the planner sees it, once; nothing is kept from before. Never where it is left out. */
  leap?: number;
}

export interface Learned extends Played {
  /** Positions one after the other, as `bots/judgement/positions.ts` describes them; the number of the game is 0. */
  rows: Int16Array;
  /** Where each of them begins. */
  starts: number[];
}

export async function learnFrom(lesson: Lesson): Promise<Learned> {
  const random = randomFrom(`${lesson.seed}/kept`);
  let kept: number[][] = [];
  let leaps = lesson.leap;
  const keep = (mind: Mind, s: Kind['state']) => {
    if (!mind.features) return;
    // As any seat may know it: bots judge what they leave behind more often than what they are asked.
    const viewer = random(s.seats);
    if (mind.quiet?.(s, viewer) !== false) kept.push(keptPosition(mind.features.of(s, viewer), 0));
  };
  const played = await playMatch(lesson, (mind, s, asked: Decision) => {
    if (!mind) return null;
    const end = leaps !== undefined && random(leaps) === 0 ? leap(mind, s, asked, random) : null;
    if (end) {
      leaps = undefined;
      kept = [];
      keep(mind, end);
    } else if (random(lesson.keep) === 0) keep(mind, s);
    return end;
  });
  for (const row of kept) setPoints(row, [...played.points, ...played.automatic]);
  let at = 0;
  const starts = kept.map(({ length }) => {
    at += length;
    return at - length;
  });
  return { ...played, ms: [], rows: Int16Array.from(kept.flat()), starts };
}
