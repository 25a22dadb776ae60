import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Mind, Practice } from '@tarsas/bots';
import { PEOPLE } from '@tarsas/coach';
import { calibrationOf, referenceOf, samplesOf } from '@tarsas/coach/measure';
import type { TableLog } from '@tarsas/kernel';
import { mindOf } from '../../games/list.ts';
import { rotated, seating } from '../arena/entrants.ts';
import { cores, Pool, threadIn } from '../arena/pool.ts';
import { BadInput, titleOf, wholeNumber } from '../input.ts';
import { playAll, recorded } from '../insight/games.ts';
import { logsBelow } from '../insight/logs.ts';
import type { Command } from './command.ts';
import { answer, type Context } from './context.ts';

/**
 * What the coach needs to have measured: `calibration.json` and `reference.json`, by games that people played where there are some (for the second one: enough of them at
 * a number of seats) and by self-play otherwise.
 */
export const calibrate: Command = {
  usage: 'calibrate <game>',
  help: 'calibrate',
  options: {
    '--bot <name>': 'insightBot',
    '--logs <folder>': 'playedLogs',
    '--seeds <k>': 'seeds',
    '--seed <text>': 'seed',
    '--save <folder>': 'saveMeasured',
    '--threads <n>': 'threads',
  },
  async run(context, id) {
    const { words, flags } = context;
    const { game } = titleOf(id, words);
    const mind = await mindOf(game.id);
    if (!mind) throw new BadInput(words.bad.noMind(game.id));
    const folder = context.text('logs');
    const people = folder === undefined ? null : await logsBelow(folder, game.id, words);
    const own = await selfPlay(context, mind);
    const bot = String(flags.bot ?? 'planner');
    const calibration = calibrationOf(samplesOf(mind, people ?? own), people ? PEOPLE : bot);
    const reference = referenceOf(mind, people ?? [], own, bot);
    const into = context.text('save') ?? join('games', game.id, 'bot');
    const files = Object.entries({ calibration, reference }).map(([name, data]) => {
      const file = join(into, `${name}.json`);
      mkdirSync(into, { recursive: true });
      writeFileSync(file, `${JSON.stringify(data, null, 1)}\n`);
      return file;
    });
    answer(context, { calibration, reference }, [words.calibrate(files, calibration.count)]);
    return 0;
  },
};

/** The tables at which the judgement was learned, each once: so many games at every one of them. */
async function selfPlay(context: Context, mind: Mind): Promise<TableLog[]> {
  const { words, flags, io } = context;
  const seeds = wholeNumber(flags, 'seeds', 1, 20, words);
  const seed = context.text('seed') ?? 'calibrate';
  const pool = new Pool(wholeNumber(flags, 'threads', 1, cores(), words), threadIn(context.home));
  const matches = tablesOf(mind).flatMap(({ seats, options }) =>
    rotated(mind.game.id, options, seed, seeds, seating(String(flags.bot ?? 'planner'), seats, words)),
  );
  const recording = matches.map(match => ({ ...match, recorded: true as const }));
  const played = await playAll(pool, recording, done => io.progress(words.arena.progress(done, recording.length)));
  await pool.close();
  return recorded(recording, played, mind.game.rules);
}

function tablesOf({ game, practice }: Mind): Practice[] {
  const usual = Array.from({ length: game.seats.max - game.seats.min + 1 }, (_, n) => ({ seats: game.seats.min + n, options: {} }));
  const different = new Map((practice ?? usual).map(table => [JSON.stringify(table), table]));
  return [...different.values()];
}
