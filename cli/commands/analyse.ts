import type { Analysis, Settings } from '@tarsas/coach';
import { coachWords, roundName } from '@tarsas/coach/text';
import { replay } from '@tarsas/kernel';
import { advice } from '../../games/advised.ts';
import { knowledgeOf } from '../../games/list.ts';
import { readGame } from '../analysis/read.ts';
import { analysed } from '../analysis/study.ts';
import { forPrograms, linesOf, type Telling } from '../analysis/told.ts';
import { cores, Pool, threadIn } from '../arena/pool.ts';
import { BadInput, messageOf, titleOf, wholeNumber } from '../input.ts';
import { nameOf } from '../scoreSheet.ts';
import type { Command } from './command.ts';
import { answer, type Context } from './context.ts';

/** Where a game was won, and why: everything is looked at, and what looks large is played to its end. */
export const analyse: Command = {
  usage: 'analyse <file>',
  help: 'analyse',
  options: { '--seed <text>': 'coachSeed', '--decisions <n>': 'decisions', '--threads <n>': 'threads' },
  async run(context, file) {
    const { words, flags, lang } = context;
    const saved = await readGame(file, words);
    const { game, voices } = titleOf(saved.game, words);
    try {
      replay(game, saved);
    } catch (error) {
      throw new BadInput(words.bad.replay(file, messageOf(error)));
    }
    const known = await knowledgeOf(game.id);
    if (!known) throw new BadInput(words.bad.noMind(game.id));
    const settings: Partial<Settings> = {
      ...(flags.seed !== undefined && { seed: context.text('seed') }),
      ...(flags.decisions !== undefined && { decisions: wholeNumber(flags, 'decisions', 0, 0, words) }),
    };
    const pool = new Pool(wholeNumber(flags, 'threads', 1, cores(), words), threadIn(context.home));
    const analysis = await analysed(pool, known, saved, settings, progress(context));
    await pool.close();
    const name = nameOf(words, []);
    const telling: Telling = {
      game,
      saved,
      voice: voices[lang],
      words: coachWords[lang],
      advice: (await advice[game.id]?.[lang]()) ?? {},
      name,
      round: n => roundName(voices[lang], lang, n),
      when: (round, seat) => words.analyse.when(roundName(voices[lang], lang, round), name(seat)),
    };
    answer(context, forPrograms(telling, analysis), linesOf(telling, analysis));
    return 0;
  },
};

const progress =
  ({ io, words }: Context) =>
  ({ positions, done }: Analysis): void =>
    io.progress(
      done.quick < done.of
        ? words.analyse.quick(positions.filter(({ outlook }) => outlook !== null).length + done.quick, 2 * done.of)
        : words.analyse.playing(done.playedOut, done.toPlayOut),
    );
