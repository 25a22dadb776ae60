/** Building, upgrading, bridges and cities: everything that changes what stands on the map. */
import type { Seat } from '@tarsas/kernel';
import { powerAround } from '@tarsas/terra';
import { BUILDINGS, type Building, PALACE, PALACES, type PalaceId, type Price, SCHOOL, TEACHES } from '../data/index.ts';
import { both, cityTileDue, pay, receive } from './effects.ts';
import { cityTileLeft, groupAt, powerAt } from './questions/city.ts';
import { boardOf, mapOf, type Play, type Player, type Source, type State } from './state.ts';

export const buildingName = (kind: number): Building => BUILDINGS[kind] as Building;

/** A building from the own board on an empty hex (AOI-BUILD-02). */
export function build(g: Play, seat: Seat, hex: number, kind: number, price: Price): void {
  const p = g.s.players[seat];
  pay(p, price);
  moveFromBoard(p, kind, 1);
  stand(g, seat, hex, kind);
  g.log('built', { seat, building: buildingName(kind), hex: mapOf(g.s).ids[hex], price }, 'AOI-BUILD-03');
  built(g, seat, hex, kind);
}

/** A neutral piece becomes the builder's (AOI-NEUTRAL-01). */
export function buildNeutral(g: Play, seat: Seat, hex: number, kind: number, from: Source): void {
  takeNeutral(g.s, kind);
  g.s.neutral.push(hex);
  stand(g, seat, hex, kind);
  g.log('neutralBuilt', { seat, building: buildingName(kind), hex: mapOf(g.s).ids[hex], from }, 'AOI-NEUTRAL-06');
  built(g, seat, hex, kind);
}

/** The old building is back on the board before the new one has its effects (AOI-UPG-04, AOI-UPG-14). */
export function replaceBuilding(g: Play, seat: Seat, hex: number, kind: number, price: Price): void {
  const p = g.s.players[seat];
  const old = g.s.building[hex];
  pay(p, price);
  moveFromBoard(p, old, -1);
  moveFromBoard(p, kind, 1);
  stand(g, seat, hex, kind);
  g.log('upgraded', { seat, from: buildingName(old), to: buildingName(kind), hex: mapOf(g.s).ids[hex], price }, 'AOI-UPG-02');
  built(g, seat, hex, kind);
  if (TEACHES[kind]) g.s.players[seat].due.push({ what: 'competency', from: kind === SCHOOL ? 'school' : 'university' });
  if (kind === PALACE) palaceBuilt(g, seat);
}

export function stand({ s }: Play, seat: Seat, hex: number, kind: number): void {
  s.building = s.building.with(hex, kind);
  s.owner = s.owner.with(hex, seat);
}

/** Takes so many buildings of a kind off the player board; fewer than none go back to it. */
export function moveFromBoard(p: Player, kind: number, n: number): void {
  p.left = p.left.with(kind, p.left[kind] - n);
}

export function takeNeutral(s: State, kind: number): void {
  s.neutralLeft = s.neutralLeft.with(kind, s.neutralLeft[kind] - 1);
}

/** In the order of AOI-OPEN-16: offers are fixed, points are taken, the builder's own effects fall due. */
function built(g: Play, seat: Seat, hex: number, kind: number): void {
  const { s } = g;
  const power = powerAround(boardOf(s), hex, seat, s.seats, beside => powerAt(s, beside));
  if (power.some(n => n > 0)) s.built.push({ seat, hex, power });
  both(g, seat, { event: 'build', building: kind, hex });
  maybeFoundCity(g, seat, hex);
}

/** First a palace tile is chosen; in the draft it lies there already (AOI-UPG-06, AOI-DRAFT-10). */
function palaceBuilt(g: Play, seat: Seat): void {
  const { palace, due } = g.s.players[seat];
  if (palace) openPalace(g, seat, palace);
  else due.push({ what: 'palaceTile' });
}

export function openPalace(g: Play, seat: Seat, palace: PalaceId): void {
  g.log('palace', { seat, palace }, 'AOI-UPG-06');
  const { atOnce, cityPower, rule } = PALACES[palace];
  if (atOnce) receive(g, seat, atOnce, palace, rule);
  // With less power needed, every group that now qualifies is a city (AOI-OPEN-15).
  if (cityPower) for (let hex = 0; hex < g.s.owner.length; hex++) maybeFoundCity(g, seat, hex);
}

/** Founds a city the moment its conditions hold, or lets the group join the city it touches (AOI-CITY-01, AOI-CITY-09). */
export function maybeFoundCity(g: Play, seat: Seat, hex: number): void {
  const { s } = g;
  if (s.owner[hex] !== seat || s.inCity[hex] === 1) return;
  const { group, is } = groupAt(s, seat, hex);
  if (is === 'joined') g.log('joined', { seat, hexes: becomeCity(s, group) }, 'AOI-CITY-09');
  if (is === 'town' && cityTileLeft(s)) foundCity(g, seat, group);
}

export function foundCity(g: Play, seat: Seat, group: readonly number[]): void {
  g.log('city', { seat, hexes: becomeCity(g.s, group) }, 'AOI-CITY-01');
  cityTileDue(g, seat);
}

/** Marks the group and returns the ids of the hexes that were in no city before. */
function becomeCity(s: State, group: readonly number[]): string[] {
  const added = group.filter(hex => s.inCity[hex] === 0);
  s.inCity = s.inCity.map((was, hex) => (added.includes(hex) ? 1 : was));
  return added.map(hex => mapOf(s).ids[hex]);
}

export function buildBridge(g: Play, seat: Seat, place: number, price: Price): void {
  pay(g.s.players[seat], price);
  const { bridges, ids } = mapOf(g.s);
  const [a, b] = bridges[place];
  g.s.bridges = g.s.bridges.with(place, seat);
  g.s.players[seat].bridges--;
  g.log('bridge', { seat, from: ids[a], to: ids[b], price }, 'AOI-PACT-01');
  for (const hex of [a, b]) maybeFoundCity(g, seat, hex);
}

/** An annex is not a building (AOI-COMPET-06A). */
export function placeAnnex(g: Play, seat: Seat, hex: number): void {
  g.s.players[seat].annexes--;
  g.s.annexed.push(hex);
  g.log('annex', { seat, hex: mapOf(g.s).ids[hex] }, 'AOI-COMPET-06A');
  maybeFoundCity(g, seat, hex);
}
