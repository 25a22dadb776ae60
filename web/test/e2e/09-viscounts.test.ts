/** Point 28 for the cards and boards of Viscounts: nothing of them is cut, and large screens show everybody's. */
import type { Core } from '@tarsas/kernel';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { withBrowser } from './people.ts';
import { once, played } from './positions.ts';
import { seated } from './seated.ts';

withBrowser();

const position = once(() => played('viscounts', ({ state }) => (state as Core).ply > 240, { seats: 4, seed: 'sizes' }));
const size = (width: number, height: number) => ({ width, height });
const LARGE = [size(2560, 1440), size(3440, 1440)];
const SCREENS = [size(1280, 800), size(1366, 768), size(1440, 900), ...LARGE];
const at = ({ width, height }: { width: number; height: number }) => `${width} × ${height}`;

/** Within their card or space, as they are drawn. */
const cutOff = (page: Page, what: string, around: string): Promise<number> =>
  page.locator(what).evaluateAll(
    (all, around) =>
      all.filter(thing => {
        const [own, frame] = [thing.getBoundingClientRect(), thing.closest(around)!.getBoundingClientRect()];
        return own.right > frame.right + 1 || own.left < frame.left - 1 || own.bottom > frame.bottom + 1;
      }).length,
    around,
  );

test.each(SCREENS.map(eyes => [at(eyes), eyes] as const))('28: at %s every icon of my cards is seen whole', async (_, eyes) => {
  const page = await seated(await position(), eyes);
  expect(await page.locator('.part-mine .card .icons svg').count()).toBeGreaterThan(2);
  expect(await cutOff(page, '.part-mine .card .icons svg', '.body')).toBe(0);
});

test.each(LARGE.map(eyes => [at(eyes), eyes] as const))(
  "28: at %s the others' boards lie open, cards and buildings whole",
  async (_, eyes) => {
    const page = await seated(await position(), eyes);
    const seat = page.locator('.part-seats .seat:not(.mine)');
    await expect.poll(() => seat.locator('.space').count()).toBe(3 * 3);
    expect(await seat.locator('.slot').count()).toBe(3 * 9);
    expect(await cutOff(page, '.part-seats .slot svg', '.slot')).toBe(0);
    expect(await cutOff(page, '.part-seats .card .icons svg', '.body')).toBe(0);
  },
);

test('28: on a phone nothing stands out of the sections of my own board', async () => {
  const page = await seated(await position(), size(390, 844));
  await page.locator('.tabs button').nth(1).click();
  await page.locator('.part-mine .books').first().waitFor();
  const high = await page.locator('.part-mine .mine > div').evaluateAll(all => all.map(one => one.scrollHeight - one.clientHeight));
  expect(high.length).toBeGreaterThan(4);
  expect(Math.max(...high)).toBeLessThanOrEqual(2);
});
