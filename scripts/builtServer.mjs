/** The built server with an empty embedded database, for scripts that look at its pages. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { dist } from './artefact.mjs';
import { prepare } from './prepare.mjs';

/** `stop` also removes what it has written. */
export async function startBuiltServer(config = {}) {
  await prepare();
  const { builtIn, DEFAULTS, makeLog, startServer, titles } = await import(join(dist, 'server.js'));
  const folder = mkdtempSync(join(tmpdir(), 'tarsas-pages-'));
  const where = { folder: join(folder, 'data') };
  const { url, stop } = await startServer({
    ...DEFAULTS,
    ...builtIn(dist),
    titles,
    where,
    folder,
    port: 0,
    log: makeLog('error'),
    ...config,
  });
  return {
    url,
    letters: join(folder, 'letters'),
    async stop() {
      await stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
