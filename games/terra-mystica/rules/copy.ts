/**
 * A copy written out field by field, for search: 1.7 µs. A spread and then copies of the lists takes 5 µs, a spread with the lists in the same
 * literal 13 µs. The compiler checks that no field is missing.
 */
import { type Core, type Frame as Named, withCore } from '@tarsas/kernel';
import type { Frame, Offer, Player, State } from './state.ts';

export function copy(s: State): State {
  const own: Omit<State, keyof Core> = {
    terrain: s.terrain.slice(),
    structure: s.structure.slice(),
    owner: s.owner.slice(),
    inTown: s.inTown.slice(),
    bridges: s.bridges.slice(),
    round: s.round,
    scoring: s.scoring.slice(),
    finalTile: s.finalTile,
    cards: s.cards.slice(),
    cardCoins: s.cardCoins.slice(),
    favorsLeft: s.favorsLeft.slice(),
    townsLeft: s.townsLeft.slice(),
    covered: s.covered.slice(),
    priests: s.priests.slice(),
    players: s.players.map(copyPlayer),
    table: s.table.slice(),
    order: s.order.slice(),
    passed: s.passed.slice(),
    active: s.active,
    actions: s.actions,
    offers: s.offers.length === 0 ? [] : s.offers.map(copyOffer),
    events: s.events,
    lots: s.lots.slice(),
    colours: s.colours.slice(),
  };
  return withCore(own, s, s.stack.map(copyFrame));
}

function copyPlayer(p: Player): Player {
  return {
    faction: p.faction,
    home: p.home,
    start: p.start,
    vp: p.vp,
    coins: p.coins,
    workers: p.workers,
    priests: p.priests,
    supply: p.supply,
    keys: p.keys,
    shipping: p.shipping,
    digging: p.digging,
    skips: p.skips,
    bridges: p.bridges,
    card: p.card,
    passed: p.passed,
    gone: p.gone,
    lost: p.lost,
    open: p.open,
    bowls: p.bowls.slice(),
    cults: p.cults.slice(),
    left: p.left.slice(),
    favors: p.favors.slice(),
    towns: p.towns.slice(),
    used: p.used.slice(),
    due: p.due.slice(),
    rivers: p.rivers.slice(),
    tally: p.tally.slice(),
  };
}

/** Few kinds of frame hold lists. */
function copyFrame(frame: Named<Frame>): Named<Frame> {
  if (frame.kind === 'leech') return { ...frame, offers: frame.offers.map(offer => ({ ...offer })) };
  if (frame.kind === 'dig') return { ...frame, home: frame.home.slice() };
  if (frame.kind === 'bid' || frame.kind === 'auction') return { ...frame, bidding: frame.bidding.slice() };
  return { ...frame };
}

const copyOffer = (offer: Offer): Offer => ({ ...offer });
