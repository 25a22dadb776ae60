/** What a seat can reach. */
import type { Range, Reach } from '@tarsas/terra';
import { BONUS_CARDS, FACTIONS } from '../../data/index.ts';
import { abilityOf, strongholdStands } from '../abilities.ts';
import { boardOf, type Player, type State } from '../state.ts';

/** The bonus card helps in actions only; cult rewards allow no skipping, and scoring counts all it could reach (TM-BON-04, TM-END-08, TM-FINAL-09). */
export function rangeOf(p: Player, purpose: 'action' | 'cult' | 'scoring'): Range {
  const { shipping, skipping } = FACTIONS[p.faction!];
  const extra = purpose === 'action' && shipping && p.card ? (BONUS_CARDS[p.card].shipping ?? 0) : 0;
  const hexes = skipping ? (strongholdStands(p) ? skipping.hexesWithStronghold : skipping.hexes) + p.skips : 0;
  return {
    shipping: shipping ? p.shipping + extra : 0,
    onFoot: purpose === 'scoring' || !abilityOf(p).opensTerrains,
    skips: purpose === 'cult' ? 0 : hexes,
  };
}

export function reach(s: State, seat: number, purpose: 'action' | 'cult'): Reach {
  return { board: boardOf(s), seat, range: rangeOf(s.players[seat], purpose) };
}
