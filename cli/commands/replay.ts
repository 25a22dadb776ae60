import { hash, type Kind, type Outcome, replay as replayLog, type Viewer, type Voice } from '@tarsas/kernel';
import { BadInput, messageOf, titleOf, wholeNumber } from '../input.ts';
import { pointsOf, readTable, type SavedTable } from '../savedTable.ts';
import { nameOf, scoreLines } from '../scoreSheet.ts';
import type { CliWords } from '../text/en.ts';
import type { Command } from './command.ts';
import { answer } from './context.ts';

export const replay: Command = {
  usage: 'replay <file>',
  help: 'replay',
  options: {
    '--until <n>': 'until',
    '--view <seat>': 'view',
  },
  run(context, file) {
    const { words, flags, lang } = context;
    const table = readTable(file, words);
    const { game, voices } = titleOf(table.game, words);
    const until = wholeNumber(flags, 'until', 0, table.moves.length, words);
    if (until > table.moves.length) throw new BadInput(words.bad.until(until, table.moves.length));
    const viewer = flags.view === undefined ? null : viewerOf(flags.view, table, words);
    const { state } = playAgain(() => replayLog(game, table, until), file, words);
    const { over } = state;
    const voice: Voice = voices[lang];
    const name = nameOf(words, []);
    const view = viewer === null ? null : game.view(state, viewer);
    answer(
      context,
      { game: game.id, seats: table.seats, moves: until, over, points: pointsOf(game, state), hash: hash(state), ...(view && { view }) },
      [
        words.replay.line(voice.title, table.seats, until, over),
        ...(view && viewer !== null ? voice.table({ name, view, viewer }) : []),
        ...scoreLines(game.score(state), over, voice, words, name),
        words.replay.hash(hash(state)),
      ],
    );
    return 0;
  },
};

function viewerOf(view: unknown, { seats }: SavedTable, words: CliWords): Viewer {
  if (view === 'public') return 'public';
  if (typeof view !== 'number' || !Number.isInteger(view) || view < 1 || view > seats)
    throw new BadInput(words.bad.viewer(String(view), seats));
  return view - 1;
}

function playAgain(play: () => Outcome<Kind>, file: string, words: CliWords): Outcome<Kind> {
  try {
    return play();
  } catch (error) {
    throw new BadInput(words.bad.replay(file, messageOf(error)));
  }
}
