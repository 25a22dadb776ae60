/** Spades in the notation: bought before they are used, dropped one by one, and what some factions pay instead. */
import type { Seat } from '@tarsas/kernel';
import { wayRound } from '@tarsas/terra';
import { CULTS, type Cult, CYCLE, onCycle, TERRAINS } from '../data/index.ts';
import { digOf } from '../rules/questions/dig.ts';
import { spadesFor } from '../rules/questions/terrain.ts';
import { mapOf } from '../rules/state.ts';
import type { Desk } from './desk.ts';
import { terrainOf } from './header.ts';

/** Spades are bought when the log says so, for the hex that it names next: what they bring may be needed in between. */
export function dig(desk: Desk, seat: Seat, spades: number) {
  desk.dug += spades;
  const next = nextHex(desk, seat);
  if (!next) return;
  desk.transformed = next.hex;
  digAt(desk, seat, next.hex, next.colour, true);
}

/** The hex that the present action goes on with. */
function nextHex(desk: Desk, seat: Seat): { hex: string; colour: string | undefined } | null {
  const next = desk.ahead(seat, /^(?:transform (\w+)(?: to (\w+))?|build (\w+))$/i, /^(convert|burn|dig|wait|leech|decline)/i);
  return next && { hex: (next[1] ?? next[3]).toUpperCase(), colour: next[2] };
}

export function transform(desk: Desk, seat: Seat, hex: string, colour: string | undefined) {
  if (desk.special === 'ACTN') return desk.useSpecial(seat, hex);
  const isDone = colour !== undefined && TERRAINS[desk.state.terrain[mapOf(desk.state.options).numbers[hex]]] === terrainOf(colour);
  if (desk.transformed === hex || isDone) desk.transformed = null;
  else digAt(desk, seat, hex, colour, colour === undefined);
}

/** Into the terrain named, or home; or as far towards it as the spades go, where missing ones are not bought. */
function digAt(desk: Desk, seat: Seat, hex: string, colour: string | undefined, partly: boolean) {
  const { state } = desk;
  const p = state.players[seat];
  if (p.due.includes('spades')) desk.must(seat, 'useSpades', () => true, `transform ${hex}`);
  const from = state.terrain[mapOf(state.options).numbers[hex]];
  const spades = Math.max(0, desk.freeSpades(seat) - desk.dropped) + desk.dug;
  desk.dug = 0;
  desk.must(seat, 'transform', c => c.hex === hex, `transform ${hex}`);
  if (desk.top()?.frame.kind === 'payTokens') return payTokens(desk, seat);
  if (desk.top()?.frame.kind === 'paySteps') return desk.must(seat, 'loseSteps', c => c.cult === trackToLose(desk, seat), 'cult steps');
  const named = colour === undefined ? undefined : terrainOf(colour);
  const target = named === undefined ? p.home : TERRAINS.indexOf(named);
  const enough = !partly || spades === 0 || spadesFor(p, from, target) <= spades;
  const terrain = TERRAINS[enough ? target : wayRound(from, onCycle(target) ? target : p.start, CYCLE.length)[spades - 1]];
  desk.must(seat, 'into', c => c.terrain === terrain, `transform ${hex} to ${terrain}`);
}

/** From bowl I, then II, then III, unless our own log says otherwise. */
export function payTokens(desk: Desk, seat: Seat) {
  const { bowls } = desk;
  desk.bowls = null;
  desk.must(seat, 'tokens', c => bowls === null || c.bowls.every((n, i) => n === bowls[i]), 'tokens');
}

/** The log names the track after the fact: `dig 1. build E5. -3fire`. */
function trackToLose(desk: Desk, seat: Seat): Cult | undefined {
  const loss = desk.ahead(seat, /^-\d*(fire|water|earth|air)$/i);
  return loss ? cultOf(loss[1]) : undefined;
}

export const cultOf = (word: string): Cult | undefined => CULTS.find(cult => cult === word.toLowerCase());

/** In our own games spades bring power when they are used (TM-ALCH-02), which a log tells only after the conversions paid with it. */
export function useFreeSpades(desk: Desk, seat: Seat) {
  if (desk.top()?.frame.kind !== 'useSpades' || desk.top()?.seat !== seat || desk.freeSpades(seat) === 0) return;
  const next = nextHex(desk, seat);
  if (next) digAt(desk, seat, next.hex, next.colour, true);
}

/** In an action the spades may be left and a dwelling built all the same (TM-DIFF-20); a cult reward ends with its last spade. */
export function dropSpades(desk: Desk, seat: Seat, n: number) {
  if (desk.state.players[seat].due.includes('spades')) desk.must(seat, 'useSpades', () => true, '-SPADE');
  const { cult, free } = digOf(desk.state, seat);
  if (!cult || desk.top()?.seat !== seat) return desk.trace.void();
  desk.dropped += n;
  if (desk.dropped >= free) desk.play(seat, 'done');
}
