/** What a new game still lacks. `npx vitest run games/test --reporter=verbose` also says what each game might have besides. */
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { manifests } from '../list.ts';
import { loadTitle } from '../title.ts';
import { foldersOf, lacksOf, PARTS } from './shape.ts';

const GAMES = dirname(import.meta.dirname);

describe.each(foldersOf(GAMES))('games/%s', id => {
  test('has what it needs', async ({ annotate }) => {
    const { needed, optional } = lacksOf(GAMES, id);
    for (const sentence of optional) await annotate(sentence);
    expect(needed).toEqual([]);
  });
});

describe.each(manifests)('the manifest of $id', manifest => {
  test('says the same as the rules and the words', async () => {
    const { game, voices } = await loadTitle(manifest);
    expect([game.id, game.seats]).toEqual([manifest.id, manifest.seats]);
    expect({ en: voices.en.title, hu: voices.hu.title }).toEqual(manifest.name);
  });

  test('has the name of its folder', () => expect(foldersOf(GAMES)).toContain(manifest.id));
});

test('every folder with an index.ts is offered, in the order that the manifests ask for', () => {
  expect(manifests.map(({ id }) => id).sort()).toEqual(
    foldersOf(GAMES)
      .filter(id => existsSync(join(GAMES, id, 'index.ts')))
      .sort(),
  );
  const orders = manifests.map(({ order }) => order ?? Number.POSITIVE_INFINITY);
  expect(orders).toEqual([...orders].sort((a, b) => a - b));
});

test('docs/adding-a-game.md lists the parts of a game', () => {
  const page = readFileSync(join(GAMES, '..', 'docs', 'adding-a-game.md'), 'utf8');
  const rows = PARTS.map(
    ({ path, exports, what, isNeeded }) => `| \`${path}\` | ${exports ? `\`${exports}\`` : ''} | ${what} | ${isNeeded ? 'yes' : ''} |`,
  );
  expect(rows.filter(row => !page.includes(row))).toEqual([]);
});

describe('a folder that is not finished', () => {
  let games: string;
  beforeEach(() => {
    games = mkdtempSync(join(tmpdir(), 'tarsas-shape-'));
  });
  afterEach(() => rmSync(games, { recursive: true }));
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(games, path)), { recursive: true });
    writeFileSync(join(games, path), text);
  };

  test('without an index.ts is told so', () => {
    write('chess/rules/index.ts', '');
    expect(lacksOf(games, 'chess').needed).toEqual([
      'games/chess is no game, because it has no index.ts, and no package that games share, because it has no package.json.',
    ]);
    write('family/package.json', '{}');
    expect(lacksOf(games, 'family').needed).toEqual([]);
  });

  test('is told what is missing, what is misnamed, and what it may have', () => {
    write('chess/index.ts', 'export const manifest = {};');
    write('chess/text/en.ts', 'export const english = {};');
    write('chess/text/aid.en.md', '');
    write('chess/test/laws.test.ts', '');
    const { needed, optional } = lacksOf(games, 'chess');
    expect(needed).toEqual([
      'games/chess/rules/index.ts is missing: its rules, under its id: `myGame`.',
      'games/chess/text/hu.ts is missing: its words.',
      "games/chess/text/en.ts does not export 'en' (its words).",
      'games/chess/text/rules.en.md is missing: its rules reference, one line per rule.',
      'games/chess/text/rules.hu.md is missing: its rules reference, one line per rule.',
      'games/chess/test/secrets.ts is missing: the tables at which the server is searched for its secrets.',
      'games/chess/text/aid.hu.md is missing: the player aid.',
    ]);
    expect(optional).toContain('games/chess/bot/index.ts is missing: what its bots think with.');
  });
});
