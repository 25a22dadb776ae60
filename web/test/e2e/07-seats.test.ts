/** Points 26 and 27: my own seat and clock, anybody's whole player board, who the bots are, and talk beside the board. */
import type { Core } from '@tarsas/kernel';
import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { barriers, looks } from './looks.ts';
import { chooseSeats, type Eyes, joinTable, openTable, type Somebody, sitAt, somebody, twoAt, withBrowser } from './people.ts';
import { isAsked, once, played } from './positions.ts';

withBrowser();

const PHONE = { width: 390, height: 844 };
const inMidGame = once(() => played('terra-mystica', asked => isAsked('act')(asked) && (asked.state as Core).ply > 60));
const GAMES = {
  'terra-mystica': inMidGame,
  'age-of-innovation': once(() => played('age-of-innovation', ({ state }) => (state as Core).ply > 60)),
  viscounts: once(() => played('viscounts', ({ state }) => (state as Core).ply > 60)),
  'empires-end': once(() => played('empires-end', ({ state }) => (state as Core).ply > 60)),
};

const seatsOf = (page: Page) => page.locator('article.seat');
const boardOf = (page: Page, name: string) => page.getByRole('region', { name: `Player board: ${name}` });
const anyBoard = (page: Page) => page.locator('.seat-board');

describe('26: my own seat', () => {
  test('26: is pinned first among the seats, with its clock', async () => {
    const { page } = await atClocks('terra-mystica');
    expect(await seatsOf(page).first().textContent()).toContain('(you)');
    expect(await seatsOf(page).count()).toBe(2);
    expect(await seatsOf(page).first().locator('.clock').textContent()).toMatch(/(19|20):\d\d/);
    expect(await page.locator('.db .clock').count()).toBe(0);
  });

  test('26: on a phone my clock stands under the question', async () => {
    const { page } = await atClocks('terra-mystica', { size: PHONE });
    expect(await page.locator('.db .clock').textContent()).toMatch(/(19|20):\d\d/);
  });

  async function atClocks(game: string, eyes: Eyes = {}) {
    const [anna, bela] = await Promise.all([somebody(eyes), somebody()]);
    await anna.go(`/new?game=${game}&against=people`);
    await anna.page.getByLabel('Your name').fill('Anna');
    await chooseSeats(anna.page, 2);
    await anna.page.locator('label', { hasText: 'In one evening' }).click();
    await anna.page.getByRole('button', { name: 'Open the table' }).click();
    await anna.page.waitForURL('**/table/*');
    await joinTable(bela, await anna.page.getByLabel('Invitation link').inputValue(), 'Béla');
    await anna.page.getByRole('button', { name: 'Start the game' }).click();
    await anna.page.locator('.tb').waitFor();
    return anna;
  }
});

