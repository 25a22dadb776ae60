/** Points 13 to 15 and 20: looking back, sharing, planning ahead, and what is left when a game is over. */
import type { Core } from '@tarsas/kernel';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { play } from './hand.ts';
import { openTable, type Somebody, sitAt, somebody, twoAt, withBrowser } from './people.ts';
import { isAsked, once, played } from './positions.ts';

withBrowser();

const PLAIN = { 'plain:terra-mystica': 'true' };
const draftOf = ({ page }: Somebody) => page.locator('.drf .words');
const inMidGame = once(() => played('terra-mystica', asked => isAsked('act')(asked) && (asked.state as Core).ply > 60));
const finished = once(() => played('terra-mystica', null));

describe('13: a link to a position', () => {
  test('13: opens that position for anyone, logged in or not', async () => {
    const anna = await somebody();
    const link = await openTable(anna, 'example', 2, 'Anna');
    await anna.page.getByRole('button', { name: 'Put a bot here' }).click();
    await anna.page.getByRole('button', { name: 'Start the game' }).click();
    await anna.page.locator('.tb').waitFor();
    await play(anna.page, { seed: 1, most: 2 });
    const stranger = await somebody();
    await stranger.go(`${link.replace(/\?.*/, '')}?at=1`);
    await stranger.page.getByText('Looking back: entry 1 of').waitFor();
  });

  test('13: and tells no secret', async () => {
    const { anna, bela, path } = await twoAt('example');
    for (const { page } of [anna, bela]) {
      await page.locator('.choice').nth(2).click();
      await page.locator('.commit.pri').click();
    }
    await anna.page.getByText('You bury 2 pebbles').first().waitFor();
    await anna.page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await anna.page.getByRole('button', { name: 'Copy a link to this position' }).click();
    const link = await anna.page.evaluate(() => navigator.clipboard.readText());
    expect(new URL(link).pathname).toBe(path);
    const stranger = await somebody();
    await stranger.go(link);
    await stranger.page.locator('.log .fact').first().waitFor();
    expect(await stranger.page.locator('.tb').textContent()).not.toContain('You bury');
    expect(await stranger.page.locator('.log').textContent()).not.toMatch(/2 pebbles/);
  });
});

describe('14: replay', () => {
  test('14: by move and by round with keys, in another dress, and back to the draft', async () => {
    const who = await sitAt(await inMidGame(), { kept: PLAIN });
    const { page } = who;
    await page.locator('.choice').first().click();
    const drafted = await draftOf(who).textContent();
    const at = (n: number) => page.getByText(`Looking back: entry ${n} of`);
    await page.keyboard.press('ArrowLeft');
    await page.locator('.tb.past').waitFor();
    await page.getByText('This is not the live game').waitFor();
    expect(await draftOf(who).count()).toBe(0);
    await page.keyboard.press('Home');
    await at(1).waitFor();
    await page.keyboard.press('ArrowRight');
    await at(2).waitFor();
    await page.keyboard.press('PageDown');
    await expect.poll(() => roundOf(page)).toBe('1');
    await page.keyboard.press('PageDown');
    await expect.poll(() => roundOf(page)).toBe('2');
    await page.keyboard.press('PageUp');
    await expect.poll(() => roundOf(page)).toBe('1');
    await page.keyboard.press('Escape');
    await page.locator('.tb.live').waitFor();
    expect(await draftOf(who).textContent()).toBe(drafted);
  });

  test('14: from any position one may branch into a plan', async () => {
    const { page } = await sitAt(await inMidGame(), { kept: PLAIN });
    await page.keyboard.press('Home');
    await page.locator('.tb.past').waitFor();
    await page.keyboard.press('PageDown');
    await expect.poll(() => roundOf(page)).toBe('1');
    await page.getByRole('button', { name: 'Plan from here' }).click();
    await page.locator('.tb.plan').waitFor();
    expect(await roundOf(page)).toBe('1');
    await page.locator('.choice').first().click();
    await page.getByText('1 move planned').waitFor();
  });

  test('14: a game from elsewhere is read from a file and looked at round by round', async () => {
    const { page, go } = await somebody();
    await go('/analysis');
    const file = new URL('../../../games/terra-mystica/test/games/along-the-river.log', import.meta.url).pathname;
    await page.locator('input[type=file]').setInputFiles(file);
    await page.locator('dialog[open] .points').first().waitFor();
    expect(await page.locator('dialog[open] .points').allTextContents()).toEqual(['75', '74', '69']);
    await page.locator('dialog[open] canvas').waitFor();
    await page.getByRole('button', { name: 'Look back' }).click();
    await page.getByText('Looking back: entry 1 of 77').waitFor();
    await page.keyboard.press('PageDown');
    await expect.poll(() => roundOf(page)).toBe('1');
  });

  const roundOf = (page: Page) => page.evaluate(() => document.querySelector('.hd li[aria-current]')?.textContent?.trim() ?? '');
});

