/** Issue 19, points 5, 8 and 9: the log of every game, notes beside the board, and the words of Terra Mystica's tiles. */
import type { Core } from '@tarsas/kernel';
import { describe, expect, test } from 'vitest';
import type { State } from '../../../games/terra-mystica/rules/state.ts';
import { play } from './hand.ts';
import { type Somebody, sitAt, somebody, twoAt, withBrowser } from './people.ts';
import { isAsked, type Kept, once, played } from './positions.ts';

withBrowser();

const PHONE = { width: 390, height: 844 };
const GAMES = ['terra-mystica', 'age-of-innovation', 'viscounts', 'empires-end'] as const;
const inMidGame = Object.fromEntries(
  GAMES.map(game => [game, once(() => played(game, ({ state }) => (state as Core).ply > 90))]),
) as Record<(typeof GAMES)[number], () => Promise<Kept>>;

describe.each(GAMES)('19.5: the log of %s', game => {
  test('19.5: has one compact line a move, what came of it folded under it, and rules one press away', async () => {
    const { page } = await sitAt(await inMidGame[game]());
    const moves = page.locator('.log li[data-n] .main');
    await moves.first().waitFor();
    const heights = await moves.evaluateAll(all => all.map(one => one.getBoundingClientRect().height));
    expect(heights.length).toBeGreaterThan(10);
    expect(Math.max(...heights)).toBeLessThan(34);
    // What I knew before is folded whole, and opens.
    const n = await page
      .locator('.log li[data-n]', { has: page.locator('.fold[aria-expanded=false]') })
      .first()
      .getAttribute('data-n');
    const line = page.locator(`.log li[data-n="${n}"]`);
    const shown = () => line.locator('li:not([hidden])').count();
    const before = await shown();
    await line.locator('.fold').first().click();
    expect(await shown()).toBeGreaterThan(before);
    const rule = page.locator('.log .rule').first();
    const id = (await rule.getAttribute('aria-label'))!.replace('Rule ', '');
    await rule.focus();
    await page.keyboard.press('Enter');
    await page.locator(`dialog[open] #rule-${id}.marked`).waitFor();
  });

  test('19.5: is filtered by actions and points, and the rounds are ticks on the scrubber', async () => {
    const { page } = await sitAt(await inMidGame[game]());
    const lines = page.locator('.log li[data-n]');
    await lines.first().waitFor();
    const all = await lines.count();
    await page.getByRole('button', { name: 'Actions', exact: true }).click();
    const actions = await lines.count();
    expect(actions).toBeGreaterThan(0);
    expect(actions).toBeLessThan(all);
    expect(await page.locator('.log li li').count()).toBe(0);
    await page.getByRole('button', { name: 'Points', exact: true }).click();
    expect(await lines.count()).toBeLessThan(all);
    await page.getByRole('button', { name: 'All', exact: true }).click();
    expect(await lines.count()).toBe(all);
    const ticks = page.locator('.rail b');
    expect(await ticks.count()).toBe(await page.locator('.log li.round').count());
    expect(await ticks.count()).toBeGreaterThan(0);
  });
});

describe.each(['terra-mystica', 'age-of-innovation'] as const)("19.4: somebody's board in %s", game => {
  test('19.4: shows income to come, tiles in words, and on the map what is in reach', async () => {
    const { page } = await sitAt(await inMidGame[game]());
    const away = page.locator('.part-board .hex.dim');
    expect(await away.count()).toBe(0);
    await page.keyboard.press('2');
    const board = page.locator('.seat-board');
    await board.getByText('Next income').waitFor();
    await expect.poll(() => away.count()).toBeGreaterThan(0);
    const wordless = board.locator('.spot:not([data-tip])');
    expect(await board.locator('.spot').count()).toBeGreaterThan(0);
    expect(await wordless.count()).toBe(0);
    await page.keyboard.press('Escape');
    await expect.poll(() => away.count()).toBe(0);
  });
});

