/** A table as somebody sees it once everything has been drawn. */
import type { Page } from 'playwright-core';
import { sitAt } from './people.ts';
import type { Kept } from './positions.ts';

/** `fresh`: a page whose size the test changes is lent to nobody else. */
export async function seated(position: Kept, eyes: { width: number; height: number }, { fresh = false } = {}): Promise<Page> {
  const { page } = await sitAt(position, { size: eyes, language: 'hu', fresh });
  await page.locator(':is(.part-board, .part-mine, .part-panels) :is(svg, button):visible').first().waitFor();
  await page.locator('.tb[aria-busy=false]').waitFor();
  if (eyes.width > 760) await page.locator('.log li').first().waitFor();
  await page.evaluate(() => document.fonts.ready);
  return page;
}
