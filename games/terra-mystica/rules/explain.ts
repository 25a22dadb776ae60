/** Near-moves that are not legal, each with the rule that forbids it. */
import { type Blocked, type Lack, lacksOf, type Seat } from '@tarsas/kernel';
import { BY_SKIPPING, OUT_OF_REACH, wayTo } from '@tarsas/terra';
import {
  BONUS_CARDS,
  CULTS,
  DWELLING,
  EMPTY,
  FACTIONS,
  FAVOR_TILES,
  onCycle,
  POWER_ACTION_IDS,
  STRUCTURES,
  type Structure,
  UPGRADES,
} from '../data/index.ts';
import { abilityOf, strongholdStands } from './abilities.ts';
import { plainDig, transformableHexes } from './questions/dig.ts';
import { dwellingPrice, FREE, isCovered, powerPrice, skipPrice, tokenPrice, upgradePrice } from './questions/price.ts';
import { reach } from './questions/reach.ts';
import { both, canPay, spendable, tokensOf } from './questions/stock.ts';
import { isHome, spadesFor } from './questions/terrain.ts';
import { type Choice, mapOf, type SpecialId, type State } from './state.ts';
import { firstPlaces } from './steps/setup.ts';

/** Of the seat whose turn it is; nobody else is kept from anything. */
export function explain(s: State, seat: Seat): Blocked<Choice>[] {
  const frame = s.stack.at(-1);
  if (frame?.kind === 'placeDwelling' && frame.seat === seat) return firstDwellings(s, seat);
  if (frame?.kind !== 'act' || s.active !== seat) return [];
  return [buildings, transforms, upgrades, tracks, powerActions, specials, priests].flatMap(blocked => blocked(s, seat));
}

function buildings(s: State, seat: Seat): Blocked<Choice>[] {
  const p = s.players[seat];
  const map = mapOf(s.options);
  const from = reach(s, seat, 'action');
  const blocked: Blocked<Choice>[] = [];
  for (const hex of map.land) {
    const choice: Choice = { do: 'build', hex: map.ids[hex] };
    if (s.structure[hex] !== EMPTY && s.owner[hex] !== seat) blocked.push({ choice, rule: 'TM-BUILD-03' });
    if (s.structure[hex] !== EMPTY || !isHome(p, s.terrain[hex])) continue;
    if (wayTo(from, hex) === OUT_OF_REACH) blocked.push({ choice, rule: 'TM-BUILD-03' });
    else if (p.left[DWELLING] === 0) blocked.push({ choice, rule: 'TM-COMP-06' });
    else if (!canPay(p, dwellingPrice(p))) blocked.push({ choice, rule: 'TM-BUILD-04', lacks: lacksOf(p, dwellingPrice(p)) });
  }
  return blocked;
}

/** Terrain that is too far away or asks for more than the player has. Ice and volcano never change (FI-TERR-02). */
function transforms(s: State, seat: Seat): Blocked<Choice>[] {
  const p = s.players[seat];
  const { transforms, insteadOfSpade } = abilityOf(p);
  if (insteadOfSpade && !transforms) return [];
  const map = mapOf(s.options);
  const from = reach(s, seat, 'action');
  const possible = new Set(transformableHexes(s, plainDig(seat)));
  const tooDear = transforms?.pay === 'tokens' ? 'FI-DRAGON-02' : transforms ? 'FI-ACOL-02' : 'TM-TERRA-04';
  return map.land.flatMap((hex): Blocked<Choice>[] => {
    if (possible.has(hex) || s.structure[hex] !== EMPTY || isHome(p, s.terrain[hex])) return [];
    const choice: Choice = { do: 'transform', hex: map.ids[hex] };
    if (!onCycle(s.terrain[hex])) return [{ choice, rule: 'FI-TERR-02' }];
    const way = wayTo(from, hex);
    if (way === OUT_OF_REACH) return [{ choice, rule: 'TM-TERRA-16' }];
    return [{ choice, rule: tooDear, lacks: lackedFor(s, seat, hex, way === BY_SKIPPING) }];
  });
}

/** What is missing to change the terrain of a hex in reach: the fewest spades that change it, and the way there. */
function lackedFor(s: State, seat: Seat, hex: number, skips: boolean): Lack[] {
  const p = s.players[seat];
  const { transforms, spadesForAnyHex } = abilityOf(p);
  const amount = tokenPrice(s, seat, hex);
  if (transforms?.pay === 'tokens') return lacksOf({ tokens: tokensOf(p) }, { tokens: amount });
  if (transforms) return lacksOf({ cultSteps: Math.max(...p.cults) }, { cultSteps: amount });
  const { digging } = FACTIONS[p.faction!];
  if (!digging) return [];
  const spade = digging.spade[p.digging];
  const spades = spadesForAnyHex === undefined ? 1 : spadesFor(p, s.terrain[hex], p.home);
  return lacksOf(p, both(skips ? skipPrice(p) : FREE, { ...FREE, [spade.good]: spade.amount * spades }));
}

