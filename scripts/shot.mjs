/**
 * `node scripts/shot.mjs <path> <out.png> --size 390x844 --theme dark --lang hu [--full] [--url http://…] [--scale 2] [--click <selector>]`
 * A picture of one page of the app: from a running server (`--url`), or from the sources by a development server of its own.
 */
import { parseArgs } from 'node:util';
import { root } from './artefact.mjs';
import { launch } from './browser.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    size: { type: 'string', default: '1440x900' },
    theme: { type: 'string', default: 'light' },
    lang: { type: 'string', default: 'hu' },
    scale: { type: 'string', default: '1' },
    url: { type: 'string' },
    full: { type: 'boolean', default: false },
    click: { type: 'string', multiple: true, default: [] },
  },
});
const [path, out] = positionals;
if (!path || !out) {
  console.error('Usage: node scripts/shot.mjs <path> <out.png> [--size 390x844] [--theme dark] [--lang hu] [--full] [--url http://…]');
  process.exit(2);
}

const [width, height] = values.size.split('x').map(Number);
const vite = values.url ? null : await serve();
const browser = await launch();
try {
  const page = await browser.newPage({
    viewport: { width, height },
    deviceScaleFactor: Number(values.scale),
    colorScheme: values.theme,
    locale: values.lang,
    hasTouch: width < 500,
  });
  page.on('console', message => ['error', 'warning'].includes(message.type()) && console.error(`${message.type()}: ${message.text()}`));
  page.on('pageerror', error => console.error(`page error: ${error.stack}`));
  await page.addInitScript(({ theme, lang }) => {
    if (location.origin === 'null') return;
    localStorage.setItem('theme', theme);
    localStorage.setItem('language', lang);
  }, values);
  await page.goto(new URL(path, values.url ?? vite.resolvedUrls.local[0]).href);
  // A table keeps a stream open, so the network is never idle; what counts is that the page has something to show.
  await page.waitForSelector('main :is(h1, h2, h3, svg, button)');
  for (const selector of values.click) await page.click(selector);
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({ path: out, fullPage: values.full });
} finally {
  await browser.close();
  await vite?.close();
}

async function serve() {
  const { createServer } = await import('vite');
  const server = await createServer({ configFile: `${root}/web/vite.config.ts`, server: { port: 0, hmr: false }, logLevel: 'warn' });
  return server.listen();
}
