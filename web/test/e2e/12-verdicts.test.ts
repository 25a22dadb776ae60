/** An analysis that is done: what each decision is called, in the list, on the graph, in the table and on its position, and three sentences; and one that is made without a connection. */
import { type Analysis, Desk, type Verdict } from '@tarsas/coach';
import type { TableLog } from '@tarsas/kernel';
import { expect, test } from 'vitest';
import { knowledgeOf } from '../../../games/list.ts';
import { type Eyes, type Somebody, somebody, withBrowser } from './people.ts';
import { once, played } from './positions.ts';

withBrowser();

/** A real game, looked at quickly; what was played out is made up, so that there is one decision of each kind. */
const judged = once(async () => {
  const { kept } = await played('viscounts', null, { seats: 2, seed: 'analysis of viscounts' });
  const log = JSON.parse(kept['game:e2e']!) as TableLog;
  const desk = new Desk((await knowledgeOf('viscounts'))!, log, { seats: [0] });
  const analysis = desk.begin();
  for (let n = 0; n < 2; n++)
    for (const task of desk.tasks(analysis)) if (!('plan' in task)) desk.absorb(analysis, task, desk.perform(task));
  const own = analysis.positions.filter(({ seat, best }) => seat === 0 && best!.length > 0);
  for (const position of own) position.trial = { plans: [position.chosen], results: [], done: true };
  const names: readonly [kind: Verdict, cost: number, low: number, high: number][] = [
    ['wellSeen', -5, -8, -3],
    ['open', 4, -1, 9],
    ['same', 1, -1, 2.9],
    ['cost', 8, 6, 10],
    ['unclear', 2, -4, 8],
  ];
  analysis.turningPoints = names.map(([kind, cost, low, high], i) => {
    const { move, best } = own[i]!;
    best![0]!.gain = { middle: cost, low, high, playedOut: 16 };
    return { move, seat: 0, kind, cost, low, high, better: best![0]!.plan };
  });
  analysis.done = { ...analysis.done, playedOut: own.length, toPlayOut: own.length };
  return {
    kept,
    analysis,
    decisions: analysis.positions.filter(({ seat }) => seat === 0).length,
    move: own[3]!.move,
    moves: log.moves.length,
  };
});

/** Runs in the page. */
const keep = ({ key, analysis }: { key: string; analysis: Analysis }) =>
  new Promise<void>((resolve, reject) => {
    const asked = indexedDB.open('coach', 1);
    asked.onupgradeneeded = () => asked.result.createObjectStore('analyses');
    asked.onerror = () => reject(asked.error);
    asked.onsuccess = () => {
      const writing = asked.result.transaction('analyses', 'readwrite');
      writing.objectStore('analyses').put(analysis, key);
      writing.oncomplete = () => {
        asked.result.close();
        resolve();
      };
    };
  });

async function looking(path = '/analysis/e2e?seat=0', eyes: Eyes = {}): Promise<Somebody> {
  const { kept, analysis, moves } = await judged();
  const who = await somebody({ ...eyes, kept });
  await who.page.evaluate(keep, { key: `e2e 0 ${moves}`, analysis });
  await who.go(path);
  return who;
}

test('the largest comes first, praise is as large as the rest, and what is the same or unclear is only counted', async () => {
  const { decisions } = await judged();
  const { page } = await looking();
  await page.getByText('Done · on this device').waitFor();
  const list = page.locator('.turns ol > li');
  await expect.poll(() => list.evaluateAll(all => all.map(one => one.classList[0]))).toEqual(['cost', 'open', 'wellSeen']);
  await list.nth(0).getByText('Cost about 8 points.').waitFor();
  await list.nth(0).getByText('Better: ', { exact: false }).waitFor();
  await list.nth(0).getByText('6–10 points, four times in five').waitFor();
  await list.nth(1).getByText('May have cost about 4 points. How much it was worth is uncertain.').waitFor();
  await list.nth(1).getByText('−1 to +9 points, four times in five').waitFor();
  await list.nth(2).getByText('Played to the end, we found nothing better.', { exact: false }).waitFor();
  await page
    .locator('.turns')
    .getByText(`In ${decisions - 3} of your ${decisions} decisions`, { exact: false })
    .waitFor();
  await page.locator('.turns').getByText('One decision stayed unclear even when it was played to the end', { exact: false }).waitFor();
  expect(await page.locator('.turns').textContent()).not.toMatch(/blunder|wrong|best move|%|!|\d\.\d/i);
});

test('words for a plan come once they are found, for every decision in the list', async () => {
  const { page } = await looking();
  await page.locator('.turns ol > li').nth(2).waitFor();
  await expect.poll(() => page.locator('.turns h3').allTextContents()).not.toContain('…');
});

test('on the graph each has its sign; T goes from one to the next, and the list marks it', async () => {
  const { page } = await looking();
  await page.locator('.graph svg .diamond').first().waitFor();
  expect(await page.locator('.graph svg g.cost, .graph svg g.open, .graph svg g.wellSeen').count()).toBe(3);
  await page.locator('.graph svg[tabindex]').focus();
  const moves = [];
  for (let n = 0; n < 3; n++) {
    await page.keyboard.press('t');
    moves.push(await page.locator('.turns .sel .where').textContent());
  }
  expect(new Set(moves).size).toBe(3);
  await page
    .locator('.graph')
    .getByText(/^Move \d+, Anna:$/)
    .waitFor();
});

test('the table says the same as the graph, and there are three sentences', async () => {
  const { page } = await looking();
  await page.getByRole('button', { name: 'As a table' }).click();
  await page.locator('.graph tbody').getByText('Cost about 8 points.').waitFor();
  expect(await page.locator('.three li').count()).toBe(3);
  await page.locator('.three li').filter({ hasText: 'Next time: ' }).waitFor();
});

test('its position says the same; from there one goes on to the other turning points', async () => {
  const { move } = await judged();
  const { page } = await looking(`/analysis/e2e/${move}?seat=0`);
  await page.locator('.plans .verdict', { hasText: 'Cost about 8 points.' }).waitFor();
  await page.locator('.plans .best', { hasText: '+8' }).waitFor();
  await page.getByRole('link', { name: 'Previous turning point' }).click();
  await page.locator('.plans .verdict', { hasText: /May have cost about 4 points|Well seen/ }).waitFor();
});

test('a phone shows a game of twenty rounds without scrolling sideways', async () => {
  const { page } = await looking(undefined, { size: { width: 390, height: 844 } });
  await page.locator('.points .heat td').first().waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  const numbers = await page
    .locator('.graph .numeral')
    .evaluateAll(all => all.map(one => one.getBoundingClientRect()).map(({ left, right }) => ({ left, right })));
  expect(numbers.length).toBeGreaterThan(3);
  for (const [i, { right }] of numbers.slice(0, -1).entries()) expect(right).toBeLessThan(numbers[i + 1]!.left);
});
