/** How esbuild puts server, command line and threads together; for the build, and for `npm run dev`. */
import { BESIDE, root } from './artefact.mjs';

/** The files one can start or load, and what each is made from. Threads are started by the path of their file. */
const ENTRIES = {
  tarsas: 'cli/program.ts',
  server: 'server/index.ts',
  botWorker: 'server/jobs/botWorker.ts',
  painterWorker: 'server/jobs/painterWorker.ts',
  analysisWorker: 'server/jobs/analysisWorker.ts',
  arenaWorker: 'cli/arena/worker.ts',
};
/** Left out: an optional native driver, and the calibrator of `tarsas bench`, which only a clone has. */
const LEFT_OUT = ['pg-native', 'chessops', 'chessops/*'];
/** What packages written as CommonJS expect to find. */
const COMMONJS = `import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
const __filename = import.meta.filename;
const __dirname = import.meta.dirname;`;

export const programInto = folder => ({
  absWorkingDir: root,
  entryPoints: ENTRIES,
  outdir: folder,
  chunkNames: 'chunks/[name]-[hash]',
  bundle: true,
  splitting: true,
  format: 'esm',
  platform: 'node',
  target: 'node20.19',
  sourcemap: true,
  external: [...BESIDE, ...LEFT_OUT],
  banner: { js: COMMONJS },
  metafile: true,
  logLevel: 'warning',
});
