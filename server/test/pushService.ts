/** A push service and a browser behind it: takes sealed messages over HTTP, checks who sent them, and opens them (RFC 8291, RFC 8292). */
import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Sink } from './running.ts';

export class PushService {
  /** Opened messages, as text. */
  readonly messages = new Sink();
  /** Paths that were called. */
  readonly calls: string[] = [];
  readonly headers: IncomingHttpHeaders[] = [];
  private readonly browser = createECDH('prime256v1');
  private readonly auth = randomBytes(16);
  private readonly server: Server;

  private constructor() {
    this.browser.generateKeys();
    this.server = createServer((request, answer) => {
      const chunks: Buffer[] = [];
      request.on('data', chunk => chunks.push(chunk));
      request.on('end', () => {
        this.calls.push(request.url ?? '');
        this.headers.push(request.headers);
        if (request.url === '/gone') return answer.writeHead(410).end();
        answer.writeHead(201).end();
        this.messages.take(this.open(Buffer.concat(chunks)));
      });
    });
  }

  static async start(): Promise<PushService> {
    const service = new PushService();
    await new Promise<void>(resolve => service.server.listen(0, '127.0.0.1', resolve));
    return service;
  }

  get origin(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  /** What a browser hands to the page. */
  subscription(path: string) {
    const keys = { p256dh: this.browser.getPublicKey('base64url'), auth: this.auth.toString('base64url') };
    return { endpoint: this.origin + path, keys };
  }

  private open(body: Buffer): string {
    const salt = body.subarray(0, 16);
    const from = body.subarray(21, 21 + body[20]);
    const sealed = body.subarray(21 + body[20]);
    const derive = (secret: Buffer, salt: Buffer, info: Buffer, length: number) =>
      Buffer.from(hkdfSync('sha256', secret, salt, info, length));
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), this.browser.getPublicKey(), from]);
    const secret = derive(this.browser.computeSecret(from), this.auth, info, 32);
    const key = derive(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
    const nonce = derive(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
    const decipher = createDecipheriv('aes-128-gcm', key, nonce);
    decipher.setAuthTag(sealed.subarray(-16));
    const padded = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
    return padded.subarray(0, padded.lastIndexOf(2)).toString();
  }

  /** The public key with which the sender has proved itself, or an error. */
  senderOf(headers: IncomingHttpHeaders): string {
    const [, token, key] = /^vapid t=(\S+), ?k=(\S+)$/.exec(headers.authorization ?? '') ?? [];
    const [head, claims, signature] = token.split('.');
    const point = Buffer.from(key, 'base64url');
    const [x, y] = [point.subarray(1, 33), point.subarray(33)].map(part => part.toString('base64url'));
    const publicKey = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' });
    const isSigned = verify(
      'sha256',
      Buffer.from(`${head}.${claims}`),
      { key: publicKey, dsaEncoding: 'ieee-p1363' },
      Buffer.from(signature, 'base64url'),
    );
    const { aud, exp, sub } = JSON.parse(Buffer.from(claims, 'base64url').toString());
    if (!isSigned || aud !== this.origin || exp * 1_000 < Date.now() || !sub) throw new Error('Not a sender we would trust');
    return key;
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise(resolve => this.server.close(resolve));
  }
}
