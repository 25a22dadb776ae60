/** How fast a saved table is played again, and the same game imported from the notation of terra.snellman.net, every choice validated. */
import { type Game, type Kind, replay, type TableLog } from '@tarsas/kernel';
import { exportLog, importLog } from '../games/terra-mystica/notation/index.ts';
import { median } from './benchmark.ts';

export interface LogFigures {
  moves: number;
  /** The very first replay in this process, nothing compiled yet. */
  firstReplayMs: number;
  replayMs: number;
  importMs: number;
}

/** Warm-up: for the first three or four hundred replays of a long game V8 still compiles, on threads whose time is counted. */
const WARM_UP = 500;
const TIMES = 200;

/** The table must be one that the notation can express. */
export function measureLog(game: Game<Kind>, log: TableLog): LogFigures {
  const again = () => replay(game, log);
  const firstReplayMs = processorMs(again);
  const replayMs = warmMs(again);
  const text = exportLog(log);
  return { moves: log.moves.length, firstReplayMs, replayMs, importMs: warmMs(() => importLog(text)) };
}

/** The median after the warm-up. */
function warmMs(work: () => void): number {
  for (let n = 0; n < WARM_UP; n++) work();
  return median(Array.from({ length: TIMES }, () => processorMs(work)));
}

/** CPU time, which other processes hardly change. */
function processorMs(work: () => void): number {
  const began = process.cpuUsage();
  work();
  return process.cpuUsage(began).user / 1000;
}
