/**
 * What the process that made entries passes on to one that has watchers of the table: the entries, and each view of them that somebody there is shown, as
 * the text that is sent. So the other one need neither read nor apply them, nor make a view (decision 0030). It holds what players keep secret.
 */
import type { Viewer } from '@tarsas/kernel';
import type { Head } from '../storage/commit.ts';
import type { EntryRow } from '../storage/database.ts';
import type { Entry, Stamped } from './entry.ts';

type Body = Pick<EntryRow, 'body'>;

export interface Passed {
  id: string;
  /** The last of its entries, and when they were made. */
  n: number;
  at: number;
  head: Head;
  /** Who sits at it, as its maker knows: whoever has another list must not show what is meant for a seat. */
  people: readonly (string | null)[];
  /** The entry of its last milestone, written or about to be. */
  kept: number;
  entries: readonly Stamped[];
  /** The table as everybody may know it, as JSON. */
  table: string;
  shown: ReadonlyMap<Viewer, Shown>;
}

/** A viewer's position and lines, as JSON. */
export interface Shown {
  position: string;
  lines: string;
}

/** Everything about it but the texts, which follow on the next line, one after the other, in the order of their sizes. */
interface Plan extends Pick<Passed, 'id' | 'n' | 'at' | 'head' | 'people' | 'kept'> {
  entries: number;
  viewers: readonly Viewer[];
  sizes: readonly number[];
}

export function passedText(change: Omit<Passed, 'entries'>, bodies: readonly Body[]): string {
  const { id, n, at, head, people, kept, table, shown } = change;
  const texts = [table, ...bodies.map(({ body }) => body), ...[...shown.values()].flatMap(({ position, lines }) => [position, lines])];
  const plan: Plan = {
    id,
    n,
    at,
    head,
    people,
    kept,
    entries: bodies.length,
    viewers: [...shown.keys()],
    sizes: texts.map(({ length }) => length),
  };
  return `${JSON.stringify(plan)}\n${texts.join('')}`;
}

export function passedIn(text: string): Passed {
  let from = text.indexOf('\n');
  const { entries: count, viewers, sizes, ...plan } = JSON.parse(text.slice(0, from++)) as Plan;
  const [table, ...texts] = sizes.map(size => {
    const start = from;
    from += size;
    return text.slice(start, from);
  });
  const entries = texts.slice(0, count).map((body, i) => ({ n: plan.n - count + 1 + i, at: plan.at, entry: JSON.parse(body) as Entry }));
  const shown = new Map(viewers.map((viewer, i) => [viewer, { position: texts[count + 2 * i], lines: texts[count + 2 * i + 1] }]));
  return { ...plan, entries, table, shown };
}