describe("27: anybody's board", () => {
  test.each(Object.entries(GAMES))('27: of %s is one press away, and leaves the map where it is', async (_, position) => {
    const { page } = await sitAt(await position());
    const place = await page.locator('.part-board').boundingBox();
    await seatsOf(page).nth(1).click();
    await boardOf(page, 'Béla').waitFor();
    expect(await boardOf(page, 'Béla').textContent()).toContain('Béla');
    expect(await page.locator('.part-board').boundingBox()).toEqual(place);
    expect(await barriers(page)).toEqual([]);
    // What I may choose is not to be pressed on somebody else's board.
    expect(await anyBoard(page).locator('.target').count()).toBe(0);
    await seatsOf(page).nth(2).click();
    await boardOf(page, 'Csilla').waitFor();
    await seatsOf(page).nth(2).click();
    await expect.poll(() => anyBoard(page).count()).toBe(0);
  });

  test('27: or one key, and Escape or the same key closes it; the focus returns', async () => {
    const { page } = await sitAt(await inMidGame());
    await page.locator('.seats button').last().focus();
    await page.keyboard.press('2');
    await boardOf(page, 'Béla').waitFor();
    expect(await page.evaluate(() => document.activeElement?.className)).toContain('seat-board');
    await page.keyboard.press('3');
    await boardOf(page, 'Csilla').waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(() => anyBoard(page).count()).toBe(0);
    expect(await page.evaluate(() => document.activeElement?.closest('.seat')?.textContent)).toContain('Csilla');
    await page.keyboard.press('2');
    await boardOf(page, 'Béla').waitFor();
    await page.keyboard.press('1');
    await expect.poll(() => anyBoard(page).count()).toBe(0);
  });

  test('27: a hidden hand is a number of backs, however long the board', async () => {
    const { page } = await sitAt(await GAMES.viscounts(), { size: PHONE });
    await page.locator('.tabs button').nth(-2).click();
    await seatsOf(page).nth(1).locator('button').click();
    await boardOf(page, 'Béla')
      .getByText(/^\d cards?$/)
      .waitFor();
    expect((await anyBoard(page).boundingBox())!.y).toBeGreaterThan(90);
  });

  test('27: looking back and in a plan too', async () => {
    const { page } = await sitAt(await inMidGame());
    await page.keyboard.press('Home');
    await page.locator('.tb.past').waitFor();
    await page.keyboard.press('2');
    // Nobody has a faction yet.
    await boardOf(page, 'Béla').getByText('no faction').waitFor();
    await page.keyboard.press('End');
    await boardOf(page, 'Béla').getByText('Next income').waitFor();
    await page.keyboard.press('p');
    await page.locator('.tb.plan').waitFor();
    await boardOf(page, 'Béla').getByText('Next income').waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(() => anyBoard(page).count()).toBe(0);
    await page.locator('.tb.plan').waitFor();
  });

  test.each(looks)('27: a phone shows it as a sheet with the names on top, by $theme, in $language', async eyes => {
    const { page } = await sitAt(await inMidGame(), { ...eyes, size: PHONE });
    await page.locator('.tabs button').nth(3).click();
    await seatsOf(page).nth(1).locator('button').click();
    await anyBoard(page).getByRole('button', { name: 'Csilla' }).click();
    await expect.poll(() => anyBoard(page).locator('[aria-pressed=true]').textContent()).toContain('Csilla');
    expect(await barriers(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
    // What I have stays in view above it, and the tabs below.
    expect((await anyBoard(page).boundingBox())!.y).toBeGreaterThan(90);
    await anyBoard(page).locator('header .sq').click();
    await expect.poll(() => anyBoard(page).count()).toBe(0);
    // Mine has a tab of its own.
    await seatsOf(page).first().locator('button').click();
    await page.locator('.part-mine').waitFor();
  });
});

test('bots have names and faces, and are called bots for those who listen', async () => {
  const { page } = await sitAt(await inMidGame());
  const bela = seatsOf(page).nth(1);
  await bela.locator('.bot svg').waitFor();
  expect(await bela.locator('h2').textContent()).toMatch(/Béla\s+bot/);
  const host = await somebody();
  await openTable(host, 'terra-mystica', 2, 'Anna');
  await host.page.getByRole('button', { name: 'Put a bot here' }).click();
  await host.page.getByText('Piroska').waitFor();
  expect(await host.page.getByLabel('Another bot').inputValue()).toBe('gentle');
  expect(await host.page.locator('li', { hasText: 'Piroska' }).locator('svg').count()).toBe(1);
  expect(await barriers(host.page)).toEqual([]);
});

describe('talk', () => {
  test('lies beside a lit board that can still be played on', async () => {
    const { anna, bela } = await twoAt('terra-mystica');
    const { page } = anna;
    await say(bela, 'Hello!');
    await page.getByRole('button', { name: 'Chat: 1 unread' }).click();
    const chat = page.locator('dialog.beside[open]');
    await chat.getByText('Hello!').waitFor();
    expect(await chat.evaluate(dialog => dialog.matches(':modal'))).toBe(false);
    for (const free of ['.part-board', '.db', '.part-mine']) expect(await overlap(page, 'dialog.beside', free), free).toBe(0);
    expect(await barriers(page)).toEqual([]);
    // Letters are written, not keys; beside the talk they are keys again.
    await chat.getByLabel('Say something').fill('Hello to you');
    await chat.getByRole('button', { name: 'Send' }).click();
    await bela.page.getByText('Hello to you').waitFor();
    await page.locator('.part-board [role=button], .part-board .target, .bar .act').first().focus();
    await page.keyboard.press('2');
    await boardOf(page, 'Béla').waitFor();
    await chat.getByRole('button', { name: 'My notes' }).click();
    await chat.locator('textarea').fill('Watch the river');
    await page.locator('.seat button').first().focus();
    await page.keyboard.press('Escape');
    await expect.poll(() => chat.count()).toBe(0);
    // Rules are read over the table, as before.
    await page.getByRole('button', { name: 'Rules', exact: true }).first().click();
    await page.locator('dialog:modal').waitFor();
    await page.locator('dialog:modal').getByRole('button', { name: 'Chat' }).click();
    await chat.waitFor();
  });

  test.each([undefined, PHONE])('what is unread is counted on the sign and in the title, and marked inside', async size => {
    const { anna, bela } = await twoAt('example', size ? { size } : {});
    const { page } = anna;
    const unread = page.getByRole('button', { name: /^Chat: \d unread/ });
    await say(bela, 'One');
    expect(await coveredBy(page.getByRole('button', { name: 'Chat: 1 unread' }), 'b')).toBeLessThan(0.1);
    await page.getByRole('button', { name: 'Chat: 1 unread' }).click();
    await page.getByText('One').waitFor();
    await page.getByRole('button', { name: 'Close' }).click();
    await expect.poll(() => unread.count()).toBe(0);
    expect(await page.title()).not.toContain('(');
    await say(bela, 'Two');
    await say(bela, 'Three');
    await page.getByRole('button', { name: 'Chat: 2 unread' }).waitFor();
    expect(await page.title()).toContain('(2) Pebbles');
    // Also for those who come back.
    await page.reload();
    await page.getByRole('button', { name: 'Chat: 2 unread' }).click();
    const lines = page.locator('dialog[open] ol > li');
    await expect.poll(() => lines.evaluateAll(all => all.map(line => line.querySelector('.new') !== null))).toEqual([false, true, false]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  });

  test('what is typed while a message is on its way is not lost', async () => {
    const { anna } = await twoAt('example');
    const { page } = anna;
    let release = () => {};
    const held = new Promise<void>(resolve => {
      release = resolve;
    });
    await page.route('**/chat', async route => {
      if (route.request().method() === 'POST') await held;
      await route.continue();
    });
    await page.getByRole('button', { name: /^Chat/ }).click();
    const field = page.getByLabel('Say something');
    await field.fill('One');
    await page.getByRole('button', { name: 'Send' }).click();
    await field.fill('Two');
    const answered = page.waitForResponse(answer => answer.request().method() === 'POST' && answer.url().endsWith('/chat'));
    release();
    await answered;
    await page.locator('dialog[open] li', { hasText: 'One' }).waitFor();
    expect(await field.inputValue()).toBe('Two');
  });

  /** How much of a button's sign its badge covers. */
  async function coveredBy(button: Locator, badge: string): Promise<number> {
    return button.evaluate((element, selector) => {
      const sign = element.querySelector('svg')!.getBoundingClientRect();
      const over = element.querySelector(selector)!.getBoundingClientRect();
      const wide = Math.max(0, Math.min(sign.right, over.right) - Math.max(sign.left, over.left));
      const high = Math.max(0, Math.min(sign.bottom, over.bottom) - Math.max(sign.top, over.top));
      return (wide * high) / (sign.width * sign.height);
    }, badge);
  }

  async function say({ page }: Somebody, text: string): Promise<void> {
    if ((await page.locator('dialog[open]').count()) === 0) await page.getByRole('button', { name: /^Chat/ }).click();
    await page.getByLabel('Say something').fill(text);
    await page.getByRole('button', { name: 'Send' }).click();
    await page.locator('dialog[open] li', { hasText: text }).waitFor();
  }

  /** Square pixels that two things share on the screen. */
  async function overlap(page: Page, one: string, other: string): Promise<number> {
    const [a, b] = await Promise.all([one, other].map(async thing => (await page.locator(thing).boundingBox())!));
    const across = Math.min(a!.x + a!.width, b!.x + b!.width) - Math.max(a!.x, b!.x);
    const down = Math.min(a!.y + a!.height, b!.y + b!.height) - Math.max(a!.y, b!.y);
    return Math.max(0, across) * Math.max(0, down);
  }
});
