/**
 * Caddy, nginx and HAProxy, set up as docs/operating.md says: of what is written there nothing is changed but addresses, ports and the places of
 * certificates. Around it everything that can be packed is packed, as on many a machine.
 */
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../../scripts/artefact.mjs';
import { freePort } from './postgres.ts';
import { Program, runProgram } from './programs.ts';
import { visitor } from './secureFetch.ts';

export const KINDS = ['caddy', 'nginx', 'haproxy'] as const;
export type Kind = (typeof KINDS)[number];

export interface Front {
  /** Where it answers. */
  base: string;
  /** Who has signed its certificate. */
  ca: string;
  stop(): Promise<void>;
}

interface Place {
  folder: string;
  port: number;
  /** Ports of what it stands in front of. */
  behind: readonly number[];
  /** Another proxy stands in front of this one and speaks TLS for it. */
  inner: boolean;
}

/** One proxy, or two of them one behind the other. */
export async function proxied([kind, next]: readonly [Kind, Kind?], servers: readonly number[]): Promise<Front> {
  if (!next) return start(kind, { behind: servers, inner: false });
  const inner = await start(next, { behind: servers, inner: true });
  try {
    const outer = await start(kind, { behind: [inner.port], inner: false });
    return { ...outer, stop: async () => void (await Promise.all([outer.stop(), inner.stop()])) };
  } catch (error) {
    await inner.stop();
    throw error;
  }
}

/** One in front of processes on this machine, without TLS. */
export const plainly = (kind: Kind, servers: readonly number[]): Promise<Pick<Front, 'base' | 'stop'>> =>
  start(kind, { behind: servers, inner: true });

