/** Action 1: transform and build (TM-TERRA, TM-BUILD). With spades in use it goes on from where they are. */
import type { Seat } from '@tarsas/kernel';
import { wayTo } from '@tarsas/terra';
import { abilityOf } from '../abilities.ts';
import { buildDwelling, maybeSkip } from '../build.ts';
import type { Deed } from '../deed.ts';
import { pay } from '../effects.ts';
import { buildOptions, digInUse, digOf, plainDig, transformOptions } from '../questions/dig.ts';
import { dwellingPrice, tokenPrice } from '../questions/price.ts';
import { reach } from '../questions/reach.ts';
import { canPay } from '../questions/stock.ts';
import { mapOf, type Play } from '../state.ts';

/** The dwelling ends the action; spades still free are lost (TM-DEC-10). */
export const build: Deed<'build'> = {
  options: (s, seat, only) => buildOptions(s, digOf(s, seat), { affords: canPay, only }),
  perform(g, seat, choice) {
    const { s } = g;
    const hex = mapOf(s.options).numbers[choice.hex];
    const dig = digOf(s, seat);
    if (!dig.home.includes(hex)) maybeSkip(g, seat, hex, wayTo(reach(s, seat, 'action'), hex));
    dig.over = true;
    pay(s.players[seat], dwellingPrice(s.players[seat]));
    buildDwelling(g, seat, hex);
  },
};

/** The hex is chosen first, then what it becomes or how it is paid; then it goes on as long as there is something to do. */
export const transform: Deed<'transform'> = {
  options: (s, seat, only) => transformOptions(s, digOf(s, seat), { affords: canPay, only }),
  perform(g, seat, { hex }) {
    askHow(g, seat, mapOf(g.s.options).numbers[hex]);
    if (!digInUse(g.s, seat)) g.call(plainDig(seat));
  },
};

/** The terrain, or what a volcano is paid with (FI-DRAGON-01, FI-ACOL-04). */
function askHow(g: Play, seat: Seat, hex: number) {
  const { transforms } = abilityOf(g.s.players[seat]);
  if (!transforms) return g.call({ kind: 'into', seat, hex });
  const amount = tokenPrice(g.s, seat, hex);
  if (transforms.pay === 'tokens') g.call({ kind: 'payTokens', seat, tokens: amount, hex });
  else g.call({ kind: 'paySteps', seat, steps: amount, hex });
}
