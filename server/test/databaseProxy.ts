/** A proxy before the database that can cut its connections, swallow what is said over them, or keep back what was notified. */
import { createServer, type Server, type Socket } from 'node:net';

const NOTIFICATION = 'A'.charCodeAt(0);

export class DatabaseProxy {
  readonly url: string;
  private readonly server: Server;
  private readonly pairs = new Set<{ near: Socket; far: Socket }>();
  /** Connections that were ever opened. */
  opened = 0;
  private swallowing = false;
  private deaf = false;

  /** Before the database at this address. */
  static async open(database: string): Promise<DatabaseProxy> {
    const { connect } = await import('node:net');
    const { hostname, port } = new URL(database);
    const server = createServer();
    await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
    const address = server.address() as { port: number };
    const url = new URL(database);
    url.port = String(address.port);
    const proxy = new DatabaseProxy(server, url.href);
    server.on('connection', near => proxy.join(near, connect(Number(port), hostname)));
    return proxy;
  }

  private constructor(server: Server, url: string) {
    this.server = server;
    this.url = url;
  }

  private join(near: Socket, far: Socket): void {
    const pair = { near, far };
    this.pairs.add(pair);
    this.opened++;
    let rest: Buffer = Buffer.alloc(0);
    near.on('data', data => {
      if (!this.swallowing) far.write(data);
    });
    far.on('data', data => {
      if (this.swallowing) return;
      if (!this.deaf) return void near.write(data);
      // Whole messages: a letter, then their length with its own four bytes.
      rest = Buffer.concat([rest, data]);
      while (rest.length >= 5 && rest.length >= 1 + rest.readInt32BE(1)) {
        const size = 1 + rest.readInt32BE(1);
        if (rest[0] !== NOTIFICATION) near.write(rest.subarray(0, size));
        rest = rest.subarray(size);
      }
    });
    const end = () => {
      near.destroy();
      far.destroy();
      this.pairs.delete(pair);
    };
    for (const side of [near, far]) side.on('close', end).on('error', () => {});
  }

  /** Connections stay open, and nothing goes through any more. */
  swallow(on: boolean): void {
    this.swallowing = on;
  }

  /** As a pooler that gives each statement another connection: what is notified does not come through. */
  deafen(on: boolean): void {
    this.deaf = on;
  }

  cut(): void {
    for (const { near, far } of this.pairs) {
      near.destroy();
      far.destroy();
    }
  }

  async close(): Promise<void> {
    this.cut();
    await new Promise(resolve => this.server.close(resolve));
  }
}
