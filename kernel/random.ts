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
  const bytes = new TextEncoder().encode(seed);
  let key: number[] = new Array(KEY).fill(0);
  key[0] = bytes.length;
  for (let at = 0; at === 0 || at < bytes.length; at += KEY * 4) {
    for (let i = 0; i < KEY * 4; i++) key[i >> 2] ^= (bytes[at + i] ?? 0) << (8 * (i & 3));
    key = Array.from(block(key, 0).subarray(0, KEY), word => word >>> 0);
  }
  return [...key, 0];
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

/** In place, each order equally likely. */
export function shuffle<T>(items: T[], random: Random): T[] {
  for (let i = items.length - 1; i > 0; i--) {
    const j = random(i + 1);
    const item = items[i];
    items[i] = items[j];
    items[j] = item;
  }
  return items;
}

const x = new Int32Array(16);
const y = new Int32Array(16);

/** One block of key stream; the words are overwritten by the next call. */
export function block(key: readonly number[], counter: number): Int32Array {
  for (let i = 0; i < 4; i++) x[i] = CONSTANTS[i];
  for (let i = 0; i < KEY; i++) x[4 + i] = key[i];
  x[12] = counter;
  x[13] = x[14] = x[15] = 0;
  y.set(x);
  for (let round = 0; round < 8; round += 2) {
    for (let i = 0; i < 4; i++) quarter(i, 4 + i, 8 + i, 12 + i);
    for (let i = 0; i < 4; i++) quarter(i, 4 + ((i + 1) & 3), 8 + ((i + 2) & 3), 12 + ((i + 3) & 3));
  }
  for (let i = 0; i < 16; i++) y[i] += x[i];
  return y;
}

function quarter(a: number, b: number, c: number, d: number): void {
  y[a] += y[b];
  y[d] = turn(y[d] ^ y[a], 16);
  y[c] += y[d];
  y[b] = turn(y[b] ^ y[c], 12);
  y[a] += y[b];
  y[d] = turn(y[d] ^ y[a], 8);
  y[c] += y[d];
  y[b] = turn(y[b] ^ y[c], 7);
}

function turn(word: number, by: number): number {
  return (word << by) | (word >>> (32 - by));
}
