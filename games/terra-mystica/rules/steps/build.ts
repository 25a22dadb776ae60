/** Action 1, the building half, and action 4: dwellings and upgrades (TM-BUILD, TM-UPG). */
import type { Seat } from '@tarsas/kernel';
import { BY_SKIPPING, eachAdjacent } from '@tarsas/terra';
import {
  type Deed,
  DWELLING,
  FACTIONS,
  type FactionId,
  type Price,
  SANCTUARY,
  STRONGHOLD,
  STRUCTURES,
  type Structure,
  TEMPLE,
  TRADING_HOUSE,
  UPGRADES,
} from '../../data/index.ts';
import { abilityOf } from '../abilities.ts';
import { maybeFoundTown, pay, receive, score, scoreDeed, scoreFavors, structureName } from '../effects.ts';
import { dwellingPrice, skipPrice } from '../questions/reach.ts';
import { canPay } from '../questions/stock.ts';
import { boardOf, type Choice, mapOf, type Play, type Player, type State, type Wanted } from '../state.ts';
import { offerPower } from './offers.ts';

/** Puts a dwelling on a hex; paying is the caller's business. */
export function build(g: Play, seat: Seat, hex: number): void {
  const { s } = g;
  const p = s.players[seat];
  // Whoever opens terrains keeps the printed terrain under the structure; everybody else stands on home terrain.
  put(s, seat, hex, DWELLING);
  p.left[DWELLING]--;
  g.log('built', { seat, hex: mapOf(s.options).ids[hex] }, 'TM-BUILD-03');
  scoreDeed(g, seat, 'dwelling');
  scoreFavors(g, seat, 'dwelling');
  maybeFoundTown(g, seat, hex);
  offerPower(g, seat, hex);
}

function put(s: State, seat: Seat, hex: number, kind: number): void {
  s.owner[hex] = seat;
  s.structure[hex] = kind;
}

export function payForDwelling(g: Play, seat: Seat): void {
  pay(g.s.players[seat], dwellingPrice(g.s.players[seat]));
}

/** Tunnel or carpet, where there is no other way (TM-DWARF-01, TM-FAKIR-01). */
export function maybeSkip(g: Play, seat: Seat, hex: number, way: number): boolean {
  if (way !== BY_SKIPPING) return false;
  const p = g.s.players[seat];
  pay(p, skipPrice(p));
  g.log('skipped', { seat, hex: mapOf(g.s.options).ids[hex] }, 'TM-ADJ-05');
  score(g, seat, FACTIONS[p.faction!].skipping?.points ?? 0, 'faction', 'TM-ADJ-05');
  return true;
}

const DEEDS: Readonly<Record<Structure, Deed>> = {
  dwelling: 'dwelling',
  tradingHouse: 'tradingHouse',
  temple: 'temple',
  stronghold: 'big',
  sanctuary: 'big',
};

/** A trading house is cheaper beside somebody else (TM-UPG-03). */
export function upgradePrice(s: State, seat: Seat, hex: number, to: number): Price {
  const faction = s.players[seat].faction!;
  return to === TRADING_HOUSE && !hasNeighbour(s, seat, hex) ? LONELY_TRADING_HOUSE[faction] : FACTIONS[faction].cost[to];
}

const LONELY_TRADING_HOUSE = Object.fromEntries(
  Object.entries(FACTIONS).map(([id, { cost, lonely }]) => [id, { ...cost[TRADING_HOUSE], coins: cost[TRADING_HOUSE].coins + lonely }]),
) as Record<FactionId, Price>;

function hasNeighbour(s: State, seat: Seat, hex: number): boolean {
  let found = false;
  eachAdjacent(boardOf(s), hex, beside => {
    found ||= s.owner[beside] >= 0 && s.owner[beside] !== seat;
  });
  return found;
}

export function addUpgrades(s: State, seat: Seat, choices: Choice[], only?: Wanted): void {
  const named = only?.do === 'upgrade' ? only.hex : undefined;
  const p = s.players[seat];
  const { ids } = mapOf(s.options);
  for (let hex = 0; hex < s.owner.length; hex++) {
    if (s.owner[hex] !== seat || (named !== undefined && ids[hex] !== named)) continue;
    for (const [from, to] of UPGRADES) {
      if (s.structure[hex] === from && p.left[to] > 0 && canPay(p, upgradePrice(s, seat, hex, to)))
        choices.push({ do: 'upgrade', hex: ids[hex], to: structureName(to) });
    }
  }
}

export function payAndUpgrade(g: Play, seat: Seat, hex: number, name: Structure): void {
  const to = STRUCTURES.indexOf(name);
  pay(g.s.players[seat], upgradePrice(g.s, seat, hex, to));
  upgrade(g, seat, hex, to);
}

/** The replaced structure goes back to its track (TM-UPG-02). */
export function upgrade(g: Play, seat: Seat, hex: number, to: number): void {
  const { s } = g;
  const p = s.players[seat];
  p.left[s.structure[hex]]++;
  p.left[to]--;
  put(s, seat, hex, to);
  const name = structureName(to);
  g.log('upgraded', { seat, hex: mapOf(s.options).ids[hex], to: name }, 'TM-UPG-01');
  scoreDeed(g, seat, DEEDS[name]);
  if (to === TRADING_HOUSE) scoreFavors(g, seat, 'tradingHouse');
  fallDue(g, seat, p, to);
  maybeFoundTown(g, seat, hex);
  offerPower(g, seat, hex);
}

/** Favor tiles for temple and sanctuary, the ability of the stronghold (TM-UPG-05 to 10). */
function fallDue(g: Play, seat: Seat, p: Player, to: number): void {
  if (to === TEMPLE || to === SANCTUARY) for (let i = 0; i < FACTIONS[p.faction!].favorsPerTemple; i++) p.due.push('favor');
  const effect = to === STRONGHOLD ? abilityOf(p).stronghold : undefined;
  if (effect) receive(g, seat, effect);
}
