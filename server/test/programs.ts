/** Programs of others that are tried where they are installed. Nothing here installs them. */
import { type ChildProcess, execFileSync, type SpawnOptions, spawn } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Where Debian keeps what only root used to need; not in everybody's path. */
const ALSO = ['/usr/sbin', '/usr/local/sbin', '/sbin'];

const PATIENCE_MS = 30_000;

export function findProgram(name: string): string | null {
  for (const folder of [...(process.env.PATH ?? '').split(delimiter), ...ALSO]) {
    try {
      accessSync(join(folder, name), constants.X_OK);
      return join(folder, name);
    } catch {
      // The next folder.
    }
  }
  return null;
}

/** Runs one of them to its end. */
export function runProgram(name: string, ...args: readonly string[]): void {
  execFileSync(findProgram(name) ?? name, [...args], { stdio: 'pipe' });
}

/** Which of these are not here and how to get them, in one sentence; null: all are here. */
export function missing(...names: readonly string[]): string | null {
  const absent = names.filter(name => findProgram(name) === null);
  if (absent.length === 0) return null;
  return `Not tried: ${absent.join(' and ')} ${absent.length === 1 ? 'is' : 'are'} not installed (on Debian: apt-get install ${absent.join(' ')}).`;
}

/** Prints why tests are skipped, for the person who runs them. */
export function skipped(why: string | null): boolean {
  if (why !== null) process.stderr.write(`${why}\n`);
  return why !== null;
}

/** One of them, running. */
export class Program {
  private readonly child: ChildProcess;
  private said = '';

  constructor(name: string, args: readonly string[], options: SpawnOptions = {}) {
    this.child = spawn(findProgram(name) ?? name, [...args], { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
    for (const stream of [this.child.stdout, this.child.stderr])
      stream?.on('data', text => {
        this.said += text;
      });
    this.child.once('error', error => {
      this.said += error.message;
    });
  }

  /** When it does what it is for; fails with what it has said if it ends before. */
  async until(works: () => Promise<boolean>): Promise<void> {
    const limit = performance.now() + PATIENCE_MS;
    while (!(await works().catch(() => false))) {
      if (this.hasEnded || performance.now() > limit) throw new Error(`${this.child.spawnfile} does not work: ${this.said}`);
      await new Promise(resolve => setTimeout(resolve, 50));
    }
  }

  get pid(): number {
    return this.child.pid ?? 0;
  }

  private get hasEnded(): boolean {
    return this.child.exitCode !== null || this.child.signalCode !== null || this.child.pid === undefined;
  }

  async stop(signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
    if (this.hasEnded) return;
    const ended = new Promise(resolve => this.child.once('exit', resolve));
    this.child.kill(signal);
    await ended;
  }
}
