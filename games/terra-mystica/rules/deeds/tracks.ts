/** Actions 2 and 3: a higher shipping value, a better rate of exchange for spades (TM-SHIP, TM-DIG). */
import { FACTIONS, POINTS_PER_DIGGING } from '../../data/index.ts';
import type { Deed } from '../deed.ts';
import { advanceShipping, pay, score } from '../effects.ts';
import { canPay } from '../questions/stock.ts';

export const shipping: Deed<'shipping'> = {
  options(s, seat) {
    const p = s.players[seat];
    const { shipping } = FACTIONS[p.faction!];
    return shipping?.advance && p.shipping < shipping.max && canPay(p, shipping.advance) ? [{ do: 'shipping' }] : [];
  },
  perform(g, seat) {
    const p = g.s.players[seat];
    pay(p, FACTIONS[p.faction!].shipping!.advance!);
    advanceShipping(g, seat, 'TM-SHIP-01');
  },
};

/** Points for every space of the track (TM-DIG-01, TM-DIG-02). */
export const digging: Deed<'digging'> = {
  options(s, seat) {
    const p = s.players[seat];
    const { digging } = FACTIONS[p.faction!];
    return digging?.upgrade && p.digging < digging.spade.length - 1 && canPay(p, digging.upgrade) ? [{ do: 'digging' }] : [];
  },
  perform(g, seat) {
    const p = g.s.players[seat];
    pay(p, FACTIONS[p.faction!].digging!.upgrade!);
    p.digging++;
    g.log('digging', { seat, level: p.digging }, 'TM-DIG-01');
    score(g, seat, POINTS_PER_DIGGING, 'digging', 'TM-DIG-02');
  },
};
