/** The planner with more time: beams that widen where everything is open, more and more imagined worlds where something is hidden. */
import type { Question } from './bot.ts';
import type { Rated } from './greedy.ts';
import type { Mind } from './mind.ts';
import { type Beam, planRound, USUAL } from './planner.ts';

const WIDER: readonly Beam[] = [
  { width: 12, plans: 36, depth: 12 },
  { width: 32, plans: 64, depth: 14 },
  { width: 80, plans: 120, depth: 14 },
  { width: 200, plans: 300, depth: 16 },
];
/** Without any limit it stops after so many looks. */
const USUAL_LOOKS = 4;

type Thought = Question & { mind: Mind };

export function planWider(question: Thought): Rated[] {
  const first = planRound(question, USUAL);
  if (first.length === 1 || question.effort.over) return first;
  return (question.mind.worlds ?? 1) > 1 ? inMoreWorlds(question, first) : inWiderBeams(question, first);
}

/** What a beam says that was broken off counts for nothing. */
function inWiderBeams(question: Thought, first: Rated[]): Rated[] {
  let best = first;
  for (const beam of WIDER) {
    const found = planRound(question, beam);
    if (question.effort.over) break;
    best = found;
  }
  return best;
}

/** Every look is one at other worlds; the mean of all of them counts, of plans that were possible in most. */
function inMoreWorlds(question: Thought, first: Rated[]): Rated[] {
  const { effort } = question;
  const seen = new Map<string, { plan: Rated['plan']; sum: number; looks: number }>();
  const add = (found: readonly Rated[]) => {
    for (const { plan, worth } of found) {
      const key = JSON.stringify(plan);
      const known = seen.get(key) ?? { plan, sum: 0, looks: 0 };
      seen.set(key, { plan, sum: known.sum + worth, looks: known.looks + 1 });
    }
  };
  add(first);
  let looks = 1;
  while (!effort.over && (!effort.endless || looks < USUAL_LOOKS)) {
    const found = planRound(question, WIDER[0]);
    if (effort.over) break;
    add(found);
    looks++;
  }
  return [...seen.values()].filter(one => one.looks * 2 > looks).map(({ plan, sum, looks: n }) => ({ plan, worth: sum / n }));
}
