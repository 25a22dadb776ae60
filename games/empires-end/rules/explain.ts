/** Near-moves that are not legal, each with the rule that forbids it. */
import { type Blocked, type Lack, lacksOf, type Seat } from '@tarsas/kernel';
import { CARDS_PER_INDUSTRY, RESOURCES } from '../data/components.ts';
import { componentsOf } from '../data/index.ts';
import { abilities, isIntact, locationOf, placesFor } from './questions/empire.ts';
import { canPay, priceOfCard, priceOfRestoring } from './questions/price.ts';
import type { Choice, FrameOf, IndustryFrame, Player, State } from './state.ts';

export function explain(s: State, seat: Seat): Blocked<Choice>[] {
  const frame = (s.lanes ? s.lanes[seat].stack : s.stack).at(-1);
  if (!frame || !('seat' in frame) || frame.seat !== seat) return [];
  if (frame.kind === 'bidding') return biddingBlocked(s, frame, seat);
  if (frame.kind === 'industry') return industryBlocked(s, frame, seat);
  return frame.kind === 'placeUnder' ? placingBlocked(s, seat) : [];
}

function biddingBlocked(s: State, f: FrameOf<'bidding'>, seat: Seat): Blocked<Choice>[] {
  const p = s.players[seat];
  const { disasters, locations } = componentsOf(s.options);
  const blocked: Blocked<Choice>[] = [];
  for (const { card } of s.threats) {
    if (f.decided.includes(card)) {
      blocked.push({ choice: { do: 'take', card }, rule: 'EE-DBL-12' });
      continue;
    }
    const { bid } = disasters[card];
    for (const resource of RESOURCES) {
      if (resource !== 'coin' && !bid.includes(resource)) blocked.push({ choice: { do: 'bid', card, resource }, rule: 'EE-BID-04' });
      else if (p[resource] === 0)
        blocked.push({ choice: { do: 'bid', card, resource }, rule: 'EE-BID-07', lacks: lacksOf({ [resource]: 0 }, { [resource]: 1 }) });
    }
    for (const source of [...p.tiles, ...p.innovations]) {
      const { effect } = disasters[source]?.innovation ?? locations[source].ability;
      if (effect.op !== 'freeBid' && effect.op !== 'replaceDisaster') continue;
      const choice = effect.op === 'freeBid' ? ({ do: 'freeBid', card, source } as const) : ({ do: 'replace', card, source } as const);
      if (!isIntact(p, locationOf(p, source))) blocked.push({ choice, rule: 'EE-INN-08' });
      else if (p.exhausted.includes(source)) blocked.push({ choice, rule: 'EE-EXH-01' });
      else if (effect.op === 'freeBid' && !bid.includes(effect.resource)) blocked.push({ choice, rule: 'EE-EXH-07' });
      else if (effect.op === 'replaceDisaster' && s.deck.length + s.discard.length === 0) blocked.push({ choice, rule: 'EE-ABIL-30' });
    }
  }
  return blocked;
}

function industryBlocked(s: State, f: IndustryFrame, seat: Seat): Blocked<Choice>[] {
  const p = s.players[seat];
  const working = abilities(s, p, 'industry');
  const blocked: Blocked<Choice>[] = [];
  for (const card of p.hand) {
    const play = { do: 'play', card, coins: 0 } as const;
    if (f.cards >= CARDS_PER_INDUSTRY)
      blocked.push({ choice: play, rule: 'EE-IND-02' }, { choice: { do: 'sell', card }, rule: 'EE-IND-02' });
    else if (p.destroyed.length === p.tiles.length) blocked.push({ choice: play, rule: 'EE-INN-03' });
    else if (!canPay(p, 'hammer', priceOfCard(s, working, f.used, card).hammers))
      blocked.push({ choice: play, rule: 'EE-IND-03', lacks: hammers(p, priceOfCard(s, working, f.used, card).hammers) });
  }
  for (const location of p.destroyed) {
    const choice = { do: 'restore', location, coins: 0 } as const;
    if (f.restored) blocked.push({ choice, rule: 'EE-IND-14' });
    else if (!canPay(p, 'hammer', priceOfRestoring(s, p, working, location).hammers))
      blocked.push({ choice, rule: 'EE-IND-15', lacks: hammers(p, priceOfRestoring(s, p, working, location).hammers) });
  }
  if (p.hand.length > 0 && f.cards < CARDS_PER_INDUSTRY && !s.options.discardRestAfterFewerThanTwo)
    blocked.push({ choice: { do: 'throwAway', cards: p.hand }, rule: 'EE-IND-12' });
  return blocked;
}

/** Coins count as hammers (EE-RES-02). */
const hammers = (p: Player, price: number): Lack[] => lacksOf({ hammersOrCoins: p.hammer + p.coin }, { hammersOrCoins: price });

function placingBlocked(s: State, seat: Seat): Blocked<Choice>[] {
  const p = s.players[seat];
  const places = placesFor(p);
  return p.tiles
    .filter(location => !places.includes(location))
    .map(location => ({ choice: { do: 'place', location }, rule: isIntact(p, location) ? 'EE-INN-04' : 'EE-INN-03' }));
}
