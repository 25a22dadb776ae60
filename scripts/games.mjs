/**
 * Writes games/found.ts: the manifest of every game, and how its parts are loaded (decision 0020). A folder of games/ with an index.ts is a game, and its
 * parts are files with agreed names. Node, esbuild, Vite and the type checker all read that file, so that none of them needs a way of its own to look
 * into folders. Run before every build and test, and by `npm install`: as the `prepare` script of the package `cli`, because npm prints the lines of one
 * that stands in the root.
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { root } from './artefact.mjs';

const FILE = join(root, 'games', 'found.ts');

const has = (id, path) => existsSync(join(root, 'games', id, path));
/** A game is called like its folder: that of games/my-game is `myGame`. */
const gameName = id => id.replace(/-(.)/g, (_, letter) => letter.toUpperCase());
const load = (id, path, name) => `async () => (await import('./${id}/${path}')).${name}`;

const loadJson = (id, path) => `async () => (await import('./${id}/${path}', { with: { type: 'json' } })).default as unknown as Judgement`;

/** An export per kind of part: a program carries those alone that it imports. */
function source(ids) {
  const having = (path, name) => ids.filter(id => has(id, path)).map(id => `  '${id}': ${load(id, path, name)},`);
  return [
    '/** Written by scripts/games.mjs from the folders beside it; not in the repository. */',
    "import type { Language, Reports, TableLog } from '@tarsas/kernel';",
    "import type { Judgement } from '../bots/judgement/file.ts';",
    "import type { Mind } from '../bots/mind.ts';",
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
    'export const judgements: Readonly<Record<string, () => Promise<Judgement>>> = {',
    ...ids.filter(id => has(id, 'bot/judgement.json')).map(id => `  '${id}': ${loadJson(id, 'bot/judgement.json')},`),
    '};',
    '',
    'export const logReaders: Readonly<Record<string, () => Promise<(text: string) => TableLog>>> = {',
    ...having('notation/readLog.ts', 'readLog'),
    '};',
    '',
    'export const reports: Readonly<Record<string, () => Promise<Reports>>> = {',
    ...having('reports.ts', 'reports'),
    '};',
    '',
  ].join('\n');
}

export function listGames() {
  const text = source(
    readdirSync(join(root, 'games'))
      .filter(id => has(id, 'index.ts'))
      .sort(),
  );
  // Left alone where nothing has changed: the build is made again when a source was written.
  if (!existsSync(FILE) || readFileSync(FILE, 'utf8') !== text) writeFileSync(FILE, text);
}

if (resolve(process.argv[1] ?? '') === fileURLToPath(import.meta.url)) listGames();
