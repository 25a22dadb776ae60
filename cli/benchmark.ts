/** How fast a game is. Calibrator and game are measured in turns within one run, so that a busy machine slows them alike. One thread. */
import { copy, decide, type Game, type Kind, optionsOf, pending, type Random, randomFrom, start, type Title } from '@tarsas/kernel';

export interface GameFigures {
  /** Decisions per second (of the processor) of random play: list the options, make one of them on a copy. */
  stepsPerSecond: number;
  /** The same as a multiple of the calibrator's plies. */
  ratio: number;
  copyMicroseconds: number;
  longestOptionsMs: number;
  stateBytes: number;
}

export interface Effort {
  slices: number;
  sliceMs: number;
}

/** Short enough that whatever else runs on the machine disturbs all alike. */
const TURN_MS = 5;
/** The clock is read once in so many calls, because reading it costs time too. */
const BATCH = 16;
const SAMPLES = 40;
const COPIES = 200;
const TRIES = 5;

/** `chess` makes one ply of the calibrator each time it is called. */
export function measure(
  titles: readonly Title[],
  chess: (random: Random) => () => void,
  { slices, sliceMs }: Effort,
  progress: (done: number, all: number) => void,
) {
  const steps = [chess(randomFrom('chess')), ...titles.map(({ game }) => randomPlay(game, randomFrom(game.id)))];
  takeTurns(steps, sliceMs); // let the compiler warm up
  const rates = Array.from({ length: slices }, (_, n) => {
    progress(n + 1, slices);
    return takeTurns(steps, sliceMs);
  });
  const [chessopsPliesPerSecond, ...stepsPerSecond] = steps.map((_, n) => median(rates.map(slice => slice[n])));
  const games = titles.map(({ game }, n): [string, GameFigures] => {
    const figures = { stepsPerSecond: stepsPerSecond[n], ratio: stepsPerSecond[n] / chessopsPliesPerSecond };
    return [game.id, { ...figures, ...sizes(game) }];
  });
  return { calibrator: { chessopsPliesPerSecond }, games: Object.fromEntries(games) };
}

/**
 * Calls per second of each, in turns of a few milliseconds until each has had its time. Seconds of the processor, not of
 * the clock: time in which the machine ran something else is not counted.
 */
function takeTurns(steps: readonly (() => void)[], ms: number): number[] {
  const calls = steps.map(() => 0);
  const spent = steps.map(() => 0);
  while (spent[0] < ms) {
    for (const [n, step] of steps.entries()) {
      const began = processorMs();
      let passed = 0;
      while (passed < TURN_MS) {
        for (let i = 0; i < BATCH; i++) step();
        calls[n] += BATCH;
        passed = processorMs() - began;
      }
      spent[n] += passed;
    }
  }
  return calls.map((count, n) => (count * 1000) / spent[n]);
}

function processorMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** Random play at the largest table, move by move, one game after another. */
function randomPlay<G extends Kind>(game: Game<G>, random: Random): () => void {
  let games = 0;
  const next = () => start(game, { seats: game.seats.max, seed: `bench ${games++}` }).state;
  let state = next();
  return () => {
    if (state.over) state = next();
    state = randomMove(game, state, random);
  };
}

function randomMove<G extends Kind>(game: Game<G>, state: G['state'], random: Random): G['state'] {
  const waiting = pending(game, state).filter(d => d.waiting);
  const decision = waiting.length === 1 ? waiting[0] : waiting[random(waiting.length)];
  const options = optionsOf(game, state, decision);
  const choice = options[random(options.length)];
  return decide(game, state, decision, choice).state;
}

function sizes<G extends Kind>(game: Game<G>): Omit<GameFigures, 'stepsPerSecond' | 'ratio'> {
  const games = Array.from({ length: SAMPLES }, (_, n) => positionsOf(game, n));
  let longest = 0;
  for (const positions of games) for (const state of positions) longest = Math.max(longest, optionsMs(game, state));
  const middles = games.map(positions => positions[positions.length >> 1]);
  return {
    copyMicroseconds: median(middles.map(state => copyMicroseconds(game, state))),
    longestOptionsMs: longest,
    stateBytes: Math.round(median(middles.map(state => Buffer.byteLength(JSON.stringify(state))))),
  };
}

/** All positions of one random game. */
function positionsOf<G extends Kind>(game: Game<G>, n: number): G['state'][] {
  const random = randomFrom(`middle ${n}`);
  const states = [start(game, { seats: game.seats.max, seed: `middle ${n}` }).state];
  for (;;) {
    const next = randomMove(game, states[states.length - 1], random);
    if (next.over) return states;
    states.push(next);
  }
}

function copyMicroseconds<G extends Kind>(game: Game<G>, state: G['state']): number {
  const ms = bestMs(() => {
    for (let i = 0; i < COPIES; i++) copy(game, state);
  });
  return (ms * 1000) / COPIES;
}

function optionsMs<G extends Kind>(game: Game<G>, state: G['state']): number {
  return Math.max(...pending(game, state).map(decision => bestMs(() => optionsOf(game, state, decision))));
}

/** The minimum of a few runs, to leave out interruptions. */
function bestMs(work: () => void): number {
  let best = Number.POSITIVE_INFINITY;
  for (let i = 0; i < TRIES; i++) {
    const began = performance.now();
    work();
    best = Math.min(best, performance.now() - began);
  }
  return best;
}

export function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}
