/** Those who play and watch, in a process of their own. Takes one order after the other from the benchmark and answers each with figures. */
import { API } from '../../api/routes.ts';
import { Caller, type Hearer, type Place, stream, type Talker, webSocket } from './wire.ts';

/** A table of Pebbles where everybody has buried: all but the last seat bid, and change their bids as often as they like. */
export interface BenchTable {
  id: string;
  /** Of its seats, and then of those who only watch. */
  tokens: string[];
  /** The question each seat is asked first; the next one has the next number. The last seat never answers. */
  decisions: string[];
}

/** The processes of a server. Everybody of a table goes to the same one, or `spread`: one after the other. */
interface Servers {
  places: readonly Place[];
  spread?: boolean;
}

export type Order =
  | ({ do: 'watch'; tables: BenchTable[]; perTable: number } & Servers)
  | { do: 'unwatch' }
  | ({ do: 'play'; tables: BenchTable[]; seconds: number; atOnce?: number } & Servers)
  | ({ do: 'pace'; tables: BenchTable[]; seconds: number; perSecond: number } & Servers)
  | { do: 'broadcast'; place: Place; tables: number; clients: number; word: string; seconds: number };

export interface Figures {
  moves: number;
  perSecond: number;
  /** How often an entry was told, per move. */
  pushes: number;
  /** Milliseconds each answer took. */
  took: number[];
}

const NOTHING: Figures = { moves: 0, perSecond: 0, pushes: 0, took: [] };
const AT_ONCE = 20;
const PACED_AT_ONCE = 200;
/** Longer than it takes to notice that another process was not heard. */
const DEAF_MS = 15_000;
let hearers: Hearer[] = [];
/** Tables come as they were when they were opened; here is how far they are. */
const known = new Map<string, BenchTable>();

function asTheyAre(tables: readonly BenchTable[]): BenchTable[] {
  for (const table of tables) if (!known.has(table.id)) known.set(table.id, table);
  return tables.map(({ id }) => known.get(id)!);
}

process.on('message', async (order: Order) => {
  process.send!(await carryOut(order));
});

async function carryOut(order: Order): Promise<Figures> {
  switch (order.do) {
    case 'watch':
      return watch(order);
    case 'unwatch':
      for (const hearer of hearers) hearer.close();
      hearers = [];
      return NOTHING;
    case 'play':
      return play(order);
    case 'pace':
      return pace(order);
    case 'broadcast':
      return broadcast(order);
  }
}

/** A few at a time: that many connections at the same moment are another kind of load. */
export async function inTurn<T, R>(items: readonly T[], work: (item: T, i: number) => Promise<R>): Promise<R[]> {
  const done: R[] = [];
  for (let from = 0; from < items.length; from += AT_ONCE)
    done.push(...(await Promise.all(items.slice(from, from + AT_ONCE).map((item, i) => work(item, from + i)))));
  return done;
}

const placeOf = ({ places, spread }: Servers, table: number, person: number): Place =>
  places[(spread ? table + person : table) % places.length];

async function watch({ tables, perTable, ...servers }: Extract<Order, { do: 'watch' }>): Promise<Figures> {
  const all = tables.flatMap(({ id, tokens }, table) =>
    Array.from({ length: perTable }, (_, person) => tokens[person]).map((token, person) => ({
      id,
      token,
      place: placeOf(servers, table, person),
    })),
  );
  hearers = await inTurn(all, ({ id, token, place }) => stream(place, `${API}/events?watch=${id}`, token));
  return NOTHING;
}

/** Connections, each of which takes one request after the other, whoever it is from. */
class Callers {
  private readonly idle: Caller[];
  private readonly waiting: ((caller: Caller) => void)[] = [];

  private constructor(all: Caller[]) {
    this.idle = all;
  }

  static async open(place: Place, count: number): Promise<Callers> {
    return new Callers(await inTurn([...Array(count).keys()], () => Caller.open(place)));
  }

  async post(path: string, token: string, body: string): Promise<{ status: number; body: string }> {
    const caller = this.idle.pop() ?? (await new Promise<Caller>(resolve => this.waiting.push(resolve)));
    const answer = await caller.post(path, token, body);
    const next = this.waiting.shift();
    if (next) next(caller);
    else this.idle.push(caller);
    return answer;
  }

  close(): void {
    for (const caller of this.idle) caller.close();
  }
}

/** One who plays all bidding seats of a table, each with its own account. */
class Player {
  private readonly table: BenchTable;
  private readonly callersOf: (person: number) => Callers;
  private made = 0;
  private last: Promise<void> = Promise.resolve();

  constructor(table: BenchTable, callersOf: (person: number) => Callers) {
    this.table = table;
    this.callersOf = callersOf;
  }

  /** Returns when the server says that the move is made; one follows the other. */
  move(): Promise<void> {
    this.last = this.last.then(() => this.next());
    return this.last;
  }

