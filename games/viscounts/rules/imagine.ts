/** A world that a viewer cannot tell from the real one: everything a careful player could deduce holds in it. */
import { coreOf, type Random, shuffle, type Viewer } from '@tarsas/kernel';
import { MANUSCRIPT_IDS, NEUTRAL_IDS } from '../data/components.ts';
import { BOOK_STARTS, FOLK_STARTS } from './questions/board.ts';
import { isAi, type Player, type PlayerView, type State, type View } from './state.ts';
import { shared } from './view.ts';

export function imagine(v: View, _: Viewer, random: Random): Omit<State, 'rng'> {
  const schemes = dealSchemes(v, random);
  return Object.assign(coreOf(v), shared(v), {
    folk: dealPiles(NEUTRAL_IDS, v.folkTop, v.folkBelow, v.folkAt, FOLK_STARTS, random),
    books: dealPiles(MANUSCRIPT_IDS, v.bookTop, v.booksBelow, v.bookAt, BOOK_STARTS, random),
    players: v.players.map((p, seat) => (isAi(v, seat) ? withSchemes(p, schemes.draw) : dealHand(p, random))),
    future: schemes.future,
  });
}

/** Tops in their places, the rest below in any order, and what has long been taken in the places nobody looks at. */
function dealPiles(
  all: readonly string[],
  tops: readonly (string | null)[],
  below: readonly string[],
  at: readonly number[],
  starts: readonly number[],
  random: Random,
): string[] {
  const hidden = shuffle([...below], random);
  const inPiles = new Set([...below, ...tops]);
  const gone = all.filter(id => !inPiles.has(id));
  const list: string[] = [];
  for (const [position, top] of tops.entries()) {
    for (let i = starts[position]; i < starts[position + 1]; i++) {
      if (i < at[position]) list.push(gone.pop() ?? '');
      else list.push(i === at[position] ? (top ?? '') : (hidden.pop() ?? ''));
    }
  }
  return list;
}

/** One's own hand as it is; another's drawn, earliest first, from what was in the draw pile at that time. */
function dealHand(v: PlayerView, random: Random): Player {
  const heap = v.hidden.map((card, i) => ({ card, since: v.hiddenSince[i] }));
  const hand = v.hand
    ? v.hand.map(own => takeWhere(heap, ({ card }) => card === own, random))
    : v.drawnAt.map(drawn => takeWhere(heap, ({ since }) => since <= drawn, random));
  const draw = shuffle(heap, random);
  return withPiles(
    v,
    hand.map(({ card }) => card),
    hand.map(({ since }) => since),
    draw.map(({ card }) => card),
    draw.map(({ since }) => since),
  );
}

/** One of those that fit, each equally likely. */
function takeWhere<T>(heap: T[], fits: (one: T) => boolean, random: Random): T {
  const open = heap.flatMap((one, i) => (fits(one) ? [i] : []));
  return heap.splice(open[random(open.length)], 1)[0];
}

function withPiles(v: PlayerView, hand: string[], handSince: number[], draw: string[], drawSince: number[]): Player {
  const { hidden: _, hiddenSince: __, handSize: ___, ...open } = v;
  return { ...open, hand, handSince, draw, drawSince };
}

function withSchemes(v: PlayerView, draw: string[]): Player {
  const since = draw.map(() => 0);
  return withPiles(v, [], [], draw, since);
}

/** The future schemes that nobody has seen are dealt between the draw pile and the future pile. */
function dealSchemes(v: View, random: Random): { draw: string[]; future: string[] } {
  const unseen = shuffle([...v.schemes.unseen], random);
  const future = unseen.splice(0, v.schemes.futureSize);
  return { draw: shuffle([...v.schemes.draw, ...unseen], random), future };
}