async function start(kind: Kind, given: Pick<Place, 'behind' | 'inner'>): Promise<Front & { port: number }> {
  const folder = mkdtempSync(join(tmpdir(), `tarsas-${kind}-`));
  // nginx gives up its rights and still has to reach its own files.
  chmodSync(folder, 0o755);
  const place = { folder, port: await freePort(), ...given };
  const program = PROGRAMS[kind](place);
  const stop = async () => {
    await program.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  const base = `${place.inner ? 'http' : 'https'}://localhost:${place.port}`;
  const isUp = async () => {
    if (place.inner) return (await fetch(`http://127.0.0.1:${place.port}/healthz`, { headers: { host: 'localhost' } })).ok;
    const { fetch: ask, close } = visitor({ ca: authority(kind, folder) });
    return (await ask(`${base}/healthz`).finally(close)).ok;
  };
  try {
    await program.until(isUp);
    return { base, ca: place.inner ? '' : authority(kind, folder), port: place.port, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** A block of code in the documentation, by the words behind its opening fence. */
function documented(name: string): string {
  const docs = readFileSync(join(root, 'docs', 'operating.md'), 'utf8');
  const found = docs.split(`\n\`\`\`${name}\n`)[1]?.split('```')[0];
  if (!found) throw new Error(`docs/operating.md says nothing about: ${name}`);
  return found;
}

/** What is replaced must be there. */
function replaced(text: string, ...pairs: readonly (readonly [string, string])[]): string {
  return pairs.reduce((result, [from, to]) => {
    if (!result.includes(from)) throw new Error(`docs/operating.md does not say: ${from}`);
    return result.replaceAll(from, to);
  }, text);
}

/** The addresses of the documentation are those of our servers, or the second one is left out together with what stands around it. */
const addresses = ([one, two]: readonly number[], around: (address: string) => string): (readonly [string, string])[] => [
  two === undefined ? [around('127.0.0.1:8081'), ''] : ['127.0.0.1:8081', `127.0.0.1:${two}`],
  ['127.0.0.1:8080', `127.0.0.1:${one}`],
];

const PROGRAMS: Record<Kind, (place: Place) => Program> = { caddy, nginx, haproxy };

function caddy({ folder, port, behind, inner }: Place): Program {
  const site = replaced(
    documented('caddyfile'),
    ['play.example.org', inner ? `http://localhost:${port}` : `localhost:${port}`],
    ...addresses(behind, address => ` ${address}`),
    ...(inner ? [['    health_uri', `${documented('caddyfile inner')}    health_uri`] as const] : []),
  );
  const options = ['admin off', 'default_bind 127.0.0.1', 'skip_install_trust', 'auto_https disable_redirects', 'grace_period 1s'];
  const file = join(folder, 'Caddyfile');
  writeFileSync(file, `{\n${[...options, `storage file_system ${folder}`].join('\n')}\n}\n${site}`);
  return new Program('caddy', ['run', '--config', file, '--adapter', 'caddyfile'], { env: { ...process.env, HOME: folder } });
}

function nginx({ folder, port, behind, inner }: Place): Program {
  const certificate = inner ? null : certify(folder);
  const site = replaced(
    documented('nginx'),
    ['play.example.org;', 'localhost;'],
    ...addresses(behind, address => `  server ${address};\n`),
    ...(certificate
      ? ([
          ['listen 443', `listen 127.0.0.1:${port}`],
          ['/etc/ssl/play.example.org.crt', certificate.crt],
          ['/etc/ssl/play.example.org.key', certificate.key],
        ] as const)
      : ([
          ['listen 443 ssl http2', `listen 127.0.0.1:${port}`],
          ['  ssl_certificate /etc/ssl/play.example.org.crt;\n', ''],
          ['  ssl_certificate_key /etc/ssl/play.example.org.key;\n', ''],
        ] as const)),
  );
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(what => `${what}_temp_path ${join(folder, what)};`);
  const packing = ['gzip on;', 'gzip_proxied any;', 'gzip_types *;', 'gzip_min_length 1;'];
  const file = join(folder, 'nginx.conf');
  const log = join(folder, 'error.log');
  writeFileSync(
    file,
    `daemon off;\npid ${join(folder, 'pid')};\nworker_processes 1;\nevents { worker_connections 4096; }\nhttp {\naccess_log off;\n${[...temporary, ...packing].join('\n')}\n${site}}\n`,
  );
  return new Program('nginx', ['-p', folder, '-c', file, '-e', log]);
}

function haproxy({ folder, port, behind, inner }: Place): Program {
  const site = replaced(
    documented('haproxy'),
    ...addresses(behind, address => `  server two ${address}\n`),
    inner
      ? (['bind :443 ssl crt /etc/ssl/play.example.org.pem alpn h2,http/1.1', `bind 127.0.0.1:${port}`] as const)
      : (['bind :443 ssl crt /etc/ssl/play.example.org.pem', `bind 127.0.0.1:${port} ssl crt ${certify(folder).pem}`] as const),
    ['mode http', 'mode http\n  compression algo gzip\n  compression type text/event-stream application/x-ndjson application/json'],
  );
  const file = join(folder, 'haproxy.cfg');
  const more = behind.slice(2).map((server, i) => `  server more${i} 127.0.0.1:${server}\n`);
  writeFileSync(file, site + more.join(''));
  return new Program('haproxy', ['-db', '-f', file]);
}

/** A certificate for this machine's name, signed by itself. */
export function certify(folder: string): { crt: string; key: string; pem: string } {
  const [crt, key, pem] = ['crt', 'key', 'pem'].map(ending => join(folder, `localhost.${ending}`));
  const who = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
  const how = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2'];
  runProgram('openssl', 'req', '-x509', ...how, ...who, '-keyout', key, '-out', crt);
  writeFileSync(pem, readFileSync(crt, 'utf8') + readFileSync(key, 'utf8'), { mode: 0o600 });
  return { crt, key, pem };
}

/** Caddy has an authority of its own, and made it at its start. */
const authority = (kind: Kind, folder: string): string =>
  readFileSync(kind === 'caddy' ? join(folder, 'pki', 'authorities', 'local', 'root.crt') : join(folder, 'localhost.crt'), 'utf8');
