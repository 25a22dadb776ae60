import type { Title } from '@tarsas/kernel';
import { titles } from '../../games/registry.ts';
import { measure } from '../benchmark.ts';
import { BadInput, titleOf, wholeNumber } from '../input.ts';
import { answer, type Context, type Status } from './context.ts';

export async function bench(context: Context, ids: readonly string[] = []): Promise<Status> {
  const { io, words, flags } = context;
  const chosen: readonly Title[] = ids.length > 0 ? ids.map(id => titleOf(String(id), words)) : titles;
  const slices = wholeNumber(flags, 'slices', 1, 9, words);
  const sliceMs = wholeNumber(flags, 'sliceMs', 1, 300, words);
  const { chess } = await import('../chess.ts').catch(() => {
    throw new BadInput(words.bad.noChess);
  });
  const result = measure(chosen, chess, { slices, sliceMs }, (done, all) => io.progress(words.bench.progress(done, all)));
  answer(context, result, [
    words.bench.chess(result.calibrator.chessopsPliesPerSecond),
    ...Object.entries(result.games).flatMap(([id, figures]) => [
      words.bench.game(id, figures.stepsPerSecond, figures.ratio),
      words.bench.detail(figures.copyMicroseconds, figures.longestOptionsMs, figures.stateBytes),
    ]),
  ]);
  return 0;
}
