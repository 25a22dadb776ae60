/** Ways between processes for tests: one that loses what it is told to lose, and a NATS server. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'vitest';
import type { Wire } from '../push/bus.ts';
import { NatsWire } from '../push/natsWire.ts';
import { freePort } from './postgres.ts';
import { missing, Program, skipped } from './programs.ts';
import { certify } from './proxies.ts';

export const noNats = skipped(missing('nats-server'));

/** A wire that can lose what is told of tables, or die. */
export class Faulty implements Wire {
  readonly most: number;
  readonly isDirect: boolean;
  readonly wire: Wire;
  loses = false;
  isDead = false;

  constructor(wire: Wire) {
    this.wire = wire;
    this.most = wire.most;
    this.isDirect = wire.isDirect;
  }

  open: Wire['open'] = (me, hear, reopened) => this.wire.open(me, hear, reopened);
  async send(texts: readonly string[], to?: string): Promise<void> {
    for (const text of texts) expect(Buffer.byteLength(text)).toBeLessThanOrEqual(this.most);
    if (!this.isDead)
      await this.wire.send(
        texts.filter(text => !this.loses || !/^(entries|made) /.test(text)),
        to,
      );
  }
  unheard = () => this.wire.unheard();
  reopen = () => this.wire.reopen();
  close = () => this.wire.close();
}

/** With a name and a password, and where asked for with TLS. */
export async function natsServer(closing: (() => Promise<void>)[], { tls = false } = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'tarsas-nats-'));
  closing.push(async () => rmSync(folder, { recursive: true, force: true }));
  const port = await freePort();
  const { crt, key } = tls ? certify(folder) : { crt: '', key: '' };
  const secured = tls ? ['--tls', '--tlscert', crt, '--tlskey', key] : [];
  const nats = { url: `${tls ? 'tls' : 'nats'}://anna:a%20secret@localhost:${port}`, ca: tls ? crt : null };
  const start = async () => {
    const args = ['--addr', '127.0.0.1', '--port', String(port), '--user', 'anna', '--pass', 'a secret', ...secured];
    const program = new Program('nats-server', args);
    await program.until(async () => {
      const wire = new NatsWire(nats, 'tarsas.try');
      await wire.open(
        'me',
        () => {},
        () => {},
      );
      await wire.close();
      return true;
    });
    return program;
  };
  const server = { nats, program: await start(), start };
  closing.push(() => server.program.stop());
  return server;
}
