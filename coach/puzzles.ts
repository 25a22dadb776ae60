/** Finding positions to solve: the best plan is better than any of another kind by so much that it shows when both are played to the end. */
import { after, type Mind, merit } from '@tarsas/bots/thinking';
import { hash } from '@tarsas/kernel';
import { type Decided, decisionsOf } from './decisions.ts';
import { worldsFrom } from './hint.ts';
import { type Asked, directionOf, promising, type Rated, rated } from './look.ts';
import { playedOut } from './playOut.ts';
import { seedsOf } from './posed.ts';
import { rangeOf, worthOf, ZONE } from './ranges.ts';
import type { Ending, Puzzle, Range, Saved } from './types.ts';

export interface PuzzleSettings {
  seed: string;
  /** Plans that are compared, and continuations of each: after the first few a position may be given up. */
  plans: number;
  few: number;
  most: number;
}
export const PUZZLES: PuzzleSettings = { seed: 'puzzles', plans: 4, few: 6, most: 24 };

/** Looks at one decision after the other; null where it is no puzzle. `game` is the number the game will have. */
export function* puzzlesIn(mind: Mind, saved: Saved, game: number, settings: PuzzleSettings = PUZZLES): Generator<Puzzle | null> {
  for (const decided of decisionsOf(mind, saved)) yield puzzleAt(mind, saved, game, decided, settings);
}

export function puzzleAt(mind: Mind, saved: Saved, game: number, decided: Decided, settings: PuzzleSettings): Puzzle | null {
  const { state, seat, move, round, decision } = decided;
  const seeds = seedsOf(saved, move, settings.seed);
  const worldAt = worldsFrom(mind, mind.game.view(state, seat) as object, seat, decision.id, seeds.worlds);
  const look = rated(mind, [worldAt(0)], promising(mind, worldAt(0), settings.plans)).sort((a, b) => b.worth - a.worth);
  if (look.length < 2 || !isPromising(mind, look)) return null;
  const endings: Ending[][] = look.map(() => []);
  const play = (until: number) => {
    for (let n = endings[0].length; n < until; n++) {
      const { world, asked } = worldAt(n);
      for (const [i, { plan }] of look.entries()) endings[i].push(playedOut(mind, world, asked, plan, `${seeds.plays}/${n}`));
    }
  };
  play(settings.few);
  if (gapIn(mind, look, endings, saved.seats).middle < ZONE) return null;
  play(settings.most);
  if (gapIn(mind, look, endings, saved.seats).low < ZONE) return null;
  const order = byWorth(endings, saved.seats);
  const plans = order.map(i => {
    const { middle, low, high } = differenceOf(endings[order[0]], endings[i], saved.seats);
    return { plan: look[i].plan, less: middle, low, high };
  });
  const grade = gradeOf(mind, worldAt(0), look, order[0]);
  return { id: hash([saved.seed, move]).slice(0, 8), game, move, seat, round, grade, plans, playedOut: settings.most };
}

/** A quick look at whether playing it out may be worth it: the difference is large, or it is a close call between two kinds. */
function isPromising(mind: Mind, look: readonly Rated[]): boolean {
  const kind = directionOf(mind, look[0].plan);
  const other = look.find(({ plan }) => directionOf(mind, plan) !== kind);
  return other !== undefined && look[0].worth - other.worth >= ZONE / 2;
}

const byWorth = (endings: readonly (readonly Ending[])[], seats: number): number[] =>
  endings
    .map((own, i) => ({ i, sum: own.reduce((sum, ending) => sum + worthOf(ending, seats), 0) }))
    .sort((a, b) => b.sum - a.sum)
    .map(({ i }) => i);

const differenceOf = (one: readonly Ending[], other: readonly Ending[], seats: number): Range =>
  one === other
    ? { middle: 0, low: 0, high: 0, playedOut: one.length }
    : rangeOf(one.map((ending, n) => worthOf(ending, seats) - worthOf(other[n], seats)));

/** Between the best plan and the next one of another kind. */
function gapIn(mind: Mind, look: readonly Rated[], endings: readonly (readonly Ending[])[], seats: number): Range {
  const [best, ...others] = byWorth(endings, seats);
  const kind = directionOf(mind, look[best].plan);
  const next = others.find(i => directionOf(mind, look[i].plan) !== kind) ?? others[0];
  return differenceOf(endings[best], endings[next], seats);
}

function gradeOf(mind: Mind, { world, asked }: Asked, look: readonly Rated[], best: number): Puzzle['grade'] {
  const atOnce = look.map(({ plan }) => merit(after(mind, world, asked, plan).values, asked.seat));
  if (atOnce.indexOf(Math.max(...atOnce)) === best) return 1;
  return best === 0 ? 2 : 3;
}
