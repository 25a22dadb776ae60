/** The tables at which secrets are looked for: for every game, numbers of seats, options that make secrets, and how to change them. */
import type { Core, Random, Viewer } from '@tarsas/kernel';
import { titles } from '../../games/registry.ts';

export interface SecretTable {
  seats: number;
  options: object;
}

export interface World {
  /** The first is played every day, the others in the long proof. */
  tables: readonly [SecretTable, ...SecretTable[]];
  /** Changes in place, at random, what this viewer may not know. */
  disguise(s: Core, viewer: Viewer, random: Random): void;
}

const worldOf = (id: string): Promise<World> => import(new URL(`../../games/${id}/test/secrets.ts`, import.meta.url).href);

const canary: World = {
  tables: [{ seats: 3, options: {} }],
  disguise(core, viewer, random) {
    const s = core as Core & { words: string[]; stack: { sealed?: (string | null)[] }[] };
    const other = (seat: number) => `canary-${seat}-${random(1_000)}`;
    for (const seat of s.words.keys()) {
      if (seat === viewer) continue;
      s.words[seat] = other(seat);
      for (const { sealed } of s.stack) if (sealed && sealed[seat] !== null) sealed[seat] = other(seat);
    }
  },
};

const found = titles.map(async ({ game }) => [game.id, await worldOf(game.id)] as const);

export const worlds: Readonly<Record<string, World>> = { ...Object.fromEntries(await Promise.all(found)), canary };
