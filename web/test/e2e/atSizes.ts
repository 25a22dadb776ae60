/**
 * One page taken through four sizes. What an eye must judge is seen in pictures: `node scripts/coach.mjs <folder>` runs the tests that come here and has them
 * taken (`TARSAS_PICTURES`).
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { CDPSession, Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Eyes } from './people.ts';

const SIZES = [
  { width: 1440, height: 900 },
  { width: 1280, height: 800 },
  { width: 820, height: 1180 },
  { width: 390, height: 844 },
] as const;
/** Up to here it is a finger that presses. */
const TOUCHED = 1000;

interface Wanted {
  /** What must be seen whole, by selector; each must be there, and what of it can be seen is wholly on the screen once it has been scrolled to. */
  seen: readonly string[];
  /** Within these whatever is pressed fits a finger. */
  pressed: readonly string[];
}

/** For a page of its own (`fresh`): no other test is lent what was resized. */
export async function atEverySize(page: Page, name: string, { seen, pressed }: Wanted, { theme, language }: Eyes): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  for (const size of SIZES) {
    const isTouched = size.width < TOUCHED;
    await held(page, devtools, size, isTouched);
    const wrong = [...(await outOfSight(page, seen)), ...(isTouched ? await tooSmall(page, pressed) : [])];
    await picture(page, `${name}-${size.width}-${language}-${theme}`);
    expect.soft({ name, width: size.width, wrong }).toEqual({ name, width: size.width, wrong: [] });
  }
}

async function held(page: Page, devtools: CDPSession, size: (typeof SIZES)[number], isTouched: boolean): Promise<void> {
  await devtools.send('Emulation.setTouchEmulationEnabled', { enabled: isTouched });
  await page.setViewportSize(size);
  await page.evaluate(() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done))));
  await page.locator('.tb[aria-busy=true]').waitFor({ state: 'detached' });
  await page.evaluate(() => document.fonts.ready);
}

/** What is missing, cut, covered, or wider than the screen. */
const outOfSight = (page: Page, seen: readonly string[]): Promise<string[]> =>
  page.evaluate(selectors => {
    const wide = document.documentElement.scrollWidth - innerWidth;
    const lost = selectors.flatMap(selector => {
      const all = [...document.querySelectorAll(selector)].filter(thing => thing.checkVisibility({ opacityProperty: true }));
      return all.length === 0 ? [`${selector}: missing`] : all.flatMap(thing => problemOf(thing).map(problem => `${selector}: ${problem}`));
    });
    return [...(wide > 0 ? [`${wide} px too wide`] : []), ...lost];

    function problemOf(thing: Element): string[] {
      thing.scrollIntoView({ block: 'center', inline: 'nearest' });
      const { left, right, top, bottom, width, height } = thing.getBoundingClientRect();
      if (width < 8 || height < 8) return [`${width} × ${height}`];
      if (left < -0.5 || right > innerWidth + 0.5) return [`from ${left} to ${right}`];
      if (!thing.querySelector('svg') && thing.scrollWidth > thing.clientWidth + 1 && getComputedStyle(thing).overflowX === 'hidden')
        return ['cut'];
      const [x, y] = [(left + right) / 2, (top + bottom) / 2];
      const points = height < innerHeight ? [x, left + 3, right - 3].map(at => document.elementFromPoint(at, y)) : [];
      const over = points.find(other => !other || !(thing.contains(other) || other.contains(thing)));
      return over === undefined ? [] : [`under ${over?.tagName} ${over?.className}`];
    }
  }, seen);

/** Buttons, links that are no words of a sentence, and fields, smaller than a finger. */
const tooSmall = (page: Page, scopes: readonly string[]): Promise<string[]> =>
  page.evaluate(selectors => {
    const within = selectors.flatMap(scope => [...document.querySelectorAll(scope)]);
    const all = new Set(within.flatMap(scope => [...scope.querySelectorAll('button, a[href], input, textarea, summary')]));
    return [...all].flatMap(thing => {
      if (!thing.checkVisibility() || (thing.tagName === 'A' && getComputedStyle(thing).display === 'inline')) return [];
      const { width, height } = (thing.closest('label') ?? thing).getBoundingClientRect();
      const name = thing.getAttribute('aria-label') ?? thing.textContent?.trim() ?? '';
      return Math.min(width, height) >= 43.5 ? [] : [`small: ${name} ${Math.round(width)} × ${Math.round(height)}`];
    });
  }, scopes);

async function picture(page: Page, name: string): Promise<void> {
  const folder = process.env.TARSAS_PICTURES;
  if (!folder) return;
  mkdirSync(folder, { recursive: true });
  await page.evaluate(() => {
    scrollTo(0, 0);
    for (const part of document.querySelectorAll('.told, .scroll')) part.scrollTop = 0;
  });
  const isLong = (await page.locator('.tb').count()) === 0 && (await page.locator('dialog[open]').count()) === 0;
  await page.screenshot({ path: join(folder, `${name}.png`), fullPage: isLong });
}
