/** `fetch` over TLS as a browser does it: a certificate authority of our own, HTTP/2 or 1.1, packed answers; and from any address of this machine. */
import { type ClientHttp2Session, connect, constants } from 'node:http2';
import { request } from 'node:https';
import { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';

export type Fetch = (url: string, init?: RequestInit) => Promise<Response>;

export interface Visitor {
  fetch: Fetch;
  close(): void;
}

export interface Visit {
  /** Who has signed the certificates. */
  ca: string;
  version?: 'HTTP/1.1' | 'HTTP/2';
  /** Where the visitor comes from. */
  from?: string;
}

export function visitor({ ca, version = 'HTTP/2', from = '127.0.0.1' }: Visit): Visitor {
  const options = { ca, localAddress: from, family: 4 };
  return version === 'HTTP/2' ? overHttp2(options) : overHttp1(options);
}

type Options = { ca: string; localAddress: string; family: number };

const headersOf = (given: RequestInit['headers']) => ({ 'accept-encoding': 'gzip', ...(given as Record<string, string>) });

function overHttp2(options: Options): Visitor {
  let session: ClientHttp2Session | null = null;
  const sessionTo = (origin: string): ClientHttp2Session => {
    if (session && !session.closed && !session.destroyed) return session;
    const opened = connect(origin, options);
    // A proxy that says goodbye answers what it has taken; the next request goes over another connection.
    for (const end of ['goaway', 'close', 'error'])
      opened.on(end, () => {
        if (session === opened) session = null;
      });
    session = opened;
    return opened;
  };
  const ask: Fetch = (address, { method = 'GET', headers, body, signal } = {}) =>
    new Promise((resolve, reject) => {
      const { origin, pathname, search } = new URL(address);
      const stream = sessionTo(origin).request({ ':method': method, ':path': pathname + search, ...headersOf(headers) });
      const cancel = () => stream.close(constants.NGHTTP2_CANCEL);
      signal?.addEventListener('abort', cancel);
      stream.once('response', ({ ':status': status, ...more }) => resolve(answer(stream, status!, more)));
      stream.once('error', reject);
      stream.once('close', () => {
        signal?.removeEventListener('abort', cancel);
        reject(new Error('The connection ended before there was an answer'));
      });
      stream.end((body as string | undefined) ?? undefined);
    });
  return { fetch: ask, close: () => session?.destroy() };
}

function overHttp1(options: Options): Visitor {
  const ask: Fetch = (address, { method = 'GET', headers, body, signal } = {}) =>
    new Promise((resolve, reject) => {
      const more = { ...options, method, headers: headersOf(headers), ...(signal && { signal }) };
      const asked = request(address, more, incoming => resolve(answer(incoming, incoming.statusCode!, incoming.headers)));
      asked.once('error', reject);
      asked.end(body as string | undefined);
    });
  return { fetch: ask, close: () => {} };
}

function answer(body: Readable, status: number, given: NodeJS.Dict<string | string[]>): Response {
  const headers = new Headers();
  for (const [name, values] of Object.entries(given)) {
    if (!name.startsWith(':')) for (const value of [values ?? []].flat()) headers.append(name, value);
  }
  return new Response(Readable.toWeb(headers.get('content-encoding') === 'gzip' ? unpacked(body) : body) as never, { status, headers });
}

function unpacked(body: Readable): Readable {
  const gunzip = createGunzip();
  body.on('error', error => gunzip.destroy(error));
  return body.pipe(gunzip);
}
