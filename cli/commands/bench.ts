import type { Title } from '@tarsas/kernel';
import { titles } from '../../games/registry.ts';
import { measure } from '../benchmark.ts';
import { BadInput, titleOf, wholeNumber } from '../input.ts';
import { type LogFigures, measureLog } from '../replayBenchmark.ts';
import { readTable } from '../savedTable.ts';
import { answer, type Context, type Status } from './context.ts';

export async function bench(context: Context, ids: readonly string[] = []): Promise<Status> {
  const { io, words, flags } = context;
  const chosen: readonly Title[] = ids.length > 0 ? ids.map(id => titleOf(String(id), words)) : titles;
  const slices = wholeNumber(flags, 'slices', 1, 9, words);
  const sliceMs = wholeNumber(flags, 'sliceMs', 1, 300, words);
  const { chess } = await import('../chess.ts').catch(() => {
    throw new BadInput(words.bad.noChess);
  });
  const log = flags.log === undefined ? null : tableFigures(String(flags.log), words);
  const result = measure(chosen, chess, { slices, sliceMs }, (done, all) => io.progress(words.bench.progress(done, all)));
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
