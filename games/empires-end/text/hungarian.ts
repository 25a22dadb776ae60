/** The little Hungarian grammar that our sentences need: the article, and endings of numerals. */

/** The endings we use, each standing for its whole family: -t/-ot/-at …, -ra/-re, -ért, -val/-vel. */
export type Ending = '' | 't' | 'ra' | 'ért' | 'val';
export type Noun = Record<Ending, string>;

/** `az alma`, `a körte`, `az 5 pontos`, `a 6 pontos`, `az 1. hely`, `a 11. hely`. */
export function az(text: string): string {
  return `${startsWithVowel(text) ? 'az' : 'a'} ${text}`;
}

function startsWithVowel(text: string): boolean {
  const digits = /^\d+/.exec(text)?.[0];
  return digits === undefined ? /^[aáeéiíoóöőuúüű]/i.test(text) : numeralStartsWithVowel(digits);
}

/** Of the words a numeral can start with only egy, ezer and öt start with a vowel: 1, 1000, and whatever begins with 5. */
function numeralStartsWithVowel(digits: string): boolean {
  return digits.startsWith('5') || (digits.startsWith('1') && digits.length % 3 === 1);
}

/** By the last spoken word of the numeral: egyet, kettőt, hármat … tízet. */
const OBJECT = ['et', 'et', 't', 'at', 'et', 'öt', 'ot', 'et', 'at', 'et'];
const ONTO = ['re', 're', 're', 'ra', 're', 're', 'ra', 're', 'ra', 're'];

/** `9-et`, `3-ra`: for the numbers 1 to 11 that stand in names of cards. */
export function numeral(n: number, ending: '' | 't' | 'ra'): string {
  if (ending === '') return String(n);
  return `${n}-${(ending === 't' ? OBJECT : ONTO)[n % 10]}`;
}

const TIMES = ['', 'egyszer', 'kétszer', 'háromszor', 'négyszer'];

export const times = (n: number): string => TIMES[n] ?? `${n} alkalommal`;
