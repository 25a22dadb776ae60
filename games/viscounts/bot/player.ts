/**
 * Points a player may expect at the end: those of the score sheet now, and what the turns to come will make of the rest. What everybody makes
 * in a turn is left out, so that nobody shuns the end of the game for the sake of turns that the others would have too.
 */
import type { Seat } from '@tarsas/kernel';
import { LEADER, WORKER_VP } from '../data/castle.ts';
import { BONUS_CARDS, BONUS_VP, PLACES, RIBBONS_FOR_BONUS, VP } from '../data/common.ts';
import { BUILDING_TYPES } from '../data/effects.ts';
import { RIBBON_SETS, RIBBONS } from '../data/manuscripts.ts';
import { BUILDINGS, CELLS, TRACK } from '../data/player-board.ts';
import { cardsOwned } from '../rules/deck.ts';
import { BUILDINGS_EACH, CROWD, SEGMENT_COUNT } from '../rules/questions/board.ts';
import { builtCount, uncovered } from '../rules/questions/buildings.ts';
import { manuscriptPoints } from '../rules/questions/score.ts';
import type { Player, State } from '../rules/state.ts';
import { effectWorth, iconsWorth, type Outlook, piecesWorth, slotAbilityWorth, turnsLeft } from './outlook.ts';
import type { ViscountsWeights } from './weights.ts';

/** What the worth of a player is made of, in the order of its numbers. */
export const TERMS = [
  'points',
  'rewards',
  'leader',
  'pieces',
  'markers',
  'castle',
  'ribbons',
  'flips',
  'board',
  'deck',
  'slots',
  'growth',
  'usual',
] as const;

export function worthOf(o: Outlook, s: State, seat: Seat): number {
  let sum = 0;
  for (const term of worthByTerm(o, s, seat)) sum += term;
  return sum;
}

export function worthByTerm(o: Outlook, s: State, seat: Seat): number[] {
  const { w } = o;
  const p = s.players[seat];
  const turns = turnsLeft(s, seat, w);
  const use = 1 - w.last ** turns;
  return [
    scoredNow(o, s, seat),
    flippedRewards(s, seat, w, turns),
    leader(s, seat, w, use),
    use * piecesWorth(p, o),
    use * markers(p, w),
    use * castle(s, seat, w),
    use * ribbons(o, s, seat),
    use * flips(p, w),
    use * w.board * boardWorth(o, p, turns),
    turns * w.deck * averageStay(o, p),
    turns * slots(s, seat, w),
    turns * growth(o, p),
    -turns * (s.ai === null ? w.usual : w.usualAi),
  ];
}

/** The score sheet without what may still change hands: the leader and the two rewards for flipped cards. */
function scoredNow(o: Outlook, s: State, seat: Seat): number {
  const p = s.players[seat];
  let sum = BUILT_VP[p.built] + VP.unpaid * p.unpaid + VP.acquired * p.acquired + VP.approved * p.approved;
  for (let section = 0; section < SEGMENT_COUNT; section++) {
    sum += s.tier1[section * CROWD + seat] * WORKER_VP[0] + s.tier2[section * CROWD + seat] * WORKER_VP[1];
  }
  sum += s.tier3[seat] * WORKER_VP[2];
  for (const owner of s.bonus) if (owner === seat) sum += BONUS_VP;
  if (p.manuscripts.length === 0) return sum;
  for (const id of p.manuscripts) if (o.parts.manuscripts[id].scores) sum += manuscriptPoints(s, seat, id);
  return sum + setsNow(ribbonCounts(o, p.manuscripts));
}

/** Points of buildings by the bits of those that stand (VWK-BUILD-13). */
export const BUILT_VP = Array.from({ length: 1 << BUILDINGS_EACH }, (_, built) =>
  BUILDING_TYPES.reduce((sum, type) => sum + BUILDINGS[type].vp[builtCount({ built }, type)], 0),
);

/** Poverty rewards approved deeds, prosperity paid debts, each if it is revealed before the end (VWK-DEBT-09). */
function flippedRewards(s: State, seat: Seat, w: ViscountsWeights, turns: number): number {
  const poverty = chanceOf(s, s.debts, s.deeds);
  const prosperity = chanceOf(s, s.deeds, s.debts);
  const certain = 1 / (1 + turns / 4);
  return poverty * place(s, seat, w, certain, 'approved') + prosperity * place(s, seat, w, certain, 'paid');
}

