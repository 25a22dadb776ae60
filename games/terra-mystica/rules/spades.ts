/** What happens with spades: gained, bought, used on a hex (TM-TERRA). */
import type { Seat } from '@tarsas/kernel';
import { FACTIONS, TERRAINS } from '../data/index.ts';
import { abilityOf, strongholdStands } from './abilities.ts';
import { pay, receive, score, scoreTile } from './effects.ts';
import { newDig } from './questions/dig.ts';
import { mapOf, type Play } from './state.ts';

/** Spades of an action or a stronghold, to be used at once. */
export function gainSpades(g: Play, seat: Seat, spades: number, from: 'action' | 'stronghold'): void {
  obtainSpades(g, seat, spades);
  useSpadesOf(g, seat, spades, from);
}

/** What spades bring when they are obtained; some factions get something else for them. */
export function obtainSpades(g: Play, seat: Seat, spades: number): void {
  const instead = abilityOf(g.s.players[seat]).insteadOfSpade;
  if (instead) {
    if (instead.scores) scoreTile(g, seat, 'spade', spades);
    for (let i = 0; i < spades; i++) receive(g, seat, instead);
    return;
  }
  g.log('spadesGained', { seat, spades }, 'TM-TERRA-19');
  perSpadeGained(g, seat, spades);
  if (g.s.options.spadePoints === 'gained') perSpadeUsed(g, seat, spades);
}

/** Only the spades of an action can be topped up, and no dwelling follows those of a cult reward (TM-TERRA-09, TM-END-12). */
export function useSpadesOf(g: Play, seat: Seat, spades: number, from: 'action' | 'stronghold' | 'cult'): void {
  if (abilityOf(g.s.players[seat]).insteadOfSpade) return;
  g.call(newDig(seat, { free: spades, mayBuy: from === 'action', mayBuild: from !== 'cult', cult: from === 'cult' }));
}

function perSpadeGained(g: Play, seat: Seat, spades: number): void {
  const effect = abilityOf(g.s.players[seat]).spadeGained;
  if (effect) for (let i = 0; i < spades; i++) receive(g, seat, effect);
}

export function perSpadeUsed(g: Play, seat: Seat, spades: number): void {
  scoreTile(g, seat, 'spade', spades);
  const p = g.s.players[seat];
  const effect = strongholdStands(p) ? abilityOf(p).spadeUsedWithStronghold : undefined;
  if (effect) for (let i = 0; i < spades; i++) receive(g, seat, effect);
}

export function buySpades(g: Play, seat: Seat, spades: number): void {
  const p = g.s.players[seat];
  const { spade, pointsPerSpade } = FACTIONS[p.faction!].digging!;
  const { good, amount } = spade[p.digging];
  pay(p, { coins: 0, workers: 0, priests: 0, [good]: amount * spades });
  g.log('spadesBought', { seat, spades, good, amount: amount * spades }, 'TM-TERRA-04');
  score(g, seat, pointsPerSpade * spades, 'faction', 'TM-DARK-01');
  perSpadeGained(g, seat, spades);
}

export function changeTerrain(g: Play, seat: Seat, hex: number, terrain: number, spades: number, rule: string): void {
  g.s.terrain = g.s.terrain.with(hex, terrain);
  g.log('transformed', { seat, hex: mapOf(g.s.options).ids[hex], terrain: TERRAINS[terrain], spades }, rule);
}
