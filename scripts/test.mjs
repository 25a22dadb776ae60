/**
 * `npm test`: installs what is missing and checks everything there is to check; nothing else decides what that is.
 * `npm run test:fast` leaves out what takes long (the laws and `*.slow.test.ts`) and the checks of the whole, for the working loop.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { installWhatIsMissing, root } from './install.mjs';

const fast = process.argv.includes('--fast');
const SLOW = ['**/laws*.test.ts', '**/*.slow.test.ts'];

// Colours are for people; whoever reads this through a pipe looks for the plain words.
if (!process.stdout.isTTY) {
  process.env.NO_COLOR = '1';
  delete process.env.FORCE_COLOR;
}

const began = performance.now();
step('what is missing is installed', installWhatIsMissing);
step('types', () => {
  tool('typescript/bin/tsc', '-p', '.');
  tool('svelte-check/bin/svelte-check', '--tsconfig', 'web/tsconfig.json', '--fail-on-warnings', '--output', 'human');
});
step('format and lint', () => tool('@biomejs/biome/bin/biome', 'check', '--error-on-warnings', '.'));
if (!fast) {
  step('boundaries', () => tool('dependency-cruiser/bin/dependency-cruise.mjs', '--output-type', 'err', ...sources()));
  step('unused code', () => tool('knip/bin/knip.js'));
}
const { passed, failed } = step('tests', runTests);
if (!fast) step('rule coverage', () => run(join(root, 'cli', 'bin', 'tarsas.mjs'), 'rules'));
console.log(`\nEverything holds (${seconds(began)}).`);
console.log(`${passed} passed, ${failed} failed`);

/** Runs one step and says how it went; the first failure ends it all. */
function step(name, work) {
  console.log(`\n== ${name}`);
  const from = performance.now();
  const result = work();
  console.log(`-- ${name}: ${seconds(from)}`);
  return result;
}

function seconds(from) {
  return `${((performance.now() - from) / 1000).toFixed(1)} s`;
}

function fail(what, counts) {
  console.error(`\nFAILED: ${what}`);
  if (counts) console.log(`${counts.passed} passed, ${counts.failed} failed`);
  process.exit(1);
}

/** A program of an installed package, by the path of its file: no shell, no orphans. */
function tool(path, ...args) {
  run(join(root, 'node_modules', path), ...args);
}

function run(file, ...args) {
  const { status, signal } = spawnSync(process.execPath, [file, ...args], { cwd: root, stdio: 'inherit' });
  if (status !== 0) fail(`${[file.slice(root.length + 1), ...args].join(' ')} (${signal ?? `status ${status}`})`);
}

function sources() {
  return [...JSON.parse(readFileSync(join(root, 'tsconfig.json'), 'utf8')).include.filter(path => !path.includes('*')), 'web'];
}

/** The tests, with their own closing lines, counted from their report. */
function runTests() {
  const folder = mkdtempSync(join(tmpdir(), 'tarsas-test-'));
  const report = join(folder, 'report.json');
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${report}`];
  const args = ['run', ...reporters, ...(fast ? SLOW.map(glob => `--exclude=${glob}`) : [])];
  const vitest = join(root, 'node_modules', 'vitest', 'vitest.mjs');
  const { status } = spawnSync(process.execPath, [vitest, ...args], { cwd: root, stdio: 'inherit' });
  const found = existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : null;
  rmSync(folder, { recursive: true, force: true });
  const counts = found && { passed: found.numPassedTests, failed: found.numFailedTests };
  if (status !== 0 || !counts || counts.failed > 0) fail('tests', counts);
  return counts;
}
