/**
 * `npm run dev`: one address for working on everything. Vite serves the pages with hot module replacement; what goes
 * to the API it hands to a server beside it, which is built and started again with every change of its sources. `npm run dev -- --port 3000`
 */
import { spawn } from 'node:child_process';
import { cpSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { dist, root } from './artefact.mjs';
import { prepare } from './prepare.mjs';

await prepare();
const { context } = await import('esbuild');
const { createServer } = await import('vite');
const { programInto } = await import('./program.mjs');

const { values } = parseArgs({ options: { port: { type: 'string', default: '5173' }, 'data-dir': { type: 'string' } } });
const port = Number(values.port);
/** The server itself, behind the one address. */
const behind = port + 1;
const folder = join(root, 'node_modules', '.cache', 'tarsas-dev');
mkdirSync(folder, { recursive: true });
// The rules references that the command line quotes, and pages for requests that go to the server directly.
for (const part of ['games', 'web']) cpSync(join(dist, part), join(folder, part), { recursive: true });

let server = null;
let ending = false;
async function restart() {
  await stop();
  const args = ['--enable-source-maps', join(folder, 'tarsas.js'), 'start', '--port', String(behind)];
  server = spawn(process.execPath, [...args, '--data-dir', values['data-dir'] ?? join(root, 'tarsas-data', 'dev')], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, LOG_LEVEL: process.env.LOG_LEVEL ?? 'warn', TARSAS_LIMITS: '1000' },
  });
}

function stop() {
  const old = server;
  server = null;
  if (!old || old.exitCode !== null) return;
  const ended = new Promise(resolve => old.once('exit', resolve));
  old.kill('SIGTERM');
  return ended;
}

/** One restart after the other, and only the last of several builds in a row is started. */
let restarting = Promise.resolve();
const onBuilt = {
  name: 'start again',
  setup(build) {
    build.onEnd(({ errors }) => {
      if (errors.length === 0 && !ending) restarting = restarting.then(restart);
    });
  },
};

const building = await context({ ...programInto(folder), plugins: [onBuilt] });
await building.watch();
// The server sees the address that the browser asked: it refuses requests that come from elsewhere.
const vite = await createServer({
  configFile: join(root, 'web', 'vite.config.ts'),
  logLevel: 'warn',
  server: {
    port,
    strictPort: true,
    proxy: Object.fromEntries(
      ['/api', '/healthz', '/readyz'].map(path => [path, { target: `http://127.0.0.1:${behind}`, changeOrigin: false }]),
    ),
  },
});
await vite.listen();
console.log(`Társas, sources: http://localhost:${port}`);

for (const signal of ['SIGINT', 'SIGTERM']) {
  process.once(signal, async () => {
    ending = true;
    await Promise.all([building.dispose(), vite.close(), restarting.then(stop)]);
    process.exit(0);
  });
}
