/** The drawn table of Viscounts: alone against the AI, by mouse and by keyboard, every kind of question, on every screen. */
import type { Move } from '@tarsas/kernel';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { viscounts } from '../../../games/viscounts/rules/index.ts';
import { type Position, play as playOn } from '../../../games/viscounts/table/test/positions.ts';
import { type Answered, answeredOnBoard, coverage, finalPoints, play, questionKinds } from './hand.ts';
import { barriers, looks } from './looks.ts';
import { chooseSeats, type Eyes, type Somebody, sitAt, somebody, withBrowser } from './people.ts';
import { saved, stages } from './positions.ts';

withBrowser();

const hands: Answered[] = [];

test('one plays alone against the AI, whose plan and reasons are shown', async () => {
  const anna = await somebody();
  await anna.go('/new?game=viscounts');
  await chooseSeats(anna.page, 1);
  await anna.page.getByRole('button', { name: 'Sit down and play' }).click();
  await anna.page.locator('.part-board [data-place]').first().waitFor({ state: 'attached' });
  hands.push((await play(anna.page, { seed: 5, most: 40 })).answered);
  expect(await anna.page.locator('[data-panel=ai]').textContent()).toContain('What it could do now');
});

/** A game kept in the browser, stopped where a question of this kind is asked after so many others; whoever is asked sits in front of the screen. */
function stoppedAt(kind: string, { after = 0, tables = [2, 4, 1], most = 200 } = {}): ReturnType<typeof saved> {
  for (const seats of tables) {
    for (let i = 0; i < 60; i++) {
      const seed = `f${i}`;
      const moves: Move[] = [];
      let asked = -1;
      const see = ({ decision, options }: Position) => {
        if (decision.frame.kind === kind && options.length > 1 && options.length <= most && moves.length >= after) asked = decision.seat;
        return asked >= 0;
      };
      playOn(seed, seats, {}, see, { note: move => moves.push(move) });
      if (asked >= 0) return saved({ game: 'viscounts', id: kind, seed, seat: asked, moves, seats });
    }
  }
  throw new Error(`Nobody is asked for ${kind}`);
}

const TARGETS = ':is(.part-board, .part-mine) :is(button, [role=button]).target';

/** Answers on a drawn part where the question has a place there, and in words where it has none. */
async function answerOnce(page: Page, kind: string): Promise<Answered> {
  if ((await page.locator(TARGETS).count()) === 0) return (await play(page, { seed: 7, most: 2 })).answered;
  const target = page.locator(TARGETS).first();
  const where = (await target.evaluate(element => element.closest('.part-board') !== null)) ? 'board' : 'mine';
  await target.dispatchEvent('click');
  // Several possibilities in one place are listed there.
  const listed = page.locator('.part-board .sheet li button').first();
  await page.locator('.part-board .sheet li button, .drf .words').first().waitFor();
  if (await listed.isVisible()) await listed.click();
  await page.locator('.drf .words').waitFor();
  return { [kind]: { [where]: 1 } };
}

describe('Every kind of decision', () => {
  const kinds = questionKinds(viscounts as never);

  test('is answered on the drawn table', async () => {
    const stops = await Promise.all(kinds.map(async kind => ({ kind, ...(await stoppedAt(kind)) })));
    const { page, go, follow } = await somebody({ kept: Object.assign({}, ...stops.map(({ kept }) => kept)) });
    await go('/about');
    for (const { kind, path } of stops) {
      await follow(path);
      await page.locator(`.tb[aria-busy=false] .db[data-asked=${kind}]`).waitFor();
      const answered = await answerOnce(page, kind);
      hands.push(answered);
      expect(Object.keys(answered), kind).toContain(kind);
    }
  });

  test('none is missing', () => {
    const onBoard = answeredOnBoard(...hands);
    for (const kind of kinds) console.info(`${kind}: ${onBoard.includes(kind) ? 'on the board' : 'in words'}`);
    expect(coverage(kinds, ...hands)).toEqual([]);
    // What to pay, and one of two effects, have no place on the table.
    expect(kinds.filter(kind => !onBoard.includes(kind))).toEqual(['pay', 'or']);
  });
});

const CHOICES = '.bar .act, .sheet:popover-open .choice, .part-board .sheet button:not(.close), :is(.part-board, .part-mine) .target';

