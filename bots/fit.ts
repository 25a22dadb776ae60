/**
 * Weights that foretell how games end. Positions are kept from games that a bot plays against itself; from what each seat was thought to make
 * in them and what it made in the end, least squares find the change of all weights at once that would have foretold it best. Turning one
 * weight after the other by its games needs thousands of them, this needs hundreds: every position has something to say about every weight.
 */
import { advance, copy, type Kind, pending, randomFrom, start } from '@tarsas/kernel';
import { askPlan, type Bot } from './bot.ts';
import { Intentions } from './intentions.ts';
import type { Mind, Weights } from './mind.ts';

export interface Position {
  state: Kind['state'];
  /** By seat: the points at the end of its game. */
  points: number[];
}

export interface Sitting {
  seats: number;
  options: object;
  seed: string;
}

/** One question in so many is kept: neighbouring positions of a game are nearly the same. */
const KEPT = 6;

/** Plays one game and keeps positions of it. The bot needs some exploration, or the fit sees one line of play only. */
export function positionsOf(mind: Mind, bot: Bot, { seats, options, seed }: Sitting): Position[] {
  const { game } = mind;
  const { state } = start(game, { seats, options, seed });
  const random = randomFrom(`${seed}/fit`);
  const kept: Kind['state'][] = [];
  const intentions = new Intentions();
  while (!state.over) {
    const open = pending(game, state).filter(({ waiting }) => waiting);
    const decision = open[random(open.length)];
    const who = String(decision.seat);
    let choice = intentions.next(who, game, state, decision);
    if (!choice) {
      if (random(KEPT) === 0) kept.push(copy(game, state));
      const [first, ...rest] = askPlan(bot, game, state, decision, random, { mind });
      choice = first;
      intentions.keep(who, state, rest);
    }
    advance(game, state, decision, choice, true);
  }
  const points: number[] = [];
  for (const score of game.score(state)) points[score.seat] = score.points;
  return kept.map(one => ({ state: one, points }));
}

/** A game's own value, whose weights these are, knows the whole state whoever looks at it. */
const ANYBODY = 0;

/** The step of the finite differences, and the most that a weight moves in one iteration, as parts of the weight. */
const TURN = 0.05;
const FARTHEST = 0.4;
const ROUNDS = 3;
/** The scale of weights that are zero or nearly so. */
const LEAST_SCALE = 0.1;
/** The ridge penalty for moving all of a weight, in squared points for each position: it keeps weights that the data say little about. */
const DOUBT = 3;

export function fit(mind: Mind, positions: readonly Position[], names: readonly string[]): Weights {
  const from = mind.weights;
  const scales = names.map(name => Math.max(LEAST_SCALE, Math.abs(from[name])));
  let weights = from;
  for (let round = 0; round < ROUNDS; round++) {
    const turned = names.map((name, i) => ({ ...weights, [name]: weights[name] + TURN * scales[i] }));
    const square = names.map(() => new Array<number>(names.length).fill(0));
    const wish = new Array<number>(names.length).fill(0);
    for (const { state, points } of positions) {
      const now = leads(mind.value(state, weights, ANYBODY));
      const slopes = turned.map(other => leads(mind.value(state, other, ANYBODY)).map((lead, i) => (lead - now[i]) / TURN));
      leads(points).forEach((real, i) => {
        add(
          square,
          wish,
          slopes.map(slope => slope[i]),
          real - now[i],
        );
      });
    }
    const doubt = DOUBT * positions.length;
    names.forEach((name, i) => {
      square[i][i] += doubt;
      wish[i] -= (doubt * (weights[name] - from[name])) / scales[i];
    });
    const moves = solve(square, wish);
    const next: Record<string, number> = { ...weights };
    names.forEach((name, i) => {
      next[name] += Math.max(-FARTHEST, Math.min(FARTHEST, moves[i])) * scales[i];
    });
    weights = next;
  }
  return weights;
}

/** The root mean square error of the predicted lead of the first seat, in points. */
export function error(mind: Mind, positions: readonly Position[], weights: Weights): number {
  let sum = 0;
  let n = 0;
  for (const { state, points } of positions) {
    const thought = leads(mind.value(state, weights, ANYBODY));
    leads(points).forEach((real, i) => {
      sum += (real - thought[i]) ** 2;
      n++;
    });
  }
  return Math.sqrt(sum / Math.max(1, n));
}

/** Only differences between seats decide games: those of the first to each other one. */
const leads = (points: readonly number[]): number[] => points.slice(1).map(other => points[0] - other);

function add(square: number[][], wish: number[], slope: readonly number[], missing: number): void {
  for (let i = 0; i < slope.length; i++) {
    if (slope[i] === 0) continue;
    wish[i] += slope[i] * missing;
    for (let j = 0; j < slope.length; j++) square[i][j] += slope[i] * slope[j];
  }
}

/** Gaussian elimination with partial pivoting. The ridge penalty on the diagonal keeps the matrix from being singular. */
function solve(square: readonly (readonly number[])[], wish: readonly number[]): number[] {
  const rows = square.map((row, i) => [...row, wish[i]]);
  const n = rows.length;
  for (let i = 0; i < n; i++) {
    let pivot = i;
    for (let j = i + 1; j < n; j++) if (Math.abs(rows[j][i]) > Math.abs(rows[pivot][i])) pivot = j;
    [rows[i], rows[pivot]] = [rows[pivot], rows[i]];
    for (let j = i + 1; j < n; j++) {
      const part = rows[j][i] / rows[i][i];
      for (let k = i; k <= n; k++) rows[j][k] -= part * rows[i][k];
    }
  }
  const found = new Array<number>(n).fill(0);
  for (let i = n - 1; i >= 0; i--) {
    let left = rows[i][n];
    for (let j = i + 1; j < n; j++) left -= rows[i][j] * found[j];
    found[i] = left / rows[i][i];
  }
  return found;
}
