/** The games that the coach can speak about: those that name the directions of a turn. */
import type { Direction } from '@tarsas/words/directions';

const directions = import.meta.glob<readonly Direction[]>('../../games/*/text/directions.ts', { import: 'directions' });
const pathOf = (id: string) => `../../games/${id}/text/directions.ts`;

export const isCoached = (id: string): boolean => pathOf(id) in directions;

/** The kinds of action of a game, in the words of a hint; none where it has no such words. */
export const directionsOf = async (id: string): Promise<readonly Direction[]> => (await directions[pathOf(id)]?.()) ?? [];
