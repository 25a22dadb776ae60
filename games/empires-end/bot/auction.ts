/** How the bidding on an open disaster may end: played out in thought, everybody with what they have behind their screen. */
import type { Seat } from '@tarsas/kernel';
import { RESOURCES, type Stock } from '../data/components.ts';
import { onDestruction, placesFor, threatened } from '../rules/questions/empire.ts';
import type { CardId, LocationId, Player, State, Threat } from '../rules/state.ts';
import { addGift, innovationWorth, worthOf } from './empire.ts';
import { giftWorth, type Outlook } from './outlook.ts';

/** Nobody thinks further ahead than so many times round the table. */
const ROUNDS = 5;

/** What the open disasters will bring each seat, on average. */
export function auctions(s: State, outlooks: readonly Outlook[], worths: readonly number[]): number[] {
  const changes = new Array<number>(s.seats).fill(0);
  const bidding = s.stack.find(frame => frame.kind === 'bidding');
  if (bidding?.kind !== 'bidding') return changes;
  for (const threat of s.threats) {
    const first = bidding.decided.includes(threat.card) ? (bidding.seat + 1) % s.seats : bidding.seat;
    const outcome = auction(s, outlooks, worths, threat, first);
    for (let seat = 0; seat < s.seats; seat++) changes[seat] += outcome[seat];
  }
  return changes;
}

interface Bidder {
  outlook: Outlook;
  /** What taking the card would change, without the tokens on it. */
  taking: number;
  /** Ways to pass, in the order they will be used. */
  passes: Pass[];
}

interface Pass {
  cost: number;
  /** Tokens that go onto the card: none with a free bid (EE-EXH-08). */
  tokens: number;
}

/**
 * A player who cannot pay must take it, so the end of the chain of passes is known, and from there back each bidder compares. Nobody is sure of
 * the others' screens, hence chances instead of certainties.
 */
function auction(s: State, outlooks: readonly Outlook[], worths: readonly number[], threat: Threat, first: Seat): number[] {
  const bidders = outlooks.map((o, seat) => bidderOf(s, o, worths[seat], threat, seat));
  const { rival, nerve } = outlooks[0].w;
  const turns = chain(bidders, first);
  let values: number[] = [];
  for (let n = turns.length - 1; n >= 0; n--) {
    const { seat, pot } = turns[n];
    const bidder = bidders[seat];
    const taken = bidders.map(() => 0);
    taken[seat] = bidder.taking + potWorth(bidder.outlook, threat, pot);
    if (n === turns.length - 1) {
      values = taken;
      continue;
    }
    values[seat] -= turns[n].cost;
    const better = advantage(taken, seat, rival) - advantage(values, seat, rival);
    const chance = 1 / (1 + Math.exp(-better / nerve));
    for (let i = 0; i < values.length; i++) values[i] = chance * taken[i] + (1 - chance) * values[i];
  }
  return values;
}

/** One's own gain, and a share of what the others lose by it. */
export function advantage(values: readonly number[], seat: Seat, rival: number): number {
  let others = 0;
  for (let i = 0; i < values.length; i++) if (i !== seat) others += values[i];
  return values[seat] - (rival * others) / (values.length - 1);
}

interface Turn {
  seat: Seat;
  /** Tokens that have come onto the card in thought. */
  pot: number;
  cost: number;
}

/** Everybody passes in turn until one cannot: the last one of the list has to take the card (EE-BID-07). */
function chain(bidders: readonly Bidder[], first: Seat): Turn[] {
  const turns: Turn[] = [];
  let pot = 0;
  for (let round = 0; round < ROUNDS; round++) {
    for (let i = 0; i < bidders.length; i++) {
      const seat = (first + i) % bidders.length;
      const pass = bidders[seat].passes[round];
      turns.push({ seat, pot, cost: pass?.cost ?? 0 });
      if (pass === undefined) return turns;
      pot += pass.tokens;
    }
  }
  return turns;
}

