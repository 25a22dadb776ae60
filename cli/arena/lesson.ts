/** One game played to learn from: positions of it are kept with how it ended. */
import { keptPosition, setPoints } from '@tarsas/bots/judgement';
import { randomFrom } from '@tarsas/kernel';
import { type Match, type Played, playMatch } from './match.ts';

export interface Lesson extends Match {
  /** One question in so many is kept: neighbouring positions of a game are nearly the same. */
  keep: number;
}

export interface Learned extends Played {
  /** Positions one after the other, as `bots/judgement/positions.ts` describes them; the number of the game is 0. */
  rows: Int16Array;
  /** Where each of them begins. */
  starts: number[];
}

export async function learnFrom(lesson: Lesson): Promise<Learned> {
  const random = randomFrom(`${lesson.seed}/kept`);
  const kept: number[][] = [];
  const played = await playMatch(lesson, (mind, s) => {
    if (!mind?.features || random(lesson.keep) > 0) return;
    // As any seat may know it: bots judge what they leave behind more often than what they are asked.
    const viewer = random(s.seats);
    if (mind.quiet?.(s, viewer) !== false) kept.push(keptPosition(mind.features.of(s, viewer), 0));
  });
  for (const row of kept) setPoints(row, played.points);
  let at = 0;
  const starts = kept.map(({ length }) => {
    at += length;
    return at - length;
  });
  return { ...played, ms: [], rows: Int16Array.from(kept.flat()), starts };
}
