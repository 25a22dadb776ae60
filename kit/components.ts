/** What lies in a game's box, to be looked at without a game: the page that shows it knows no game. */
import type { Language } from '@tarsas/kernel';
import type { Component } from 'svelte';

export interface ShownComponent {
  id: string;
  name: string;
  about: string;
  Drawing: Component<{ id: string; language: Language }>;
}

export interface ComponentGroup {
  id: string;
  title: string;
  /** Drawings that say everything themselves, in words, need no caption. */
  wordy?: boolean;
  items: readonly ShownComponent[];
}

/** A game's `table/components.ts` exports `components`. */
export type Components = (language: Language) => ComponentGroup[];
