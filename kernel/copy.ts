/** The kernel's part of a copy, for games that copy their states field by field. */
import type { Core } from './game.ts';

/**
 * Completes a copy of a game's own fields with those that every state has. The game copies a frame, because it knows which of them hold lists.
 * The fields are added one by one: spreading two objects into one takes thirty times as long.
 */
export function withCore<S extends Core>(
  own: Omit<S, keyof Core>,
  from: S,
  copyFrame: (frame: S['stack'][number]) => S['stack'][number],
): S {
  const to = own as S;
  to.seats = from.seats;
  to.options = from.options;
  to.stack = from.stack.map(copyFrame);
  to.count = from.count;
  to.lanes = from.lanes === null ? null : from.lanes.map(({ stack, count }) => ({ stack: stack.map(copyFrame), count }));
  to.ply = from.ply;
  to.plies = from.plies.slice();
  to.barrier = from.barrier;
  to.over = from.over;
  to.rng = from.rng.slice();
  return to;
}
