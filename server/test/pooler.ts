/** The real pgbouncer in front of a database, in a mode that can be changed under those who are connected. */
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { freePort, unprivileged } from './postgres.ts';
import { Program } from './programs.ts';

export type Mode = 'session' | 'transaction' | 'statement';

export class Pooler {
  /** The database, through the pooler. */
  readonly url: string;
  private readonly folder: string;
  private readonly database: URL;
  private program: Program | null = null;

  private constructor(database: string, port: number) {
    this.database = new URL(database);
    const url = new URL(database);
    url.host = `127.0.0.1:${port}`;
    this.url = url.href;
    this.folder = mkdtempSync(join(tmpdir(), 'tarsas-pgbouncer-'));
    chmodSync(this.folder, 0o755);
  }

  static async open(database: string, mode: Mode): Promise<Pooler> {
    const pooler = new Pooler(database, await freePort());
    await pooler.run(mode);
    return pooler;
  }

  /** Every connection is cut; clients that reconnect find this mode. */
  async run(mode: Mode): Promise<void> {
    await this.program?.stop('SIGKILL');
    const { hostname, port, username, password } = this.database;
    const there = [`host=${hostname}`, `port=${port || 5432}`, `user=${username}`, ...(password ? [`password=${password}`] : [])];
    const settings = {
      listen_addr: '127.0.0.1',
      listen_port: new URL(this.url).port,
      unix_socket_dir: '',
      auth_type: 'any',
      pool_mode: mode,
    };
    const file = join(this.folder, 'pgbouncer.ini');
    const lines = Object.entries(settings).map(([key, value]) => `${key} = ${value}`);
    writeFileSync(file, `[databases]\n* = ${there.join(' ')}\n\n[pgbouncer]\n${lines.join('\n')}\n`);
    this.program = new Program('pgbouncer', [file], { ...unprivileged() });
    await this.program.until(async () => {
      const client = new pg.Client({ connectionString: this.url });
      await client.connect();
      await client.end();
      return true;
    });
  }

  async close(): Promise<void> {
    await this.program?.stop('SIGKILL');
    rmSync(this.folder, { recursive: true, force: true });
  }
}
