/** Somebody who plays by HTTP alone: a guest who answers at random, the same every time for the same seed. */

interface Question {
  id: string;
  waiting: boolean;
  options: object[];
}
export interface Table {
  id: string;
  status: 'waiting' | 'playing' | 'over' | 'abandoned';
  n: number;
  seats: { seat: number; name: string; bot: string | null; resigned: boolean }[];
  yours: number[];
  waiting: number[];
  result: { scores: { seat: number; points: number; rank: number }[]; resigned: number[] } | null;
  rematch: string | null;
}
interface Position {
  n: number;
  decisions: Question[];
}
interface AtTable {
  table: Table;
  position: Position | null;
}
interface NewTable {
  game: string;
  seats: number;
  options?: object;
  pace?: object;
}

export class Player {
  private readonly base: string;
  private readonly token: string;
  private random: number;

  static async guest(base: string, name: string, seed = 1): Promise<Player> {
    const { token } = (await ask(base, null, 'POST', '/me/guest', { name })) as { token: string };
    return new Player(base, token, seed);
  }

  private constructor(base: string, token: string, seed: number) {
    this.base = base;
    this.token = token;
    this.random = seed;
  }

  /** The same person at another process, or after a restart at another address. */
  at(base: string): Player {
    return new Player(base, this.token, this.random);
  }

  ask(method: string, path: string, body?: object): Promise<AtTable> {
    return ask(this.base, this.token, method, path, body) as Promise<AtTable>;
  }

  /** Opens a table, puts these bots in the seats after this person's own, and starts. */
  async tableWith(bots: readonly string[], wish: Omit<NewTable, 'seats'>): Promise<string> {
    const { table } = await this.ask('POST', '/tables', { ...wish, seats: bots.length + 1, visibility: 'link' });
    for (const [n, bot] of bots.entries()) await this.ask('PUT', `/tables/${table.id}/bots`, { seat: n + 1, bot });
    await this.ask('POST', `/tables/${table.id}/start`, {});
    return table.id;
  }

  /** Answers whatever is asked until the table is over, or until `enough` says so. Returns the table as it then is. */
  async play(id: string, enough: (table: Table) => boolean = () => false): Promise<Table> {
    const stop = new AbortController();
    try {
      for await (const { event, table, position } of this.events(id, stop.signal)) {
        if (event !== 'position' || !table) continue;
        if (table.status === 'over' || table.status === 'abandoned' || enough(table)) return table;
        const question = position?.decisions.find(({ waiting }) => waiting);
        if (question) await this.answer(id, question);
      }
    } finally {
      stop.abort();
    }
    throw new Error(`The stream of table ${id} ended before its game did`);
  }

  private async answer(id: string, { id: decision, options }: Question): Promise<void> {
    const choice = options[this.draw(options.length)];
    await this.ask('POST', `/tables/${id}/moves`, { moves: [{ decision, choice }] }).catch(error => {
      // Somebody was faster: the next event brings the position as it is now.
      if (!(error instanceof Refused && error.status === 409)) throw error;
    });
  }

  private draw(n: number): number {
    this.random = (Math.imul(this.random, 1_103_515_245) + 12_345) & 0x7fff_ffff;
    return Math.floor((this.random / 0x8000_0000) * n);
  }

  private async *events(id: string, signal: AbortSignal): AsyncGenerator<{ event: string } & Partial<AtTable>> {
    const headers = { accept: 'application/x-ndjson', authorization: `Bearer ${this.token}` };
    const answer = await fetch(`${this.base}/api/v1/events?watch=${id}`, { headers, signal });
    let rest = '';
    for await (const chunk of answer.body!.pipeThrough(new TextDecoderStream())) {
      const lines = (rest + chunk).split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines) if (line !== '') yield JSON.parse(line);
    }
  }
}

export class Refused extends Error {
  readonly status: number;
  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

async function ask(base: string, token: string | null, method: string, path: string, body?: object): Promise<unknown> {
  const headers = { 'content-type': 'application/json', ...(token !== null && { authorization: `Bearer ${token}` }) };
  const answer = await fetch(`${base}/api/v1${path}`, { method, headers, ...(body && { body: JSON.stringify(body) }) });
  const data = (await answer.json()) as { error?: { message: string } };
  if (!answer.ok) throw new Refused(answer.status, `${method} ${path}: ${answer.status} ${data.error?.message}`);
  return data;
}
