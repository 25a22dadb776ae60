/** What a seat keeps in numbers: its three goods and its points. */
import type { IconName } from '@tarsas/kit/art/icons.ts';

/** A good by its name in the state and in the words, and its icon. The last one has a supply. */
export type Goods<Good extends string> = readonly (readonly [good: Good, icon: IconName])[];

/** What a player board needs of a player. */
export type Holder<Good extends string> = Readonly<Record<Good | 'vp' | 'supply', number>> & { readonly bowls: readonly number[] };

/** What a good is for; of the one that has a supply, how much of it is left. */
type About = string | ((supply: number) => string);
type Abouts<Good extends string> = Readonly<Record<`${Good}About`, About>>;
export const aboutOf = <Good extends string>(words: Abouts<Good>, good: Good): About => words[`${good}About`];

export type HoldingWords<Good extends string> = Readonly<Record<Good, string>> &
  Abouts<Good> & {
    vp: string;
    vpAbout: string;
    supply(n: number): string;
    bowls(counts: readonly number[]): string;
  };
