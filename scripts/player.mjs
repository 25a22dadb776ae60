/** `node scripts/player.mjs [file]` makes one file that plays games to learn from under plain Node, on a machine without this repository. */
import { readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { build } from 'esbuild';
import { root } from './artefact.mjs';
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
  external: [...external, ...loadedBy('server'), ...loadedBy('bench')],
});

/** What these commands load when they run is not for this file: the server, and packages that only a clone has. */
function loadedBy(command) {
  const text = readFileSync(join(root, 'cli', 'commands', `${command}.ts`), 'utf8');
  return [...text.matchAll(/import\('(\.[^']+)'\)/g)].map(([, path]) => path);
}

console.log(`${file}: ${Math.round(statSync(file).size / 1024)} kB`);
