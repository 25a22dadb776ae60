/** Builds the pages of the browser app when something they are made of is newer than they are. */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './install.mjs';

const SOURCES = ['kernel', 'words', 'games', 'bots', 'server/api', 'web', 'package-lock.json'];
const NOT_SOURCES = new Set(['node_modules', 'dist', 'test']);

/** Does nothing where there is no browser app. */
export function buildWeb() {
  const web = join(root, 'web');
  if (!existsSync(join(web, 'package.json'))) return;
  const built = statSync(join(web, 'dist', 'index.html'), { throwIfNoEntry: false })?.mtimeMs ?? 0;
  if (!SOURCES.some(path => isNewer(join(root, path), built))) return;
  process.stderr.write('Building the pages of the browser app…\n');
  // Quiet: standard output belongs to the command that was asked for.
  const { status } = spawnSync('npm', ['run', 'build', '--workspace', 'web', '--silent'], {
    cwd: root,
    stdio: ['ignore', 2, 2],
    // Whoever starts us, a test too, gets the pages that people get.
    env: { ...process.env, NODE_ENV: 'production' },
    shell: process.platform === 'win32',
  });
  if (status === 0) return;
  process.stderr.write('The pages could not be built; see above.\n');
  process.exit(1);
}

function isNewer(path, than) {
  const found = statSync(path, { throwIfNoEntry: false });
  if (!found) return false;
  if (!found.isDirectory()) return found.mtimeMs > than;
  return readdirSync(path).some(name => !NOT_SOURCES.has(name) && isNewer(join(path, name), than));
}
