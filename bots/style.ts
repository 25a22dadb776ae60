/** What an opponent likes to do, whatever it thinks it is worth: it shows in play and costs it little. */
import type { Mind, Plan } from './mind.ts';

export const LEANINGS = ['builder', 'priest', 'trader', 'raider'] as const;
export type Leaning = (typeof LEANINGS)[number];

/** By leaning: the points that a plan of that kind is liked better by. */
export type Style = Readonly<Partial<Record<Leaning, number>>>;

/** What a plan is liked better by: as much as the dearest of its choices, however many there are. */
export function liking(mind: Mind, plan: Plan, style: Style): number {
  let most = 0;
  if (!mind.leaning) return most;
  for (const choice of plan) {
    const leaning = mind.leaning(choice);
    if (leaning) most = Math.max(most, style[leaning] ?? 0);
  }
  return most;
}
