/** Which books to pay with where any will do. */
import { DISCIPLINES } from '../data/index.ts';
import { sum } from '../rules/questions/price.ts';
import type { Choice } from '../rules/state.ts';

/** Ways to pay so many books, as far as there is a choice: those one has most of first, then each discipline before the others. */
export function payments(books: readonly number[], n: number): Choice[][] {
  const ways = [inOrder(books, n, -1), ...DISCIPLINES.map((_, d) => inOrder(books, n, d))];
  const keys = ways.map(way => JSON.stringify(way));
  return ways.filter((_, i) => keys.indexOf(keys[i]) === i);
}

function inOrder(books: readonly number[], n: number, first: number): Choice[] {
  const left = [...books];
  const paid: Choice[] = [];
  for (let due = n; due > 0; due--) {
    const owned = left.filter(count => count > 0).length;
    // The rules pay by themselves where all must go or all are of one discipline.
    if (owned <= 1 || sum(left) <= due) break;
    const d = first >= 0 && left[first] > 0 ? first : left.indexOf(Math.max(...left));
    left[d]--;
    paid.push({ do: 'payBook', discipline: DISCIPLINES[d] });
  }
  return paid;
}