/** Marks the nearest thing that waits (or, to `skip` some, the next nearest) and says which way it lies; null without a focus. */
const mark = (page: Page, skip: number): Promise<'Tab' | 'Shift+Tab' | null> =>
  page.evaluate(
    ([choices, skip]) => {
      const stops = [...document.querySelectorAll<HTMLElement>('a[href], button:not([disabled]), input, [tabindex="0"]')].filter(element =>
        element.checkVisibility(),
      );
      const from = stops.indexOf(document.activeElement as HTMLElement);
      const waiting = stops.flatMap((element, i) => (element.matches(choices) ? [i] : []));
      const sheet = waiting.filter(i => stops[i]!.closest('[role=dialog]'));
      const among = sheet.length > 0 ? sheet : waiting;
      const to = [...among].sort((a, b) => Math.abs(a - from) - Math.abs(b - from))[skip % among.length]!;
      for (const stop of stops) stop.toggleAttribute('data-wanted', stop === stops[to]);
      return from < 0 ? null : to < from ? 'Shift+Tab' : 'Tab';
    },
    [CHOICES, skip] as const,
  );

const MOST_TABS = 200;

/** With Tab, forwards or backwards, to something that waits, then Enter. What can be scrolled is a stop too. */
async function chooseByKeys(page: Page, skip: number): Promise<void> {
  if ((await mark(page, skip)) === null) await page.keyboard.press('Tab');
  const way = (await mark(page, skip)) ?? 'Tab';
  const isThere = () => page.evaluate(() => document.activeElement?.hasAttribute('data-wanted') ?? false);
  for (let n = 0; n < MOST_TABS && !(await isThere()); n++) await page.keyboard.press(way);
  expect(await isThere()).toBe(true);
  await page.keyboard.press('Enter');
}

// Alone: the AI is asked nothing, so nobody waits for a bot to think.
test('a keyboard is enough on the drawn table', async () => {
  for (const { most, ...stage } of await stages('viscounts', 1, 'keys', { first: 12, last: 12 })) {
    const { page } = await sitAt(stage);
    const isOver = async () => (await page.locator('dialog[open] .points').count()) > 0;
    for (let n = 0; n < most && !(await isOver()); n++) {
      if ((await page.locator('.commit.pri').count()) > 0) {
        await page.keyboard.press('c');
        await page.locator('.commit.pri').waitFor({ state: 'detached' });
      } else await chooseByKeys(page, n % 3);
      await page.locator('.commit.pri, .db.turn .commit, dialog[open] .points').first().waitFor();
      expect(n, 'this hand goes round in circles').toBeLessThan(1000);
    }
    if (Number.isFinite(most)) continue;
    expect(await finalPoints(page)).toHaveLength(1);
    await page.keyboard.press('Escape');
    expect(await page.locator('.part-log').textContent()).toMatch(/You win, \d+ to \d+|The AI wins, \d+ to \d+/);
  }
});

/** In the middle of a game, asked for a move. */
async function inTheMiddle(seats: number, eyes: Eyes = {}): Promise<Somebody> {
  const { path, kept } = await stoppedAt('move', { after: 40 * seats, tables: [seats], most: 9 });
  const who = await somebody({ ...eyes, kept });
  await who.go(path);
  await who.page.locator('.tb[aria-busy=false] .db[data-asked=move]').waitFor();
  return who;
}

test('a phone keeps question, goods and commit in view, never scrolls sideways, and its targets fit a finger', async () => {
  const { page } = await inTheMiddle(1, { size: { width: 390, height: 844 } });
  for (const tab of await page.locator('.tabs button').all()) {
    await tab.click();
    const name = (await tab.textContent()) ?? '';
    for (const part of ['.db h1', '.tb > .purse', '.commit']) expect(await page.locator(part).isVisible(), `${part} on ${name}`).toBe(true);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), name).toBe(0);
    const small = await page.locator('button:visible, .part-board .target:visible').evaluateAll(buttons =>
      buttons.flatMap(button => {
        const { width, height } = button.getBoundingClientRect();
        return width < 44 || height < 44
          ? [`${button.ariaLabel || button.textContent?.trim()}: ${Math.round(width)} × ${Math.round(height)}`]
          : [];
      }),
    );
    expect(small, name).toEqual([]);
  }
});

test.each([
  [1440, 900],
  [1280, 800],
])('at %i × %i everything important is on one screen', async (width, height) => {
  const { page } = await inTheMiddle(4, { size: { width, height } });
  const boxes = await page.evaluate(() =>
    ['.db', '.part-board', '.part-mine', '.part-seats', '.part-log'].map(part => {
      const { left, top, right, bottom } = document.querySelector(part)!.getBoundingClientRect();
      return { part, isInside: left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight };
    }),
  );
  expect(boxes.filter(({ isInside }) => !isInside)).toEqual([]);
});

test.each(looks)('axe finds nothing serious by $theme, in $language', async look => {
  const { page } = await inTheMiddle(1, look);
  expect(await barriers(page)).toEqual([]);
});

test('a place that cannot be chosen says why, with the rule', async () => {
  const { page } = await inTheMiddle(2);
  const far = page.locator('.part-board [data-place^="space:"]:not(.target)').first();
  await far.focus();
  await page.keyboard.press('Enter');
  await page.getByText('VWK-MOVE-03').first().waitFor();
});
