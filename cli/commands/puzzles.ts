import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Mind } from '@tarsas/bots';
import { type Loose, packed, puzzlesIn, type Saved } from '@tarsas/coach';
import { mindOf } from '../../games/list.ts';
import { type Match, playMatch } from '../arena/match.ts';
import { BadInput, readJson, seatsOf, tableOptions, titleOf, wholeNumber } from '../input.ts';
import { recorded } from '../insight/games.ts';
import { type Command, TABLE_OPTIONS } from './command.ts';
import { answer, type Context } from './context.ts';

const ENOUGH = 60;

/** Positions to solve, found in games of bots, one seed after the other. What is in the file already is kept, and its games are not played again. */
export const puzzles: Command = {
  usage: 'puzzles <game>',
  help: 'puzzles',
  options: { ...TABLE_OPTIONS, '--most <n>': 'mostPuzzles', '--save <file>': 'savePuzzles' },
  takesGameOptions: true,
  async run(context, id) {
    const { words, flags } = context;
    const title = titleOf(id, words);
    const mind = await mindOf(title.game.id);
    if (!mind) throw new BadInput(words.bad.noMind(title.game.id));
    const file = context.text('save') ?? join('games', title.game.id, 'puzzles.json');
    const sofar = existsSync(file) ? (readJson(file, words) as Loose) : { games: [], puzzles: [] };
    const found: Growing = { games: [...sofar.games], puzzles: [...sofar.puzzles] };
    const most = wholeNumber(flags, 'most', 1, ENOUGH, words);
    const seats = seatsOf(title, flags, words);
    const options = tableOptions(title, context);
    for (let n = 0; found.puzzles.length < most; n++) {
      const seed = `${context.text('seed') ?? 'puzzles'}/${n}`;
      if (found.games.some(game => game.seed === seed)) continue;
      await search(context, mind, await gameOf(mind, seats, options, seed), found, most, file);
    }
    // Also where nothing was missing: a file of before is packed.
    write(file, found);
    answer(context, packed(found), [words.puzzles(found.puzzles.length, file)]);
    return 0;
  },
};

type Growing = { games: Loose['games'][number][]; puzzles: Loose['puzzles'][number][] };

const write = (file: string, found: Loose): void => writeFileSync(file, `${JSON.stringify(packed(found))}\n`);

/** Written after every find: it takes long, and what has been found is not lost. Games without a puzzle are left out. */
async function search({ io, words }: Context, mind: Mind, game: Saved, found: Growing, most: number, file: string): Promise<void> {
  for (const puzzle of puzzlesIn(mind, game, found.games.length)) {
    io.progress(words.puzzles(found.puzzles.length, file));
    if (!puzzle) continue;
    if (found.games.at(-1) !== game) found.games.push(game);
    found.puzzles.push({ ...puzzle, game: found.games.length - 1 });
    write(file, found);
    if (found.puzzles.length === most) return;
  }
}

/** Bots that look one plan ahead play well enough to get into interesting positions, and at once. */
async function gameOf(mind: Mind, seats: number, options: object, seed: string): Promise<Saved> {
  const match: Match = {
    game: mind.game.id,
    options,
    seed,
    entrants: Array.from({ length: seats }, () => ({ bot: 'greedy' })),
    recorded: true,
  };
  return recorded([match], [await playMatch(match)], mind.game.rules)[0];
}
