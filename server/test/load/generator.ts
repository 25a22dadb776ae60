/** Those who play and watch, in a process of their own. Takes one order after the other from the benchmark and answers each with figures. */
import { API } from '../../api/routes.ts';
import { Caller, type Hearer, type Place, stream, type Talker, webSocket } from './wire.ts';

/** A table of Pebbles where everybody has buried: all but the last seat bid, and change their bids as often as they like. */
export interface BenchTable {
  id: string;
  tokens: string[];
  /** The question each seat is asked first; the next one has the next number. */
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
  | ({ do: 'play'; tables: BenchTable[]; seconds: number } & Servers)
  | ({ do: 'pace'; tables: BenchTable[]; seconds: number; perSecond: number } & Servers)
  | { do: 'broadcast'; place: Place; tables: number; clients: number; word: string; seconds: number };

export interface Figures {
  moves: number;
  perSecond: number;
  /** Messages that arrived, per move. */
  pushes: number;
  /** Milliseconds each answer took. */
  took: number[];
}

const NOTHING: Figures = { moves: 0, perSecond: 0, pushes: 0, took: [] };
const AT_ONCE = 20;
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
    tokens.slice(0, perTable).map((token, person) => ({ id, token, place: placeOf(servers, table, person) })),
  );
  hearers = await inTurn(all, ({ id, token, place }) => stream(place, `${API}/events?watch=${id}`, token));
  return NOTHING;
}

/** One who plays all bidding seats of a table, each with its own account. */
class Player {
  private readonly table: BenchTable;
  private readonly callers: Caller[];
  private made = 0;

  private constructor(table: BenchTable, callers: Caller[]) {
    this.table = table;
    this.callers = callers;
  }

  static async sit(servers: Servers, table: BenchTable, i: number): Promise<Player> {
    const bidding = table.tokens.slice(0, -1);
    return new Player(table, await Promise.all(bidding.map((token, person) => Caller.open(placeOf(servers, i, person), token))));
  }

  /** Returns when the server says that the move is made. */
  async move(): Promise<void> {
    const { id, decisions } = this.table;
    const seat = this.made % this.callers.length;
    const choice = { do: 'bid', pebbles: this.made % 3 };
    const turn = JSON.stringify({ seat, moves: [{ decision: decisions[seat], choice }] });
    const { status, body } = await this.callers[seat].post(`${API}/tables/${id}/moves`, turn);
    if (status !== 200) throw new Error(`A move was answered ${status}: ${body}`);
    this.made++;
    const [frame, ply] = decisions[seat].split('/');
    decisions[seat] = `${frame}/${Number(ply) + 1}`;
  }

  stand(): void {
    for (const caller of this.callers) caller.close();
  }
}

const heard = () => hearers.reduce((sum, { messages }) => sum + messages, 0);

/** Every message must have arrived before the time is taken: what is accepted and not yet told does not count. */
async function allHeard(messages: number): Promise<void> {
  while (heard() < messages) await new Promise(resolve => setImmediate(resolve));
}

async function play({ tables, seconds, ...servers }: Extract<Order, { do: 'play' }>): Promise<Figures> {
  const players = await inTurn(asTheyAre(tables), (table, i) => Player.sit(servers, table, i));
  const before = heard();
  const perTable = hearers.length / tables.length;
  const began = performance.now();
  const counts = await Promise.all(
    players.map(async player => {
      let made = 0;
      for (; performance.now() < began + seconds * 1_000; made++) await player.move();
      return made;
    }),
  );
  const moves = counts.reduce((a, b) => a + b);
  await allHeard(before + moves * perTable);
  const took = performance.now() - began;
  for (const player of players) player.stand();
  return { moves, perSecond: (moves * 1_000) / took, pushes: (heard() - before) / moves, took: [] };
}

/** Moves at fixed moments, whether the last ones have been answered or not. Time counts from the moment a move was due. */
async function pace({ tables, seconds, perSecond, ...servers }: Extract<Order, { do: 'pace' }>): Promise<Figures> {
  const players = await inTurn(asTheyAre(tables), (table, i) => Player.sit(servers, table, i));
  const before = heard();
  const took: number[] = [];
  const flying: Promise<void>[] = [];
  const moves = perSecond * seconds;
  const began = performance.now();
  for (let i = 0; i < moves; i++) {
    const due = began + (i * 1_000) / perSecond;
    while (performance.now() < due) await new Promise(resolve => setTimeout(resolve, Math.max(0, due - performance.now() - 0.5)));
    flying.push(players[i % players.length].move().then(() => void took.push(performance.now() - due)));
  }
  await Promise.all(flying);
  await allHeard(before + (moves * hearers.length) / tables.length);
  const perMove = (heard() - before) / moves;
  for (const player of players) player.stand();
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
