/**
 * What a clone needs before anything runs: the packages it depends on, and `dist/`. Both are made when they are missing or something they
 * are made of has changed, by one process at a time. A release needs neither: it is only run.
 */
import { spawn } from 'node:child_process';
import { readFileSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { dist, fingerprint, root } from './artefact.mjs';
import { listGames } from './games.mjs';
import { withLock } from './lock.mjs';

const LOCK = join(root, '.preparing');
const INSTALLED = join(root, 'node_modules', '.package-lock.json');

/** Standard output belongs to the command that was asked for; what is done here is said on standard error. */
export async function prepare() {
  listGames();
  if (isInstalled() && isBuilt()) return;
  await withLock(LOCK, async () => {
    if (!isInstalled()) await install();
    if (!isBuilt()) await build();
  });
}

function isInstalled() {
  const changedAt = file => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  return changedAt(INSTALLED) >= Math.max(1, changedAt(join(root, 'package-lock.json')));
}

async function install() {
  process.stderr.write('Installing what is missing (npm install)…\n');
  await run('npm', ['install', '--no-audit', '--no-fund', '--loglevel=error'], 'npm install failed; see above.');
  // npm may leave this file older than the lock file although all is in place.
  const now = new Date();
  utimesSync(INSTALLED, now, now);
}

function isBuilt() {
  try {
    return JSON.parse(readFileSync(join(dist, 'manifest.json'), 'utf8')).fingerprint === fingerprint();
  } catch {
    return false;
  }
}

async function build() {
  process.stderr.write('Building dist/…\n');
  await run(process.execPath, [join(root, 'scripts', 'build.mjs')], 'dist/ could not be built; see above.');
}

/** Ends this process with the one it starts when that fails. */
function run(program, args, failed) {
  const child = spawn(program, args, { cwd: root, stdio: ['ignore', 2, 2], shell: process.platform === 'win32' });
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', status => (status === 0 ? resolve() : reject(new Error(failed))));
  });
}
