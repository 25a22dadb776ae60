/**
 * `npm run weight [-- --json]`: what a first visit loads, packed with gzip, measured on the built files: the home page, a table of each
 * game (frame, rules, drawn board and one language's words), and the bots' worker. Scripts and styles; letters and pictures are not counted.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { dist } from './artefact.mjs';
import { prepare } from './prepare.mjs';

const LIMITS = { home: 60_000, table: 185_000 };

await prepare();
const web = join(dist, 'web');
const manifest = JSON.parse(readFileSync(join(web, '.vite', 'manifest.json'), 'utf8'));
const packed = file => gzipSync(readFileSync(join(web, file))).length;

/** A module with everything it needs before it runs. */
function filesOf(source, into = new Set()) {
  const entry = manifest[source];
  if (!entry) throw new Error(`${source} is not in the build`);
  if (into.has(entry.file)) return into;
  into.add(entry.file);
  for (const css of entry.css ?? []) into.add(css);
  for (const needed of entry.imports ?? []) filesOf(needed, into);
  return into;
}

const sizeOf = (...sources) => {
  const files = new Set(sources.flatMap(source => [...filesOf(source)]));
  return [...files].filter(file => /\.(js|css)$/.test(file)).reduce((sum, file) => sum + packed(file), 0);
};

const shell = ['index.html', 'text/hu.ts'];
const home = sizeOf(...shell, 'pages/Home.svelte');
const games = Object.keys(manifest).flatMap(path => /^\.\.\/games\/([^/]+)\/text\/hu\.ts$/.exec(path)?.[1] ?? []);
const tables = Object.fromEntries(
  games.map(game => {
    const own = [
      `../games/${game}/text/hu.ts`,
      `../games/${game}/rules/index.ts`,
      `../games/${game}/rules.ts`,
      `../games/${game}/table/index.ts`,
    ];
    return [game, sizeOf(...shell, 'pages/TablePage.svelte', ...own.filter(path => path in manifest))];
  }),
);
const worker = readdirSync(join(web, 'assets'))
  .filter(name => /^bot\.worker-.*\.js$/.test(name))
  .reduce((sum, name) => sum + packed(join('assets', name)), 0);

if (process.argv.includes('--json')) console.log(JSON.stringify({ home, tables, worker }));
else {
  const line = (what, bytes) => console.log(`${what.padEnd(28)} ${(bytes / 1000).toFixed(1).padStart(7)} kB`);
  line('home', home);
  for (const [game, bytes] of Object.entries(tables)) line(`table: ${game}`, bytes);
  line('worker of the bots', worker);
}
const tooHeavy = home > LIMITS.home || Object.values(tables).some(bytes => bytes > LIMITS.table);
if (tooHeavy) {
  console.error(`Too heavy: home may weigh ${LIMITS.home} bytes, a table ${LIMITS.table}.`);
  process.exitCode = 1;
}
