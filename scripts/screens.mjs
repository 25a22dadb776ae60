/**
 * `npm run screens [-- folder] [--game id] [--size 1280x800] [--theme dark] [--what middle] [--seats 5] [--png]`: pictures of what people see most, into
 * docs/screens: every drawn table in mid-game at eight sizes, by day and by lamp light; its beginning, its end, its past and its tabs, and the pages, at
 * fewer. To be looked at: an eye judges what no test can. Each option leaves out everything else, and may be given several times.
 */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { register } from 'tsx/esm/api';
import { root } from './artefact.mjs';
import { launch } from './browser.mjs';
import { startBuiltServer } from './builtServer.mjs';

const SIZES = ['360x740', '390x844', '820x1180', '1280x800', '1366x768', '1440x900', '2560x1440', '3440x1440'];
const THEMES = ['light', 'dark'];
/** What is taken where; a picture is named after the first of these words that fits. */
const WANTED = {
  middle: { sizes: SIZES, themes: THEMES },
  begin: { sizes: ['390x844', '1440x900'], themes: ['light'] },
  scoring: { sizes: ['390x844', '1440x900'], themes: ['dark'] },
  log: { sizes: ['1440x900'], themes: ['light'] },
  /** Once without colours: owners, terrains and goods must still be told apart. */
  grey: { sizes: ['1440x900'], themes: ['light'] },
  tabs: { sizes: ['390x844'], themes: ['light'] },
  pages: { sizes: ['390x844', '1440x900'], themes: THEMES },
};
const NAMES = ['Zsófi', 'Borbála', 'Ödön', 'Ágnes', 'Tihamér'];
/** Sensible at every step and quick: boards fill up as people know them. */
const HAND = 'random-plans';
/** Of 100: letters stay sharp, and all pictures together stay under 12 MB. */
const QUALITY = 56;

/** Further pictures of a table in mid-game. */
const MORE = {
  async grey({ page, picture }, game) {
    await page.evaluate(() => document.documentElement.style.setProperty('filter', 'grayscale(1)'));
    await picture(`${game}-grey`);
    await page.evaluate(() => document.documentElement.style.removeProperty('filter'));
  },
  async tabs({ page, picture }, game) {
    const shown = () => page.locator('.tb').getAttribute('data-tab');
    const first = await shown();
    for (const tab of await page.locator('.tabs button').all()) {
      await tab.click();
      const name = await shown();
      // Panels are drawn one a frame.
      if (name === 'panels') await page.locator('.part-panels[aria-busy=false]').waitFor();
      // A board that was hidden so far is placed in its window first.
      await page.evaluate(() => new Promise(resolve => requestAnimationFrame(() => setTimeout(resolve, 100))));
      // Most tables begin with their board, where it has its picture already.
      if (name !== 'board' || first !== 'board') await picture(`${game}-tab-${name}`);
    }
  },
  async log({ page, picture }, game) {
    await page.keyboard.press('ArrowLeft');
    await page.locator('.tb.past').waitFor();
    await picture(`${game}-log`);
  },
};

const several = { type: 'string', multiple: true };
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { png: { type: 'boolean' }, game: several, size: several, theme: several, what: several, seats: { type: 'string' } },
});
const isWanted = (option, value) => values[option]?.includes(value) ?? true;

register();
const { randomFrom, start, pending, decide } = await import('../kernel/index.ts');
const { ask, bots } = await import('../bots/index.ts');
const { manifests, mindOf } = await import('../games/list.ts');

const drawn = manifests.filter(({ id }) => existsSync(join(root, 'games', id, 'table', 'index.ts')));
const games = drawn.filter(({ id }) => isWanted('game', id));
if (games.length === 0) {
  console.error(`There is no drawn board of '${values.game}'; there are ${drawn.map(({ id }) => id).join(', ')}.`);
  process.exit(2);
}

const out = positionals[0] ?? join(root, 'docs', 'screens');
mkdirSync(out, { recursive: true });
const server = await startBuiltServer();
const browser = await launch();
try {
  const tables = (await Promise.all(games.map(positionsOf))).flat();
  for (const theme of THEMES) for (const size of SIZES) await shoot(size, theme, tables);
} finally {
  await browser.close();
  await server.stop();
}

