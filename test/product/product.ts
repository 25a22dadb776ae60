/**
 * The product as people start it: `npm start` in this clone, with a data folder of its own, used through nothing but HTTP. Nothing of the
 * sources is imported here, so that what is tested is what runs.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';

export const CLONE = process.cwd();

/** The caller removes it. */
export const folder = (): string => mkdtempSync(join(tmpdir(), 'tarsas-product-'));

export interface Starting {
  /** Where the embedded database is, unless the environment names another one. */
  data: string;
  env?: Record<string, string>;
  /** How it is started, and where. */
  command?: readonly [string, ...string[]];
  cwd?: string;
}

const AS_THE_README_SAYS = ['npm', 'start', '--'] as const;

export class Product {
  readonly url: string;
  /** All it has said on both streams. */
  said = '';
  private readonly child: ChildProcess;
  private readonly ended: Promise<number | string>;

  /** When it answers. */
  static async start({ data, env = {}, command = AS_THE_README_SAYS, cwd = CLONE }: Starting): Promise<Product> {
    const port = await freePort();
    const [program, ...args] = [...command, '--port', String(port), '--data-dir', data, '--lang', 'en'];
    const child = spawn(program, args, {
      cwd,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, LOG_LEVEL: 'warn', TARSAS_LIMITS: '10000', ...env },
    });
    const product = new Product(child, `http://127.0.0.1:${port}`);
    await product.answers();
    return product;
  }

  private constructor(child: ChildProcess, url: string) {
    this.child = child;
    this.url = url;
    this.ended = new Promise(resolve => child.once('exit', (status, signal) => resolve(signal ?? status ?? 0)));
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', text => {
        this.said += text;
      });
    }
  }

  private answers(): Promise<void> {
    return new Promise((resolve, reject) => {
      const look = () => {
        if (this.said.includes('answers at')) resolve();
      };
      this.child.stdout?.on('data', look);
      void this.ended.then(how => reject(new Error(`it ended (${how}) before it answered:\n${this.said}`)));
    });
  }

  /** Asks it to end, as a service manager does, and waits until it has. Returns its status, or the signal that ended it. */
  async stop(): Promise<number | string> {
    if (this.child.exitCode === null) this.child.kill('SIGTERM');
    return this.ended;
  }

  /** Takes the power away. */
  async kill(): Promise<void> {
    this.child.kill('SIGKILL');
    await this.ended;
  }
}

/** One product for all tests of a file. */
export function sharedProduct(): { readonly url: string } {
  const data = folder();
  let product: Product;
  beforeAll(async () => {
    product = await Product.start({ data });
  });
  afterAll(async () => {
    await product?.stop();
    await remove(data);
  });
  return {
    get url() {
      return product.url;
    },
  };
}

export async function remove(path: string): Promise<void> {
  rmSync(path, { recursive: true, force: true });
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  await new Promise(resolve => server.close(resolve));
  return port;
}
