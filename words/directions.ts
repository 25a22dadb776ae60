/** What kinds of choices are for, as a hint names them before it names the move: choices with the same aim are one direction. */
import type { Language } from '@tarsas/kernel';

export interface Direction {
  /** What choices of this direction do. */
  kinds: readonly string[];
  title: Readonly<Record<Language, string>>;
  /** What somebody means who goes this way, in a sentence. */
  about: Readonly<Record<Language, string>>;
}

type Said = readonly [title: string, about: string];

/** The directions of a game, in the order in which they are listed; `kinds` puts every kind of choice into one of them. */
export const directionsOf = <Kind extends string, Id extends string>(
  kinds: Readonly<Record<Kind, Id>>,
  words: Readonly<Record<Id, { en: Said; hu: Said }>>,
): Direction[] =>
  (Object.entries(words) as [Id, { en: Said; hu: Said }][]).map(([id, { en, hu }]) => ({
    kinds: (Object.keys(kinds) as Kind[]).filter(kind => kinds[kind] === id),
    title: { en: en[0], hu: hu[0] },
    about: { en: en[1], hu: hu[1] },
  }));
