import { appendFileSync, existsSync, writeFileSync } from 'node:fs';
import { type Budget, bots, type Weights } from '@tarsas/bots';
import type { Judgement } from '@tarsas/bots/judgement';
import type { Entrant, Match, Played } from '../arena/match.ts';
import { cores, Pool, threadIn } from '../arena/pool.ts';
import { type Standing, standings } from '../arena/statistics.ts';
import { BadInput, readJson, readText, seatsOf, tableOptions, titleOf, wholeNumber } from '../input.ts';
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

/** `a,b` at four seats is one a against three b: the last one named fills the table. */
function seating(text: string, seats: number, words: CliWords): Entrant[] {
  const named = text.split(',').map(one => entrant(one.trim(), words));
  if (named.length > seats) throw new BadInput(words.bad.tooManyBots(named.length, seats));
  return Array.from({ length: seats }, (_, seat) => named[Math.min(seat, named.length - 1)]);
}

/** A name, after @ how it values positions, and after a colon how long it may think: `searcher:500ms`, `greedy@new.json:2000nodes`. */
function entrant(text: string, words: CliWords): Entrant & { label: string } {
  const [, name, file, amount, unit] = /^([^:@]+)(?:@(.+?))?(?::(\d+)(ms|nodes))?$/.exec(text) ?? [];
  const known = bots.map(bot => bot.name);
  if (name === undefined || !known.includes(name)) throw new BadInput(words.bad.bot(text, known.join(', ')));
  const budget: Budget | null = amount === undefined ? null : { [unit]: Number(amount) };
  return { bot: name, label: text, ...(budget && { budget }), ...(file !== undefined && valueIn(file, words)) };
}

/** `hand` is the game's own value; otherwise a file with weights for it, or with a learned judgement. */
function valueIn(file: string, words: CliWords): Pick<Entrant, 'weights' | 'judgement'> {
  if (file === 'hand') return { weights: {} };
  const read = readJson(file, words) as Weights | Judgement;
  return typeof read.weights === 'string' ? { judgement: read as Judgement } : { weights: read as Weights };
}

const nameOf = ({ bot, label = bot }: Entrant): string => label;

/** Each seed once for every way round the table; where all are the same bot once is enough. */
function rotated(game: string, options: object, seed: string, seeds: number, lineUp: readonly Entrant[]): Match[] {
  const turns = new Set(lineUp.map(nameOf)).size === 1 ? 1 : lineUp.length;
  const matches: Match[] = [];
  for (let k = 0; k < seeds; k++) {
    for (let turn = 0; turn < turns; turn++) {
      matches.push({ game, options, seed: `${seed}/${k}`, entrants: [...lineUp.slice(turn), ...lineUp.slice(0, turn)] });
    }
  }
  return matches;
}

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
