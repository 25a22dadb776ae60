/** What a player may do. */
import type { Seat } from '@tarsas/kernel';
import type { Choice, Do, Play, State, Wanted } from './state.ts';

/**
 * One thing a player may do, found in the table of deeds (deeds/index.ts) by its `do`. `options` lists it: of an action all of it, or at least
 * what is like the choice that is wanted; of a reward or an offer what can be done about that one.
 */
export interface Deed<K extends Choice['do'], About = Wanted | undefined> {
  options(s: State, seat: Seat, about: About): readonly Do<K>[];
  perform(g: Play, seat: Seat, choice: Do<K>): void;
}
