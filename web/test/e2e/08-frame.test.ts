/** The frame's own functions (issue 19, points 7 and 11): undo at a table of the server, dialogs, keys, back, links. */
import type { Core } from '@tarsas/kernel';
import { describe, expect, test } from 'vitest';
import { mapOf } from '../../../games/terra-mystica/rules/state.ts';
import { play } from './hand.ts';
import { joinTable, openTable, type Somebody, sitAt, somebody, twoAt, withBrowser } from './people.ts';
import { type Asked, isAsked, once, played } from './positions.ts';

withBrowser();

const GAMES = {
  'terra-mystica': once(() => played('terra-mystica', asked => isAsked('act')(asked) && (asked.state as Core).ply > 60)),
  'age-of-innovation': once(() => played('age-of-innovation', ({ state }) => (state as Core).ply > 60)),
  viscounts: once(() => played('viscounts', ({ state }) => (state as Core).ply > 60)),
  'empires-end': once(() => played('empires-end', ({ state }) => (state as Core).ply > 60)),
};

describe('19.7: undo that helps', () => {
  const ASKS = '.fin button[aria-label="Take back my last turn"]:enabled';
  const listed = ({ page }: Somebody, where: string) => page.locator(`${where} li`).allTextContents();

  test('19.7: a request says in words what it takes back before it is sent, the others read the same words, and the whole turn is gone', async () => {
    const { anna, bela } = await twoAt('terra-mystica');
    await play(anna.page, { seed: 7, until: ASKS });
    const asked = await anna.page.locator('.db h1').textContent();
    await anna.page.locator(ASKS).click();
    const dialog = anna.page.getByRole('dialog', { name: 'Take this back?' });
    await dialog.waitFor();
    const words = await listed(anna, 'dialog[open]');
    expect(words).toHaveLength(1);
    expect(words[0]).toMatch(/^Anna .+\.$/);
    expect(await dialog.textContent()).toContain('It counts once Béla agrees.');
    // Nothing was sent yet.
    expect(await bela.page.getByText('asks to take this back').count()).toBe(0);
    await dialog.getByRole('button', { name: 'Ask' }).click();
    await bela.page.getByText('Anna asks to take this back. Do you agree?').waitFor();
    await bela.page.locator('aside[role=status] li').first().waitFor();
    expect(await listed(bela, 'aside[role=status]')).toEqual(words);
    expect(await listed(anna, 'aside[role=status]')).toEqual(words);
    await bela.page.getByRole('button', { name: 'I agree' }).click();
    await anna.page.locator('.db.turn').waitFor();
    expect(await anna.page.locator('.db h1').textContent()).not.toBe(asked);
    // The log keeps the moves, marked.
    for (const { page } of [anna, bela]) await page.locator('.log .undone', { hasText: 'taken back' }).first().waitFor();
  });

  test('19.7: it can be thought better of, and what cannot be taken back is not offered', async () => {
    const { anna, bela } = await twoAt('example');
    expect(await anna.page.locator(ASKS).count()).toBe(0);
    await play(anna.page, { seed: 1, until: ASKS });
    await anna.page.keyboard.press('u');
    await anna.page.getByRole('dialog', { name: 'Take this back?' }).getByRole('button', { name: 'Cancel' }).click();
    await anna.page.locator('dialog[open]').waitFor({ state: 'detached' });
    expect(await bela.page.locator('aside[role=status]').count()).toBe(0);
    // With Béla's answer both are shown: now somebody knows.
    await play(bela.page, { seed: 1, most: 2 });
    await anna.page.locator('.db.turn').waitFor();
    await expect.poll(() => anna.page.locator(ASKS).count()).toBe(0);
  });
});

