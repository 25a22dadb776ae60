/** The part of every view that the kernel knows: who waits for what, never the generator. */
import type { Body, Core, Frame } from './game.ts';

export type CoreView<B extends Body = Body, O = object> = Omit<Core<B, O>, 'rng'>;

/** `show` returns what this viewer may see of a frame; frames without secrets may be returned as they are. */
export function coreView<B extends Body, O>(s: Core<B, O>, show: (frame: Frame<B>) => Frame<B> = frame => frame): CoreView<B, O> {
  return {
    seats: s.seats,
    options: s.options,
    stack: s.stack.map(show),
    count: s.count,
    lanes: s.lanes === null ? null : s.lanes.map(lane => ({ stack: lane.stack.map(show), count: lane.count })),
    ply: s.ply,
    plies: s.plies,
    barrier: s.barrier,
    over: s.over,
  };
}

/** The same part of an imagined world; `fill` puts something possible where a frame hides a secret. */
export function coreOf<B extends Body, O>(view: CoreView<B, O>, fill: (frame: Frame<B>) => Frame<B> = frame => frame): CoreView<B, O> {
  return coreView({ ...view, rng: [] }, fill);
}
