/** A passkey in software: what a phone does when asked to make one or to sign with it (WebAuthn, ES256, no attestation). */
import { createHash, createSign, generateKeyPairSync, type KeyObject, randomBytes } from 'node:crypto';

const url64 = (bytes: Buffer | string) => Buffer.from(bytes).toString('base64url');
const sha256 = (text: string | Buffer) => createHash('sha256').update(text).digest();

/** Just enough of CBOR: whole numbers, bytes, text, and maps in the order given. */
type Cbor = number | string | Buffer | Map<number | string, Cbor>;

function cbor(value: Cbor): Buffer {
  const head = (major: number, n: number) => {
    if (n < 24) return Buffer.from([(major << 5) | n]);
    return n < 256 ? Buffer.from([(major << 5) | 24, n]) : Buffer.from([(major << 5) | 25, n >> 8, n & 255]);
  };
  if (typeof value === 'number') return value >= 0 ? head(0, value) : head(1, -1 - value);
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  return Buffer.concat([head(5, value.size), ...[...value].flatMap(([key, inner]) => [cbor(key), cbor(inner)])]);
}

const USER_WAS_HERE = 0x01 | 0x04;
const WITH_KEY = 0x40;

export class Authenticator {
  readonly id = randomBytes(32);
  private readonly keys: { privateKey: KeyObject; publicKey: KeyObject } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  private readonly origin: string;
  private count = 0;

  constructor(origin: string) {
    this.origin = origin;
  }

  private clientData(type: 'webauthn.create' | 'webauthn.get', challenge: string): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin: this.origin, crossOrigin: false }));
  }

  private data(site: string, flags: number, ...more: Buffer[]): Buffer {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(++this.count);
    return Buffer.concat([sha256(site), Buffer.from([flags]), count, ...more]);
  }

  /** Answers `generate-register-options`. */
  register({ challenge, rp }: { challenge: string; rp: { id: string } }) {
    const { x, y } = this.keys.publicKey.export({ format: 'jwk' }) as { x: string; y: string };
    const key = new Map<number, Cbor>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, Buffer.from(x, 'base64url')],
      [-3, Buffer.from(y, 'base64url')],
    ]);
    const authData = this.data(rp.id, USER_WAS_HERE | WITH_KEY, Buffer.alloc(16), Buffer.from([0, this.id.length]), this.id, cbor(key));
    const attestation = new Map<string, Cbor>([
      ['fmt', 'none'],
      ['attStmt', new Map()],
      ['authData', authData],
    ]);
    const response = {
      clientDataJSON: url64(this.clientData('webauthn.create', challenge)),
      attestationObject: url64(cbor(attestation)),
      transports: ['internal'],
    };
    return { id: url64(this.id), rawId: url64(this.id), type: 'public-key', clientExtensionResults: {}, response };
  }

  /** Answers `generate-authenticate-options`. */
  sign({ challenge, rpId }: { challenge: string; rpId: string }) {
    const client = this.clientData('webauthn.get', challenge);
    const data = this.data(rpId, USER_WAS_HERE);
    const signature = createSign('sha256').update(data).update(sha256(client)).sign(this.keys.privateKey);
    const response = { clientDataJSON: url64(client), authenticatorData: url64(data), signature: url64(signature) };
    return { id: url64(this.id), rawId: url64(this.id), type: 'public-key', clientExtensionResults: {}, response };
  }
}