describe('15: plan mode', () => {
  test('15: moves ahead for me and for others, kept, and never the live game', async () => {
    const who = await sitAt(await inMidGame(), { kept: PLAIN });
    const { page } = who;
    const live = await page.locator('.position').textContent();
    await page.keyboard.press('p');
    await page.locator('.tb.plan').waitFor();
    const answering = new Set<string>();
    for (let n = 0; n < 6; n++) {
      answering.add((await page.getByText(/^You are answering for /).textContent())!);
      await page.locator('.choice').first().click();
      await page.getByText(`${n + 1} ${n === 0 ? 'move' : 'moves'} planned`).waitFor();
    }
    expect(answering.size).toBeGreaterThan(1);
    expect(await page.locator('.commit').count()).toBe(0);
    await page.keyboard.press('Escape');
    await page.locator('.tb.live').waitFor();
    expect(await page.locator('.position').textContent()).toBe(live);
    await page.reload();
    await page.locator('.tb.live').waitFor();
    await page.keyboard.press('?');
    await page.getByRole('button', { name: 'Continue my plan' }).click();
    await page.getByText('6 moves planned').waitFor();
  });

  test('15: on the drawn board it wears a dress of its own', async () => {
    const { page } = await sitAt(await inMidGame());
    const dress = () => page.locator('.tb').evaluate(table => getComputedStyle(table).backgroundImage);
    const live = await dress();
    await page.getByRole('button', { name: 'Plan ahead' }).click();
    await page.locator('.tb.plan').waitFor();
    const plan = await dress();
    await page.getByText('Plan: just a thought').first().waitFor();
    await page.getByRole('button', { name: 'Leave the plan' }).first().click();
    await page.keyboard.press('ArrowLeft');
    await page.locator('.tb.past').waitFor();
    expect(new Set([live, plan, await dress()]).size).toBe(3);
  });
});

describe('20: after the game', () => {
  test('20: the ranking, where the points came from, and how they grew', async () => {
    const position = await finished();
    const { page } = await sitAt(position);
    const dialog = page.locator('dialog[open]');
    await dialog.locator('canvas').first().waitFor();
    const points = (await dialog.locator('ol .points').allTextContents()).map(Number);
    expect(points).toEqual([...points].sort((a, b) => b - a));
    const rows = await dialog
      .locator('.came tr')
      .evaluateAll(all => all.map(row => [...row.querySelectorAll('td')].map(cell => Number(cell.textContent.replace('−', '-')))));
    const numbers = rows.filter(row => row.length === points.length && row.every(Number.isFinite));
    const sum = numbers.at(-1)!;
    expect([...sum].sort((a, b) => b - a)).toEqual(points);
    const added = sum.map((_, column) => numbers.slice(0, -1).reduce((all, row) => all + row[column]!, 0));
    expect(added).toEqual(sum);
    await dialog.getByText('Points by source, round by round').waitFor();
  });

  test('20: share, replay, rematch', async () => {
    const who = await sitAt(await finished());
    const { page } = who;
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    const dialog = page.locator('dialog[open]');
    await dialog.getByRole('button', { name: 'Share' }).click();
    // Nobody else has this game: the link carries it.
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toMatch(/^Terra Mystica\n1\. .*: \d+[\s\S]*\/shared#/);
    await dialog.getByRole('button', { name: 'Look back' }).click();
    await page.getByText('Looking back: entry 1 of').waitFor();
    await page.getByRole('button', { name: 'Result' }).click();
    await dialog.getByRole('button', { name: 'Rematch' }).click();
    await page.waitForURL(url => url.pathname.startsWith('/local/') && !url.pathname.endsWith('/e2e'));
    await page.locator('.db.turn, .db').first().waitFor();
  });
});
