/**
 * The seeded generator. ChaCha with eight rounds, because a player who watches the shuffles must
 * not be able to work out the next one, which a plain fast generator would allow.
 * State: eight words of key and the number of draws made.
 */
import type { Random } from './game.ts';

const CONSTANTS = [0x61707865, 0x3320646e, 0x79622d32, 0x6b206574];
const KEY = 8;
const WORD = 0x1_0000_0000;

/** The generator's state for a seed; any text will do, a table's is 256 bits in hex. */
export function seeded(seed: string): number[] {
  const bytes = bytesOf(seed);
  const rng = [bytes.length, 0, 0, 0, 0, 0, 0, 0, 0];
  for (let at = 0; at === 0 || at < bytes.length; at += KEY * 4) {
    const most = Math.min(KEY * 4, bytes.length - at);
    for (let i = 0; i < most; i++) rng[i >> 2] ^= bytes[at + i] << (8 * (i & 3));
    const mixed = block(rng, 0);
    for (let i = 0; i < KEY; i++) rng[i] = mixed[i] >>> 0;
  }
  return rng;
}

/** In UTF-8. Written out for ASCII, which nearly all seeds are: the encoder's buffers cost more than the rest of a seed. */
function bytesOf(text: string): ArrayLike<number> {
  const bytes = new Array<number>(text.length);
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (code > 127) return new TextEncoder().encode(text);
    bytes[i] = code;
  }
  return bytes;
}

/** A whole number from 0 to n - 1, each equally likely. Changes the state. */
export function draw(rng: number[], n: number): number {
  if (!Number.isInteger(n) || n < 1 || n > WORD) throw new Error(`random(${n}): a whole number from 1 to 2 ** 32 is needed`);
  const fair = WORD - (WORD % n);
  for (;;) {
    const word = block(rng, rng[KEY]++)[0] >>> 0;
    if (word < fair) return word % n;
  }
}

export function randomFrom(seed: string): Random {
  const rng = seeded(seed);
  return n => draw(rng, n);
}

/** Fisher–Yates, in place: each order is equally likely. */
export function shuffle<T>(items: T[], random: Random): T[] {
  for (let i = items.length - 1; i > 0; i--) {
    const j = random(i + 1);
    const item = items[i];
    items[i] = items[j];
    items[j] = item;
  }
  return items;
}

const y = new Int32Array(16);

/** One block of the keystream. Sixteen variables instead of a list: shuffles are a good part of a fast game's time. */
// biome-ignore format: a quarter round is two lines here and would be a page otherwise
export function block(key: readonly number[], counter: number): Int32Array {
  let x0 = CONSTANTS[0], x1 = CONSTANTS[1], x2 = CONSTANTS[2], x3 = CONSTANTS[3];
  let x4 = key[0] | 0, x5 = key[1] | 0, x6 = key[2] | 0, x7 = key[3] | 0;
  let x8 = key[4] | 0, x9 = key[5] | 0, x10 = key[6] | 0, x11 = key[7] | 0;
  let x12 = counter | 0, x13 = 0, x14 = 0, x15 = 0;
  for (let round = 0; round < 8; round += 2) {
    x0 = (x0 + x4) | 0; x12 ^= x0; x12 = (x12 << 16) | (x12 >>> 16); x8 = (x8 + x12) | 0; x4 ^= x8; x4 = (x4 << 12) | (x4 >>> 20);
    x0 = (x0 + x4) | 0; x12 ^= x0; x12 = (x12 << 8) | (x12 >>> 24); x8 = (x8 + x12) | 0; x4 ^= x8; x4 = (x4 << 7) | (x4 >>> 25);
    x1 = (x1 + x5) | 0; x13 ^= x1; x13 = (x13 << 16) | (x13 >>> 16); x9 = (x9 + x13) | 0; x5 ^= x9; x5 = (x5 << 12) | (x5 >>> 20);
    x1 = (x1 + x5) | 0; x13 ^= x1; x13 = (x13 << 8) | (x13 >>> 24); x9 = (x9 + x13) | 0; x5 ^= x9; x5 = (x5 << 7) | (x5 >>> 25);
    x2 = (x2 + x6) | 0; x14 ^= x2; x14 = (x14 << 16) | (x14 >>> 16); x10 = (x10 + x14) | 0; x6 ^= x10; x6 = (x6 << 12) | (x6 >>> 20);
    x2 = (x2 + x6) | 0; x14 ^= x2; x14 = (x14 << 8) | (x14 >>> 24); x10 = (x10 + x14) | 0; x6 ^= x10; x6 = (x6 << 7) | (x6 >>> 25);
    x3 = (x3 + x7) | 0; x15 ^= x3; x15 = (x15 << 16) | (x15 >>> 16); x11 = (x11 + x15) | 0; x7 ^= x11; x7 = (x7 << 12) | (x7 >>> 20);
    x3 = (x3 + x7) | 0; x15 ^= x3; x15 = (x15 << 8) | (x15 >>> 24); x11 = (x11 + x15) | 0; x7 ^= x11; x7 = (x7 << 7) | (x7 >>> 25);
    x0 = (x0 + x5) | 0; x15 ^= x0; x15 = (x15 << 16) | (x15 >>> 16); x10 = (x10 + x15) | 0; x5 ^= x10; x5 = (x5 << 12) | (x5 >>> 20);
    x0 = (x0 + x5) | 0; x15 ^= x0; x15 = (x15 << 8) | (x15 >>> 24); x10 = (x10 + x15) | 0; x5 ^= x10; x5 = (x5 << 7) | (x5 >>> 25);
    x1 = (x1 + x6) | 0; x12 ^= x1; x12 = (x12 << 16) | (x12 >>> 16); x11 = (x11 + x12) | 0; x6 ^= x11; x6 = (x6 << 12) | (x6 >>> 20);
    x1 = (x1 + x6) | 0; x12 ^= x1; x12 = (x12 << 8) | (x12 >>> 24); x11 = (x11 + x12) | 0; x6 ^= x11; x6 = (x6 << 7) | (x6 >>> 25);
    x2 = (x2 + x7) | 0; x13 ^= x2; x13 = (x13 << 16) | (x13 >>> 16); x8 = (x8 + x13) | 0; x7 ^= x8; x7 = (x7 << 12) | (x7 >>> 20);
    x2 = (x2 + x7) | 0; x13 ^= x2; x13 = (x13 << 8) | (x13 >>> 24); x8 = (x8 + x13) | 0; x7 ^= x8; x7 = (x7 << 7) | (x7 >>> 25);
    x3 = (x3 + x4) | 0; x14 ^= x3; x14 = (x14 << 16) | (x14 >>> 16); x9 = (x9 + x14) | 0; x4 ^= x9; x4 = (x4 << 12) | (x4 >>> 20);
    x3 = (x3 + x4) | 0; x14 ^= x3; x14 = (x14 << 8) | (x14 >>> 24); x9 = (x9 + x14) | 0; x4 ^= x9; x4 = (x4 << 7) | (x4 >>> 25);
  }
  y[0] = x0 + CONSTANTS[0]; y[1] = x1 + CONSTANTS[1]; y[2] = x2 + CONSTANTS[2]; y[3] = x3 + CONSTANTS[3];
  y[4] = x4 + key[0]; y[5] = x5 + key[1]; y[6] = x6 + key[2]; y[7] = x7 + key[3];
  y[8] = x8 + key[4]; y[9] = x9 + key[5]; y[10] = x10 + key[6]; y[11] = x11 + key[7];
  y[12] = x12 + counter; y[13] = x13; y[14] = x14; y[15] = x15;
  return y;
}
