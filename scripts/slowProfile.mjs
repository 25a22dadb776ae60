/**
 * `npm run slow-profile [-- game] [--runs 5] [--presses 120] [--seats 3] [--bot random-plans] [--latency 0] [--hesitation 100] [--unslowed] [--json]`: how a table feels on a slow
 * phone. On the built pages from the real server, with the processor slowed four times and 1.6 Mbit/s: the time until a table can be used at the
 * first visit; then, while a game against bots is played by clicking, with and without the slow processor, the longest tasks and the time from a
 * press until the own move is shown.
 * A report, not a test: figures depend on what else the machine does, so medians of several runs are given with the load at that time, and beside the
 * time on the clock the time that the processor really worked on it, which others at the same machine hardly change.
 */
import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { register } from 'tsx/esm/api';
import { launch } from './browser.mjs';
import { startBuiltServer } from './builtServer.mjs';
import { median, nextPress, openGame, quantile, tasksIn, watchPresses, withSeed, workOf } from './pressing.mjs';

const SLOW_CPU = 4;
const BYTES_PER_SECOND = 1_600_000 / 8;
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true };
const TARGETS = { usableMs: 2_200, taskMs: 50, shownMs: 50 };

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    runs: { type: 'string', default: '5' },
    presses: { type: 'string', default: '120' },
    seats: { type: 'string', default: '3' },
    bot: { type: 'string', default: 'random-plans' },
    latency: { type: 'string', default: '0' },
    /** Milliseconds before each press: a person needs a tenth of a second; with two seconds the show of the others' turns plays meanwhile. */
    hesitation: { type: 'string', default: '100' },
    /** Only at the machine's own speed. */
    unslowed: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
  },
});
const [game = 'terra-mystica'] = positionals;
const runs = Number(values.runs);

register();
const { manifests } = await import('../games/list.ts');
if (!manifests.some(({ id }) => id === game)) {
  console.error(`There is no game '${game}'.`);
  process.exit(2);
}

const server = await startBuiltServer();
const browser = await launch();
try {
  const report = {
    game,
    load: { before: loadavg()[0], after: 0 },
    usable: await usable(),
    playing: { plain: await playing(1), ...(!values.unslowed && { slowed: await playing(SLOW_CPU) }) },
  };
  report.load.after = loadavg()[0];
  if (values.json) console.log(JSON.stringify(report));
  else print(report);
} finally {
  await browser.close();
  await server.stop();
}

/** First visits of a person whose turn it is at a table of the server: an empty cache, but a session. */
async function usable() {
  const { path, cookies } = await aTable();
  const times = [];
  const work = [];
  let bytes = 0;
  for (let n = 0; n < runs; n++) {
    const context = await browser.newContext({ ...PHONE, baseURL: server.url, locale: 'hu' });
    await context.addCookies(cookies);
    await context.addInitScript(watchForUse);
    const page = await context.newPage();
    const session = await throttled(context, page, SLOW_CPU, true);
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    bytes = 0;
    session.on('Network.loadingFinished', ({ encodedDataLength }) => {
      bytes += encodedDataLength;
    });
    await page.goto(path, { waitUntil: 'commit' });
    await page.waitForFunction(() => globalThis.usableAt > 0, undefined, { timeout: 60_000 });
    work.push(await workOf(session));
    times.push(await page.evaluate(() => globalThis.usableAt));
    await context.close();
  }
  return { medianMs: Math.round(median(times)), processorMs: Math.round(median(work)), runsMs: times.map(Math.round), bytes };
}

