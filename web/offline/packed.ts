/** Compresses every text file of the build with brotli (at its highest level, as it is done once) into a file beside it, which the server sends. */
import { readdirSync, statSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import type { Plugin } from 'vite';

const pack = promisify(brotliCompress);
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
    async closeBundle() {
      const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map(name => join(folder, name));
      const worth = files.filter(file => TEXT.test(file) && statSync(file).size >= WORTH_PACKING);
      await Promise.all(worth.map(async file => writeFile(`${file}.br`, await pack(await readFile(file)))));
    },
  };
}
