/** Point 23: what the others did since my last turn is numbered on board, strip and log until I commit, and can be played again. */
import type { Core } from '@tarsas/kernel';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { play } from './hand.ts';
import { barriers } from './looks.ts';
import { sitAt, twoAt, withBrowser } from './people.ts';
import { isAsked, once, played } from './positions.ts';

withBrowser();

const GAMES = ['terra-mystica', 'age-of-innovation', 'viscounts', 'empires-end'] as const;
/** My turn in mid-game, after others have moved: some plies lie between my questions. */
function myTurn(game: string) {
  let last = 0;
  return played(game, ({ state }) => {
    const { ply } = state as Core;
    const isNews = ply > last + 2;
    last = ply;
    return isNews && ply > 60;
  });
}
const myAction = once(() => played('terra-mystica', asked => isAsked('act')(asked) && (asked.state as Core).ply > 60));

/** The numbers that stand in a part of the table, without what stands twice. */
const numbersIn = (page: Page, where: string): Promise<number[]> =>
  page
    .locator(where)
    .evaluateAll(all => [...new Set(all.map(({ textContent }) => Number(textContent?.trim())))].filter(n => n > 0).sort((a, b) => a - b));
const board = '.part-board .seal, .part-mine .seal, .part-panels .seal';

describe.each(GAMES)('23: %s', game => {
  test('23: the same numbers in the strip, in the log and on the board', async () => {
    const { page } = await sitAt(await myTurn(game));
    await page.locator('.telling li').first().waitFor();
    // All at one moment: in a phase that everybody plays at once the bots go on meanwhile.
    const [strip, log, seen] = await page.evaluate(
      places =>
        places.map(where => {
          const all = [...document.querySelectorAll(where)].map(({ textContent }) => Number(textContent?.trim()));
          return [...new Set(all)].filter(n => n > 0).sort((one, other) => one - other);
        }),
      ['.telling .seal', '.log .seal', board],
    );
    expect(strip).toEqual(strip!.map((_, i) => i + 1));
    expect(log).toEqual(strip);
    expect(seen!.length).toBeGreaterThan(0);
    for (const n of seen!) expect(strip).toContain(n);
  });
});

test('23: the numbers stay while I draft, and are gone once I have committed', async () => {
  const { page } = await sitAt(await myAction());
  await page.locator('.telling li').first().waitFor();
  const told = () => page.locator('.telling').textContent();
  const [before, entry] = [await told(), await page.locator('.scrub input').getAttribute('max')];
  await play(page, { seed: 3, most: 1 });
  expect(await told()).toBe(before);
  await play(page, { seed: 3, until: `.scrub input:not([max="${entry}"])` });
  await expect.poll(told).not.toBe(before);
});

describe('23: the show', () => {
  const indexOf = (page: Page) => page.locator('.telling .count').textContent();

  test('23: plays the turns again, pauses, goes on and ends at the true position', async () => {
    const { page } = await sitAt(await myAction());
    await page.locator('.telling li').first().waitFor();
    const total = await page.locator('.telling li').count();
    const targets = await page.locator('.part-board .target').count();
    expect(targets).toBeGreaterThan(0);
    const question = await page.locator('.db h1').textContent();
    // However slow the machine is: what was shown is noted by the page itself.
    await page.evaluate(() => {
      const shown = new Set<string>();
      Object.assign(globalThis, { shown });
      const note = () => shown.add(document.querySelector('.telling .count')?.textContent ?? '');
      new MutationObserver(note).observe(document.querySelector('.part-board')!, { subtree: true, childList: true, characterData: true });
    });
    await page.keyboard.press('s');
    await page.locator('.telling.on').waitFor();
    await page.keyboard.press('Space');
    await page.getByRole('button', { name: 'Go on' }).waitFor();
    // The board is that of my last turn: nothing can be chosen on it, but the question is the true one.
    expect(await page.locator('.part-board .target').count()).toBe(0);
    expect(await page.locator('.db h1').textContent()).toBe(question);
    await page.getByRole('button', { name: 'Go on' }).click();
    await page.keyboard.press('x');
    await page.locator('.telling:not(.on)').waitFor();
    const shown = await page.evaluate(() => [...(globalThis as unknown as { shown: Set<string> }).shown]);
    for (let n = 1; n <= total; n++) expect(shown).toContain(`Move ${n} of ${total}`);
    expect(await page.locator('.part-board .target').count()).toBe(targets);
  });

  test('23: a press on the table ends it at once', async () => {
    const { page } = await sitAt(await myAction());
    await page.locator('.telling li').first().waitFor();
    await page.getByRole('button', { name: 'Show their turns' }).click();
    await page.locator('.telling.on').waitFor();
    await page.locator('.part-mine').click({ position: { x: 6, y: 6 } });
    expect(await page.locator('.telling.on').count()).toBe(0);
    expect(await page.locator('.part-board .target').count()).toBeGreaterThan(0);
    expect(await page.locator('.tb.live').count()).toBe(1);
  });

  test('23: bots are watched as they move, and a commit of mine is never held up', async () => {
    const { page } = await sitAt(await myAction());
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.locator('.telling li').first().waitFor();
    await play(page, { seed: 4, until: '.telling.on' });
    expect(await indexOf(page)).toMatch(/^Move \d+ of \d+$/);
    await page.locator('.db.turn').waitFor();
    await page.keyboard.press('Escape');
    await page.locator('.telling:not(.on)').waitFor();
  });

  test('23: nobody is watched who does not want it, or wants less motion', async () => {
    for (const [kept, reducedMotion] of [
      [{ watch: 'false' }, 'no-preference'],
      [{}, 'reduce'],
    ] as const) {
      const { page } = await sitAt(await myAction(), { kept });
      await page.emulateMedia({ reducedMotion });
      await page.locator('.telling li').first().waitFor();
      await page.evaluate(() => {
        new MutationObserver(() => document.querySelector('.telling.on') && Object.assign(globalThis, { wasShown: true })).observe(
          document.body,
          { subtree: true, childList: true, attributes: true, attributeFilter: ['class'] },
        );
      });
      await play(page, { seed: 4, most: 6 });
      expect(await page.evaluate(() => 'wasShown' in globalThis)).toBe(false);
    }
  });
});

