/** What a space of the ring promises before anything is tried there: the best action, and the townsfolk to be hired. */
import type { Seat } from '@tarsas/kernel';
import { LADDER } from '../data/castle.ts';
import { ACTIONS, type Action, BUILDING_TYPES } from '../data/effects.ts';
import { bankSpots, bookTop, folkTop, isOutside, offerAt, positionOf, segmentAt, spotAt } from '../rules/questions/board.ts';
import { builtCount, costOf, typeOf, unbuilt } from '../rules/questions/buildings.ts';
import { affordable, boardIcons, strengthOf } from '../rules/questions/icons.ts';
import { destinations } from '../rules/questions/reach.ts';
import type { State } from '../rules/state.ts';
import { bookCost } from '../rules/steps/transcribe.ts';
import { freeSteps, worth } from '../rules/steps/turn.ts';
import { effectWorth, nextVp, type Outlook } from './outlook.ts';
import { type Deck, deckOf, joining, ribbonGain } from './player.ts';

export interface Strengths {
  deck: Deck;
  icons: Record<Action, number>;
  /** Icons that pieces in supply could buy. */
  bought: Record<Action, number>;
}

export function strengthsOf(o: Outlook, s: State, seat: Seat): Strengths {
  const icons = { trade: 0, construct: 0, placeWorkers: 0, transcribe: 0 };
  const bought = { ...icons };
  const shown = boardIcons(s, seat);
  for (const action of ACTIONS) {
    icons[action] = strengthOf(s, seat, action, shown);
    bought[action] = action === 'trade' ? 0 : affordable(s, seat, action);
  }
  return { deck: deckOf(o, s, seat), icons, bought };
}

export function hopeAt(o: Outlook, s: State, seat: Seat, at: number, silver: number, have: Strengths): number {
  const position = positionOf(at);
  const action = isOutside(at)
    ? Math.max(tradeHope(o, s, at, have), buildHope(o, s, seat, at, have))
    : Math.max(workerHope(o, s, seat, have), bookHope(o, s, seat, position, have));
  return action + hireHope(o, s, have.deck, position, silver);
}

function tradeHope(o: Outlook, s: State, at: number, { icons }: Strengths): number {
  const { merchants, gain } = offerAt(s, at);
  return Math.floor(icons.trade / merchants) * effectWorth(gain, o.w);
}

function buildHope(o: Outlook, s: State, seat: Seat, at: number, { icons, bought }: Strengths): number {
  let reward = Number.NEGATIVE_INFINITY;
  for (const spot of bankSpots(s, at)) if (s.spots[spot] < 0) reward = Math.max(reward, effectWorth(spotAt(s, spot).reward, o.w));
  if (reward === Number.NEGATIVE_INFINITY) return 0;
  const p = s.players[seat];
  let best = 0;
  for (const type of BUILDING_TYPES) {
    const building = unbuilt(p).find(one => typeOf(one) === type);
    if (building === undefined) continue;
    const missing = Math.max(0, costOf(building) - icons.construct);
    if (missing > bought.construct) continue;
    best = Math.max(best, nextVp(type, builtCount(p, type)) + o.w.building + reward - missing * o.w.stone);
  }
  return best;
}

function workerHope(o: Outlook, s: State, seat: Seat, { icons, bought }: Strengths): number {
  let best = 0;
  for (const step of LADDER) {
    const missing = Math.max(0, step.icons - icons.placeWorkers);
    if (missing > bought.placeWorkers || step.workers > s.players[seat].workers) break;
    best = Math.max(best, step.workers * o.w.worker - missing * o.w.gold);
  }
  return best;
}

function bookHope(o: Outlook, s: State, seat: Seat, position: number, { icons, bought }: Strengths): number {
  const missing = Math.max(0, bookCost(s, position) - icons.transcribe);
  if (missing > bought.transcribe) return 0;
  return Math.max(0, bookWorth(o, s, seat, position) - missing * o.w.ink);
}

function bookWorth(o: Outlook, s: State, seat: Seat, position: number): number {
  const top = bookTop(s, position);
  if (top === null) return effectWorth(segmentAt(s, position).printedManuscript.instant, o.w);
  const owned = s.players[seat].manuscripts;
  const { instant, scores } = o.parts.manuscripts[top];
  return ribbonGain(o, owned, top) + (instant ? effectWorth(instant, o.w) : 0) + (scores ? USUALLY_COUNTED : 0);
}
const USUALLY_COUNTED = 2.5;

/** The townsfolk next to the viscount, if it makes the deck better than its silver is worth. */
function hireHope(o: Outlook, s: State, deck: Deck, position: number, silver: number): number {
  const top = folkTop(s, position);
  if (top === null) return 0;
  const { value } = o.parts.cards[top];
  return value > silver ? 0 : Math.max(0, joining(o, deck, top) - value * o.w.silver);
}

/** What the rest of a seat's turn promises: a way and an action, or a hire. */
export function turnHope(o: Outlook, s: State, seat: Seat): number {
  const p = s.players[seat];
  switch (progress(s, seat)) {
    case 'before':
      return p.board[0] === null ? o.w.turn : o.w.way + o.w.hope * wayHope(o, s, seat);
    case 'after':
      return hireHope(o, s, deckOf(o, s, seat), positionOf(p.at), p.silver);
    case 'acting':
    case 'none':
      return 0;
  }
}

/** Where a seat is in its turn: before its viscount has moved, moved but not yet acted, after its action with a hire to come, or in none of it. */
export function progress(s: State, seat: Seat): 'before' | 'acting' | 'after' | 'none' {
  const { stack } = s;
  for (let i = 0; i < stack.length; i++) {
    const frame = stack[i];
    if (frame.kind !== 'turn') continue;
    if (frame.seat !== seat) return 'none';
    const above = stack[i + 1]?.kind;
    if (frame.phase < PHASE.way || (frame.phase === PHASE.way && above === 'move')) return 'before';
    if (frame.phase === PHASE.way || (frame.phase === PHASE.action && above === 'action')) return 'acting';
    return frame.phase === PHASE.action || above === 'recruit' ? 'after' : 'none';
  }
  return 'none';
}
/** The phase of a turn counts those that have begun (VWK-TURN-02). */
const PHASE = { way: 3, action: 4 };

/** The best space that can be reached with the card just played. */
export function wayHope(o: Outlook, s: State, seat: Seat): number {
  const p = s.players[seat];
  const have = strengthsOf(o, s, seat);
  let best = 0;
  for (const { at, silver } of destinations(p.at, worth(s, p.board[0]), freeSteps(s, seat), Math.min(FAR, p.silver))) {
    best = Math.max(best, hopeAt(o, s, seat, at, p.silver - silver, have) - silver * o.w.silver);
  }
  return best;
}
/** Nobody pays more for a way without a good reason. */
const FAR = 4;
