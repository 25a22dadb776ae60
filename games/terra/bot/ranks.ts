/** What a place in a ranking may still be worth while the others are still climbing. */

/** The chance that one who has `own` ends ahead of one who has `other`, when a difference of `scale` makes it three to one. */
const chanceAhead = (own: number, other: number, scale: number): number => 1 / (1 + Math.exp((other - own) / scale));

/**
 * By competitor: the prizes to expect for the best, the second and so on. The larger the scale against the differences, the less today's
 * order says about the end. Who has nothing wins nothing.
 */
export function expectedPrizes(values: readonly number[], places: readonly number[], scale: number): number[] {
  return values.map((own, seat) => {
    if (own <= 0) return 0;
    // odds[n]: the chance that n others end ahead.
    const odds = [1];
    for (let other = 0; other < values.length; other++) {
      if (other === seat) continue;
      const behind = chanceAhead(own, values[other], scale);
      odds.push(0);
      for (let n = odds.length - 1; n >= 0; n--) odds[n] = odds[n] * behind + (n > 0 ? odds[n - 1] * (1 - behind) : 0);
    }
    let prize = 0;
    for (let n = 0; n < places.length && n < odds.length; n++) prize += places[n] * odds[n];
    return prize;
  });
}