/** Runs in the page, before anything else: notes when a first choice is on the screen. */
function watchForUse() {
  const look = () => {
    const isThere = document.querySelector('.db.turn') && document.querySelector('.target, .act, .choice');
    if (isThere) globalThis.usableAt = performance.now();
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/** A table of the server against bots, opened by a browser that is not slowed. */
async function aTable() {
  const context = await browser.newContext({ baseURL: server.url, locale: 'en' });
  const page = await context.newPage();
  await page.goto(`/new?game=${game}&against=people`);
  await page.getByLabel('Your name').fill('Anna');
  await page.locator('form button.pri:enabled').click();
  await page.locator('.lobby').waitFor();
  for (let open = page.locator('li.open button:has(svg)'); (await open.count()) > 0; ) {
    const before = await open.count();
    await open.first().click();
    await page.waitForFunction(n => document.querySelectorAll('li.open').length < n, before);
  }
  await page.locator('.lobby button.big:enabled').click();
  await page.locator('.db.turn').waitFor();
  const found = { path: new URL(page.url()).pathname, cookies: await context.cookies() };
  await context.close();
  return found;
}

async function playing(slowdown) {
  const rounds = [];
  for (let n = 0; n < Math.ceil(runs / 2); n++) rounds.push(await played(slowdown, n));
  const figures = key => {
    const all = rounds.flatMap(({ presses }) => presses.map(press => press[key]));
    return { median: Math.round(median(all)), p95: Math.round(quantile(all, 0.95)), most: Math.round(Math.max(...all)) };
  };
  const tasks = key => rounds.map(round => round.tasks.map(task => task[key]).filter(ms => ms > TARGETS.taskMs));
  const longest = key => Math.round(Math.max(0, ...rounds.flatMap(round => round.tasks.map(task => task[key]))));
  return {
    presses: rounds.reduce((sum, { presses }) => sum + presses.length, 0),
    shownMs: { clock: figures('clock'), processor: figures('processor') },
    tasks: {
      clock: { over50: tasks('clock').map(list => list.length), longestMs: longest('clock') },
      processor: { over50: tasks('processor').map(list => list.length), longestMs: longest('processor') },
    },
  };
}

/** One game on the device, some presses long. */
async function played(slowdown, seed) {
  const context = await browser.newContext({ ...PHONE, baseURL: server.url, locale: 'hu' });
  await context.addInitScript(withSeed, seed);
  const page = await context.newPage();
  const session = await throttled(context, page, 1, false);
  await openGame(page, { game, seats: values.seats, bot: values.bot });
  await page.evaluate(watchPresses);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await browser.startTracing(page, { categories: ['toplevel'] });
  const presses = [];
  for (let n = 0; n < Number(values.presses); n++) {
    const place = await page.waitForFunction(nextPress, { seed: seed * 1000 + n }, { timeout: 60_000 });
    const found = await place.jsonValue();
    if (found.over) break;
    // Meanwhile the last change may still be painted.
    await page.waitForTimeout(Number(values.hesitation));
    const worked = await workOf(session);
    await page.mouse.click(found.x, found.y);
    const shown = await page.waitForFunction(count => globalThis.shown[count], found.count);
    presses.push({ clock: await shown.jsonValue(), processor: (await workOf(session)) - worked });
  }
  const tasks = tasksIn(await browser.stopTracing());
  await context.close();
  return { presses, tasks };
}

async function throttled(context, page, rate, slowNetwork) {
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Emulation.setCPUThrottlingRate', { rate });
  if (slowNetwork) {
    const speed = { downloadThroughput: BYTES_PER_SECOND, uploadThroughput: BYTES_PER_SECOND };
    await session.send('Network.emulateNetworkConditions', { offline: false, latency: Number(values.latency), ...speed });
  }
  return session;
}

function print({ usable, playing, load }) {
  const line = (what, figure, target) => console.log(`${what.padEnd(68)} ${figure}${target ? `   (target: ${target})` : ''}`);
  console.log(`${game}; load of the machine ${load.before.toFixed(1)} before, ${load.after.toFixed(1)} after`);
  line(
    `first visit until usable, CPU ÷ ${SLOW_CPU}, 1.6 Mbit/s`,
    `${usable.medianMs} ms of ${usable.runsMs.join(', ')}`,
    `${TARGETS.usableMs} ms`,
  );
  line('of that the processor worked on the page', `${usable.processorMs} ms`);
  line('loaded for it, heads of answers included', `${(usable.bytes / 1000).toFixed(0)} kB`);
  for (const [name, figures] of [
    ['playing', playing.plain],
    [`playing, CPU ÷ ${SLOW_CPU}`, playing.slowed],
  ]) {
    if (!figures) continue;
    const { presses, shownMs, tasks } = figures;
    for (const how of ['clock', 'processor']) {
      const { median, p95, most } = shownMs[how];
      const { over50, longestMs } = tasks[how];
      line(
        `${name}: press until shown, ${presses} presses, by the ${how}`,
        `median ${median}, p95 ${p95}, most ${most} ms`,
        `p95 ${TARGETS.shownMs} ms`,
      );
      line(`${name}: tasks over ${TARGETS.taskMs} ms by the ${how}, in each game`, `${over50.join(', ')}; longest ${longestMs} ms`, 'none');
    }
  }
}
