/** Pictures of whole pages at three widths, in both languages and both lights; an eye judges what no test can. */
import { join } from 'node:path';

const SIZES = ['390x844', '820x1180', '1440x900'];
/** Each size in both languages and both lights, each light and language once with each other. */
const LOOKS = { 390: ['hu light', 'en dark'], 820: ['hu dark', 'en light'], 1440: ['hu light', 'en dark'] };

/**
 * `pages`: by name, `path`; `as`: whose page it is, nobody's without; `press`: what is pressed before, `shows`: what that brings. Then, and with `isLong`, only the window is taken.
 * `now`: the time for which the server takes it.
 */
export async function picturesOf(browser, url, out, pages, now) {
  for (const size of SIZES)
    for (const look of LOOKS[size.split('x')[0]])
      for (const [name, wish] of Object.entries(pages)) await picture(browser, url, { out, name, size, look, now, ...wish });
}

async function picture(browser, url, { out, name, size, look, now, path, as, press, shows, isLong = false }) {
  const [width, height] = size.split('x').map(Number);
  const [language, theme] = look.split(' ');
  const context = await browser.newContext({
    viewport: { width, height },
    colorScheme: theme,
    locale: language,
    reducedMotion: 'reduce',
    hasTouch: width < 500,
  });
  if (as) await context.addCookies([{ url, ...as.cookie }]);
  if (now) await context.clock.setSystemTime(now());
  await context.addInitScript(
    kept => {
      for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value);
    },
    { theme, language },
  );
  const page = await context.newPage();
  page.on('console', message => message.type() === 'error' && console.error(`${name}: ${message.text()}`));
  await page.goto(url + path);
  await page.waitForSelector('main :is(h1, h2)');
  await page.waitForLoadState('networkidle').catch(() => {});
  await page.evaluate(() => document.fonts.ready);
  if (press) {
    await page.locator(press).first().click();
    if (shows) await page.waitForSelector(shows);
    await page.waitForLoadState('networkidle').catch(() => {});
  }
  await page.screenshot({ path: join(out, `${name}-${width}-${language}-${theme}.png`), fullPage: !press && !isLong });
  await context.close();
}
