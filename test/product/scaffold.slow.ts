/**
 * A new game is one folder and nothing else: in a clone of its own one is added, checked, played in the terminal and in a browser, and removed.
 * It builds the clone, which takes a minute of the processor; `npm run test:slow` runs it.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, symlinkSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { launch } from '../../scripts/browser.mjs';
import { finalPoints, play } from '../../web/test/e2e/hand.ts';
import { CLONE, folder, Product, remove } from './product.ts';

const home = folder();
const clone = join(home, 'clone');
const added = join(clone, 'games', 'my-game');

const git = (cwd: string, ...args: string[]): string =>
  execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@example.org', ...args], { cwd, encoding: 'utf8' });
const changes = () => git(clone, 'status', '--porcelain', '--untracked-files=all').split('\n').filter(Boolean);

/** A program of the clone, by the path of its file. */
function run(program: string, args: string, input = '') {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(clone, program), ...args.split(' ').filter(Boolean)], {
    cwd: clone,
    input,
    encoding: 'utf8',
    env: { ...process.env, LC_ALL: 'C', NO_COLOR: '1' },
  });
  return { status, said: stdout + stderr };
}
const tarsas = (args: string, input?: string) => run('dist/tarsas.js', args, input);

/** What is committed, and over it what is not yet. */
function cloneSources(): void {
  git(CLONE, 'clone', '--quiet', '--shared', CLONE, clone);
  const listed = (...args: string[]) =>
    git(CLONE, ...args)
      .split('\0')
      .filter(Boolean);
  const changed = listed('diff', '--name-only', '--no-renames', '-z', 'HEAD');
  for (const path of [...changed, ...listed('ls-files', '-z', '--others', '--exclude-standard')]) {
    if (existsSync(join(CLONE, path))) cpSync(join(CLONE, path), join(clone, path), { recursive: true });
    else rmSync(join(clone, path), { force: true });
  }
  git(clone, 'add', '--all');
  git(clone, 'commit', '--quiet', '--allow-empty', '--no-verify', '--message', 'As it is');
}

/** The installed packages, by links; those of the repository lead into the clone. */
function linkPackages(): void {
  for (const place of ['', 'server', 'web']) {
    const from = join(CLONE, place, 'node_modules');
    const to = join(clone, place, 'node_modules');
    if (!existsSync(from)) continue;
    mkdirSync(to);
    for (const name of readdirSync(from))
      if (!['@tarsas', '.cache', '.package-lock.json'].includes(name)) symlinkSync(join(from, name), join(to, name));
  }
  cpSync(join(CLONE, 'node_modules', '@tarsas'), join(clone, 'node_modules', '@tarsas'), { recursive: true, verbatimSymlinks: true });
  cpSync(join(CLONE, 'node_modules', '.package-lock.json'), join(clone, 'node_modules', '.package-lock.json'));
  const later = new Date(statSync(join(clone, 'package-lock.json')).mtimeMs + 1_000);
  utimesSync(join(clone, 'node_modules', '.package-lock.json'), later, later);
}

beforeAll(() => {
  cloneSources();
  linkPackages();
  cpSync(join(CLONE, 'dist'), join(clone, 'dist'), { recursive: true });
  expect(changes()).toEqual([]);
});
afterAll(() => remove(home));

describe('a new game', () => {
  test('is begun with one command, and is one folder', () => {
    expect(tarsas('new my-game').status).toBe(0);
    expect(changes().length).toBeGreaterThan(5);
    expect(changes().filter(line => !line.startsWith('?? games/my-game/'))).toEqual([]);
  });

  test('has everything a game needs: the build, the laws, its rules, its shape, its types, its format', () => {
    // Builds what is missing first.
    expect(run('node_modules/vitest/vitest.mjs', 'run --project all games/my-game games/test')).toMatchObject({ status: 0 });
    expect(run('node_modules/@typescript/native/bin/tsc', '-p .')).toEqual({ status: 0, said: '' });
    expect(run('node_modules/@biomejs/biome/bin/biome', 'check --error-on-warnings games')).toMatchObject({ status: 0 });
    expect(tarsas('rules my-game')).toMatchObject({ status: 0 });
  });

  test('is played in the terminal, in both languages', () => {
    const { status, said } = tarsas('play my-game --lang hu --seed x', '? MG-01\n1\n1\n1\n1\n');
    expect(status).toBe(0);
    expect(said).toContain('mindenkinek öt kavicsa van');
    expect(said).toContain('Végeredmény');
    expect(tarsas('games --lang en').said).toContain('my-game: My Game, 2–4 players');
  });

  test('is played in a browser on the plain table, and stands on the page of games', async () => {
    const product = await Product.start({
      data: join(home, 'data'),
      cwd: clone,
      command: [process.execPath, join(clone, 'dist', 'tarsas.js'), 'start'],
    });
    const browser = await launch();
    try {
      const page = await browser.newPage();
      await page.goto(`${product.url}/games`);
      await page.getByRole('heading', { name: 'My Game' }).waitFor();
      await page.goto(`${product.url}/new?game=my-game&against=bots`);
      await page.locator('label:has([name=seats][value="2"])').click();
      await page.locator('form button.pri:enabled').click();
      await page.locator('.tb').waitFor();
      await play(page, { seed: 1 });
      expect(await finalPoints(page)).toHaveLength(2);
    } finally {
      await browser.close();
      await product.stop();
    }
  });

  test('is gone with its folder', () => {
    rmSync(added, { recursive: true });
    expect(changes()).toEqual([]);
    expect(run('scripts/games.mjs', '')).toEqual({ status: 0, said: '' });
    expect(readFileSync(join(clone, 'games', 'found.ts'), 'utf8')).not.toContain('my-game');
  });
});
