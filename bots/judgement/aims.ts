/**
 * What a position is trained on. The points at the end depend on much that came after it, so that thousands of games are needed to hear one position's
 * part in them. What was thought of the game a little later is nearer, and wrong in its own way; aims lie between the two (TD(λ)).
 */
import { Gradient } from './gradient.ts';
import type { Network } from './network.ts';
import { pointsOf, type Sample } from './positions.ts';

export interface Aimed extends Sample {
  /** By seat, in points. */
  aims: readonly number[];
}

/**
 * The network says what it thinks of each position; `ahead` is the part of a game after which its word counts e times more than the end. Positions of a game
 * follow one another, as they were kept.
 */
export function aimed(network: Network, samples: readonly Sample[], ahead: number): Aimed[] {
  const judge = new Gradient(network);
  const all: Aimed[] = [];
  for (let from = 0, to = 0; from < samples.length; from = to) {
    while (to < samples.length && samples[to].game === samples[from].game) to++;
    const patience = Math.exp(-1 / (ahead * (to - from)));
    let aims = pointsOf(samples[from]);
    for (let n = to - 1; n >= from; n--) {
      all[n] = { ...samples[n], aims };
      const thought = judge.points(samples[n]);
      aims = aims.map((aim, seat) => patience * aim + (1 - patience) * thought[seat]);
    }
  }
  return all;
}
