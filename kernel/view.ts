/** The part of every view that the kernel knows: who waits for what, never the generator. */
import type { Body, Core, Frame } from './game.ts';

export type CoreView<B extends Body = Body, O = object> = Omit<Core<B, O>, 'rng'>;

/** `show` returns what this viewer may see of a frame; frames without secrets may be returned as they are. */
export const coreView = <B extends Body, O>(s: CoreView<B, O>, show: (frame: Frame<B>) => Frame<B> = frame => frame): CoreView<B, O> =>
  withCoreView({}, s, show);

/** The same part of an imagined world; `fill` puts something possible where a frame hides a secret. */
export const coreOf = <B extends Body, O>(view: CoreView<B, O>, fill?: (frame: Frame<B>) => Frame<B>): CoreView<B, O> =>
  coreView(view, fill);

/**
 * Completes what a game shows of its own fields with that part, for views and for imagined worlds. In the order of `withCore`, so that an imagined
 * world has the same shape as a copy: the compiler's code for one then serves the other.
 */
export function withCoreView<B extends Body, O, V extends CoreView<B, O>>(
  own: Omit<V, keyof Core>,
  s: CoreView<B, O>,
  show: (frame: Frame<B>) => Frame<B>,
): V {
  const to = own as V;
  to.seats = s.seats;
  to.options = s.options;
  to.stack = s.stack.map(show);
  to.count = s.count;
  to.lanes = s.lanes === null ? null : s.lanes.map(lane => ({ stack: lane.stack.map(show), count: lane.count }));
  to.ply = s.ply;
  to.plies = s.plies;
  to.barrier = s.barrier;
  to.over = s.over;
  return to;
}
