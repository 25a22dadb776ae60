/** The games there are, in the order in which they are offered, and how to load a part of one. */
import type { Game, Kind, Language, Words } from '@tarsas/kernel';
import type { Mind } from '../bots/mind.ts';
import { found, minds, words } from './found.ts';
import type { Manifest } from './manifest.ts';

const LAST = Number.MAX_SAFE_INTEGER;

/** `found` is sorted by id, and sorting keeps that order among equals. */
export const manifests: readonly Manifest[] = [...found].sort((a, b) => (a.order ?? LAST) - (b.order ?? LAST));

export function gameOf(id: string): Promise<Game<Kind>> {
  const manifest = manifests.find(manifest => manifest.id === id);
  if (!manifest) throw new Error(`There is no game '${id}'`);
  return manifest.game();
}

/** Only the game itself knows its own types. */
export const wordsOf = (id: string, language: Language): Promise<Words<Kind>> => words[id][language]() as Promise<Words<Kind>>;

/** What the game tells its bots; null where they play its raw choices. */
export const mindOf = async (id: string): Promise<Mind | null> => (await minds[id]?.()) ?? null;
