/** What happens to a player: goods, points, steps, books, rewards that fall due. */
import type { Seat } from '@tarsas/kernel';
import { gainPower } from '@tarsas/terra';
import {
  BOARDS,
  BUILDINGS,
  DISCIPLINES,
  type Event,
  FINAL_TILES,
  type Gain,
  INCOME_LEVEL,
  KEY_LEVEL,
  LEVEL_INCOME,
  LEVEL_POWER,
  type Price,
  ROUND_TILES,
  ROUNDS,
  TERRAFORMING_REWARDS,
  TOOLS_PER_SPADE,
  TOP_SHIPPING,
  TOP_TERRAFORMING,
  type Trigger,
} from '../data/index.ts';
import { measure, pointsFor } from './questions/measure.ts';
import { canStep } from './questions/science.ts';
import { note } from './questions/score.ts';
import { having, lineOf } from './questions/tiles.ts';
import { type Due, mapOf, type Play, type Player, type Source } from './state.ts';

export function score(g: Play, seat: Seat, points: number, from: Source, rule: string): void {
  if (points === 0) return;
  const p = g.s.players[seat];
  p.vp += points;
  note(p, lineOf(from), g.s.round, points);
  g.log('points', { seat, points, from }, rule);
}

/** Everything but books, which are paid one by one; scholars go back to the own supply (AOI-PSETUP-06). */
export function pay(p: Player, { coins = 0, tools = 0, scholars = 0, power = 0 }: Price): void {
  p.coins -= coins;
  p.tools -= tools;
  p.scholars -= scholars;
  p.supply += scholars;
  p.bowls[2] -= power;
  p.bowls[0] += power;
}

/** Goods and points at once; whatever needs a decision falls due. */
export function receive(g: Play, seat: Seat, gain: Gain, from: Source, rule: string, times = 1): void {
  receiveGoods(g, seat, gain, from, rule, times);
  const { points = 0, pointsBySeats, score: scoring } = gain;
  score(g, seat, (points + (pointsBySeats?.[g.s.seats - 2] ?? 0)) * times, from, rule);
  if (scoring) score(g, seat, pointsFor(g.s, seat, scoring) * times, from, rule);
  for (let i = 0; i < (gain.terraforming ?? 0) * times; i++) advanceTerraforming(g, seat, rule);
  for (let i = 0; i < (gain.shipping ?? 0) * times; i++) advanceShipping(g, seat, rule);
  if (gain.stepInEach) for (let d = 0; d < DISCIPLINES.length; d++) climb(g, seat, d, gain.stepInEach * times, from, rule);
  falls(g, seat, gain, from, times);
}

function receiveGoods(g: Play, seat: Seat, gain: Gain, from: Source, rule: string, times: number): void {
  const p = g.s.players[seat];
  const coins = (gain.coins ?? 0) * times;
  const tools = (gain.tools ?? 0) * times;
  const tokens = (gain.tokens ?? 0) * times;
  const annexes = Math.min((gain.annexes ?? 0) * times, g.s.annexesLeft);
  const scholars = gainScholars(g, seat, (gain.scholars ?? 0) * times);
  const power = gainPower(p.bowls, (gain.power ?? 0) * times);
  p.coins += coins;
  p.tools += tools;
  p.bowls[2] += tokens;
  p.annexes += annexes;
  g.s.annexesLeft -= annexes;
  if (coins + tools + tokens + annexes + scholars + power > 0)
    g.log('gained', { seat, from, coins, tools, scholars, power, tokens, annexes }, rule);
}

/** Seven scholars in all: without one in the supply the gain is lost (AOI-INCOME-04). */
function gainScholars(g: Play, seat: Seat, n: number): number {
  const p = g.s.players[seat];
  const came = Math.min(n, p.supply);
  p.scholars += came;
  p.supply -= came;
  if (came < n) g.log('scholarLost', { seat, scholars: n - came }, 'AOI-INCOME-04');
  return came;
}

