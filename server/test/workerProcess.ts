/** A worker in a process of its own, as `npx tarsas work` starts it. */
import { type ChildProcess, spawn } from 'node:child_process';
import { TARSAS } from './process.ts';

export class WorkerProcess {
  private child: ChildProcess | null = null;
  private readonly url: string;
  private readonly args: readonly string[];
  logged = '';

  constructor({ url }: { url: string }, ...args: readonly string[]) {
    this.url = url;
    this.args = args;
  }

  get pid(): number {
    return this.child?.pid ?? 0;
  }

  start(): Promise<void> {
    const env = { ...process.env, DATABASE_URL: this.url, LOG_LEVEL: 'info' };
    const child = spawn(process.execPath, [TARSAS, 'work', '--lang', 'en', ...this.args], { env, stdio: ['ignore', 'pipe', 'pipe'] });
    this.child = child;
    child.stderr!.on('data', text => {
      this.logged += text;
    });
    return new Promise((resolve, reject) => {
      child.stdout!.on('data', text => {
        if (String(text).includes('works here')) resolve();
      });
      child.once('exit', (code, signal) => reject(new Error(`The worker ended (${code ?? signal}): ${this.logged.slice(-5_000)}`)));
    });
  }

  async end(signal: 'SIGKILL' | 'SIGTERM'): Promise<number | null> {
    const { child } = this;
    if (!child || child.exitCode !== null || child.signalCode !== null) return null;
    const ended = new Promise<number | null>(resolve => child.once('exit', resolve));
    child.kill(signal);
    return ended;
  }
}
