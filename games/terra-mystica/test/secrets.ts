/** The tables at which the server's answers are searched for secrets: the first one every day, the others in the long proof. */
import type { Random, Viewer } from '@tarsas/kernel';
import type { State } from '../rules/state.ts';

export const tables = [
  { seats: 3, options: {} },
  { seats: 5, options: { factions: 'random-colours', iceFactions: true, volcanoFactions: true, turnOrder: 'variable', map: 'fjords' } },
  { seats: 2, options: { factions: 'auction', leech: 'open' } },
];

/** Changes in place, at random, what this viewer may not know: how the others answer their offers. */
export function disguise(s: State, viewer: Viewer, random: Random): void {
  for (const frame of s.stack) {
    if (!('offers' in frame)) continue;
    for (const offer of frame.offers)
      if (offer.answer !== 'none' && offer.seat !== viewer) offer.answer = random(2) === 0 ? 'take' : 'decline';
  }
}
