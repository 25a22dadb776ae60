/**
 * Turns weights by self-play. In every step all of them are turned a little at once, each at random up or down; the weights so turned and
 * the weights turned the other way play each other from the same set-ups, and all move towards those that made more points (SPSA).
 */
import type { Weights } from '@tarsas/bots';
import { randomFrom } from '@tarsas/kernel';
import type { Match } from './match.ts';
import type { Pool } from './pool.ts';
import { mean } from './statistics.ts';

export interface Tuning {
  game: string;
  options: object;
  seats: number;
  bot: string;
  seed: string;
  steps: number;
  games: number;
  /** The names of the weights that are turned. */
  names: readonly string[];
}

/** How far weights are turned for a try, as a part of themselves; it shrinks as the tuning goes on. */
const TURN = 0.25;
const TURN_SHRINKS = 0.1;
/** Points of difference at the table that move a weight by the whole of its turn. */
const POINTS_PER_TURN = 6;
const FARTHEST = 0.5;
/** The scale of weights that are zero or nearly so. */
const LEAST_SCALE = 0.1;

export type Told = (step: number, difference: number, weights: Weights) => void;

export async function tune(pool: Pool, from: Weights, tuning: Tuning, tell: Told): Promise<Weights> {
  const random = randomFrom(`${tuning.seed}/turns`);
  const scale = Object.fromEntries(tuning.names.map(name => [name, Math.max(LEAST_SCALE, Math.abs(from[name]))]));
  let weights: Weights = { ...from };
  // The mean of the later half of all steps is steadier than the last of them.
  const later: Weights[] = [];
  for (let step = 1; step <= tuning.steps; step++) {
    const size = TURN / step ** TURN_SHRINKS;
    const signs = Object.fromEntries(tuning.names.map(name => [name, random(2) === 0 ? -1 : 1]));
    const turned = (by: number): Weights => moved(weights, tuning.names, name => by * size * signs[name] * scale[name]);
    const difference = await compare(pool, turned(1), turned(-1), tuning, step);
    const far = Math.max(-FARTHEST, Math.min(FARTHEST, difference / POINTS_PER_TURN));
    weights = moved(weights, tuning.names, name => far * size * signs[name] * scale[name]);
    if (step > tuning.steps / 2) later.push(weights);
    tell(step, difference, weights);
  }
  return moved(weights, tuning.names, name => mean(later.map(w => w[name])) - weights[name]);
}

function moved(weights: Weights, names: readonly string[], by: (name: string) => number): Weights {
  return { ...weights, ...Object.fromEntries(names.map(name => [name, weights[name] + by(name)])) };
}

/** Mean points that the first weights are ahead of the second, sitting in turns at the same table, each set-up from both sides. */
async function compare(pool: Pool, a: Weights, b: Weights, tuning: Tuning, step: number): Promise<number> {
  const { game, options, seats, bot, seed, games } = tuning;
  const matches: Match[] = [];
  for (let n = 0; n < games; n++) {
    const flip = n % 2;
    const entrants = Array.from({ length: seats }, (_, seat) => ({ bot, weights: (seat + flip) % 2 === 0 ? a : b }));
    matches.push({ game, options, seed: `${seed}/${step}/${(n - flip) / 2}`, entrants });
  }
  const differences: number[] = [];
  await pool.play(matches, ({ n, played, error }) => {
    if (played === undefined) throw new Error(error);
    const side = (which: number) => mean(played.points.filter((_, seat) => (seat + (n % 2)) % 2 === which));
    differences.push(side(0) - side(1));
  });
  return mean(differences);
}
