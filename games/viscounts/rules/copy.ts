/** A copy written out field by field, for search: ten times faster than the kernel's `clone`. The compiler checks that no field is missing. */
import { type Core, clone, withCore } from '@tarsas/kernel';
import type { Player, State } from './state.ts';

export const copy = (s: State): State => copied(s, list => list.slice());
export const fork = (s: State): State => copied(s, list => list);

/** `keep` is for what rules replace and never change in place: `readonly` in the types. */
function copied(s: State, keep: <T>(list: readonly T[]) => readonly T[]): State {
  const own: Omit<State, keyof Core> = {
    round: s.round,
    lastRound: s.lastRound,
    start: s.start,
    active: s.active,
    ai: s.ai,
    ring: keep(s.ring),
    turned: s.turned,
    folk: keep(s.folk),
    folkAt: keep(s.folkAt),
    books: keep(s.books),
    bookAt: keep(s.bookAt),
    spots: keep(s.spots),
    tier1: s.tier1.slice(),
    tier2: s.tier2.slice(),
    tier3: s.tier3.slice(),
    leader: s.leader,
    bonus: keep(s.bonus),
    debts: s.debts,
    deeds: s.deeds,
    removed: s.removed.slice(),
    pairs: s.pairs.length === 0 ? [] : clone(s.pairs),
    seen: s.seen.slice(),
    future: s.future.slice(),
    players: s.players.map(p => copyPlayer(p, keep)),
  };
  return withCore(own, s, copyFrame);
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

function copyPlayer(p: Player, keep: <T>(list: readonly T[]) => readonly T[]): Player {
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
    manuscripts: keep(p.manuscripts),
    shuffles: p.shuffles,
    handSince: p.handSince.slice(),
    drawSince: p.drawSince.slice(),
    drawnAt: p.drawnAt.slice(),
  };
}
