/** Calls to addresses that people gave us. They must not become a way into the network the server stands in. */
import { lookup } from 'node:dns';
import http from 'node:http';
import https from 'node:https';
import { BlockList, isIP, type LookupFunction } from 'node:net';

const inside = new BlockList();
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const)
  inside.addSubnet(network, bits, 'ipv4');
for (const [network, bits] of [
  ['::', 127],
  ['64:ff9b::', 96],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const)
  inside.addSubnet(network, bits, 'ipv6');

/** IPv4 addresses written as IPv6 are looked at as what they are. */
export function isInside(address: string): boolean {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return isInside(mapped);
  const family = isIP(address);
  if (family === 0) return true;
  return /^::ffff:/i.test(address) || inside.check(address, family === 4 ? 'ipv4' : 'ipv6');
}

/** Resolves names and refuses those that lead inside; the connection goes to the very address that was looked at. */
const outsideLookup: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    const refused = error ?? (addresses.some(({ address }) => isInside(address)) ? new Error(`${hostname} is not outside`) : null);
    if (refused) return callback(refused, [] as never);
    if (options.all) return callback(null, addresses as never);
    callback(null, addresses[0].address, addresses[0].family);
  });
};

export function mayCall(address: string, allowInside: boolean): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname, username } = new URL(address);
  if (protocol !== 'https:' && !(allowInside && protocol === 'http:')) return false;
  const bare = hostname.replace(/^\[|\]$/g, '');
  return username === '' && (allowInside || isIP(bare) === 0 || !isInside(bare));
}

/** Sends JSON and reads nothing but the status. */
export const postJson = (address: string, body: object, allowInside: boolean): Promise<number> =>
  post(address, { 'content-type': 'application/json' }, Buffer.from(JSON.stringify(body)), allowInside);

/** From the look-up of its name to the head of its answer: an address that sends sign by sign gets no longer. */
const TIMEOUT_MS = 5_000;

/** Sends and reads nothing but the status. */
export function post(address: string, more: Record<string, string | number>, body: Buffer | null, allowInside: boolean): Promise<number> {
  return new Promise((resolve, reject) => {
    if (!mayCall(address, allowInside)) return reject(new Error('This address may not be called'));
    const headers = { ...more, 'content-length': body?.length ?? 0, 'user-agent': 'tarsas' };
    const send = address.startsWith('https:') ? https.request : http.request;
    const options = { method: 'POST', headers, signal: AbortSignal.timeout(TIMEOUT_MS), ...(!allowInside && { lookup: outsideLookup }) };
    const request = send(address, options, answer => {
      answer.destroy();
      resolve(answer.statusCode ?? 0);
    });
    request.on('error', reject);
    request.end(body);
  });
}