function firstDwellings(s: State, seat: Seat): Blocked<Choice>[] {
  const { land, ids } = mapOf(s.options);
  const places = new Set(firstPlaces(s, seat));
  return land.flatMap(hex => (places.has(hex) ? [] : [{ choice: { do: 'place', hex: ids[hex] }, rule: 'TM-DWELL-05' }]));
}

function upgrades(s: State, seat: Seat): Blocked<Choice>[] {
  const p = s.players[seat];
  const { ids } = mapOf(s.options);
  const blocked: Blocked<Choice>[] = [];
  s.owner.forEach((owner, hex) => {
    if (owner !== seat) return;
    for (const [from, to] of UPGRADES) {
      if (s.structure[hex] !== from) continue;
      const choice: Choice = { do: 'upgrade', hex: ids[hex], to: STRUCTURES[to] as Structure };
      if (p.left[to] === 0) blocked.push({ choice, rule: 'TM-COMP-06' });
      else if (!canPay(p, upgradePrice(s, seat, hex, to)))
        blocked.push({ choice, rule: 'TM-UPG-01', lacks: lacksOf(p, upgradePrice(s, seat, hex, to)) });
    }
  });
  return blocked;
}

function tracks(s: State, seat: Seat): Blocked<Choice>[] {
  const p = s.players[seat];
  const { shipping, digging } = FACTIONS[p.faction!];
  const blocked: Blocked<Choice>[] = [];
  if (!shipping) blocked.push({ choice: { do: 'shipping' }, rule: 'TM-SHIP-04' });
  else if (p.shipping >= shipping.max || !shipping.advance) blocked.push({ choice: { do: 'shipping' }, rule: 'TM-SHIP-05' });
  else if (!canPay(p, shipping.advance))
    blocked.push({ choice: { do: 'shipping' }, rule: 'TM-SHIP-01', lacks: lacksOf(p, shipping.advance) });
  if (!digging?.upgrade) blocked.push({ choice: { do: 'digging' }, rule: 'TM-DIG-03' });
  else if (p.digging >= digging.spade.length - 1) blocked.push({ choice: { do: 'digging' }, rule: 'TM-DIG-06' });
  else if (!canPay(p, digging.upgrade)) blocked.push({ choice: { do: 'digging' }, rule: 'TM-DIG-01', lacks: lacksOf(p, digging.upgrade) });
  return blocked;
}

function powerActions(s: State, seat: Seat): Blocked<Choice>[] {
  const p = s.players[seat];
  return POWER_ACTION_IDS.flatMap((action): Blocked<Choice>[] => {
    const choice: Choice = { do: 'power', action, sacrifice: 0 };
    if (isCovered(s, p, action)) return [{ choice, rule: 'TM-PWACT-02' }];
    const lacks = lacksOf({ power: spendable(s, p) }, { power: powerPrice(p, action) });
    return lacks.length > 0 ? [{ choice, rule: 'TM-PWACT-03', lacks }] : [];
  });
}

function specials(s: State, seat: Seat): Blocked<Choice>[] {
  const p = s.players[seat];
  const own = abilityOf(p).special ?? [];
  const ids = [
    ...(p.card && BONUS_CARDS[p.card].action ? [p.card as SpecialId] : []),
    ...p.favors.filter(tile => FAVOR_TILES[tile].action).map(tile => tile as SpecialId),
    ...own.map(({ id }) => id),
  ];
  return ids.flatMap((action): Blocked<Choice>[] => {
    const choice: Choice = { do: 'special', action };
    if (p.used.includes(action)) return [{ choice, rule: 'TM-SPEC-01' }];
    const needsStronghold = own.some(({ id, needsStronghold }) => id === action && needsStronghold);
    return needsStronghold && !strongholdStands(p) ? [{ choice, rule: 'TM-SPEC-02' }] : [];
  });
}

function priests(s: State, seat: Seat): Blocked<Choice>[] {
  const lacks = lacksOf(s.players[seat], { priests: 1 });
  return lacks.length === 0 ? [] : CULTS.map(cult => ({ choice: { do: 'send', cult, steps: 1 }, rule: 'TM-PRIEST-01', lacks }));
}
