/** What is said about the games, found by its place. */
import type { About } from '../../games/manifest.ts';

const abouts = import.meta.glob<About>('../../games/*/text/about.ts', { import: 'about', eager: true });

export const aboutOf = (game: string): About => abouts[`../../games/${game}/text/about.ts`] ?? {};
