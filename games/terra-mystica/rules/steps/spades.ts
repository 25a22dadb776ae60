/** Using spades: which hex, what it becomes, and what volcano factions pay instead (TM-TERRA, FI-VOLC). */
import type { Seat } from '@tarsas/kernel';
import { CULTS, TERRAINS, TOP } from '../../data/index.ts';
import { maybeSkip } from '../build.ts';
import { besides, type DeedChoice, isBeside, perform } from '../deeds/index.ts';
import { digOf, digOptions, terrainsFor, unpaidWay } from '../questions/dig.ts';
import { canPay, withinMeans } from '../questions/stock.ts';
import { isHome, spadesFor } from '../questions/terrain.ts';
import { buySpades, changeTerrain, perSpadeUsed } from '../spades.ts';
import type { Dig, Do, Play, Step } from '../state.ts';
import { withBystanders } from './bystanders.ts';

/** Asks as long as there is something to do, now or after a conversion (TM-TERRA-08 to 11, TM-DEC-07). */
export const dig: Step<'dig'> = {
  run(g, f) {
    const { seat } = f;
    const affords = g.s.active === seat ? withinMeans : canPay;
    if (!f.over && digOptions(g.s, f, { affords }).length > 0) return g.call({ kind: 'useSpades', seat });
    if (f.free > 0) g.log('spadesLost', { seat, spades: f.free }, 'TM-TERRA-11');
    g.done();
  },
};

export const useSpades = withBystanders<'useSpades', DeedChoice | Do<'done'>>({
  options: (s, { seat }, _, only) => [
    ...digOptions(s, digOf(s, seat), { affords: canPay, only }),
    { do: 'done' },
    ...besides(s, seat, only),
  ],
  choose(g, { seat }, _, choice) {
    if (choice.do === 'done') digOf(g.s, seat).over = true;
    else perform(g, seat, choice);
    if (!isBeside(choice)) g.done();
  },
});

/** Which terrain the hex shall become (TM-TERRA-02, TM-TERRA-13). */
export const into = withBystanders<'into', Do<'into'>>({
  options: (s, { seat, hex }) => terrainsFor(s, digOf(s, seat), hex).map(terrain => ({ do: 'into', terrain: TERRAINS[terrain] })),
  choose(g, { seat, hex }, _, { terrain }) {
    useSpadesOn(g, digOf(g.s, seat), hex, TERRAINS.indexOf(terrain));
    g.done();
  },
});

/** Free spades first; the missing ones are bought (TM-TERRA-09). */
function useSpadesOn(g: Play, f: Dig, hex: number, terrain: number): void {
  const { s } = g;
  const p = s.players[f.seat];
  payTheWay(g, f, hex);
  const spades = spadesFor(p, s.terrain[hex], terrain);
  const free = Math.min(f.free, spades);
  if (spades > free) buySpades(g, f.seat, spades - free);
  f.free -= free;
  changeTerrain(g, f.seat, hex, terrain, spades, 'TM-TERRA-02');
  perSpadeUsed(g, f.seat, s.options.spadePoints === 'gained' ? spades - free : spades);
  if (!isHome(p, terrain)) f.away = f.cult ? -1 : hex;
  else {
    f.home.push(hex);
    if (f.away === hex) f.away = -1;
  }
}

function payTheWay(g: Play, f: Dig, hex: number): void {
  if (maybeSkip(g, f.seat, hex, unpaidWay(g.s, f, hex))) f.skipped = hex;
}

/** Tokens from any bowls leave the board (FI-DRAGON-01, FI-DRAGON-04); for a new home terrain too (FI-SHAPE-11). */
export const payTokens = withBystanders<'payTokens', Do<'tokens'>>({
  options: (s, { seat, tokens }) => bowlsFor(s.players[seat].bowls, tokens).map(bowls => ({ do: 'tokens', bowls })),
  choose(g, { seat, hex }, _, choice) {
    const { bowls } = g.s.players[seat];
    for (let i = 0; i < bowls.length; i++) bowls[i] -= choice.bowls[i];
    g.log('tokensLost', { seat, bowls: choice.bowls }, hex < 0 ? 'FI-SHAPE-11' : 'FI-DRAGON-01');
    if (hex >= 0) becomeHome(g, seat, hex);
    g.done();
  },
});

function bowlsFor(bowls: readonly number[], tokens: number): number[][] {
  const ways: number[][] = [];
  for (let first = Math.min(tokens, bowls[0]); first >= 0; first--) {
    for (let second = Math.min(tokens - first, bowls[1]); second >= 0; second--) {
      const third = tokens - first - second;
      if (third <= bowls[2]) ways.push([first, second, third]);
    }
  }
  return ways;
}

/** All steps down on one single track (FI-ACOL-04); stepping down from the top gives the key back (FI-DEC-05). */
export const paySteps = withBystanders<'paySteps', Do<'loseSteps'>>({
  options: (s, { seat, steps }) => CULTS.filter((_, cult) => s.players[seat].cults[cult] >= steps).map(cult => ({ do: 'loseSteps', cult })),
  choose(g, { seat, steps, hex }, _, choice) {
    const p = g.s.players[seat];
    const cult = CULTS.indexOf(choice.cult);
    if (p.cults[cult] === TOP) p.keys++;
    p.cults = p.cults.with(cult, p.cults[cult] - steps);
    g.log('stepsDown', { seat, cult: choice.cult, steps, at: p.cults[cult] }, 'FI-ACOL-04');
    becomeHome(g, seat, hex);
    g.done();
  },
});

function becomeHome(g: Play, seat: Seat, hex: number): void {
  const f = digOf(g.s, seat);
  payTheWay(g, f, hex);
  changeTerrain(g, seat, hex, g.s.players[seat].home, 0, 'FI-TERR-01');
  f.home.push(hex);
}
