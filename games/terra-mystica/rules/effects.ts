/** What happens to a player: points, goods, cult steps, keys, rewards that fall due. */
import type { Seat } from '@tarsas/kernel';
import { gainPower, note as noteIn, sacrifice } from '@tarsas/terra';
import {
  CULTS,
  CYCLE,
  FACTIONS,
  FAVOR_TILES,
  GATES,
  type Gain,
  type Price,
  ROUNDS,
  SCORING_TILES,
  type Scored,
  TOP,
} from '../data/index.ts';
import { abilityOf, type Effect } from './abilities.ts';
import { isPossible, topTaken, trackOf } from './questions/rewards.ts';
import { townAt, townTileLeft } from './questions/town.ts';
import { type Due, LINES, type Line, mapOf, type Play, type Player } from './state.ts';

/** As bits of `Player.open`. */
export const ALL_TERRAINS = (1 << CYCLE.length) - 1;

export function score(g: Play, seat: Seat, points: number, line: Line, rule: string): void {
  if (points === 0) return;
  const p = g.s.players[seat];
  p.vp += points;
  note(p, line, g.s.round, points);
  g.log('points', { seat, points, line }, rule);
}

/** Writes points into the breakdown by source and round. */
export function note(p: Player, line: Line, round: number, points: number): void {
  p.tally = noteIn(p.tally, LINES.indexOf(line), Math.min(round, ROUNDS + 1), points);
}

/** Takes so many structures of a kind off the faction board; fewer than none go back to it. */
export function moveFromTrack(p: Player, kind: number, n: number): void {
  p.left = p.left.with(kind, p.left[kind] - n);
}

/** Rewards that fall due. */
export function owe(p: Player, ...due: readonly Due[]): void {
  p.due = [...p.due, ...due];
}

export function pay(p: Player, { coins, workers, priests }: Price): void {
  p.coins -= coins;
  p.workers -= workers;
  p.priests -= priests;
  p.supply += priests;
}

/** Goods at once, priests as far as the supply goes (TM-INCOME-07). Returns what really came. */
export function gainGoods(g: Play, seat: Seat, { coins, workers, priests, power }: Gain): Gain {
  const p = g.s.players[seat];
  p.coins += coins;
  p.workers += workers;
  return { coins, workers, priests: gainPriests(g, seat, priests), power: gainPower(p.bowls, power) };
}

/** Riverwalkers decide for each priest whether to open a terrain (FI-RIVER-08). */
export function gainPriests(g: Play, seat: Seat, n: number): number {
  const p = g.s.players[seat];
  if (n > 0 && abilityOf(p).opensTerrains && p.open !== ALL_TERRAINS) {
    for (let i = 0; i < n; i++) owe(p, 'priest');
    return 0;
  }
  const came = Math.min(n, p.supply);
  p.priests += came;
  p.supply -= came;
  if (came < n) g.log('noPriest', { seat, priests: n - came }, 'TM-INCOME-07');
  return came;
}

/** Tokens of bowl II leave the game so that as many others can be spent (TM-BURN-01). */
export function burn(g: Play, seat: Seat, power: number): void {
  if (power === 0) return;
  sacrifice(g.s.players[seat].bowls, power);
  g.log('sacrificed', { seat, power }, 'TM-BURN-01');
}

/** Everything in an effect but spades (see spades.ts). */
export function receive(g: Play, seat: Seat, effect: Effect): void {
  const p = g.s.players[seat];
  const {
    coins = 0,
    workers = 0,
    priests = 0,
    power = 0,
    points = 0,
    tokens = 0,
    tokensPerSeat = 0,
    shipping = 0,
    actions = 0,
    rule,
  } = effect;
  const came = gainGoods(g, seat, { coins, workers, priests, power });
  const newTokens = tokens + tokensPerSeat * g.s.seats;
  p.bowls[0] += newTokens;
  if (came.coins + came.workers + came.priests + came.power + newTokens > 0) g.log('gained', { seat, ...came, tokens: newTokens }, rule);
  score(g, seat, points, 'faction', rule);
  for (let i = 0; i < shipping; i++) advanceShipping(g, seat, rule);
  if (actions > 0) {
    g.s.actions += actions;
    g.log('extraActions', { seat, actions }, rule);
  }
  if (effect.due) owe(p, ...effect.due);
}

/** One shipping value more, if there is one (TM-SHIP-02). */
export function advanceShipping(g: Play, seat: Seat, rule: string): void {
  const p = g.s.players[seat];
  const { shipping } = FACTIONS[p.faction!];
  if (!shipping || p.shipping >= shipping.max) return;
  p.shipping++;
  g.log('shipping', { seat, value: p.shipping }, rule);
  score(g, seat, shipping.points[p.shipping - 1] ?? 0, 'shipping', 'TM-SHIP-02');
}

