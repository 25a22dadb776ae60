/** The stream of events: `?watch=<table>` or `<table>@<seat>`, with `:<n>` for the last entry seen, several with commas; `&invite=` for a private one. */
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { Context } from 'hono';
import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { People } from '../people/people.ts';
import { type Format, Stream, type Streams } from '../push/streams.ts';
import type { Database } from '../storage/database.ts';
import type { Reading } from '../table/reading.ts';
import { Problem } from '../text/problem.ts';
import type { Env } from './app.ts';
import { costOfStream, type Limiter, networkOf, REQUEST_ID, requestId } from './guard.ts';

export interface EventParts {
  db: Kysely<Database>;
  people: People;
  reading: Reading;
  streams: Streams;
  limiter: Limiter;
  log: Logger;
}

const AT_MOST = 20;
/** Streams at one process: of a member, and of all the guests and strangers of one network. */
const OF_ONE_PERSON = 20;
const OF_ONE_NETWORK = 100;
/**
 * A proxy that compresses buffers events until a block is full. `no-transform` forbids that; Caddy 2.6 and nginx ignore it, but do not compress
 * what has a `content-encoding` already, even `identity`. nginx buffers unless `x-accel-buffering` says no.
 */
const AS_IT_COMES = {
  'cache-control': 'no-store, no-transform',
  'content-encoding': 'identity',
  'x-accel-buffering': 'no',
  'x-content-type-options': 'nosniff',
};
const WATCH = /^([0-9a-z]{1,40})(?:@(\d{1,2}))?(?::(\d{1,7}))?$/;

export async function events(c: Context<Env>, parts: EventParts, address: string): Promise<Response> {
  const { db, people, reading, streams, limiter, log } = parts;
  const me = await people.personOf(c.req.raw.headers);
  const who = { person: me?.id ?? null, guest: me?.guest ?? false, address };
  const wished = (c.req.query('watch') ?? '').split(',').filter(part => part !== '');
  await limiter.spend(who, costOfStream(wished.length));
  if (wished.length > AT_MOST) throw new Problem('badRequest', 'watch');
  const invite = c.req.query('invite');
  const seen = lastSeen(c.req.header('last-event-id'));
  const watches = await Promise.all(
    wished.map(async part => {
      const [, id, seat, from] = WATCH.exec(part) ?? [];
      if (!id) throw new Problem('badRequest', 'watch');
      const live = await reading.upToDate(id, me?.id ?? null, invite);
      const wish = seat === undefined ? undefined : Number(seat);
      // Throws where the seat is not this person's.
      reading.viewer(live, me?.id ?? null, wish);
      return { live, seat: wish, from: seen?.id === id ? seen.n : from === undefined ? null : Number(from), invite };
    }),
  );
  const owner = me && !me.guest ? me.id : networkOf(address);
  if (streams.countOf(owner) >= (owner === me?.id ? OF_ONE_PERSON : OF_ONE_NETWORK)) throw new Problem('tooManyStreams');
  const seats = me ? await db.selectFrom('seat').select('table_id').distinct().where('person_id', '=', me.id).execute() : [];

  if (c.req.method === 'HEAD') return c.body(null);
  const { outgoing } = c.env;
  const { socket } = outgoing;
  // The client has disconnected meanwhile.
  if (!socket || socket.destroyed) return RESPONSE_ALREADY_SENT;
  const format: Format = c.req.header('accept')?.includes('ndjson') ? 'lines' : 'sse';
  // The stream ends with the connection, so it needs no chunked encoding.
  outgoing.useChunkedEncodingByDefault = false;
  outgoing.shouldKeepAlive = false;
  outgoing.writeHead(200, {
    'content-type': format === 'sse' ? 'text/event-stream' : 'application/x-ndjson',
    ...AS_IT_COMES,
    [REQUEST_ID]: requestId(c),
  });
  outgoing.flushHeaders();
  const mine = new Set(seats.map(({ table_id }) => table_id));
  const stream = new Stream(socket, { format, person: me?.id ?? null, mine, owner, reading, log });
  stream.heartbeat();
  streams.add(stream);
  socket.on('close', () => streams.remove(stream));
  try {
    // Repeated watches of the same table and seat count once.
    const once = new Map(watches.map(watch => [`${watch.live.id}@${watch.seat ?? ''}`, watch]));
    for (const [i, watch] of [...once.values()].entries()) {
      // The first table at once; further ones take turns with those of other streams.
      if (i > 0) await reading.slices.turn();
      await stream.watch(watch);
    }
  } catch (err) {
    // The status is sent already: the stream ends, and the client reconnects.
    log.warn({ err, request: requestId(c) }, 'a stream could not begin, and ended');
    stream.end();
  }
  return RESPONSE_ALREADY_SENT;
}

/** A browser that connects again says which event it saw last. */
function lastSeen(header: string | undefined): { id: string; n: number } | null {
  const [, id, n] = /^([0-9a-z]{1,40}):(\d{1,7})$/.exec(header ?? '') ?? [];
  return id ? { id, n: Number(n) } : null;
}
