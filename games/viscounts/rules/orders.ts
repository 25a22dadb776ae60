/** Standing orders: what a player wants done without being asked, mostly in the turns of others. */
import type { Decision } from '@tarsas/kernel';
import { RESOURCES } from '../data/effects.ts';
import type { Choice } from './choices.ts';
import type { Body } from './frames.ts';
import type { State } from './state.ts';

const NEVER = { values: ['never'] };

export const orders = { resource: { values: RESOURCES }, rearrange: NEVER, castleMove: NEVER, discard: NEVER, destroy: NEVER };

export type Wish = Readonly<Record<string, string | number | boolean>>;

/**
 * `resource`: always take this one. `rearrange`, `castleMove`, `discard`, `destroy`: with 'never' they are declined.
 * Everything else is asked.
 */
export function order(_: State, { frame }: Decision<Body>, wish: Wish): Choice | null {
  if (frame.kind === 'resource') {
    const what = RESOURCES.find(resource => resource === wish.resource);
    return what === undefined ? null : { do: 'take', what };
  }
  const mayDecline = frame.kind === 'rearrange' || frame.kind === 'castleMove' || frame.kind === 'discard' || frame.kind === 'destroy';
  return mayDecline && wish[frame.kind] === 'never' ? { do: 'decline' } : null;
}
