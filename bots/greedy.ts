/** One plan ahead: plays every plan on an imagined world and takes the one that looks best after it. */
import type { Random } from '@tarsas/kernel';
import type { Question } from './bot.ts';
import { after, askedIn, merit } from './lookahead.ts';
import { drawFrom } from './lot.ts';
import type { Mind, Plan } from './mind.ts';

/** A plan and what it seems to be worth, in points. */
export interface Rated {
  plan: Plan;
  worth: number;
}

/** The imagined worlds a question is thought about in, and the plans there are; only those that all of them allow. */
export function worldsOf(question: Question & { mind: Mind }, n = question.mind.worlds ?? 1) {
  const { mind, seat, decision } = question;
  const worlds = Array.from({ length: n }, () => question.imagine());
  return worlds.map(world => ({ world, asked: askedIn(mind.game, world, seat, decision) }));
}

/** In every further world only the best quarter of the plans is looked at again, but never fewer than these. */
const FEWEST = 3;

/** Every plan with its worth in so many worlds, in the order of the game's guesses; those not reached in time are left out. */
export function rate(question: Question & { mind: Mind }, worlds?: number): Rated[] {
  const { mind, seat, effort } = question;
  const [first, ...further] = worldsOf(question, worlds);
  const plans = mind.plans(first.world, first.asked, mind.weights);
  if (plans.length === 1) return [{ plan: plans[0], worth: 0 }];
  const look = (plan: Plan, { world, asked }: typeof first): number => {
    effort.spend();
    return merit(after(mind, world, asked, plan).values, seat);
  };
  const rated: Rated[] = [];
  for (const plan of plans) {
    if (effort.over && rated.length > 0) return rated;
    rated.push({ plan, worth: look(plan, first) });
  }
  let left = [...rated];
  further.forEach((world, n) => {
    if (effort.over) return;
    left = left.sort((a, b) => b.worth - a.worth).slice(0, Math.max(FEWEST, left.length >> 2));
    const worths = left.map(({ plan }) => look(plan, world));
    // Subtract what all plans gain or lose in this world, so that plans rated in fewer worlds stay comparable.
    const kinder = mean(worths) - mean(left.map(({ worth }) => worth));
    left.forEach((one, i) => {
      one.worth += (worths[i] - kinder - one.worth) / (n + 2);
    });
  });
  return rated;
}

const mean = (numbers: readonly number[]): number => numbers.reduce((sum, n) => sum + n, 0) / numbers.length;

/** The best, or the more often a good one the lower the temperature: at temperature t a plan worth t points less is chosen e times more rarely. */
export function pick(rated: readonly Rated[], temperature: number, random: Random): Plan {
  let best = rated[0];
  for (const one of rated) if (one.worth > best.worth) best = one;
  if (temperature <= 0) return best.plan;
  const odds = rated.map(({ worth }) => Math.exp((worth - best.worth) / temperature));
  return rated[drawFrom(odds, random)].plan;
}
