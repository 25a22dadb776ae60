/** Before the first browser test: the build, its server on a fresh embedded database, and a browser. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type * as BuiltServer from '@tarsas/server';
import type { TestProject } from 'vitest/node';
import { dist } from '../../../scripts/artefact.mjs';
import { launchServer } from '../../../scripts/browser.mjs';
import { prepare } from '../../../scripts/prepare.mjs';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Where the server answers. */
    url: string;
    /** The folder of its database. */
    data: string;
    /** The folder of the letters that the server writes. */
    letters: string;
    /** Where the browser takes orders. */
    browser: string;
  }
}

/** The same games every time, so that a failure can be looked at; another word here (TARSAS_SEED) plays others. */
const SEED = process.env.TARSAS_SEED ?? 'table';
const GENEROUS = { requests: 1_000_000, made: 1_000_000, signIn: 1_000_000 };

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  await prepare();
  // What people start: the built server, its threads and its pages, nothing of the sources.
  const { builtIn, DEFAULTS, makeLog, startServer, titles } = (await import(join(dist, 'server.js'))) as typeof BuiltServer;
  const folder = mkdtempSync(join(tmpdir(), 'tarsas-web-'));
  const [server, browser] = await Promise.all([
    startServer({
      ...DEFAULTS,
      ...builtIn(dist),
      titles,
      where: { folder: join(folder, 'data') },
      folder,
      port: 0,
      limits: GENEROUS,
      newSeed: (game, seats) => `${SEED} ${game} ${seats}`,
      log: makeLog('error'),
    }),
    launchServer(),
  ]);
  // By name: passkeys belong to names, not to numbers.
  project.provide('url', server.url.replace('127.0.0.1', 'localhost'));
  project.provide('data', join(folder, 'data'));
  project.provide('letters', join(folder, 'letters'));
  project.provide('browser', browser.wsEndpoint());
  return async () => {
    await browser.close();
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  };
}
