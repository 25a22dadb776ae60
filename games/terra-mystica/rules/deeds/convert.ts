/** What is no action: conversions, sacrificing power, a town across the river (TM-CONV, TM-BURN, TM-MERM). */
import type { Seat } from '@tarsas/kernel';
import { missing, spendPower } from '@tarsas/terra';
import { CONVERSIONS } from '../../data/index.ts';
import type { Deed } from '../deed.ts';
import { burn, gainPriests, maybeFoundTown, score } from '../effects.ts';
import { canTakePriest, exchangesOf, exchangesOpen } from '../questions/convert.ts';
import { spendable } from '../questions/stock.ts';
import { riversForTown } from '../questions/town.ts';
import { type Convertible, type Do, mapOf, type Play, type State } from '../state.ts';

export const convert: Deed<'convert'> = {
  options(s, seat) {
    const p = s.players[seat];
    const power = spendable(s, p);
    const choices: Do<'convert'>[] = [];
    for (const { from, to, price } of CONVERSIONS) {
      if ((from === 'power' ? power : p[from]) < price) continue;
      if (to === 'priests' && !canTakePriest(s, seat)) continue;
      const burnt = from === 'power' ? missing(p.bowls, price) : 0;
      choices.push(burnt > 0 ? { do: 'convert', from, to, sacrifice: burnt } : { do: 'convert', from, to });
    }
    return choices;
  },
  perform(g, seat, { from, to, sacrifice = 0 }) {
    burn(g, seat, sacrifice);
    const rates: readonly { from: Convertible; to: Convertible; price: number }[] = [...CONVERSIONS, ...exchangesOf(g.s, seat)];
    const { price } = rates.find(rate => rate.from === from && rate.to === to)!;
    g.log('converted', { seat, from, to, price, gained: 1 }, from === 'points' || to === 'points' ? 'TM-ALCH-01' : 'TM-CONV-01');
    give(g, seat, from, price);
    get(g, seat, to);
  },
};

function give(g: Play, seat: Seat, good: Convertible, n: number): void {
  const p = g.s.players[seat];
  if (good === 'power') spendPower(p.bowls, n);
  else if (good === 'points') score(g, seat, -n, 'exchange', 'TM-ALCH-01');
  else p[good] -= n;
  if (good === 'priests') p.supply += n;
}

function get(g: Play, seat: Seat, good: Convertible): void {
  if (good === 'points') score(g, seat, 1, 'exchange', 'TM-ALCH-01');
  else if (good === 'priests') gainPriests(g, seat, 1);
  else if (good !== 'power') g.s.players[seat][good]++;
}

/** Points for coins and the like: conversions of some factions or tables (TM-ALCH-01). */
export function exchanges(s: State, seat: Seat): Do<'convert'>[] {
  return exchangesOpen(s, seat).map(({ from, to }) => ({ do: 'convert', from, to }));
}

/** Where the table plays it so, its owner may sacrifice power at any time (TM-DEC-09). */
export const sacrifice: Deed<'sacrifice'> = {
  options(s, seat) {
    const choices: Do<'sacrifice'>[] = [];
    if (s.options.sacrifice === 'free') for (let n = 1; 2 * n <= s.players[seat].bowls[1]; n++) choices.push({ do: 'sacrifice', power: n });
    return choices;
  },
  perform: (g, seat, { power }) => burn(g, seat, power),
};

/** A town across a river hex (TM-MERM-01, TM-DEC-19). */
export const connect: Deed<'connect'> = {
  options(s, seat) {
    return riversForTown(s, seat).map(river => ({ do: 'connect', river: mapOf(s.options).ids[river] }));
  },
  perform(g, seat, { river: id }) {
    const { s } = g;
    const map = mapOf(s.options);
    const river = map.numbers[id];
    s.players[seat].rivers = [...s.players[seat].rivers, river];
    g.log('river', { seat, river: id }, 'TM-MERM-01');
    const start = map.landNeighbours[river].find(hex => s.owner[hex] === seat);
    if (start !== undefined) maybeFoundTown(g, seat, start);
  },
};
