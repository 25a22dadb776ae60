/**
 * A browser to test with: the one named by CHROMIUM, an installed one, or the one that comes from npm. Says what to do if there is none.
 */
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];
const ARGS = ['--disable-background-networking', '--disable-component-update', '--disable-sync', '--no-first-run'];
const HELP = `No browser to test with. Install Chromium or Chrome (Debian, Ubuntu: apt install chromium), or set CHROMIUM to the path of one.`;

/** Launches it with a fresh profile folder. The caller closes it. */
export async function launch({ args = [], ...options } = {}) {
  const { chromium, how } = await found();
  return chromium.launch({ ...how, ...options, args: [...how.args, ...args] });
}

/** A second connection to a browser that was launched with `--remote-debugging-port`: it sees the profile itself, as other programs do. */
export async function connect(url) {
  const { chromium } = await found();
  return chromium.connectOverCDP(url);
}

/** The same for several programs, who connect to its `wsEndpoint()`. */
export async function launchServer(options = {}) {
  const { chromium, how } = await found();
  return chromium.launchServer({ ...how, ...options });
}

async function found() {
  // Must be set before the package is loaded: it brings its own libraries only where it thinks it is needed.
  process.env.AWS_LAMBDA_JS_RUNTIME ??= 'nodejs20.x';
  const { chromium } = (await import('playwright-core')).default;
  const executablePath = process.env.CHROMIUM || installed() || (await fromPackage());
  const asRoot = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  return { chromium, how: { executablePath, args: [...ARGS, ...asRoot] } };
}

function installed() {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return [...folders.flatMap(folder => NAMES.map(name => join(folder, name))), ...PLACES].find(file => existsSync(file));
}

async function fromPackage() {
  try {
    const { default: chromium } = await import('@sparticuz/chromium');
    return await chromium.executablePath();
  } catch (error) {
    throw new Error(HELP, { cause: error });
  }
}
