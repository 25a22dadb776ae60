/** A game of this device in a link: its log up to a position, deflated, behind the `#`, which no server is sent. */
import type { TableLog, Viewer } from '@tarsas/kernel';
import { asLog } from './import.ts';
import type { SavedGame } from './saved.ts';

/** Longer addresses are cut by messengers and mail programs. */
const MOST_LETTERS = 16_000;
/** Nobody's game is larger; a link from elsewhere may be. */
const MOST_BYTES = 4_000_000;

interface Shared extends TableLog {
  names: string[];
  /** Whose eyes see the position. */
  eyes: Viewer;
}

/** The link to the position after `n` entries; null: it would be too long. */
export async function linkTo(game: SavedGame, n: number, eyes: Viewer): Promise<string | null> {
  const { game: id, rules, seats, options, seed, names, moves } = game;
  const shared: Shared = { game: id, rules, seats, options, seed, names, moves: moves.slice(0, n - 1), eyes };
  return linkWith('/shared', shared);
}

/** This address with plain JSON behind its `#`; null: it would be too long. */
export async function linkWith(path: string, value: object): Promise<string | null> {
  const bytes = await through(new Blob([JSON.stringify(value)]), new CompressionStream('deflate-raw'));
  const text = btoa(Array.from(bytes, byte => String.fromCharCode(byte)).join(''))
    .replace(/\+/g, '-')
    .replace(/\//g, '_')
    .replace(/=+$/, '');
  return text.length > MOST_LETTERS ? null : `${location.origin}${path}#${text}`;
}

/** The JSON in a link, of whatever shape. Throws where there is none. */
export async function jsonIn(text: string): Promise<unknown> {
  const bytes = Uint8Array.from(atob(text.replace(/-/g, '+').replace(/_/g, '/')), letter => letter.charCodeAt(0));
  return JSON.parse(new TextDecoder().decode(await through(new Blob([bytes]), new DecompressionStream('deflate-raw'))));
}

/** The game in a link, to be looked at; it is not kept. Throws what is wrong with it. */
export async function gameIn(text: string): Promise<{ game: SavedGame; eyes: Viewer }> {
  const given = (await jsonIn(text)) as Partial<Shared>;
  const { game, rules, seats, options, seed, moves } = asLog(given);
  const names = Array.from({ length: seats }, (_, seat) => String(given.names?.[seat] ?? '').slice(0, 40));
  const bots = names.map(() => null);
  const eyes = Number.isInteger(given.eyes) && Number(given.eyes) < seats ? Number(given.eyes) : 'public';
  const log = { game, rules, seats, options, seed, moves, names, bots };
  return { game: { ...log, id: 'shared', startedAt: 0, touchedAt: 0, over: false, source: 'import' }, eyes };
}

async function through(blob: Blob, stream: CompressionStream | DecompressionStream): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  let size = 0;
  const reader = blob.stream().pipeThrough(stream).getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    parts.push(part.value);
    size += part.value.length;
    if (size > MOST_BYTES) throw new Error('Too large');
  }
  const whole = new Uint8Array(size);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
