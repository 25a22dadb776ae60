/** Twins of our games that leak, each in its own way: who looks for secrets must find these. */
import type { Game, Kind, Title } from '@tarsas/kernel';
import { titles as real } from './titles.ts';

const twin = (id: string, change: (game: Game<Kind>) => Partial<Game<Kind>>): Title => {
  const title = real.find(({ game }) => game.id === id)!;
  return { ...title, game: { ...title.game, ...change(title.game) } };
};

/** The first shows everybody what the first seat sees; of the second, all that is in the state but the generator. */
export const titles: readonly Title[] = [
  twin('example', ({ view }) => ({ view: s => view(s, 0) })),
  twin('canary', ({ view }) => ({ view: (s, viewer) => ({ ...view(s, viewer), words: (s as unknown as { words: string[] }).words }) })),
  twin('empires-end', ({ view }) => ({
    view: (s, viewer) => ({ ...view(s, viewer), next: (s as unknown as { deck: string[] }).deck.at(-1) }),
  })),
];
