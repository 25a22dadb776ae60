/** Places and prizes. */

/**
 * The prize of each competitor when the best value takes the first prize and so on. Tied competitors add the
 * prizes of their places and divide them equally, rounded down. A value of 0 wins nothing.
 */
export function prizes(values: readonly number[], places: readonly number[]): number[] {
  return values.map(value => {
    if (value <= 0) return 0;
    const ahead = values.filter(other => other > value).length;
    const tied = values.filter(other => other === value).length;
    let pot = 0;
    for (let place = ahead; place < ahead + tied; place++) pot += places[place] ?? 0;
    return Math.floor(pot / tied);
  });
}

/** 1 for the best; those who stay tied share a rank. */
export function ranks(points: readonly number[]): number[] {
  return points.map(own => 1 + points.filter(other => other > own).length);
}
