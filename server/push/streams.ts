/** One stream of events per client, for all its tables: whole views of those it watches, a short word about the others. */
import type { ServerResponse } from 'node:http';
import type { Seat, Viewer } from '@tarsas/kernel';
import type { Live, News, Watcher } from '../table/live.ts';
import { lineFor, positionFor } from '../table/position.ts';
import type { Reading } from '../table/reading.ts';

export interface Watch {
  live: Live;
  viewer: Viewer;
  /** The last entry the client has seen. */
  from: number | null;
}

export type StreamEvent = { event: 'position'; id: string; data: object } | { event: 'table' | 'chat' | 'bye'; data: object };

/** A reader that lets this much pile up has gone away without saying so. */
const TOO_FAR_BEHIND = 4_000_000;
const HEARTBEAT_MS = 25_000;

export type Format = 'sse' | 'lines';

export class Stream {
  readonly person: string | null;
  /** Ids of the person's own tables. */
  readonly mine: Set<string>;
  private readonly out: ServerResponse;
  private readonly format: Format;
  private readonly watching: { live: Live; watcher: Watcher }[] = [];
  private open = true;

  constructor(out: ServerResponse, format: Format, person: string | null, mine: Set<string>) {
    this.out = out;
    this.format = format;
    this.person = person;
    this.mine = mine;
  }

  send(event: StreamEvent): void {
    if (!this.open) return;
    this.out.write(this.format === 'lines' ? asLine(event) : asEvent(event));
    if (this.out.writableLength > TOO_FAR_BEHIND) this.out.destroy();
  }

  heartbeat(): void {
    if (this.open) this.out.write(this.format === 'lines' ? '\n' : ':\n\n');
  }

  /** The position now, with what the client has missed, and from then on every change. */
  async watch({ live, viewer, from }: Watch, reading: Reading): Promise<void> {
    await live.exclusively(async () => {
      const lines = from === null ? [] : await reading.log(live, viewer, from);
      this.send(positionEvent(live, viewer, this.person, reading, lines));
      const watcher: Watcher = {
        viewer,
        tell: (live, news) => this.send(newsEvent(live, viewer, this.person, reading, news)),
      };
      if (!this.open) return;
      live.watchers.add(watcher);
      this.watching.push({ live, watcher });
    });
  }

  watches(table: string): boolean {
    return this.watching.some(({ live }) => live.id === table);
  }

  /** Tells the client to come back, to this process or to another. */
  end(): void {
    this.send({ event: 'bye', data: {} });
    this.closed();
    this.out.end();
  }

  closed(): void {
    this.open = false;
    for (const { live, watcher } of this.watching.splice(0)) live.watchers.delete(watcher);
  }
}

const asLine = ({ event, data }: StreamEvent) => `${JSON.stringify({ event, ...data })}\n`;

function asEvent(event: StreamEvent): string {
  const id = 'id' in event ? `id: ${event.id}\n` : '';
  return `event: ${event.event}\n${id}data: ${JSON.stringify(event.data)}\n\n`;
}

const newsEvent = (live: Live, viewer: Viewer, person: string | null, reading: Reading, news: readonly News[]): StreamEvent =>
  positionEvent(
    live,
    viewer,
    person,
    reading,
    news.flatMap(({ stamped, step }) => lineFor(stamped, step, viewer) ?? []),
  );

function positionEvent(live: Live, viewer: Viewer, person: string | null, reading: Reading, lines: object[]): StreamEvent {
  const table = reading.summary(live, person);
  const position = live.play && positionFor(live.agreed, live.play, viewer);
  return { event: 'position', id: `${live.id}:${table.n}`, data: { table, position, lines } };
}

/** All streams of this process, found by person and by table. */
export class Streams {
  private readonly all = new Set<Stream>();
  private readonly byPerson = new Map<string, Set<Stream>>();
  private readonly byTable = new Map<string, Set<Stream>>();
  private readonly timer: NodeJS.Timeout;

  constructor() {
    this.timer = setInterval(() => {
      for (const stream of this.all) stream.heartbeat();
    }, HEARTBEAT_MS);
    this.timer.unref();
  }

  get size(): number {
    return this.all.size;
  }

  add(stream: Stream): void {
    this.all.add(stream);
    if (stream.person !== null) into(this.byPerson, stream.person, stream);
    for (const id of stream.mine) into(this.byTable, id, stream);
  }

  remove(stream: Stream): void {
    stream.closed();
    this.all.delete(stream);
    if (stream.person !== null) outOf(this.byPerson, stream.person, stream);
    for (const id of stream.mine) outOf(this.byTable, id, stream);
  }

  isPresent = (person: string): boolean => this.byPerson.has(person);

  /** Something happened at a table: a short word to those who sit there and do not watch it. */
  tableChanged(id: string, n: number, status: string, waiting: Seat[]): void {
    for (const stream of this.byTable.get(id) ?? []) {
      if (!stream.watches(id)) stream.send({ event: 'table', data: { id, n, status, waiting } });
    }
  }

  /** These people sit at a table now; those who did not before hear of it from here on. */
  seated(id: string, people: readonly string[]): void {
    for (const person of people) {
      for (const stream of this.byPerson.get(person) ?? []) {
        if (stream.mine.has(id)) continue;
        stream.mine.add(id);
        into(this.byTable, id, stream);
        stream.send({ event: 'table', data: { id, n: 0, status: 'waiting', waiting: [] } });
      }
    }
  }

  forPerson(person: string): Stream[] {
    return [...(this.byPerson.get(person) ?? [])];
  }

  watching(table: string): Stream[] {
    return [...this.all].filter(stream => stream.watches(table));
  }

  endAll(): void {
    clearInterval(this.timer);
    for (const stream of [...this.all]) {
      stream.end();
      this.remove(stream);
    }
  }
}

function into(index: Map<string, Set<Stream>>, key: string, stream: Stream): void {
  const found = index.get(key);
  if (found) found.add(stream);
  else index.set(key, new Set([stream]));
}

function outOf(index: Map<string, Set<Stream>>, key: string, stream: Stream): void {
  const found = index.get(key);
  found?.delete(stream);
  if (found?.size === 0) index.delete(key);
}
