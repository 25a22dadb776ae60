/** How fast the games are. All are measured in turns within one run, so that a busy machine slows them alike. One thread. */
import { apply, copy, type Game, type Kind, optionsOf, pending, type Random, randomFrom, start, type Title } from '@tarsas/kernel';

export interface GameFigures {
  /** Decisions per second of random play: list the options, look the choice up, make it on a copy. */
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

const SAMPLES = 40;
const COPIES = 2_000;

/** `chess` makes one ply of the calibrator each time it is called. */
export function measure(
  titles: readonly Title[],
  chess: (random: Random) => () => void,
  { slices, sliceMs }: Effort,
  progress: (done: number, all: number) => void,
) {
  const ply = chess(randomFrom('chess'));
  const walks = titles.map(({ game }) => ({ game, step: randomPlay(game, randomFrom(game.id)), rates: [] as number[] }));
  const plies: number[] = [];
  for (const step of [ply, ...walks.map(walk => walk.step)]) rate(step, sliceMs); // let the compiler warm up
  for (let n = 0; n < slices; n++) {
    progress(n + 1, slices);
    plies.push(rate(ply, sliceMs));
    for (const { step, rates } of walks) rates.push(rate(step, sliceMs));
  }
  const chessopsPliesPerSecond = median(plies);
  const games = walks.map(({ game, rates }): [string, GameFigures] => {
    const stepsPerSecond = median(rates);
    return [game.id, { stepsPerSecond, ratio: stepsPerSecond / chessopsPliesPerSecond, ...sizes(game) }];
  });
  return { calibrator: { chessopsPliesPerSecond }, games: Object.fromEntries(games) };
}

/** Calls per second. The clock is read once in a few calls, because reading it costs time too. */
function rate(step: () => void, ms: number): number {
  const began = performance.now();
  let calls = 0;
  for (;;) {
    for (let i = 0; i < 16; i++) step();
    calls += 16;
    const passed = performance.now() - began;
    if (passed >= ms) return (calls * 1000) / passed;
  }
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
  return apply(game, state, { seat: decision.seat, decision: decision.id, choice }).state;
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
  const began = performance.now();
  for (let i = 0; i < COPIES; i++) copy(game, state);
  return ((performance.now() - began) * 1000) / COPIES;
}

/** The better of two times: an interruption by the machine is not the game's fault. */
function optionsMs<G extends Kind>(game: Game<G>, state: G['state']): number {
  let longest = 0;
  for (const decision of pending(game, state)) {
    const times = [0, 1].map(() => {
      const began = performance.now();
      optionsOf(game, state, decision);
      return performance.now() - began;
    });
    longest = Math.max(longest, Math.min(...times));
  }
  return longest;
}

function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}
