/**
 * `npm run screens [-- folder] [--png] [--game id]`: pictures of what people see most, on a phone, a tablet and a wide screen, by day and by lamp
 * light, into docs/screens: the pages, and every game with a drawn board at its beginning, in the middle and at the end. To be looked at: an eye
 * judges what no test can. With `--game` only that game's tables.
 */
import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { register } from 'tsx/esm/api';
import { root } from './artefact.mjs';
import { launch } from './browser.mjs';
import { startBuiltServer } from './builtServer.mjs';

const SIZES = [
  [390, 844],
  [820, 1180],
  [1440, 900],
];
/** The least screen that shows everything at once: only tables need a look there. */
const LOW = [1280, 800];
const THEMES = ['light', 'dark'];
const NAMES = ['Zsófi', 'Borbála', 'Ödön', 'Ágnes', 'Tihamér'];
/** Sensible at every step and quick: boards fill up as people know them. */
const HAND = 'random-plans';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { png: { type: 'boolean', default: false }, game: { type: 'string' } },
});

register();
const { randomFrom, start, pending, decide } = await import('../kernel/index.ts');
const { ask, bots } = await import('../bots/index.ts');
const { manifests, mindOf } = await import('../games/list.ts');

const drawn = manifests.filter(({ id }) => existsSync(join(root, 'games', id, 'table', 'index.ts')));
const wanted = drawn.filter(({ id }) => id === (values.game ?? id));
if (wanted.length === 0) {
  console.error(`There is no drawn board of '${values.game}'; there are ${drawn.map(({ id }) => id).join(', ')}.`);
  process.exit(2);
}

const out = positionals[0] ?? join(root, 'docs', 'screens');
mkdirSync(out, { recursive: true });
const server = await startBuiltServer();
const browser = await launch();
try {
  const tables = (await Promise.all(wanted.map(positionsOf))).flat();
  for (const theme of THEMES) {
    for (const size of SIZES) await withPage(size, theme, tables, values.game ? shootTables : shootAll);
    await withPage(LOW, theme, tables, shootTables);
  }
} finally {
  await browser.close();
  await server.stop();
}

async function withPage([width, height], theme, tables, shoot) {
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
  await shoot({
    page,
    tables,
    isPhone: width < 761,
    /** Once without colours: owners, terrains and goods must still be told apart. */
    isGrey: width === 1440 && theme === 'light',
    async open(path, selector) {
      await page.goto(path);
      await page.locator(selector).first().waitFor();
      await page.evaluate(() => document.fonts.ready);
    },
    picture: name =>
      page.screenshot({
        path: join(out, `${name}-${width}-${theme}.${values.png ? 'png' : 'jpg'}`),
        ...(values.png ? {} : { type: 'jpeg', quality: 72 }),
      }),
  });
  await context.close();
}

async function shootAll(eye) {
  await shootPages(eye);
  await shootTables(eye);
}

async function shootPages({ page, open, picture }) {
  await open('/', 'article');
  await picture('home');
  await open(`/new?game=${wanted[0].id}&against=people`, 'form select[name=seats]');
  await page.locator('details summary').waitFor();
  await picture('new-table');
  await page.locator('form button.pri:enabled').click();
  await page.locator('.lobby').waitFor();
  await picture('lobby');
}

async function shootTables({ page, tables, isPhone, isGrey, open, picture }) {
  for (const { id, game, when, over } of tables) {
    await open(`/local/${id}`, over ? 'dialog[open] canvas' : ':is(.part-board, .part-mine, .part-panels) :is(svg, button):visible');
    await picture(`${game}-${when}`);
    if (when !== 'middle') continue;
    if (isGrey) {
      await page.evaluate(() => document.documentElement.style.setProperty('filter', 'grayscale(1)'));
      await picture(`${game}-middle-grey`);
      await page.evaluate(() => document.documentElement.style.removeProperty('filter'));
    }
    for (const tab of isPhone ? await page.locator('.tabs button').all() : []) {
      await tab.click();
      await picture(`${game}-middle-${await page.locator('.tb').getAttribute('data-tab')}`);
    }
    await page.keyboard.press('ArrowLeft');
    await page.locator('.tb.past').waitFor();
    await picture(`${game}-log`);
  }
}

/** One game by bots, stopped three times: where the first seat is first asked, where it is asked after half of the moves, and at the end. */
async function positionsOf(title) {
  const game = await title.game();
  const seats = Math.min(4, title.seats.max);
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
