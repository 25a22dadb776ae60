/** What players expect of a table, point by point. */
import { describe, expect, test } from 'vitest';
import { play } from './hand.ts';
import { joinTable, openTable, playLocally, type Somebody, somebody, withBrowser } from './people.ts';

withBrowser();

const PLAIN = { 'plain:terra-mystica': 'true' };
const draftOf = ({ page }: Somebody) => page.locator('.drf .words');

/** A game against bots in which we are asked for an action, nothing drafted. */
async function atMyTurn(who: Somebody): Promise<void> {
  const { page } = who;
  await playLocally(who, 'terra-mystica', 3);
  for (let n = 0; n < 100; n++) {
    await page.locator('.db.turn, .commit.pri').first().waitFor();
    if ((await page.locator('h1', { hasText: 'choose an action' }).count()) > 0) return;
    await play(page, { seed: 11 + n, most: 1 });
  }
  throw new Error('No action was asked for');
}

describe('A draft', () => {
  test('is taken back step by step or whole, and nothing leaves the device before the commit', async () => {
    const who = await somebody({ kept: PLAIN });
    const { page } = who;
    const link = await openTable(who, 'example', 2, 'Anna');
    const other = await somebody();
    await joinTable(other, link, 'Béla');
    await page.getByRole('button', { name: 'Start the game' }).click();
    const sent: string[] = [];
    page.on('request', request => void (request.method() === 'POST' && sent.push(request.url())));
    await page.locator('.choice').first().click();
    await draftOf(who).waitFor();
    await page.keyboard.press('u');
    await draftOf(who).waitFor({ state: 'detached' });
    await page.locator('.choice').nth(1).click();
    await page.getByRole('button', { name: 'Restart turn' }).click();
    await draftOf(who).waitFor({ state: 'detached' });
    expect(sent).toEqual([]);
    await page.locator('.choice').nth(1).click();
    await page.getByRole('button', { name: 'Commit' }).click();
    await page.getByText('Waiting for Béla').waitFor();
    expect(sent).toHaveLength(1);
  });

  test('is committed by itself where one wishes so', async () => {
    const who = await somebody({ kept: { autoCommit: 'true' } });
    await playLocally(who, 'example', 2);
    await who.page.locator('.choice').first().click();
    await who.page.getByText('is turned up').first().waitFor();
  });

  test('shows what it will change before it is committed', async () => {
    const who = await somebody({ kept: PLAIN });
    await atMyTurn(who);
    await who.page.locator('.choice[data-do=pass]').first().click();
    await who.page.locator('.chips .chip').first().waitFor();
    expect(await who.page.locator('.chips .chip').count()).toBeGreaterThan(0);
  });
});

describe('Looking back', () => {
  test('by entry and by round with keys, in another dress, and back to the draft', async () => {
    const who = await somebody({ kept: PLAIN });
    const { page } = who;
    await atMyTurn(who);
    await page.locator('.choice').first().click();
    const drafted = await draftOf(who).textContent();
    await page.keyboard.press('ArrowLeft');
    await page.locator('.tb.past').waitFor();
    await page.getByText('This is not the live game').waitFor();
    expect(await draftOf(who).count()).toBe(0);
    await page.keyboard.press('Home');
    await page.getByText('Looking back: entry 1 of').waitFor();
    await page.keyboard.press('PageDown');
    await page.keyboard.press('Escape');
    await page.locator('.tb.live').waitFor();
    expect(await draftOf(who).textContent()).toBe(drafted);
  });

  test('a link to a position opens it for anyone', async () => {
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
});

describe('A game from elsewhere', () => {
  test('is read from a file, looked at round by round, and its points are drawn', async () => {
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
    await page.locator('.hd li[aria-current]', { hasText: '1' }).waitFor();
  });
});

describe('A plan', () => {
  test('is for me and for others, is kept, and never touches the live game', async () => {
    const who = await somebody({ kept: PLAIN });
    const { page } = who;
    await atMyTurn(who);
    const live = await page.locator('.position').textContent();
    await page.keyboard.press('p');
    await page.locator('.tb.plan').waitFor();
    for (let n = 0; n < 6; n++) await page.locator('.choice').first().click();
    await page.getByText('6 moves planned').waitFor();
    await page.keyboard.press('Escape');
    await page.locator('.tb.live').waitFor();
    expect(await page.locator('.position').textContent()).toBe(live);
    await page.keyboard.press('?');
    await page.getByRole('button', { name: 'Go on with my plan' }).click();
    await page.getByText('6 moves planned').waitFor();
  });
});

describe('Words', () => {
  test('a near-move that is not legal says why, with the rule', async () => {
    const who = await somebody({ kept: PLAIN });
    await atMyTurn(who);
    await who.page.getByText('What is not possible now, and why').click();
    await who.page.locator('details li').first().waitFor();
    expect(await who.page.locator('details li').first().textContent()).toMatch(/not possible now\..*Rule [A-Z]+-/s);
  });

  test('change with the language at any time', async () => {
    const who = await somebody();
    await playLocally(who, 'example', 2);
    await who.page.keyboard.press('?');
    await who.page.getByRole('button', { name: 'Magyar' }).click();
    await who.page.keyboard.press('Escape');
    await who.page.getByText('Hány kavicsodat ásod el?').first().waitFor();
  });

  test('whose turn it is shows in the title and the icon', async () => {
    const who = await somebody();
    await playLocally(who, 'example', 2);
    await who.page.locator('.db.turn').waitFor();
    expect(await who.page.title()).toMatch(/^● /);
    expect(await who.page.locator('link[rel=icon]').getAttribute('href')).toBe('/favicon-turn.svg');
  });
});

describe('A phone', () => {
  test('keeps the question, the goods and the commit in view and never scrolls sideways; targets fit a finger', async () => {
    const who = await somebody({ size: { width: 390, height: 844 } });
    const { page } = who;
    await atMyTurn(who);
    for (const tab of ['Board', 'Mine', 'Tiles', 'Seats', 'Log']) {
      await page.locator('.tabs button', { hasText: tab }).click();
      for (const part of ['.db h1', '.tb > .purse', '.commit'])
        expect(await page.locator(part).isVisible(), `${part} on ${tab}`).toBe(true);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
      const small = await page.locator('button:visible').evaluateAll(buttons =>
        buttons.flatMap(button => {
          const { width, height } = button.getBoundingClientRect();
          return width < 44 || height < 44
            ? [`${button.textContent?.trim() || button.ariaLabel}: ${Math.round(width)} × ${Math.round(height)}`]
            : [];
        }),
      );
      expect(small, tab).toEqual([]);
    }
  });
});

describe('A keyboard', () => {
  test('is enough for a whole game', async () => {
    const who = await somebody({ kept: PLAIN });
    const { page } = who;
    await playLocally(who, 'terra-mystica', 2);
    const isOver = () => page.locator('dialog[open] .points').count();
    for (let n = 0; n < 600 && (await isOver()) === 0; n++) {
      await page.waitForFunction(() => document.querySelector('.commit.pri, .db.turn .commit, dialog[open] .points'));
      const choices = await page.locator('.choices .choice').count();
      await page.keyboard.press(choices > 0 ? String(1 + (n % Math.min(9, choices))) : 'c');
    }
    expect(await isOver()).toBe(2);
  });
});
