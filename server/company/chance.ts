/** Could it be chance? The sign test: how often two equal players would end at least as far apart as these two. */

const RARELY = 0.05;

/** Games that ended level tell nothing and are left out. */
export function isChance(ahead: number, behind: number): boolean {
  const games = ahead + behind;
  const fewer = Math.min(ahead, behind);
  // Sums of logarithms: 2 to the power of some thousand is no number any more.
  let ways = 0;
  let sum = 0;
  for (let k = 0; k <= fewer; k++) {
    if (k > 0) ways += Math.log(games - k + 1) - Math.log(k);
    sum += Math.exp(ways - games * Math.LN2);
  }
  return Math.min(1, 2 * sum) > RARELY;
}
