/** Endings of the nouns and numerals that this game's sentences need. */

/** The endings we use, each standing for its whole family: -t/-ot/-at …, -ra/-re, -ért, -val/-vel. */
export type Ending = '' | 't' | 'ra' | 'ért' | 'val';
export type Noun = Record<Ending, string>;

/** By the last spoken word of the numeral: egyet, kettőt, hármat … tízet. */
const OBJECT = ['et', 'et', 't', 'at', 'et', 'öt', 'ot', 'et', 'at', 'et'];
const ONTO = ['re', 're', 're', 'ra', 're', 're', 'ra', 're', 'ra', 're'];

/** `9-et`, `3-ra`: for the numbers 1 to 11 that stand in names of cards. No line breaks after the hyphen: our letters have none that never breaks, so a word joiner follows it. */
export function numeral(n: number, ending: '' | 't' | 'ra'): string {
  if (ending === '') return String(n);
  return `${n}-\u2060${(ending === 't' ? OBJECT : ONTO)[n % 10]}`;
}

const TIMES = ['', 'egyszer', 'kétszer', 'háromszor', 'négyszer'];

export const times = (n: number): string => TIMES[n] ?? `${n} alkalommal`;
