/** Draws a public position as a PNG, in a thread of low priority: nobody's move waits for it. */
import { readFileSync } from 'node:fs';
import { getPriority, setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import { isMainThread } from 'node:worker_threads';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import { painted } from '@tarsas/kit/snapshot/painted.ts';
import { sheetOf } from '@tarsas/kit/snapshot/sheet.ts';
import { snapshotOf } from '../../games/list.ts';
import { pigments } from '../../games/pigments.ts';

export interface PaintTask {
  game: string;
  /** What the public may know, and nothing else. */
  view: object;
  points: (number | null)[];
  waiting: number[];
}

/** On Linux a thread has a priority of its own; elsewhere this would be that of the whole server. */
const NICEST = 19;
if (!isMainThread && process.platform === 'linux') setPriority(0, Math.max(getPriority(0), NICEST));

const ready = initWasm(readFileSync(fileURLToPath(import.meta.resolve('@resvg/resvg-wasm/index_bg.wasm'))));

export default async function paint({ game, view, points, waiting }: PaintTask): Promise<Uint8Array> {
  const [snapshot] = await Promise.all([snapshotOf(game), ready]);
  if (!snapshot) throw new Error(`There is no drawing of '${game}'`);
  const resvg = new Resvg(painted(sheetOf(snapshot(view), { points, waiting }), pigments));
  const picture = resvg.render();
  try {
    return picture.asPng();
  } finally {
    // Memory of WebAssembly is not collected.
    picture.free();
    resvg.free();
  }
}
