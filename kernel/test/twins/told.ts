import { voice } from '../../index.ts';
import { bounded, invariant, knownIsTrue, scoresAddUp, worded } from '../../laws/index.ts';
import { en, hu, type Magpies, magpies } from '../toy.ts';
import { also, type Twin, twin, without, withStep } from './twin.ts';

export const TOLD: readonly Twin[] = [
  {
    breaks: invariant,
    by: 'card falls under the table',
    game: withStep('draw', { choose: also(g => g.s.deck.pop()) }),
    says: /cards on the table: /,
  },

  {
    breaks: worded,
    by: 'choice has no words in one language',
    plan: { voices: { en: voice(en), hu: voice({ ...hu, choices: without(hu.choices, 'pass') }) } },
    says: /No words for choice 'pass'/,
  },
  {
    breaks: worded,
    by: 'fact has no words',
    plan: { voices: { en: voice({ ...en, facts: without(en.facts, 'bids') }) } },
    says: /No words for fact 'bids'/,
  },
  {
    breaks: worded,
    by: 'question has no words',
    plan: { voices: { en: voice({ ...en, prompts: without(en.prompts, 'draw') }) } },
    says: /No words for question 'draw'/,
  },
  {
    breaks: worded,
    by: 'score line has no words',
    plan: { voices: { en: voice({ ...en, scores: without(en.scores, 'kept') }) } },
    says: /No words for score line 'kept'/,
  },
  {
    breaks: worded,
    by: 'two choices read the same',
    plan: { voices: { en: voice({ ...en, choices: { ...en.choices, keep: () => 'Keep it' } }) } },
    says: /en: two choices of 'keep' read the same: 'Keep it'/,
  },
  {
    breaks: worded,
    by: 'words have a hole in them',
    plan: { voices: { en: voice({ ...en, prompts: { ...en.prompts, keep: f => `Keep which, ${(f as { name?: string }).name}?` } }) } },
    says: /en: question 'keep' reads 'Keep which, undefined\?'/,
  },
  {
    breaks: worded,
    by: 'table is drawn with an empty line',
    plan: { voices: { en: voice<Magpies>({ ...en, table: () => [' '] }) } },
    says: /en: table is empty/,
  },
  {
    breaks: worded,
    by: "option's value has no words",
    plan: { voices: { en: voice({ ...en, options: { winner: { label: 'Winner', values: { highest: 'highest' } } } }) } },
    says: /value 'lowest' of option 'winner' is empty/,
  },

  {
    breaks: bounded,
    by: 'list is longer than anybody would read',
    game: withStep('keep', { options: () => Array.from({ length: 201 }, (_, card) => ({ do: 'keep', card }) as const) }),
    says: /'keep' lists 201 options/,
  },

  {
    breaks: scoresAddUp,
    by: 'lines leave out a point',
    game: twin({ score: s => magpies.score(s).map(score => ({ ...score, points: score.points + 1 })) }),
    says: /seat 0 has 1 points in lines of 0/,
  },
  {
    breaks: scoresAddUp,
    by: 'ranks are upside down',
    game: twin({
      score: s => magpies.score(s).map((mine, _, all) => ({ ...mine, rank: 1 + all.filter(other => other.points < mine.points).length })),
    }),
    says: /is ranked above somebody with more points/,
  },
  {
    breaks: scoresAddUp,
    by: 'scores forget a seat',
    game: twin({ score: s => magpies.score(s).slice(1) }),
    says: /not one score per seat/,
  },
  {
    breaks: scoresAddUp,
    by: 'ranks begin with the second',
    game: twin({ score: s => magpies.score(s).map(score => ({ ...score, rank: Math.max(2, score.rank) })) }),
    says: /nobody is ranked first/,
  },
  {
    breaks: knownIsTrue,
    by: 'scores are read from an imagined world',
    game: twin({ hides: () => [] }),
    says: /viewer (\d|public) reads \d+ points of seat \d, who has \d+/,
  },
];
