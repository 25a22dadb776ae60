/**
 * One table, kept by a server or by this browser. The frame around the table knows only this interface.
 * What can change is reactive in both implementations.
 */
import type { Core, Game, Kind, Move, Score, Seat, Viewer } from '@tarsas/kernel';
import type { Client } from '@tarsas/server/client';

export interface SeatClock {
  /** Milliseconds left, and since when it runs (by this device's clock). */
  left: number;
  since: number | null;
  /** Hours in which it stands still, in the table's time zone. */
  night: { from: number; to: number; zone: string } | null;
}

export interface SeatInfo {
  seat: Seat;
  name: string;
  bot: string | null;
  resigned: boolean;
  /** Null: no clock at this table. */
  clock: SeatClock | null;
  /** Hints that were shown there; left out: none are given at this table. */
  hints?: HintsUsed;
}

/** One entry of the log, as the server tells it too. */
export type Line = Awaited<ReturnType<Client['log']>>['lines'][number];

/** A standing order, in the words of the game that follows it. */
export type Wish = Readonly<Record<string, string | number | boolean>>;

/** Standing orders of the seat that the table is shown to. */
export interface Orders {
  current(): Promise<Wish>;
  /** Replaces them; what they answer now they answer at once. */
  give(wish: Wish): Promise<void>;
}

/** How often each step of a hint was asked for. */
export interface HintsUsed {
  direction: number;
  move: number;
  why: number;
}

/** Hints are counted by step, and the count is kept with the game. */
export interface Hinting {
  readonly used: HintsUsed;
  /** A step about this question is about to be shown. Rejects where it may not be: then nothing is shown, and nothing thought about. */
  use(step: keyof HintsUsed, decision: string): Promise<void>;
}

/** A coach looks at every draft before it is committed. */
export interface Coaching {
  readonly isSilent: boolean;
  /** For the rest of this game. */
  silence(): void;
}

export interface Session {
  /** Under which this device keeps drafts and plans. */
  readonly id: string;
  readonly kind: 'server' | 'local';
  /** As its owner calls the table. */
  readonly name?: string | undefined;
  readonly game: Game<Kind>;
  readonly seats: readonly SeatInfo[];
  /** Seats of the person in front of the screen. */
  readonly mine: readonly Seat[];
  readonly viewer: Viewer;
  readonly status: 'playing' | 'over' | 'abandoned';
  readonly waiting: readonly Seat[];
  /** The number of the last entry, and what the viewer may know after it. */
  readonly n: number;
  readonly view: AnyView;
  readonly lines: readonly Line[];
  readonly result: readonly Score[] | null;
  /** False: the connection is lost. */
  readonly online: boolean;
  /** Somebody asks the table for something. */
  readonly proposal?: object | null;
  /** Shows the table to another of my seats. */
  look(seat: Seat): void;
  /** Left out: no orders can be given here. */
  readonly orders?: Orders;
  /** Left out: nobody is given hints here. */
  readonly hints?: Hinting | undefined;
  /** Left out: nobody is coached here. */
  readonly coaching?: Coaching | undefined;
  /** A lesson's chapter is over: nothing is asked, whatever the game would ask next. */
  readonly isResting?: boolean;
  /** Nothing is handed over here: a commit asks what the draft is worth, is called so, and the draft stays. */
  readonly trialWord?: string;
  /** A lesson tells every step: nothing is drafted along. */
  readonly isGuided?: boolean;
  /** All or nothing. `ends`: what is left of the turn after the others have answered is not asked. Rejects with `Stale` when the table has gone on meanwhile; the session is up to date by then. */
  commit(seat: Seat, moves: readonly Move[], ends?: boolean): Promise<void>;
  viewAt(n: number): Promise<AnyView>;
  close(): void;
}

/** A view of any game: the part that the kernel knows. */
export type AnyView = Omit<Core, 'rng'>;

export class Stale extends Error {
  override name = 'Stale';
}
