/**
 * What the coach says, as plain JSON: an analysis that was stopped is kept, sent or stored as it is, and goes on from there. All points are rounded to tenths;
 * whoever shows them rounds to whole ones.
 */
import type { Mind, Plan } from '@tarsas/bots';
import type { Choice, Seat, TableLog } from '@tarsas/kernel';

export type { Plan } from '@tarsas/bots';

/** Four times in five the true difference lies between low and high. */
export interface Range {
  middle: number;
  low: number;
  high: number;
  /** Continuations that were compared in pairs; 0: a quick estimate, which is a question and never a verdict. Its low and high are its middle. */
  playedOut: number;
}

/** Points by a line of the score sheet. `OTHERS` is what it takes from the strongest opponent, as far as that counts. */
export interface Source {
  line: string;
  points: number;
}
export const OTHERS = 'others';

/** A plan against the one that was chosen. */
export interface Weighed {
  plan: Plan;
  /** Positive: it would have been better than what was chosen. */
  gain: Range;
  /** Where the difference comes from, the largest first; empty until it is played out. They add up to the middle of the gain. */
  sources: Source[];
}

/** A decision: where a seat begins to carry out something it means. */
export interface LookedAt {
  /** Moves made before it, and how many moves the chosen plan took. */
  move: number;
  length: number;
  seat: Seat;
  round: number;
  /** Points that the seat itself may expect at the end, calibrated; null until it has been asked. */
  outlook: number | null;
  /** By seat: the same, of the others what they could expect when they last decided; four times in five it is between low and high. Empty until all are known. */
  expected: number[];
  low: number[];
  high: number[];
  chosen: Plan;
  /** Other plans, the best first; null until it has been looked at, empty where there was nothing else. */
  best: Weighed[] | null;
  /** The quick difference for which it is played out sooner or later than others; null until it has been looked at. */
  suspicion: number | null;
  /** Null: not to be played out. Otherwise what has come of it so far; `done` when the ranges say enough. */
  trial: Trial | null;
}

/** Continuations of one decision. By plan, the chosen one first, and then by seed. */
export interface Trial {
  plans: Plan[];
  results: (Ending | null)[][];
  done: boolean;
}

/** What a continuation came to for the seat that decided. */
export interface Ending {
  points: number;
  /** The points of the best of the others; 0 for a seat alone. */
  rival: number;
  lines: Readonly<Record<string, number>>;
}

/**
 * cost: certainly at least 3 points; open: probably; unclear: hardly, but it may be; same: nothing is better by as much; wellSeen: everything else is certainly worse by
 * at least 3.
 */
export type Verdict = 'cost' | 'open' | 'unclear' | 'same' | 'wellSeen';
/** Pages list decisions with these names; the others they count. */
export type NamedVerdict = Exclude<Verdict, 'unclear' | 'same'>;
export const isNamed = (kind: Verdict): kind is NamedVerdict => kind !== 'unclear' && kind !== 'same';

/** A decision that was played out. */
export interface TurningPoint {
  move: number;
  seat: Seat;
  kind: Verdict;
  /** What the better plan would have brought; negative for `wellSeen`: what the next best would have lost. */
  cost: number;
  low: number;
  high: number;
  better: Plan;
}

/** A sentence of a seat's summary, to be worded by `coach/text`. */
export interface Sentence {
  seat: Seat;
  kind: 'strength' | 'gap' | 'next';
  /** A line of the score sheet; null: nothing stands out, or where `next` is about a decision. */
  line: string | null;
  /** Own points there, those it is compared with, and with whom. */
  points: number;
  against: number;
  than: 'winner' | 'reference' | null;
  /** The round in which most of the difference arose, where one is known. */
  round: number | null;
  /** The decision to look at, for `next`. */
  move: number | null;
}

/** How far an analysis has come. */
export interface Progress {
  /** Decisions looked at quickly, and all of them. */
  quick: number;
  of: number;
  /** Decisions played out, and those that are to be. */
  playedOut: number;
  toPlayOut: number;
}

export interface Analysis {
  game: string;
  seats: number;
  /** The seed of the coach, not of the game. */
  seed: string;
  positions: LookedAt[];
  /** By seat: points at the end of what was saved. */
  final: number[];
  turningPoints: TurningPoint[];
  summary: Sentence[];
  done: Progress;
}

