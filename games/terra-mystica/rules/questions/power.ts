/** What a power action costs, and whether it can still be taken (TM-PWACT). */
import { POWER_ACTION_IDS, POWER_ACTIONS, type PowerActionId } from '../../data/index.ts';
import { abilityOf, strongholdStands } from '../abilities.ts';
import type { Player, State } from '../state.ts';

export function powerPrice(p: Player, action: PowerActionId): number {
  return POWER_ACTIONS[action].power - (abilityOf(p).powerActionDiscount ?? 0);
}

/** Covered by a token, unless the faction may repeat it (FI-YETI-03). */
export function isCovered(s: State, p: Player, action: PowerActionId): boolean {
  return s.covered[POWER_ACTION_IDS.indexOf(action)] === 1 && !(abilityOf(p).repeatsPowerActions && strongholdStands(p));
}
