/** What results and statistics tell of a finished table. */
import type { Traits } from '@tarsas/kernel';
import type { State } from '../state.ts';

/** Which of the two cards was revealed (VWK-END-02); both may be in the last round. */
function endingOf({ debts, deeds }: State): 'poverty' | 'prosperity' | 'both' | null {
  if (debts === 0 && deeds === 0) return 'both';
  if (debts === 0) return 'poverty';
  return deeds === 0 ? 'prosperity' : null;
}

export function traits(s: State): Traits {
  const ending = endingOf(s);
  return {
    seats: s.players.slice(0, s.seats).map(({ startCard }, seat) => ({
      ...(startCard > 0 && { playerCard: String(startCard) }),
      place: String(1 + ((seat - s.start + s.players.length) % s.players.length)),
    })),
    table: { ...(ending && { ending }), opponent: s.ai ?? 'none' },
  };
}