/** What already lies on the card at its price, what may still come at that of the card's kinds. */
function potWorth(o: Outlook, threat: Threat, more: number): number {
  const { bid } = o.parts.disasters[threat.card];
  let each = 0;
  for (const resource of bid) each += o.price[resource] / bid.length;
  return giftWorth(o, threat) + more * each;
}

function bidderOf(s: State, o: Outlook, worth: number, threat: Threat, seat: Seat): Bidder {
  const p = s.players[seat];
  return { outlook: o, taking: worthOf(o, s, afterTaking(o, s, p, threat.card)) - worth, passes: passesOf(o, p, threat.card) };
}

/** Free bids first, then tokens, the cheapest kind first. */
function passesOf(o: Outlook, p: Player, card: CardId): Pass[] {
  const { disasters } = o.parts;
  const { bid } = disasters[card];
  const passes: Pass[] = [];
  for (let i = 0; i < p.innovations.length && passes.length < ROUNDS; i++) {
    const source = p.innovations[i];
    const { effect } = disasters[source].innovation;
    if (effect.op !== 'freeBid' || !bid.includes(effect.resource)) continue;
    if (p.exhausted.includes(source) || p.destroyed.includes(p.under[i])) continue;
    passes.push({ cost: o.w.freeBid * o.need * (1 - o.w.exhausted), tokens: 0 });
  }
  const kinds = RESOURCES.filter(resource => resource === 'coin' || bid.includes(resource));
  const left: Stock = { wheat: p.wheat, hammer: p.hammer, axe: p.axe, coin: p.coin };
  while (passes.length < ROUNDS) {
    let cheapest: (typeof RESOURCES)[number] | null = null;
    let least = Number.POSITIVE_INFINITY;
    for (const resource of kinds) {
      if (left[resource] === 0) continue;
      const cost = o.price[resource] * o.w.fade ** (left[resource] - 1);
      if (cost < least) {
        least = cost;
        cheapest = resource;
      }
    }
    if (cheapest === null) break;
    left[cheapest]--;
    passes.push({ cost: least, tokens: 1 });
  }
  return passes;
}

/** The empire after the card was taken, without the tokens on it: the cheaper loss, the better place. */
export function afterTaking(o: Outlook, s: State, p: Player, card: CardId): Player {
  const { disasters } = o.parts;
  const among = threatened(p, disasters[card].target);
  const after = [...among.map(location => burnt(s, p, location)), ...(among.length === 0 ? [p] : [])];
  let best = after[0];
  if (after.length > 1 && worthOf(o, s, after[1]) > worthOf(o, s, after[0])) best = after[1];
  const place = bestPlace(o, s, best, card);
  return place === null ? best : { ...best, innovations: [...best.innovations, card], under: [...best.under, place] };
}

/** EE-ABIL-22: what lies under it may pay at that moment. */
function burnt(s: State, p: Player, location: LocationId): Player {
  const after: Player = { ...p, destroyed: [...p.destroyed, location] };
  for (const { effect } of onDestruction(s, p, location)) {
    if (effect.op === 'gain') addGift(after, effect.resources);
    else if (effect.op === 'refresh') after.exhausted = [];
  }
  return after;
}

/** Where an innovation does most, and among equals where it is safest: under what nobody would give up. An earthquake likes the opposite. */
function bestPlace(o: Outlook, s: State, p: Player, card: CardId): LocationId | null {
  let best: LocationId | null = null;
  let most = Number.NEGATIVE_INFINITY;
  for (const location of placesFor(p)) {
    const worth = placeWorth(o, s, p, card, location);
    if (worth <= most) continue;
    most = worth;
    best = location;
  }
  return best;
}

export function placeWorth(o: Outlook, s: State, p: Player, card: CardId, location: LocationId): number {
  const { innovation } = o.parts.disasters[card];
  const safe = SAFE * o.parts.locations[location].points;
  return innovationWorth(o, s, p, card, innovation, p.tiles.indexOf(location)) + (innovation.phase === 'onDestroyed' ? -safe : safe);
}

/** Breaks ties only. */
const SAFE = 0.01;
