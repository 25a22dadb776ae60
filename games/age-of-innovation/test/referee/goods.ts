/** Paying, gaining and placing: what many facts have in common. */
import { DISCIPLINES, type Price } from '../../data/index.ts';
import type { Facts, Source } from '../../rules/state.ts';
import { lineOf } from './final.ts';
import { kindNumber, type Objecting, type Sheet, type Table } from './sheet.ts';

/** What a fact does to the table. */
export type Handler<A> = (args: A, t: Table, object: Objecting) => void;

export const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);
export const sum = (numbers: readonly number[]) => numbers.reduce((a, b) => a + b, 0);
export const dOf = (discipline: (typeof DISCIPLINES)[number]) => DISCIPLINES.indexOf(discipline);

export function pay(sheet: Sheet, { coins = 0, tools = 0, scholars = 0, power = 0 }: Price): void {
  sheet.coins -= coins;
  sheet.tools -= tools;
  sheet.scholars -= scholars;
  sheet.supply += scholars;
  sheet.bowls[2] -= power;
  sheet.bowls[0] += power;
}

/** One token at a time, from bowl I as long as there is one. */
export function movePower(sheet: Sheet, power: number, object: Objecting): void {
  for (let n = 0; n < power; n++) {
    const from = sheet.bowls[0] > 0 ? 0 : 1;
    if (sheet.bowls[from] === 0) {
      object('power gained', `${n} at most`, power);
      return;
    }
    sheet.bowls[from]--;
    sheet.bowls[from + 1]++;
  }
}

export function payBooks(t: Table, sheet: Sheet, books: readonly number[]): void {
  for (const [d, n] of books.entries()) {
    sheet.books[d] -= n;
    t.books[d] += n;
  }
}

export function priced(what: string, price: Price, allowed: readonly Price[], object: Objecting): void {
  if (!allowed.some(one => same(one, price))) object(what, allowed, price);
}

export function score(sheet: Sheet, points: number, from: Source): void {
  sheet.vp += points;
  sheet.lines.set(lineOf(from), (sheet.lines.get(lineOf(from)) ?? 0) + points);
}

/** On its hex, the piece from the own board or a neutral one. */
export function stand({ land }: Table, sheet: Sheet, kind: Facts['built']['building'], id: string, neutral: boolean): number {
  const hex = land.map.numbers[id];
  land.building[hex] = kind;
  land.owner[hex] = sheet.seat;
  if (neutral) land.neutral.add(hex);
  else sheet.left[kindNumber(kind)]--;
  return hex;
}
