/**
 * Writes games/found.ts: the manifest of every game, and how its parts are loaded (decision 0020), games/posed.ts: its positions to solve, games/advised.ts: what it advises, and games/pigments.ts: the colours of their drawings. A folder of games/ with an index.ts is a game, and its
 * parts are files with agreed names. Node, esbuild, Vite and the type checker all read that file, so that none of them needs a way of its own to look
 * into folders. Run before every build and test, and by `npm install`: as the `prepare` script of the package `cli`, because npm prints the lines of one
 * that stands in the root.
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { root } from './artefact.mjs';

const FOUND = join(root, 'games', 'found.ts');
const POSED = join(root, 'games', 'posed.ts');
const ADVISED = join(root, 'games', 'advised.ts');
const PIGMENTS = join(root, 'games', 'pigments.ts');

const has = (id, path) => existsSync(join(root, 'games', id, path));
/** A game is called like its folder: that of games/my-game is `myGame`. */
const gameName = id => id.replace(/-(.)/g, (_, letter) => letter.toUpperCase());
const load = (id, path, name) => `async () => (await import('./${id}/${path}')).${name}`;

const loadJson = (id, path, type) =>
  `async () => (await import('./${id}/${path}', { with: { type: 'json' } })).default as unknown as ${type}`;

const dataOf = (ids, name, path, type) => [
  `export const ${name}: Readonly<Record<string, () => Promise<${type}>>> = {`,
  ...ids.filter(id => has(id, path)).map(id => `  '${id}': ${loadJson(id, path, type)},`),
  '};',
  '',
];

/** Positions to solve, apart from all else: no table and no first page carries even how they are loaded. */
const posed = ids =>
  [
    '/** Written by scripts/games.mjs from the folders beside it; not in the repository. */',
    "import type { ListedPuzzle, Puzzles } from '../coach/types.ts';",
    '',
    ...dataOf(ids, 'puzzles', 'puzzles.json', 'Puzzles'),
    ...dataOf(ids, 'positions', 'positions.json', 'readonly ListedPuzzle[]'),
  ].join('\n');

/** What to do next time, by line of the score sheet: for analyses alone. */
function advised(ids) {
  const having = ids.filter(id => has(id, 'text/advice.en.ts'));
  const both = id => `{ en: ${load(id, 'text/advice.en.ts', 'advice')}, hu: ${load(id, 'text/advice.hu.ts', 'advice')} }`;
  return [
    '/** Written by scripts/games.mjs from the folders beside it; not in the repository. */',
    "import type { Language } from '@tarsas/kernel';",
    '',
    'type Advice = Readonly<Record<string, string>>;',
    '',
    'export const advice: Readonly<Record<string, Readonly<Record<Language, () => Promise<Advice>>>>> = {',
    ...having.map(id => `  '${id}': ${both(id)},`),
    '};',
    '',
  ].join('\n');
}

/** An export per kind of part: a program carries those alone that it imports. */
function source(ids) {
  const having = (path, name) => ids.filter(id => has(id, path)).map(id => `  '${id}': ${load(id, path, name)},`);
  const data = (name, path, type) => dataOf(ids, name, path, type);
  return [
    '/** Written by scripts/games.mjs from the folders beside it; not in the repository. */',
    "import type { Language, Reports, TableLog } from '@tarsas/kernel';",
    "import type { Judgement } from '../bots/judgement/file.ts';",
    "import type { Mind } from '../bots/mind.ts';",
    "import type { Calibration, Reference } from '../coach/types.ts';",
    ...ids.map((id, i) => `import { manifest as game${i} } from './${id}/index.ts';`),
    "import type { Manifest } from './manifest.ts';",
    '',
    `export const found: readonly Manifest[] = [${ids.map((_, i) => `game${i}`).join(', ')}];`,
    '',
    'export const games: Readonly<Record<string, () => Promise<unknown>>> = {',
    ...ids.map(id => `  '${id}': ${load(id, 'rules/index.ts', gameName(id))},`),
    '};',
    '',
    'export const words: Readonly<Record<string, Readonly<Record<Language, () => Promise<unknown>>>>> = {',
    ...ids.map(id => `  '${id}': { en: ${load(id, 'text/en.ts', 'en')}, hu: ${load(id, 'text/hu.ts', 'hu')} },`),
    '};',
    '',
    'export const minds: Readonly<Record<string, () => Promise<Mind>>> = {',
    ...having('bot/index.ts', 'mind'),
    '};',
    '',
    ...data('judgements', 'bot/judgement.json', 'Judgement'),
    ...data('calibrations', 'bot/calibration.json', 'Calibration'),
    ...data('references', 'bot/reference.json', 'Reference'),
    'export const logReaders: Readonly<Record<string, () => Promise<(text: string) => TableLog>>> = {',
    ...having('notation/readLog.ts', 'readLog'),
    '};',
    '',
    'export const reports: Readonly<Record<string, () => Promise<Reports>>> = {',
    ...having('reports.ts', 'reports'),
    '};',
    '',
    'export const snapshots: Readonly<Record<string, () => Promise<unknown>>> = {',
    ...having('table/snapshot.ts', 'snapshot'),
    '};',
    '',
  ].join('\n');
}

const TOKEN = /^\s*(--[\w-]+):\s*(?:light-dark\((#[0-9a-f]+),.*\)|(#[0-9a-f]+)|var\((--[\w-]+)\));/gm;

/** The colours by day of the style sheets of tokens, for pictures that no browser draws: their painter knows neither styles nor custom properties. */
function pigments(ids) {
  const sheets = ['kit/tokens.css', ...ids.filter(id => has(id, 'table/pigments.css')).map(id => `games/${id}/table/pigments.css`)];
  const colours = {};
  for (const sheet of sheets) {
    for (const [, name, pair, plain, other] of readFileSync(join(root, sheet), 'utf8').matchAll(TOKEN))
      colours[name] = pair ?? plain ?? colours[other];
  }
  return [
    '/** Written by scripts/games.mjs from tokens.css and the pigments.css of the games; not in the repository. */',
    `export const pigments: Readonly<Record<string, string>> = ${JSON.stringify(colours, null, 2)};`,
    '',
  ].join('\n');
}

/** What is not this much worse than the best plan may be as good (`ZONE` of the coach). */
const ZONE = 3;

/** Lists of the positions to solve: for pages that name them, and for the server, which must know them. The games that lead to them are loaded with the first that is looked at. */
function positions(id) {
  const { games, puzzles } = JSON.parse(readFileSync(join(root, 'games', id, 'puzzles.json'), 'utf8'));
  const listed = puzzles.map(({ id, game, round, grade, plans }) => {
    const points = Math.round(plans.map(({ less }) => less).find(less => less >= ZONE));
    return { id, seats: games[game].seats, round, grade, points };
  });
  return `${JSON.stringify(listed)}\n`;
}

export function listGames() {
  const ids = readdirSync(join(root, 'games'))
    .filter(id => has(id, 'index.ts'))
    .sort();
  // Before the list of all parts, in which they are.
  for (const id of ids.filter(id => has(id, 'puzzles.json'))) put(join(root, 'games', id, 'positions.json'), positions(id));
  put(FOUND, source(ids));
  put(POSED, posed(ids));
  put(ADVISED, advised(ids));
  put(PIGMENTS, pigments(ids));
}

/** Left alone where nothing has changed: the build is made again when a source was written. */
function put(file, text) {
  if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text);
}

if (resolve(process.argv[1] ?? '') === fileURLToPath(import.meta.url)) listGames();
