/** The long search for secrets: every game, at every table listed for it. */
import type { Where } from '../storage/open.ts';
import { running } from './running.ts';
import { scene, stage } from './scene.ts';
import { titles } from './titles.ts';
import { worlds } from './worlds.ts';

const LOOKS = 12;

export async function proveSecrecy(engine: string, where: Where, seed: string): Promise<void> {
  const set = await stage(await running(where), where, titles);
  try {
    for (const [game, { tables, disguise }] of Object.entries(worlds)) {
      for (const table of tables) {
        const { found, moves, answers, positions } = await scene(set, game, table, disguise, { seed, looks: LOOKS });
        if (found.length > 0) throw new Error(`Secrets of ${game} (seed ${seed}):\n${found.slice(0, 10).join('\n')}`);
        console.log(
          `secrecy, ${engine}, ${game} with ${table.seats}: ${moves} moves, ${answers} answers and events, ${positions} positions, no secret`,
        );
      }
    }
  } finally {
    await set.server.stop();
  }
}
