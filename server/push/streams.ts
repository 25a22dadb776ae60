/** One stream of events per client, for all its tables: whole views of those it watches, a short word about the others. */
import type { Socket } from 'node:net';
import type { Seat, Viewer } from '@tarsas/kernel';
import type { Live, Watcher } from '../table/live.ts';
import type { Reading } from '../table/reading.ts';

export interface Watch {
  live: Live;
  viewer: Viewer;
  /** The last entry the client has seen. */
  from: number | null;
}

type EventName = 'position' | 'table' | 'chat' | 'bye';

/** A reader that lets this much pile up has gone away without saying so. */
const TOO_FAR_BEHIND = 4_000_000;
const HEARTBEAT_MS = 25_000;

export type Format = 'sse' | 'lines';

export class Stream {
  readonly person: string | null;
  /** Ids of the person's own tables. */
  readonly mine: Set<string>;
  /** Whose streams it counts among. */
  readonly owner: string;
  private readonly out: Socket;
  private readonly format: Format;
  private readonly watching: { live: Live; watcher: Watcher }[] = [];
  private open = true;

  constructor(out: Socket, format: Format, person: string | null, mine: Set<string>, owner: string) {
    this.out = out;
    this.format = format;
    this.person = person;
    this.mine = mine;
    this.owner = owner;
  }

  send(event: EventName, data: object): void {
    this.write(event, JSON.stringify(data));
  }

  /** An event with its data in JSON; `id` is what a browser that comes back says it saw last. */
  private write(event: EventName, data: string, id = ''): void {
    if (!this.open) return;
    if (this.format === 'lines') this.out.write(data === '{}' ? `{"event":"${event}"}\n` : `{"event":"${event}",${data.slice(1)}\n`);
    else this.out.write(`event: ${event}\n${id && `id: ${id}\n`}data: ${data}\n\n`);
    if (this.out.writableLength > TOO_FAR_BEHIND) this.out.destroy();
  }

  heartbeat(): void {
    if (this.open) this.out.write(this.format === 'lines' ? '\n' : ':\n\n');
  }

  /** The position now, with what the client has missed, and from then on every change. */
  async watch({ live, viewer, from }: Watch, reading: Reading): Promise<void> {
    await live.exclusively(async () => {
      // Seen through another process, and we have not heard of it yet.
      if (from !== null && from > (live.play?.n ?? 0)) await live.catchUp();
      // Not further than we are: another process may have added more, and of that all who watch are told together.
      const missed = from === null ? [] : await reading.log(live, viewer, from, live.play?.n);
      this.show(live, viewer, reading, JSON.stringify(missed));
      const watcher: Watcher = {
        viewer,
        tell: (live, news) => this.show(live, viewer, reading, reading.telling(live).lines(viewer, news)),
      };
      if (!this.open) return;
      live.watchers.add(watcher);
      this.watching.push({ live, watcher });
    });
  }

  private show(live: Live, viewer: Viewer, reading: Reading, lines: string): void {
    const telling = reading.telling(live);
    const data = `{"table":${telling.table(this.person)},"position":${telling.position(viewer)},"lines":${lines}}`;
    this.write('position', data, `${live.id}:${live.play?.n ?? 0}`);
  }

  watches(table: string): boolean {
    return this.watching.some(({ live }) => live.id === table);
  }

  /** Tells the client to come back, to this process or to another. */
  end(): void {
    this.send('bye', {});
    this.closed();
    this.out.destroySoon();
  }

  closed(): void {
    this.open = false;
    for (const { live, watcher } of this.watching.splice(0)) live.watchers.delete(watcher);
  }
}

/** All streams of this process, found by person and by table. */
export class Streams {
  private readonly all = new Set<Stream>();
  private readonly byPerson = new Map<string, Set<Stream>>();
  private readonly byTable = new Map<string, Set<Stream>>();
  private readonly byOwner = new Map<string, Set<Stream>>();
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
    into(this.byOwner, stream.owner, stream);
    if (stream.person !== null) into(this.byPerson, stream.person, stream);
    for (const id of stream.mine) into(this.byTable, id, stream);
  }

  remove(stream: Stream): void {
    stream.closed();
    this.all.delete(stream);
    outOf(this.byOwner, stream.owner, stream);
    if (stream.person !== null) outOf(this.byPerson, stream.person, stream);
    for (const id of stream.mine) outOf(this.byTable, id, stream);
  }

  countOf(owner: string): number {
    return this.byOwner.get(owner)?.size ?? 0;
  }

  isPresent = (person: string): boolean => this.byPerson.has(person);

  /** Something happened at a table: a short word to those who sit there and do not watch it. */
  tableChanged(id: string, n: number, status: string, waiting: number): void {
    for (const stream of this.byTable.get(id) ?? []) {
      if (!stream.watches(id)) stream.send('table', { id, n, status, waiting: seatsIn(waiting) });
    }
  }

  /** These people sit at a table now; those who did not before hear of it from here on. */
  seated(id: string, people: readonly string[]): void {
    for (const person of people) {
      for (const stream of this.byPerson.get(person) ?? []) {
        if (stream.mine.has(id)) continue;
        stream.mine.add(id);
        into(this.byTable, id, stream);
        stream.send('table', { id, n: 0, status: 'waiting', waiting: [] });
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

const seatsIn = (bits: number): Seat[] => [...Array(32).keys()].filter(seat => ((bits >> seat) & 1) === 1);

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
