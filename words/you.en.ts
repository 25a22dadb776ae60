/** English sentences in the second person: the verb loses its s, what is theirs is yours. */
import { type Address, YOU } from './address.ts';
import { small } from './index.ts';

const IRREGULAR: Readonly<Record<string, string>> = { is: 'are', has: 'have', was: 'were', does: 'do', goes: 'go' };
/** Verbs that look the same in both persons, and words that may stand before the verb. */
const UNCHANGED = ['can', 'cannot', 'may', 'must', 'will', 'would', 'bid', 'wrote', 'won'];
const ADVERBS = ['now', 'also', 'already', 'still'];
/** What a player does besides, after `and`: nouns look the same, so these are listed. */
const BESIDES = [
  'are',
  'discards',
  'draws',
  'exhausts',
  'flips',
  'gains',
  'gets',
  'gives',
  'goes',
  'has',
  'keeps',
  'loses',
  'pays',
  'places',
]
  .concat(['puts', 'returns', 'scores', 'shows', 'takes', 'threatens'])
  .join('|');

function secondPerson(verb: string): string | null {
  if (UNCHANGED.includes(verb)) return verb;
  if (Object.hasOwn(IRREGULAR, verb)) return IRREGULAR[verb];
  if (verb.endsWith('ies')) return `${verb.slice(0, -3)}y`;
  if (/(ss|sh|ch|x|zz)es$/.test(verb)) return verb.slice(0, -2);
  return verb.endsWith('s') ? verb.slice(0, -1) : null;
}

function toYou(sentence: string): string | null {
  const at = sentence.indexOf(YOU);
  const before = sentence.slice(0, at);
  const after = sentence.slice(at + YOU.length);
  const isFirst = before === '' || /[.!?] $/.test(before);
  const whole =
    possessive(before, after, isFirst) ??
    (isFirst || before.endsWith(': ') ? subject(before, after, isFirst) : `${yours(before)}you${after}`);
  return whole?.includes(YOU) ? toYou(whole) : whole;
}

/** `Anna's building`, `the viscount of Anna`, `a worker of Anna`. */
function possessive(before: string, after: string, isFirst: boolean): string | null {
  const your = isFirst ? 'Your' : 'your';
  if (/^['’]s\b/.test(after)) return `${before}${your}${after.slice(2)}`;
  if (before.endsWith('that of ')) return `${before.slice(0, -'that of '.length)}yours${after}`;
  if (!before.endsWith(' of ')) return null;
  const phrase = before.slice(0, -' of '.length);
  if (/\ba \w+$/i.test(phrase)) return `${phrase} of yours${after}`;
  const [, leading, thing] = /^(.*[:;,(] ?)?(.*)$/.exec(phrase)!;
  const named = thing.replace(/^the /i, '').replace(/^\p{Lu}(?=\p{Ll}+ \p{Ll})/u, small);
  return `${leading ? `${leading}your` : 'Your'} ${named}${after}`;
}

/** In a list nothing follows that could be a verb; elsewhere the verb does, up to a colon or a bracket, and perhaps a second one. */
function subject(before: string, after: string, isFirst: boolean): string | null {
  const you = isFirst ? 'You' : 'you';
  const [, adverb = '', verb] = /^( \w+(?= \w))?( \w+)/.exec(after) ?? [];
  if (verb === undefined || /^ \d/.test(after)) return `${before}${you}${after}`;
  const leading = ADVERBS.includes(adverb.trim()) ? adverb : '';
  const found = leading === '' ? (/^ ([\w-]+)/.exec(after)?.[1] ?? '') : verb.trim();
  const turned = secondPerson(found);
  if (turned === null) return null;
  const rest = after.slice(leading.length + 1 + found.length);
  const end = rest.search(/[:[(.]/);
  const clause = end < 0 ? rest : rest.slice(0, end);
  const besides = clause.replace(new RegExp(`(?<= and )(${BESIDES})\\b`, 'g'), other => secondPerson(other) ?? other);
  return `${before}${you}${leading} ${turned}${yours(besides + rest.slice(clause.length))}`;
}

const yours = (text: string): string => text.replace(/\btheir\b/g, 'your');

/** In words, because numbers follow names: `Player Two 3, Anna 0`. */
const NUMBERS = ['One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight'];

export const address: Address = { you: 'You', player: seat => `Player ${NUMBERS[seat] ?? seat + 1}`, toYou };
