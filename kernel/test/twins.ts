/** Twins of the honest game, each with one thing wrong that one law forbids. */
import type { Game, Play, Seat } from '../index.ts';
import { clone, voice } from '../index.ts';
import {
  asked,
  bounded,
  ends,
  invariant,
  knownIsTrue,
  type Law,
  lanesCommute,
  noLeak,
  type Plan,
  plain,
  pure,
  refuses,
  replays,
  reveals,
  sameFromBothSides,
  scoresAddUp,
  stable,
  untouched,
  worded,
} from '../laws/index.ts';
import { en, hu, type Magpies, magpies, type View } from './toy.ts';

export interface Twin {
  breaks: Law;
  /** Completes the sentence "catches a game whose …". */
  by: string;
  game?: Game<Magpies>;
  plan?: Partial<Plan<Magpies>>;
  says: RegExp;
}

const twin = (change: Partial<Game<Magpies>>): Game<Magpies> => ({ ...magpies, ...change });

type Steps = Game<Magpies>['steps'];
/** The honest game with something else in one of its steps. */
export function withStep<K extends keyof Steps>(kind: K, change: Partial<Steps[K]>): Game<Magpies> {
  return twin({ steps: { ...magpies.steps, [kind]: { ...magpies.steps[kind], ...change } } });
}

const { keep, bids, draw } = magpies.steps;

/** The honest view, and then something more. */
const seeing =
  (more: (...args: Parameters<typeof magpies.view>) => object): Game<Magpies>['view'] =>
  (s, viewer) => ({ ...magpies.view(s, viewer), ...more(s, viewer) });

