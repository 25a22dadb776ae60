/** What a position of Empire's End is worth to each seat. */
import type { Seat } from '@tarsas/kernel';
import { score } from '../rules/questions/score.ts';
import type { CardId, State } from '../rules/state.ts';
import { pairs } from '../rules/steps/lightning.ts';
import { afterTaking, auctions } from './auction.ts';
import { conflictOutcome } from './conflict.ts';
import { worthOf } from './empire.ts';
import { type Outlook, outlookOf } from './outlook.ts';
import type { EmpiresEndWeights } from './weights.ts';

export function value(s: State, w: EmpiresEndWeights): number[] {
  if (s.over) return score(s).map(({ points }) => points);
  const outlooks = s.players.map((_, seat) => outlookOf(s, seat, w));
  const worths = s.players.map((p, seat) => worthOf(outlooks[seat], s, p));
  const changes = changesAhead(s, outlooks, worths);
  return worths.map((worth, seat) => worth + changes[seat]);
}

/** What the present phase will still bring: bidding, a conflict, the disasters of a Lightning start. */
function changesAhead(s: State, outlooks: readonly Outlook[], worths: readonly number[]): number[] {
  const top = s.stack.at(-1);
  switch (top?.kind) {
    case 'bids':
      return conflictOutcome(s, top, outlooks, worths);
    case 'lightningKeep':
      return outlooks.map((o, seat) => (top.answers[seat] === 'redraw' ? o.w.redraw : bestPair(o, s, seat, worths[seat])));
    case 'lightningPick':
      return outlooks.map((o, seat) => {
        const picked = top.picks[seat];
        return picked === null ? bestPair(o, s, seat, worths[seat]) : pairWorth(o, s, seat, picked) - worths[seat];
      });
    default:
      return s.threats.length > 0 ? auctions(s, outlooks, worths) : worths.map(() => 0);
  }
}

function bestPair(o: Outlook, s: State, seat: Seat, worth: number): number {
  return Math.max(...pairs(s, s.players[seat].hand).map(pair => pairWorth(o, s, seat, pair))) - worth;
}

/** EE-LIGHT-05, near enough: one after the other instead of both at once. */
function pairWorth(o: Outlook, s: State, seat: Seat, cards: readonly CardId[]): number {
  let p = s.players[seat];
  for (const card of cards) p = afterTaking(o, s, p, card);
  return worthOf(o, s, p);
}
