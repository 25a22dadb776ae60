/** What is still to come, and what a token and a plain ability are worth until then. */
import type { Seat } from '@tarsas/kernel';
import {
  CARDS_PER_INDUSTRY,
  type Components,
  isDependent,
  type Phase,
  type Printed,
  RESOURCES,
  type Resource,
  type Stock,
} from '../data/components.ts';
import { componentsOf } from '../data/index.ts';
import { trackOf } from '../rules/questions/track.ts';
import type { State } from '../rules/state.ts';
import type { EmpiresEndWeights } from './weights.ts';

/** What lies ahead of one seat: the same for all states with the same phases to come, so it is worked out once. */
export interface Outlook {
  parts: Components;
  w: EmpiresEndWeights;
  ahead: Ahead;
  /** How much disasters still to come make one need tokens, 0 to 1. */
  need: number;
  /** A token of each kind, the first one; and so many of them by number. */
  price: Stock;
  stock: Record<Resource, number[]>;
  /** Abilities that ask for nothing around them, by the tile or card they are printed on. */
  plain: Map<string, number>;
}

export interface Ahead {
  phases: number;
  disasters: number;
  economies: number;
  industries: number;
  /** Locations that may still be restored, and cards that may still be played or sold. */
  restorations: number;
  cards: number;
  conflicts: number;
}

const none = (): Ahead => ({ phases: 0, disasters: 0, economies: 0, industries: 0, restorations: 0, cards: 0, conflicts: 0 });

/** The chain of phases is known to all (EE-AIM-01). */
function aheadOf(spaces: readonly Phase[], space: number): Ahead {
  const ahead = none();
  ahead.phases = spaces.length - space;
  for (const phase of spaces.slice(space)) {
    if (phase === 'disaster') ahead.disasters++;
    else if (phase === 'doubleDisaster') ahead.disasters += 2;
    else if (phase === 'conflict') ahead.conflicts++;
    if (phase === 'economy' || phase === 'combined') ahead.economies++;
    if (phase === 'industry' || phase === 'combined') ahead.industries++;
  }
  ahead.restorations = ahead.industries;
  ahead.cards = CARDS_PER_INDUSTRY * ahead.industries;
  return ahead;
}

/** What the seat has not done yet of the phase that runs; added up in one number, so that it can be looked up. */
function restOf(s: State, seat: Seat): number {
  const { laterHalf } = s.players[seat];
  let rest = laterHalf === null ? 0 : REST_OF[laterHalf];
  for (const frame of s.lanes ? s.lanes[seat].stack : s.stack) {
    if (!('seat' in frame) || frame.seat !== seat) continue;
    if (frame.kind === 'combined') rest += REST_OF.economy + REST_OF.industry;
    else if (frame.kind === 'economy' && frame.used.length === 0) rest += REST.economy;
    else if (frame.kind === 'industry') {
      if (frame.cards === 0 && frame.used.length === 0) rest += REST.industry;
      rest += (frame.restored ? 0 : REST.restoration) + (CARDS_PER_INDUSTRY - frame.cards) * REST.card;
    }
  }
  return rest;
}
const REST = { card: 1, restoration: 10, industry: 100, economy: 1000 };
/** A whole phase. */
const REST_OF = { economy: REST.economy, industry: REST.industry + REST.restoration + CARDS_PER_INDUSTRY * REST.card };
const NO_REST = 10_000;

function withRest(ahead: Ahead, rest: number): Ahead {
  return {
    ...ahead,
    cards: ahead.cards + (rest % REST.restoration),
    restorations: ahead.restorations + (Math.floor(rest / REST.restoration) % 10),
    industries: ahead.industries + (Math.floor(rest / REST.industry) % 10),
    economies: ahead.economies + Math.floor(rest / REST.economy),
  };
}

/** Memoised by the weights object, then by the pieces in play, then by what is ahead: changed weights must be a new object. */
const known = new WeakMap<EmpiresEndWeights, WeakMap<Components, Map<number, Outlook>>>();

function knownFor(w: EmpiresEndWeights, parts: Components): Map<number, Outlook> {
  return known.get(w)?.get(parts) ?? newlyKnown(w, parts);
}

function newlyKnown(w: EmpiresEndWeights, parts: Components): Map<number, Outlook> {
  const byParts = known.get(w) ?? new WeakMap<Components, Map<number, Outlook>>();
  const byKey = new Map<number, Outlook>();
  byParts.set(parts, byKey);
  known.set(w, byParts);
  return byKey;
}