describe('23: the log', () => {
  test('23: has one line a move, with rules, folded outcome and a filter that the device keeps', async () => {
    const { page } = await sitAt(await myAction());
    const lines = page.locator('.log li[data-n]');
    await lines.first().waitFor();
    const all = await lines.count();
    await page.getByRole('button', { name: 'Points', exact: true }).click();
    const points = await lines.count();
    expect(points).toBeLessThan(all);
    expect(points).toBeGreaterThan(0);
    await page.reload();
    await lines.first().waitFor();
    expect(await lines.count()).toBe(points);
    await page.getByRole('button', { name: 'All', exact: true }).click();
    const more = page.locator('.log .fold[aria-expanded=false]').last();
    const hidden = await page.locator('.log li li[hidden]').count();
    await more.click();
    expect(await page.locator('.log li li[hidden]').count()).toBeLessThan(hidden);
    await page.locator('.log .rule').last().focus();
    await page.keyboard.press('Enter');
    await page.locator('dialog[open]').waitFor();
  });

  test('23: is as high as I make it, by mouse or by keys, also after a reload', async () => {
    const { page } = await sitAt(await myAction());
    const height = async () => (await page.locator('.part-log').boundingBox())!.height;
    await page.locator('.log .lines').waitFor();
    const before = await height();
    await page.locator('.grip').focus();
    for (let n = 0; n < 3; n++) await page.keyboard.press('ArrowDown');
    expect(await height()).toBeLessThan(before - 40);
    const lower = await height();
    await page.reload();
    await page.locator('.log .lines').waitFor();
    expect(await height()).toBe(lower);
  });

  test('23: and the scrubber has a tick where every round begins', async () => {
    const { page } = await sitAt(await myAction());
    await page.locator('.rail b').first().waitFor();
    const rounds = await page.locator('.rail b').allTextContents();
    expect(rounds).toEqual(rounds.map((_, i) => String(i + 1)));
  });
});

test('23: on a phone the moves are cards to swipe, in the place of the draft', async () => {
  const { page } = await sitAt(await myAction(), { size: { width: 390, height: 844 } });
  const card = page.locator('.lately .telling li button');
  await card.first().waitFor();
  const { height, y } = (await card.first().boundingBox())!;
  expect(height).toBeGreaterThanOrEqual(44);
  const board = (await page.locator('.part-board').boundingBox())!;
  expect(y).toBeGreaterThanOrEqual(board.y + board.height - 1);
  await card.first().click();
  await expect.poll(() => numbersIn(page, '.part-board .seal').then(all => all.every(n => n === 1))).toBe(true);
});

test('23: two people at a table of the server see what the other did', async () => {
  const { anna, bela } = await twoAt('terra-mystica');
  await Promise.all([play(anna.page, { seed: 1, most: 8 }), play(bela.page, { seed: 2, most: 8 })]);
  const seen = () => Promise.all([anna, bela].map(({ page }) => numbersIn(page, '.log .seal')));
  // The last commit may still be on its way to the other.
  await expect.poll(async () => Math.max(...(await seen()).map(({ length }) => length))).toBeGreaterThan(0);
  for (const numbers of await seen()) expect(numbers).toEqual(numbers.map((_, i) => i + 1));
});

test.each(['light', 'dark'] as const)('23: by %s nothing bars anybody from it', async theme => {
  const { page } = await sitAt(await myAction(), { theme });
  await page.locator('.telling li').first().waitFor();
  expect(await barriers(page)).toEqual([]);
  await page.keyboard.press('s');
  await page.locator('.telling.on').waitFor();
  await page.keyboard.press('Space');
  expect(await barriers(page)).toEqual([]);
});