describe('19.8: notes', () => {
  test('19.8: lie beside a lit board like the talk, and are kept', async () => {
    const { page } = await sitAt(await inMidGame['terra-mystica']());
    await page.getByRole('button', { name: 'Open the drawer' }).click();
    await page.locator('dialog[open]').getByRole('button', { name: 'My notes' }).click();
    const notes = page.locator('dialog.beside[open]');
    await notes.locator('textarea').fill('Watch the river');
    expect(await notes.evaluate(dialog => dialog.matches(':modal'))).toBe(false);
    // The board beside it can be pressed, which keeps what was written.
    await play(page, { seed: 1, most: 1 });
    await page.locator('.drf .words').waitFor();
    await notes.locator('.close').focus();
    await notes.getByText('Saved').waitFor();
    await page.reload();
    await page.locator('.tb').waitFor();
    await page.getByRole('button', { name: 'Open the drawer' }).click();
    await page.locator('dialog[open]').getByRole('button', { name: 'My notes' }).click();
    await expect.poll(() => page.locator('dialog[open] textarea').inputValue()).toBe('Watch the river');
  });

  test('19.8: of a table of the server follow their writer to the phone', async () => {
    const { anna, path } = await twoAt('example');
    await openNotes(anna);
    await anna.page.locator('textarea').fill('Keep two pebbles');
    await anna.page.locator('dialog[open] .close').focus();
    await anna.page.getByText('Saved').waitFor();
    const phone = await somebody({ as: anna, size: PHONE });
    await phone.go(path);
    await phone.page.locator('.tb').waitFor();
    await openNotes(phone);
    await expect.poll(() => phone.page.locator('textarea').inputValue()).toBe('Keep two pebbles');
    expect(await phone.page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  });

  async function openNotes({ page }: Somebody): Promise<void> {
    await page.getByRole('button', { name: 'Open the drawer' }).click();
    await page.locator('dialog[open]').getByRole('button', { name: 'My notes' }).click();
    await page.locator('dialog[open] textarea').waitFor();
  }
});

describe('19.9: town and favor tiles of Terra Mystica', () => {
  /** I have a favor tile, the neighbour has one and a town. */
  const hasTiles = ({ players: [mine, theirs] }: State) => mine!.favors.length > 0 && theirs!.favors.length > 0 && theirs!.towns.length > 0;
  const withTiles = once(() =>
    played('terra-mystica', asked => isAsked('act')(asked) && hasTiles(asked.state as State), { seed: 'tiles 4' }),
  );
  const PLACES = [
    ['a favor tile of the supply', '[data-panel=tiles] .favors .spot', /^Favor tile/],
    ['a town tile of the supply', '[data-panel=tiles] .towns .spot', /^Town tile/],
    ['my favor tile', '.part-mine .favor .spot', /^Favor tile/],
    ["the neighbour's favor tile", '.seat-board .favor .spot', /^Favor tile/],
    ["the neighbour's town tile", '.seat-board .town .spot', /^Town tile/],
  ] as const;

  test.each(PLACES)('19.9: %s has words for the mouse, the press and the keyboard', async (_, where, name) => {
    const { page } = await sitAt(await withTiles());
    if (where.startsWith('.seat-board')) await page.keyboard.press('2');
    const tile = page.locator(where).first();
    await tile.waitFor();
    const label = await tile.getAttribute('aria-label');
    expect(label).toMatch(name);
    const said = () =>
      page.locator('.tip').evaluateAll(([tip]) =>
        [...(tip?.children ?? [])]
          .map(part => part.textContent?.trim())
          .filter(Boolean)
          .join('. '),
      );
    await tile.hover();
    await expect.poll(said).toBe(label);
    await page.mouse.move(2, 2);
    await expect.poll(said).toBe('');
    await tile.click();
    await expect.poll(said).toBe(label);
    await page.mouse.move(2, 2);
    await expect.poll(said).toBe('');
    await tile.focus();
    await page.keyboard.press('Shift');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Shift+Tab');
    await expect.poll(said).toBe(label);
  });

  test('19.9: and for a finger on a phone', async () => {
    const { page } = await sitAt(await withTiles(), { size: PHONE });
    await page.locator('.tabs button', { hasText: 'Mine' }).click();
    const tile = page.locator('.part-mine .favor .spot').first();
    await tile.tap();
    const about = (await tile.getAttribute('aria-label'))!.split('. ').at(-1)!;
    await page.locator('.tip', { hasText: about }).waitFor();
  });
});
