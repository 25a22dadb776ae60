import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { checkRules } from '../commands/rules.ts';
import { ruleBook } from '../ruleSets.ts';
import { en } from '../text/en.ts';
import { scripted } from './scripted.ts';

let games: string;
beforeEach(() => {
  games = mkdtempSync(join(tmpdir(), 'games-'));
  write('chess/text/rules.en.md', '# Chess\n\n## Pieces\n- **CH-01** A king.\n- **CH-KING-02** It moves.\n- **CH-03** It is black.\n');
  write('chess/text/rules.hu.md', '- **CH-01** Egy király.\n- **CH-KING-02** Lép.\n- **CH-03** Fekete.\n');
  write('chess/text/rules.fairy.en.md', '- **FA-01** A camel.\n');
  write('chess/text/rules.fairy.hu.md', '- **FA-01** Egy teve.\n');
  write('chess/text/untested.json', JSON.stringify({ 'CH-03': 'colour' }));
  write(
    'chess/test/king.test.ts',
    "rule('CH-01', 'a king', () => {});\n// rule('FA-01', 'not really')\nrule.each(\n  'CH-KING-02', 'moves', [], () => {});",
  );
});
afterEach(() => rmSync(games, { recursive: true }));

function write(file: string, text: string): void {
  mkdirSync(join(games, file, '..'), { recursive: true });
  writeFileSync(join(games, file), text);
}

function run(set?: string) {
  const { io, out, err } = scripted();
  const status = checkRules(
    { io, words: en, lang: 'en', home: '', json: false, flags: {}, others: [], text: () => undefined },
    set,
    ruleBook(games),
  );
  return { status, out, err };
}

test('a folder has its own set and further ones', () => {
  expect(ruleBook(games).sets).toEqual([
    { set: 'chess', folder: 'chess' },
    { set: 'fairy', folder: 'chess' },
  ]);
});

test('a rule is tested, exempt or missing; a test in a comment is none', () => {
  const book = ruleBook(games);
  expect(book.sets.map(book.coverage)).toEqual([
    { set: 'chess', total: 3, tested: 2, exempt: 1, missing: [] },
    { set: 'fairy', total: 1, tested: 0, exempt: 0, missing: ['FA-01'] },
  ]);
  expect(run('chess').status).toBe(0);
  expect(run()).toEqual({
    status: 1,
    out: [
      'chess: 3 rules, 2 with a test, 1 not testable, 0 without either',
      'fairy: 1 rule, 0 with a test, 0 not testable, 1 without either',
      '  FA-01: neither a test nor a reason',
    ],
    err: [],
  });
});

test.each([
  ['chess/text/rules.hu.md', '- **CH-01** Egy király.\n- **CH-03** Fekete.\n', 'CH-KING-02: not in the Hungarian rules'],
  ['chess/text/untested.json', '{"CH-03": "colour", "CH-99": "?"}', 'CH-99: untested.json gives a reason for a rule that does not exist'],
  ['chess/text/untested.json', '{"CH-03": "colour", "CH-01": "?"}', 'CH-01: has a test and also a reason for having none'],
  ['chess/text/untested.json', '{"CH-03": " "}', 'CH-03: the reason for having no test is empty'],
  ['chess/test/rook.test.ts', "rule('CH-ROOK-01', 'no such rule', () => {});", 'CH-ROOK-01: a test names a rule that does not exist'],
])('what is wrong with %s is said', (file, text, fault) => {
  write(file, text);
  expect(run('chess')).toMatchObject({ status: 1, err: [fault] });
});

test('finds the sentence of a rule in both languages', () => {
  const book = ruleBook(games);
  expect([book.sentence('FA-01', 'en'), book.sentence('FA-01', 'hu'), book.sentence('FA-02', 'hu')]).toEqual([
    'A camel.',
    'Egy teve.',
    undefined,
  ]);
});
