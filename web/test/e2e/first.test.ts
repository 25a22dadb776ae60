/** A first visit: words at once, nothing moves while the rest comes, and the server has named every file that is needed. */
import type { Core } from '@tarsas/kernel';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { sitAt, somebody, twoAt, withBrowser } from './people.ts';
import { played } from './positions.ts';

withBrowser();

const PHONE = { width: 390, height: 844 };
const GAMES = ['terra-mystica', 'age-of-innovation', 'viscounts', 'empires-end'];
/** In parts of the screen. Letters of the system give way to ours of nearly the same width: a line may break elsewhere. */
const A_LINE = 0.012;

/** What has moved without a press, and how far, once the letters have come and all is drawn. */
async function moved(page: Page): Promise<string[]> {
  await page.evaluate(() => document.fonts.ready);
  return page.evaluate(
    least =>
      new Promise<string[]>(resolve => {
        interface Shift extends PerformanceEntry {
          value: number;
          hadRecentInput: boolean;
          sources: { node: Node | null }[];
        }
        new PerformanceObserver(list => {
          const shifts = (list.getEntries() as Shift[]).filter(({ value, hadRecentInput }) => value > least && !hadRecentInput);
          resolve(
            shifts.map(({ value, sources }) => `${value.toFixed(4)} ${sources.map(({ node }) => (node as Element)?.className).join(', ')}`),
          );
        }).observe({ type: 'layout-shift', buffered: true });
        // Where nothing ever moved, there is nothing to be told.
        requestAnimationFrame(() => setTimeout(() => resolve([]), 100));
      }),
    A_LINE,
  );
}

describe('first visits', () => {
  test.each(GAMES)('nothing is pushed away while a table of %s is drawn', async game => {
    const { page } = await sitAt(await played(game, ({ state }) => (state as Core).ply > 60, { seats: 3 }), { size: PHONE, fresh: true });
    expect(await moved(page)).toEqual([]);
  });

  test('nothing is pushed away while the home page and the rules are drawn', async () => {
    const { page, go } = await somebody({ size: PHONE, fresh: true });
    await go('/');
    await page.locator('.cols section').first().waitFor();
    expect(await moved(page)).toEqual([]);
    await go('/rules/terra-mystica');
    await page.locator('#TM-END-01, article li').last().waitFor();
    expect(await moved(page)).toEqual([]);
  });

  test('a table is told in words before any script has run, and its files are all named by the page', async () => {
    const { anna, path } = await twoAt('terra-mystica');
    const html = await (await anna.page.request.get(path, { headers: { accept: 'text/html' } })).text();
    expect(html).toContain('<h1>Terra Mystica: Anna and Béla</h1>');
    const named = new Set([...html.matchAll(/(?:href|src)="(\/assets\/[^"]+\.(?:js|css))"/g)].map(([, file]) => file));
    const { page, go } = await somebody({ fresh: true, size: PHONE });
    const asked: string[] = [];
    page.on('request', request => asked.push(new URL(request.url()).pathname));
    await go(path);
    await page.locator('.tb .db').waitFor();
    // These come after the first paint.
    const inTime = asked.slice(0, asked.findIndex(file => /\/(Telling|Log|Notices|MiniMap)-/.test(file)) >>> 0);
    expect(inTime.filter(file => /^\/assets\/.*\.(js|css)$/.test(file) && !named.has(file))).toEqual([]);
    expect(await page.locator('#first').count()).toBe(0);
  });
});
