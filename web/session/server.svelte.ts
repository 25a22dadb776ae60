/** A table kept by the server: whole positions come by one stream of events, turns go out whole. */
import type { Game, Kind, Move, Score, Seat, Viewer } from '@tarsas/kernel';
import { ApiError } from '@tarsas/server/client';
import { type AtTable, api, type Summary } from '../app/server.svelte.ts';
import { listen, type Stream } from '../app/stream.ts';
import { closeCalls } from '../app/worker.ts';
import { type AnyView, type Hinting, type HintsUsed, type Line, type Orders, type SeatInfo, type Session, Stale } from './session.ts';

type Position = NonNullable<AtTable['position']>;
export interface TableNews {
  table: Summary;
  position: Position | null;
  lines: Line[];
}

export interface ChatMessage {
  id: number;
  name: string;
  /** The writer's; null once they have left. */
  tag: string | null;
  text: string;
  at: number;
  yours: boolean;
  /** A moderator has taken it down. */
  removed: boolean;
}

/** What the stream tells besides positions. */
export interface Hearing {
  /** Another of my tables has changed. */
  elsewhere?(news: { id: string; status: string; waiting: Seat[] }): void;
  chat?(message: ChatMessage): void;
}

/** The log as the same viewer may know it who is shown the table without asking for a seat. */
export async function linesOf(id: string): Promise<Line[]> {
  const { lines } = await api().log({ id });
  return lines as Line[];
}

export class ServerSession implements Session {
  readonly kind = 'server';
  readonly id: string;
  readonly game: Game<Kind>;
  table = $state.raw<Summary>(undefined as unknown as Summary);
  lines = $state.raw<readonly Line[]>([]);
  online = $state(true);
  private position = $state.raw<Position>(undefined as unknown as Position);
  /** By this device's clock: when the clocks in `table` were read. */
  private heardAt = $state(0);
  private stream: Stream | null = null;
  private readonly hearing: Hearing;
  private readonly past = new Map<string, Promise<AnyView>>();

  /** `at`: a table that is being played or was, with its position. */
  constructor(game: Game<Kind>, { table, position, lines }: TableNews & { position: Position }, hearing: Hearing = {}) {
    this.game = game;
    this.id = table.id;
    this.hearing = hearing;
    this.take({ table, position, lines });
    this.listen();
    addEventListener('online', this.reconnect);
    addEventListener('offline', this.lose);
  }

  /** Reconnects at once: the browser would wait a few seconds first. */
  private readonly reconnect = (): void => this.listen();
  private readonly lose = (): void => {
    this.online = false;
  };

  get seats(): SeatInfo[] {
    const isHinted = this.table.hints;
    return this.table.seats.map(({ seat, name, bot, resigned, clock, hints }) => ({
      seat,
      name,
      bot,
      resigned,
      clock: clock && { left: clock.left, since: clock.since === null ? null : this.heardAt, night: this.table.pace?.night ?? null },
      ...(isHinted && { hints }),
    }));
  }

  get mine(): readonly Seat[] {
    return this.table.yours;
  }

  get viewer(): Viewer {
    return this.position.viewer;
  }

  get status(): Session['status'] {
    return this.table.status === 'waiting' ? 'playing' : this.table.status;
  }

  get waiting(): readonly Seat[] {
    return this.position.waiting;
  }

  get n(): number {
    return this.position.n;
  }

  get view(): AnyView {
    return this.position.view as unknown as AnyView;
  }

  get proposal(): Position['proposal'] {
    return this.position.proposal;
  }

  /** What the table would take back if this viewer asked for it. */
  get takeBack(): Position['takeBack'] {
    return this.position.takeBack;
  }

  get result(): readonly Score[] | null {
    return this.table.result?.scores ?? null;
  }

  look(seat: Seat): void {
    if (seat === this.viewer || !this.mine.includes(seat)) return;
    void this.refresh(seat).then(() => this.listen());
  }

  async commit(seat: Seat, moves: readonly Move[], ends = false): Promise<void> {
    try {
      const answers = moves.map(({ decision, choice }) => ({ decision, choice }));
      const answer = await api().move({ id: this.id, seat, moves: answers, ends });
      this.take({ ...answer, lines: [] });
      void closeCalls(this.id);
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 409) throw error;
      await this.refresh(seat);
      throw new Stale(error.message);
    }
  }

  readonly orders: Orders = {
    current: async () => (await api().orders({ id: this.id })).orders.find(({ seat }) => seat === this.viewer)?.wish ?? {},
    give: async wish => {
      if (this.viewer === 'public') return;
      this.accept(await api().order({ id: this.id, seat: this.viewer, wish: Object.keys(wish).length > 0 ? wish : null }));
    },
  };

  /** Only with the leave of the table, which the server keeps: it says so with the position, and again before anything is thought about. */
  get hints(): Hinting | undefined {
    const { viewer, position } = this;
    if (!position.hints || viewer === 'public') return undefined;
    const used: HintsUsed = this.table.seats[viewer]!.hints;
    const use = async (step: keyof HintsUsed, decision: string) =>
      this.accept(await api().useHint({ id: this.id, seat: viewer, decision, step }));
    return { used, use };
  }

  /** What somebody did to the table otherwise: a proposal, an order, a resignation. */
  accept({ table, position }: AtTable): void {
    this.take({ table, position, lines: [] });
  }

  viewAt(n: number): Promise<AnyView> {
    if (n === this.n) return Promise.resolve(this.view);
    const { viewer } = this;
    const key = `${viewer}:${n}`;
    let found = this.past.get(key);
    if (!found) {
      found = api()
        .table({ id: this.id, at: n, ...(viewer !== 'public' && { seat: viewer }) })
        .then(({ position }) => position!.view as unknown as AnyView);
      found.catch(() => this.past.delete(key));
      this.past.set(key, found);
    }
    return found;
  }

  close(): void {
    this.stream?.close();
    removeEventListener('online', this.reconnect);
    removeEventListener('offline', this.lose);
  }

  private async refresh(seat: Seat): Promise<void> {
    const isOther = seat !== this.viewer;
    const { table, position } = await api().table({ id: this.id, seat });
    const { lines } = await api().log({ id: this.id, seat, after: isOther ? 0 : this.lastLine });
    if (isOther) this.lines = [];
    this.take({ table, position, lines: lines as Line[] });
  }

  private get lastLine(): number {
    return this.lines.at(-1)?.n ?? 0;
  }

  private listen(): void {
    this.stream?.close();
    this.stream = listen({
      watch: () => `${this.id}${this.viewer === 'public' ? '' : `@${this.viewer}`}:${this.lastLine}`,
      on: {
        position: (news: TableNews) => this.take(news),
        table: (news: Parameters<NonNullable<Hearing['elsewhere']>>[0]) => this.hearing.elsewhere?.(news),
        chat: ({ message }: { message: ChatMessage }) => this.hearing.chat?.(message),
      },
      online: isOnline => {
        this.online = isOnline;
      },
    });
  }

  private take({ table, position, lines }: TableNews): void {
    // Answers and events may overtake each other; entries only ever become more.
    if (position && position.n >= (this.position?.n ?? 0)) {
      this.table = table;
      this.position = position;
      this.heardAt = Date.now();
    }
    const last = this.lastLine;
    const more = lines.filter(({ n }) => n > last);
    if (more.length > 0) this.lines = [...this.lines, ...more];
  }
}
