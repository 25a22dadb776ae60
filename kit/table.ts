/**
 * What a game's drawn table gets from the frame, and what it gives. A board draws a view and offers targets that came with the options;
 * it knows no rule. The frame owns decisions, drafts, log, replay, seats' names and clocks, and the layout on every screen.
 */
import type { Decision, Fact, Kind, Language, Move, Seat, Viewer } from '@tarsas/kernel';
import type { Component } from 'svelte';
import type { IconName } from './art/icons.ts';

/** What is on the table now: the same for every part that is drawn of it. */
export interface Scene<G extends Kind = Kind> {
  /** The position to draw: live, with the draft on it, or an earlier one. */
  view: G['view'];
  /** The same position before the draft; equal to `view` when nothing is drafted. */
  before: G['view'];
  viewer: Viewer;
  /** Names of the people and bots in the seats. */
  names: readonly string[];
  language: Language;
  /** What the viewer is asked now and may answer; null: not asked, or looking at the past. */
  asked: Asked<G> | null;
  /** Drafts an answer. Only ever called with one of `asked.options`. */
  choose(choice: G['choice']): void;
  /** What the last entry (or the log line under the pointer) was about. */
  facts: readonly Fact[];
  /** Everything that this viewer was told, up to the position on the table; empty where that is not known. */
  history: readonly Fact[];
  /** By the game's own names of places: what others did there since the viewer's last commit, or what is suggested there, to be marked. */
  seals: Seals<G['view']>;
  /** Ids of the overlays that are switched on. */
  overlays: readonly string[];
  /** Whose player board lies open over the viewer's; a map shows that seat's reach. */
  looked?: Seat | null;
  /** Asks the frame to open the rules at an id. */
  showRule(id: string): void;
  /** Somebody points at what cannot be chosen now: the frame says why, with the rule, where the game knows it, and nothing otherwise. */
  showWhyNot(choice: G['choice']): void;
}

/** Something happened here: the number of the move that did it, in the colour of who did. */
export interface Seal<V = object> {
  /** The same on the board, in the strip above it and in the log; null: one of the past, or of the line under the pointer. */
  n: number | null;
  seat: Seat;
  colour: string;
  letter: string;
  kind: Trace['kind'];
  /** For those who do not see it: which move, and whose. */
  words: string;
  /** What it was, or where it came from, in the game's own words for it. */
  from?: string;
  /** It has not happened: somebody suggests it. It is drawn in pencil, and never like a target, a draft or a move that was made. */
  pencil?: Pencil<V>;
}
export type Seals<V = object> = ReadonlyMap<string, Seal<V>>;

export interface Pencil<V = object> {
  /** The steps of the suggestion that touch this place, as they are numbered, or the letter of one plan among several. */
  labels: readonly string[];
  /** The position that the suggestion leads to, for ghosts of what would be there. */
  after: V;
  /** What it is worth, in a few signs beside it. */
  worth?: string;
  /** Another plan matters more: a board too large for its window is shown where that one lies. */
  isAside?: boolean;
}

export interface Asked<G extends Kind = Kind> {
  decision: Decision<G['frame']>;
  options: readonly G['choice'][];
}

export interface SeatScene<G extends Kind = Kind> extends Scene<G> {
  seat: Seat;
}

type ByLanguage = Readonly<Record<Language, string>>;

/** A chip of the preview: what the draft changes for a seat. */
export interface Change {
  icon: string;
  text: string;
  tone: 'gain' | 'cost' | 'other';
}

export interface Panel<G extends Kind = Kind> {
  id: string;
  title: ByLanguage;
  Panel: Component<Scene<G>>;
  /** False: there is nothing to show in it at this table. */
  isShown?(view: G['view']): boolean;
  /** For phones only: where there is more room the board shows the same. */
  isSmall?: boolean;
}

/** Where a fact has left its mark. */
export interface Trace {
  place: string;
  kind: 'placed' | 'moved' | 'changed';
  from?: string;
}

/** What a fact has brought its seat, or cost it. */
export interface Gain {
  icon: IconName;
  by: number;
}

type ByFact<G extends Kind, Returned, More extends unknown[] = []> = {
  readonly [K in keyof G['facts']]?: (args: G['facts'][K], ...more: More) => Returned;
};

/** A piece is set down, earth is dug, a token falls on a pile, something burns. */
export type FactSound = 'piece' | 'dig' | 'token' | 'flame';

