/** The laws as a test suite: one line per game. */
import { describe, expect, test } from 'vitest';
import type { Game, Kind, OptionField } from '../game.ts';
import { randomFrom } from '../random.ts';
import { LAWS } from './laws.ts';
import { hold, type Plan } from './walk.ts';

export * from './laws.ts';
export * from './walk.ts';

export interface LawPlan<G extends Kind> extends Plan<G> {
  /** Random games per number of seats, over and above one for every value of every option. */
  games: number;
  seed?: string;
}

/** Registers a test per number of seats: every option value once, then `games` games with options at random. */
export function laws<G extends Kind>(game: Game<G>, plan: LawPlan<G>): void {
  const seed = process.env.TARSAS_SEED ?? plan.seed ?? 'laws';
  const factor = Number(process.env.TARSAS_LAWS ?? 1);
  describe(`the laws hold for ${game.id}`, () => {
    for (let seats = game.seats.min; seats <= game.seats.max; seats++) {
      const trials = [...everyValueOnce(game), ...randomVariants(game, plan.games * factor, `${seed}/${seats}`)];
      test(`${seats} seats: ${trials.length} random games from seed '${seed}'`, { timeout: 600_000 }, () => {
        let moves = 0;
        trials.forEach((options, n) => {
          moves += hold(game, LAWS, { seats, options, seed: `${seed}/${seats}/${n}` }, plan).moves.length;
        });
        expect(moves).toBeGreaterThan(0);
      });
    }
  });
}

/** The default table, then one table for each other value of each option. */
export function everyValueOnce<G extends Kind>(game: Game<G>): object[] {
  const fields = Object.entries(game.options as Record<string, OptionField>);
  return [{}, ...fields.flatMap(([key, field]) => field.values.slice(1).map(value => ({ [key]: value })))];
}

function randomVariants<G extends Kind>(game: Game<G>, count: number, seed: string): object[] {
  const random = randomFrom(seed);
  const fields = Object.entries(game.options as Record<string, OptionField>);
  return Array.from({ length: count }, () => Object.fromEntries(fields.map(([key, { values }]) => [key, values[random(values.length)]])));
}
