/** A first real game with a coach: it speaks before a commit where it is sure of something better, and holds nothing up. */
import { secondThought } from '@tarsas/coach';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { mindOf } from '../../../games/list.ts';
import { atEverySize } from './atSizes.ts';
import { barriers, looks } from './looks.ts';
import { type Eyes, sitAt, somebody, withBrowser } from './people.ts';
import { type Asked, type Kept, once, played } from './positions.ts';

withBrowser();

const PHONE = { width: 390, height: 844 };

const couldBuild =
  (round: number) =>
  ({ state, options }: Asked) =>
    (state as { round?: number }).round === round &&
    options.some(option => option.do === 'pass') &&
    options.filter(({ do: kind }) => ['build', 'upgrade', 'transform'].includes(kind)).length > 5;

/** Where a seat could still build, and whoever passes gives much away, whatever the bots have learnt by now. */
const early = once(async () => {
  const mind = (await mindOf('terra-mystica'))!;
  for (const seed of ['coached', 'coached once more', 'coached again'])
    for (const round of [2, 3, 4, 5]) {
      const kept = await played('terra-mystica', couldBuild(round), { seats: 2, seed }).catch(() => null);
      if (!kept) continue;
      const { game, state, decision, options } = kept.asked;
      const pass = options.find(option => option.do === 'pass')!;
      const thoughts = [...secondThought(mind, game.view(state, 0) as object, 0, decision.id, [pass], `e2e ${kept.moves.length + 1}`)];
      const { middle = 0, low = 0 } = thoughts.at(-1)?.gain ?? {};
      if (middle > 7 && low > 5) return kept;
    }
  throw new Error('Passing costs nothing anywhere');
});

/** With a coach at the table, and with this choice in the draft. */
async function coached(where: Kept, wished: string, eyes: Eyes = {}): Promise<Page> {
  const { page } = await sitAt({ path: where.path, kept: drafted(where, wished) }, eyes);
  return page;
}

/** What this device keeps then. */
function drafted({ kept, asked: { options, decision } }: Kept, wished: string): Record<string, string> {
  const [key, log] = Object.entries(kept).find(([name]) => name.startsWith('game:'))!;
  const choice = options.find(option => option.do === wished)!;
  const draft = JSON.stringify([{ seat: decision.seat, decision: decision.id, choice }]);
  return { ...kept, [key]: JSON.stringify({ ...JSON.parse(log), coach: 'speaks' }), 'draft:e2e:0': draft };
}

/** The coach has come to an end that is worth an interruption. */
const sure = (page: Page) => page.locator('[data-coach=sure]').waitFor({ state: 'attached', timeout: 90_000 });
const movesKept = (page: Page): Promise<number> => page.evaluate(() => JSON.parse(localStorage.getItem('game:e2e')!).moves.length);
const before = (page: Page) => page.locator('.before');

test('speaks before the commit, with a direction and a range, and one more press goes on', async () => {
  const page = await coached(await early(), 'pass');
  const moves = await movesKept(page);
  await sure(page);
  await page.locator('.commit.pri').click();
  await before(page).getByText('four times in five', { exact: false }).waitFor();
  await before(page).getByText('The coach would go another way', { exact: false }).waitFor();
  expect(await movesKept(page)).toBe(moves);
  await before(page).getByRole('button', { name: 'Keep it as it is' }).click();
  await expect.poll(() => movesKept(page)).toBeGreaterThan(moves);
  await before(page).waitFor({ state: 'detached' });
});

test('what is not ready is not said: a commit at once goes through', async () => {
  const where = await early();
  const { page, go } = await somebody({ kept: drafted(where, 'pass'), fresh: true });
  // The coach is still on its way, however long the press takes.
  await page.context().route('**/coach.worker*', () => {});
  await go(where.path);
  await page.locator('.tb[aria-busy=false]').waitFor();
  const moves = await movesKept(page);
  await page.locator('.commit.pri').click();
  await expect.poll(() => movesKept(page)).toBeGreaterThan(moves);
  expect(await before(page).count()).toBe(0);
});

test('takes the draft back to look again; silenced, it stays so with the game', async () => {
  const page = await coached(await early(), 'pass');
  const moves = await movesKept(page);
  await sure(page);
  await page.locator('.commit.pri').click();
  await before(page).getByRole('checkbox').check();
  await before(page).getByRole('button', { name: 'Go back and look' }).click();
  await before(page).waitFor({ state: 'detached' });
  expect(await page.locator('.drf').count()).toBe(0);
  expect(await movesKept(page)).toBe(moves);
  await expect.poll(() => page.evaluate(() => JSON.parse(localStorage.getItem('game:e2e')!).coach)).toBe('silent');
  // The same draft again: it knows better, and says nothing.
  await page.locator('.bar [data-do=pass]').click();
  const cards = page.locator('.sheet:popover-open .choice');
  if ((await cards.count()) > 0) await cards.first().click();
  await sure(page);
  await page.locator('.commit.pri').click();
  await expect.poll(() => movesKept(page)).toBeGreaterThan(moves);
  expect(await before(page).count()).toBe(0);
});

test('nobody is coached at a game that was not begun so', async () => {
  const { page } = await sitAt(await early());
  await page.locator('[data-hint]').waitFor();
  expect(await page.locator('[data-coach]').count()).toBe(0);
});

test.each(looks)('no barrier in what it says by $theme, in $language', async eyes => {
  const page = await coached(await early(), 'pass', { ...eyes, size: PHONE });
  await sure(page);
  await page.locator('.commit').click();
  await before(page).waitFor();
  expect(await barriers(page)).toEqual([]);
  const box = (await before(page).boundingBox())!;
  expect(box.x).toBeGreaterThanOrEqual(0);
  expect(box.x + box.width).toBeLessThanOrEqual(PHONE.width);
});

test.each(looks)('at every size what it says is whole and fits a finger, by $theme, in $language', async eyes => {
  const page = await coached(await early(), 'pass', { ...eyes, fresh: true });
  await sure(page);
  await page.locator('.commit').click();
  await before(page).waitFor();
  // Nor does it cover a warning about the same draft, where there is one.
  const warned = (await page.locator('.notice button').count()) > 0 ? ['.notice button'] : [];
  const seen = ['.before', '.before button', '.before label', '.before .range', ...warned];
  await atEverySize(page, 'coach', { seen, pressed: ['.before'] }, eyes);
});
