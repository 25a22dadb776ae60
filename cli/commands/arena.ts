import { appendFileSync, existsSync, writeFileSync } from 'node:fs';
import { nameOf, rotated, seating } from '../arena/entrants.ts';
import type { Match, Played } from '../arena/match.ts';
import { cores, Pool, threadIn } from '../arena/pool.ts';
import { type Standing, standings } from '../arena/statistics.ts';
import { BadInput, readText, seatsOf, tableOptions, titleOf, wholeNumber } from '../input.ts';
import type { CliWords } from '../text/en.ts';
import { type Command, TABLE_OPTIONS } from './command.ts';
import { answer } from './context.ts';

interface Report {
  game: string;
  seats: number;
  games: number;
  options: object;
  seed: string;
  errors: { seed: string; message: string }[];
  bots: Standing[];
}

/** A line of the file that lets an arena go on where it was stopped. */
interface Kept {
  n: number;
  played: Played;
}

/** Bots against each other: every set-up is played once from each seat, so that its luck cancels out. */
export const arena: Command = {
  usage: 'arena <game>',
  help: 'arena',
  options: {
    '--bots <names>': 'bots',
    ...TABLE_OPTIONS,
    '--seeds <k>': 'seeds',
    '--threads <n>': 'threads',
    '--resume <file>': 'resumeArena',
  },
  takesGameOptions: true,
  async run(context, id) {
    const { io, words, flags } = context;
    const title = titleOf(id, words);
    const seats = seatsOf(title, flags, words);
    const lineUp = seating(String(flags.bots ?? ''), seats, words);
    const seed = context.text('seed') ?? 'arena';
    const options = tableOptions(title, context);
    const matches = rotated(title.game.id, options, seed, wholeNumber(flags, 'seeds', 1, 20, words), lineUp);
    const file = context.text('resume');
    const done = file === undefined ? new Map<number, Played>() : earlier(file, matches, words);
    const left = [...matches.keys()].filter(n => !done.has(n));
    const errors: Report['errors'] = [];
    const pool = new Pool(Math.min(wholeNumber(flags, 'threads', 1, cores(), words), Math.max(1, left.length)), threadIn(context.home));
    await pool.play(
      left.map(n => matches[n]),
      ({ n: at, played, error }) => {
        const n = left[at];
        if (played === undefined) errors.push({ seed: matches[n].seed, message: error });
        else {
          done.set(n, played);
          if (file !== undefined) appendFileSync(file, `${JSON.stringify({ n, played } satisfies Kept)}\n`);
        }
        io.progress(words.arena.progress(done.size, matches.length));
      },
    );
    await pool.close();
    const games = [...done.keys()].sort((a, b) => a - b).map(n => ({ seats: matches[n].entrants.map(nameOf), played: done.get(n)! }));
    const report = { game: title.game.id, seats, games: games.length, options, seed, errors, bots: standings(lineUp.map(nameOf), games) };
    answer(context, report, lines(report, words));
    return errors.length === 0 ? 0 : 1;
  },
};

/** What was played before under the same conditions. The first line of the file says which those were. */
function earlier(file: string, matches: readonly Match[], words: CliWords): Map<number, Played> {
  const head = JSON.stringify({ ...matches[0], entrants: matches[0].entrants.map(nameOf) });
  if (!existsSync(file)) {
    writeFileSync(file, `${head}\n`);
    return new Map();
  }
  const [first, ...rest] = readText(file, words).split('\n');
  if (first !== head) throw new BadInput(words.bad.otherArena(file));
  const kept = rest.filter(Boolean).map(line => JSON.parse(line) as Kept);
  return new Map(kept.filter(({ n }) => n < matches.length).map(({ n, played }) => [n, played]));
}

function lines({ game, seats, games, errors, bots: all }: Report, words: CliWords): string[] {
  const say = words.arena;
  return [
    say.line(game, seats, games),
    ...all.map(one => say.bot(one)),
    ...errors.map(({ seed, message }) => words.simulate.error(seed, message)),
  ];
}
