/**
 * `npm run build` makes `dist/`, all that a server, the command line and a browser need: the program and its threads put together by esbuild,
 * the pages by Vite, the rules references, and a manifest that says what it was made of. It is made beside the old one and then takes its
 * place, so that there is never half a build.
 */
import { spawn } from 'node:child_process';
import { cpSync, existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { dist, fingerprint, root } from './artefact.mjs';
import { listGames } from './games.mjs';
import { programInto } from './program.mjs';

const made = `${dist}.${process.pid}`;
listGames();
const before = fingerprint();
const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
try {
  rmSync(made, { recursive: true, force: true });
  const [packages] = await Promise.all([program(), pages()]);
  rulesReferences();
  writeFileSync(join(made, 'licences.txt'), licences(packages));
  const versions = Object.fromEntries(packages.map(({ name, version }) => [name, version]));
  const manifest = { version, node: process.version, fingerprint: before, packages: versions };
  writeFileSync(join(made, 'manifest.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  rmSync(dist, { recursive: true, force: true });
  renameSync(made, dist);
} finally {
  rmSync(made, { recursive: true, force: true });
}

/** Server, command line and threads. Returns the packages that went into them. */
async function program() {
  const { metafile } = await build(programInto(made));
  const folders = new Set(Object.keys(metafile.inputs).flatMap(path => /^.*node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/.exec(path)?.[0] ?? []));
  return [...folders]
    .sort()
    .map(folder => ({ folder: join(root, folder), ...JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')) }));
}

function pages() {
  const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js');
  const args = [vite, 'build', '--logLevel', 'warn', '--outDir', join(made, 'web')];
  // Always a production build, also when a test starts it.
  const child = spawn(process.execPath, args, {
    cwd: join(root, 'web'),
    stdio: ['ignore', 2, 2],
    env: { ...process.env, NODE_ENV: 'production' },
  });
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', status => (status === 0 ? resolve() : reject(new Error(`vite build ended with status ${status}`))));
  });
}

/** The command line quotes them. */
function rulesReferences() {
  for (const game of readdirSync(join(root, 'games'))) {
    const text = join('games', game, 'text');
    const files = existsSync(join(root, text)) ? readdirSync(join(root, text)) : [];
    for (const file of files.filter(name => /^rules.*\.md$/.test(name))) cpSync(join(root, text, file), join(made, text, file));
  }
}

/** What the licences of the packages ask for: that they come along. */
function licences(packages) {
  return packages
    .map(({ name, version, license, folder }) => {
      const file = ['LICENSE', 'LICENSE.md', 'LICENSE.txt', 'LICENCE', 'license']
        .map(name => join(folder, name))
        .find(path => existsSync(path));
      return `${name} ${version} (${license})\n\n${file ? readFileSync(file, 'utf8').trim() : ''}\n`;
    })
    .join(`\n${'-'.repeat(80)}\n\n`);
}
