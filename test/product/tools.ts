/** Packages that read the description of the API, in the versions that clients/package-lock.json names, installed from the registry once. */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { CLONE } from './product.ts';

export const CLIENTS = join(CLONE, 'test', 'product', 'clients');
const CACHE = join(CLONE, 'node_modules', '.cache', 'api-clients');

export interface Ended {
  status: number | null;
  said: string;
  failed: string;
}

/** A program's status and what it said; nothing it does is reported to its makers. */
export function run(program: string, args: readonly string[], cwd: string): Promise<Ended> {
  const env = { ...process.env, NO_COLOR: '1', REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true', DO_NOT_TRACK: '1' };
  const child = spawn(program, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'], shell: process.platform === 'win32' });
  const ended: Ended = { status: null, said: '', failed: '' };
  child.stdout.on('data', text => {
    ended.said += text;
  });
  child.stderr.on('data', text => {
    ended.failed += text;
  });
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', status => resolve({ ...ended, status }));
  });
}

const NO_NETWORK = /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ENETUNREACH|ETIMEDOUT|EHOSTUNREACH/;

/** The folder they are in; null where there is no registry to take them from. */
export async function tools(): Promise<string | null> {
  const lock = readFileSync(join(CLIENTS, 'package-lock.json'));
  const folder = join(CACHE, createHash('sha256').update(lock).digest('hex').slice(0, 16));
  if (existsSync(folder)) return folder;
  mkdirSync(CACHE, { recursive: true });
  const making = mkdtempSync(join(CACHE, 'making-'));
  for (const file of ['package.json', 'package-lock.json']) cpSync(join(CLIENTS, file), join(making, file));
  const { status, failed } = await run('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'], making);
  if (status === 0) {
    rmSync(folder, { recursive: true, force: true });
    renameSync(making, folder);
    return folder;
  }
  rmSync(making, { recursive: true, force: true });
  if (NO_NETWORK.test(failed) && !process.env.CI) return null;
  throw new Error(`npm ci failed in ${dirname(making)}:\n${failed}`);
}
