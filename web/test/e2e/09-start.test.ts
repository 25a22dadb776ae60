/** Point 24: from the home page two presses lead into a running game, and nobody must read an option first. */
import { describe, expect, test } from 'vitest';
import { somebody, withBrowser } from './people.ts';

withBrowser();

describe('24: starting', () => {
  const games = {
    'terra-mystica': 'Terra Mystica',
    'age-of-innovation': 'Age of Innovation',
    viscounts: 'Viscounts',
    'empires-end': 'Empire’s End',
  };
  for (const [id, name] of Object.entries(games)) {
    test(`24: ${name}: two presses from a fresh browser`, async () => {
      const { page, go } = await somebody({ fresh: true });
      await go('/');
      await page.locator('.game').nth(Object.keys(games).indexOf(id)).click();
      await page.getByRole('button', { name: 'Sit down and play' }).click();
      await page.waitForURL('**/local/*');
      await page.locator('.tb .db').waitFor();
      const kept = await page.evaluate(() => JSON.parse(localStorage.getItem(`game:${location.pathname.split('/').at(-1)}`) ?? 'null'));
      expect(kept).toMatchObject({ game: id, seats: 3, options: {}, bots: [null, 'gentle', 'gentle'] });
    });
  }

  test('24: by keyboard it is one Enter on the game and one more', async () => {
    const { page, go } = await somebody();
    await go('/');
    await page.locator('.game').first().focus();
    await page.keyboard.press('Enter');
    const play = page.getByRole('button', { name: 'Sit down and play' });
    await expect.poll(() => play.evaluate(button => button === document.activeElement)).toBe(true);
    await page.keyboard.press('Enter');
    await page.waitForURL('**/local/*');
  });

  test('24: the opponent chosen last is offered again', async () => {
    const { page, go } = await somebody();
    await go('/');
    await page.locator('.game').first().click();
    await page.locator('.slip label', { hasText: 'Tough' }).click();
    await page.getByRole('button', { name: 'Sit down and play' }).click();
    await page.waitForURL('**/local/*');
    await go('/');
    await page.locator('.game').first().click();
    expect(await page.locator('.slip input:checked').inputValue()).toBe('planner');
  });
});

describe('a new table', () => {
  test('bots are chosen seat by seat, friendly ones at first', async () => {
    const { page, go } = await somebody();
    await go('/new?game=example&against=bots');
    await page.locator('select[name=seats]').selectOption('3');
    await page.getByLabel('Bot at seat 3').selectOption('greedy');
    await page.locator('form button.pri:enabled').click();
    await page.waitForURL('**/local/*');
    const kept = await page.evaluate(() => JSON.parse(localStorage.getItem(`game:${location.pathname.split('/').at(-1)}`) ?? 'null'));
    expect(kept.bots).toEqual([null, 'gentle', 'greedy']);
  });

  test('says in one line what differs from the rulebook, and takes it back', async () => {
    const { page, go } = await somebody();
    await go('/new?game=terra-mystica');
    const line = page.locator('details .says');
    await line.getByText('As in the rulebook.').waitFor();
    await page.locator('details summary').click();
    await page.getByRole('searchbox').fill('turn order');
    await page.locator('.field select').first().selectOption({ index: 1 });
    await line.getByText('1 difference:').waitFor();
    await page.getByRole('button', { name: 'All as in the rulebook' }).click();
    await line.getByText('As in the rulebook.').waitFor();
  });
});
