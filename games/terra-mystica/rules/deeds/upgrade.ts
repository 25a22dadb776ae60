/** Action 4: upgrading a structure (TM-UPG). */
import { STRUCTURES, UPGRADES } from '../../data/index.ts';
import { replaceStructure, structureName } from '../build.ts';
import type { Deed } from '../deed.ts';
import { pay } from '../effects.ts';
import { upgradePrice } from '../questions/price.ts';
import { canPay } from '../questions/stock.ts';
import { type Do, mapOf } from '../state.ts';

export const upgrade: Deed<'upgrade'> = {
  options(s, seat, only) {
    const named = only?.do === 'upgrade' ? only.hex : undefined;
    const p = s.players[seat];
    const { ids } = mapOf(s.options);
    const choices: Do<'upgrade'>[] = [];
    for (let hex = 0; hex < s.owner.length; hex++) {
      if (s.owner[hex] !== seat || (named !== undefined && ids[hex] !== named)) continue;
      for (const [from, to] of UPGRADES) {
        if (s.structure[hex] === from && p.left[to] > 0 && canPay(p, upgradePrice(s, seat, hex, to)))
          choices.push({ do: 'upgrade', hex: ids[hex], to: structureName(to) });
      }
    }
    return choices;
  },
  perform(g, seat, choice) {
    const hex = mapOf(g.s.options).numbers[choice.hex];
    const to = STRUCTURES.indexOf(choice.to);
    pay(g.s.players[seat], upgradePrice(g.s, seat, hex, to));
    replaceStructure(g, seat, hex, to);
  },
};
