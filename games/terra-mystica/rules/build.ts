/** What happens on the map: dwellings, upgrades, bridges, tunnels and carpets. */
import type { Seat } from '@tarsas/kernel';
import { BY_SKIPPING, type Way } from '@tarsas/terra';
import {
  DWELLING,
  FACTIONS,
  SANCTUARY,
  type Scored,
  STRONGHOLD,
  STRUCTURES,
  type Structure,
  TEMPLE,
  TRADING_HOUSE,
} from '../data/index.ts';
import { abilityOf } from './abilities.ts';
import { maybeFoundTown, moveFromTrack, owe, pay, receive, score, scoreFavors, scoreTile } from './effects.ts';
import { offerPower } from './leech.ts';
import { skipPrice } from './questions/price.ts';
import { mapOf, type Play, type State } from './state.ts';

/** Puts a dwelling on a hex; the caller has paid for it. */
export function buildDwelling(g: Play, seat: Seat, hex: number): void {
  put(g.s, seat, hex, DWELLING);
  moveFromTrack(g.s.players[seat], DWELLING, 1);
  g.log('built', { seat, hex: mapOf(g.s.options).ids[hex] }, 'TM-BUILD-03');
  scoreTile(g, seat, 'dwelling');
  scoreFavors(g, seat, 'dwelling');
  maybeFoundTown(g, seat, hex);
  offerPower(g, seat, hex);
}

/** The terrain below stays as it is: home terrain, or the printed one of those who open terrains. */
export function put(s: State, seat: Seat, hex: number, kind: number): void {
  s.owner = s.owner.with(hex, seat);
  s.structure = s.structure.with(hex, kind);
}

const SCORED: Readonly<Record<Structure, Scored>> = {
  dwelling: 'dwelling',
  tradingHouse: 'tradingHouse',
  temple: 'temple',
  stronghold: 'big',
  sanctuary: 'big',
};

export const structureName = (kind: number): Structure => STRUCTURES[kind] as Structure;

/** The replaced structure goes back to its track (TM-UPG-02). */
export function replaceStructure(g: Play, seat: Seat, hex: number, to: number): void {
  const { s } = g;
  const p = s.players[seat];
  moveFromTrack(p, s.structure[hex], -1);
  moveFromTrack(p, to, 1);
  put(s, seat, hex, to);
  const name = structureName(to);
  g.log('upgraded', { seat, hex: mapOf(s.options).ids[hex], to: name }, 'TM-UPG-01');
  scoreTile(g, seat, SCORED[name]);
  if (to === TRADING_HOUSE) scoreFavors(g, seat, 'tradingHouse');
  rewardFor(g, seat, to);
  maybeFoundTown(g, seat, hex);
  offerPower(g, seat, hex);
}

/** Favor tiles for temple and sanctuary, the ability of the stronghold (TM-UPG-05 to 10). */
function rewardFor(g: Play, seat: Seat, to: number): void {
  const p = g.s.players[seat];
  if (to === TEMPLE || to === SANCTUARY) for (let i = 0; i < FACTIONS[p.faction!].favorsPerTemple; i++) owe(p, 'favor');
  const effect = to === STRONGHOLD ? abilityOf(p).stronghold : undefined;
  if (effect) receive(g, seat, effect);
}

/** Tunnel or carpet, where there is no other way (TM-DWARF-01, TM-FAKIR-01). */
export function maybeSkip(g: Play, seat: Seat, hex: number, way: Way): boolean {
  if (way !== BY_SKIPPING) return false;
  const p = g.s.players[seat];
  pay(p, skipPrice(p));
  g.log('skipped', { seat, hex: mapOf(g.s.options).ids[hex] }, 'TM-ADJ-05');
  score(g, seat, FACTIONS[p.faction!].skipping?.points ?? 0, 'faction', 'TM-ADJ-05');
  return true;
}

/** It may join what stands at its ends to a town (TM-BRIDGE-01). */
export function buildBridge(g: Play, seat: Seat, from: string, to: string): void {
  const { s } = g;
  const { numbers, bridges } = mapOf(s.options);
  const place = bridges.findIndex(([a, b]) => a === numbers[from] && b === numbers[to]);
  s.bridges = s.bridges.with(place, seat);
  s.players[seat].bridges--;
  g.log('bridge', { seat, from, to }, 'TM-BRIDGE-01');
  maybeFoundTown(g, seat, numbers[from]);
  maybeFoundTown(g, seat, numbers[to]);
}
