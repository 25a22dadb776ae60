/** Where the build lies, and what it is made of. */
import { createHash } from 'node:crypto';
import { readdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));
export const dist = join(root, 'dist');

/** Packages that find files of their own by their place on the disk: they are not put into the build, and a release depends on them. */
export const BESIDE = ['@electric-sql/pglite', '@resvg/resvg-wasm', 'piscina'];

const SOURCES = [
  'kernel',
  'words',
  'kit',
  'games',
  'bots',
  'coach',
  'server',
  'cli',
  'web',
  'scripts/build.mjs',
  'package.json',
  'package-lock.json',
];
const NOT_SOURCES = new Set(['node_modules', 'test']);

/** Changes with every source: its name, its size, the time it was written. */
export function fingerprint() {
  const hash = createHash('sha256');
  for (const path of SOURCES) add(path);
  return hash.digest('hex');

  function add(path) {
    const found = statSync(join(root, path));
    if (!found.isDirectory()) hash.update(`${path} ${found.size} ${found.mtimeMs}\n`);
    else for (const name of readdirSync(join(root, path)).sort()) if (!NOT_SOURCES.has(name)) add(join(path, name));
  }
}