  private async next(): Promise<void> {
    const { id, tokens, decisions } = this.table;
    const seat = this.made % (decisions.length - 1);
    const choice = { do: 'bid', pebbles: this.made % 3 };
    const turn = JSON.stringify({ seat, moves: [{ decision: decisions[seat], choice }] });
    const { status, body } = await this.callersOf(seat).post(`${API}/tables/${id}/moves`, tokens[seat], turn);
    if (status !== 200) throw new Error(`A move was answered ${status}: ${body}`);
    this.made++;
    const [frame, ply] = decisions[seat].split('/');
    decisions[seat] = `${frame}/${Number(ply) + 1}`;
  }
}

/** Players of all tables, and how their connections are closed. */
async function sitDown(servers: Servers, tables: readonly BenchTable[], atOnce: number): Promise<{ players: Player[]; stand(): void }> {
  const callers = new Map<Place, Callers>();
  for (const place of servers.places) callers.set(place, await Callers.open(place, atOnce));
  const players = asTheyAre(tables).map((table, i) => new Player(table, person => callers.get(placeOf(servers, i, person))!));
  return {
    players,
    stand() {
      for (const one of callers.values()) one.close();
    },
  };
}

/** Entries that were told, to all together. Several of them may come with one message. */
const heard = () => hearers.reduce((sum, { n }) => sum + n, 0);

/** Everything must have been told before the time is taken: what is accepted and not yet told does not count. */
async function allHeard(entries: number): Promise<void> {
  const limit = performance.now() + DEAF_MS;
  while (heard() < entries) {
    if (performance.now() > limit) throw new Error(`${entries - heard()} entries were not told`);
    await new Promise(resolve => setTimeout(resolve, 1));
  }
}

/** As many moves at the same time as there are tables, and no more than `atOnce`: one table after the other gets its next move. */
async function play({ tables, seconds, atOnce = tables.length, ...servers }: Extract<Order, { do: 'play' }>): Promise<Figures> {
  const { players, stand } = await sitDown(servers, tables, atOnce);
  const before = heard();
  const perTable = hearers.length / tables.length;
  const began = performance.now();
  const took: number[] = [];
  const waiting = [...players];
  await Promise.all(
    Array.from({ length: Math.min(atOnce, players.length) }, async () => {
      while (performance.now() < began + seconds * 1_000) {
        const player = waiting.shift()!;
        const asked = performance.now();
        await player.move();
        took.push(performance.now() - asked);
        waiting.push(player);
      }
    }),
  );
  const moves = took.length;
  await allHeard(before + moves * perTable);
  const lasted = performance.now() - began;
  stand();
  return { moves, perSecond: (moves * 1_000) / lasted, pushes: (heard() - before) / moves, took };
}

/** Moves at fixed moments, whether the last ones have been answered or not. Time counts from the moment a move was due. */
async function pace({ tables, seconds, perSecond, ...servers }: Extract<Order, { do: 'pace' }>): Promise<Figures> {
  const { players, stand } = await sitDown(servers, tables, Math.min(tables.length, PACED_AT_ONCE));
  const before = heard();
  const took: number[] = [];
  const flying: Promise<void>[] = [];
  const moves = Math.round(perSecond * seconds);
  const began = performance.now();
  for (let i = 0; i < moves; i++) {
    const due = began + (i * 1_000) / perSecond;
    while (performance.now() < due) await new Promise(resolve => setTimeout(resolve, Math.max(0, due - performance.now() - 0.5)));
    flying.push(players[i % players.length].move().then(() => void took.push(performance.now() - due)));
  }
  await Promise.all(flying);
  await allHeard(before + (moves * hearers.length) / tables.length);
  const perMove = (heard() - before) / moves;
  stand();
  return { moves, perSecond: (moves * 1_000) / (performance.now() - began), pushes: perMove, took };
}

/** One client of each table says something, all of them hear their message; then it says the next thing. */
async function broadcast({ place, tables, clients, word, seconds }: Extract<Order, { do: 'broadcast' }>): Promise<Figures> {
  const rooms = await inTurn([...Array(tables).keys()], table =>
    Promise.all(Array.from({ length: clients }, () => webSocket(place, `/${table}`, word))),
  );
  const began = performance.now();
  const until = began + seconds * 1_000;
  await Promise.all(rooms.map(([talker]) => talkUntil(talker, until)));
  const moves = rooms.reduce((sum, [talker]) => sum + talker.messages, 0);
  const sockets = rooms.flat();
  const arrived = () => sockets.reduce((sum, { messages }) => sum + messages, 0);
  while (arrived() < moves * clients) await new Promise(resolve => setImmediate(resolve));
  const took = performance.now() - began;
  for (const socket of sockets) socket.close();
  return { moves, perSecond: (moves * 1_000) / took, pushes: arrived() / moves, took: [] };
}

function talkUntil(talker: Talker, until: number): Promise<void> {
  return new Promise(resolve => {
    talker.onMessage = () => (performance.now() < until ? talker.say() : resolve());
    talker.say();
  });
}