async function shoot(size, theme, tables) {
  const takes = what => isWanted('what', what) && isWanted('size', size) && isWanted('theme', theme) && covers(WANTED[what]);
  const covers = ({ sizes, themes }) => sizes.includes(size) && themes.includes(theme);
  if (!Object.keys(WANTED).some(takes)) return;
  const [width, height] = size.split('x').map(Number);
  const context = await browser.newContext({
    viewport: { width, height },
    colorScheme: theme,
    locale: 'hu',
    reducedMotion: 'reduce',
    hasTouch: width < 1000,
    baseURL: server.url,
  });
  await context.addInitScript(
    kept => {
      if (location.origin !== 'null') for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value);
    },
    { theme, language: 'hu', name: NAMES[0], ...saved(tables) },
  );
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  const eye = {
    page,
    takes,
    async open(path, selector) {
      await page.goto(path);
      await page.locator(selector).first().waitFor();
      await page.evaluate(() => document.fonts.ready);
    },
    async picture(name) {
      const format = values.png ? { format: 'png' } : { format: 'webp', quality: QUALITY };
      const { data } = await devtools.send('Page.captureScreenshot', format);
      writeFileSync(join(out, `${name}-${width}-${theme}.${format.format}`), Buffer.from(data, 'base64'));
    },
  };
  if (!values.game && takes('pages')) await shootPages(eye);
  for (const table of tables) await shootTable(eye, table);
  await context.close();
}

async function shootPages({ page, open, picture }) {
  await open('/', 'article');
  await picture('home');
  await open(`/new?game=${games[0].id}&against=people`, 'form label:has([name=seats])');
  await page.locator('details summary').waitFor();
  await picture('new-table');
  await page.locator('input[autocomplete=nickname]').fill(NAMES[0]);
  await page.locator('form button.pri:enabled').click();
  await page.locator('.lobby').waitFor();
  await picture('lobby');
}

async function shootTable(eye, { id, game, when, over }) {
  const { page, takes, open, picture } = eye;
  const more = when === 'middle' ? ['grey', 'tabs', 'log'].filter(takes) : [];
  if (!takes(when) && more.length === 0) return;
  await open(`/local/${id}`, over ? 'dialog[open] canvas' : ':is(.part-board, .part-mine, .part-panels) :is(svg, button):visible');
  // A table is drawn in slices, and the strip and the log come last.
  await page.locator('.tb[aria-busy=false]').waitFor();
  if (!over) await page.locator('.telling').first().waitFor({ state: 'attached' });
  await page.waitForFunction(() => !document.querySelector('.hinted:empty'));
  // What came last may have asked for letters of its own.
  await page.evaluate(() => document.fonts.ready);
  if (takes(when)) await picture(`${game}-${when}`);
  for (const what of more) await MORE[what](eye, game);
}

/** One game by bots, stopped three times: where the first seat is first asked, where it is asked after half of the moves, and at the end. */
async function positionsOf(title) {
  const game = await title.game();
  const seats = Math.min(Number(values.seats ?? 4), title.seats.max);
  const seed = 'screens';
  const random = randomFrom(seed);
  const mind = await mindOf(title.id);
  const bot = bots.find(({ name }) => name === HAND);
  const moves = [];
  const asksFirst = [];
  let { state } = start(game, { seats, seed });
  while (!state.over) {
    const open = pending(game, state).filter(({ waiting }) => waiting);
    if (open.some(({ seat }) => seat === 0)) asksFirst.push(moves.length);
    const [decision] = open;
    const choice = ask(bot, game, state, decision, random, { mind });
    moves.push({ seat: decision.seat, decision: decision.id, choice });
    state = decide(game, state, decision, choice).state;
  }
  const at = (when, n) => ({
    id: `${title.id}-${when}`,
    game: title.id,
    when,
    rules: game.rules,
    seats,
    seed,
    options: {},
    moves: moves.slice(0, n),
    over: n === moves.length,
    names: NAMES.slice(0, seats),
    bots: NAMES.slice(0, seats).map((_, seat) => (seat === 0 ? null : HAND)),
  });
  const middle = asksFirst.find(n => n >= moves.length / 2);
  return [at('begin', asksFirst[0]), at('middle', middle), at('scoring', moves.length)];
}

function saved(tables) {
  const touchedAt = Date.now();
  const entries = tables.map(({ id, game, names, moves, over }) => ({ id, game, names, moves: moves.length, over, touchedAt }));
  const logs = tables.map(table => [`game:${table.id}`, JSON.stringify({ ...table, startedAt: touchedAt, touchedAt })]);
  return { games: JSON.stringify(entries), ...Object.fromEntries(logs) };
}
