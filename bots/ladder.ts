/** The rungs of the ladder, from gentle to strong: a kind of search and a temperature; all play by the same rules. */
import type { Choice } from '@tarsas/kernel';
import type { Bot, Question } from './bot.ts';
import type { Budget } from './effort.ts';
import { pick, type Rated, rate } from './greedy.ts';
import type { Mind, Plan } from './mind.ts';
import { planRound } from './planner.ts';
import { search } from './searcher.ts';
import { liking, type Style } from './style.ts';

/** A question about a game that has a `Mind`. */
type Thoughtful = Question & { mind: Mind };

/** Kinds of search, each returning plans with what they seem to be worth. */
const LEVELS = {
  /** Any sensible plan is as good as any other. */
  plans: (question: Thoughtful): Rated[] => question.plans().map(plan => ({ plan, worth: 0 })),
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
  /** Small beside what the level can tell apart, so that the ladder stays a ladder. */
  style: Style;
  budget?: Budget;
  en: Character;
  hu: Character;
}

export const RUNGS: readonly Rung[] = [
  {
    name: 'random-plans',
    level: 'plans',
    temperature: 1,
    style: { trader: 1 },
    en: { name: 'Wanderer', line: 'Swaps this for that, always sensibly, and never asks whether it helps.' },
    hu: { name: 'Kószáló', line: 'Ezt arra cserélgeti, mindig értelmesen, csak azt nem kérdezi, minek.' },
  },
  {
    name: 'gentle',
    level: 'greedy',
    temperature: 4,
    style: { builder: 2 },
    en: { name: 'Apprentice', line: 'Would rather build than count, and often falls in love with a worse plan.' },
    hu: { name: 'Inas', line: 'Építeni szeret, számolni kevésbé, és gyakran beleszeret egy rosszabb tervbe.' },
  },
  {
    name: 'greedy',
    level: 'greedy',
    temperature: 0,
    style: { trader: 0.3 },
    en: { name: 'Merchant', line: 'Takes what pays best at once, most gladly in goods; tomorrow is another day.' },
    hu: { name: 'Kalmár', line: 'Elviszi, ami most a legtöbbet ér, legszívesebben áruban; a holnap ráér holnap.' },
  },
  {
    name: 'steady',
    level: 'planner',
    temperature: 0.5,
    style: { priest: 0.4 },
    en: {
      name: 'Steward',
      line: 'Plans the whole round, stands well with priests and scholars, and forgives you a mistake with one of its own.',
    },
    hu: { name: 'Intéző', line: 'Az egész kört megtervezi, jóban van papokkal és tudósokkal, és a hibádat viszonozza eggyel.' },
  },
  {
    name: 'planner',
    level: 'planner',
    temperature: 0,
    style: { builder: 0.25 },
    en: { name: 'Architect', line: 'Has the round finished in its head, to the last brick, before you have sat down.' },
    hu: { name: 'Építész', line: 'Fejben az utolsó tégláig kész a körrel, mire leülsz.' },
  },
  {
    name: 'searcher',
    level: 'searcher',
    temperature: 0,
    style: { raider: 0.25 },
    budget: { ms: 1000 },
    en: { name: 'Strategist', line: 'Is already in the next round, and takes what you will miss there.' },
    hu: { name: 'Stratéga', line: 'Már a következő körben jár az esze, és elviszi, ami ott majd neked hiányzik.' },
  },
];

/** The bot of a rung. It plays at random where a game has no `Mind`. */
export function botOf({ name, level, temperature, style, budget }: Rung): Bot {
  const plan = (question: Question): Plan => {
    if (!question.mind) return [question.options[question.random(question.options.length)]];
    const { mind } = question;
    const rated = LEVELS[level](question as Thoughtful);
    if (rated.length > 1) for (const one of rated) one.worth += liking(mind, one.plan, style);
    return pick(rated, temperature, question.random);
  };
  return { name, choose: (question): Choice => plan(question)[0], plan, ...(budget && { budget }) };
}
