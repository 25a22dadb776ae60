/** One event stream per client, for all its tables: whole positions of those it watches, short notices about the others. */
import type { Socket } from 'node:net';
import type { Seat, Viewer } from '@tarsas/kernel';
import type { Logger } from 'pino';
import type { Live, News, Watcher } from '../table/live.ts';
import type { Passed } from '../table/passed.ts';
import type { Reading } from '../table/reading.ts';
import { withOwn } from '../table/tableJson.ts';

export interface Watch {
  live: Live;
  /** The seat whose view is sent; undefined: the person's first one, or the public. */
  seat: Seat | undefined;
  /** The last entry the client has seen. */
  from: number | null;
  invite: string | undefined;
}

type EventName = 'position' | 'table' | 'chat' | 'people' | 'bye';

/** Back-pressure: a client with this many unsent bytes is disconnected. */
const TOO_FAR_BEHIND = 4_000_000;
const HEARTBEAT_MS = 25_000;

export type Format = 'sse' | 'lines';

export interface Listening {
  format: Format;
  person: string | null;
  /** Ids of the person's own tables. */
  mine: Set<string>;
  /** Whose streams it counts among. */
  owner: string;
  reading: Reading;
  log: Logger;
}

export class Stream {
  readonly person: string | null;
  readonly mine: Set<string>;
  readonly owner: string;
  private readonly out: Socket;
  private readonly format: Format;
  private readonly reading: Reading;
  private readonly log: Logger;
  private readonly watching: { watch: Watch; watcher: Watcher }[] = [];
  private open = true;

  constructor(out: Socket, { format, person, mine, owner, reading, log }: Listening) {
    this.out = out;
    this.format = format;
    this.person = person;
    this.mine = mine;
    this.owner = owner;
    this.reading = reading;
    this.log = log;
  }

  send(event: EventName, data: object): void {
    this.write(event, JSON.stringify(data));
  }

  /** An event with its data in JSON, which names it in either format; `id` is what a browser that comes back says it saw last. */
  private write(event: EventName, data: string, id = ''): void {
    if (!this.open) return;
    const text = data === '{}' ? `{"event":"${event}"}` : `{"event":"${event}",${data.slice(1)}`;
    this.out.write(this.format === 'lines' ? `${text}\n` : `event: ${event}\n${id && `id: ${id}\n`}data: ${text}\n\n`);
    if (this.out.writableLength > TOO_FAR_BEHIND) this.out.destroy();
  }

  heartbeat(): void {
    if (this.open) this.out.write(this.format === 'lines' ? '\n' : ':\n\n');
  }

  /** The position now, with what the client has missed, and from then on every change. */
  async watch(watch: Watch): Promise<void> {
    const { live, from } = watch;
    await live.exclusively(async () => {
      // Seen through another process, and we have not heard of it yet.
      if (live.isStale || (from !== null && from > live.n)) await live.refresh();
      if (!this.open) return;
      const watcher: Watcher = {
        viewer: () => this.viewerOf(watch),
        tell: (_, news) => this.tell(watch, news),
        pass: (_, passed) => this.pass(watch, passed),
        end: () => this.end(),
      };
      live.watchers.add(watcher);
      this.watching.push({ watch, watcher });
      this.show(watch, viewer => (from === null ? '[]' : JSON.stringify(this.reading.missed(live, viewer, from))));
    });
  }

  private tell(watch: Watch, news: readonly News[]): void {
    this.orEnd(() => this.show(watch, viewer => this.reading.tableJson(watch.live).lines(viewer, news)));
  }

  /** What the process that made the entries shows this viewer; if it did not know of this one, we make it ourselves. */
  private pass(watch: Watch, { table, shown, entries }: Passed): void {
    this.orEnd(() => {
      if (!this.maySee(watch)) {
        this.end();
        return;
      }
      const { live } = watch;
      const made = shown.get(this.viewerOf(watch));
      if (made) this.sendPosition(live, withOwn(table, live, this.person), made.position, made.lines);
      else this.show(watch, viewer => JSON.stringify(this.reading.missed(live, viewer, entries[0].n - 1)));
    });
  }

  /** A stream that cannot be sent an event ends, and its client reconnects and gets what it missed. */
  private orEnd(send: () => void): void {
    try {
      send();
    } catch (err) {
      this.log.error({ err }, 'a stream could not be told what happened, and ended');
      this.end();
    }
  }

  private viewerOf({ live, seat }: Watch): Viewer {
    return this.reading.viewerNow(live, this.person, seat);
  }

  /** The viewer is determined at every push: seats change hands, and a table may become private. */
  private show(watch: Watch, linesFor: (viewer: Viewer) => string): void {
    if (!this.maySee(watch)) {
      this.end();
      return;
    }
    const { live } = watch;
    const viewer = this.viewerOf(watch);
    const json = this.reading.tableJson(live);
    this.sendPosition(live, json.table(this.person), json.position(viewer), linesFor(viewer));
  }

  private sendPosition({ id, n }: Live, table: string, position: string, lines: string): void {
    this.write('position', `{"table":${table},"position":${position},"lines":${lines}}`, `${id}:${n}`);
  }

  private maySee({ live, invite }: Watch): boolean {
    return this.reading.maySee(live, this.person, invite);
  }

  watches(table: string): boolean {
    return this.watching.some(({ watch }) => watch.live.id === table && this.maySee(watch));
  }

  /** The `bye` event makes the client reconnect, to this process or another. */
  end(): void {
    if (!this.open) return;
    this.send('bye', {});
    this.closed();
    this.out.destroySoon();
  }

  closed(): void {
    this.open = false;
    for (const { watch, watcher } of this.watching.splice(0)) watch.live.watchers.delete(watcher);
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

  /** Tables whose people have a stream here. */
  ids(): string[] {
    return [...this.byTable.keys()];
  }

  isPresent = (person: string): boolean => this.byPerson.has(person);

  /** Sends a notice to the people at a table who do not watch it. */
  tableChanged(id: string, n: number, status: string, waiting: number): void {
    for (const stream of this.byTable.get(id) ?? []) {
      if (!stream.watches(id)) stream.send('table', { id, n, status, waiting: seatsIn(waiting) });
    }
  }

  /** Updates which streams get notices about a table, after its seats have changed. */
  seated(id: string, people: readonly string[]): void {
    for (const stream of [...(this.byTable.get(id) ?? [])]) {
      if (people.includes(stream.person!)) continue;
      stream.mine.delete(id);
      outOf(this.byTable, id, stream);
    }
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
    for (const stream of [...this.all]) {
      stream.end();
      this.remove(stream);
    }
  }

  close(): void {
    clearInterval(this.timer);
    this.endAll();
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
