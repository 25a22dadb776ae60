/**
 * `node scripts/coach.mjs <folder>`: pictures of hints, the coach, analyses and positions to solve at four widths, by day in Hungarian and by night in English. They
 * are taken by the browser tests that look at these pages at every size.
 */
import { spawn } from 'node:child_process';
import { resolve } from 'node:path';
import { root } from './artefact.mjs';

const [out] = process.argv.slice(2);
if (!out) {
  console.error('Usage: node scripts/coach.mjs <folder>');
  process.exit(2);
}
const files = ['12-hints', '12-coach', '12-verdicts', '13-solve'].map(name => `web/test/e2e/${name}.test.ts`);
const vitest = spawn('npx', ['vitest', 'run', '--project', 'browser', '-t', 'at every size', ...files], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, TARSAS_PICTURES: resolve(out) },
});
vitest.on('exit', code => {
  process.exitCode = code ?? 1;
});
