/**
 * `npm run release` makes `tarsas-<version>.tgz`: the build, and beside it only the packages that cannot be put into it. Installed with npm
 * in any folder it is the whole product; nothing is built there.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BESIDE, dist, root } from './artefact.mjs';
import { prepare } from './prepare.mjs';

const PAGES = ['README.md', 'LICENSE', 'CHANGELOG.md'];

await prepare();
const { name, version, description, license, type, engines, dependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const folder = mkdtempSync(join(tmpdir(), 'tarsas-release-'));
try {
  cpSync(dist, join(folder, 'dist'), { recursive: true });
  for (const page of PAGES) cpSync(join(root, page), join(folder, page));
  const needed = Object.fromEntries(BESIDE.map(beside => [beside, dependencies[beside]]));
  const about = { name, version, description, license, type, engines, bin: { tarsas: 'dist/tarsas.js' }, dependencies: needed };
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(about, null, 2)}\n`);
  const { status } = spawnSync('npm', ['pack', '--silent', '--pack-destination', process.argv[2] ?? root], {
    cwd: folder,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  process.exitCode = status ?? 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
