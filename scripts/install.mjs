/** Installs what is missing, and only then. Two shells that start at the same moment take turns. */
import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));
const LOCK = join(root, '.installing');
const INSTALLED = join(root, 'node_modules', '.package-lock.json');

export function installWhatIsMissing() {
  if (isInstalled()) return;
  takeLock();
  try {
    if (!isInstalled()) install();
  } finally {
    rmSync(LOCK, { force: true });
  }
}

function isInstalled() {
  const installed = changedAt(INSTALLED);
  return installed !== null && installed >= (changedAt(join(root, 'package-lock.json')) ?? 0);
}

function changedAt(file) {
  return statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? null;
}

function install() {
  process.stderr.write('Installing what is missing (npm install)…\n');
  // Quiet: standard output belongs to the command that was asked for.
  const { status } = spawnSync('npm', ['install', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: ['ignore', 2, 2],
    shell: process.platform === 'win32',
  });
  if (status !== 0) {
    rmSync(LOCK, { force: true });
    process.stderr.write('npm install failed; see above.\n');
    process.exit(1);
  }
  // npm may leave this file older than the lock file although all is in place.
  const now = new Date();
  utimesSync(INSTALLED, now, now);
}

function takeLock() {
  const wait = new Int32Array(new SharedArrayBuffer(4));
  for (;;) {
    try {
      writeFileSync(LOCK, String(process.pid), { flag: 'wx' });
      return;
    } catch (error) {
      if (error.code !== 'EEXIST') throw error;
    }
    if (holderIsGone()) rmSync(LOCK, { force: true });
    else Atomics.wait(wait, 0, 0, 200);
  }
}

function holderIsGone() {
  try {
    const holder = Number(readFileSync(LOCK, 'utf8'));
    if (holder > 0) process.kill(holder, 0);
    return false;
  } catch (error) {
    return error.code === 'ESRCH';
  }
}
