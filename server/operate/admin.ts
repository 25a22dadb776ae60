/**
 * Backups and offices through a running server. Only one process can open an embedded database, so the command line asks the server
 * that holds it: its address and a key lie in a file beside the database, readable by its owner alone, while the server runs.
 */
import { randomBytes } from 'node:crypto';
import { createReadStream, createWriteStream, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { rename } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Kysely } from 'kysely';
import type { Officer } from '../order/offices.ts';
import type { Database } from '../storage/database.ts';
import { sameText } from '../table/sameText.ts';
import type { Code } from '../text/index.ts';
import { Problem } from '../text/problem.ts';
import { type Counts, readBackup, writeBackup } from './backup.ts';
import { changeOffices, type OfficeWish } from './offices.ts';

export const ADMIN_BACKUP = '/admin/backup';
export const ADMIN_OFFICES = '/admin/offices';

interface Door {
  url: string;
  key: string;
}

const doorIn = (folder: string) => join(folder, 'admin.json');

export class Admin {
  private readonly folder: string;
  private readonly db: Kysely<Database>;
  private readonly key = randomBytes(32).toString('hex');
  private count = 0;

  constructor(folder: string, db: Kysely<Database>) {
    this.folder = folder;
    this.db = db;
  }

  /** Called once the server listens. If it listens on all addresses, the loopback address is written. */
  open(host: string, port: number): void {
    const near = host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host;
    const url = `http://${near.includes(':') ? `[${near}]` : near}:${port}`;
    writeFileSync(doorIn(this.folder), JSON.stringify({ url, key: this.key } satisfies Door), { mode: 0o600 });
  }

  isAllowed(proof: string | undefined): boolean {
    return sameText(proof ?? '', `Bearer ${this.key}`);
  }

  /** Written to a file first and then streamed, so that a slow reader does not keep the database busy. */
  async backup(): Promise<ReadableStream> {
    const file = join(this.folder, `backup-${process.pid}-${this.count++}.gz`);
    await writeBackup(this.db, file);
    const stream = createReadStream(file);
    stream.once('close', () => rmSync(file, { force: true }));
    return Readable.toWeb(stream) as ReadableStream;
  }

  offices(wish: OfficeWish): Promise<Officer[]> {
    return changeOffices(this.db, wish);
  }

  close(): void {
    rmSync(doorIn(this.folder), { force: true });
  }
}

export class NoServer extends Error {}

/** Asks the server that holds this folder for a backup. */
export async function backupFromServer(folder: string, file: string): Promise<Counts> {
  const answer = await knock(folder, ADMIN_BACKUP);
  if (!answer.ok || !answer.body) throw new NoServer();
  const part = `${file}.part`;
  await pipeline(Readable.fromWeb(answer.body as never), createWriteStream(part, { mode: 0o600 }));
  const counts = await readBackup(part);
  await rename(part, file);
  return counts;
}

/** Asks the server that holds this folder to change or list offices. */
export async function officesFromServer(folder: string, wish: OfficeWish): Promise<Officer[]> {
  const answer = await knock(folder, ADMIN_OFFICES, JSON.stringify(wish));
  const data = (await answer.json()) as { offices?: Officer[]; error?: { code: Code } };
  if (data.offices) return data.offices;
  if (data.error?.code === 'nobodyThere' || data.error?.code === 'noOffice')
    throw new Problem(data.error.code, 'email' in wish ? wish.email : '');
  throw new NoServer();
}

async function knock(folder: string, path: string, body = ''): Promise<Response> {
  try {
    const { url, key } = JSON.parse(readFileSync(doorIn(folder), 'utf8')) as Door;
    const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' };
    return await fetch(url + path, { method: 'POST', headers, body });
  } catch {
    // The server is starting, stopping, or an older version.
    throw new NoServer();
  }
}
