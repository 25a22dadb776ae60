/**
 * `npm run test:slow`: what takes too long for every day. Ten thousand random games of every game, over all its numbers of seats; the laws, the
 * referees and the round trips of the notation with twenty times as many games; every level of bot at every number of seats of the started
 * product; in the browser whole games by finger and by keyboard, and every light in every language; clients generated from the description of
 * the API; a game added to a clone; the server's tests on both engines. `npm run test:slow -- viscounts` does it for one game, `-- browser`,
 * `-- clients`, `-- scaffold` and `-- server` for those.
 */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { dist, root } from './artefact.mjs';
import { prepare } from './prepare.mjs';

const GAMES = 10_000;
const LAWS = 20;
/** What plays as many times more games as TARSAS_LAWS says. */
const REPEATED = ['laws', 'referee', 'export'];

await prepare();
const tarsas = join(dist, 'tarsas.js');
const wanted = process.argv.slice(2);
const all = JSON.parse(run([tarsas, 'games', '--json']).stdout);
const isWanted = name => wanted.length === 0 || wanted.includes(name);
for (const { id, seats } of all.filter(game => isWanted(game.id))) {
  const counts = Array.from({ length: seats.max - seats.min + 1 }, (_, n) => seats.min + n);
  for (const n of counts) simulate(id, n, Math.ceil(GAMES / counts.length));
  const repeated = REPEATED.map(name => `games/${id}/test/${name}`);
  vitest({ TARSAS_LAWS: String(LAWS) }, repeated, `the laws, the referee or the round trips of ${id}`);
  vitest({ TARSAS_SLOW: '1' }, ['--project', 'product', 'levels', '-t', id], `the levels of bots at ${id}`);
}
if (isWanted('browser')) vitest({ TARSAS_SLOW: '1' }, ['--project', 'browser'], 'the browser');
if (isWanted('clients')) vitest({ TARSAS_SLOW: '1' }, ['--project', 'product', 'clients'], 'the generated clients');
if (isWanted('scaffold')) vitest({ TARSAS_SLOW: '1' }, ['--project', 'product', 'scaffold'], 'a new game');
if (isWanted('server')) vitest({ TARSAS_SLOW: '1' }, ['--project', 'server'], 'the server');
console.log('\nEverything holds.');

function simulate(id, seats, games) {
  const { stdout } = run([tarsas, 'simulate', id, '--seats', String(seats), '--games', String(games), '--seed', 'slow', '--json']);
  const { moves, errors, scores } = JSON.parse(stdout);
  console.log(
    `${id}, ${seats} seats: ${games} games, ${moves} moves, ${errors.length} errors, ${scores.mean.toFixed(1)} points on average`,
  );
  if (errors.length > 0) fail(`${id}, seed ${errors[0].seed}: ${errors[0].message}`);
}

function vitest(env, args, what) {
  const { status } = run([join(root, 'node_modules', 'vitest', 'vitest.mjs'), 'run', ...args], 'inherit', env);
  if (status !== 0) fail(what);
}

function run(args, stdio = ['ignore', 'pipe', 'inherit'], env = {}) {
  return spawnSync(process.execPath, args, { cwd: root, stdio, encoding: 'utf8', maxBuffer: 1e9, env: { ...process.env, ...env } });
}

function fail(what) {
  console.error(`\nFAILED: ${what}`);
  process.exit(1);
}
