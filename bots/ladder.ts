/** The rungs of the ladder, from gentle to strong: a kind of search and a temperature; all play by the same rules. */
import type { Choice } from '@tarsas/kernel';
import type { Bot, Question } from './bot.ts';
import type { Budget } from './effort.ts';
import { pick, type Rated, rate, worldsOf } from './greedy.ts';
import type { Mind, Plan } from './mind.ts';
import { planRound } from './planner.ts';
import { search } from './searcher.ts';

/** A question about a game that has a `Mind`. */
type Thoughtful = Question & { mind: Mind };

/** Kinds of search, each returning plans with what they seem to be worth. */
const LEVELS = {
  /** Any sensible plan, each equally likely. */
  plans: (question: Thoughtful): Rated[] => {
    const [{ world, asked }] = worldsOf(question, 1);
    const plans = question.mind.plans(world, asked, question.mind.weights);
    return [{ plan: plans[question.random(plans.length)], worth: 0 }];
  },
  greedy: (question: Thoughtful) => rate(question, question.mind.glances),
  planner: (question: Thoughtful) => planRound(question),
  searcher: search,
} as const;
export type Level = keyof typeof LEVELS;

/** What a level thinks of the plans it looks at. */
export const ratings = (level: Level, question: Thoughtful): Rated[] => LEVELS[level](question);

/** How a rung introduces itself. */
export interface Character {
  name: string;
  line: string;
}

export interface Rung {
  name: string;
  level: Level;
  /** In points, of a softmax: a plan worth so many points less is chosen e times more rarely. 0 takes the best. */
  temperature: number;
  budget?: Budget;
  en: Character;
  hu: Character;
}

export const RUNGS: readonly Rung[] = [
  {
    name: 'random-plans',
    level: 'plans',
    temperature: 0,
    en: { name: 'Wanderer', line: 'Always does something sensible, and never asks whether it helps.' },
    hu: { name: 'Kószáló', line: 'Mindig értelmes dolgot csinál, csak azt nem kérdezi, minek.' },
  },
  {
    name: 'gentle',
    level: 'greedy',
    temperature: 4,
    en: { name: 'Apprentice', line: 'Likes a good move when it sees one, and often likes another one better.' },
    hu: { name: 'Inas', line: 'Ha jó lépést lát, örül neki, aztán gyakran másikba szeret bele.' },
  },
  {
    name: 'greedy',
    level: 'greedy',
    temperature: 0,
    en: { name: 'Merchant', line: 'Takes what pays best at once; tomorrow is another day.' },
    hu: { name: 'Kalmár', line: 'Elviszi, ami most a legtöbbet ér; a holnap ráér holnap.' },
  },
  {
    name: 'steady',
    level: 'planner',
    temperature: 0.5,
    en: { name: 'Steward', line: 'Plans the whole round, and forgives you a mistake with one of its own.' },
    hu: { name: 'Intéző', line: 'Az egész kört megtervezi, és a hibádat viszonozza eggyel.' },
  },
  {
    name: 'planner',
    level: 'planner',
    temperature: 0,
    en: { name: 'Architect', line: 'Has the round finished in its head before you have sat down.' },
    hu: { name: 'Építész', line: 'Fejben már kész a körrel, mire leülsz.' },
  },
  {
    name: 'searcher',
    level: 'searcher',
    temperature: 0,
    budget: { ms: 1000 },
    en: { name: 'Strategist', line: 'Is already in the next round while you are busy with this one.' },
    hu: { name: 'Stratéga', line: 'Már a következő körben jár az esze, amíg te ezzel bajlódsz.' },
  },
];

/** The bot of a rung. It plays at random where a game has no `Mind`. */
export function botOf({ name, level, temperature, budget }: Rung): Bot {
  const plan = (question: Question): Plan => {
    if (!question.mind) return [question.options[question.random(question.options.length)]];
    return pick(LEVELS[level](question as Thoughtful), temperature, question.random);
  };
  return { name, choose: (question): Choice => plan(question)[0], plan, ...(budget && { budget }) };
}