/** The stack that is lower will be the one, unless both run out together. */
export function chanceOf(s: State, mine: number, other: number): number {
  if (mine === 0) return 1;
  if (s.lastRound > 0) return mine <= s.players.length ? 0.3 : 0.05;
  return 0.1 + (0.9 * (other + 1) ** 2) / ((mine + 1) ** 2 + (other + 1) ** 2);
}

/** Expected points of a place: sure of it only when the end is near. */
function place(s: State, seat: Seat, w: ViscountsWeights, certain: number, kind: 'approved' | 'paid'): number {
  const prizes = s.players.length < 3 ? PLACES.few : PLACES.many;
  const own = s.players[seat][kind];
  let behind = 0;
  for (let other = 0; other < s.players.length; other++) {
    if (other === seat) continue;
    const lead = (own - s.players[other][kind]) * certain;
    behind += 1 / (1 + Math.exp((lead / w.ahead) * 2));
  }
  const low = Math.min(prizes.length - 1, Math.floor(behind));
  const high = prizes[low + 1] ?? 0;
  const expected = prizes[low] + (high - prizes[low]) * (behind - low);
  return own > 0 ? expected : expected * (1 - certain) * 0.5;
}

/** Between where the markers are and where they would meet: deeds to the left, debts to the right (VWK-COLL-08). */
function markers(p: Player, w: ViscountsWeights): number {
  const gap = p.virtue - p.corruption;
  const whole = TRACK.right - TRACK.left;
  const middle = (p.virtue + p.corruption) / 2;
  const low = Math.floor(middle);
  const part = middle - low;
  const expected = cellWorth(low, w) * (1 - part) + (part > 0 ? cellWorth(low + 1, w) * part : 0);
  const nearness = (whole - gap) / whole;
  return (gap === 0 ? 1 : w.collision * nearness) * expected;
}

function cellWorth(cell: number, w: ViscountsWeights): number {
  let sum = 0;
  for (const effect of CELLS[cell - 1].own) sum += effectWorth(effect, w);
  return sum;
}

/** Cards turned over later: a debt brings a resource and no longer costs points, a deed scores more (VWK-DEBT-05, -08). */
function flips(p: Player, w: ViscountsWeights): number {
  return w.flipLater * (p.unpaid * (w.ink - VP.unpaid) + p.acquired * (VP.approved - VP.acquired));
}

/** Workers that wait for a third (VWK-CASTLE-04, -06). */
function castle(s: State, seat: Seat, w: ViscountsWeights): number {
  let sum = 0;
  for (let section = 0; section < SEGMENT_COUNT; section++) {
    const below = s.tier1[section * CROWD + seat];
    const above = s.tier2[section * CROWD + seat];
    if (below >= 2) sum += w.pair;
    else if (below === 1) sum += w.alone;
    if (above >= 2) sum += w.pairAbove;
  }
  return sum;
}

/** The card of the castle leader, now and as it may move (VWK-CASTLE-12). */
function leader(s: State, seat: Seat, w: ViscountsWeights, use: number): number {
  const holder = s.leader;
  if (holder < 0) return 0;
  let next = 0;
  for (let other = 0; other < s.players.length; other++) if (other !== holder) next = Math.max(next, s.tier3[other]);
  const safe = 1 - (s.tier3[holder] > next + 1 ? 0 : (1 - w.leader) * use);
  if (holder === seat) return LEADER.vp * safe;
  return s.tier3[seat] === next && next > 0 ? LEADER.vp * (1 - safe) : 0;
}

/** Ribbons on their way: sets that lack colours, and two of three for a bonus card that is still there (VWK-MANU-04, -05). */
function ribbons(o: Outlook, s: State, seat: Seat): number {
  const owned = s.players[seat].manuscripts;
  if (owned.length === 0) return 0;
  const counts = ribbonCounts(o, owned);
  let sum = o.w.sets * unfinishedSets(counts);
  for (let i = 0; i < RIBBONS.length; i++) {
    if (s.bonus[i] < 0 && counts[i] === RIBBONS_FOR_BONUS - 1) sum += o.w.ribbons * (BONUS_VP + iconsWorth(BONUS_CARDS[RIBBONS[i]], o.w));
  }
  return sum;
}

