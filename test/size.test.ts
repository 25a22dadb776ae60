/** Files fit in the head and functions on a screen; docs/architecture.md names the functions that do not, and why. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { expect, test } from 'vitest';

const LINES_OF_A_FILE = 350;
const LINES_OF_A_FUNCTION = 60;

const page = readFileSync('docs/architecture.md', 'utf8');
const tracked = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '*.ts', '*.mjs', '*.cjs', '*.svelte', '*.css'], {
  encoding: 'utf8',
});
const files = tracked.split('\n').filter(Boolean);

test('no code file is longer than 350 lines', () => {
  const long = files.filter(path => readFileSync(path, 'utf8').split('\n').length - 1 > LINES_OF_A_FILE);
  expect(files.length).toBeGreaterThan(1000);
  expect(long).toEqual([]);
});

/** The script of a page or part, at the lines where it stands. */
const scriptOf = (text: string): string => /<script[^>]*>([\s\S]*?)<\/script>/.exec(text)?.[1] ?? '';

interface Long {
  name: string;
  at: string;
}

function* longFunctions(path: string): Generator<Long> {
  const text = readFileSync(path, 'utf8');
  const source = ts.createSourceFile(path, path.endsWith('.svelte') ? scriptOf(text) : text, ts.ScriptTarget.Latest, true);
  const line = (position: number): number => source.getLineAndCharacterOfPosition(position).line;
  function* within(node: ts.Node): Generator<Long> {
    if (ts.isFunctionLike(node) && line(node.end) - line(node.getStart()) >= LINES_OF_A_FUNCTION)
      yield { name: nameOf(node), at: `${path}:${line(node.getStart()) + 1}` };
    for (const child of node.getChildren()) yield* within(child);
  }
  yield* within(source);
}

function nameOf(node: ts.SignatureDeclaration): string {
  if (node.name) return node.name.getText();
  return ts.isVariableDeclaration(node.parent) ? node.parent.name.getText() : '(no name)';
}

test('no function outside of tests is longer than 60 lines, but those that docs/architecture.md names', () => {
  const code = files.filter(path => /\.(ts|mjs|svelte)$/.test(path) && !/(^|\/)test\//.test(path));
  const long = code.flatMap(path => [...longFunctions(path)]);
  expect(long.filter(({ name }) => !page.includes(`\`${name}\``))).toEqual([]);
  expect(long.length).toBeGreaterThan(0);
});
