/**
 * `node scripts/screens.mjs [folder] [--png]`: pictures of the pages that people see most, on a phone, a tablet and a wide screen, by day and by
 * lamp light, into docs/screens. To be looked at: an eye judges what no test can.
 */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { register } from 'tsx/esm/api';
import { launch } from './browser.mjs';
import { buildWeb } from './buildWeb.mjs';
import { root } from './install.mjs';

const SIZES = [
  [390, 844],
  [820, 1180],
  [1440, 900],
];
const THEMES = ['light', 'dark'];

register();
const { DEFAULTS, makeLog, startServer } = await import('../server/index.ts');
const { randomFrom, start, pending, optionsOf, decide } = await import('../kernel/index.ts');
const { terraMystica } = await import('../games/terra-mystica/rules/index.ts');

buildWeb();
const png = process.argv.includes('--png');
const out = process.argv.slice(2).find(arg => !arg.startsWith('--')) ?? join(root, 'docs', 'screens');
mkdirSync(out, { recursive: true });
const folder = mkdtempSync(join(tmpdir(), 'tarsas-screens-'));
const server = await startServer({ ...DEFAULTS, where: { folder: join(folder, 'data') }, folder, port: 0, log: makeLog('error') });
const browser = await launch();
try {
  const middle = played('screens', 70);
  const finished = played('screens', Infinity);
  for (const [width, height] of SIZES) for (const theme of THEMES) await shoot(width, height, theme, middle, finished);
} finally {
  await browser.close();
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
}

async function shoot(width, height, theme, middle, finished) {
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
    { theme, language: 'hu', name: 'Zsófi', ...saved([middle, finished]) },
  );
  const page = await context.newPage();
  const picture = name =>
    page.screenshot({
      path: join(out, `${name}-${width}-${theme}.${png ? 'png' : 'jpg'}`),
      ...(png ? {} : { type: 'jpeg', quality: 72 }),
    });
  const open = async (path, selector) => {
    await page.goto(path);
    await page.locator(selector).first().waitFor();
    await page.evaluate(() => document.fonts.ready);
  };
  await open('/', 'article');
  await picture('home');
  await open('/new?game=terra-mystica&against=people', 'form select[name=seats]');
  await page.locator('.field').first().waitFor();
  await picture('new-table');
  await page.locator('form button.pri:enabled').click();
  await page.locator('.lobby').waitFor();
  await picture('lobby');
  await open(`/local/${middle.id}`, '.part-board svg');
  await picture('table');
  if (width < 761) await page.locator('.tabs button').last().click();
  await page.keyboard.press('ArrowLeft');
  await page.locator('.tb.past').waitFor();
  await picture('log');
  await open(`/local/${finished.id}`, 'dialog[open] canvas');
  await picture('scoring');
  await context.close();
}

/** A game of four by chance, stopped where the first seat is asked for an action. */
function played(seed, most) {
  const random = randomFrom(seed);
  const moves = [];
  let { state } = start(terraMystica, { seats: 4, seed });
  for (;;) {
    const [decision] = pending(terraMystica, state).filter(({ waiting }) => waiting);
    if (!decision || (moves.length >= most && decision.seat === 0 && decision.frame.kind === 'act')) break;
    const options = optionsOf(terraMystica, state, decision);
    const building = options.filter(option => option.do !== 'pass' && option.do !== 'convert');
    const from = building.length > 0 ? building : options;
    const choice = from[random(from.length)];
    moves.push({ seat: decision.seat, decision: decision.id, choice });
    state = decide(terraMystica, state, decision, choice).state;
  }
  return { id: `${seed}${most === Infinity ? 'over' : most}`, moves, over: state.over, seed };
}

function saved(games) {
  const now = Date.now();
  const names = ['Zsófi', 'Borbála', 'Ödön', 'Ágnes'];
  const common = { game: 'terra-mystica', rules: terraMystica.rules, names, touchedAt: now };
  const entries = games.map(({ id, moves, over }) => ({ ...common, id, moves: moves.length, over }));
  const logs = games.map(game => [
    `game:${game.id}`,
    JSON.stringify({ ...common, ...game, seats: 4, options: {}, bots: [null, 'random', 'random', 'random'], startedAt: now }),
  ]);
  return { games: JSON.stringify(entries), ...Object.fromEntries(logs) };
}
