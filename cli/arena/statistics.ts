/** What many games say about the bots that played them, and how sure one may be of it. */
import type { Played } from './match.ts';

export type Interval = [low: number, high: number];

export interface Standing {
  name: string;
  /** The share of first places, ties divided, with its 95 % interval. */
  winShare: number;
  interval: Interval;
  meanPoints: number;
  meanWinnerPoints: number;
  /** Mean points ahead of the best other bot at the table, or behind it, with its 95 % interval. */
  margin: number;
  marginInterval: Interval;
  p95Ms: number;
}

/** 97.5 % of a normal distribution lie below. */
const Z = 1.96;

/** One line for each name, in the order given. `names` says by game who sat where; several seats of one name count together. */
export function standings(names: readonly string[], games: readonly { seats: readonly string[]; played: Played }[]): Standing[] {
  return [...new Set(names)].map(name => {
    const shares: number[] = [];
    const margins: number[] = [];
    const points: number[] = [];
    const ms: number[] = [];
    for (const { seats, played } of games) {
      const own = [...seats.keys()].filter(seat => seats[seat] === name);
      const winners = played.ranks.filter(rank => rank === 1).length;
      // No seat wins where the game's own opponent does.
      shares.push(own.filter(seat => played.ranks[seat] === 1).length / Math.max(1, winners));
      for (const seat of own) {
        points.push(played.points[seat]);
        if (seats.length > 1) margins.push(played.points[seat] - bestBut(played.points, seat));
        ms.push(...played.ms[seat]);
      }
    }
    const winShare = mean(shares);
    return {
      name,
      winShare,
      interval: wilson(winShare, shares.length),
      meanPoints: mean(points),
      meanWinnerPoints: mean(games.map(({ played }) => Math.max(...played.points))),
      margin: mean(margins),
      marginInterval: around(margins),
      p95Ms: quantile(ms, 0.95),
    };
  });
}

const bestBut = (points: readonly number[], seat: number): number => Math.max(...points.filter((_, other) => other !== seat));

export const mean = (values: readonly number[]): number => (values.length === 0 ? 0 : values.reduce((a, b) => a + b, 0) / values.length);

export function around(values: readonly number[]): Interval {
  const middle = mean(values);
  const variance = mean(values.map(value => (value - middle) ** 2));
  const half = values.length < 2 ? 0 : Z * Math.sqrt(variance / (values.length - 1));
  return [middle - half, middle + half];
}

/** Wilson's interval of a share: honest for few games and near 0 and 1. */
export function wilson(share: number, n: number): Interval {
  if (n === 0) return [0, 1];
  const z2 = Z * Z;
  const middle = (share + z2 / (2 * n)) / (1 + z2 / n);
  const half = (Z / (1 + z2 / n)) * Math.sqrt((share * (1 - share)) / n + z2 / (4 * n * n));
  return [Math.max(0, middle - half), Math.min(1, middle + half)];
}

export function quantile(values: readonly number[], part: number): number {
  if (values.length === 0) return 0;
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))];
}