/** The part of a gain that its owner has to decide about. */
function falls(g: Play, seat: Seat, gain: Gain, from: Source, times: number): void {
  const { due } = g.s.players[seat];
  for (let i = 0; i < (gain.books ?? 0) * times; i++) due.push({ what: 'book', from });
  const steps = (gain.steps ?? 0) * times + (gain.stepsPer ? measure(g.s, seat, gain.stepsPer) : 0);
  if (steps > 0) due.push({ what: 'steps', n: steps, from });
  if (gain.stepsInOne) due.push({ what: 'stepsInOne', n: gain.stepsInOne * times, from });
  if (gain.spades) due.push({ what: g.s.phase === 3 ? 'bonusSpades' : 'spades', n: gain.spades * times, from });
  if (gain.settle) due.push({ what: 'settle', from });
  if (gain.bridges) due.push({ what: 'bridges', n: gain.bridges, from });
  if (gain.neutral) due.push({ what: 'neutral', building: BUILDINGS.indexOf(gain.neutral), from });
  if (gain.anywhere) due.push({ what: 'anywhere', building: BUILDINGS.indexOf(gain.anywhere), from });
  if (gain.replace) {
    const { from: old, to } = gain.replace;
    due.push({ what: 'replace', old: BUILDINGS.indexOf(old), building: BUILDINGS.indexOf(to), from });
  }
  for (let i = 0; i < (gain.competencies ?? 0); i++) due.push({ what: 'competency', from });
  for (let i = 0; i < (gain.cityTiles ?? 0); i++) cityTileDue(g, seat);
}

/** A city tile falls due together with whatever its owner's faction gives for a city (AOI-OPEN-07). */
export function cityTileDue(g: Play, seat: Seat): void {
  g.s.players[seat].due.push({ what: 'cityTile' });
  fire(g, seat, { event: 'cityTile' });
}

/** What happened, in the words of triggers. */
export interface Happening {
  event: Event;
  building?: number;
  hex?: number;
  discipline?: number;
  times?: number;
}

/** Every tile of the player that is triggered by this event gives its gain. */
export function fire(g: Play, seat: Seat, what: Happening): void {
  for (const { id, is, rule } of having(g.s, g.s.players[seat], 'on')) {
    for (const trigger of is) {
      if (!matches(g, trigger, what)) continue;
      receive(g, seat, trigger.gain, id, rule, what.times);
      if (trigger.gain.booksOfIt && what.discipline !== undefined) gainBook(g, seat, what.discipline, trigger.gain.booksOfIt, id, rule);
    }
  }
}

/** The round tile, and in round 6 the final-round tile too, pay in phase II only (AOI-ACT-07, AOI-ACT-08). */
export function scoreRound(g: Play, seat: Seat, what: Happening): void {
  const { phase, round, rounds, finalTile } = g.s;
  if (phase !== 2) return;
  const id = rounds[round - 1];
  const tile = ROUND_TILES[id];
  if (matches(g, tile.scores, what)) receive(g, seat, tile.scores.gain, id, tile.rule, what.times);
  if (round !== ROUNDS) return;
  const last = FINAL_TILES[finalTile];
  if (matches(g, last.scores, what)) receive(g, seat, last.scores.gain, finalTile, last.rule, what.times);
}

function matches(g: Play, { event, buildings, at }: Trigger, what: Happening): boolean {
  if (event !== what.event) return false;
  if (buildings && !buildings.some(kind => kind === BUILDINGS[what.building ?? 0])) return false;
  if (at === undefined || what.hex === undefined) return true;
  const { isShore, isEdge } = mapOf(g.s);
  return at === 'river' ? isShore[what.hex] : isEdge[what.hex];
}

export function both(g: Play, seat: Seat, what: Happening): void {
  scoreRound(g, seat, what);
  fire(g, seat, what);
}

/** A book that is not in the supply is lost (AOI-OPEN-01). */
export function gainBook(g: Play, seat: Seat, d: number, n: number, from: Source, rule: string): void {
  const came = Math.min(n, g.s.books[d]);
  g.s.books[d] -= came;
  g.s.players[seat].books[d] += came;
  if (came > 0) g.log('book', { seat, discipline: DISCIPLINES[d], books: came, from }, rule);
  if (came < n) g.log('bookLost', { seat, discipline: DISCIPLINES[d], books: n - came }, 'AOI-OPEN-01');
}

