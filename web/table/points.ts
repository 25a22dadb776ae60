/** How the points grew. A game in this browser knows every position; a finished one of the server is played again from its log. */
import { apply, type Core, start, type TableLog } from '@tarsas/kernel';
import { api } from '../app/server.svelte.ts';
import { LocalSession } from '../session/local.svelte.ts';
import type { Session } from '../session/session.ts';
import { undoneIn } from '../session/telling.ts';
import type { Desk } from './desk.svelte.ts';
import { roundOf } from './rounds.ts';

/** The course of a game: everybody's points and the round, at the start and after every move. */
export interface Course {
  points: readonly (readonly number[])[];
  rounds: readonly number[];
}

const known = new WeakMap<Session, Promise<Course>>();

export function courseOf(desk: Desk): Promise<Course> {
  const { session } = desk;
  const course = known.get(session) ?? follow(desk);
  known.set(session, course);
  return course;
}

/** The page stays quick: no more than so many milliseconds at a stretch. */
const STRETCH = 8;

async function follow(desk: Desk): Promise<Course> {
  const { session, names } = desk;
  const points: number[][] = [];
  const rounds: number[] = [];
  let began = performance.now();
  for (const state of await positionsOf(session)) {
    const scores = session.game.score(state);
    points.push(names.map((_, seat) => scores.find(score => score.seat === seat)?.points ?? 0));
    rounds.push(roundOf(desk, state));
    if (performance.now() - began < STRETCH) continue;
    await new Promise(resolve => setTimeout(resolve));
    began = performance.now();
  }
  return { points, rounds };
}

async function positionsOf(session: Session): Promise<Iterable<Core>> {
  if (session instanceof LocalSession) return session.positions;
  return replayed(session, (await api().replay({ id: session.id })) as unknown as TableLog);
}

function* replayed({ game }: Session, log: TableLog): Iterable<Core> {
  let state = start(game, log).state as Core;
  yield state;
  for (const move of log.moves) {
    state = apply(game, state, move).state as Core;
    yield state;
  }
}

/** Everybody's points after an entry of the log; null where its entries and the moves that were made do not belong together. */
export function pointsByEntry({ points }: Course, { lines }: Pick<Session, 'lines'>): (n: number) => readonly number[] | null {
  const undone = undoneIn(lines);
  const moves = lines.filter(({ n, kind }) => kind === 'move' && !undone.has(n)).map(({ n }) => n);
  if (moves.length !== points.length - 1) return () => null;
  return n => points[moves.filter(entry => entry <= n).length] ?? null;
}

export interface PointsOverTime {
  rounds: number[];
  /** By seat, then by round. */
  points: number[][];
  /** What stands after the last round: what is counted at the end; null: the game knows no rounds. */
  end: number | null;
}

/** The points at the end of every round; where a game knows no rounds, after every move. */
export function pointsByRound({ points, rounds }: Course): PointsOverTime {
  const last = points.length - 1;
  const hasRounds = new Set(rounds).size > 2;
  const ends = points.flatMap((_, i) => (!hasRounds || i === last || rounds[i + 1] !== rounds[i] ? [i] : []));
  const numbers = ends.map((i, n) => (hasRounds ? (i === last ? (rounds[ends[n - 1] ?? 0] ?? 0) + 1 : rounds[i]!) : n));
  return {
    rounds: numbers,
    end: hasRounds ? (numbers.at(-1) ?? null) : null,
    points: (points[0] ?? []).map((_, seat) => ends.map(i => points[i]![seat]!)),
  };
}
