/**
 * `npm run analysing [-- log.json|log.txt] [--seconds 90] [--size 1440x900] [--bots 4] [--why] [--json]`: the analysis of a game in a browser, at the machine's own speed:
 * when the lines of the graph are there, when the first decision is played out, when everything is, and which tasks of the page took longer than 50 ms
 * meanwhile (`--why`: what they were busy with, which makes everything a little slower). Without a file, a game of Terra Mystica that bots play. A report, not a
 * test: what else the machine does counts into the clock.
 */
import { readFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { register } from 'tsx/esm/api';
import { launch } from './browser.mjs';
import { startBuiltServer } from './builtServer.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    /** Stops there, whether everything is played out or not. */
    seconds: { type: 'string', default: '90' },
    size: { type: 'string', default: '1440x900' },
    bots: { type: 'string', default: '4' },
    why: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
  },
});
const [width, height] = values.size.split('x').map(Number);
/** Functions of a long task that are named. */
const NAMED = 12;
/** Microseconds without a pause in which a profile was busy that make it a long task. */
const LONG = 50_000;

register();
const [file] = positionals;
const text = file ? readFileSync(file, 'utf8') : JSON.stringify(await byBots(Number(values.bots)));
const server = await startBuiltServer();
const browser = await launch();
try {
  const report = await analysed(text);
  if (values.json) console.log(JSON.stringify(report));
  else print(report);
} finally {
  await browser.close();
  await server.stop();
}

async function analysed(log) {
  const load = loadavg()[0];
  const context = await browser.newContext({ viewport: { width, height }, baseURL: server.url, locale: 'en' });
  const page = await context.newPage();
  await page.goto('/analysis');
  await page.locator('#log').fill(log);
  await page.locator('section .pri:enabled').click();
  await page.waitForURL('**/local/*');
  const id = new URL(page.url()).pathname.split('/').at(-1);
  const moves = await page.evaluate(key => JSON.parse(localStorage.getItem(key)).moves.length, `game:${id}`);
  await page.goto('/analysis');
  await page.locator('#log').waitFor();
  await page.evaluate(watch);
  const profiler = values.why ? await context.newCDPSession(page) : null;
  await profiler?.send('Profiler.enable');
  await profiler?.send('Profiler.setSamplingInterval', { interval: 1000 });
  await profiler?.send('Profiler.start');
  // As by a link: nothing is loaded twice, and the watch goes on.
  await page.evaluate(path => {
    document.body.append(Object.assign(document.createElement('a'), { href: path, id: 'there' }));
    document.querySelector('#there').click();
  }, `/analysis/${id}`);
  await page
    .waitForFunction(() => globalThis.watched.all, undefined, { timeout: Number(values.seconds) * 1000, polling: 250 })
    .catch(() => {});
  const busy = profiler ? longIn((await profiler.send('Profiler.stop')).profile) : [];
  const watched = await page.evaluate(() => globalThis.watched);
  return { moves, ...watched, busy, load: { before: load, after: loadavg()[0] } };
}

/** Runs in the page: when what is there, in milliseconds from now, and the tasks over 50 ms. */
function watch() {
  const began = performance.now();
  const at = () => Math.round(performance.now() - began);
  globalThis.watched = { graph: null, first: null, all: null, verdicts: [], long: [] };
  const { watched } = globalThis;
  new PerformanceObserver(list => {
    for (const { startTime, duration } of list.getEntries())
      if (startTime >= began) watched.long.push({ at: Math.round(startTime - began), ms: Math.round(duration) });
  }).observe({ type: 'longtask' });
  new MutationObserver(() => {
    if (watched.graph === null && document.querySelector('.graph svg .bed')?.getAttribute('d').includes('L')) watched.graph = at();
    const work = document.querySelector('.work')?.textContent ?? '';
    const played = Number(/Playing out: (\d+) of/.exec(work)?.[1] ?? 0);
    while (watched.verdicts.length < played) watched.verdicts.push(at());
    watched.first ??= watched.verdicts[0] ?? null;
    if (watched.graph !== null && work.includes('Done')) watched.all ??= at();
  }).observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true, attributeFilter: ['d'] });
}

/** Stretches of a profile without a pause, and the functions in which most of each was spent, with what they called. */
function longIn({ nodes, samples, timeDeltas, startTime }) {
  const byId = new Map(nodes.map(node => [node.id, node]));
  const parent = new Map(nodes.flatMap(({ id, children = [] }) => children.map(child => [child, id])));
  const found = [];
  let [time, open] = [startTime, null];
  for (const [i, sample] of samples.entries()) {
    time += timeDeltas[i];
    const { functionName } = byId.get(sample).callFrame;
    const isIdle = functionName === '(idle)' || functionName === '(program)';
    if (open && (isIdle || timeDeltas[i] > LONG)) {
      if (time - open.from > LONG) found.push(open);
      open = null;
    }
    if (isIdle) continue;
    open ??= { from: time, spent: new Map() };
    open.to = time;
    const seen = new Set();
    for (let id = sample; id !== undefined; id = parent.get(id)) {
      const { functionName: name, url, lineNumber, columnNumber } = byId.get(id).callFrame;
      const where = `${name || '(anonymous)'} ${url.split('/').at(-1)}:${lineNumber + 1}:${columnNumber + 1}`;
      if (!seen.has(where)) open.spent.set(where, (open.spent.get(where) ?? 0) + timeDeltas[i]);
      seen.add(where);
    }
  }
  return found.map(({ from, to, spent }) => ({
    ms: Math.round((to - from) / 1000),
    in: [...spent]
      .sort(([, a], [, b]) => b - a)
      .slice(0, NAMED)
      .map(([where, us]) => `${Math.round(us / 1000)} ${where}`),
  }));
}

/** A whole game, as its owner would save it. */
async function byBots(seats) {
  const { gameOf } = await import('../games/list.ts');
  const { playMatch } = await import('../cli/arena/match.ts');
  const { recorded } = await import('../cli/insight/games.ts');
  const entrants = Array.from({ length: seats }, () => ({ bot: 'random-plans' }));
  const match = { game: 'terra-mystica', options: {}, seed: 'analysing', entrants, recorded: true };
  return recorded([match], [await playMatch(match)], (await gameOf(match.game)).rules)[0];
}

function print({ moves, graph, first, all, verdicts, long, busy, load }) {
  const seconds = ms => (ms === null ? 'not yet' : `${(ms / 1000).toFixed(1)} s`);
  console.log(
    `${moves} moves: graph ${seconds(graph)}, first decision played out ${seconds(first)}, ${verdicts.length} played out, the last ${seconds(verdicts.at(-1) ?? null)}, everything ${seconds(all)}; ` +
      `tasks over 50 ms: ${long.length}; load ${load.before.toFixed(1)} to ${load.after.toFixed(1)}`,
  );
  for (const { at, ms } of long) console.log(`  ${ms} ms, ${seconds(at)} after the beginning`);
  for (const { ms, in: spent } of busy) console.log(`  profile: ${ms} ms\n    ${spent.join('\n    ')}`);
}
