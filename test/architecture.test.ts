/** docs/architecture.md shows the folders as they are, and the files through which a move goes. */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const page = readFileSync('docs/architecture.md', 'utf8');
const block = (after: string, language: string): string => {
  const begin = page.indexOf(`\`\`\`${language}\n`, page.indexOf(after)) + 4 + language.length;
  return page.slice(begin, page.indexOf('\n```', begin));
};

/** The paths at the beginning of the lines of the list; what is indented lies in the folder above it. */
function listedPaths(): string[] {
  const paths: string[] = [];
  let folder = '';
  for (const [, indent, name] of block('## Folders', '').matchAll(/^( {0,2})(\S+)(?: {2,}|$)/gm)) {
    if (indent === '') folder = name;
    paths.push(indent === '' ? name : folder + name);
  }
  return paths;
}

const listed = listedPaths();
const tracked = execFileSync('git', ['ls-files'], { encoding: 'utf8' }).split('\n').filter(Boolean);

test('every top-level folder is listed', () => {
  const folders = new Set(tracked.filter(path => path.includes('/') && !path.startsWith('.')).map(path => `${path.split('/')[0]}/`));
  expect([...folders].filter(folder => !listed.includes(folder))).toEqual([]);
});

test('every folder of the server and of the app is listed', () => {
  const parts = tracked.flatMap(path => /^((?:server|web)\/[^/]+\/)/.exec(path)?.[1] ?? []);
  const plain = new Set(parts.filter(path => !/\/(test|public)\/$/.test(path)));
  expect([...plain].filter(folder => !listed.includes(folder))).toEqual([]);
});

test('what is listed is there', () => {
  expect(listed.length).toBeGreaterThan(30);
  expect(listed.filter(path => !path.includes('<') && path !== 'dist/' && !existsSync(path))).toEqual([]);
});

test('the files in the picture of a move are there', () => {
  const files = block('## What a move does', 'mermaid').match(/[\w./-]+\.(?:ts|svelte)\b/g) ?? [];
  const paths = files.filter(path => path.includes('/'));
  expect(paths.length).toBeGreaterThan(10);
  expect(paths.filter(path => !existsSync(path))).toEqual([]);
});
