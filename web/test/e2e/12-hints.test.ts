/** Point 32: a hint is given in three steps, each asked for; it looks like pencil, is counted, and never commits anything. */
import { type Core, pending } from '@tarsas/kernel';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { atEverySize } from './atSizes.ts';
import { barriers, looks } from './looks.ts';
import { type Eyes, joinTable, openTable, type Somebody, sitAt, somebody, twoAt, withBrowser } from './people.ts';
import { type Asked, type Kept, once, played, saved } from './positions.ts';

withBrowser();

const later = (n: number) => (asked: Asked) => (asked.state as Core).ply > n;
const GAMES: readonly (readonly [game: string, position: () => Promise<Kept>])[] = [
  ['terra-mystica', once(() => played('terra-mystica', later(60)))],
  ['age-of-innovation', once(() => played('age-of-innovation', later(90)))],
  ['viscounts', once(() => played('viscounts', later(60)))],
  ['empires-end', once(() => played('empires-end', later(60)))],
];
const PHONE = { width: 390, height: 844 };
const ASK = 'What would the Strategist do?';

const movesKept = (page: Page): Promise<number> => page.evaluate(() => JSON.parse(localStorage.getItem('game:e2e')!).moves.length);
const press = (page: Page, name: string) => page.locator('.hint-slip').getByRole('button', { name, exact: true }).click();

/** Asks, and waits until something is suggested. */
async function asking(position: Pick<Kept, 'path' | 'kept'>, eyes: Eyes = {}): Promise<Page> {
  const { page } = await sitAt(position, eyes);
  await page.locator('[data-hint]').click();
  await page.locator('.hint-slip .ways button').first().waitFor();
  return page;
}

describe.each(GAMES)('%s', (_, position) => {
  test('three steps, each asked for and counted; into the draft, and no further', async () => {
    const page = await asking(await position());
    const moves = await movesKept(page);
    const slip = page.locator('.hint-slip');
    await slip.getByText('In this game: 1 direction.', { exact: false }).waitFor();
    expect(await page.locator('.hint-slip .steps li').count()).toBe(0);

    await press(page, 'Show the move');
    await slip.getByText('1 direction, 1 move').waitFor();
    expect(await page.locator('.hint-slip .steps li').count()).toBeGreaterThan(0);
    expect(await page.locator('.drf').count()).toBe(0);

    await press(page, 'Why?');
    await slip.getByText(/four times in five|nothing of another kind/).waitFor();
    await slip.getByText('1 direction, 1 move, 1 why').waitFor();

    await press(page, 'Put it in my draft');
    await slip.getByText('Nothing is committed yet.', { exact: false }).waitFor();
    await page.locator('.drf, .commit.pri').first().waitFor();
    expect(await page.locator('[data-pencil], .spot.pencil').count()).toBe(0);
    expect(await movesKept(page)).toBe(moves);

    // Asked again about the same question, nothing is counted twice.
    await page.locator('[data-hint]').click();
    await page.locator('[data-hint]').click();
    await slip.getByText('1 direction, 1 move, 1 why').waitFor();
  });

  test('on a phone one step at a time, above the commit', async () => {
    const page = await asking(await position(), { size: PHONE });
    await press(page, 'Show the move');
    expect(await page.locator('.hint-slip .told > ol > li:visible').count()).toBe(1);
    const [slip, commit] = await Promise.all([page.locator('.hint-slip').boundingBox(), page.locator('.commit').boundingBox()]);
    expect(slip!.y + slip!.height).toBeLessThanOrEqual(commit!.y);
    expect(slip!.x).toBeGreaterThanOrEqual(0);
    expect(slip!.x + slip!.width).toBeLessThanOrEqual(PHONE.width);
    // What is suggested on the map is not under the slip.
    for (const ghost of await page.locator('[data-pencil]').all()) {
      const at = (await ghost.boundingBox())!;
      expect(at.y + at.height / 2).toBeLessThan(slip!.y);
    }
  });
});

test('on the map: a dotted ring and hatching, and words for those who do not see them', async () => {
  const isDigging = ({ options }: Asked) => options.filter(({ do: kind }) => kind === 'place').length > 3;
  const page = await asking(await played('terra-mystica', isDigging));
  await press(page, 'Show the move');
  await page.locator('[data-pencil] .dots').waitFor();
  expect(await page.locator('[data-pencil] .hatch').count()).toBe(1);
  const hex = await page.locator('[data-pencil]').getAttribute('data-pencil');
  expect(await page.locator(`[data-hex="${hex}"]`).getAttribute('aria-label')).toMatch(/Suggested, steps? 1/);
});

test('a hint stays while others answer at the same time', async () => {
  const isAtOnce = ({ game, state }: Asked) => pending(game, state).filter(({ waiting }) => waiting).length > 1;
  const { kept, path, moves } = await played('empires-end', isAtOnce);
  const { page, go } = await somebody({ kept, fresh: true });
  // The bots do not think before there is a hint.
  let isHinted = () => {};
  const hinted = new Promise<void>(resolve => {
    isHinted = resolve;
  });
  await page.route('**/bot.worker*', async route => {
    await hinted;
    await route.continue();
  });
  await go(path);
  await page.locator('[data-hint]').click();
  await page.locator('.hint-slip .ways button').first().waitFor();
  expect(await movesKept(page)).toBe(moves.length);
  isHinted();
  await expect.poll(() => movesKept(page)).toBeGreaterThan(moves.length);
  await press(page, 'Show the move');
  await page.locator('.hint-slip').getByText('1 direction, 1 move').waitFor();
});

