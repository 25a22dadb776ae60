/**
 * What a game is. A game is a pure function of (options, seed, moves), and every choice a player
 * ever makes is one item of a finite list. No game's word stands in this folder.
 */

export type Seat = number;
export type Viewer = Seat | 'public';

/** What a game writes about one thing being done or asked; the kernel adds the id. */
export interface Body {
  kind: string;
}
export type Frame<B extends Body = Body> = B & { id: string };

/** One seat's own stack while a parallel phase runs. It counts its frames itself, so that moves of different seats commute. */
export interface Lane<B extends Body = Body> {
  stack: Frame<B>[];
  count: number;
}

/** Every state starts with these. Plain JSON: no classes, no undefined, no floats. */
export interface Core<B extends Body = Body, O = object> {
  seats: number;
  /** As agreed before the game. Never changed by a rule, shared by all copies of a state. */
  options: O;
  /** The last one is what we do or wait for. */
  stack: Frame<B>[];
  /** Frames made so far on the main stack. */
  count: number;
  lanes: Lane<B>[] | null;
  rng: number[];
  /** Moves made: in all, and by each seat. */
  ply: number;
  plies: number[];
  /** The last ply at which somebody learnt something or a random number was drawn. Nothing up to it can be undone. */
  barrier: number;
  over: boolean;
}

/** The answer to a decision: small readable JSON that names things by id. */
export interface Choice {
  do: string;
}

/** Part of a choice: what it does, and as much of the rest as is known. */
export type Like<C extends Choice> = C extends Choice ? Pick<C, 'do'> & Partial<C> : never;

/** The types of one game, bundled so that `Game<TerraMystica>` says it all. */
export interface Kind {
  options: object;
  frame: Body;
  choice: Choice;
  /** Arguments of each fact by its key: `{ 'leech.taken': { seat: Seat; taken: number } }`. */
  facts: object;
  state: Core;
  view: object;
  /** Keys of the lines of a score. */
  line: string;
}

/** What happened, as data; `only` limits it to the one seat that may know. */
export interface Fact {
  key: string;
  args: object;
  rule?: string;
  only?: Seat;
}

export type Random = (n: number) => number;

/** All that a rule may do to the flow of the game. Frames and facts are copied when they are handed over. */
export interface Play<G extends Kind> {
  /** A private copy: change it freely. */
  readonly s: G['state'];
  /** First this, then back to the frame that asks for it. Several calls run in the order they were made. */
  call(frame: G['frame']): void;
  /** This instead of the present frame. */
  goto(frame: G['frame']): void;
  /** The present frame is finished; what it called still runs. */
  done(): void;
  /** Everybody at once, each on a lane of their own, before whatever the step calls; the present frame goes on when all are done. */
  split(frameFor: (seat: Seat) => G['frame'] | null): void;
  /** A whole number below n: the only randomness there is. Sets the barrier. */
  random(n: number): number;
  /** Somebody learns something. Sets the barrier. */
  reveal(): void;
  log<K extends keyof G['facts'] & string>(key: K, args: G['facts'][K], rule?: string, only?: Seat): void;
}

/** The code for one kind of frame: automatic (`run`), or a question (`options` and `choose`). */
export interface Step<G extends Kind, F extends Body = G['frame'], C extends Choice = G['choice']> {
  run?(g: Play<G>, f: F): void;
  /** Who is asked; several means at the same time. Left out, it is the frame's own `seat`. */
  who?(s: G['state'], f: F): readonly Seat[];
  /** Who has answered already and may think again while others are still asked. */
  revise?(s: G['state'], f: F): readonly Seat[];
  /**
   * Complete, unique, in a stable order, short. Asked for `only` choices like this one it may leave out all others. What is asked for
   * comes from outside and may be anything: it is compared with what there is, and never used to look something up.
   */
  options?(s: G['state'], f: F, seat: Seat, only?: Like<C>): readonly C[];
  /** Only ever called with one of `options`. */
  choose?(g: Play<G>, f: F, seat: Seat, choice: C): void;
}

export type Steps<G extends Kind> = { [K in G['frame']['kind']]: Step<G, Extract<G['frame'], { kind: K }>> };

