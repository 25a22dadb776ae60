/**
 * `npm test`: makes ready what is missing and checks everything there is to check; nothing else decides what that is.
 * `npm run test:fast` leaves out what takes long (whole games, the server on its databases, browsers, the started product) and the
 * checks of the whole, for the working loop. `--static` checks types, format and lint alone.
 */
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { root } from './artefact.mjs';
import { prepare } from './prepare.mjs';

const fast = process.argv.includes('--fast');
const onlyStatic = process.argv.includes('--static');
const QUICK = ['all', 'web', 'tables'];
const SLOWEST = 10;

// Colours are for people; whoever reads this through a pipe looks for the plain words.
if (!process.stdout.isTTY) {
  process.env.NO_COLOR = '1';
  delete process.env.FORCE_COLOR;
}

const began = performance.now();
try {
  await step('what is missing is installed and built', prepare);
  await atOnce(checks());
  const counts = onlyStatic ? null : await step('tests', runTests);
  console.log(`\nEverything holds (${seconds(began)}).`);
  if (counts) console.log(`${counts.passed} passed, ${counts.failed} failed`);
} catch (error) {
  console.error(`\nFAILED: ${error.message}`);
  if (error.counts) console.log(`${error.counts.passed} passed, ${error.counts.failed} failed`);
  process.exitCode = 1;
}

/** What can be said about the sources without running them, each a program of its own. */
function checks() {
  const cache = join('node_modules', '.cache');
  const tool = (path, ...args) => [join(root, 'node_modules', path), ...args];
  const everyday = [
    ['types', tool('@typescript/native/bin/tsc', '-p', '.', '--incremental', '--tsBuildInfoFile', join(cache, 'types.tsbuildinfo'))],
    [
      'types of the pages',
      tool(
        'svelte-check/bin/svelte-check',
        '--tsconfig',
        'web/tsconfig.json',
        '--fail-on-warnings',
        '--output',
        'human',
        '--tsgo-experimental-api',
      ),
    ],
    ['format and lint', tool('@biomejs/biome/bin/biome', 'check', '--error-on-warnings', '.')],
  ];
  const ofTheWhole = [
    ['boundaries', tool('dependency-cruiser/bin/dependency-cruise.mjs', '--output-type', 'err', ...sources())],
    ['unused code', tool('knip/bin/knip.js', '--no-config-hints')],
    ['rule coverage', [join(root, 'dist', 'tarsas.js'), 'rules']],
  ];
  return fast || onlyStatic ? everyday : [...everyday, ...ofTheWhole];
}

function sources() {
  return [...JSON.parse(readFileSync(join(root, 'tsconfig.json'), 'utf8')).include.filter(path => !path.includes('*')), 'kit', 'web'];
}

/** As many at the same time as there are cores; what each has to say is printed when it has ended. All are run, then the first failure counts. */
async function atOnce(all) {
  const waiting = [...all];
  const failed = [];
  const worker = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [name, args] = next;
      const from = performance.now();
      const { status, said } = await run(args, 'pipe');
      console.log(`\n== ${name}\n${said}-- ${name}: ${seconds(from)}`);
      if (status !== 0) failed.push(`${name} (status ${status})`);
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, worker));
  if (failed.length > 0) throw new Error(failed.join(', '));
}

/** The tests, with their own closing lines, counted from their report. */
async function runTests() {
  const folder = mkdtempSync(join(tmpdir(), 'tarsas-test-'));
  const report = join(folder, 'report.json');
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${report}`];
  const less = fast ? QUICK.map(name => `--project=${name}`) : [];
  // What a project leaves out only its own list says.
  if (fast) process.env.TARSAS_FAST = '1';
  const { status } = await run([join(root, 'node_modules', 'vitest', 'vitest.mjs'), 'run', ...reporters, ...less], 'inherit');
  const found = existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : null;
  rmSync(folder, { recursive: true, force: true });
  const counts = found && { passed: found.numPassedTests, failed: found.numFailedTests };
  if (found) tellOf(found.testResults);
  if (status !== 0 || !counts || counts.failed > 0) throw Object.assign(new Error('tests'), { counts });
  return counts;
}

/** The part of the started product, and the files that took longest. */
function tellOf(results) {
  const files = results.map(({ name, startTime, endTime, assertionResults }) => ({
    name: relative(root, name),
    ms: endTime - startTime,
    passed: assertionResults.filter(({ status }) => status === 'passed').length,
  }));
  const product = files.filter(({ name }) => name.startsWith(join('test', 'product')));
  if (product.length > 0) console.log('\nThe product as it is started:');
  for (const { name, ms, passed } of product) console.log(`  ${name}: ${passed} passed (${(ms / 1000).toFixed(1)} s)`);
  console.log('\nThe slowest files:');
  for (const { name, ms } of files.sort((a, b) => b.ms - a.ms).slice(0, SLOWEST))
    console.log(`  ${(ms / 1000).toFixed(1).padStart(6)} s  ${name}`);
}

async function step(name, work) {
  console.log(`\n== ${name}`);
  const from = performance.now();
  const result = await work();
  console.log(`-- ${name}: ${seconds(from)}`);
  return result;
}

function seconds(from) {
  return `${((performance.now() - from) / 1000).toFixed(1)} s`;
}

/** A program by the path of its file: no shell, no orphans. */
function run(args, output) {
  const child = spawn(process.execPath, args, { cwd: root, stdio: ['ignore', output, output] });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', text => {
      said += text;
    });
  }
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (status, signal) => resolve({ status: status ?? signal, said }));
  });
}
