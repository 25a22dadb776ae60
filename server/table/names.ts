/** Names of people: what one may look like, and how two that look alike at one table are told apart. */

export const LONGEST_NAME = 40;

/** Control characters, line breaks, private characters, and those that turn the direction of what follows. */
const FORBIDDEN = /[\p{Cc}\p{Cs}\p{Co}\p{Bidi_Control}\u2028\u2029]/u;
/** Something that can be seen: no space, nothing of width zero, no blank letter. */
const VISIBLE = /(?![\p{White_Space}\p{Default_Ignorable_Code_Point}\p{Mn}\p{Me}\u2800])./u;

/** What people write: control characters and those that turn the direction are taken out, and nothing else. Lines may be broken. */
export const asWritten = (text: string): string => text.replace(/(?![\n\t])[\p{Cc}\p{Bidi_Control}\u2028\u2029]/gu, '').trim();

export const isName = (name: string): boolean => !FORBIDDEN.test(name) && VISIBLE.test(name);

/** Letters of other alphabets, and digits, that are drawn like these. */
const DRAWN_LIKE: Record<string, string> = {
  a: 'аɑα',
  b: 'Ьв',
  c: 'сϲ',
  d: 'ԁ',
  e: 'еє',
  g: 'ɡ',
  h: 'һн',
  i: 'іıι',
  j: 'јϳ',
  k: 'кκ',
  l: '1|ӏ',
  m: 'м',
  n: 'ո',
  o: '0оοօ',
  p: 'рρ',
  q: 'ԛ',
  s: 'ѕ',
  t: 'тτ',
  u: 'υս',
  v: 'ѵν',
  w: 'ԝω',
  x: 'хχ',
  y: 'уγү',
};
const LETTERS = new Map(Object.entries(DRAWN_LIKE).flatMap(([letter, like]) => [...like].map(other => [other, letter])));

/** Two names with the same skeleton are hard to tell apart. An i is an l in many fonts when it is a capital. */
function skeleton(name: string): string {
  const plain = name
    .normalize('NFKC')
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .replace(/I/g, 'l')
    .toLowerCase()
    .replace(/\s+/gu, ' ')
    .trim();
  return [...plain].map(sign => LETTERS.get(sign) ?? sign).join('');
}

/** The same seats; a name that looks like that of an earlier seat gets a number: Anna, Anna (2). */
export function toldApart<S extends { name: string }>(seats: readonly S[]): S[] {
  const taken = new Set<string>();
  return seats.map(seat => {
    let { name } = seat;
    for (let n = 2; name !== '' && taken.has(skeleton(name)); n++) name = `${seat.name} (${n})`;
    taken.add(skeleton(name));
    return name === seat.name ? seat : { ...seat, name };
  });
}
