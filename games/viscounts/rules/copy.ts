/** A copy written out field by field, for search: ten times faster than the kernel's `clone`. The compiler checks that no field is missing. */
import { type Core, clone, withCore } from '@tarsas/kernel';
import type { Player, State } from './state.ts';

export function copy(s: State): State {
  const own: Omit<State, keyof Core> = {
    round: s.round,
    lastRound: s.lastRound,
    start: s.start,
    active: s.active,
    ai: s.ai,
    ring: s.ring.slice(),
    turned: s.turned,
    folk: s.folk.slice(),
    folkAt: s.folkAt.slice(),
    books: s.books.slice(),
    bookAt: s.bookAt.slice(),
    spots: s.spots.slice(),
    tier1: s.tier1.slice(),
    tier2: s.tier2.slice(),
    tier3: s.tier3.slice(),
    leader: s.leader,
    bonus: s.bonus.slice(),
    debts: s.debts,
    deeds: s.deeds,
    removed: s.removed.slice(),
    pairs: s.pairs.length === 0 ? [] : clone(s.pairs),
    seen: s.seen.slice(),
    future: s.future.slice(),
    players: s.players.map(copyPlayer),
  };
  return withCore(own, s, s.stack.map(copyFrame));
}

/** Most frames are flat; only those that carry lists or effects need more than a spread. */
function copyFrame(f: State['stack'][number]): State['stack'][number] {
  switch (f.kind) {
    case 'built':
    case 'link':
    case 'triggers':
    case 'order':
    case 'effect':
    case 'or':
    case 'manuscript':
    case 'section':
    case 'aiRow':
      return clone(f);
    default:
      return { ...(f satisfies Flat) };
  }
}
/** The compiler checks that no frame with a list or an effect is forgotten above. */
type Flat = Record<string, string | number | null>;

function copyPlayer(p: Player): Player {
  return {
    at: p.at,
    silver: p.silver,
    ink: p.ink,
    gold: p.gold,
    stone: p.stone,
    unpaid: p.unpaid,
    paid: p.paid,
    acquired: p.acquired,
    approved: p.approved,
    corruption: p.corruption,
    virtue: p.virtue,
    workers: p.workers,
    built: p.built,
    startCard: p.startCard,
    board: p.board.slice(),
    hand: p.hand.slice(),
    draw: p.draw.slice(),
    discard: p.discard.slice(),
    manuscripts: p.manuscripts.slice(),
    shuffles: p.shuffles,
    handSince: p.handSince.slice(),
    drawSince: p.drawSince.slice(),
    drawnAt: p.drawnAt.slice(),
  };
}
