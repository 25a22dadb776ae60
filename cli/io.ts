/** Input and output of the command line. Tests pass their own. */
import { createInterface, type Interface } from 'node:readline';

export interface Io {
  out(line: string): void;
  err(line: string): void;
  /** How far long work has come. Overwrites itself on a terminal, says nothing in a pipe. */
  progress(line: string): void;
  /** The next line typed, or null when there will be none: the input has ended, or Ctrl-C was pressed. */
  ask(prompt: string): Promise<string | null>;
  /** Hides what stands on the screen from the next person at it. */
  clear(): void;
  /** Whether a person sits there. */
  readonly person: boolean;
  /** How many letters fit in a line; in a pipe any number. */
  readonly width: number;
  readonly env: Readonly<Record<string, string | undefined>>;
  close(): void;
}

const CLEAR_LINE = '\r\x1b[K';
const CLEAR_SCREEN = '\x1b[2J\x1b[3J\x1b[H';

/** Reads lines of standard input; `hear` gets null at its end, or when Ctrl-C is pressed. */
function openReader(hear: (line: string | null) => void): Interface {
  const { stdin, stdout } = process;
  const reader = createInterface({ input: stdin, output: stdout, terminal: Boolean(stdin.isTTY && stdout.isTTY) });
  reader.on('line', hear);
  reader.on('close', () => hear(null));
  const interrupt = () => {
    if (stdout.isTTY) stdout.write('\n');
    reader.close();
  };
  // On a terminal readline gets Ctrl-C, in a pipe the process gets SIGINT.
  reader.on('SIGINT', interrupt);
  process.once('SIGINT', interrupt);
  process.once('SIGTERM', interrupt);
  return reader;
}

export function terminal(): Io {
  const { stdin, stdout, stderr } = process;
  const lines: string[] = [];
  let reader: Interface | null = null;
  let waiting: ((line: string | null) => void) | null = null;
  let ended = false;
  let showing = false;

  // EPIPE is no error: the reader of a pipe may stop (`tarsas … | head`).
  stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') process.exit(0);
    throw error;
  });

  const hear = (line: string | null) => {
    if (line === null) ended = true;
    if (waiting) waiting(line);
    else if (line !== null) lines.push(line);
    waiting = null;
  };
  const settle = () => {
    if (showing) stderr.write(CLEAR_LINE);
    showing = false;
  };

  return {
    out(line) {
      settle();
      stdout.write(`${line}\n`);
    },
    err(line) {
      settle();
      stderr.write(`${line}\n`);
    },
    progress(line) {
      if (!stderr.isTTY) return;
      stderr.write(CLEAR_LINE + line);
      showing = true;
    },
    ask(prompt) {
      reader ??= openReader(hear);
      if (!ended && this.person) {
        reader.setPrompt(prompt);
        reader.prompt();
      }
      const line = lines.shift();
      if (line !== undefined || ended) return Promise.resolve(line ?? null);
      return new Promise(resolve => {
        waiting = resolve;
      });
    },
    clear() {
      if (stdout.isTTY) stdout.write(CLEAR_SCREEN);
    },
    person: Boolean(stdin.isTTY && stdout.isTTY),
    get width() {
      return stdout.columns ?? Number.POSITIVE_INFINITY;
    },
    env: process.env,
    close: () => reader?.close(),
  };
}
