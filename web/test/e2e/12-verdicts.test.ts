/** An analysis that is done: what each decision is called, in the list, on the graph, in the table and on its position, and three sentences; and one that is made without a connection. */
import { describe, expect, test } from 'vitest';
import { atEverySize } from './atSizes.ts';
import { judged, lookingAt } from './judged.ts';
import { barriers, looks } from './looks.ts';
import { type Eyes, type Somebody, withBrowser } from './people.ts';
import { once } from './positions.ts';

withBrowser();

const viscounts = once(() => judged('viscounts'));
const looking = async (path?: string, eyes?: Eyes): Promise<Somebody> => lookingAt(await viscounts(), path, eyes);

test('the largest comes first, praise is as large as the rest, and what is the same or unclear is only counted', async () => {
  const { decisions } = await viscounts();
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
  // Sentences stand apart, and the rest was not only looked at quickly: there is no rest.
  expect(await page.locator('.turns .rest').textContent()).toMatch(/\. All of them were played out\.$/);
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
  const { move } = await viscounts();
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

describe.each(looks)('by $theme, in $language', eyes => {
  const four = once(() => judged('terra-mystica', { seats: 4, others: false }));
  const sized = { ...eyes, fresh: true };

  test('at every size the analysis shows graph, sentences, points and turning points', async () => {
    const { page } = await lookingAt(await four(), undefined, sized);
    await page.locator('.points .heat td').first().waitFor();
    await page.locator('.turns ol > li h3:not(:text-is("…"))').nth(2).waitFor();
    const seen = ['.graph svg[role=group]', '.three li', '.points', '.turns li h3', '.turns .ways > *', '.others button'];
    await atEverySize(page, 'analysis', { seen, pressed: ['.analysis'] }, eyes);
    await page.getByRole('button', { name: /As a table|Táblázatként/ }).click();
    await page.locator('.graph tbody tr').first().waitFor();
    await atEverySize(page, 'analysis-table', { seen: ['.graph .scroll'], pressed: ['.graph'] }, eyes);
  });

  test('at every size a position shows its board, its plans and where it lies on the graph', async () => {
    const made = await four();
    const { page } = await lookingAt(made, `/analysis/e2e/${made.move}?seat=0`, sized);
    await page.locator('.plans .verdict').waitFor();
    const seen = [
      '.plans',
      '.plans li > button',
      '.plans .mine',
      '.strip svg[role=img]',
      '.plans footer button',
      ':is(.part-board, .part-mine, .part-panels)',
    ];
    await atEverySize(page, 'position', { seen, pressed: ['.plans'] }, eyes);
    expect(await barriers(page)).toEqual([]);
  });

  test('at every size the dialog that shares a position is whole', async () => {
    const made = await four();
    const { page } = await lookingAt(made, `/analysis/e2e/${made.move}?seat=0`, sized);
    await page.locator('.plans [data-share]').click();
    await page.locator('dialog[open] img').waitFor();
    await page.locator('dialog[open] textarea').fill('G2 vagy D7?');
    // As a puzzle it gives nothing away; otherwise no plan stands there without its range.
    const drawn = () => page.locator('dialog[open] img').evaluate((img: HTMLImageElement) => decodeURIComponent(img.src));
    await expect.poll(drawn).toContain('G2 vagy D7?');
    expect(await drawn()).not.toContain('−8');
    await page.locator('dialog[open] .check input').last().uncheck();
    await expect.poll(drawn).toMatch(/−8 \(6–10\)[\s\S]*16 /);
    const seen = ['dialog[open] h2', 'dialog[open] textarea', 'dialog[open] .ways button', 'dialog[open] .check', 'dialog[open] img'];
    await atEverySize(page, 'share', { seen, pressed: ['dialog[open]'] }, eyes);
    expect(await barriers(page)).toEqual([]);
  });
});
