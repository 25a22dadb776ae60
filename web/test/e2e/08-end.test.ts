/** The end of a game: counted step by step where motion is wanted, then the winner, the turning points and the rematch. */
import { describe, expect, test } from 'vitest';
import { finalPoints, play } from './hand.ts';
import { barriers } from './looks.ts';
import { type Eyes, joinTable, openTable, type Somebody, somebody, twoAt, withBrowser } from './people.ts';
import { once, played, saved } from './positions.ts';

withBrowser();

const GAMES = ['terra-mystica', 'age-of-innovation', 'viscounts', 'empires-end'] as const;
const SEATS = 3;
const PHONE = { width: 390, height: 844 };

/** A game that bots have played to its end, and one that they are about to end before the eyes of a spectator. */
const ended = Object.fromEntries(GAMES.map(game => [game, once(() => played(game, null, { seats: SEATS, seed: `end of ${game}` }))]));
async function almost(game: string): Promise<ReturnType<typeof saved>> {
  const { moves } = await ended[game]!();
  return saved({ game, seats: SEATS, seed: `end of ${game}`, moves: moves.slice(0, -1), seat: -1, bot: 'random-plans' });
}

declare global {
  interface Window {
    /** The steps that were counted, in order, and the last totals on the bars. */
    counted: { steps: string[]; totals: number[] };
  }
}

async function watch(game: string, motion: 'no-preference' | 'reduce', eyes: Eyes = {}): Promise<Somebody> {
  const { path, kept } = await almost(game);
  const who = await somebody({ ...eyes, kept, fresh: true });
  await who.page.emulateMedia({ reducedMotion: motion });
  await who.page.addInitScript(() => {
    window.counted = { steps: [], totals: [] };
    const { counted } = window;
    new MutationObserver(() => {
      const step = document.querySelector('.finale .steps [aria-current]')?.textContent;
      if (!step) return;
      if (counted.steps.at(-1) !== step) counted.steps.push(step);
      counted.totals = [...document.querySelectorAll('.finale .bars b')].map(total => Number(total.textContent));
    }).observe(document, { childList: true, subtree: true, characterData: true, attributes: true });
  });
  await who.go(path);
  return who;
}

describe.each(GAMES)('%s', game => {
  test('is counted step by step, ends with the points of the result, and names the winner', async () => {
    const { page } = await watch(game, 'no-preference');
    await page.locator('dialog[open] .points').first().waitFor();
    expect(await page.locator('.finale').count()).toBe(0);
    const { steps, totals } = await page.evaluate(() => window.counted);
    // A step that brings nobody anything is left out.
    expect(steps.length).toBeGreaterThan(0);
    expect((await finalPoints(page)).map(Number)).toEqual(totals);
    await page.locator('dialog h1', { hasText: /wins|share the victory/ }).waitFor();
  });

  test('has no serious barrier in its result', async () => {
    const { page } = await watch(game, 'reduce', { theme: 'dark', language: 'hu' });
    await page.locator('dialog[open] .points').first().waitFor();
    await page.locator('dialog[open] canvas').waitFor();
    expect(await barriers(page)).toEqual([]);
  });
});

test('a press goes on to the result', async () => {
  const { page } = await watch('terra-mystica', 'no-preference', { size: PHONE });
  await page.locator('.finale .bars li').first().waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  const all = await page.locator('.finale .steps li').count();
  await page.locator('.finale h2').click();
  await page.locator('dialog[open] .points').first().waitFor();
  expect((await page.evaluate(() => window.counted)).steps.length).toBeLessThan(all);
  expect(await page.locator('.finale').count()).toBe(0);
});

test('with reduced motion nothing is counted: the result is there at once', async () => {
  const { page } = await watch('terra-mystica', 'reduce');
  await page.locator('dialog[open] .points').first().waitFor();
  expect((await page.evaluate(() => window.counted)).steps).toEqual([]);
});

test('a game that was over before is not counted again', async () => {
  const { path, kept } = await ended['terra-mystica']!();
  const { page, go } = await somebody({ kept, fresh: true });
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await go(path);
  await page.locator('dialog[open] .points').first().waitFor();
  expect(await page.locator('.finale').count()).toBe(0);
});

test('the turning points say who gained on whom, and lead to the position', async () => {
  const { page } = await watch('empires-end', 'reduce');
  const points = page.locator('dialog[open] .course ol li');
  await points.first().waitFor();
  expect(await points.count()).toBe(3);
  await points
    .first()
    .getByText(/gains \d+ points? on/)
    .waitFor();
  const button = points.first().getByRole('button');
  const n = /\d+/.exec((await button.textContent())!)![0];
  await button.click();
  await page.getByText(`Looking back: entry ${n} of`).waitFor();
});

test("Empire's End: seats, standings, result and log have the same points", async () => {
  const { page } = await watch('empires-end', 'reduce');
  await page.locator('dialog[open] .points').first().waitFor();
  const result = await finalPoints(page);
  await page.getByRole('button', { name: 'To the table' }).click();
  const sorted = (all: readonly string[]) => all.map(text => Number.parseInt(text, 10)).sort((a, b) => b - a);
  expect(sorted(await page.locator('.seat .vp .sr').allTextContents())).toEqual(result.map(Number));
  expect(sorted(await page.locator('[data-panel=standings] td b').allTextContents())).toEqual(result.map(Number));
  const told = (await page.locator('.fact').allTextContents()).flatMap(fact => /^Final score of .*?: (\d+), that/.exec(fact)?.[1] ?? []);
  expect(sorted(told)).toEqual(result.map(Number));
});

test('a rematch says who already wants it', async () => {
  const [anna, bela] = await Promise.all([somebody(), somebody()]);
  const link = await openTable(anna, 'example', 2, 'Anna');
  await joinTable(bela, link, 'Béla');
  await anna.page.getByRole('button', { name: 'Start the game' }).click();
  await Promise.all([anna, bela].map(({ page }) => page.locator('.tb').waitFor()));
  await Promise.all([anna, bela].map(({ page }, seed) => play(page, { seed })));
  await anna.page.getByRole('button', { name: 'Rematch' }).click();
  await anna.page.waitForURL(url => !link.includes(url.pathname));
  await bela.page.getByText('Already in for a rematch: Anna (1 of 2)').waitFor();
});

test('whoever has resigned is behind for that: the result says so, and speaks of no tie-break', async () => {
  const { anna, bela } = await twoAt('example');
  await bela.page.getByRole('button', { name: 'Open the drawer' }).click();
  await bela.page.getByRole('dialog', { name: 'At hand' }).getByRole('button', { name: 'Resign' }).click();
  await bela.page.getByRole('dialog', { name: 'Resign' }).getByRole('button', { name: 'Resign' }).click();
  await anna.page.locator('.ranking').getByText('resigned').waitFor();
  await anna.page.getByRole('heading', { name: 'Anna wins' }).waitFor();
  expect(await anna.page.getByText('tie-break').count()).toBe(0);
});
