/** A table as its log makes it: a pure function of what was agreed and the entries. What is kept in memory is only a cache of this. */
import {
  apply,
  type Core,
  closing,
  type Decision,
  type Ending,
  type Fact,
  type Game,
  type Kind,
  type Move,
  pending,
  replay,
  type Score,
  type Seat,
  start,
  turnIn,
} from '@tarsas/kernel';
import type { Status } from '../storage/database.ts';
import { type Clock, type Pace, pause, startClocks, tick, zeroAt } from './clock.ts';
import type { Entry, Stamped } from './entry.ts';
import { entriesFrom, type Made, madeAfter, madeSince } from './takeBack.ts';

export interface Agreed {
  game: Game<Kind>;
  seats: number;
  options: object;
  seed: string;
  pace: Pace | null;
  /** There are hints at this table. */
  hints: boolean;
}

export interface Proposal {
  by: Seat;
  what: 'undo' | 'abandon';
  /** For `undo`: how many moves remain. */
  to: number;
  /** The entries that would not count any more. */
  entries: number[];
  agreed: Seat[];
}

export interface Play {
  n: number;
  status: Exclude<Status, 'waiting'>;
  state: Core;
  /** The bot in each seat, null: a person plays. */
  bots: (string | null)[];
  resigned: boolean[];
  proposal: Proposal | null;
  /** Which turn each seat has said to be over; null: none. */
  ending: (Ending | null)[];
  /** Moves since the barrier, which can still be taken back. */
  made: readonly Made[];
  clocks: Clock[];
}

/** What an entry led to, with the facts it brought. */
export interface Step {
  play: Play;
  facts: Fact[];
  /** Of a move: the frame of the turn it belongs to; null: outside of turns. */
  turn?: string | null;
  /** The entries it took back. */
  back?: number[];
}

/** A state never changes, so what is asked in it is worked out once: the head, jobs, clocks and every viewer's position want to know. */
const asked = new WeakMap<Core, readonly Decision[]>();

/** Decisions that may be answered now. */
export function openIn(game: Game<Kind>, { state, status }: Play): readonly Decision[] {
  if (status !== 'playing') return [];
  let open = asked.get(state);
  if (!open) {
    open = pending(game, state);
    asked.set(state, open);
  }
  return open;
}

/** Seats whose answer the game waits for. */
export function waitingIn(open: readonly Decision[]): Seat[] {
  const seats: Seat[] = [];
  for (const { seat, waiting } of open) if (waiting && !seats.includes(seat)) seats.push(seat);
  return seats;
}
export const waitingSeats = ({ game }: Agreed, play: Play): Seat[] => waitingIn(openIn(game, play));

/** A person plays here, and has a say in what the table agrees on. */
export const isPersons = ({ bots, resigned }: Play, seat: Seat): boolean => bots[seat] === null && !resigned[seat];

export function begin(agreed: Agreed, { n, at, entry }: Stamped): Step {
  if (entry.kind !== 'start') throw new Error(`A log begins with 'start', not with '${entry.kind}'`);
  const { game, seats, pace } = agreed;
  const { state, facts } = start(game, agreed);
  const resigned = new Array<boolean>(seats).fill(false);
  const clocks = startClocks(pace, seats);
  const play: Play = {
    n,
    status: 'playing',
    state,
    bots: entry.bots,
    resigned,
    proposal: null,
    ending: new Array<null>(seats).fill(null),
    made: [],
    clocks,
  };
  return { play: settled(agreed, play, at), facts };
}

/**
 * The table after one more entry. `past` are the moves made so far and is kept up to date; a taken-back move needs it.
 * Null: this entry takes moves back, and without the past the table must be played again from its start.
 */
export function follow(agreed: Agreed, play: Play, { n, at, entry }: Stamped, past: Move[] | null): Step | null {
  if (n !== play.n + 1) throw new Error(`Entry ${n} after entry ${play.n}`);
  if (entry.kind === 'move') {
    const move: Move = { seat: entry.seat, decision: entry.decision, choice: entry.choice };
    const { state, facts } = apply(agreed.game, play.state, move);
    past?.push(move);
    const turn = turnIn(agreed.game, play.state, entry.seat);
    // A turn said to be over goes on where the game has left its frame.
    const ending = put(play.ending, entry.seat, entry.ends ? { turn: turn ?? play.ending[entry.seat]?.turn ?? null } : null);
    const made = madeSince(madeAfter(play, n, entry, turn, agreed), state.barrier);
    return { play: settled(agreed, { ...play, n, state, proposal: null, ending, made }, at), facts, turn };
  }
  const next = { ...play, n, ...changed(agreed, play, entry) };
  if (!next.proposal || !hasConsent(next, next.proposal)) return { play: settled(agreed, next, at), facts: [] };
  const { what, to, entries: back } = next.proposal;
  if (what === 'abandon') return { play: settled(agreed, { ...next, proposal: null, status: 'abandoned' }, at), facts: [] };
  if (!past) return null;
  past.length = to;
  const { seed, seats, options, game } = agreed;
  const { state } = replay(game, { game: game.id, rules: game.rules, seats, options, seed, moves: past });
  // Whoever takes a turn back decides anew how it ends.
  const made = play.made.filter(({ ply }) => ply < to);
  return { play: settled(agreed, { ...next, proposal: null, state, made, ending: next.ending.map(() => null) }, at), facts: [], back };
}

