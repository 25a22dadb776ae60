import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import type { Title } from '@tarsas/kernel';
import { titles } from '../../games/registry.ts';
import { type Effort, measure, median } from '../benchmark.ts';
import { BadInput, titleOf, wholeNumber } from '../input.ts';
import { type LogFigures, measureLog } from '../replayBenchmark.ts';
import { readTable } from '../savedTable.ts';
import type { Command } from './command.ts';
import { answer, type Context, type Status } from './context.ts';

export const bench: Command = {
  usage: 'bench [...games]',
  help: 'bench',
  options: {
    '--slices <n>': 'slices',
    '--slice-ms <n>': 'sliceMs',
    '--log <file>': 'benchLog',
  },
  run: (context, ...ids) => runBench(context, ids),
};

async function runBench(context: Context, ids: readonly string[] = []): Promise<Status> {
  const { io, words, flags } = context;
  const chosen: readonly Title[] = ids.length > 0 ? ids.map(id => titleOf(String(id), words)) : titles;
  const effort: Effort = { slices: wholeNumber(flags, 'slices', 1, 9, words), sliceMs: wholeNumber(flags, 'sliceMs', 1, 300, words) };
  const { chess } = await import('../chess.ts').catch(() => {
    throw new BadInput(words.bad.noChess);
  });
  const log = flags.log === undefined ? null : tableFigures(String(flags.log), words);
  const progress = (done: number, all: number) => io.progress(words.bench.progress(done, all));
  const result = chosen.length === 1 ? measure(chosen, chess, effort, progress) : oneByOne(context.home, chosen, effort, progress);
  answer(context, log ? { ...result, log } : result, [
    words.bench.chess(result.calibrator.chessopsPliesPerSecond),
    ...Object.entries(result.games).flatMap(([id, figures]) => [
      words.bench.game(id, figures.stepsPerSecond, figures.ratio),
      words.bench.detail(figures.copyMicroseconds, figures.longestOptionsMs, figures.stateBytes),
    ]),
    ...(log ? [words.bench.log(log.moves, log.firstReplayMs, log.replayMs, log.importMs)] : []),
  ]);
  return 0;
}

function tableFigures(file: string, words: Context['words']): LogFigures {
  const table = readTable(file, words);
  return measureLog(titleOf(table.game, words).game, table);
}

type Figures = ReturnType<typeof measure>;

/**
 * Each game beside the calibrator in a process of its own, as a bot's thread has it, and with the flags of Node that this one was started with: several
 * games in one process slow each other by up to a third, because the compiler can no longer count on the shape of a state.
 */
function oneByOne(
  home: string,
  chosen: readonly Title[],
  { slices, sliceMs }: Effort,
  progress: (done: number, all: number) => void,
): Figures {
  const program = join(home, 'tarsas.js');
  const all = chosen.map(({ game }, n): Figures => {
    progress(n + 1, chosen.length);
    const args = [...process.execArgv, program, 'bench', game.id, '--json', '--slices', String(slices), '--slice-ms', String(sliceMs)];
    const { stdout } = spawnSync(process.execPath, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] });
    return JSON.parse(stdout);
  });
  const plies = median(all.map(({ calibrator }) => calibrator.chessopsPliesPerSecond));
  return { calibrator: { chessopsPliesPerSecond: plies }, games: Object.assign({}, ...all.map(({ games }) => games)) };
}
