/**
 * Looking for secrets. Everything that any reader can read while a table is played is kept, and held against the truth afterwards:
 * a position must be what the viewer's `view` shows of a world in which all that the viewer may not know is something else; facts must
 * be those for this viewer; nothing may stand beside them that the schema does not name; no marked secret may turn up anywhere.
 */
import { clone, equal, factsFor, optionsOf, pending, type Random, randomFrom, type Title, type Viewer } from '@tarsas/kernel';
import { API, EVENTS, type RouteName, routes } from '../api/routes.ts';
import { schemas } from '../api/schemas.ts';
import type { Entry, Stamped } from '../table/entry.ts';
import { type Agreed, rebuild, type Step } from '../table/play.ts';
import type { Line, Position } from '../table/position.ts';
import type { Somebody } from './running.ts';
import { titles } from './titles.ts';
import type { World } from './worlds.ts';

export interface Reader {
  name: string;
  token: string | null;
  /** Seats of the reader at the table looked at. */
  seats: readonly number[];
  /** Sat there before the game began, and knows the invitation from then. */
  hasSat?: boolean;
}

/** One answer, or one event of a stream. */
export interface Seen {
  reader: Reader;
  /** As whom the reader asked. */
  viewer: Viewer;
  from: string;
  route: RouteName | null;
  text: string;
}

/** A word that only these readers may see, before or after the table is over. */
export interface Marked {
  what: string;
  word: string;
  mayRead(reader: Reader, over: boolean): boolean;
}

export const publicReader = (name: string, token: string | null): Reader => ({ name, token, seats: [] });

const own = ({ seats }: Reader): Viewer => seats[0] ?? 'public';
const GETS = (Object.keys(routes) as RouteName[]).filter(name => routes[name].method === 'get');
const OTHERS = ['auth/get-session', 'auth/list-sessions', 'auth/list-accounts', 'openapi.json', 'docs'];

/** Everything there is to read about a table, as this reader; also under every seat, of now and of an earlier time. */
export async function readAll(base: string, table: string, reader: Reader, seats: number, at: number): Promise<Seen[]> {
  const headers: Record<string, string> = reader.token ? { authorization: `Bearer ${reader.token}` } : {};
  const asks: { route: RouteName | null; path: string; viewer: Viewer }[] = [
    ...GETS.map(route => ({ route, path: API + routes[route].path.replace(/:\w+/g, table), viewer: own(reader) })),
    ...(['mine', 'open', 'finished'] as const).map(list => ({
      route: 'tables' as const,
      path: `${API}/tables?list=${list}`,
      viewer: own(reader),
    })),
    { route: 'table', path: `${API}/tables/${table}?at=${at}`, viewer: own(reader) },
    { route: 'table', path: `${API}/tables/${table}?invite=guess`, viewer: own(reader) },
    ...[...Array(seats).keys()].flatMap(seat => [
      { route: 'table' as const, path: `${API}/tables/${table}?seat=${seat}`, viewer: seat },
      { route: 'table' as const, path: `${API}/tables/${table}?seat=${seat}&at=${at}`, viewer: seat },
      { route: 'log' as const, path: `${API}/tables/${table}/log?seat=${seat}`, viewer: seat },
    ]),
    ...titles.map(({ game }) => ({ route: 'statistics' as const, path: `${API}/games/${game.id}/statistics`, viewer: own(reader) })),
    ...OTHERS.map(path => ({ route: null, path: `${API}/${path}`, viewer: own(reader) })),
    ...['/metrics', '/healthz', '/readyz', '/'].map(path => ({ route: null, path, viewer: own(reader) })),
  ];
  return Promise.all(
    asks.map(async ({ route, path, viewer }) => {
      const answer = await fetch(base + path, { headers });
      return { reader, viewer, from: `${answer.status} ${path}`, route, text: await answer.text() };
    }),
  );
}

