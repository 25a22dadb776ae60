import { ask, type Bot, type Mind } from '@tarsas/bots';
import { advance, type Game, type Kind, pending, randomFrom, start } from '@tarsas/kernel';
import { mindOf } from '../../games/list.ts';
import { Coverage, type CoverageReport, coverageLines } from '../coverage.ts';
import { botOf, messageOf, seatsOf, tableOptions, titleOf, wholeNumber } from '../input.ts';
import { pointsOf } from '../savedTable.ts';
import type { CliWords } from '../text/en.ts';
import { type Command, TABLE_OPTIONS } from './command.ts';
import { answer } from './context.ts';

/** A longer game is reported as endless. */
const MAX_MOVES = 20_000;
/** One in so many answers that may still be changed is changed, so that thinking again is played too. */
const THINK_AGAIN = 8;

interface Trial {
  seats: number;
  games: number;
  bot: Bot;
  mind: Mind | null;
  seed: string;
  options: object;
}

interface Simulation {
  game: string;
  seats: number;
  games: number;
  moves: number;
  seconds: number;
  movesPerSecond: number;
  errors: { seed: string; move: number; message: string }[];
  scores: { mean: number; min: number; max: number };
  coverage?: CoverageReport;
}

/** Plays many games, changing each state in place. A game that throws is reported with its seed, and the next one begins. */
function simulateGames<G extends Kind>(
  game: Game<G>,
  trial: Trial,
  coverage: Coverage | null,
  progress: (done: number) => void,
): Simulation {
  const errors: Simulation['errors'] = [];
  const points: number[] = [];
  let moves = 0;
  const began = performance.now();
  for (let n = 0; n < trial.games; n++) {
    const seed = `${trial.seed}/${n}`;
    const run = { seed, moves: 0 };
    try {
      points.push(...playOut(game, trial, run, coverage));
    } catch (error) {
      errors.push({ seed, move: run.moves, message: messageOf(error) });
    }
    moves += run.moves;
    progress(n + 1);
  }
  const seconds = (performance.now() - began) / 1000;
  return {
    game: game.id,
    seats: trial.seats,
    games: trial.games,
    moves,
    seconds,
    movesPerSecond: seconds > 0 ? moves / seconds : 0,
    errors,
    scores: statistics(points),
    ...(coverage && { coverage: coverage.report() }),
  };
}

function playOut<G extends Kind>(
  game: Game<G>,
  { seats, options, bot, mind }: Trial,
  run: { seed: string; moves: number },
  coverage: Coverage | null,
): number[] {
  const random = randomFrom(`${run.seed}/bots`);
  const { state, facts } = start(game, { seats, options, seed: run.seed });
  coverage?.countFacts(facts);
  while (!state.over) {
    if (run.moves >= MAX_MOVES) throw new Error(`no end after ${MAX_MOVES} moves`);
    const open = pending(game, state);
    const asked = open.filter(d => d.waiting || random(THINK_AGAIN) === 0);
    const decision = asked[asked.length === 1 ? 0 : random(asked.length)];
    const choice = ask(bot, game, state, decision, random, { mind });
    const facts = advance(game, state, decision, choice);
    run.moves++;
    coverage?.countChoice(choice);
    coverage?.countFacts(facts);
  }
  return pointsOf(game, state);
}

function statistics(points: readonly number[]): Simulation['scores'] {
  if (points.length === 0) return { mean: 0, min: 0, max: 0 };
  let [sum, min, max] = [0, points[0], points[0]];
  for (const n of points) {
    sum += n;
    min = Math.min(min, n);
    max = Math.max(max, n);
  }
  return { mean: sum / points.length, min, max };
}

export const simulate: Command = {
  usage: 'simulate <game>',
  help: 'simulate',
  options: {
    ...TABLE_OPTIONS,
    '--games <k>': 'gameCount',
    '--bot <name>': 'bot',
    '--coverage': 'coverage',
  },
  takesGameOptions: true,
  async run(context, id) {
    const { io, words, flags } = context;
    const title = titleOf(id, words);
    const trial: Trial = {
      seats: seatsOf(title, flags, words),
      games: wholeNumber(flags, 'games', 1, 100, words),
      bot: botOf(flags.bot ?? 'random', words),
      mind: await mindOf(title.game.id),
      seed: context.text('seed') ?? 'tarsas',
      options: tableOptions(title, context),
    };
    const coverage = flags.coverage ? new Coverage(title) : null;
    const result = simulateGames(
      title.game,
      trial,
      coverage,
      everyTenth(done => io.progress(words.simulate.progress(done, trial.games))),
    );
    answer(context, result, report(result, words));
    return result.errors.length === 0 ? 0 : 1;
  },
};

/** Ten times a second is often enough to be told. */
function everyTenth(tell: (done: number) => void): (done: number) => void {
  let last = performance.now();
  return done => {
    const now = performance.now();
    if (now - last < 100) return;
    last = now;
    tell(done);
  };
}

function report(result: Simulation, words: CliWords): string[] {
  const { game, seats, games, moves, movesPerSecond, errors, scores, coverage } = result;
  const say = words.simulate;
  return [
    say.line(game, seats, games, moves, movesPerSecond),
    say.scores(scores.mean, scores.min, scores.max),
    say.errors(errors.length),
    ...errors.map(({ seed, message }) => say.error(seed, message)),
    ...(coverage ? coverageLines(coverage, words) : []),
  ];
}
