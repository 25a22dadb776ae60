/** Tells of commits of this process: people who have a stream here, and the other processes. */
import type { Turn } from '../storage/commit.ts';
import type { Bus, Committed } from './bus.ts';
import type { Streams } from './streams.ts';

export class Announcer {
  private readonly streams: Pick<Streams, 'tableChanged'>;
  /** Opened when everything that listens is there. */
  bus: Pick<Bus, 'tell' | 'isAlone'> = { tell: () => {}, isAlone: () => true };

  constructor(streams: Pick<Streams, 'tableChanged'>) {
    this.streams = streams;
  }

  won(turns: readonly Turn[]): void {
    if (turns.length > 0) this.tell(turns.map(committedBy));
  }

  tell(news: readonly Committed[]): void {
    for (const { id, n, status, waiting } of news) this.streams.tableChanged(id, n, status, waiting);
    this.bus.tell(news);
  }
}

function committedBy({ entries, head: { status, waiting } }: Turn): Committed {
  const { table_id: id, n } = entries[entries.length - 1];
  return { id, n, status, waiting, entries: entries.map(({ n, at, body }) => ({ n, at, body })) };
}
