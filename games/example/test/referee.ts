/**
 * The referee of Pebbles: works out from the facts alone what everybody holds, has shown, taken and buried, and compares that with
 * the table after every move and with the scores. It knows the box (`data.ts`) and the rules reference, not the rules in code.
 */
import type { Fact, Seat } from '@tarsas/kernel';
import type { Referee } from '../../../bots/referee.ts';
import { MOST_BURIED, PEBBLES, PRIZES, ROUNDS } from '../data.ts';
import type { Example } from '../rules/index.ts';

interface Book {
  bag: number[];
  /** Null until the seat has buried. */
  buried: (number | null)[];
  shown: number[];
  prizes: number[];
  rounds: number;
  /** The prize on the table, and what the fists showed for it. */
  prize: number | null;
  fists: number[] | null;
}

type Facts = { [K in keyof Example['facts']]: (args: Example['facts'][K], fact: Fact) => void };

export const referee: Referee<Example> = ({ seats, options, facts, views, scores }) => {
  const all = <T>(value: T): T[] => new Array(seats).fill(value);
  const book: Book = { bag: all(PEBBLES), buried: all(null), shown: all(0), prizes: all(0), rounds: 0, prize: null, fists: null };
  const objections: string[] = [];
  let move = 0;
  const expect = (what: string, found: unknown, expected: unknown) => {
    if (JSON.stringify(found) !== JSON.stringify(expected))
      objections.push(`move ${move}: ${what}: expected ${JSON.stringify(expected)}, found ${JSON.stringify(found)}`);
  };
  const within = (what: string, n: number, most: number) => expect(`${what} within 0 and ${most}`, n >= 0 && n <= most, true);

  const written: Facts = {
    buried({ pebbles }, { only: seat = -1 }) {
      expect(`seat ${seat} has buried before`, book.buried[seat], null);
      within(`seat ${seat} buries ${pebbles}`, pebbles, MOST_BURIED);
      book.bag[seat] -= pebbles;
      book.buried[seat] = pebbles;
    },
    prize({ prize }) {
      expect('seats that have not buried', book.buried.filter(n => n === null).length, 0);
      expect('prize still on the table', book.prize, null);
      expect(`${prize} is one of the prizes`, PRIZES.includes(prize), true);
      book.rounds++;
      book.prize = prize;
    },
    shown({ fists }) {
      expect('fists', fists.length, seats);
      for (const [seat, n] of fists.entries()) {
        within(`seat ${seat} shows ${n}`, n, book.bag[seat]);
        book.bag[seat] -= n;
        book.shown[seat] += n;
      }
      book.fists = fists;
    },
    taken({ seat, prize }) {
      expect('winner', seat, winner());
      book.prizes[seat] += prize;
      settled(prize);
    },
    tied({ prize }) {
      expect('winner', null, winner());
      settled(prize);
    },
  };

  /** The seat that shows most; of several the first or nobody, as agreed (EX-05). */
  function winner(): Seat | null {
    const fists = book.fists ?? [];
    const best = fists.indexOf(Math.max(...fists));
    return options.ties === 'first' || best === fists.lastIndexOf(fists[best]) ? best : null;
  }
  function settled(prize: number): void {
    expect('prize', prize, book.prize);
    book.prize = book.fists = null;
  }

  for (move = 0; move < facts.length; move++) {
    for (const fact of facts[move]) written[fact.key as keyof Facts](fact.args as never, fact);
    expect('prizes', views[move].prizes, book.prizes);
    expect('shown', views[move].shown, book.shown);
    expect('prize on the table', views[move].stack.flatMap(f => (f.kind === 'bids' ? [f.prize] : []))[0] ?? null, book.prize);
  }
  expect('rounds', book.rounds, ROUNDS);
  const points = book.prizes.map((prizes, seat) => prizes + (book.buried[seat] ?? 0));
  for (const { seat, lines, ...total } of scores) {
    const rank = 1 + points.filter(n => n > points[seat]).length;
    expect(`seat ${seat}'s total`, total, { points: points[seat], rank });
    expect(`seat ${seat}'s lines`, lines, [
      { key: 'prizes', points: book.prizes[seat] },
      { key: 'buried', points: book.buried[seat] },
    ]);
  }
  return objections;
};
