/**
 * Plays games to learn from on a machine that has nothing but Node: `scripts/player.mjs` puts it together to one file that is its own thread. What it
 * writes is brought back into the folder of `tarsas learn`.
 */
import { fileURLToPath } from 'node:url';
import { isMainThread } from 'node:worker_threads';

if (isMainThread) {
  const [{ main }, { terminal }] = await Promise.all([import('../main.ts'), import('../io.ts')]);
  process.exitCode = await main(['learn', ...process.argv.slice(2), '--play-only'], terminal(), fileURLToPath(import.meta.url));
} else await import('../arena/worker.ts');
