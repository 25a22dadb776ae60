/** What a viewer may know: everything but the early answers that others have given to an offer of power (TM-DEC-01). */
import { type Core, type Frame as Named, type Viewer, withCoreView } from '@tarsas/kernel';
import { type Offer, sealedFor } from '@tarsas/terra';
import type { Frame, State, View } from './state.ts';

export const withOffers = (frame: Named<Frame>, change: (offers: Offer[]) => Offer[]): Named<Frame> =>
  frame.kind === 'leech' ? { ...frame, offers: change(frame.offers) } : frame;

export const view = (s: State, viewer: Viewer): View =>
  withCoreView(onTheTable(s), s, f => withOffers(f, offers => sealedFor(offers, viewer)));

/** What lies open, field by field: views and worlds are made for every question put to a bot, and a spread of so many fields is slow. */
export function onTheTable(s: View): Omit<State, keyof Core> {
  return {
    terrain: s.terrain,
    structure: s.structure,
    owner: s.owner,
    inTown: s.inTown,
    bridges: s.bridges,
    round: s.round,
    scoring: s.scoring,
    finalTile: s.finalTile,
    cards: s.cards,
    cardCoins: s.cardCoins,
    favorsLeft: s.favorsLeft,
    townsLeft: s.townsLeft,
    covered: s.covered,
    priests: s.priests,
    players: s.players,
    table: s.table,
    order: s.order,
    passed: s.passed,
    active: s.active,
    actions: s.actions,
    offers: s.offers,
    events: s.events,
    lots: s.lots,
    colours: s.colours,
  };
}
