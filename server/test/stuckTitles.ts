/** Pebbles, where whoever looks at the table in a thread never comes back. Bots that only draw lots do not look. */
import { isMainThread } from 'node:worker_threads';
import type { Title } from '@tarsas/kernel';
import { titles as real } from '../../games/registry.ts';

const pebbles = real.find(({ game }) => game.id === 'example')!;
const view: typeof pebbles.game.view = (state, viewer) => {
  while (!isMainThread);
  return pebbles.game.view(state, viewer);
};

export const titles: readonly Title[] = [{ ...pebbles, game: { ...pebbles.game, view } }];
