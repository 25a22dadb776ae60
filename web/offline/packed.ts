/** Beside every text file of the build its packed twin, made once and as small as it gets: the server sends it as it is. */
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Plugin } from 'vite';

/** Below this a packed file is hardly smaller. */
const WORTH_PACKING = 1_000;
const TEXT = /\.(js|css|svg|html|json|webmanifest)$/;

export function packed(): Plugin {
  let folder = '';
  return {
    name: 'tarsas-packed',
    apply: 'build',
    configResolved({ root, build }) {
      folder = resolve(root, build.outDir);
    },
    closeBundle() {
      for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
        const file = join(folder, name);
        if (TEXT.test(name) && statSync(file).size >= WORTH_PACKING) writeFileSync(`${file}.br`, brotliCompressSync(readFileSync(file)));
      }
    },
  };
}