/** Plays a whole log. `until` stops after that entry; `hear` is told of every step. */
export function rebuild(...given: Parameters<typeof replaying>): Play {
  const work = replaying(...given);
  for (;;) {
    const { done, value } = work.next();
    if (done) return value;
  }
}

/** The same, interrupted after every entry. */
export function* replaying(
  agreed: Agreed,
  log: Iterable<Stamped>,
  until = Infinity,
  hear: (at: Stamped, step: Step, past: readonly Move[]) => void = () => {},
): Generator<void, Play> {
  const past: Move[] = [];
  let step: Step | null = null;
  for (const stamped of log) {
    if (stamped.n > until) break;
    step = step ? follow(agreed, step.play, stamped, past) : begin(agreed, stamped);
    if (!step) throw new Error('A log played from its start knows its past');
    hear(stamped, step, past);
    yield;
  }
  if (!step) throw new Error('An empty log');
  return step.play;
}

/** What ends the turn of a seat that has said so; null: nobody's, or something is left to decide. */
export function closingMove({ game }: Agreed, play: Play): Move | null {
  for (const [seat, ending] of play.ending.entries()) {
    const move = ending && isPersons(play, seat) ? closing(game, play.state, seat, ending) : null;
    if (move) return move;
  }
  return null;
}

const put = <T>(list: readonly T[], seat: Seat, value: T): T[] => list.map((old, i) => (i === seat ? value : old));

function changed({ pace }: Agreed, play: Play, entry: Exclude<Entry, { kind: 'move' }>): Partial<Play> {
  switch (entry.kind) {
    case 'start':
      throw new Error('A table starts once');
    case 'order':
      return {};
    case 'bot':
      return { bots: put(play.bots, entry.seat, entry.bot) };
    case 'return':
      return { bots: put(play.bots, entry.seat, null) };
    case 'resign':
      return { bots: put(play.bots, entry.seat, entry.bot), resigned: put(play.resigned, entry.seat, true) };
    case 'pause':
      return pace ? { clocks: pause(play.clocks, pace, entry) } : {};
    case 'propose':
      return { proposal: proposalOf(play, entry) };
    case 'agree':
      return { proposal: play.proposal && { ...play.proposal, agreed: [...play.proposal.agreed, entry.seat] } };
    case 'decline':
      return { proposal: null };
  }
}

function proposalOf({ made }: Play, entry: Extract<Entry, { kind: 'propose' }>): Proposal {
  const { seat, what } = entry;
  const to = what === 'undo' ? entry.to : 0;
  return { by: seat, what, to, entries: what === 'undo' ? entriesFrom(made, to) : [], agreed: [seat] };
}

/** Everybody who still plays in person has said yes. */
function hasConsent(play: Play, { agreed }: Proposal): boolean {
  return play.bots.every((_, seat) => !isPersons(play, seat) || agreed.includes(seat));
}

/** Over when the game is, or when all but one have resigned; then clocks follow from who is asked. */
function settled(agreed: Agreed, play: Play, at: number): Play {
  const left = play.resigned.filter(resigned => !resigned).length;
  // At a solo table the one seat left is no reason to end.
  const few = Math.min(1, agreed.seats - 1);
  const status = play.status === 'playing' && (play.state.over || left <= few) ? 'over' : play.status;
  const next = { ...play, status };
  if (!agreed.pace) return next;
  const asked = waitingSeats(agreed, next).filter(seat => next.bots[seat] === null);
  return { ...next, clocks: tick(next.clocks, agreed.pace, asked, at) };
}

/** The first clock that runs out, where the table acts on it. */
export function dueAt({ pace }: Agreed, { clocks, status }: Play): number | null {
  if (!pace || pace.atZero === 'wait' || status !== 'playing') return null;
  const zeros = clocks.flatMap(clock => zeroAt(clock, pace) ?? []);
  return zeros.length > 0 ? Math.min(...zeros) : null;
}

export interface Result {
  scores: Score[];
  resigned: Seat[];
}

/** Resigned seats rank last, whatever their points. */
export function resultOf({ game }: Agreed, { state, resigned, status }: Play): Result | null {
  if (status === 'playing') return null;
  const scores = game.score(state);
  const staying = scores.filter(({ seat }) => !resigned[seat]);
  const ranked = scores.map(score => ({
    ...score,
    rank: resigned[score.seat] ? scores.length : 1 + staying.filter(other => other.rank < score.rank).length,
  }));
  return { scores: ranked, resigned: resigned.flatMap((gone, seat) => (gone ? [seat] : [])) };
}
