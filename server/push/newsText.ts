/** What processes say to each other: news of tables to all, in few words, and more to one alone. */
import type { Status } from '../storage/database.ts';
import type { Committed } from './bus.ts';

/**
 * What is said to one process alone. `made`: entries, and what those are shown who watch the table there (`table/passed.ts`). `shows`: a table, and the viewers it
 * is shown to here.
 */
export type Kind = 'made' | 'shows';
export const KINDS: readonly string[] = ['made', 'shows'] satisfies Kind[];

/** What stands before it: the kind of text, who says it and its number. */
const HEAD = 64;

/** As few texts as there is room in: `most` bytes each. All of it is ASCII. */
export function textsOf(news: readonly Committed[], most: number): string[] {
  const room = most - HEAD;
  const texts: string[] = [];
  for (const { id, n, status, waiting } of news) {
    const one = [id, n, status, waiting].join();
    const last = texts.length - 1;
    if (last >= 0 && texts[last].length + one.length < room) texts[last] += ` ${one}`;
    else texts.push(one);
  }
  return texts;
}

export function newsIn(text: string): Committed[] {
  // As the version before told it over NATS, with entries that nobody takes any more.
  if (text.startsWith('[')) return JSON.parse(text) as Committed[];
  return text.split(' ').map(one => {
    const [id, n, status, waiting] = one.split(',');
    return { id, n: Number(n), status: status as Status, waiting: Number(waiting) };
  });
}