/** One table option: its values, the default first. `check` takes free-form values instead (a file of components). */
export interface OptionField {
  values: readonly (string | number | boolean | null)[];
  rule?: string;
  /** Options of one group are listed together, under the words of `optionGroups`. */
  group?: string;
  /** Turns a value that is not in the list into a valid one, or throws an `Unfit` that says what is wrong with it. */
  check?(value: unknown): unknown;
  /** The free-form value may come as a file of at most so many bytes. `read` makes a value for `check` of its text, or throws an `Unfit`. */
  file?: { largest: number; read(text: string): unknown };
}
export type OptionSpec<O = object> = { [K in keyof O]-?: OptionField };

export interface ScoreLine<L extends string = string> {
  key: L;
  points: number;
  /** The round or phase it came from, where the game keeps track. */
  round?: number;
}
export interface Score<L extends string = string> {
  seat: Seat;
  points: number;
  /** 1 for the winner or winners; ties that stay tied share a rank. */
  rank: number;
  lines: ScoreLine<L>[];
}

/** What can be told of a finished table, by ids: what each seat played, and what the table was like. Words name keys and values. */
export interface Traits {
  seats: readonly Readonly<Record<string, string>>[];
  table: Readonly<Record<string, string>>;
}

/** A score as far as a viewer may know it: null where it depends on something hidden. */
export interface KnownScore<L extends string = string> {
  seat: Seat;
  points: number | null;
  lines: { key: L; points: number | null }[];
}

/** A near-move that is not legal, with the rule that forbids it; where that is a price, what is missing of it. */
export interface Blocked<C extends Choice = Choice> {
  choice: C;
  rule: string;
  lacks?: readonly Lack[];
}

/** Of this good a price asks for more than there is. */
export interface Lack {
  good: string;
  have: number;
  need: number;
}

/** A decision is a frame that waits for a seat. */
export interface Decision<B extends Body = Body> {
  id: string;
  seat: Seat;
  frame: Readonly<Frame<B>>;
  /** False: already answered, may think again, nobody waits for it. */
  waiting: boolean;
}

export interface Move<C extends Choice = Choice> {
  seat: Seat;
  decision: string;
  choice: C;
}

/** What set-up may use; a state does not exist yet. */
export interface Setup<O> {
  readonly seats: number;
  readonly options: Readonly<O>;
  readonly random: Random;
}

export interface Game<G extends Kind> {
  id: string;
  /** Version of behaviour. */
  rules: number;
  seats: { min: number; max: number };
  /** Drives the "new table" form, the check of what comes from outside, and the defaults. */
  options: OptionSpec<G['options']>;
  setup(setup: Setup<G['options']>): Omit<G['state'], keyof Core>;
  /** The frame that plays the whole game; when it is done the game is over. */
  opening: G['frame'];
  /** The rulebook, chapter by chapter. */
  steps: Steps<G>;
  /** What a viewer may know, built by adding. */
  view(s: G['state'], viewer: Viewer): G['view'];
  /** A world this viewer cannot tell from the real one. The kernel adds the generator. */
  imagine(view: G['view'], viewer: Viewer, random: Random): Omit<G['state'], 'rng'>;
  /** With breakdown; meaningful in mid-game too. */
  score(s: G['state']): Score<G['line']>[];
  /** For results and statistics, asked when a table is over. What is not known of a seat, because it gave up early, is left out. */
  traits?(s: G['state']): Traits;
  /** Lines of a seat's score that depend on what this viewer cannot know; left out, no line ever does. */
  hides?(view: G['view'], viewer: Viewer, seat: Seat): readonly G['line'][];
  /** A deep copy that shares nothing but the options, where the kernel's own is too slow for search. */
  copy?(s: G['state']): G['state'];
  /** A copy for the rules to go on from: it shares the lists that they replace and never change in place, which are `readonly` in their types. */
  fork?(s: G['state']): G['state'];
  explain?(s: G['state'], seat: Seat): Blocked<G['choice']>[];
  /**
   * Frames that begin a turn: reaching a new one of these, whatever was answered before is complete and can be handed over. Left out, a turn
   * lasts until somebody else is asked.
   */
  turns?: readonly G['frame']['kind'][];
  /**
   * The answer that ends the turn where nothing is left to decide but what may be left alone, such as conversions: a commit gives it by itself.
   * Null: the question wants an answer of its own.
   */
  closes?(s: G['state'], decision: Decision<G['frame']>): G['choice'] | null;
  /** What may be said in a standing order, each with its values from the most careful on; left out, nothing is wished. */
  orders?: Readonly<Record<string, OptionField>>;
  /** A standing order's answer to a decision, or null when it has none. */
  order?(s: G['state'], decision: Decision<G['frame']>, wish: Readonly<Record<string, string | number | boolean>>): G['choice'] | null;
}
