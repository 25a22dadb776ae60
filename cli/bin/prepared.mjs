/**
 * Our sources are TypeScript, and tsx can read them as they are; but a server read that way needs two seconds of processor time before it
 * does anything. So they are put together once, by esbuild, into a few files under `node_modules/.cache/tarsas`, and again whenever one
 * of them has changed. Nobody has to ask for it, and nothing depends on it: where it cannot be done, tsx reads the sources.
 */
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const CACHE = join(ROOT, 'node_modules', '.cache', 'tarsas');
const CURRENT = join(CACHE, 'current.json');
const A_WEEK = 7 * 86_400_000;

/** Modules that are loaded by their address, and the source each is made from. */
const ENTRIES = {
  'cli/main.ts': 'cli/main.ts',
  'cli/io.ts': 'cli/io.ts',
  'games/registry.ts': 'games/registry.ts',
  // The plain module only brings tsx into its thread, which is not needed here.
  'server/jobs/botWorker.mjs': 'server/jobs/botWorker.ts',
  'cli/arena/worker.mjs': 'cli/arena/worker.ts',
};
/** Packages that find files of their own by their place on the disk, or need not be installed at all. */
const LEFT_OUT = ['@electric-sql/pglite', 'piscina', 'pg-native', 'chessops', 'chessops/*'];
/** What the packages among them expect of the older kind of module. */
const BANNER = `import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
const __filename = import.meta.filename;
const __dirname = import.meta.dirname;`;

/** Loads one of the entries, prepared if that is possible. */
export async function load(entry) {
  const folder = await prepared();
  if (folder) return import(pathToFileURL(join(folder, outputOf(entry))).href);
  const { register } = await import('tsx/esm/api');
  register();
  return import(pathToFileURL(join(ROOT, entry)).href);
}

const outputOf = entry => ENTRIES[entry].replace(/\.ts$/, '.js');

let found;
function prepared() {
  found ??= isFresh() ?? build().catch(() => null);
  return found;
}

/** The folder, if nothing has changed since it was made. */
function isFresh() {
  try {
    const { folder, inputs } = JSON.parse(readFileSync(CURRENT, 'utf8'));
    for (const [file, was] of Object.entries(inputs)) if (changedAt(file) !== was) return null;
    return statSync(folder).isDirectory() ? folder : null;
  } catch {
    return null;
  }
}

function changedAt(file) {
  const { mtimeMs, size } = statSync(join(ROOT, file));
  return `${mtimeMs} ${size}`;
}

async function build() {
  const { build } = await import('esbuild');
  mkdirSync(CACHE, { recursive: true });
  const name = createHash('sha256').update(`${process.pid} ${Date.now()}`).digest('hex').slice(0, 12);
  const folder = join(CACHE, name);
  const { metafile } = await build({
    absWorkingDir: ROOT,
    entryPoints: Object.values(ENTRIES),
    outdir: folder,
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    external: LEFT_OUT,
    banner: { js: BANNER },
    plugins: [{ name: 'addresses', setup: build => build.onLoad({ filter: /\.ts$/ }, ({ path }) => withAddresses(path, folder)) }],
    metafile: true,
    logLevel: 'silent',
  });
  const sources = Object.keys(metafile.inputs).filter(file => !file.startsWith('node_modules/'));
  const inputs = Object.fromEntries(
    ['package-lock.json', relative(ROOT, fileURLToPath(import.meta.url)), ...sources].map(file => [file, changedAt(file)]),
  );
  // Whole or not at all: several processes may start at the same moment, and the last one to finish is as good as the first.
  writeFileSync(`${CURRENT}.${name}`, JSON.stringify({ folder, inputs }));
  renameSync(`${CURRENT}.${name}`, CURRENT);
  clearUp(name);
  return folder;
}

/** `new URL('…', import.meta.url)` names a neighbour of the source, which the prepared file has not: the address is put in its place. */
function withAddresses(path, folder) {
  if (path.includes('node_modules')) return undefined;
  const contents = readFileSync(path, 'utf8').replace(/new URL\('([^']+)', import\.meta\.url\)/g, (_, neighbour) => {
    const file = resolve(dirname(path), neighbour);
    const entry = relative(ROOT, file);
    const address = entry in ENTRIES ? join(folder, outputOf(entry)) : file;
    return `new URL(${JSON.stringify(pathToFileURL(address).href + (neighbour.endsWith('/') ? '/' : ''))})`;
  });
  return { contents, loader: 'ts' };
}

/** Older ones may still be read by servers that run; after a week they are not worth keeping. */
function clearUp(newest) {
  for (const name of readdirSync(CACHE)) {
    const path = join(CACHE, name);
    if (name !== newest && path !== CURRENT && Date.now() - statSync(path).mtimeMs > A_WEEK) rmSync(path, { recursive: true, force: true });
  }
}