export function ribbonCounts(o: Outlook, owned: readonly string[]): number[] {
  const counts = RIBBONS.map(() => 0);
  for (const id of owned) counts[RIBBONS.indexOf(o.parts.manuscripts[id].ribbon)]++;
  return counts;
}

/** What the manuscripts of unfinished sets would score more each if their set were full: the first set counts whole, the next ones less and less. */
function unfinishedSets(counts: readonly number[]): number {
  const full = RIBBON_SETS.length - 1;
  const each = RIBBON_SETS[full] / full;
  let sum = 0;
  let share = 1;
  for (let set = 1; ; set++) {
    let colours = 0;
    for (const n of counts) if (n >= set) colours++;
    if (colours === 0) return sum;
    if (colours === full) continue;
    sum += share * (each * colours - RIBBON_SETS[colours]);
    share *= NEXT_SET;
  }
}
const NEXT_SET = 0.4;

/** What one more manuscript would do for the sets of a player, now and later. */
export function ribbonGain(o: Outlook, owned: readonly string[], id: string): number {
  const counts = ribbonCounts(o, owned);
  const before = setsNow(counts) + o.w.sets * unfinishedSets(counts);
  counts[RIBBONS.indexOf(o.parts.manuscripts[id].ribbon)]++;
  return setsNow(counts) + o.w.sets * unfinishedSets(counts) - before;
}

export function setsNow(counts: readonly number[]): number {
  let sum = 0;
  for (let set = 1; ; set++) {
    let colours = 0;
    for (const n of counts) if (n >= set) colours++;
    if (colours === 0) return sum;
    sum += RIBBON_SETS[colours];
  }
}

/** What the cards that lie there will do in the next turns, until they leave on the right. */
function boardWorth(o: Outlook, p: Player, turns: number): number {
  let sum = 0;
  for (let space = 0; space < p.board.length; space++) {
    const card = p.board[space];
    if (card === null) continue;
    const { board, dropped } = o.deals.get(card)!;
    const stays = p.board.length - 1 - space;
    sum += Math.min(stays, turns) * board + (turns > stays ? dropped : 0);
  }
  return sum;
}

/** One card is played in a turn and stays for three, so the mean of all stays is what an average turn shows. */
function averageStay(o: Outlook, p: Player): number {
  const n = cardsOwned(p);
  return n === 0 ? 0 : allStays(o, p) / n;
}

function allStays(o: Outlook, p: Player): number {
  let sum = staysOf(o, p.hand) + staysOf(o, p.draw) + staysOf(o, p.discard);
  for (const card of p.board) if (card !== null) sum += o.deals.get(card)!.stay;
  return sum;
}

/** What a new card would do for a player: its effect on top, and a deck that is better or worse by it. */
export function joining(o: Outlook, deck: Deck, card: string): number {
  const { stay, hired } = o.deals.get(card)!;
  return hired + (o.w.deck * deck.turns * (stay - deck.average)) / (deck.cards + 1);
}

export interface Deck {
  cards: number;
  average: number;
  /** Turns in which it will be played. */
  turns: number;
}

export function deckOf(o: Outlook, s: State, seat: Seat): Deck {
  const p = s.players[seat];
  return { cards: cardsOwned(p), average: averageStay(o, p), turns: turnsLeft(s, seat, o.w) };
}

function staysOf(o: Outlook, cards: readonly string[]): number {
  let sum = 0;
  for (const card of cards) sum += o.deals.get(card)!.stay;
  return sum;
}

/** Permanent icons and the other abilities of empty slots, and bonus cards, for one turn. */
function slots(s: State, seat: Seat, w: ViscountsWeights): number {
  let sum = 0;
  for (const { ability } of uncovered(s, seat)) sum += slotAbilityWorth(ability, w);
  for (let i = 0; i < RIBBONS.length; i++) if (s.bonus[i] === seat) sum += iconsWorth(BONUS_CARDS[RIBBONS[i]], w);
  return sum;
}

/** Manuscripts that count something will count more of it. */
function growth(o: Outlook, p: Player): number {
  let sum = 0;
  for (const id of p.manuscripts) {
    const { scores } = o.parts.manuscripts[id];
    if (scores) sum += o.w.growth / scores.per;
  }
  return sum;
}