describe('19.11: keys', () => {
  const focused = ({ page }: Somebody) => page.evaluate(() => (document.activeElement as HTMLInputElement | null)?.type);

  test('19.11: / searches the rules from any page, and an answer is one press away', async () => {
    const who = await somebody();
    await who.go('/');
    await who.page.getByRole('heading', { level: 1 }).waitFor();
    await who.page.keyboard.press('/');
    const search = who.page.getByRole('dialog', { name: 'Search the rules of all games' });
    await search.waitFor();
    await who.page.keyboard.type('TM-LEECH-04');
    await search.getByRole('link', { name: /TM-LEECH-04/ }).click();
    await who.page.waitForURL('**/games/terra-mystica/rules#TM-LEECH-04');
    await who.page.locator('#TM-LEECH-04.marked').waitFor();
    // There it is the page's own search.
    await who.page.keyboard.press('/');
    await expect.poll(() => focused(who)).toBe('search');
    // The page before is one step back, without the search.
    await who.page.goBack();
    await who.page.waitForURL(url => url.pathname === '/');
    expect(await who.page.locator('dialog[open]').count()).toBe(0);
  });

  test.each(Object.keys(GAMES))('19.11: / opens the rules at the table of %s', async game => {
    const who = await sitAt(await GAMES[game as keyof typeof GAMES]());
    await who.page.keyboard.press('/');
    await who.page.locator('dialog[open] .rule').first().waitFor();
    await expect.poll(() => focused(who)).toBe('search');
  });

  test('19.11: keys can be switched off, and stay off', async () => {
    const who = await sitAt(await GAMES['terra-mystica']());
    const { page } = who;
    await page.keyboard.press('?');
    await page.getByLabel('Keys work').uncheck();
    await page.keyboard.press('Escape');
    await page.reload();
    await page.locator('.db.turn').waitFor();
    for (const key of ['p', 't', '/', '2', 's']) await page.keyboard.press(key);
    expect(await page.locator('.tb.plan, .tb.plain, dialog[open], .seat-board').count()).toBe(0);
    await who.follow('/');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.keyboard.press('/');
    expect(await page.locator('dialog').count()).toBe(0);
    await who.follow('/settings');
    await page.getByLabel('Keyboard shortcuts').check();
    await page.keyboard.press('/');
    await page.getByRole('dialog', { name: 'Search the rules of all games' }).waitFor();
  });
});

describe('19.11: a link to a position of a game on this device', () => {
  test.each(Object.keys(GAMES))('19.11: of %s carries the game and opens in another browser', async game => {
    const kept = await GAMES[game as keyof typeof GAMES]();
    const who = await sitAt(kept);
    const { page } = who;
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.getByRole('button', { name: 'Copy a link to this position' }).click();
    await page.getByText('It carries the game itself').waitFor();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    const told = await page.locator('.log .fact').allTextContents();
    const other = await somebody();
    await other.go(link);
    await other.page.locator('.log .fact').first().waitFor();
    expect(await other.page.locator('.log .fact').allTextContents()).toEqual(told);
    // It is looked at, not played on, and nothing of it stays.
    expect(await other.page.locator('.db.turn').count()).toBe(0);
    expect(await other.page.evaluate(() => Object.keys(localStorage).filter(key => key.startsWith('game')))).toEqual([]);
  });

  test('19.11: an earlier position is the end of what the link carries', async () => {
    const who = await sitAt(await GAMES['terra-mystica']());
    await who.page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await who.page.keyboard.press('Home');
    await who.page.getByText('Looking back: entry 1 of').waitFor();
    await who.page.getByRole('button', { name: 'Copy a link to this position' }).click();
    await who.page.getByText('It carries the game itself').waitFor();
    const other = await somebody();
    await other.go(await who.page.evaluate(() => navigator.clipboard.readText()));
    await other.page.getByText('The game begins.').waitFor();
    expect(await other.page.locator('.log li[data-n]').count()).toBe(1);
  });

  test('19.11: a broken link says that there is nothing', async () => {
    const who = await somebody();
    await who.go('/shared#xyz');
    await who.page.getByRole('heading', { name: 'There is nothing here' }).waitFor();
  });
});

test('19.11: rules on paper are the rules alone, dark on white', async () => {
  const who = await somebody({ theme: 'dark' });
  await who.go('/rules/terra-mystica');
  const rule = who.page.locator('#TM-LEECH-04');
  await rule.waitFor();
  await who.page.emulateMedia({ media: 'print' });
  for (const tool of ['.top', '.find', '.toc', 'nav.tabs', 'footer'])
    expect([tool, await who.page.locator(tool).first().isVisible()]).toEqual([tool, false]);
  expect(await rule.isVisible()).toBe(true);
  const colour = await rule.locator('.sentence').evaluate(element => getComputedStyle(element).color);
  expect(
    colour
      .match(/\d+/g)!
      .slice(0, 3)
      .every(part => Number(part) < 100),
  ).toBe(true);
  await who.page.emulateMedia({ media: 'screen' });
});