export function outlookOf(s: State, seat: Seat, w: EmpiresEndWeights): Outlook {
  const parts = componentsOf(s.options);
  const byKey = knownFor(w, parts);
  const rest = restOf(s, seat);
  const key = (s.space * SEATS + s.seats) * NO_REST + rest;
  const found = byKey.get(key);
  if (found) return found;
  const outlook = outlookFor(parts, w, withRest(aheadOf(trackOf(s).spaces, s.space), rest));
  byKey.set(key, outlook);
  return outlook;
}
const SEATS = 8;

function outlookFor(parts: Components, w: EmpiresEndWeights, ahead: Ahead): Outlook {
  const need = 1 - Math.min(1, w.fewerDisasters) ** ahead.disasters;
  const price = pricesOf(ahead, need, w);
  const stock = { wheat: [0], hammer: [0], axe: [0], coin: [0] };
  for (const resource of RESOURCES) for (let n = 0; n < MANY; n++) stock[resource].push(stock[resource][n] + price[resource] * w.fade ** n);
  const outlook: Outlook = { parts, w, ahead, need, price, stock, plain: new Map() };
  for (const { id, ability } of Object.values(parts.locations)) addPlain(outlook, id, ability);
  for (const { id, innovation } of Object.values(parts.disasters)) addPlain(outlook, id, innovation);
  return outlook;
}

function pricesOf(ahead: Ahead, need: number, w: EmpiresEndWeights): Stock {
  const bid = w.token * need;
  const trade = ahead.economies > 0 ? 1 : 0;
  const build = ahead.restorations > 0 ? 1 : 0;
  const fight = ahead.conflicts > 0 ? 1 : 0;
  return {
    wheat: bid + w.wheat * trade,
    hammer: bid + w.hammer * build,
    axe: bid + w.axe * fight,
    coin: bid + w.coin * Math.max(build, fight, need),
  };
}

/** Nobody has more of a kind; who does is thought to have so many. */
const MANY = 60;

export const stockWorth = (o: Outlook, resource: Resource, n: number): number => {
  const whole = Math.min(MANY, Math.floor(n));
  const list = o.stock[resource];
  return whole === n ? list[n] : list[whole] + (n - whole) * ((list[whole + 1] ?? list[whole]) - list[whole]);
};

export const stocksWorth = (o: Outlook, p: Stock): number =>
  stockWorth(o, 'wheat', p.wheat) + stockWorth(o, 'hammer', p.hammer) + stockWorth(o, 'axe', p.axe) + stockWorth(o, 'coin', p.coin);

/** Tokens that come later, each at its price. */
export function giftWorth(o: Outlook, gift: Partial<Stock>): number {
  let sum = 0;
  for (const resource of RESOURCES) {
    const n = gift[resource];
    if (n !== undefined) sum += n * o.price[resource];
  }
  return sum;
}

function addPlain(o: Outlook, id: string, ability: Printed): void {
  const worth = plainWorth(o, ability);
  if (worth !== null) o.plain.set(id, worth);
}

/** Null for abilities that depend on their neighbours or on what one has. */
function plainWorth(o: Outlook, { phase, effect }: Printed): number | null {
  if (isDependent(effect)) return null;
  const { w, ahead } = o;
  switch (effect.op) {
    case 'gain':
      return giftWorth(o, effect.resources) * (phase === 'economy' ? w.income * ahead.economies : w.quake * o.need);
    case 'points':
      return effect.points * (phase === 'economy' ? ahead.economies : ahead.industries);
    case 'convert': {
      const to = effect.mode === 'all' ? giftWorth(o, effect.to) : bestGift(o, effect.to);
      return Math.max(0, to - giftWorth(o, effect.pay)) * effect.times * w.income * ahead.economies;
    }
    case 'refresh':
      if (phase === 'onDestroyed') return w.refresh * w.quake * o.need;
      return w.refresh * o.need * (phase === 'economy' ? ahead.economies : ahead.industries);
    case 'discountPlay':
      return w.discount * effect.amount * effect.cards * o.price.hammer * ahead.industries;
    case 'discountRestore':
      return w.discountRestore * effect.amount * o.price.hammer * ahead.industries;
    case 'swapLocations':
      return w.swap * ahead.industries;
    case 'moveInnovation':
      return w.move * ahead.industries;
    case 'strength':
      return w.strength * effect.amount * ahead.conflicts;
    case 'freeBid':
      return w.freeBid * o.need;
    case 'replaceDisaster':
      return w.replace * o.need;
    case 'repeat':
      return 0; // counted with what it repeats
  }
}

function bestGift(o: Outlook, gifts: Partial<Stock>): number {
  let most = 0;
  for (const resource of RESOURCES) most = Math.max(most, (gifts[resource] ?? 0) * o.price[resource]);
  return most;
}
