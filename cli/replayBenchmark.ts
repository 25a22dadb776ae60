/** How fast a saved table is played again, and the same game imported from the notation of terra.snellman.net, every choice validated. */
import { type Game, type Kind, replay, type TableLog } from '@tarsas/kernel';
import { exportLog, importLog } from '@tarsas/terra-mystica/notation';

export interface LogFigures {
  moves: number;
  /** The very first replay in this process, nothing compiled yet. */
  firstReplayMs: number;
  replayMs: number;
  importMs: number;
}

const TIMES = 150;

/** The table must be one that the notation can express. */
export function measureLog(game: Game<Kind>, log: TableLog): LogFigures {
  const again = () => replay(game, log);
  const firstReplayMs = processorMs(again, 1);
  processorMs(again, TIMES); // let the compiler warm up
  const replayMs = processorMs(again, TIMES);
  const text = exportLog(log);
  const read = () => importLog(text);
  processorMs(read, TIMES);
  return { moves: log.moves.length, firstReplayMs, replayMs, importMs: processorMs(read, TIMES) };
}

/** Time on the processor, not on the wall: a busy machine is not the rules' fault. */
function processorMs(work: () => void, times: number): number {
  const began = process.cpuUsage();
  for (let n = 0; n < times; n++) work();
  return process.cpuUsage(began).user / 1000 / times;
}
