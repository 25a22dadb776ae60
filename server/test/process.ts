/** A server in a process of its own, that can be killed at any moment and started again. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { dist } from '../../scripts/artefact.mjs';
import type { Where } from '../storage/open.ts';

/** As the first line of the program says: most of what a move needs is garbage a moment later, and a larger nursery is cleared less often. */
const NURSERY = '--max-semi-space-size=64';
const MEMORY = new URL('./load/memory.mjs', import.meta.url).href;
export const TARSAS = join(dist, 'tarsas.js');

export class ServerProcess {
  private readonly where: Where;
  private readonly port: number;
  private readonly measured: boolean;
  private readonly env: NodeJS.ProcessEnv;
  private child: ChildProcess | null = null;
  private up: Promise<void> = Promise.resolve();
  /** Each start, until the server says that it and its database are ready: milliseconds, and those of the processor where the system tells. */
  readonly starts: { wall: number; processor: number | null }[] = [];

  /** `measured`: it can be asked for its memory. `env`: further settings. */
  constructor(where: Where, port: number, measured = false, env: NodeJS.ProcessEnv = {}) {
    this.where = where;
    this.port = port;
    this.measured = measured;
    this.env = env;
  }

  get base(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  start(): Promise<void> {
    const began = performance.now();
    const folder = 'folder' in this.where ? ['--data-dir', this.where.folder] : [];
    const database = 'url' in this.where ? { DATABASE_URL: this.where.url } : { DATABASE_URL: '' };
    const env = { ...process.env, ...database, LOG_LEVEL: 'error', TARSAS_LIMITS: '1000000', ...this.env };
    const watched = this.measured ? ['--expose-gc', '--import', MEMORY] : [];
    const child = spawn(process.execPath, [NURSERY, ...watched, TARSAS, 'start', '--lang', 'en', '--port', String(this.port), ...folder], {
      env,
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    this.child = child;
    this.up = new Promise((resolve, reject) => {
      let said = '';
      child.stderr!.on('data', text => {
        said += text;
      });
      child.stdout!.on('data', text => {
        if (!String(text).includes('answers at')) return;
        this.isReady().then(() => {
          this.starts.push({ wall: performance.now() - began, processor: processorTime(child.pid!) });
          resolve();
        }, reject);
      });
      child.once('exit', (code, signal) => reject(new Error(`The server ended (${code ?? signal}): ${said}`)));
    });
    this.up.catch(() => {});
    return this.up;
  }

  private async isReady(): Promise<void> {
    const answer = await fetch(`${this.base}/readyz`);
    if (!answer.ok) throw new Error(`The server is not ready: ${answer.status}`);
  }

  get pid(): number {
    return this.child?.pid ?? 0;
  }

  /** What is really in use, after everything that is not has been thrown away. */
  async memory(): Promise<NodeJS.MemoryUsage> {
    const answered = once(this.child!, 'message');
    this.child!.send('memory');
    const [usage] = (await answered) as [NodeJS.MemoryUsage];
    return usage;
  }

  /** When it answers again. */
  async ready(): Promise<void> {
    await this.up;
  }

  async end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
    const { child } = this;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = new Promise(resolve => child.once('exit', resolve));
    child.kill(signal);
    await ended;
  }

  async restart(): Promise<void> {
    await this.end('SIGKILL');
    await this.start();
  }
}

/** Milliseconds of the processor that a process has used so far; null where the system does not tell. */
export function processorTime(pid: number): number | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return (Number(fields[11]) + Number(fields[12])) * 10;
  } catch {
    return null;
  }
}
