/** HTTP calls to addresses that people gave us, guarded against SSRF: none may reach the network the server stands in. */
import { lookup, promises } from 'node:dns';
import http from 'node:http';
import https from 'node:https';
import { BlockList, isIP, type LookupFunction } from 'node:net';

/** IPv4 networks that are not the internet (IANA special-purpose registry). */
const inside = new BlockList();
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  inside.addSubnet(network, bits, 'ipv4');

/** Of IPv6 only 2000::/3 is the internet, and of that not what leads to an IPv4 address (Teredo, 6to4) or is for documents. */
const global = new BlockList();
global.addSubnet('2000::', 3, 'ipv6');
for (const [network, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  inside.addSubnet(network, bits, 'ipv6');

/** Mapped (`::ffff:…`), NAT64, link-local, site-local and all others that are not global are inside, however they are written. */
export function isInside(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return inside.check(address, 'ipv4');
  // An address with a zone (`fe80::1%eth0`) is link-local.
  if (family === 0 || address.includes('%')) return true;
  return !global.check(address, 'ipv6') || inside.check(address, 'ipv6');
}

/** Resolves names and refuses those that lead inside. The connection uses the address that was checked, so DNS cannot change in between. */
export const outsideLookup =
  (resolve: typeof lookup): LookupFunction =>
  (hostname, options, callback) => {
    resolve(hostname, { ...options, all: true }, (error, addresses) => {
      const refused = error ?? (addresses.some(({ address }) => isInside(address)) ? new Error(`${hostname} is not outside`) : null);
      if (refused) return callback(refused, [] as never);
      if (options.all) return callback(null, addresses as never);
      callback(null, addresses[0].address, addresses[0].family);
    });
  };

/** Names that mean our own network whatever a resolver says: RFC 6761, 6762, 8375, and what companies use. */
const INSIDE_NAMES = /(^|\.)(localhost|local|internal|intranet|lan|home|corp|home\.arpa)\.?$/i;

/** Whether an address may be called at all, as far as its spelling tells. A URL has written decimal, octal and hexadecimal ones out already. */
export function mayCall(address: string, allowInside: boolean): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname, username, password } = new URL(address);
  if (protocol !== 'https:' && !(allowInside && protocol === 'http:')) return false;
  if (username !== '' || password !== '') return false;
  if (allowInside) return true;
  const bare = hostname.replace(/^\[|\]$/g, '');
  if (isIP(bare) !== 0) return !isInside(bare);
  return bare.includes('.') && !INSIDE_NAMES.test(bare);
}

const PATIENCE_MS = 2_000;

/** The same when a person enters the address: its name is resolved as well. A name that does not resolve yet is accepted. */
export async function mayBeGiven(
  address: string,
  allowInside: boolean,
  resolve: typeof lookup.__promisify__ = promises.lookup,
): Promise<boolean> {
  if (!mayCall(address, allowInside)) return false;
  if (allowInside) return true;
  const { hostname } = new URL(address);
  const late = new Promise<[]>(done => setTimeout(() => done([]), PATIENCE_MS).unref());
  const found = await Promise.race([resolve(hostname.replace(/^\[|\]$/g, ''), { all: true }).catch(() => []), late]);
  return !found.some(({ address }) => isInside(address));
}

/** Sends JSON and reads nothing but the status. */
export const postJson = (address: string, body: object, allowInside: boolean): Promise<number> =>
  post(address, { 'content-type': 'application/json' }, Buffer.from(JSON.stringify(body)), allowInside);

/** From DNS to the head of the answer, so that a host that sends byte by byte gets no longer. */
const TIMEOUT_MS = 5_000;

/** Sends and reads nothing but the status. */
export function post(address: string, more: Record<string, string | number>, body: Buffer | null, allowInside: boolean): Promise<number> {
  return new Promise((resolve, reject) => {
    if (!mayCall(address, allowInside)) return reject(new Error('This address may not be called'));
    const headers = { ...more, 'content-length': body?.length ?? 0, 'user-agent': 'tarsas' };
    const send = address.startsWith('https:') ? https.request : http.request;
    const options = {
      method: 'POST',
      headers,
      signal: AbortSignal.timeout(TIMEOUT_MS),
      ...(!allowInside && { lookup: outsideLookup(lookup) }),
    };
    const request = send(address, options, answer => {
      answer.destroy();
      resolve(answer.statusCode ?? 0);
    });
    request.on('error', reject);
    request.end(body);
  });
}
