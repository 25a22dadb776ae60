/** What favor tiles, town tiles and the terrain circle bring when they are taken. */
import type { Seat } from '@tarsas/kernel';
import { hexesOf } from '@tarsas/terra';
import { CULTS, CYCLE, FACTIONS, FAVOR_IDS, FAVOR_TILES, type FavorId, TOWN_IDS, TOWN_TILES, type TownId } from '../data/index.ts';
import { abilityOf } from './abilities.ts';
import {
  ALL_TERRAINS,
  advanceShipping,
  climb,
  gainGoods,
  gainKeys,
  gainPriests,
  maybeFoundTown,
  receive,
  score,
  scoreTile,
} from './effects.ts';
import { openingPrice } from './questions/price.ts';
import { boardOf, type Play } from './state.ts';

/** The towns that tile "6" founds come before its steps (TM-FAV-05). */
export function takeFavor(g: Play, seat: Seat, tile: FavorId): void {
  const { s } = g;
  const kind = FAVOR_IDS.indexOf(tile);
  s.favorsLeft = s.favorsLeft.with(kind, s.favorsLeft[kind] - 1);
  s.players[seat].favors = [...s.players[seat].favors, tile];
  g.log('favor', { seat, tile }, 'TM-FAV-01');
  const { cult, steps, townPower } = FAVOR_TILES[tile];
  if (townPower !== undefined) for (const hex of hexesOf(boardOf(s), seat)) maybeFoundTown(g, seat, hex);
  climb(g, seat, CULTS.indexOf(cult), steps, 'TM-FAV-03');
}

/** Points, the reward, and a key, which may serve the tile's own steps (TM-TOWN-03 to 05). */
export function takeTown(g: Play, seat: Seat, tile: TownId): void {
  const { s } = g;
  const p = s.players[seat];
  const { points, reward, steps = 0, range = 0, keys } = TOWN_TILES[tile];
  const kind = TOWN_IDS.indexOf(tile);
  s.townsLeft = s.townsLeft.with(kind, s.townsLeft[kind] - 1);
  p.towns = [...p.towns, tile];
  g.log('town', { seat, tile }, 'TM-TOWN-02');
  score(g, seat, points, 'townTile', 'TM-TOWN-03');
  scoreTile(g, seat, 'town');
  const effect = abilityOf(p).town;
  if (effect) receive(g, seat, effect);
  const came = gainGoods(g, seat, reward);
  if (came.coins + came.workers + came.priests + came.power > 0) g.log('gained', { seat, ...came, tokens: 0 }, 'TM-TOWN-04');
  gainKeys(g, seat, keys);
  if (steps > 0) for (let cult = 0; cult < CULTS.length; cult++) climb(g, seat, cult, steps, 'TM-TWT-03');
  if (range > 0) travelFarther(g, seat, range);
}

/** A shipping value for those who have shipping, a hex more for those who fly (TW7). */
function travelFarther(g: Play, seat: Seat, range: number): void {
  const p = g.s.players[seat];
  for (let i = 0; i < range; i++) advanceShipping(g, seat, 'TM-TOWN-04');
  if (!FACTIONS[p.faction!].skipping?.grows) return;
  p.skips += range;
  g.log('farther', { seat, hexes: range }, 'TM-TOWN-04');
}

/** A priest from the terrain circle goes to the own supply (FI-RIVER-08, FI-RIVER-09). */
export function openTerrain(g: Play, seat: Seat, terrain: number): void {
  const p = g.s.players[seat];
  const coins = openingPrice(g.s, seat, terrain);
  p.coins -= coins;
  p.open |= 1 << terrain;
  p.supply++;
  g.log('unlocked', { seat, terrain: CYCLE[terrain], coins }, 'FI-RIVER-09');
  const waiting = p.due.filter(due => due === 'priest').length;
  if (p.open !== ALL_TERRAINS || waiting === 0) return;
  // Nothing is left to open: the other priests come as usual.
  p.due = p.due.filter(due => due !== 'priest');
  gainPriests(g, seat, waiting);
}
