/**
 * `npm run bench:profile -- [--seconds 6] [--tables 100] [--processes 1] [--functions]`: what the server's processor is used for while a hundred tables of Pebbles are played and
 * watched by four people each. Samples of V8, counted by the part of the program they fall into and told in microseconds per move. A sample inside the engine
 * (a socket, JSON, the text of a view) counts for the function of ours that has called it.
 */

import { readFileSync } from 'node:fs';
import type { Profiler } from 'node:inspector';
import { SourceMap } from 'node:module';
import { loadavg } from 'node:os';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { dist } from '../../scripts/artefact.mjs';
import { number } from './flags.ts';
import { start, tell } from './load/drive.ts';
import { manyTables } from './load/manyTables.ts';
import { createDatabase, freePort, postgres } from './postgres.ts';
import { ServerProcess } from './process.ts';
import { Program } from './programs.ts';

const SECONDS = number('--seconds', 6);
const TABLES = number('--tables', 100);
const CLIENTS = 4;
/** Of several, everybody of a table is at the next one, and the first is looked at: what is told is its share. */
const PROCESSES = number('--processes', 1);
const NATS = await freePort();
const BUILT = pathToFileURL(dist).href;

/** What a place in the sources belongs to; the first that fits. */
const PARTS: readonly [string, RegExp][] = [
  ['rules: options, apply, view', /kernel\/|games\/|words\//],
  [
    'the request: sockets, HTTP, routing',
    /hono|server\/http\/app|node:_?http|node:net|node:internal\/(?:stream|js_stream|timers)|node:internal/,
  ],
  ['who asks, limits, shape of what is asked', /server\/http|zod|rate-limiter|server\/people|server\/order|better-auth|kernel\/json/],
  ['the table: entries, head, history', /server\/table\/(?:live|tables|play|playing|clock|entry|takeBack|milestones|uptime)/],
  ['positions as JSON', /server\/table\/(?:tableJson|position|reading|passed|names)/],
  ['streams', /server\/push\/streams/],
  ['other processes', /server\/push|nats/],
  ['the commit', /server\/storage|node_modules\/(?:pg|kysely)|server\/jobs/],
  ['metrics', /prom-client|server\/operate/],
];

const cluster = await postgres({ durable: true });
const url = await createDatabase(cluster.root);
const nats = new Program('nats-server', ['--addr', '127.0.0.1', '--port', String(NATS)]);
const env = { NATS_URL: PROCESSES > 1 ? `nats://127.0.0.1:${NATS}` : '' };
const servers = await Promise.all(
  Array.from({ length: PROCESSES }, async () => new ServerProcess({ url }, await freePort(), { measured: true, env })),
);
const [server] = servers;
const generator = start('./generator.ts');
try {
  for (const one of servers) await one.start();
  const tables = await manyTables({ base: server.base, database: url, count: TABLES, seats: CLIENTS });
  const places = servers.map(({ base }) => ({ host: '127.0.0.1', port: Number(new URL(base).port) }));
  const spread = PROCESSES > 1;
  await tell(generator, { do: 'watch', places, spread, tables, perTable: CLIENTS });
  const play = () => tell(generator, { do: 'play', places, spread, tables, seconds: SECONDS });
  // The compiler is at work for some seconds.
  await play();
  let moves = 0;
  const profile = await server.profile(async () => {
    ({ moves } = await play());
  });
  report(profile, moves);
} finally {
  generator.kill();
  for (const one of servers) await one.end('SIGTERM');
  await nats.stop();
  await cluster.stop();
}

function report({ nodes, samples, timeDeltas }: Profiler.Profile, moves: number): void {
  const maps = new Map<string, SourceMap>();
  const byId = new Map(nodes.map(node => [node.id, node]));
  const parent = new Map(nodes.flatMap(({ id, children = [] }) => children.map(child => [child, id] as const)));
  const self = new Map<number, number>();
  for (const [i, id] of samples!.entries()) self.set(id, (self.get(id) ?? 0) + timeDeltas![i]);
  const whereOf = ({ callFrame: { url, lineNumber, columnNumber } }: Profiler.ProfileNode): string => {
    if (!url.startsWith(BUILT)) return url;
    let places = maps.get(url);
    if (!places) {
      places = new SourceMap(JSON.parse(readFileSync(`${fileURLToPath(url)}.map`, 'utf8')));
      maps.set(url, places);
    }
    const found = places.findEntry(lineNumber, columnNumber);
    return 'originalSource' in found ? found.originalSource : url;
  };
  const partOf = (id: number | undefined): string => {
    for (let at = id; at !== undefined; at = parent.get(at)) {
      const node = byId.get(at)!;
      if (node.callFrame.functionName === '(garbage collector)') return 'collecting garbage';
      if (/^\((?:idle|program)\)$/.test(node.callFrame.functionName)) return node.callFrame.functionName;
      const where = whereOf(node);
      if (where !== '') return PARTS.find(([, pattern]) => pattern.test(where))?.[0] ?? 'everything else';
    }
    return 'everything else';
  };
  const parts = new Map<string, number>();
  const functions = new Map<string, number>();
  for (const [id, microseconds] of self) {
    const part = partOf(id);
    parts.set(part, (parts.get(part) ?? 0) + microseconds);
    const node = byId.get(id)!;
    const name = `${node.callFrame.functionName || '(anonymous)'} ${whereOf(node).split('/').slice(-3).join('/')}`;
    functions.set(name, (functions.get(name) ?? 0) + microseconds);
  }
  parts.delete('(idle)');
  const table = (all: Map<string, number>, most: number) => {
    for (const [name, sum] of [...all].sort((a, b) => b[1] - a[1]).slice(0, most)) console.log(`| ${name} | ${(sum / moves).toFixed(1)} |`);
  };
  console.log(
    `${moves} moves at ${TABLES} tables with ${CLIENTS} watchers each; load ${loadavg()[0].toFixed(1)}\n\n| part | µs per move |\n| --- | --- |`,
  );
  table(parts, 20);
  console.log('\n| function | µs per move |\n| --- | --- |');
  table(functions, process.argv.includes('--functions') ? 60 : 20);
}