describe('19.11: what waits for me', () => {
  test('19.11: nobody waits for a game on this device, and it is at hand', async () => {
    const { kept } = await GAMES['terra-mystica']();
    const who = await somebody({ kept });
    await who.go('/');
    await who.page.getByText('Nobody is waiting for you. 1 game on this device can go on at any time.').waitFor();
    await who.page.getByRole('heading', { name: 'On this device' }).waitFor();
    expect(await who.page.locator('.mine, nav .count').count()).toBe(0);
  });

  test('19.11: and it is said where it is true', async () => {
    const { anna } = await twoAt('example');
    await play(anna.page, { seed: 1, most: 2 });
    await anna.page.getByText('Waiting for Béla').waitFor();
    await anna.follow('/');
    await anna.page.getByText('No table is waiting for you.').waitFor();
  });
});

describe('19.11: why not', () => {
  test.each(Object.keys(GAMES))('19.11: in %s it says what is missing of a price', async id => {
    const position = await played(id, ({ game, state }) => game.explain!(state, 0).some(({ lacks = [] }) => lacks.length > 0));
    const { game, state } = position.asked;
    const { lacks } = game.explain!(state, 0).find(({ lacks = [] }) => lacks.length > 0)!;
    const { page } = await sitAt(position, { kept: { [`plain:${id}`]: 'true' } });
    await page.getByText('What is not possible now, and why').click();
    await page.locator('details', { hasText: `You have ${lacks![0]!.have} of ${lacks![0]!.need} ` }).waitFor();
  });

  test('19.11: on the drawn board too', async () => {
    const position = await GAMES['terra-mystica']();
    const { game, state } = position.asked;
    const { lacks } = game.explain!(state, 0).findLast(({ choice }) => choice.do === 'power')!;
    const { page } = await sitAt(position);
    await page.locator('[data-panel=actions] .actions .spot:not(.target)').last().click();
    await page.locator('.whynot', { hasText: `You have ${lacks![0]!.have} of ${lacks![0]!.need} power.` }).waitFor();
  });
});

test.each(['terra-mystica', 'age-of-innovation', 'viscounts', 'empires-end'])(
  '19.11: after a chapter of the lesson of %s the board rests',
  async game => {
    const who = await somebody();
    const { page } = who;
    await who.go(`/learn/${game}`);
    const coach = page.locator('.coach');
    await coach.waitFor();
    const next = coach.getByRole('button', { name: 'Next chapter' });
    while (!(await next.isVisible())) {
      const said = await coach.textContent();
      await coach.locator('.ways button').first().click();
      await expect.poll(async () => (await coach.textContent()) !== said).toBe(true);
    }
    await page.getByText('This chapter is done.').waitFor();
    expect(await page.locator('.db.turn, .tb .target, .bar .act, .commit.pri').count()).toBe(0);
    expect(await page.title()).not.toMatch(/^●/);
    await next.click();
    await page.locator('.coach').waitFor();
  },
);

test('19.11: on a phone the two Terra games are told apart', async () => {
  for (const [game, name] of [
    ['terra-mystica', 'Terra Mystica'],
    ['age-of-innovation', 'Találmányok'],
  ] as const) {
    const { page } = await sitAt(await GAMES[game](), { size: { width: 390, height: 844 }, language: 'hu' });
    const title = page.locator('.hd .narrow');
    expect(await title.textContent()).toBe(name);
    const [seen, needed] = await title.evaluate(({ parentElement }) => [parentElement!.clientWidth, parentElement!.scrollWidth]);
    expect({ game, seen }).toEqual({ game, seen: needed });
  }
});