/** Points of the round's scoring tile (TM-SCORE-01). */
export function scoreTile(g: Play, seat: Seat, what: Scored, times = 1): void {
  const { round, scoring } = g.s;
  if (round === 0) return;
  const tile = SCORING_TILES[scoring[round - 1]];
  if (tile.deed === what) score(g, seat, tile.points * times, 'scoringTile', 'TM-SCORE-01');
}

/** Points of favor tiles for a new dwelling or trading house (TM-FAV-10, TM-FAV-11). */
export function scoreFavors(g: Play, seat: Seat, kind: 'dwelling' | 'tradingHouse'): void {
  for (const tile of g.s.players[seat].favors) {
    const points = FAVOR_TILES[tile].built?.[kind] ?? 0;
    score(g, seat, points, 'favorTile', kind === 'dwelling' ? 'TM-FAV-11' : 'TM-FAV-10');
  }
}

/** Steps up a cult track, with power at the gates; the step to the top waits for a key (TM-CULT-01 to 06). */
export function climb(g: Play, seat: Seat, cult: number, steps: number, rule: string): void {
  const p = g.s.players[seat];
  const from = p.cults[cult];
  const to = Math.min(from + steps, Math.max(from, TOP - 1));
  if (to !== from) p.cults = p.cults.with(cult, to);
  if (to > from) g.log('steps', { seat, cult: CULTS[cult], steps: to - from, at: to }, rule);
  passGates(g, seat, from, to);
  if (from + steps < TOP || from === TOP) return;
  if (topTaken(g.s, cult)) g.log('stepLost', { seat, cult: CULTS[cult] }, 'TM-CULT-03');
  else if (p.keys > 0) owe(p, `top:${CULTS[cult]}`);
  else {
    p.lost |= 1 << cult;
    g.log('stepLost', { seat, cult: CULTS[cult] }, 'TM-CULT-04');
  }
}

function passGates(g: Play, seat: Seat, from: number, to: number): void {
  let power = 0;
  for (let at = from + 1; at <= to; at++) power += GATES[at] ?? 0;
  const moved = gainPower(g.s.players[seat].bowls, power);
  if (moved > 0) g.log('gained', { seat, coins: 0, workers: 0, priests: 0, power: moved, tokens: 0 }, 'TM-CULT-01');
}

/** Uses a key for the last step (TM-CULT-04). */
export function enterTop(g: Play, seat: Seat, cult: number): void {
  const p = g.s.players[seat];
  p.keys--;
  p.cults = p.cults.with(cult, TOP);
  g.log('top', { seat, cult: CULTS[cult] }, 'TM-CULT-04');
  passGates(g, seat, TOP - 1, TOP);
  if (p.keys > 0) return;
  // A player without a key may still get one in this action (TM-DEC-06).
  p.due = p.due.filter(due => {
    const track = trackOf(due);
    if (track) p.lost |= 1 << CULTS.indexOf(track);
    return !track;
  });
}

/** New keys serve the steps lost in the same action too (TM-UPG-09, TM-DEC-06). */
export function gainKeys(g: Play, seat: Seat, keys: number): void {
  const p = g.s.players[seat];
  p.keys += keys;
  for (let cult = 0; cult < CULTS.length; cult++) {
    if (((p.lost >> cult) & 1) === 1 && p.cults[cult] === TOP - 1 && !topTaken(g.s, cult)) owe(p, `top:${CULTS[cult]}`);
  }
  p.lost = 0;
}

/** Takes one reward off the list of those due. */
export function settle(p: Player, due: Due): void {
  const at = p.due.indexOf(due);
  if (at >= 0) p.due = p.due.toSpliced(at, 1);
}

/** Rewards that have become impossible are forgotten. */
export function forgetImpossible(g: Play, seat: Seat): void {
  const p = g.s.players[seat];
  if (p.due.length === 0) return;
  const lost = p.due.filter(due => !isPossible(g.s, seat, due));
  if (lost.length === 0) return;
  p.due = p.due.filter(due => !lost.includes(due));
  const priests = lost.filter(due => due === 'priest').length;
  if (priests > 0) g.log('noCoins', { seat, priests }, 'FI-RIVER-09');
}

/** Founds a town around a hex when the conditions hold, or lets the group join the town it touches (TM-TOWN-01, TM-TOWN-08). */
export function maybeFoundTown(g: Play, seat: Seat, hex: number) {
  const { s } = g;
  if (s.owner[hex] !== seat || s.inTown[hex] === 1) return;
  const { group, is } = townAt(s, seat, hex);
  if (is === 'group' || (is === 'town' && !townTileLeft(s))) return;
  s.inTown = s.inTown.map((was, member) => (group.includes(member) ? 1 : was));
  const hexes = group.map(member => mapOf(s.options).ids[member]);
  if (is === 'joined') return g.log('townJoined', { seat, hexes }, 'TM-TOWN-08');
  owe(s.players[seat], 'town');
  g.log('townFounded', { seat, hexes }, 'TM-TOWN-01');
}
