/** What a game tells its bots: sensible turns to choose among, and what a position is worth. Bots are not rules: fractions are welcome here. */
import type { Decision, Game, Kind, Seat } from '@tarsas/kernel';
import type { Features } from './features.ts';
import type { Leaning } from './style.ts';

/** Every parameter of a game's evaluation, in one flat table that the tuner (`fit`) can change. */
export type Weights = Readonly<Record<string, number>>;

/**
 * A complete sensible answer: ordinary choices in a row, from the given decision on, each legal when its turn comes, up to the point where
 * somebody else is asked, something is learnt, or the seat's turn is over. People get raw choices; bots search plans.
 */
export type Plan<G extends Kind = Kind> = readonly G['choice'][];

export interface Mind<G extends Kind = Kind, W extends Weights = Weights> {
  game: Game<G>;
  weights: W;
  /**
   * Never empty, best guesses first, no two the same. The state is an imagined world and is not changed. Where only the first few are
   * `wanted`, a game may look around less and name no more.
   */
  plans(s: G['state'], decision: Decision<G['frame']>, weights: W, wanted?: number): readonly Plan<G>[];
  /**
   * Points each seat may expect at the end of the game: its points now plus what the rest of the game will bring. Exact when it is over. The
   * viewer is the seat that thinks: in the worlds it imagines only its own secrets are true. After the seats follow the opponents that the game
   * itself plays, where it has some.
   */
  value(s: G['state'], weights: W, viewer: Seat): number[];
  /** How many opponents the game itself plays. Left out, none. */
  automatic?(s: G['state']): number;
  /** A position as numbers. With them a judgement can be learned, which then takes the place of `value`. */
  features?: Features<G['state']>;
  /** What `value` is made of, for whoever wants to hear reasons. */
  terms?: Terms<G['state'], W>;
  /** Choices that are no aim in themselves, such as conversions: plans that differ in nothing else say the same. */
  aside?(choice: G['choice']): boolean;
  /**
   * Choices about which a coach says nothing: they hardly ever matter, as taking power that is offered, or a judgement of them would only tell which
   * factions the bots themselves play well.
   */
  unspoken?(choice: G['choice']): boolean;
  /** Lines of the score sheet that only count what was left over: nobody is praised for them. */
  leavings?: readonly G['line'][];
  /** The trait of a seat (`faction`) that says what it plays with, not what came of it: good games of the same kind are compared with each other. */
  plays?: string;
  /** What kind of opponent likes a choice; null where nobody does in particular. */
  leaning?(choice: G['choice']): Leaning | null;
  /** The number of the round or phase, for whoever compares games by it. */
  round?(s: G['state']): number;
  /** Where the seat's own planning may stop: the end of its round or phase. Left out, a search counts moves instead. */
  horizon?(s: G['state'], seat: Seat): boolean;
  /**
   * False while what the seat has begun is still under way (a tile to take, neighbours to be asked): a position in the middle of it is not
   * worth judging, so a look-ahead goes on. Left out, every position is.
   */
  quiet?(s: G['state'], seat: Seat): boolean;
  /** Changes an imagined world so that the others pass until the seat's horizon, but for answers to offers. Left out, they play their best guess. */
  freeze?(s: G['state'], seat: Seat): void;
  /** The tables at which a judgement is learned, in equal parts; left out, every number of seats by the rulebook's options. */
  practice?: readonly Practice[];
  /** How many imagined worlds are worth comparing: 1 where next to nothing is hidden, which is also the default. */
  worlds?: number;
  /** How many of them are enough for a bot that looks one plan ahead; left out, it takes all. */
  glances?: number;
  /** How the strongest bot spends its time here. Found by playing: more is not always better. */
  further?: Further;
}

/** A table to learn at. */
export interface Practice {
  seats: number;
  options: object;
}

/** Parts of `value` by their names; the game's words say what they are called. */
export interface Terms<S, W extends Weights = Weights> {
  readonly names: readonly string[];
  /** By seat, in the order of the names; each seat's add up to its value. */
  of(s: S, weights: W, viewer: Seat): number[][];
}

export interface Further {
  /** Of how many ends of its round, in each world, the next round is planned too. */
  ends: number;
  /** How often as many worlds are imagined again, if there is time. */
  times: number;
}
