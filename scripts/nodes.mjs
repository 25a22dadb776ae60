/**
 * `npm run test:nodes [-- 22 24]`: the release, installed and used with every Node we claim, as npm's package `node` brings it.
 * Takes a download for each.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from './artefact.mjs';
import { prepare } from './prepare.mjs';

const CLAIMED = ['20', '22', '24'];

await prepare();
const wanted = process.argv.slice(2);
for (const version of wanted.length > 0 ? wanted : CLAIMED) {
  const folder = mkdtempSync(join(tmpdir(), 'tarsas-node-'));
  try {
    // The package brings its program in an install script, which newer versions of npm run only where they are allowed to.
    writeFileSync(join(folder, 'package.json'), '{ "private": true, "allowScripts": { "node": true } }');
    run('npm', ['install', '--no-audit', '--no-fund', '--loglevel=error', `node@${version}`], { cwd: folder });
    const bin = join(folder, 'node_modules', 'node', 'bin');
    const { stdout } = spawnSync(join(bin, 'node'), ['--version'], { encoding: 'utf8' });
    console.log(`\n== Node ${stdout.trim()}`);
    run(process.execPath, [join(root, 'node_modules', 'vitest', 'vitest.mjs'), 'run', '--project', 'product', 'release'], {
      env: { ...process.env, TARSAS_NODE: bin },
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function run(program, args, options) {
  const { status } = spawnSync(program, args, { cwd: root, stdio: 'inherit', ...options });
  if (status === 0) return;
  console.error(`\nFAILED: ${[program, ...args].join(' ')}`);
  process.exit(1);
}
