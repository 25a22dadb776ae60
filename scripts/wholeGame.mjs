/**
 * `npm run whole-game [-- game …] [--size 1440x900] [--seats 4] [--bot random-plans] [--seed 1] [--minutes 30] [--why] [--json]`: a whole game of this device against
 * bots, played in a browser at the machine's own speed, while the others' turns are shown (“watch the others move”, double speed) and seen to their end
 * before the next press, and the final scoring too: which tasks of the page took longer than 50 ms, by the clock and by the processor, and after which
 * press; `--why` also tells what they were busy with, and makes everything a little slower. The hand plays on while it can, so that boards fill up. A report, not a test: what else the machine does counts into the clock, and hardly into the processor's time.
 */
import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { register } from 'tsx/esm/api';
import { launch } from './browser.mjs';
import { startBuiltServer } from './builtServer.mjs';
import { nextPress, openGame, tasksIn, watchPresses, withSeed } from './pressing.mjs';

const LONG_MS = 50;
/** Pressed only where there is nothing else. */
const LATE = '[data-do=pass], [data-do=done], [data-do=decline]';
/** A trace of a whole game would not fit into the browser: it is taken in parts. */
const PART = 25;
/** What a task may be busy with, and how a trace calls it. */
const BUSY = [
  'FunctionCall',
  'EvaluateScript',
  'v8.compile',
  'UpdateLayoutTree',
  'Layout',
  'PrePaint',
  'Paint',
  'Layerize',
  'Commit',
  'MajorGC',
  'MinorGC',
  'ParseHTML',
];

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    size: { type: 'string', default: '1440x900' },
    seats: { type: 'string', default: '4' },
    bot: { type: 'string', default: 'random-plans' },
    seed: { type: 'string', default: '1' },
    /** Stops there, whether the game is over or not. */
    minutes: { type: 'string', default: '30' },
    why: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
  },
});
const [width, height] = values.size.split('x').map(Number);

register();
const { manifests } = await import('../games/list.ts');
const drawn = manifests.map(({ id }) => id).filter(id => id !== 'example');
const games = positionals.length > 0 ? positionals : drawn;
const unknown = games.find(id => !drawn.includes(id));
if (unknown) {
  console.error(`There is no game '${unknown}'.`);
  process.exit(2);
}

const server = await startBuiltServer();
const browser = await launch();
try {
  for (const game of games) {
    const report = await wholeGame(game);
    if (values.json) console.log(JSON.stringify(report));
    else print(report);
  }
} finally {
  await browser.close();
  await server.stop();
}

async function wholeGame(game) {
  const load = loadavg()[0];
  const context = await browser.newContext({ viewport: { width, height }, hasTouch: width < 1000, baseURL: server.url, locale: 'hu' });
  await context.addInitScript(withSeed, Number(values.seed));
  await context.addInitScript(() => localStorage.setItem('showSpeed', '2'));
  const page = await context.newPage();
  await openGame(page, { game, seats: values.seats, bot: values.bot });
  await page.evaluate(watchPresses);
  await page.evaluate(watchShows);
  const tasks = [];
  const began = Date.now();
  const isLate = () => Date.now() - began > Number(values.minutes) * 60_000;
  let presses = 0;
  let isOver = false;
  while (!isOver && !isLate()) {
    await browser.startTracing(page, { categories: ['toplevel', 'blink.user_timing', ...(values.why ? ['devtools.timeline', 'v8'] : [])] });
    for (let n = 0; n < PART && !isOver; n++) {
      isOver = await press(page, presses);
      if (!isOver) presses++;
    }
    tasks.push(...tasksIn(await browser.stopTracing(), values.why ? BUSY : []));
  }
  const shows = await page.evaluate(() => globalThis.shows);
  await context.close();
  const long = tasks.filter(({ clock }) => clock > LONG_MS);
  const most = key => Math.round(Math.max(0, ...tasks.map(task => task[key])));
  return {
    game,
    isOver,
    presses,
    shows,
    seconds: Math.round((Date.now() - began) / 1000),
    load: { before: load, after: loadavg()[0] },
    longest: { clock: most('clock'), processor: most('processor') },
    long,
  };
}

/** Waits until the others have been shown, then presses; true when the game is over and its scoring has been seen. */
async function press(page, n) {
  await page.waitForFunction(isTurn, undefined, { timeout: 120_000, polling: 50 });
  const place = await page.waitForFunction(
    nextPress,
    { seed: Number(values.seed) * 1000 + n, late: LATE },
    { timeout: 120_000, polling: 50 },
  );
  const found = await place.jsonValue();
  if (found.over) return true;
  await page.waitForTimeout(50);
  await page.evaluate(n => performance.mark(`press ${n} (${document.querySelector('.db')?.dataset.asked ?? 'commit'})`), n);
  await page.mouse.click(found.x, found.y);
  // A press on the board that ends a show is nothing more: the piece it was meant for is drawn anew, and the browser makes no click of it.
  await page
    .waitForFunction(count => globalThis.shown[count], found.count, { timeout: 5_000 })
    .catch(error => {
      if (error.name !== 'TimeoutError') throw error;
    });
  return false;
}

/** Runs in the page: there is something to press and the others have been shown, or the game is over. */
function isTurn() {
  return (
    document.querySelector('dialog[open] .points') ||
    (document.querySelector('.db.turn, .commit.pri') && !document.querySelector('.telling.on'))
  );
}

/** Runs in the page: counts how often others' turns were shown. */
function watchShows() {
  globalThis.shows = 0;
  let wasOn = false;
  new MutationObserver(() => {
    const isOn = document.querySelector('.telling.on') !== null;
    if (isOn && !wasOn) globalThis.shows++;
    wasOn = isOn;
  }).observe(document.body, { subtree: true, childList: true, attributes: true, attributeFilter: ['class'] });
}

function print({ game, isOver, presses, shows, seconds, load, longest, long }) {
  const worked = long.filter(({ processor }) => processor > LONG_MS);
  console.log(
    `${game}: ${isOver ? 'to its end' : 'not to its end'}, ${presses} presses, others shown ${shows} times, ${seconds} s; tasks over ${LONG_MS} ms: ` +
      `${long.length} by the clock, ${worked.length} by the processor; longest ${longest.clock} and ${longest.processor} ms; load ${load.before.toFixed(1)} to ${load.after.toFixed(1)}`,
  );
  for (const { clock, processor, after, busy } of long) {
    const parts = Object.entries(busy).map(([name, ms]) => `${name} ${Math.round(ms)}`);
    console.log(
      `  ${Math.round(clock)} ms by the clock, ${Math.round(processor)} by the processor, ${after}${parts.length > 0 ? ': ' : ''}${parts.join(', ')}`,
    );
  }
}
