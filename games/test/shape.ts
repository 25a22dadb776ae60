/** What a game's folder consists of: files with agreed names and exports, by which everybody finds them (decision 0020). docs/adding-a-game.md has the same table. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Part {
  /** From the game's folder on; `<language>` stands for en and hu. */
  path: string;
  /** What the file must export; without it, any content will do. `<game>` stands for the id in camel case. */
  exports?: string;
  what: string;
  isNeeded?: boolean;
}

export const PARTS: readonly Part[] = [
  { path: 'index.ts', exports: 'manifest', what: 'its manifest: id, names, seats', isNeeded: true },
  { path: 'rules/index.ts', exports: '<game>', what: 'its rules, under its id: `myGame`', isNeeded: true },
  { path: 'text/<language>.ts', exports: '<language>', what: 'its words', isNeeded: true },
  { path: 'text/rules.<language>.md', what: 'its rules reference, one line per rule', isNeeded: true },
  { path: 'test/laws.test.ts', what: 'the laws, played at random', isNeeded: true },
  { path: 'test/secrets.ts', exports: 'tables', what: 'the tables at which the server is searched for its secrets', isNeeded: true },
  { path: 'text/about.ts', exports: 'about', what: 'a blurb for the page of games, and its makers' },
  { path: 'vignette.svg', what: 'its picture in lists' },
  { path: 'bot/index.ts', exports: 'mind', what: 'what its bots think with' },
  { path: 'bot/judgement.json', what: 'what its bots have learned' },
  { path: 'reports.ts', exports: 'reports', what: 'its components by their ids, for reports about played games' },
  { path: 'text/box.<language>.ts', exports: 'box', what: 'its components, named and described' },
  { path: 'text/terms.<language>.ts', exports: 'terms', what: "what its bots' judgement is made of, in words" },
  { path: 'text/advice.<language>.ts', exports: 'advice', what: 'what to do next time about a line of the score sheet that fell behind' },
  { path: 'text/aid.<language>.md', what: 'the player aid' },
  { path: 'text/tutorial.ts', exports: 'plan', what: 'the story of its tutorial' },
  { path: 'text/tutorial.<language>.ts', exports: 'words', what: 'the words of its tutorial' },
  { path: 'table/index.ts', exports: 'table', what: 'its drawn table' },
  { path: 'table/components.ts', exports: 'components', what: 'its components, drawn' },
  { path: 'table/snapshot.ts', exports: 'snapshot', what: 'its position as one picture, for previews of links' },
  { path: 'notation/readLog.ts', exports: 'readLog', what: 'reads games that were played elsewhere' },
];

const LANGUAGES = ['en', 'hu'] as const;

/** What a folder lacks, a sentence each: what it needs, and what it may have besides. */
export interface Lacks {
  needed: string[];
  optional: string[];
}

export function lacksOf(games: string, id: string): Lacks {
  const has = (path: string) => existsSync(join(games, id, path));
  if (!has('index.ts') && !has('package.json'))
    return {
      needed: [`games/${id} is no game, because it has no index.ts, and no package that games share, because it has no package.json.`],
      optional: [],
    };
  if (!has('index.ts')) return { needed: [], optional: [] };
  const all = PARTS.map(part => faultsOf(part, games, id));
  return { needed: all.flatMap(({ needed }) => needed), optional: all.flatMap(({ optional }) => optional) };
}

function faultsOf({ path, exports, what, isNeeded }: Part, games: string, id: string): Lacks {
  const camel = id.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
  const files = path.includes('<language>')
    ? LANGUAGES.map(language => ({ file: path.replace('<language>', language), name: exports?.replace('<language>', language) }))
    : [{ file: path, name: exports?.replace('<game>', camel) }];
  const missing = files.filter(({ file }) => !existsSync(join(games, id, file))).map(({ file }) => `games/${id}/${file}`);
  const there = files.filter(({ file }) => existsSync(join(games, id, file)));
  const unnamed = there.flatMap(({ file, name }) =>
    name && !exportsOf(readFileSync(join(games, id, file), 'utf8')).includes(name)
      ? [`games/${id}/${file} does not export '${name}' (${what}).`]
      : [],
  );
  const lacking = missing.map(file => `${file} is missing: ${what}.`);
  // In one language alone a page would be empty in the other.
  return isNeeded || there.length > 0 ? { needed: [...lacking, ...unnamed], optional: [] } : { needed: unnamed, optional: lacking };
}

/** The names that a module exports, as far as they are written out. */
function exportsOf(source: string): string[] {
  const declared = [...source.matchAll(/^export (?:const|function|async function|class) (\w+)/gm)].map(([, name]) => name);
  const listed = [...source.matchAll(/^export \{([^}]*)\}/gm)].flatMap(([, names]) =>
    names.split(',').map(name => name.trim().split(' as ').at(-1)!),
  );
  return [...declared, ...listed];
}

/** The folders that are, or want to be, games. */
export const foldersOf = (games: string): string[] =>
  readdirSync(games, { withFileTypes: true })
    .filter(entry => entry.isDirectory() && entry.name !== 'test')
    .map(entry => entry.name);
