/**
 * Tells of commits of this process: people who have a stream here, and the other processes. All of them hear how many entries a table has now; those that
 * have said to whom they show it get what these are shown, before that (decision 0030).
 */
import type { Viewer } from '@tarsas/kernel';
import type { Turn } from '../storage/commit.ts';
import { type Live, type News, peopleOf } from '../table/live.ts';
import { passedText, type Shown } from '../table/passed.ts';
import type { TableJson } from '../table/tableJson.ts';
import type { Bus, Committed } from './bus.ts';
import type { Streams } from './streams.ts';

export class Announcer {
  private readonly streams: Pick<Streams, 'tableChanged'>;
  private readonly jsonOf: (live: Live) => TableJson;
  private untold: Committed[] = [];
  /** Opened when everything that listens is there. */
  bus: Pick<Bus, 'tell' | 'say' | 'knows' | 'isAlone'> = { tell: () => {}, say: () => {}, knows: () => false, isAlone: () => true };

  constructor(streams: Pick<Streams, 'tableChanged'>, jsonOf: (live: Live) => TableJson) {
    this.streams = streams;
    this.jsonOf = jsonOf;
  }

  committed(live: Live, news: readonly News[], { entries, head }: Turn): void {
    for (const peer of [...live.shownAt.keys()])
      if (this.bus.knows(peer)) this.passTo(peer, live, news, { entries, head });
      else live.shownAt.delete(peer);
    this.tell([{ id: live.id, n: live.n, status: head.status, waiting: head.waiting }]);
  }

  private passTo(peer: string, live: Live, news: readonly News[], { entries, head }: Pick<Turn, 'entries' | 'head'>): void {
    const { n, at } = entries[entries.length - 1];
    try {
      const { id, keeping: kept } = live;
      const json = this.jsonOf(live);
      const shownTo = (viewer: Viewer): Shown => ({ position: json.position(viewer), lines: json.lines(viewer, news) });
      const shown = new Map(live.shownAt.get(peer)!.map(viewer => [viewer, shownTo(viewer)]));
      const change = { id, n, at, head, people: peopleOf(live), kept, table: json.shared(), shown };
      this.bus.say(peer, 'made', passedText(change, entries));
    } catch {
      // The move is made all the same. They hear the number, read the entries, and say what is wrong with them.
      live.shownAt.delete(peer);
    }
  }

  /** What is committed in one iteration of the event loop is told together. */
  tell(news: readonly Committed[]): void {
    for (const { id, n, status, waiting } of news) this.streams.tableChanged(id, n, status, waiting);
    if (this.untold.length === 0) setImmediate(() => this.bus.tell(this.untold.splice(0)));
    this.untold.push(...news);
  }
}
