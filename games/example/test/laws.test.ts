import { laws } from '@tarsas/kernel/laws';
import { pebbles } from '../rules.ts';

laws(pebbles, {
  games: 50,
  invariant: s => {
    const wrong = s.players.findIndex((p, seat) => p.pebbles < 0 || p.pebbles + p.buried + s.shown[seat] !== 5);
    return wrong < 0 ? null : `seat ${wrong} has lost a pebble`;
  },
});
