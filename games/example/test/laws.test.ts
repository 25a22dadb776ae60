import { laws } from '@tarsas/kernel/laws';
import { loadTitle } from '../../title.ts';
import { PEBBLES } from '../data.ts';
import { manifest } from '../index.ts';
import { pebbles } from '../rules.ts';

const title = await loadTitle(manifest);
laws(pebbles, {
  games: 50,
  voices: title.voices,
  invariant: s => {
    const wrong = s.players.findIndex((p, seat) => p.pebbles < 0 || p.pebbles + p.buried + s.shown[seat] !== PEBBLES);
    return wrong < 0 ? null : `seat ${wrong} has lost a pebble`;
  },
  disguise: (s, viewer, random) => {
    for (const [seat, player] of s.players.entries()) {
      if (seat === viewer) continue;
      player.buried = random(PEBBLES + 1);
      player.pebbles = PEBBLES - player.buried;
      for (const frame of s.stack) if (frame.kind === 'bids' && frame.fists[seat] !== null) frame.fists[seat] = random(PEBBLES + 1);
    }
  },
});
