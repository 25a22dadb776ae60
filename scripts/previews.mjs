/**
 * `node scripts/previews.mjs`: draws anew the pictures that stand beside links (web/public/pictures): the board of every game as the public sees it in
 * the middle of a game, and all of them together for the home page. By hand, when drawings have changed: a build needs no browser.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './artefact.mjs';
import { launch } from './browser.mjs';
import { startBuiltServer } from './builtServer.mjs';
import { GAMES, guestsAt, middleOf, playAtServer, SEED } from './middle.mjs';

/** What most services show without cutting. */
const SIZE = { width: 1200, height: 630 };
/** A table is made for larger screens than that. */
const SCALE = 0.75;
const TABLE = { width: SIZE.width / SCALE, height: SIZE.height / SCALE };
const QUALITY = 60;
const out = join(root, 'web', 'public', 'pictures');

const server = await startBuiltServer({ newSeed: () => SEED, limits: { requests: 1_000_000, made: 1_000_000, signIn: 1_000_000 } });
const browser = await launch();
try {
  mkdirSync(out, { recursive: true });
  const people = await guestsAt(server.url);
  const boards = [];
  for (const title of GAMES) {
    boards.push(await boardOf(await playAtServer(people, await middleOf(title))));
    writeFileSync(join(out, `${title.id}.jpg`), boards.at(-1));
  }
  writeFileSync(join(out, 'home.jpg'), await together(boards));
} finally {
  await browser.close();
  await server.stop();
}

/** A stranger's page: nobody's hand, nobody's choices. */
async function boardOf(id) {
  const page = await browser.newPage({
    viewport: TABLE,
    deviceScaleFactor: SCALE,
    colorScheme: 'light',
    reducedMotion: 'reduce',
    baseURL: server.url,
    locale: 'en',
    bypassCSP: true,
  });
  await page.goto(`/table/${id}`);
  await page.locator('.tb[aria-busy=false]').waitFor();
  // Without the frame's own words and buttons, which are too small to read here.
  await page.addStyleTag({
    content: `.tb > .hd, .tb > .db, .tb > .lf, .part-board .buttons, .told { display: none !important }
      .tb:not(.plain) { grid-template: minmax(0, 1fr) / minmax(0, 1fr) 420px !important; grid-template-areas: "mp rt" !important; padding: 10px }
      .tb.tb:not(:has([data-panel])) { grid-template: minmax(0, 1fr) / minmax(0, 1fr) !important; grid-template-areas: "mp" !important }
      .tb .part-board:has(> .told) { grid-template-rows: minmax(0, 1fr) }`,
  });
  await page.evaluate(() => document.fonts.ready);
  // The board measures its new window, and is drawn for it in slices.
  const frame = () => page.evaluate(() => new Promise(resolve => requestAnimationFrame(() => setTimeout(resolve))));
  for (let n = 0; n < 12; n++) await frame();
  const picture = await page.screenshot({ type: 'jpeg', quality: QUALITY });
  await page.close();
  return picture;
}

async function together(boards) {
  const font = readFileSync(join(root, 'kit', 'fonts', 'alegreya-700.latin.woff2')).toString('base64');
  const page = await browser.newPage({ viewport: SIZE });
  await page.setContent(`<style>
    @font-face { font-family: Alegreya; src: url(data:font/woff2;base64,${font}) }
    body { margin: 0; display: grid; grid-template-columns: 1fr 1fr; height: 630px }
    img { width: 600px; height: 315px; object-fit: cover }
    h1 { position: fixed; inset: 0; margin: auto; width: 420px; height: 130px; border: 3px solid #8d7a61; border-radius: 10px; background: #f8f2e4;
      outline: 3px dashed #98301f; outline-offset: -14px; color: #2a211d; font: 700 84px/122px Alegreya; text-align: center }
  </style>${boards.map(board => `<img src="data:image/jpeg;base64,${board.toString('base64')}">`).join('')}<h1>Társas</h1>`);
  await page.evaluate(() => document.fonts.ready);
  const picture = await page.screenshot({ type: 'jpeg', quality: QUALITY });
  await page.close();
  return picture;
}
