/** Action 6: power actions on the board (TM-PWACT). */
import { missing, spendPower } from '@tarsas/terra';
import { POWER_ACTION_IDS, POWER_ACTIONS, type PowerActionId } from '../../data/index.ts';
import { abilityOf } from '../abilities.ts';
import type { Deed } from '../deed.ts';
import { burn, gainGoods, owe } from '../effects.ts';
import { isCovered, powerPrice } from '../questions/price.ts';
import { spendable } from '../questions/stock.ts';
import { gainSpades } from '../spades.ts';
import type { Do, Player, State } from '../state.ts';

export const power: Deed<'power'> = {
  /** They may be taken even if their reward does nothing (TM-PWACT-04). */
  options(s, seat) {
    const p = s.players[seat];
    const most = spendable(s, p);
    const choices: Do<'power'>[] = [];
    for (const action of POWER_ACTION_IDS) {
      const price = powerPrice(p, action);
      if (price > most || isCovered(s, p, action) || isForbidden(s, p, action)) continue;
      choices.push({ do: 'power', action, sacrifice: missing(p.bowls, price) });
    }
    return choices;
  },
  perform(g, seat, { action, sacrifice }) {
    const p = g.s.players[seat];
    const price = powerPrice(p, action);
    burn(g, seat, sacrifice);
    spendPower(p.bowls, price);
    g.s.covered = g.s.covered.with(POWER_ACTION_IDS.indexOf(action), 1);
    g.log('power', { seat, action, power: price }, 'TM-PWACT-03');
    const { reward, spades, bridge } = POWER_ACTIONS[action];
    const came = gainGoods(g, seat, reward);
    if (came.coins + came.workers + came.priests > 0) g.log('gained', { seat, ...came, tokens: 0 }, 'TM-PWACT-03');
    if (bridge) owe(p, 'bridge');
    if (spades) gainSpades(g, seat, spades, 'action');
  },
};

function isForbidden(s: State, p: Player, action: PowerActionId): boolean {
  return s.options.spadeActionsWithoutSpades === 'forbidden' && !!abilityOf(p).opensTerrains && POWER_ACTIONS[action].spades !== undefined;
}
