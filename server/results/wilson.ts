/** Shares with the interval they may truly lie in: Wilson's score interval at 95 %. */

const Z = 1.96;

export interface Share {
  games: number;
  /** Shared first places count in part. */
  wins: number;
  /** The share that everybody equal would have: one in so many seats. */
  even: number;
  low: number;
  high: number;
}

/** `even` is the sum over all games of one over the number of seats. */
export function shareOf(games: number, wins: number, even: number): Share {
  if (games === 0) return { games, wins, even: 0, low: 0, high: 1 };
  const p = wins / games;
  const z = Z ** 2 / games;
  const middle = p + z / 2;
  const half = Z * Math.sqrt((p * (1 - p)) / games + z / (4 * games));
  return { games, wins, even: even / games, low: (middle - half) / (1 + z), high: (middle + half) / (1 + z) };
}

export interface Mean {
  mean: number;
  /** Half of the 95 % interval of the mean; null where one game tells nothing about it. */
  range: number | null;
}

export function meanOf(games: number, sum: number, squares: number): Mean {
  const mean = games === 0 ? 0 : sum / games;
  const variance = games < 2 ? null : Math.max(0, squares - games * mean ** 2) / (games - 1);
  return { mean, range: variance === null ? null : Z * Math.sqrt(variance / games) };
}