/** From the player to the supply; a negative number the other way. */
export function payBook(g: Play, seat: Seat, d: number, n: number): void {
  g.s.books[d] += n;
  g.s.players[seat].books[d] -= n;
}

/** Steps up a discipline, one by one; the step onto level 8 waits for a key if there is one (AOI-SCI-02 to 09). */
export function climb(g: Play, seat: Seat, d: number, n: number, from: Source, rule: string): void {
  const p = g.s.players[seat];
  let climbed = 0;
  while (climbed < n && p.science[d] !== KEY_LEVEL - 1 && canStep(g.s, p, d)) {
    p.science = p.science.with(d, p.science[d] + 1);
    climbed++;
  }
  arrive(g, seat, d, climbed, from, rule);
  const rest = n - climbed;
  if (rest === 0) return;
  if (p.science[d] === KEY_LEVEL - 1 && p.keys > 0) p.due.push({ what: 'key', discipline: d, n: rest, from });
  else g.log('stepsLost', { seat, discipline: DISCIPLINES[d], steps: rest }, p.science[d] < KEY_LEVEL ? 'AOI-SCI-05' : 'AOI-SCI-07');
}

/** Enters level 8 with a key, then goes on (AOI-SCI-04). */
export function climbWithKey(g: Play, seat: Seat, d: number, n: number, from: Source, rule: string): void {
  const p = g.s.players[seat];
  p.keys--;
  p.science = p.science.with(d, p.science[d] + 1);
  g.log('keyUsed', { seat, discipline: DISCIPLINES[d] }, 'AOI-SCI-04');
  arrive(g, seat, d, 1, from, rule);
  if (n > 1) climb(g, seat, d, n - 1, from, rule);
}

/** The levels just climbed give power and points, level 9 in phase I its income at once (AOI-SCI-03, AOI-INCOME-07). */
function arrive(g: Play, seat: Seat, d: number, steps: number, from: Source, rule: string): void {
  if (steps === 0) return;
  const at = g.s.players[seat].science[d];
  g.log('climbed', { seat, discipline: DISCIPLINES[d], steps, at, from }, rule);
  let power = 0;
  for (let level = at - steps + 1; level <= at; level++) power += LEVEL_POWER[level] ?? 0;
  receive(g, seat, { power }, 'science', 'AOI-SCI-03');
  if (g.s.phase === 1 && at - steps < INCOME_LEVEL && at >= INCOME_LEVEL) receive(g, seat, LEVEL_INCOME[d], 'science', 'AOI-INCOME-07');
  scoreRound(g, seat, { event: 'step', times: steps });
}

/** One space on the shipping track, if there is one, with its reward (AOI-SHIP-01, AOI-SHIP-03); free where tiles give it. */
export function advanceShipping(g: Play, seat: Seat, rule: string, price: Price = {}): void {
  const p = g.s.players[seat];
  if (!p.board) return;
  if (p.shipping === TOP_SHIPPING) {
    g.log('trackLost', { seat, track: 'shipping' }, 'AOI-SHIP-01');
    return;
  }
  pay(p, price);
  p.shipping++;
  g.log('shipping', { seat, value: p.shipping, price }, rule);
  receive(g, seat, BOARDS[p.board].shipping.rewards[p.shipping] ?? {}, 'shipping', 'AOI-SHIP-03');
  both(g, seat, { event: 'track', times: 1 });
}

export function advanceTerraforming(g: Play, seat: Seat, rule: string, price: Price = {}): void {
  const p = g.s.players[seat];
  if (p.terraforming === TOP_TERRAFORMING) {
    g.log('trackLost', { seat, track: 'terraforming' }, 'AOI-TFUP-01');
    return;
  }
  pay(p, price);
  p.terraforming++;
  g.log('terraforming', { seat, tools: TOOLS_PER_SPADE[p.terraforming], price }, rule);
  receive(g, seat, TERRAFORMING_REWARDS[p.terraforming] ?? {}, 'terraforming', 'AOI-TFUP-03');
  both(g, seat, { event: 'track', times: 1 });
}

export const sameDue = (a: Due, b: Due): boolean => a.what === b.what && sourceOf(a) === sourceOf(b);
export const sourceOf = (due: Due): Source | 'city' => ('from' in due ? due.from : 'city');
