/** Actions paid for with books: developing an innovation, and book actions (sections 20 and 22). */
import type { Seat } from '@tarsas/kernel';
import { BOOK_ACTIONS, type BookActionId, DISCIPLINES, INNOVATIONS, type InnovationId } from '../../data/index.ts';
import { both, pay, payBook, receive } from '../effects.ts';
import { innovationPrice, placeOf, sum } from '../questions/price.ts';
import type { Play, Player, Step } from '../state.ts';

/** The given disciplines at once, then the books of any discipline one by one, then the tile. */
export function payForInnovation(g: Play, seat: Seat, tile: InnovationId): void {
  const { of, any, coins } = innovationPrice(g.s, seat, placeOf(g.s, tile));
  const p = g.s.players[seat];
  const had = [...p.books];
  pay(p, { coins });
  for (const [d, n] of of.entries()) payBook(g, seat, d, n);
  askForBooks(g, seat, any);
  g.call({ kind: 'develop', seat, tile, had });
}

export function payForBookAction(g: Play, seat: Seat, action: BookActionId): void {
  const had = [...g.s.players[seat].books];
  g.s.covered.push(action);
  askForBooks(g, seat, BOOK_ACTIONS[action].price.books ?? 0);
  g.call({ kind: 'bookAction', seat, action, had });
}

function askForBooks(g: Play, seat: Seat, n: number): void {
  const left = payForced(g, seat, n);
  if (left > 0) g.call({ kind: 'payBooks', seat, n: left });
}

const disciplinesOf = (p: Player): number[] => DISCIPLINES.map((_, d) => d).filter(d => p.books[d] > 0);

/** Where all books have to go, or all are of one discipline, nobody is asked. Returns how many still have to be paid. */
function payForced(g: Play, seat: Seat, n: number): number {
  const p = g.s.players[seat];
  const own = disciplinesOf(p);
  if (n === 0 || (own.length > 1 && sum(p.books) > n)) return n;
  let left = n;
  for (const d of own) {
    const paid = Math.min(left, p.books[d]);
    payBook(g, seat, d, paid);
    left -= paid;
  }
  return left;
}

export const payBooks: Step<'payBooks'> = {
  options: (s, f) => disciplinesOf(s.players[f.seat]).map(d => ({ do: 'payBook', discipline: DISCIPLINES[d] })),
  choose(g, f, seat, choice) {
    if (choice.do !== 'payBook') return;
    payBook(g, seat, DISCIPLINES.indexOf(choice.discipline), 1);
    f.n = payForced(g, seat, f.n - 1);
    if (f.n === 0) g.done();
  },
};

/** By discipline. */
const paidOf = (g: Play, seat: Seat, had: readonly number[]): number[] => had.map((n, d) => n - g.s.players[seat].books[d]);

/** The tile leaves the display, which is not refilled (AOI-INNO-06, AOI-INNO-09). */
export const develop: Step<'develop'> = {
  run(g, { seat, tile, had }) {
    const place = placeOf(g.s, tile);
    const { coins } = innovationPrice(g.s, seat, place);
    g.log('developed', { seat, tile, books: paidOf(g, seat, had), coins }, 'AOI-INNO-01');
    g.s.display[place] = null;
    const p = g.s.players[seat];
    p.innovations = [...p.innovations, tile];
    both(g, seat, { event: 'innovation' });
    const { atOnce, rule } = INNOVATIONS[tile];
    if (atOnce) receive(g, seat, atOnce, tile, rule);
    g.done();
  },
};

export const bookAction: Step<'bookAction'> = {
  run(g, { seat, action, had }) {
    g.log('bookAction', { seat, action, books: paidOf(g, seat, had) }, 'AOI-PBACT-04');
    receive(g, seat, BOOK_ACTIONS[action].gain, action, BOOK_ACTIONS[action].rule);
    g.done();
  },
};
