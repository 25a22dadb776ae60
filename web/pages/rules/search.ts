/** Searching a game's rules as one types: every word must be found, accents and capitals aside, and what was found can be marked. */
import type { RuleChapter, RuleEntry } from '../../rules.ts';

/** One text of rules: the game's own, or an expansion's. */
export interface Book {
  title: string;
  chapters: RuleChapter[];
}

/** Letter by letter, so that places in the plain text are places in the original. */
export const plain = (text: string): string =>
  text.replace(/./gs, letter => (letter === '’' ? "'" : letter.normalize('NFD').charAt(0).toLowerCase()));

export const wordsOf = (search: string): string[] => plain(search).split(/\s+/).filter(Boolean);

/** The books with only those rules in which every word of the search stands: in the text, the id or the title of the chapter. */
export function searched(books: readonly Book[], search: string): Book[] {
  const wanted = wordsOf(search);
  if (wanted.length === 0) return [...books];
  const fits = (chapter: RuleChapter, { id, text, why = '' }: RuleEntry) => {
    const whole = plain(`${id} ${chapter.title} ${text} ${why}`);
    return wanted.every(word => whole.includes(word));
  };
  return books.flatMap(({ title, chapters }) => {
    const found = chapters.flatMap(chapter => {
      const rules = chapter.rules.filter(rule => fits(chapter, rule));
      return rules.length > 0 ? [{ ...chapter, rules }] : [];
    });
    return found.length > 0 ? [{ title, chapters: found }] : [];
  });
}

export const countRules = (books: readonly Book[]): number =>
  books.reduce((sum, { chapters }) => sum + chapters.reduce((n, { rules }) => n + rules.length, 0), 0);

export interface Piece {
  text: string;
  found: boolean;
}

/** A rule's text in pieces: those that were searched for, and the rest. */
export function pieces(text: string, search: string): Piece[] {
  if (wordsOf(search).length === 0) return [{ text, found: false }];
  const whole = plain(text);
  const isFound = Array.from<boolean>({ length: text.length }).fill(false);
  for (const word of wordsOf(search))
    for (let at = whole.indexOf(word); at >= 0; at = whole.indexOf(word, at + word.length)) isFound.fill(true, at, at + word.length);
  const out: Piece[] = [];
  for (const [i, letter] of text.split('').entries()) {
    const found = isFound[i]!;
    const last = out.at(-1);
    if (last?.found === found) last.text += letter;
    else out.push({ text: letter, found });
  }
  return out;
}
