/** Where all the pebbles are, and what one viewer may not know of it. */
import type { Random, Viewer } from '@tarsas/kernel';
import { PEBBLES } from '../data.ts';
import type { Example } from '../rules/index.ts';

export function everyPebbleIsSomewhere(s: Example['state']): string | null {
  const wrong = s.players.findIndex((p, seat) => p.pebbles < 0 || p.pebbles + p.buried + s.shown[seat] !== PEBBLES);
  return wrong < 0 ? null : `seat ${wrong} has lost a pebble`;
}

/** Changes in place, at random, what this viewer may not know. */
export function disguise(s: Example['state'], viewer: Viewer, random: Random): void {
  for (const [seat, player] of s.players.entries()) {
    if (seat === viewer) continue;
    player.buried = random(PEBBLES + 1);
    player.pebbles = PEBBLES - player.buried;
    for (const frame of s.stack) if (frame.kind === 'bids' && frame.fists[seat] !== null) frame.fists[seat] = random(PEBBLES + 1);
  }
}
