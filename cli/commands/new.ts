/** `tarsas new my-game`: a copy of Pebbles under another name, playable and law-checked from the start, to be changed into the new game. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Script } from 'node:vm';
import { BadInput } from '../input.ts';
import type { Command } from './command.ts';
import { answer } from './context.ts';

const ID = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;
/** The games' rule ids begin like this: `TM-LEECH-04`. */
const RULE_PREFIX = /^- \*\*([A-Z][A-Z0-9]*)-/gm;

/** What is called otherwise in the copy. */
interface Names {
  id: string;
  /** Of its `Game`. */
  value: string;
  /** Of its kinds. */
  type: string;
  /** Both languages begin with the same one. */
  title: string;
  prefix: string;
}

export const newGame: Command = {
  usage: 'new <game>',
  help: 'new',
  run(context, id) {
    const { home, words } = context;
    const games = join(dirname(home), 'games');
    const example = join(games, 'example');
    if (!existsSync(join(example, 'index.ts'))) throw new BadInput(words.bad.noClone);
    if (!ID.test(id)) throw new BadInput(words.bad.gameId(id));
    if (existsSync(join(games, id))) throw new BadInput(words.bad.gameThere(id));
    const files = filesIn(example);
    const names = namesFor(id, games);
    if (!isFree(names.value, [...files.values()])) throw new BadInput(words.bad.gameName(id));
    for (const [path, text] of files) {
      const file = join(games, id, path);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, renamed(text, names));
    }
    format(dirname(home), join(games, id));
    answer(context, { id, folder: `games/${id}`, files: [...files.keys()] }, words.newGame(id));
    return 0;
  },
};

/** Shorter and longer names break lines elsewhere. */
function format(root: string, folder: string): void {
  const biome = join(root, 'node_modules', '@biomejs', 'biome', 'bin', 'biome');
  spawnSync(process.execPath, [biome, 'check', '--write', folder], { cwd: root });
}

/** Path and text of everything in a folder. */
function filesIn(folder: string): Map<string, string> {
  const paths = readdirSync(folder, { recursive: true, withFileTypes: true }).filter(entry => entry.isFile());
  return new Map(
    paths.map(entry => join(entry.parentPath, entry.name)).map(path => [path.slice(folder.length + 1), readFileSync(path, 'utf8')]),
  );
}

function namesFor(id: string, games: string): Names {
  const parts = id.split('-');
  const capitals = parts.map(part => part[0].toUpperCase() + part.slice(1));
  const type = capitals.join('');
  const taken = prefixesIn(games);
  const whole = type.toUpperCase();
  const initials = parts.length > 1 ? parts.map(part => part[0].toUpperCase()).join('') : whole;
  return {
    id,
    type,
    value: type[0].toLowerCase() + type.slice(1),
    title: capitals.join(' '),
    prefix: taken.has(initials) ? whole : initials,
  };
}

/** Rule ids are known by their prefix, so that no two games may share one. */
function prefixesIn(games: string): Set<string> {
  const folders = readdirSync(games).map(game => join(games, game, 'text'));
  const references = folders.filter(text => existsSync(text)).flatMap(text => readdirSync(text).map(name => join(text, name)));
  const texts = references.filter(path => /rules.*\.en\.md$/.test(path)).map(path => readFileSync(path, 'utf8'));
  return new Set(texts.flatMap(text => [...text.matchAll(RULE_PREFIX)].map(([, prefix]) => prefix)));
}

/** A word of the language, or one that Pebbles uses for something else, cannot name the game in the code. */
function isFree(name: string, texts: readonly string[]): boolean {
  try {
    new Script(`'use strict'; async () => { let ${name}; };`);
  } catch {
    return false;
  }
  return !texts.some(text => new RegExp(`\\b${name}\\b`).test(text));
}

const renamed = (text: string, { id, value, type, title, prefix }: Names): string =>
  text
    .replaceAll("'example'", `'${id}'`)
    .replace(/\bexample\b/g, value)
    .replace(/\bExample\b/g, type)
    .replace(/\b(?:Pebbles|Kavicsok)\b/g, title)
    .replace(/\bEX-(?=[A-Z0-9])/g, `${prefix}-`);
