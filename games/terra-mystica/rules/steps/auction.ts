/** The faction auction of Fire & Ice (FI-AUCT). */
import type { Seat } from '@tarsas/kernel';
import { seatsAfter } from '@tarsas/terra';
import { note } from '../effects.ts';
import type { Choice, FrameOf, Play, State, Step } from '../state.ts';
import { takeFaction } from './setup.ts';

/** The money of the auction, and what everybody starts with who bids nothing (FI-AUCT-02). */
const MOST = 40;

const withoutFaction = (s: State, from: Seat): Seat[] =>
  [from, ...seatsAfter(s.table, from)].filter(seat => s.players[seat].faction === null);

/** One lot after the other, each begun by the player left of the last winner, until everybody has a faction (FI-AUCT-07). */
export const auction: Step<'auction'> = {
  run(g, f) {
    const { s } = g;
    const winner = f.bidding.find(seat => s.players[seat].faction !== null);
    const bidding = withoutFaction(s, winner === undefined ? f.first : seatsAfter(s.table, winner)[0]);
    if (bidding.length === 0) {
      // Seats are changed only where play goes on clockwise (FI-AUCT-09, FI-DEC-13).
      if (s.options.turnOrder === 'clockwise') s.table = [...s.order];
      return g.done();
    }
    f.bidding = bidding;
    if (bidding.length === 1) return g.call({ kind: 'chooseLot', seat: bidding[0], price: 0 });
    g.call({ kind: 'bid', seat: bidding[0], high: -1, holder: -1, bidding });
  },
};

/** More, or no more for this lot; the first bidder must bid, 0 allowed (FI-AUCT-03, FI-AUCT-04, FI-DEC-12). */
export const bid: Step<'bid'> = {
  options: (_, f) => {
    const choices: Choice[] = f.holder < 0 ? [] : [{ do: 'passBid' }];
    for (let points = f.high + 1; points <= MOST; points++) choices.push({ do: 'bid', points });
    return choices;
  },
  choose(g, f, seat, choice) {
    if (choice.do === 'bid') {
      g.log('bid', { seat, points: choice.points }, 'FI-AUCT-04');
      return bidOn(g, f, { high: choice.points, holder: seat, bidding: f.bidding });
    }
    g.log('passedBid', { seat }, 'FI-AUCT-04');
    bidOn(g, f, { high: f.high, holder: f.holder, bidding: f.bidding.filter(other => other !== seat) });
  },
};

function bidOn(g: Play, f: FrameOf<'bid'>, { high, holder, bidding }: { high: number; holder: Seat; bidding: Seat[] }) {
  if (bidding.length === 1) return g.goto({ kind: 'chooseLot', seat: holder, price: high });
  const next = seatsAfter(g.s.table, f.seat).find(seat => bidding.includes(seat))!;
  g.goto({ kind: 'bid', seat: next, high, holder, bidding });
}

/** The faction and a space on the turn order board (FI-AUCT-05, FI-AUCT-06). */
export const chooseLot: Step<'chooseLot'> = {
  options: s => s.lots.flatMap(faction => freePlaces(s).map(place => ({ do: 'lot', faction, place }) as const)),
  choose(g, { seat, price }, _, choice) {
    if (choice.do === 'lot') {
      const { s } = g;
      const { faction, place } = choice;
      s.lots = s.lots.filter(lot => lot !== faction);
      s.order = s.order.with(place - 1, seat);
      g.log('lot', { seat, faction, place, points: price }, 'FI-AUCT-06');
      takeFaction(g, seat, faction);
      const p = s.players[seat];
      note(p, 'bid', 0, MOST - price - p.vp);
      p.vp = MOST - price;
    }
    g.done();
  },
};

function freePlaces(s: State): number[] {
  return s.order.flatMap((seat, i) => (seat < 0 ? [i + 1] : []));
}
