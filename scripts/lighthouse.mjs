/**
 * `npm run lighthouse [-- --runs 3] [--only tables] [--json] [--keep folder]`: what Lighthouse says about the built product with its mobile preset, as
 * medians of several visits: home, rules, a table of the server of each game in the middle of the game for a guest whose turn it is, the same for a
 * stranger who looks on, and a table of this device. Network and processor are simulated from what was observed, so a busy machine makes figures
 * worse, never better: a task that had to wait for the processor counts as a long one. So beside each score stands an estimate of our own, with
 * blocking time counted by the processor's own time, and the load of the machine. Whether goals are reached, Lighthouse's score alone says.
 * Lighthouse brings 200 packages and 185 MB, so it is no dependency: it is fetched into a folder of its own when this is first run (decision 0022).
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { root } from './artefact.mjs';
import { connect, launch } from './browser.mjs';
import { startBuiltServer } from './builtServer.mjs';
import { GAMES, guestsAt, keptLocally, middleOf, playAtServer, SEED } from './middle.mjs';

/** The last one for Node 20. */
const LIGHTHOUSE = '12.8.2';
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];
const TIMES = {
  fcp: 'first-contentful-paint',
  lcp: 'largest-contentful-paint',
  tbt: 'total-blocking-time',
  cls: 'cumulative-layout-shift',
};
/** Lighthouse slows the processor so many times for a phone; what a task takes longer than this blocks. */
const SLOWDOWN = 4;
const BLOCKS_MS = 50;
/** Lighthouse's scale for blocking time on phones: the tenth best and the middle of all pages. */
const BLOCKING = { p10: 200, median: 600 };
const GOALS = { table: 90, page: 95, other: 100 };
const PORT = Number(process.env.LIGHTHOUSE_PORT ?? 9_222);

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '3' },
    /** Only pages whose name contains this. */
    only: { type: 'string', default: '' },
    json: { type: 'boolean', default: false },
    /** Keeps whole reports, and traces, in this folder. */
    keep: { type: 'string' },
  },
});

const lighthouse = await fetched();
const generous = { requests: 1_000_000, made: 1_000_000, signIn: 1_000_000 };
const server = await startBuiltServer({ newSeed: () => SEED, limits: generous });
const browser = await launch({ args: [`--remote-debugging-port=${PORT}`] });
try {
  const pages = (await pagesToVisit()).filter(({ name }) => name.includes(values.only));
  const reports = [];
  for (const page of pages) {
    reports.push(await report(page));
    if (!values.json) print(reports.at(-1));
  }
  if (values.json) console.log(JSON.stringify(reports));
  process.exitCode = reports.every(reaches) ? 0 : 1;
} finally {
  await browser.close();
  await server.stop();
}

async function fetched() {
  const folder = join(root, 'node_modules', '.cache', `lighthouse-${LIGHTHOUSE}`);
  const found = join(folder, 'node_modules', 'lighthouse', 'core', 'index.js');
  if (!existsSync(found)) {
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'package.json'), '{"private":true}');
    const args = ['install', '--no-audit', '--no-fund', '--loglevel=error', '--prefix', folder, `lighthouse@${LIGHTHOUSE}`];
    process.stderr.write(`Fetching Lighthouse ${LIGHTHOUSE}…\n`);
    execFileSync('npm', args, { stdio: ['ignore', 2, 2], shell: process.platform === 'win32' });
  }
  return (await import(found)).default;
}

async function pagesToVisit() {
  const people = await guestsAt(server.url);
  const pages = [
    { name: 'home', path: '/', kind: 'page' },
    ...GAMES.map(({ id }) => ({ name: `rules ${id}`, path: `/rules/${id}`, kind: 'page' })),
  ];
  const watched = [];
  let local = null;
  for (const title of GAMES) {
    const middle = await middleOf(title);
    const path = `/tables/${await playAtServer(people, middle)}`;
    pages.push({ name: `table ${title.id}`, path, kind: 'table', cookie: people.first.cookie() });
    watched.push({ name: `table ${title.id}, watched`, path, kind: 'table' });
    local ??= { name: `table ${title.id}, on this device`, path: '/local/middle', kind: 'table', kept: keptLocally('middle', middle) };
  }
  return [...pages, ...watched, local];
}

/** The visitor's cookie and saved games are put into the browser before; Lighthouse leaves them there and empties the cache. */
async function settle({ cookie, kept }) {
  const outside = await connect(`http://127.0.0.1:${PORT}`);
  const [context] = outside.contexts();
  await context.clearCookies();
  if (cookie) {
    const [name, ...value] = cookie.split('=');
    await context.addCookies([{ name, value: value.join('='), url: server.url }]);
  }
  const page = await context.newPage();
  await page.goto(`${server.url}/favicon.svg`);
  await page.evaluate(async kept => {
    localStorage.clear();
    for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value);
  }, kept ?? {});
  await page.close();
  await outside.close();
}

