/** Draws the picture of a shared position, in a worker of its own, so that no table is cut into other pieces for the sake of drawings that it does not need. */
import { painted } from '@tarsas/kit/snapshot/painted.ts';
import { snapshotOf } from '../../../games/list.ts';
import { pigments } from '../../../games/pigments.ts';
import type { Asked, Drawn, Told } from './picture.ts';
import { sheet } from './sheet.ts';

addEventListener('message', async ({ data: { id, game, view, told } }: MessageEvent<Asked>) => {
  const svg = await pictureOf(game, view, told).catch(() => null);
  postMessage({ id, svg } satisfies Drawn);
});

/** Null: the game draws no pictures of its positions. */
async function pictureOf(game: string, view: object, told: Told): Promise<string | null> {
  const snapshot = await snapshotOf(game);
  return snapshot ? painted(sheet(snapshot(view), told), pigments) : null;
}