/** Requests that must be refused, for what their refusals tell: a closed decision, a seat of somebody else, a choice that is none. */
export async function beRefused(base: string, table: string, reader: Reader, seats: number): Promise<Seen[]> {
  const headers = { 'content-type': 'application/json', ...(reader.token && { authorization: `Bearer ${reader.token}` }) };
  const bodies = [undefined, ...Array(seats).keys()].map(seat => ({ seat, moves: [{ decision: 'closed', choice: { do: 'guess' } }] }));
  return Promise.all(
    bodies.map(async body => {
      const answer = await fetch(`${base}${API}/tables/${table}/moves`, { method: 'POST', headers, body: JSON.stringify(body) });
      if (answer.ok) throw new Error('A guess was accepted');
      const viewer = body.seat ?? own(reader);
      return { reader, viewer, from: `${answer.status} a guess as ${viewer}`, route: null, text: await answer.text() };
    }),
  );
}

/** Reads one stream as it comes, in the words of browsers or of programs, until told to stop. Where it ends before the game, it comes back as they do. */
export class Listening {
  readonly seen: Seen[] = [];
  private readonly abort = new AbortController();
  private done: Promise<void> = Promise.resolve();
  private isOver = false;
  private over: () => void = () => {};
  readonly ended = new Promise<void>(resolve => {
    this.over = resolve;
  });

  static async open(base: string, watch: string, reader: Reader, viewer: Viewer, format: 'sse' | 'lines'): Promise<Listening> {
    const listening = new Listening();
    const headers = {
      accept: format === 'lines' ? 'application/x-ndjson' : 'text/event-stream',
      ...(reader.token && { authorization: `Bearer ${reader.token}` }),
    };
    const open = async () => {
      const answer = await fetch(`${base}${EVENTS}?watch=${watch}`, { headers, signal: listening.abort.signal });
      if (!answer.ok || !answer.body) throw new Error(`${answer.status} ${await answer.text()}`);
      return answer.body;
    };
    const take = (text: string) => {
      listening.seen.push({ reader, viewer, from: `${format} ${watch}`, route: null, text });
      if (!/"status":"(over|abandoned)"/.test(text)) return;
      listening.isOver = true;
      listening.over();
    };
    const first = await open();
    const readOn = async () => {
      for (let body = first; ; body = await open()) {
        await listening.read(body, format, take).catch(() => {});
        if (listening.isOver || listening.abort.signal.aborted) return;
      }
    };
    // A reader that is refused at reconnecting hears nothing more.
    listening.done = readOn().catch(() => listening.over());
    return listening;
  }

  private async read(body: ReadableStream<Uint8Array>, format: 'sse' | 'lines', take: (text: string) => void): Promise<void> {
    const decoder = new TextDecoder();
    let rest = '';
    for await (const chunk of body) {
      const lines = (rest + decoder.decode(chunk, { stream: true })).split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines) {
        const text = format === 'lines' ? line : line.replace(/^data: /, '');
        if (text.startsWith('{')) take(text);
      }
    }
  }

  async close(): Promise<void> {
    this.abort.abort();
    await this.done;
  }
}

export interface Truth {
  title: Title;
  agreed: Agreed;
  log: readonly Stamped[];
  disguise: World['disguise'];
  marked: readonly Marked[];
}

/** The rows of a table's log, as they are stored. */
export const stampedOf = (rows: readonly { n: number; at: number; body: string }[]): Stamped[] =>
  rows.map(({ n, at, body }) => ({ n, at, entry: JSON.parse(body) as Entry }));

