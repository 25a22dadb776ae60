/** What a viewer may know, built by adding: hands only to their owners, piles by content and not by order (VWK-DRAW-10, VWK-SETUP-06). */
import { coreView, type Viewer } from '@tarsas/kernel';
import { BOOK_STARTS, bookTop, FOLK_STARTS, folkTop, SEGMENT_COUNT } from './questions/board.ts';
import { components, isAi, type Player, type PlayerView, type Shared, type State, type View } from './state.ts';

const POSITIONS = [...Array(SEGMENT_COUNT).keys()];

export function shared(s: Shared): Shared {
  return {
    round: s.round,
    lastRound: s.lastRound,
    start: s.start,
    active: s.active,
    ai: s.ai,
    ring: s.ring,
    turned: s.turned,
    folkAt: s.folkAt,
    bookAt: s.bookAt,
    spots: s.spots,
    tier1: s.tier1,
    tier2: s.tier2,
    tier3: s.tier3,
    leader: s.leader,
    bonus: s.bonus,
    debts: s.debts,
    deeds: s.deeds,
    removed: s.removed,
    pairs: s.pairs,
    seen: s.seen,
  };
}

export function view(s: State, viewer: Viewer): View {
  return Object.assign(coreView(s), shared(s), {
    folkTop: POSITIONS.map(position => folkTop(s, position)),
    bookTop: POSITIONS.map(position => bookTop(s, position)),
    folkBelow: below(s.folk, s.folkAt, FOLK_STARTS),
    booksBelow: below(s.books, s.bookAt, BOOK_STARTS),
    players: s.players.map((p, seat) =>
      isAi(s, seat) ? playerView(p, [], null) : playerView(p, hiddenOf(p), seat === viewer ? p.hand : null),
    ),
    schemes: schemesView(s),
  });
}

/** All cards under the tops of the piles, sorted so that nothing of their order shows. */
function below(list: readonly string[], at: readonly number[], starts: readonly number[]): string[] {
  return at.flatMap((next, position) => list.slice(next + 1, Math.max(next + 1, starts[position + 1]))).sort();
}

interface Hidden {
  card: string;
  since: number;
}

/** Hand and draw pile as one heap: everybody knows what a player owns. */
function hiddenOf(p: Player): Hidden[] {
  const heap = [
    ...p.hand.map((card, i) => ({ card, since: p.handSince[i] })),
    ...p.draw.map((card, i) => ({ card, since: p.drawSince[i] })),
  ];
  return heap.sort((a, b) => (a.card < b.card ? -1 : 1));
}

function playerView(p: Player, hidden: Hidden[], hand: string[] | null): PlayerView {
  const { at, silver, ink, gold, stone, unpaid, paid, acquired, approved, corruption, virtue, workers, built, startCard } = p;
  return {
    at,
    silver,
    ink,
    gold,
    stone,
    unpaid,
    paid,
    acquired,
    approved,
    corruption,
    virtue,
    workers,
    built,
    startCard,
    board: p.board,
    discard: p.discard,
    manuscripts: p.manuscripts,
    shuffles: p.shuffles,
    drawnAt: p.drawnAt,
    hidden: hidden.map(({ card }) => card),
    hiddenSince: hidden.map(({ since }) => since),
    handSize: p.hand.length,
    hand,
  };
}

/** A scheme that was seen and lies nowhere must be in the draw pile; a future one never seen may be there too (VWK-SOLO-09). */
function schemesView(s: State): View['schemes'] {
  if (s.ai === null) return { draw: [], unseen: [], drawSize: 0, futureSize: 0 };
  const { schemes } = components(s);
  const { draw } = s.players[s.seats];
  const isSecret = (id: string) => schemes[id].deck === 'future' && !s.seen.includes(id);
  return {
    draw: draw.filter(id => !isSecret(id)).sort(),
    unseen: [...draw.filter(isSecret), ...s.future].sort(),
    drawSize: draw.length,
    futureSize: s.future.length,
  };
}
