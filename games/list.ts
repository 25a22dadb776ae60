/** The games there are, in the order in which they are offered, and how to load a part of one. */
import type { Game, Kind, Language, Words } from '@tarsas/kernel';
import type { Snapshot } from '@tarsas/kit/snapshot/sheet.ts';
import type { Mind } from '../bots/mind.ts';
import type { Knowledge } from '../coach/types.ts';
import { calibrations, found, games, judgements, minds, references, snapshots, words } from './found.ts';
import type { Manifest } from './manifest.ts';

const LAST = Number.MAX_SAFE_INTEGER;

/** A game of which only the manifest is loaded. */
export interface Listed extends Manifest {
  game(): Promise<Game<Kind>>;
}

/** `found` is sorted by id, and sorting keeps that order among equals. */
export const manifests: readonly Listed[] = [...found]
  .sort((a, b) => (a.order ?? LAST) - (b.order ?? LAST))
  .map(manifest => ({ ...manifest, game: () => gameOf(manifest.id) }));

/** Only the game itself knows its own types; everybody else handles every game alike. */
export async function gameOf(id: string): Promise<Game<Kind>> {
  const load = games[id];
  if (!load) throw new Error(`There is no game '${id}'`);
  return load() as Promise<Game<Kind>>;
}

export const wordsOf = (id: string, language: Language): Promise<Words<Kind>> => words[id][language]() as Promise<Words<Kind>>;

const thinking = new Map<string, Promise<Mind | null>>();

/** What the game tells its bots, with what they have learned; null where they play its raw choices. Loaded once: judgements are large. */
export function mindOf(id: string): Promise<Mind | null> {
  const known = thinking.get(id) ?? taught(id);
  thinking.set(id, known);
  return known;
}

async function taught(id: string): Promise<Mind | null> {
  const [mind, judgement] = await Promise.all([ownMindOf(id), judgements[id]?.()]);
  if (!mind || !judgement) return mind;
  const { judged } = await import('../bots/judgement/judged.ts');
  return judged(mind, judgement);
}

/** Whether it tells its bots anything. */
export const hasMind = (id: string): boolean => Object.hasOwn(minds, id);

/** The same with the game's own value, made by hand. */
export const ownMindOf = async (id: string): Promise<Mind | null> => (await minds[id]?.()) ?? null;

/** What the coach knows of the game; null where bots play its raw choices. */
export async function knowledgeOf(id: string): Promise<Knowledge | null> {
  const [mind, calibration, reference] = await Promise.all([mindOf(id), calibrations[id]?.(), references[id]?.()]);
  return mind && { mind, calibration: calibration ?? null, reference: reference ?? null };
}

/** Whether its positions are drawn outside of a browser too, for previews of links. */
export const isDrawn = (id: string): boolean => Object.hasOwn(snapshots, id);

/** Draws a view of this game; null where nothing does. */
export const snapshotOf = async (id: string): Promise<((view: object) => Snapshot) | null> =>
  isDrawn(id) ? ((await snapshots[id]()) as (view: object) => Snapshot) : null;