describe('19.11: back closes what lies over the table first', () => {
  test.each([
    ['the drawer', async ({ page }: Somebody) => page.getByRole('button', { name: 'Open the drawer' }).click(), 'dialog[open]'],
    ["somebody's board", async ({ page }: Somebody) => page.keyboard.press('2'), '.seat-board'],
  ] as const)('19.11: %s', async (_, open, what) => {
    const who = await somebody({ kept: (await GAMES['terra-mystica']()).kept });
    const { page } = who;
    await who.go('/');
    await who.follow('/local/e2e');
    await page.locator('.db.turn').waitFor();
    await open(who);
    await page.locator(what).waitFor();
    await page.goBack();
    await page.locator(what).waitFor({ state: 'detached' });
    expect(new URL(page.url()).pathname).toBe('/local/e2e');
    // Closed by other means, it leaves nothing behind: back is the page before.
    await open(who);
    await page.locator(what).waitFor();
    await page.keyboard.press('Escape');
    // A dialog says that it is closed a moment after it is.
    await page.locator(`${what}, dialog .part`).first().waitFor({ state: 'detached' });
    await page.goBack();
    await page.waitForURL(url => url.pathname === '/');
  });

  test('19.11: a list of choices, in the bar or on the board', async () => {
    // A trading house becomes a temple or a stronghold: two possibilities on one hex, beside conversions.
    const hexOf = ({ options }: Asked) => {
      const upgrades = options.filter(({ do: does }) => does === 'upgrade') as unknown as { hex: string; to: string }[];
      return upgrades.find(({ hex, to }) => to === 'temple' && upgrades.some(other => other.to === 'stronghold' && other.hex === hex))?.hex;
    };
    const position = await played(
      'terra-mystica',
      asked => hexOf(asked) !== undefined && asked.options.some(({ do: does }) => does === 'convert'),
    );
    const who = await somebody({ kept: position.kept, size: { width: 390, height: 844 } });
    const { page } = who;
    await who.go('/');
    await who.follow(position.path);
    await page.locator('.tb[aria-busy=false] .db.turn').waitFor();
    await page.locator('.db .aside').click();
    const list = page.locator('.sheet:popover-open');
    await list.waitFor();
    await page.goBack();
    await list.waitFor({ state: 'hidden' });
    const several = page.locator('.part-board .sheet');
    const { state } = position.asked;
    await page
      .locator(`.part-board [data-hex="${mapOf(state.options as Parameters<typeof mapOf>[0]).numbers[hexOf(position.asked)!]}"]`)
      .press('Enter');
    await several.waitFor();
    await page.goBack();
    await several.waitFor({ state: 'detached' });
    expect(new URL(page.url()).pathname).toBe(position.path);
  });
});

describe('19.11: names', () => {
  test('19.11: a table on this device can be given a name', async () => {
    const who = await somebody();
    const { page } = who;
    await who.go('/new?game=example&against=bots');
    await page.getByLabel('Name of the table').fill('Sunday evening');
    await page.locator('form button.pri:enabled').click();
    await page.locator('.tb').waitFor();
    await expect.poll(() => page.title()).toContain('Sunday evening');
    await page.getByRole('button', { name: 'Open the drawer' }).click();
    const name = page.getByLabel('Name of the table');
    expect(await name.inputValue()).toBe('Sunday evening');
    await name.fill('Monday');
    await name.press('Enter');
    await who.follow('/');
    const row = page.locator('article', { has: page.getByRole('heading', { name: 'Monday' }) });
    expect(await row.textContent()).toContain('Pebbles');
    // Our own dialog asks before it is deleted.
    await row.getByRole('button', { name: 'Delete' }).click();
    const dialog = page.getByRole('dialog', { name: 'Delete this game from this device?' });
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await row.getByRole('button', { name: 'Delete' }).click();
    await dialog.getByRole('button', { name: 'Delete' }).click();
    await row.waitFor({ state: 'detached' });
  });

  test('19.11: whoever has resigned is not asked to resign again, and nobody is without a name', async () => {
    const [anna, bela, csilla] = await Promise.all([somebody(), somebody(), somebody()]);
    const link = await openTable(anna, 'example', 3, 'Anna');
    await joinTable(bela, link, 'Béla');
    await joinTable(csilla, link, 'Csilla');
    for (const who of await bela.page.locator('.lobby .who').allTextContents()) expect(who.trim()).not.toBe('');
    await anna.page.getByRole('button', { name: 'Start the game' }).click();
    await bela.page.locator('.tb').waitFor();
    await bela.page.getByRole('button', { name: 'Open the drawer' }).click();
    const drawer = bela.page.getByRole('dialog', { name: 'At hand' });
    await drawer.getByRole('button', { name: 'Resign' }).click();
    await bela.page.getByRole('dialog', { name: 'Resign' }).getByRole('button', { name: 'Resign' }).click();
    await drawer.getByRole('button', { name: 'Resign' }).waitFor({ state: 'detached' });
    expect(await drawer.getByRole('button', { name: 'Take back my last turn' }).count()).toBe(0);
    await bela.page.keyboard.press('Escape');
    const told = await bela.page.locator('.log .fact').allTextContents();
    expect(told.filter(line => /^\s|^(resigns|agrees|is back)/.test(line))).toEqual([]);
    for (const name of await bela.page.locator('article.seat').allTextContents()) expect(name.trim()).not.toBe('');
  });
});