test('a hint ends with its question', async () => {
  const page = await asking(await GAMES[0]![1]());
  await press(page, 'Show the move');
  await press(page, 'Put it in my draft');
  await page.locator('.commit.pri').click();
  await page.locator('.hint-slip').waitFor({ state: 'detached' });
  expect(await page.locator('[data-pencil], .spot.pencil').count()).toBe(0);
});

test('what was asked for is kept with the game and shown with the result', async () => {
  const { path, kept } = await played('example', null, { seats: 2 }).catch(() => played('empires-end', null));
  const [key, log] = Object.entries(kept).find(([name]) => name.startsWith('game:'))!;
  const hints = { direction: 3, move: 2, why: 1 };
  const { page } = await sitAt({ path, kept: { ...kept, [key]: JSON.stringify({ ...JSON.parse(log), hints }) } });
  await page.locator('dialog[open] .points').first().waitFor();
  await page.getByText('3 directions, 2 moves, 1 why').waitFor();
});

describe('at a table with people', () => {
  const AGREED = 'Hints for everybody';
  const turnOf = async (people: readonly Somebody[]): Promise<Somebody> => {
    for (;;) for (const who of people) if (await who.page.locator('.db.turn').isVisible()) return who;
  };

  test('that agreed to hints everybody reads so before they sit down, and every step is counted for all', async () => {
    const [anna, bela] = await Promise.all([somebody(), somebody()]);
    const link = await openTable(anna!, 'terra-mystica', 2, 'Anna', AGREED);
    await bela!.go(link);
    await bela!.page.getByText('There are hints', { exact: false }).waitFor();
    await joinTable(bela!, link, 'Béla');
    await anna!.page.getByRole('button', { name: 'Start the game' }).click();
    const { page } = await turnOf([anna!, bela!]);
    await page.locator('[data-hint]').click();
    await page.locator('.hint-slip .ways button').first().waitFor();
    await press(page, 'Show the move');
    await page.locator('.hint-slip').getByText('1 direction, 1 move').waitFor();
    const id = new URL(link).pathname.split('/').at(-1);
    const counted = await page.evaluate(async table => {
      const answer = await fetch(`/api/v1/tables/${table}`);
      return ((await answer.json()) as { table: { seats: { hints: { direction: number; move: number } }[] } }).table.seats.map(
        ({ hints }) => hints,
      );
    }, id);
    expect(counted.reduce((sum, { direction, move }) => sum + direction + move, 0)).toBe(2);
  });

  test('nothing is thought about and nothing shown when the server says no', async () => {
    const { anna, bela } = await twoAt('terra-mystica', { forgiven: /403/ }, AGREED);
    const { page } = await turnOf([anna, bela]);
    let workers = 0;
    page.on('worker', () => workers++);
    await page.route('**/hints', route =>
      route.fulfill({
        status: 403,
        contentType: 'application/json',
        body: '{"error":{"code":"noHints","message":"There are no hints here."}}',
      }),
    );
    await page.locator('[data-hint]').click();
    await page.getByText('There are no hints here.').waitFor();
    expect(await page.locator('.hint-slip').count()).toBe(0);
    expect(workers).toBe(0);
  });
});

describe('nobody is given a hint', () => {
  test('at a table of the server that was opened without them', async () => {
    const { anna, bela } = await twoAt('terra-mystica');
    for (const { page } of [anna, bela]) {
      await page.locator('.part-log .log').waitFor();
      expect(await page.locator('[data-hint]').count()).toBe(0);
    }
  });

  test('where two people share a screen', async () => {
    const { path, kept } = await saved({ game: 'terra-mystica', seats: 3, seed: 'shared' });
    const [key, log] = Object.entries(kept).find(([name]) => name.startsWith('game:'))!;
    const { page } = await sitAt({ path, kept: { ...kept, [key]: JSON.stringify({ ...JSON.parse(log), bots: [null, null, 'random'] }) } });
    await page.locator('.part-log .log').waitFor();
    expect(await page.locator('[data-hint]').count()).toBe(0);
    await expect.poll(() => page.getByRole('button', { name: ASK }).count()).toBe(0);
  });
});

test.each(looks)('no barrier in a hint by $theme, in $language', async eyes => {
  const page = await asking(await GAMES[0]![1](), eyes);
  await page.locator('.hint-slip .ways button').first().click();
  await page.locator('.hint-slip .ways .quiet').click();
  await page.locator('.hint-slip .sum, .hint-slip[data-step="3"] p').first().waitFor();
  expect(await barriers(page)).toEqual([]);
});

test.each(looks)('at every size a hint is whole, covers nothing one plays with, and fits a finger, by $theme, in $language', async eyes => {
  const page = await asking(await GAMES[0]![1](), { ...eyes, fresh: true });
  await page.locator('.hint-slip .ways button').first().click();
  await atEverySize(page, 'hint-2', { seen: ['.hint-slip', '.hint-slip .ways button', '.commit'], pressed: ['.hint-slip'] }, eyes);
  await page.locator('.hint-slip .ways .quiet').click();
  await page.locator('.hint-slip [data-n="3"] p').last().waitFor();
  await atEverySize(page, 'hint-3', { seen: ['.hint-slip', '.hint-slip .ways button', '.commit'], pressed: ['.hint-slip'] }, eyes);
});
