/** `node scripts/player.mjs [file]` makes one file that plays games to learn from under plain Node, on a machine without this repository. */
import { statSync } from 'node:fs';
import { resolve } from 'node:path';
import { build } from 'esbuild';
import { listGames } from './games.mjs';
import { programInto } from './program.mjs';

const file = resolve(process.argv[2] ?? 'learned/player.mjs');
listGames();
const { outdir: _, chunkNames: __, external, ...usual } = programInto('');
await build({
  ...usual,
  entryPoints: ['cli/learn/elsewhere.ts'],
  outfile: file,
  splitting: false,
  sourcemap: false,
  minify: true,
  // Commands of the server are not for it.
  external: [...external, './start.ts', './backup.ts', './upgradeCheck.ts'],
});
console.log(`${file}: ${Math.round(statSync(file).size / 1024)} kB`);
