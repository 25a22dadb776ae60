/** What happened since a person was last asked: their own moves in full, the turns of bots and of automatic opponents in a paragraph each. */
import type { Fact, Say, Seat, Voice } from '@tarsas/kernel';

export interface News {
  fact: Fact;
  /** Who made the move it came from; null: the set-up. */
  by: Seat | null;
  say: Say;
}

/** Every fact on its own line, with its rule. */
export const inFull = (voice: Voice, news: readonly News[]): string[] =>
  news.map(({ fact, say }) => `· ${voice.fact(fact, say)}${fact.rule ? ` [${fact.rule}]` : ''}`);

/** `asides` are facts that only announce or explain others. */
export function inShort(voice: Voice, news: readonly News[], bots: readonly Seat[], asides: readonly string[]): string[] {
  const turns: { who: Seat | null; news: News[] }[] = [];
  for (const item of news) {
    const who = turnOf(voice, item, bots);
    if (asides.includes(item.fact.key) && !isAbout(voice, item).has(item.say.viewer as Seat)) continue;
    if (turns.at(-1)?.who !== who) turns.push({ who, news: [] });
    turns.at(-1)!.news.push(item);
  }
  return turns.flatMap(({ who, news }) => {
    if (who === null) return inFull(voice, news);
    const names = bots.map(news[0].say.name);
    return `· ${paragraph(
      news.map(({ fact, say }) => voice.fact(fact, say)),
      names,
    )}`;
  });
}

/** Whose names the sentence says. */
function isAbout(voice: Voice, { fact, say }: News): ReadonlySet<Seat> {
  const named = new Set<Seat>();
  const name = (seat: Seat) => {
    named.add(seat);
    return say.name(seat);
  };
  voice.fact(fact, { ...say, name });
  return named;
}

/** Whose turn it is part of, where that is a bot or an automatic opponent, and neither the reader nor the whole table is concerned. */
function turnOf(voice: Voice, item: News, bots: readonly Seat[]): Seat | null {
  const { fact, by, say } = item;
  const { seat } = fact.args as { seat?: Seat };
  const { seats } = say.view as { seats: number };
  if (seat !== undefined && seat >= seats) return seat;
  const [first, ...more] = isAbout(voice, item);
  if (by !== null && bots.includes(by)) return first === undefined || [first, ...more].includes(say.viewer as Seat) ? null : by;
  return first !== undefined && [first, ...more].every(other => bots.includes(other)) ? first : null;
}

/** `Anna builds. Anna scores 2 [tile]. Béla passes.` becomes `Anna: builds; scores 2. Béla passes.` */
function paragraph(sentences: readonly string[], names: readonly string[]): string {
  const short = sentences.map(sentence => sentence.replace(/ \[[^\]]*\]/g, '').replace(/\.$/, ''));
  const groups: { subject: string; sentences: string[] }[] = [];
  for (const sentence of short) {
    const subject = names.find(name => isSubject(name, sentence)) ?? opponentIn(short, sentence);
    if (groups.at(-1)?.subject !== subject) groups.push({ subject, sentences: [] });
    groups.at(-1)!.sentences.push(sentence);
  }
  return groups.map(group => `${together(group)}.`).join(' ');
}

const isSubject = (subject: string, sentence: string): boolean =>
  subject !== '' && sentence.startsWith(subject) && !/^\p{L}/u.test(sentence.slice(subject.length));

/** What an automatic opponent is called: the beginning of all sentences of its turn whose first two words are the same. */
function opponentIn(sentences: readonly string[], sentence: string): string {
  const beginning = sentence.split(' ', 2).join(' ');
  const alike = sentences.filter(other => isSubject(beginning, other));
  let end = 0;
  while (alike.every(other => end < other.length && other[end] === sentence[end])) end++;
  while (end > 0 && !alike.every(other => isSubject(sentence.slice(0, end), other))) end--;
  return sentence.slice(0, end).trimEnd();
}

function together({ subject, sentences }: { subject: string; sentences: readonly string[] }): string {
  if (sentences.length === 1) return sentences[0];
  return `${subject}: ${sentences
    .map(text =>
      text
        .slice(subject.length)
        .replace(/^['’]s\b/, '')
        .trimStart(),
    )
    .join('; ')}`;
}
