/** Accessibility of every page: by day and by lamp light, in both languages, on a wide screen and on a phone. */
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { play } from './hand.ts';
import { barriers, looks } from './looks.ts';
import { openTable, type Somebody, sitAt, somebody, withBrowser } from './people.ts';
import { saved } from './positions.ts';

withBrowser();

/** A short page of rules every day; the slow suite looks at a thousand as well. */
const RULES = process.env.TARSAS_SLOW ? ['/games/example/rules', '/games/terra-mystica/rules'] : ['/games/example/rules'];
const PATHS = [
  '/',
  '/new',
  '/games',
  '/learn',
  '/solve',
  ...RULES,
  '/analysis',
  '/clubs',
  '/sign-in',
  '/settings',
  '/reset-password?token=none',
  '/about',
  '/nowhere',
];

/** As wide as it is, a page is never scrolled sideways. */
const sideways = (page: Page): Promise<number> => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

async function openEverything({ page, go }: Somebody): Promise<void> {
  for (const path of PATHS) {
    await go(path);
    await page.locator('main h1').waitFor();
    expect({ path, problems: await barriers(page), sideways: await sideways(page) }).toEqual({ path, problems: [], sideways: 0 });
  }
}

const WIDE = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };

describe.each(looks)('by $theme, in $language', eyes => {
  // Each size by one light in one language every day; by each in the slow suite.
  const sizes = process.env.TARSAS_SLOW ? [WIDE, PHONE] : [eyes.theme === 'light' ? PHONE : WIDE];
  test.each(sizes)('the pages, $width pixels wide', async size => {
    await openEverything(await somebody({ ...eyes, size }));
  });

  test('a drawn table, its drawer and the plain table', async () => {
    const who = await sitAt(await saved({ game: 'terra-mystica', seats: 3, seed: 'axe' }), eyes);
    await play(who.page, { seed: 5, most: 12 });
    expect(await barriers(who.page)).toEqual([]);
    await who.page.keyboard.press('?');
    await who.page.locator('dialog[open]').waitFor();
    expect(await barriers(who.page)).toEqual([]);
    await who.page.keyboard.press('Escape');
    await who.page.keyboard.press('t');
    await who.page.locator('.plain .position').waitFor();
    expect(await barriers(who.page)).toEqual([]);
  });
});

test.each(looks)('a lesson, by $theme, in $language', async eyes => {
  const pupil = await somebody({ ...eyes, size: eyes.theme === 'light' ? PHONE : WIDE });
  await pupil.go('/learn/terra-mystica');
  await pupil.page.locator('.tb[aria-busy=false]').waitFor();
  expect(await barriers(pupil.page)).toEqual([]);
});

test('a lobby', async () => {
  const who = await somebody();
  await openTable(who, 'terra-mystica', 3, 'Anna');
  expect(await barriers(who.page)).toEqual([]);
});
