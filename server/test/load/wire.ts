/**
 * Clients that cost as little as possible, so that on a small machine the server is measured and not those who call it: plain sockets, and
 * of every message only its frame is read. Both sides of a ratio are called by these.
 */
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

export interface Place {
  host: string;
  port: number;
}

async function open({ host, port }: Place): Promise<Socket> {
  const socket = connect(port, host);
  await once(socket, 'connect');
  return socket.setNoDelay(true);
}

/** One connection, one request at a time. */
export class Caller {
  private readonly socket: Socket;
  private readonly host: string;
  private had: Buffer = Buffer.alloc(0);
  private answered: ((answer: { status: number; body: string }) => void) | null = null;

  private constructor(socket: Socket, host: string) {
    this.socket = socket;
    this.host = host;
    socket.on('data', chunk => this.receive(chunk));
  }

  static async open(place: Place): Promise<Caller> {
    return new Caller(await open(place), place.host);
  }

  async post(path: string, token: string, body: string): Promise<{ status: number; body: string }> {
    return new Promise(resolve => {
      this.answered = resolve;
      this.socket.write(
        `POST ${path} HTTP/1.1\r\nhost: ${this.host}\r\nauthorization: Bearer ${token}\r\ncontent-type: application/json\r\ncontent-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
      );
    });
  }

  private receive(chunk: Buffer): void {
    this.had = this.had.length === 0 ? chunk : Buffer.concat([this.had, chunk]);
    const end = this.had.indexOf('\r\n\r\n');
    if (end < 0) return;
    const head = this.had.toString('latin1', 0, end);
    const [, length] = /content-length: (\d+)/i.exec(head) ?? [];
    if (length === undefined) throw new Error(`An answer without a length: ${head}`);
    const whole = end + 4 + Number(length);
    if (this.had.length < whole) return;
    const body = this.had.toString('utf8', end + 4, whole);
    this.had = this.had.subarray(whole);
    this.answered?.({ status: Number(head.slice(9, 12)), body });
  }

  close(): void {
    this.socket.destroy();
  }
}

/** The clients that receive messages, with how many and how long they were, and the last entry they have told of. */
export interface Hearer {
  messages: number;
  n: number;
  bytes: number;
  close(): void;
}

const EVENT = Buffer.from('\nid: ');
/** The id of an event: a table and an entry. */
const LONGEST_ID = 60;

/** A stream of server-sent events; of each only its id is read. */
export async function stream(place: Place, path: string, token: string): Promise<Hearer> {
  const socket = await open(place);
  const hearer = { messages: 0, n: 0, bytes: 0, close: () => socket.destroy() };
  let tail: Buffer = Buffer.alloc(0);
  socket.on('data', chunk => {
    hearer.bytes += chunk.length;
    const text = tail.length === 0 ? chunk : Buffer.concat([tail, chunk]);
    let from = 0;
    for (let at = text.indexOf(EVENT); at >= 0; at = text.indexOf(EVENT, from)) {
      const [, n] = /^[^:]*:(\d+)\n/.exec(text.toString('latin1', at + EVENT.length, at + EVENT.length + LONGEST_ID)) ?? [];
      if (n === undefined) {
        tail = Buffer.from(text.subarray(at));
        return;
      }
      hearer.messages++;
      hearer.n = Number(n);
      from = at + EVENT.length;
    }
    tail = Buffer.from(text.subarray(Math.max(from, text.length - EVENT.length + 1)));
  });
  socket.write(`GET ${path} HTTP/1.1\r\nhost: ${place.host}\r\nauthorization: Bearer ${token}\r\naccept: text/event-stream\r\n\r\n`);
  const [first] = (await once(socket, 'data')) as [Buffer];
  if (!first.toString('latin1').startsWith('HTTP/1.1 200'))
    throw new Error(`A stream was answered ${first.toString('latin1').slice(0, 500)}`);
  while (hearer.messages === 0) await once(socket, 'data');
  return hearer;
}

/** A WebSocket that can say one thing. */
export interface Talker extends Hearer {
  say(): void;
  /** Called for every message. */
  onMessage: () => void;
}

export async function webSocket(place: Place, path: string, word: string): Promise<Talker> {
  const socket = await open(place);
  const key = randomBytes(16).toString('base64');
  socket.write(
    `GET ${path} HTTP/1.1\r\nhost: ${place.host}\r\nupgrade: websocket\r\nconnection: Upgrade\r\nsec-websocket-version: 13\r\nsec-websocket-key: ${key}\r\n\r\n`,
  );
  const [answer] = (await once(socket, 'data')) as [Buffer];
  if (!answer.toString('latin1').startsWith('HTTP/1.1 101')) throw new Error(answer.toString('latin1'));
  const frame = masked(word);
  const talker: Talker = {
    messages: 0,
    n: 0,
    bytes: 0,
    onMessage: () => {},
    say: () => void socket.write(frame),
    close: () => socket.destroy(),
  };
  /** Bytes of the present frame that are still to come, and a head that came in two parts. */
  let missing = 0;
  let head: Buffer = Buffer.alloc(0);
  socket.on('data', chunk => {
    talker.bytes += chunk.length;
    let rest = head.length === 0 ? chunk : Buffer.concat([head, chunk]);
    head = Buffer.alloc(0);
    while (rest.length > 0) {
      if (missing === 0) {
        const size = frameSize(rest);
        if (size === null) {
          head = rest;
          return;
        }
        missing = size;
      }
      const taken = Math.min(missing, rest.length);
      missing -= taken;
      rest = rest.subarray(taken);
      if (missing > 0) return;
      talker.messages++;
      talker.onMessage();
    }
  });
  return talker;
}

/** Head and body of the frame that begins here; null: not enough of it is there to tell. */
function frameSize(at: Buffer): number | null {
  if (at.length < 2) return null;
  const length = at[1] & 0x7f;
  if (length < 126) return 2 + length;
  if (length === 126) return at.length < 4 ? null : 4 + at.readUInt16BE(2);
  return at.length < 10 ? null : 10 + Number(at.readBigUInt64BE(2));
}

/** What a client says must be masked; a mask of zeros leaves it as it is. */
function masked(word: string): Buffer {
  const body = Buffer.from(word);
  if (body.length < 126) return Buffer.concat([Buffer.from([0x81, 0x80 | body.length, 0, 0, 0, 0]), body]);
  return Buffer.concat([Buffer.from([0x81, 0xfe, body.length >> 8, body.length & 0xff, 0, 0, 0, 0]), body]);
}
