/** How the points grew. A game in this browser knows every position; a finished one of the server is played again from its log. */
import { apply, type Core, type Game, type Kind, type Score, start, type TableLog } from '@tarsas/kernel';
import { api } from '../app/server.svelte.ts';
import { LocalSession } from '../session/local.svelte.ts';
import type { Desk } from './desk.svelte.ts';
import { roundOf } from './rounds.ts';

export interface PointsOverTime {
  rounds: number[];
  /** By seat, then by round. */
  points: number[][];
}

export async function pointsOverTime(desk: Desk): Promise<PointsOverTime> {
  const { session, names } = desk;
  const log = session instanceof LocalSession ? session.log : ((await api().replay({ id: session.id })) as unknown as TableLog);
  return pointsByRound(session.game, log, names.length, state => roundOf(desk, state));
}

/** The points at the end of every round; where a game knows no rounds, after every move. */
export function pointsByRound(game: Game<Kind>, log: TableLog, seats: number, roundOf: (state: Core) => number): PointsOverTime {
  const states = [start(game, log).state as Core];
  for (const move of log.moves) states.push(apply(game, states.at(-1)!, move).state as Core);
  const rounds = states.map(roundOf);
  const hasRounds = new Set(rounds).size > 2;
  const ends = states.flatMap((_, i) => (!hasRounds || i === states.length - 1 || rounds[i + 1] !== rounds[i] ? [i] : []));
  const scores = ends.map(i => game.score(states[i]!));
  const of = (score: readonly Score[], seat: number) => score.find(line => line.seat === seat)?.points ?? 0;
  return {
    rounds: ends.map((i, n) => (hasRounds ? (i === states.length - 1 ? (rounds[ends[n - 1] ?? 0] ?? 0) + 1 : rounds[i]!) : n)),
    points: Array.from({ length: seats }, (_, seat) => scores.map(score => of(score, seat))),
  };
}
