/** What sentences of every game and every language are put together with. No game's word stands in this folder. */

/** `a, b and c`. */
export function joined(items: readonly string[], word: string): string {
  return items.length < 2 ? items.join() : `${items.slice(0, -1).join(', ')} ${word} ${items[items.length - 1]}`;
}

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export const small = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/** A real minus sign, so that no line breaks after it. */
export const signed = (n: number): string => (n < 0 ? `−${-n}` : String(n));

/** A difference: `+2`, `−1`. */
export const plus = (n: number): string => (n > 0 ? `+${n}` : signed(n));

/** A range of points, in whole numbers. A dash beside a minus could not be read: `apart` says it in words then. `unit` follows the last number. */
export function ranged({ low, high }: { low: number; high: number }, apart: (low: string, high: string) => string, unit = ''): string {
  const [from, to] = [Math.round(low), Math.round(high)];
  if (from === to) return `${signed(from)}${unit}`;
  return from < 0 || to < 0 ? apart(plus(from), `${plus(to)}${unit}`) : `${from}–${to}${unit}`;
}

/** The same where there is no room for words. */
export const rangedBriefly = (range: { low: number; high: number }): string => ranged(range, (low, high) => `${low}…${high}`);

/** What lies in a game's box, in the words of one language: to be looked at without starting a game. */
export interface BoxPiece {
  /** As in `Title.components`. */
  id: string;
  name: string;
  /** What it is and does, a line each. */
  about: string[];
  /** Said of a piece that is our own design, wholly or in part, because no source shows what is printed on it. */
  mark?: string;
  rule?: string;
}
export interface BoxKind {
  /** As in `Title.components`. */
  kind: string;
  title: string;
  pieces: BoxPiece[];
}
export const sentenceOf = (text: string): string => (/[.!?:]$/.test(text) ? capital(text) : `${capital(text)}.`);