/** Everything that should not have been read, in words; an empty list is what we want. */
export function leaks(
  seen: readonly Seen[],
  { agreed, log, disguise, marked }: Truth,
  seed: string,
): { found: string[]; positions: number } {
  const steps = new Map<number, Step>();
  rebuild(agreed, log, undefined, ({ n }, step) => steps.set(n, step));
  const random = randomFrom(seed);
  const found: string[] = [];
  let positions = 0;
  const known = new Map<string, unknown>();
  const expected = (n: number, viewer: Viewer): unknown => {
    const key = `${n} ${viewer}`;
    if (!known.has(key)) known.set(key, disguisedPosition(agreed, steps.get(n), viewer, disguise, random));
    return known.get(key);
  };
  for (const { reader, viewer, from, route, text } of seen) {
    const say = (what: string) => found.push(`${reader.name}, ${from}: ${what}`);
    const over = /"status":"(over|abandoned)"/.test(text) || from.includes('/replay');
    for (const { what, word, mayRead } of marked) if (text.includes(word) && !mayRead(reader, over)) say(`${what} (${word})`);
    // The server's own log is lines of JSON, not an answer: it is searched for words alone.
    if (from === 'log' || !text.startsWith('{')) continue;
    const data = JSON.parse(text);
    if (route && from.startsWith('200') && !equal(schemas[route].answer.parse(data) as never, data)) say('more than its schema names');
    // The description of the API shows positions of a game that nobody plays; for everybody the same.
    if (from.endsWith('/openapi.json')) continue;
    for (const position of positionsIn(data)) {
      positions++;
      if (position.viewer !== viewer) say(`a position of ${position.viewer} instead of ${viewer}`);
      if (position.viewer !== 'public' && !reader.seats.includes(position.viewer)) say(`a position of seat ${position.viewer}`);
      const should = expected(position.n, position.viewer) as Pick<Position, 'view' | 'decisions'>;
      if (!equal(position.view as never, should.view as never))
        say(`entry ${position.n}: more than the view of ${position.viewer} may show`);
      const { decisions } = position;
      if (decisions.length > 0 && !equal(decisions as never, should.decisions as never))
        say(`entry ${position.n}: decisions tell a secret`);
    }
    for (const line of linesIn(data)) {
      const { stamped, facts } = { stamped: log.find(({ n }) => n === line.n)!, facts: steps.get(line.n)!.facts };
      if (!equal(line.facts as never, plain(factsFor(facts, viewer)) as never))
        say(`entry ${line.n}: other facts than those for ${viewer}`);
      if (stamped.entry.kind === 'order' && stamped.entry.seat !== viewer) say(`entry ${line.n}: a standing order`);
    }
  }
  return { found, positions };
}

/** As a viewer may see a world in which everything hidden from them is something else. */
function disguisedPosition({ game }: Agreed, step: Step | undefined, viewer: Viewer, disguise: World['disguise'], random: Random): unknown {
  if (!step) throw new Error('A position that never was');
  const state = clone(step.play.state);
  disguise(state, viewer, random);
  const decisions =
    step.play.status === 'playing'
      ? pending(game, state)
          .filter(({ seat }) => seat === viewer)
          .map(decision => ({ id: decision.id, waiting: decision.waiting, options: optionsOf(game, state, decision) }))
      : [];
  return plain({ view: game.view(state, viewer), decisions });
}

const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

function* positionsIn(data: unknown): Generator<Position> {
  if (typeof data !== 'object' || data === null) return;
  if ('view' in data && 'viewer' in data && 'n' in data && typeof data.n === 'number') yield data as Position;
  else for (const inner of Object.values(data)) yield* positionsIn(inner);
}

function linesIn(data: { lines?: Line[] }): Line[] {
  return data.lines ?? [];
}

/** These people answer by chance whatever they are asked; after every move `look` may look around. */
export async function playThrough(
  id: string,
  people: readonly Somebody[],
  random: Random,
  look: (n: number) => Promise<void>,
  most = Infinity,
): Promise<number> {
  const seats = await Promise.all(people.map(async person => (await person.table({ id })).table.yours));
  let { table } = await people[0].table({ id });
  for (let made = 0; ; made++) {
    await look(table.n);
    if (table.status !== 'playing' || made >= most) return made;
    const seat = table.waiting[random(table.waiting.length)];
    const person = people[seats.findIndex(mine => mine.includes(seat))];
    const { position } = await person.table({ id, seat });
    const { id: decision, options } = position!.decisions.find(({ waiting }) => waiting)!;
    ({ table } = await person.move({ id, seat, moves: [{ decision, choice: options[random(options.length)] }] }));
  }
}
