/** A server in a process of its own, that can be killed at any moment and started again. */
import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Where } from '../storage/open.ts';

export const TARSAS = fileURLToPath(new URL('../../cli/bin/tarsas.mjs', import.meta.url));

export class ServerProcess {
  private readonly where: Where;
  private readonly port: number;
  private child: ChildProcess | null = null;
  private up: Promise<void> = Promise.resolve();
  /** Milliseconds from each start to its first answer. */
  readonly starts: number[] = [];

  constructor(where: Where, port: number) {
    this.where = where;
    this.port = port;
  }

  get base(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  start(): Promise<void> {
    const began = performance.now();
    const folder = 'folder' in this.where ? ['--data-dir', this.where.folder] : [];
    const database = 'url' in this.where ? { DATABASE_URL: this.where.url } : { DATABASE_URL: '' };
    const env = { ...process.env, ...database, LOG_LEVEL: 'error', TARSAS_LIMITS: '1000000' };
    const child = spawn(process.execPath, [TARSAS, 'start', '--lang', 'en', '--port', String(this.port), ...folder], {
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.child = child;
    this.up = new Promise((resolve, reject) => {
      let said = '';
      child.stderr!.on('data', text => {
        said += text;
      });
      child.stdout!.on('data', text => {
        if (!String(text).includes('answers at')) return;
        this.starts.push(performance.now() - began);
        resolve();
      });
      child.once('exit', (code, signal) => reject(new Error(`The server ended (${code ?? signal}): ${said}`)));
    });
    this.up.catch(() => {});
    return this.up;
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
