/** What a game says about itself before any of it is loaded: `games/<game>/index.ts` exports one. All other parts of a game are found by their place (decision 0020). */
import type { Language } from '@tarsas/kernel';

export interface Manifest {
  /** The name of its folder. */
  id: string;
  /** Lower numbers are offered first; games without one follow, by their ids. */
  order?: number;
  name: Readonly<Record<Language, string>>;
  /** Where there is little room, such as the head of a table on a phone; left out: the name. */
  short?: Readonly<Record<Language, string>>;
  seats: { min: number; max: number };
  /** The one to begin with. */
  first?: true;
}

/** What the pages say about a game: `games/<game>/text/about.ts` exports one. The home page and tables do not load it. */
export interface About {
  /** One or two sentences for the page of games. */
  blurb?: Readonly<Record<Language, string>>;
  /** As the box names them. */
  makers?: { authors: string; publisher: string };
}