async function report(page) {
  const runs = [];
  const blocked = [];
  const load = loadavg()[0];
  for (let n = 0; n < Number(values.runs); n++) {
    await settle(page);
    const { lhr, artifacts } = await lighthouse(new URL(page.path, server.url).href, {
      port: PORT,
      logLevel: 'error',
      onlyCategories: CATEGORIES,
    });
    if (values.keep) keep(page, n, lhr, artifacts);
    runs.push(lhr);
    blocked.push(blockedByProcessor(artifacts.Trace));
  }
  const scores = Object.fromEntries(
    CATEGORIES.map(id => [id, Math.round(100 * median(runs.map(({ categories }) => categories[id].score)))]),
  );
  const times = Object.fromEntries(
    Object.entries(TIMES).map(([key, id]) => [key, median(runs.map(({ audits }) => audits[id].numericValue))]),
  );
  const failed = runs.flatMap(({ audits, categories }) =>
    CATEGORIES.slice(1).flatMap(id =>
      categories[id].auditRefs
        .filter(ref => ref.weight > 0 && audits[ref.id].score !== null && audits[ref.id].score < 1)
        .map(ref => ref.id),
    ),
  );
  const calm = Math.round(100 * median(runs.map(({ categories }, n) => calmScore(categories.performance, runs[n].audits, blocked[n]))));
  const bytes = median(runs.map(({ audits }) => audits['total-byte-weight'].numericValue));
  return {
    name: page.name,
    kind: page.kind,
    load,
    scores,
    calm,
    times: { ...times, blocked: median(blocked) },
    bytes,
    failed: [...new Set(failed)],
  };
}

/** Blocking time as it would be if each task of the page took the time that the processor worked on it, four times slower. */
function blockedByProcessor({ traceEvents }) {
  const mains = new Set(
    traceEvents.filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain').map(({ pid, tid }) => `${pid}.${tid}`),
  );
  const began =
    traceEvents.find(({ name, args }) => name === 'navigationStart' && args.data?.documentLoaderURL?.startsWith(server.url))?.ts ?? 0;
  return traceEvents
    .filter(({ name, pid, tid, ts, tdur }) => name.endsWith('RunTask') && tdur && ts >= began && mains.has(`${pid}.${tid}`))
    .reduce((sum, { tdur }) => sum + Math.max(0, (SLOWDOWN * tdur) / 1000 - BLOCKS_MS), 0);
}

/** The performance score with that blocking time in the place of the observed one. */
function calmScore({ auditRefs }, audits, blocked) {
  const weighted = auditRefs.filter(({ weight }) => weight > 0);
  const total = weighted.reduce((sum, { weight }) => sum + weight, 0);
  const scoreOf = id => (id === TIMES.tbt ? blockingScore(blocked) : audits[id].score);
  return weighted.reduce((sum, { id, weight }) => sum + weight * scoreOf(id), 0) / total;
}

/** Log-normal, as Lighthouse scores: 0.9 at `p10`, 0.5 at `median`. */
function blockingScore(ms) {
  if (ms <= 0) return 1;
  const { p10, median } = BLOCKING;
  const x = (Math.log(ms / median) / Math.log(p10 / median)) * -0.9061938024368232;
  return Math.min(1, (1 - erf(x)) / 2);
}

/** Abramowitz and Stegun 7.1.26. */
function erf(x) {
  const t = 1 / (1 + 0.3275911 * Math.abs(x));
  const y = t * (0.254829592 + t * (-0.284496736 + t * (1.421413741 + t * (-1.453152027 + t * 1.061405429))));
  return Math.sign(x) * (1 - y * Math.exp(-x * x));
}

function keep({ name }, n, lhr, artifacts) {
  mkdirSync(values.keep, { recursive: true });
  const file = join(values.keep, `${name.replace(/\W+/g, '-')}.${n}`);
  writeFileSync(`${file}.json`, JSON.stringify(lhr, null, 1));
  writeFileSync(`${file}.trace.json`, JSON.stringify(artifacts.Trace));
}

/** By Lighthouse's own scores; the estimate only explains them. */
function reaches({ kind, scores }) {
  return CATEGORIES.every(id => scores[id] >= (id === 'performance' ? GOALS[kind] : GOALS.other));
}

function median(numbers) {
  return [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)];
}

function print({ name, load, scores, calm, times, bytes, failed }) {
  const { fcp, lcp, tbt, cls, blocked } = times;
  const seconds = ms => `${(ms / 1000).toFixed(1)} s`;
  console.log(
    `${name.padEnd(42)} performance ${scores.performance} (estimate by processor time: ${calm}), accessibility ${scores.accessibility}, best practices ${scores['best-practices']}, SEO ${scores.seo}` +
      `   FCP ${seconds(fcp)}, LCP ${seconds(lcp)}, TBT ${Math.round(tbt)} (${Math.round(blocked)}) ms, CLS ${cls.toFixed(3)}, ${Math.round(bytes / 1000)} kB   load ${load.toFixed(1)}` +
      (failed.length > 0 ? `   failed: ${failed.join(', ')}` : ''),
  );
}
