/** A server in a process of its own, that can be killed at any moment and started again. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import type { Profiler } from 'node:inspector';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { dist } from '../../scripts/artefact.mjs';
import type { Where } from '../storage/open.ts';

/** As the first line of the program says: most of what a move needs is garbage a moment later, and a larger nursery is cleared less often. */
const NURSERY = '--max-semi-space-size=64';
const MEMORY = new URL('./load/memory.mjs', import.meta.url).href;
/** As much of its last words as is told when it ends. */
const SAID = 10_000;
export const TARSAS = join(dist, 'tarsas.js');

export interface ProcessOptions {
  /** It can be asked for its memory, and for a profile. */
  measured?: boolean;
  env?: Record<string, string>;
  /** Another version of it. */
  program?: string;
  /** Told every line it logs. */
  hear?(line: string): void;
}

export class ServerProcess {
  private readonly where: Where;
  readonly port: number;
  private readonly options: ProcessOptions;
  private child: ChildProcess | null = null;
  private up: Promise<void> = Promise.resolve();
  /** Each start, until the server says that it and its database are ready: milliseconds, and those of the processor where the system tells. */
  readonly starts: { wall: number; processor: number | null }[] = [];

  constructor(where: Where, port: number, options: ProcessOptions = {}) {
    this.where = where;
    this.port = port;
    this.options = options;
  }

  get base(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  start(): Promise<void> {
    const began = performance.now();
    const folder = 'folder' in this.where ? ['--data-dir', this.where.folder] : [];
    const database = 'url' in this.where ? { DATABASE_URL: this.where.url } : { DATABASE_URL: '' };
    const env = { ...process.env, ...database, LOG_LEVEL: 'error', TARSAS_LIMITS: '1000000', ...this.options.env };
    const watched = this.options.measured ? ['--expose-gc', '--import', MEMORY] : [];
    const child = spawn(
      process.execPath,
      [NURSERY, ...watched, this.options.program ?? TARSAS, 'start', '--lang', 'en', '--port', String(this.port), ...folder],
      {
        env,
        stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      },
    );
    this.child = child;
    this.up = new Promise((resolve, reject) => {
      let said = '';
      createInterface(child.stderr!).on('line', line => {
        said = `${said}${line}\n`.slice(-SAID);
        this.options.hear?.(line);
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
  memory(): Promise<NodeJS.MemoryUsage> {
    return this.ask('memory');
  }

  /** What the processor is used for while `work` goes on. */
  async profile(work: () => Promise<void>): Promise<Profiler.Profile> {
    await this.ask('profile');
    await work();
    return this.ask('profiled');
  }

  private async ask<T>(task: string): Promise<T> {
    const answered = once(this.child!, 'message');
    this.child!.send(task);
    const [said] = (await answered) as [T];
    return said;
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
    const fields = statOf(pid);
    return (Number(fields[11]) + Number(fields[12])) * 10;
  } catch {
    return null;
  }
}

/** The fields after the name: first its state, then its parent. */
function statOf(pid: number | string): string[] {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
}

/** The same of a process with its children, those that have ended included; zero where the system does not tell. */
export function processorTimeBelow(pid: number): number {
  let sum = processorTime(pid) ?? 0;
  try {
    // Of children that have ended, and were waited for.
    const fields = statOf(pid);
    sum += (Number(fields[13]) + Number(fields[14])) * 10;
    for (const other of readdirSync('/proc').filter(name => /^\d+$/.test(name)))
      if (isChild(other, pid)) sum += processorTime(Number(other)) ?? 0;
  } catch {
    // Without /proc nothing is told.
  }
  return sum;
}

function isChild(pid: string, parent: number): boolean {
  try {
    return Number(statOf(pid)[1]) === parent;
  } catch {
    return false;
  }
}
