/**
 * The release, installed with npm in an empty folder, without the repository and its tools. TARSAS_NODE names the folder of another Node
 * to do it with; `npm run test:nodes` does it with every Node we claim.
 */
import { type SpawnSyncOptions, spawnSync } from 'node:child_process';
import { readdirSync, statSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Player } from './player.ts';
import { CLONE, folder, Product, remove } from './product.ts';

const home = folder();
/** What `npx tarsas` runs; npx itself does not pass a signal on to it. */
const TARSAS = join(home, 'node_modules', '.bin', 'tarsas');
const node = process.env.TARSAS_NODE;
const env = { ...process.env, LC_ALL: 'C', PATH: node ? `${node}${delimiter}${process.env.PATH}` : process.env.PATH };

function run(command: string, { input = '', ...more }: SpawnSyncOptions = {}) {
  const [program, ...args] = command.split(' ');
  const { status, stdout, stderr } = spawnSync(program, args, { cwd: home, env, input, encoding: 'utf8', ...more });
  return { status, stdout: String(stdout), stderr: String(stderr) };
}

beforeAll(() => {
  // As it was built here: with another Node it is only installed and run.
  expect(run(`npm run --silent release -- ${home}`, { cwd: CLONE, env: process.env })).toMatchObject({ status: 0 });
  writeFileSync(join(home, 'package.json'), '{ "private": true }');
  const [tarball] = readdirSync(home).filter(name => /^tarsas-\d+\.\d+\.\d+\.tgz$/.test(name));
  expect(run(`npm install --no-audit --no-fund --loglevel=error ./${tarball}`)).toMatchObject({ status: 0, stderr: '' });
});
afterAll(() => remove(home));

describe('the release in an empty folder', () => {
  test('brings nothing of the repository along: no sources, no tests, no tools', () => {
    const installed = join(home, 'node_modules', 'tarsas');
    expect(readdirSync(installed).sort()).toEqual(['CHANGELOG.md', 'LICENSE', 'README.md', 'dist', 'package.json']);
    expect(readdirSync(join(home, 'node_modules')).filter(name => ['vite', 'typescript', 'esbuild', 'tsx'].includes(name))).toEqual([]);
    expect(readdirSync(join(installed, 'dist'), { recursive: true, encoding: 'utf8' }).filter(name => /\.tsx?$/.test(name))).toEqual([]);
  });

  test('simulates', () => {
    const { status, stdout } = run('npx tarsas simulate empires-end --games 5 --json');
    expect([status, JSON.parse(stdout).errors]).toEqual([0, []]);
  });

  test('lets bots play each other, in threads', () => {
    const { status, stdout } = run('npx tarsas arena viscounts --bots greedy,random-plans --seats 2 --seeds 1 --threads 2 --json');
    expect([status, JSON.parse(stdout).games, JSON.parse(stdout).errors]).toEqual([0, 2, []]);
  });

  test('plays a whole game in the terminal and quotes a rule', () => {
    const { status, stdout } = run('npx tarsas play example --lang hu --seed x', { input: '? EX-01\n1\n1\n1\n1\n' });
    expect(status).toBe(0);
    expect(stdout).toContain('mindenkinek öt kavicsa van');
    expect(stdout).toContain('Végeredmény');
  });

  test('serves tables at which bots play, backs them up while it runs, and builds nothing', async () => {
    const data = join(home, 'data');
    const before = statSync(join(home, 'node_modules', 'tarsas', 'dist')).mtimeMs;
    const product = await Product.start({ data, cwd: home, env: { PATH: env.PATH ?? '' }, command: [TARSAS, 'start'] });
    try {
      const page = await fetch(product.url, { headers: { accept: 'text/html' } });
      expect(await page.text()).toContain('<div id="app">');
      const anna = await Player.guest(product.url, 'Anna');
      const table = await anna.play(await anna.tableWith(['gentle'], { game: 'empires-end', options: { game: 'lightning' } }));
      expect(table.status).toBe('over');
      const picture = await fetch(`${product.url}/table/${table.id}/position.png`);
      expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/png']);
      expect(run(`npx tarsas backup copy.gz --data-dir ${data}`)).toMatchObject({ status: 0 });
      expect(statSync(join(home, 'copy.gz')).size).toBeGreaterThan(1_000);
    } finally {
      await product.stop();
    }
    expect(statSync(join(home, 'node_modules', 'tarsas', 'dist')).mtimeMs).toBe(before);
  });
});
