/** The little Hungarian grammar that our sentences need. Endings of nouns are listed by each game; the article can be worked out. */

/** `az alma`, `a körte`, `az 5 pontos`, `a 6 pontos`, `az 1. hely`, `az E5 mező`, `a „2 pénz” kártya`. */
export function az(text: string): string {
  return `${startsWithVowel(text.replace(/^[„”"(]+/, '')) ? 'az' : 'a'} ${text}`;
}

function startsWithVowel(text: string): boolean {
  const digits = /^\d+/.exec(text)?.[0];
  if (digits !== undefined) return numeralStartsWithVowel(digits);
  return isLetterName(text) ? /^[aefilmnorsuxy]/i.test(text) : /^[aáeéiíoóöőuúüű]/i.test(text);
}

/** Of the words a numeral can start with only egy, ezer and öt start with a vowel: 1, 1000, and whatever begins with 5. */
function numeralStartsWithVowel(digits: string): boolean {
  return digits.startsWith('5') || (digits.startsWith('1') && digits.length % 3 === 1);
}

/** A letter read by its name, as in the coordinates `E5` and `F2` (ef kettő): not the beginning of a word. */
const isLetterName = (text: string): boolean => /^[a-z](?![a-záéíóöőúüű])/i.test(text) && text.length > 1;

/** By how much something grows: `1-gyel`, `2-vel`, `10-zel`, `20-szal`. The ending follows the last word of the numeral. */
export function by(n: number): string {
  const last = n % 10 > 0 ? ONES[n % 10] : n % 100 > 0 ? TENS[(n % 100) / 10] : 'zal';
  return `${n}-${n === 0 ? 'val' : last}`;
}

const ONES = ['', 'gyel', 'vel', 'mal', 'gyel', 'tel', 'tal', 'tel', 'cal', 'cel'];
const TENS = ['', 'zel', 'szal', 'cal', 'nel', 'nel', 'nal', 'nel', 'nal', 'nel'];

/** In how many: `23-ban`, `25-ben`. The ending follows the last word of the numeral. */
export function within(n: number): string {
  const low = n % 10 > 0 ? [3, 6, 8].includes(n % 10) : n % 100 > 0 ? [2, 3, 6, 8].includes((n % 100) / 10) : n % 1000 > 0 || n === 0;
  return `${n}-${low ? 'ban' : 'ben'}`;
}
