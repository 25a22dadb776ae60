/** Features written as a table: what each number is called, and how it is worked out. */
import type { Seat } from '@tarsas/kernel';
import { bounded, type Features } from './features.ts';

/** One number. Columns of one kind can be made from a list: `...IDS.map(id => ['has ' + id, …])`. */
export type Column<C> = readonly [name: string, how: (context: C) => number];

/** What the columns look at: worked out once for a position, as the viewer may know it. */
export interface Looked<T, P> {
  table: T;
  seats: readonly P[];
}

export function featuresFrom<S, T, P>(
  table: readonly Column<T>[],
  seat: readonly Column<P>[],
  look: (s: S, viewer: Seat) => Looked<T, P>,
): Features<S> {
  const ofTable = new Float64Array(table.length);
  const ofSeats: Float64Array[] = [];
  return {
    table: table.map(([name]) => name),
    seat: seat.map(([name]) => name),
    of(s, viewer) {
      const looked = look(s, viewer);
      fill(ofTable, table, looked.table);
      while (ofSeats.length < looked.seats.length) ofSeats.push(new Float64Array(seat.length));
      looked.seats.forEach((context, i) => {
        fill(ofSeats[i], seat, context);
      });
      return { table: ofTable, seats: ofSeats.slice(0, looked.seats.length) };
    },
  };
}

function fill<C>(into: Float64Array, columns: readonly Column<C>[], context: C): void {
  for (let i = 0; i < columns.length; i++) into[i] = bounded(columns[i][1](context));
}

/** One column for each of these, 1 or 0. */
export const each = <C, I extends string>(
  what: string,
  ids: readonly I[],
  has: (context: C, id: I, i: number) => boolean | number,
): Column<C>[] => ids.map((id, i) => [`${what} ${id}`, context => Number(has(context, id, i))]);
