/** What a viewer is told about a table. Everything that leaves the server about a game in progress is made here, from `game.view`. */
import { type Choice, type Fact, factsFor, optionsOf, type Seat, type Viewer } from '@tarsas/kernel';
import type { Stamped } from './entry.ts';
import { mayHint } from './hints.ts';
import { type Agreed, openIn, type Play, type Proposal, type Step, waitingIn } from './play.ts';
import { type TakeBack, takeBackOf } from './takeBack.ts';

/** A question to the viewer. What it is about stands in the view, in the frame of that id. */
export interface OpenDecision {
  id: string;
  /** False: already answered, may think again. */
  waiting: boolean;
  options: readonly Choice[];
}

export interface Position {
  n: number;
  viewer: Viewer;
  view: object;
  decisions: OpenDecision[];
  /** Everybody the game waits for. */
  waiting: Seat[];
  proposal: Proposal | null;
  /** What this viewer would take back by asking for it; null: nothing can be. */
  takeBack: TakeBack | null;
  /** This viewer may be given hints. */
  hints: boolean;
}

/** `open` are the decisions of the position, where the caller has computed them already. */
export function positionFor({ game, hints }: Agreed, play: Play, viewer: Viewer, open = openIn(game, play)): Position {
  const { n, state, proposal } = play;
  const decisions = open
    .filter(({ seat }) => seat === viewer)
    .map(decision => ({ id: decision.id, waiting: decision.waiting, options: optionsOf(game, state, decision) }));
  const takeBack = viewer === 'public' ? null : takeBackOf(play, viewer);
  return {
    n,
    viewer,
    view: game.view(state, viewer),
    decisions,
    waiting: waitingIn(open),
    proposal,
    takeBack,
    hints: mayHint(hints, play, viewer),
  };
}

/** One line of the log: what happened, told by its facts. Choices are not shown, they may be secret. */
export interface Line {
  n: number;
  at: number;
  kind: Stamped['entry']['kind'];
  seat?: Seat;
  /** The turn that a move belongs to: entries of one turn have the same; null: outside of turns. */
  turn?: string | null;
  /** A bot or a standing order did it. */
  auto?: 'bot' | 'order';
  why?: string;
  what?: string;
  /** The number of moves left after a take-back. */
  to?: number;
  /** How long clocks stood still. */
  ms?: number;
  /** The entries that do not count any more since this one. */
  back?: number[];
  facts: Fact[];
}

/** Null: this viewer is not told. A standing order is its owner's secret. */
export function lineFor(
  { n, at, entry }: Stamped,
  { facts, turn, back }: Pick<Step, 'facts' | 'turn' | 'back'>,
  viewer: Viewer,
): Line | null {
  if (entry.kind === 'order' && entry.seat !== viewer) return null;
  return {
    n,
    at,
    kind: entry.kind,
    ...('seat' in entry && { seat: entry.seat }),
    ...(turn !== undefined && { turn }),
    ...('auto' in entry && entry.auto && { auto: entry.auto }),
    ...('why' in entry && entry.why && { why: entry.why }),
    ...('what' in entry && { what: entry.what }),
    ...(entry.kind === 'propose' && entry.what === 'undo' && { to: entry.to }),
    ...(back && { back }),
    ...(entry.kind === 'pause' && { ms: entry.to - entry.from }),
    facts: factsFor(facts, viewer),
  };
}