/** Everything that limits the work is counted, never timed: the same seed gives the same result on any machine. */
export interface Settings {
  seed: string;
  /** Whose decisions are played out; left out, everybody's. */
  seats?: readonly Seat[];
  /** At most so many decisions are played out, the largest differences first. */
  decisions: number;
  /** Other plans compared with the chosen one. */
  plans: number;
  /** Continuations of each plan: at least, at most, and so many between two looks at the ranges. */
  fewest: number;
  most: number;
  step: number;
}

/** A finished, imported or saved game. */
export type Saved = TableLog;

/** In three steps: the kind of action, the plan, and why. */
export interface Hint {
  /** What the plan is about: the kind (`do`) of its first choice that is an aim. */
  direction: string;
  plan: Plan;
  /** The next best plan of another kind; null where there is none. */
  instead: Plan | null;
  /** How much better than that, narrowing; null where there is nothing to compare with. */
  why: (Range & { sources: Source[] }) | null;
}

/** What the coach knows of a game. Without what was measured it does without corrections and comparisons. */
export interface Knowledge {
  mind: Mind;
  calibration: Calibration | null;
  reference: Reference | null;
}

export const PEOPLE = 'people';

/** What the judgement of a game is worth at which moment, measured; ships with the game (`bot/calibration.json`). */
export interface Calibration {
  /** Whose games it was measured on: `PEOPLE`, or the name of a bot that played against itself. */
  source: string;
  /** Seats of games that went into it. */
  count: number;
  /** By round: the line from points planned to points made, and the half width that holds four in five. */
  rounds: Readonly<Record<string, Correction>>;
  /** By what the seat plays with (`faction:halflings`): what is to be added besides. */
  kinds: Readonly<Record<string, number>>;
}
export interface Correction {
  add: number;
  slope: number;
  band: number;
}

/** Mean points by line of the score sheet; ships with the game (`bot/reference.json`). */
export interface Reference {
  groups: readonly ReferenceGroup[];
}
export interface ReferenceGroup {
  seats: number;
  /** What the seat plays with (`faction:halflings`); left out: all seats. */
  kind?: string;
  /** Whose games they are, as in a calibration. */
  source: string;
  /** Seats of games. */
  count: number;
  /** How many of these were won on the server that says so; left out: none. */
  here?: number;
  lines: Readonly<Record<string, number>>;
}

/** Where the points of every seat came from, and what good games of its kind bring; null where nothing is known of those. */
export interface Sources {
  points: readonly Points[];
  good: readonly (ReferenceGroup | null)[];
}

/** By line of the score sheet, and then by round; what comes after the last move counts with the last round. */
export type Points = Record<string, Record<number, number>>;

/** Positions to solve, and the games they come from; ships with the game (`puzzles.json`). */
export interface Puzzles {
  games: readonly PackedGame[];
  puzzles: readonly Puzzle[];
}

/** A log whose moves are who answered what; which question that was, replaying it tells. Not longer than its last position needs (`packed.ts`). */
export interface PackedGame extends Omit<TableLog, 'moves'> {
  moves: readonly (readonly [Seat, Choice])[];
}

/** A position in a list: what is said about it before it is loaded (`positions.json`, written beside `puzzles.json` by scripts/games.mjs). */
export interface ListedPuzzle {
  id: string;
  seats: number;
  round: number;
  grade: Puzzle['grade'];
  /** By how much the solutions are better than what is certainly none. */
  points: number;
}

export interface Puzzle {
  /** The same for the same position, whatever else is found. */
  id: string;
  /** Which of the games, and how many of its moves lead to the position. */
  game: number;
  move: number;
  seat: Seat;
  round: number;
  /** 1: the plan that looks best at once is a solution; 2: the best round begins with one; 3: only playing it out finds it. */
  grade: 1 | 2 | 3;
  /** Best first; `less` is by how much it is worse than the best, and its range. What is within 1 point is a solution. */
  plans: { plan: Plan; less: number; low: number; high: number }[];
  /** Continuations of each plan. */
  playedOut: number;
}

/** Whatever is so close to the best plan is a solution too. */
export const SOLVES = 1;
