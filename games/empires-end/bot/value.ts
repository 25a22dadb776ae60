/** What a position of Empire's End is worth to each seat. */
import type { Seat } from '@tarsas/kernel';
import { score } from '../rules/questions/score.ts';
import type { CardId, State } from '../rules/state.ts';
import { pairs } from '../rules/steps/lightning.ts';
import { afterTaking, auctions } from './auction.ts';
import { conflictOutcome } from './conflict.ts';
import { TERMS as OF_EMPIRE, UNKNOWN, worthByTerm, worthOf } from './empire.ts';
import { type Outlook, outlookOf } from './outlook.ts';
import type { EmpiresEndWeights } from './weights.ts';

export function value(s: State, w: EmpiresEndWeights): number[] {
  if (s.over) return score(s).map(({ points }) => points);
  const outlooks = s.players.map((_, seat) => outlookOf(s, seat, w));
  const worths = s.players.map((p, seat) => worthOf(outlooks[seat], s, p));
  const changes = changesAhead(s, outlooks, worths);
  return worths.map((worth, seat) => worth + changes[seat]);
}

/** Those of the empire, and what the phase that runs will still bring. */
export const TERMS = [...OF_EMPIRE, 'phase'] as const;

/** By seat, in the order of `TERMS`. */
export function termsOf(s: State, w: EmpiresEndWeights): number[][] {
  if (s.over) return score(s).map(({ points }) => TERMS.map(term => (term === 'points' ? points : 0)));
  const outlooks = s.players.map((_, seat) => outlookOf(s, seat, w));
  const terms = s.players.map((p, seat) => worthByTerm(outlooks[seat], s, p));
  const worths = terms.map(of => of.reduce((a, b) => a + b, 0));
  const changes = changesAhead(s, outlooks, worths);
  return terms.map((of, seat) => [...of, changes[seat]]);
}

/** The position without what only others may know: cards in their hands, answers under a seal. Tokens behind their screens were counted. */
export function knownTo(s: State, viewer: Seat): State {
  const players = s.players.map((p, seat) => (seat === viewer ? p : { ...p, ...p.counted, hand: p.hand.map(() => UNKNOWN) }));
  const own = <T>(answers: readonly (T | null)[]) => answers.map((answer, seat) => (seat === viewer ? answer : null));
  const stack = s.stack.map(frame => {
    if (frame.kind === 'bids') return { ...frame, sealed: own(frame.sealed) };
    if (frame.kind === 'lightningKeep') return { ...frame, answers: own(frame.answers) };
    return frame.kind === 'lightningPick' ? { ...frame, picks: own(frame.picks) } : frame;
  });
  return { ...s, players, stack };
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
  const { hand } = s.players[seat];
  if (hand.includes(UNKNOWN)) return 0;
  return Math.max(...pairs(s, hand).map(pair => pairWorth(o, s, seat, pair))) - worth;
}

/** EE-LIGHT-05, near enough: one after the other instead of both at once. */
function pairWorth(o: Outlook, s: State, seat: Seat, cards: readonly CardId[]): number {
  let p = s.players[seat];
  for (const card of cards) p = afterTaking(o, s, p, card);
  return worthOf(o, s, p);
}