/** How a table tells what happened. It is read off the facts, so it knows what this viewer was told and no more. */
export interface Telling<G extends Kind = Kind> {
  /** What somebody does; all else that a move brings is told under it. */
  deeds: readonly (keyof G['facts'])[];
  /** Deeds in as few words as a line of the log has room for, without who does them; left out, the fact's own sentence. */
  brief(language: Language): ByFact<G, string, [view: G['view']]>;
  /** Answers to somebody else's move: they are told under that move. */
  replies?: readonly (keyof G['facts'])[];
  /** `before`: the position before the first of the moves that are told; null: not known. */
  traces: ByFact<G, readonly Trace[], [view: G['view'], before: G['view'] | null]>;
  gains: ByFact<G, readonly Gain[], [view: G['view']]>;
  /** Which round a fact begins. */
  rounds: ByFact<G, number>;
  /** What is heard of a fact, where sound is on. */
  sounds?: { readonly [K in keyof G['facts']]?: FactSound };
  /** How many tokens lie on the pile that a fact is about: a higher pile sounds higher. */
  pile?: ByFact<G, number, [view: G['view']]>;
}

/** One step of the final scoring. */
export interface FinalStep<G extends Kind = Kind> {
  icon: IconName;
  /** Left out: the words of its first line. */
  title?: ByLanguage;
  /** The lines of the score that it counts. */
  lines?: readonly G['line'][];
  /** Where lines tell too little: what a fact of the last entry brings its seat; null: it belongs to another step. */
  facts?: ByFact<G, { seat: Seat; points: number } | null>;
  /** The places of the board that a seat's points come from. */
  places?(view: G['view'], seat: Seat): readonly string[];
  /** How long it takes, in milliseconds; left out, as long as a track. */
  time?: number;
}

export interface GameTable<G extends Kind = Kind> {
  Board: Component<Scene<G>>;
  /** A seat's whole player board; mine is pinned under the board. */
  Mine: Component<SeatScene<G>>;
  /** A seat in a few lines, under its name, clock and points, which the frame draws. */
  Seat: Component<SeatScene<G>>;
  /** A seat's board as it lies open under the map on large screens; left out, the few lines. Loaded there only. */
  Open?: () => Promise<{ default: Component<SeatScene<G>> }>;
  /** What a seat can spend, in one line: a phone shows mine above the question. */
  Purse?: Component<SeatScene<G>>;
  /** True: the board is as high as it is wide, so on wide screens the own board stands beside it and not below. */
  isTall?: boolean;
  /** Further parts beside the board (on a phone: tabs), most important first. */
  panels: readonly Panel<G>[];
  /** Much lies beside the board: on wide screens the panels get more room. */
  wide?: boolean;
  overlays: readonly { id: string; title: ByLanguage; help: ByLanguage }[];
  /**
   * Round and phase for the header: of how many, which, and its name. Where nobody knows how many rounds there will be, the steps of a turn
   * stand there instead, and `name` is one of them while a turn is under way.
   */
  phase(view: G['view'], language: Language): { round: number; rounds: number; name: string; steps?: readonly string[] } | null;
  /** The seat's sign: a letter and a CSS custom property with its colour, so that owners can be told apart without colour too; `name` is empty until it plays something with a name. */
  sign(view: G['view'], seat: Seat, language?: Language): { letter: string; colour: string; name: ByLanguage };
  /** What would change, from the view before to the view with the draft, for the viewer and for others who would be asked. */
  changes(before: G['view'], after: G['view'], viewer: Viewer, language: Language): Change[];
  /**
   * Wasteful but legal: each with an id under which it can be switched off. `world` is the imagined world after the draft, `base` before it,
   * on which the moves can be made again: what was thrown away is in the facts, not in the result.
   */
  warnings(world: G['state'], moves: readonly Move[], seat: Seat, language: Language, base?: G['state']): { id: string; text: string }[];
  /** What each warning is about, in a few words, by its id: for the list of those that are silenced. */
  warningNames?: Readonly<Record<string, ByLanguage>>;
  /** What several choices that do the same are called together, by what they do; left out, by the words they share. */
  groups?: Readonly<Partial<Record<G['choice']['do'], ByLanguage>>>;
  /** Choices that stand beside a decision and do not answer it, such as conversions: behind a quiet button of their own. */
  asides?: readonly G['choice']['do'][];
  /**
   * What the viewer surely wants after what is `made` already in this draft, such as the dwelling on the hex just dug: it is drafted along, and
   * undone first. Null: the viewer is asked.
   */
  follows?(asked: Asked<G>, made: readonly G['choice'][], view: G['view']): G['choice'] | null;
  /** A standing order that answers this question as nearly everybody would: proposed when it is asked for the first time. */
  proposes?(asked: Asked<G>): { order: string; value: string | number | boolean } | null;
  telling: Telling<G>;
  /** How points are counted at the end, step by step; loaded then. What no step counts is there from the beginning. */
  final?(): Promise<readonly FinalStep<G>[]>;
  /** True: this option is a target on the board or on one of its parts, so the decision bar need not list it. */
  isTarget(choice: G['choice']): boolean;
  /** On which part it lies: `board`, `mine` or the id of a panel; so that a small screen can mark or open that tab. Null: none. */
  partOf?(choice: G['choice']): string | null;
}

/** For those who handle any table: the registry and the frame. */
export type AnyTable = GameTable<Kind>;
