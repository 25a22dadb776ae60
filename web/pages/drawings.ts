/** Drawings of a game's components, where its table has some (`games/<id>/table/components.ts`, which exports `components`). */
import type { Language } from '@tarsas/kernel';
import type { Component } from 'svelte';

export type Drawing = Component<{ id: string; language: Language }>;

interface DrawnGroup {
  id: string;
  title: string;
  /** The drawing says in words what it does. */
  wordy?: boolean;
  items: readonly { id: string; name: string; about: string; Drawing: Drawing }[];
}

const drawn = import.meta.glob<{ components(language: Language): readonly DrawnGroup[] }>('../../games/*/table/components.ts');

export async function drawingsOf(game: string, language: Language): Promise<readonly DrawnGroup[]> {
  const load = drawn[`../../games/${game}/table/components.ts`];
  return load ? (await load()).components(language) : [];
}