export const TWINS: readonly Twin[] = [
  {
    breaks: ends,
    by: 'question is asked again and again',
    game: withStep('draw', { choose: () => {} }),
    says: /no end after 200 moves/,
  },

  {
    breaks: asked,
    by: 'question has no answer for some hands',
    game: withStep('bids', { options: (s, f, seat) => bids.options!(s, f, seat).filter(bid => 'card' in bid && bid.card > 8) }),
    says: /has no answer to 'bids'/,
  },
  {
    breaks: asked,
    by: 'question lets a seat think again without an answer to give',
    game: withStep('bids', { options: (s, f, seat) => (f.sealed[seat] === null ? bids.options!(s, f, seat) : []) }),
    says: /has no answer to 'bids'/,
  },

  {
    breaks: asked,
    by: 'question is put twice to the same seat, to answer and to think again',
    game: withStep('bids', { revise: s => [...Array(s.seats).keys()] }),
    says: /'bids' asks seat 0 twice/,
  },
  {
    breaks: asked,
    by: 'question is put to a seat that does not exist',
    game: withStep('bids', { who: (s, f) => [...bids.who!(s, f), s.seats] }),
    says: /'bids' asks seat 3, who is not at the table/,
  },

  {
    breaks: stable,
    by: 'list names an option twice',
    game: withStep('draw', { options: (s, f, seat) => [...draw.options!(s, f, seat), { do: 'pass' }] }),
    says: /'draw' lists an option twice/,
  },
  {
    breaks: stable,
    by: 'list comes in another order every time',
    game: withStep('keep', { options: turning(keep.options!) }),
    says: /'keep' lists other options the second time/,
  },
  {
    breaks: stable,
    by: 'option holds the very list that lies in the state',
    game: withStep('bids', {
      options: (s, f, seat) => bids.options!(s, f, seat).map(option => ({ ...option, hand: s.players[seat].hand })),
    }),
    says: /an option of 'bids' shares \[[\d,]+\] with the state/,
  },

  {
    breaks: untouched,
    by: 'options sort the hand where it lies',
    game: withStep('bids', {
      options: (s, f, seat) => {
        s.players[seat].hand.sort((a, b) => a - b);
        return bids.options!(s, f, seat);
      },
    }),
    says: /read only/,
  },
  {
    breaks: untouched,
    by: 'view tidies up the discard pile',
    game: twin({ view: (s, viewer) => ({ ...magpies.view(s, viewer), discard: s.discard.reverse() }) }),
    says: /read only/,
  },
  {
    breaks: untouched,
    by: 'score writes down the winner',
    game: twin({
      score(s) {
        s.players[0].prizes = [];
        return magpies.score(s);
      },
    }),
    says: /read only/,
  },

  {
    breaks: untouched,
    by: 'own copy shares a list with the original',
    game: twin({ copy: s => ({ ...clone(s), discard: s.discard }) }),
    says: /a copy shares state\.discard with its original/,
  },
  {
    breaks: untouched,
    by: 'own copy forgets something',
    game: twin({ copy: s => ({ ...clone(s), deck: [] }) }),
    says: /a copy: deck/,
  },

  {
    breaks: pure,
    by: 'rule remembers how often it was used',
    game: withStep('keep', { choose: remembering((g, seat, n) => g.s.players[seat].prizes.push(n)) }),
    says: /another state the second time: players\.\d\.prizes\.0/,
  },
  {
    breaks: pure,
    by: 'log remembers how often it was written',
    game: withStep('keep', { choose: remembering((g, _, n) => g.log('rolled', { prize: n })) }),
    says: /other facts the second time: 0\.args\.prize/,
  },

  {
    breaks: plain,
    by: 'state holds undefined',
    game: withStep('keep', { choose: also((g, seat) => Object.assign(g.s.players[seat], { mood: undefined })) }),
    says: /state\.players\.\d\.mood is undefined/,
  },
  {
    breaks: plain,
    by: 'state holds half a point',
    game: withStep('keep', { choose: also((g, seat) => g.s.players[seat].prizes.push(0.5)) }),
    says: /state\.players\.\d\.prizes\.0 is 0\.5, not a whole number/,
  },
  {
    breaks: plain,
    by: 'state holds an object of a class',
    game: withStep('keep', { choose: also((g, seat) => Object.assign(g.s.players[seat], { since: new Map() })) }),
    says: /state\.players\.\d\.since is not plain data/,
  },

  {
    breaks: plain,
    by: 'state holds the same list in two places',
    game: withStep('keep', { choose: also((g, seat) => Object.assign(g.s, { last: g.s.players[seat].kept })) }),
    says: /state\.last is the very object that state\.players\.\d\.kept is/,
  },

  {
    breaks: replays,
    by: 'set-up depends on how many tables there were before',
    game: twin({ setup: shiftingSetup() }),
    says: /hash after replay/,
  },

  {
    breaks: refuses,
    by: 'question is put to a seat that is not at the table',
    game: withStep('bids', { who: (s, f) => [...bids.who!(s, f), s.seats] }),
    says: /was answered by: Refused/,
  },
  {
    breaks: refuses,
    by: 'options change the state before the answer is refused',
    game: withStep('draw', {
      options: (s, f, seat) => {
        s.deck.push(s.deck.pop()!);
        return draw.options!(s, f, seat);
      },
    }),
    says: /not extensible|read only|Cannot delete/,
  },

  {
    breaks: noLeak,
    by: 'view carries all hands, and whose imagined world copies them',
    game: twin({
      view: seeing(s => ({ peek: s.players.map(p => p.hand) })),
      imagine(view, viewer, random) {
        const { peek } = view as View & { peek: number[][] };
        const world = magpies.imagine(view, viewer, random);
        return { ...world, players: world.players.map((p, seat) => ({ ...p, hand: peek[seat] })) };
      },
    }),
    says: /seen by \S+, with other secrets: peek\.\d/,
  },
  {
    breaks: noLeak,
    by: 'view shows sealed bids, and whose imagined world copies them',
    game: twin({
      view: seeing(s => ({ stack: s.stack })),
      imagine: (view, viewer, random) => ({ ...magpies.imagine(view, viewer, random), stack: view.stack }),
    }),
    says: /seen by \S+, with other secrets: stack\.1\.sealed/,
  },
  {
    breaks: noLeak,
    by: 'view carries the generator',
    game: twin({ view: seeing(s => ({ rng: s.rng })) }),
    says: /the view of 0 holds the generator/,
  },
  {
    breaks: noLeak,
    by: 'view carries the generator by another name',
    game: twin({ view: seeing(s => ({ luck: s.rng })) }),
    says: /seen by 0, in an imagined world: luck/,
  },
  {
    breaks: noLeak,
    by: 'view carries the top of the deck, which nobody could imagine',
    game: twin({ view: seeing(s => ({ top: s.deck.at(-1) ?? 0 })) }),
    says: /seen by \S+, .*: top/,
  },
  {
    breaks: noLeak,
    by: 'imagined world contradicts the view',
    game: twin({ imagine: (view, viewer, random) => ({ ...magpies.imagine(view, viewer, random), discard: [] }) }),
    says: /seen by 0, in an imagined world: discard/,
  },

  {
    breaks: sameFromBothSides,
    by: "options depend on a neighbour's hand",
    game: withStep('bids', {
      options: (s, f, seat) => {
        const best = Math.max(...s.players[(seat + 1) % s.seats].hand);
        const all = bids.options!(s, f, seat);
        const below = all.filter(bid => 'card' in bid && bid.card < best);
        return below.length > 0 ? below : all;
      },
    }),
    says: /what seat \d may do, in an imagined world/,
  },
  {
    breaks: sameFromBothSides,
    by: 'imagined world asks another question',
    game: twin({ imagine: (view, viewer, random) => ({ ...magpies.imagine(view, viewer, random), plies: view.plies.map(() => 0) }) }),
    says: /what seat \d may do, in an imagined world: 0\.id/,
  },

  {
    breaks: reveals,
    by: 'card is drawn as if nobody looked at it',
    game: withStep('draw', { choose: secretly }),
    says: /after {"do":"draw"} by seat \d, to \d: own\.hand/,
  },
  {
    breaks: reveals,
    by: 'sealed bids are opened as if nobody saw them',
    game: withStep('bids', { choose: secretly }),
    says: /after {"do":"bid","card":\d+} by seat \d, to \S+: /,
  },
  {
    breaks: reveals,
    by: 'log tells a secret that no view shows',
    game: withStep('draw', { choose: also(g => g.log('card', { card: g.s.deck.at(-1) ?? 0 })) }),
    says: /facts after {"do":"pass"} by seat \d, to \S+: \d\.args\.card/,
  },

  {
    breaks: lanesCommute,
    by: 'parallel phase puts cards on one common pile',
    game: withStep('keep', {
      choose: also((g, seat) => {
        g.s.discard.push(g.s.players[seat].kept.pop()!);
      }),
    }),
    says: /before .*: discard\.0/,
  },
  {
    breaks: lanesCommute,
    by: 'parallel phase gives the first to finish a prize',
    game: withStep('prepare', {
      run(g, f) {
        if (f.asked && g.s.players.every(p => p.prizes.length === 0)) g.s.players[f.seat].prizes.push(1);
        magpies.steps.prepare.run!(g, f);
      },
    }),
    says: /before .*: players\.\d\.prizes/,
  },

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

type Choose = (g: Play<Magpies>, f: never, seat: Seat, choice: never) => void;

/** The honest choice, and then something more. */
function also(more: (g: Play<Magpies>, seat: Seat) => void): Choose {
  return (g, f: { kind: keyof Steps }, seat, choice) => {
    magpies.steps[f.kind].choose!(g, f as never, seat, choice);
    more(g, seat);
  };
}

/** The honest choice, only that nobody is said to have learnt anything. */
function secretly(g: Play<Magpies>, f: { kind: keyof Steps }, seat: Seat, choice: never): void {
  const { barrier } = g.s;
  magpies.steps[f.kind].choose!(g, f as never, seat, choice);
  g.s.barrier = barrier;
}

/** The honest choice and something more, with a memory outside the state, which a rule must not have. */
function remembering(more: (g: Play<Magpies>, seat: Seat, n: number) => void): Choose {
  let n = 0;
  return also((g, seat) => more(g, seat, n++));
}

/** Lists an honest list backwards every other time. */
function turning(options: NonNullable<typeof keep.options>): typeof options {
  let n = 0;
  return (...args) => (n++ % 2 === 0 ? options(...args) : options(...args).toReversed());
}

function shiftingSetup(): Game<Magpies>['setup'] {
  let tables = 0;
  return setup => {
    const part = magpies.setup(setup);
    part.players[0].prizes.push(tables++);
    return part;
  };
}

function without<T extends object>(words: T, key: keyof T): T {
  return Object.fromEntries(Object.entries(words).filter(([k]) => k !== key)) as T;
}
