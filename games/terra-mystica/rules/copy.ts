/**
 * A copy written out field by field, for search: 1.7 µs. A spread and then copies of the lists takes 5 µs, a spread with the lists in the same
 * literal 13 µs. The compiler checks that no field is missing.
 */
import { type Core, type Frame as Named, withCore } from '@tarsas/kernel';
import type { Frame, Offer, Player, State } from './state.ts';

export const copy = (s: State): State => copied(s, list => list.slice());
export const fork = (s: State): State => copied(s, list => list);

/** `keep` is for what rules replace and never change in place: `readonly` in the types. */
function copied(s: State, keep: <T>(list: readonly T[]) => readonly T[]): State {
  const own: Omit<State, keyof Core> = {
    terrain: keep(s.terrain),
    structure: keep(s.structure),
    owner: keep(s.owner),
    inTown: keep(s.inTown),
    bridges: keep(s.bridges),
    round: s.round,
    scoring: keep(s.scoring),
    finalTile: s.finalTile,
    cards: keep(s.cards),
    cardCoins: keep(s.cardCoins),
    favorsLeft: keep(s.favorsLeft),
    townsLeft: keep(s.townsLeft),
    covered: keep(s.covered),
    priests: keep(s.priests),
    players: s.players.map(p => copyPlayer(p, keep)),
    table: keep(s.table),
    order: keep(s.order),
    passed: keep(s.passed),
    active: s.active,
    actions: s.actions,
    offers: s.offers.length === 0 ? [] : s.offers.map(copyOffer),
    events: s.events,
    lots: keep(s.lots),
    colours: keep(s.colours),
  };
  return withCore(own, s, copyFrame);
}

function copyPlayer(p: Player, keep: <T>(list: readonly T[]) => readonly T[]): Player {
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
    cults: keep(p.cults),
    left: keep(p.left),
    favors: keep(p.favors),
    towns: keep(p.towns),
    used: keep(p.used),
    due: keep(p.due),
    rivers: keep(p.rivers),
    tally: keep(p.tally),
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
