/** Whole games through the server: two people play, a third watches, one reloads in the middle of a draft; all end with the same points. One sits at the drawn table, one at the plain one. */
import { describe, expect, test } from 'vitest';
import { gameOf } from '../../../games/list.ts';
import { type Answered, answeredOnBoard, coverage, finalPoints, play, questionKinds } from './hand.ts';
import { type Eyes, joinTable, openTable, somebody, withBrowser } from './people.ts';

withBrowser();

interface Table {
  game: string;
  /** Questions that no game goes without, answered by pointing at what is drawn. */
  pointed: readonly string[];
}

const TABLES: Table[] = [
  { game: 'terra-mystica', pointed: ['chooseFaction', 'placeDwelling', 'firstCard', 'act'] },
  { game: 'age-of-innovation', pointed: ['chooseSet', 'placeStart', 'act', 'takeBonus'] },
  { game: 'viscounts', pointed: ['draft', 'play', 'move', 'action'] },
  { game: 'empires-end', pointed: ['bidding', 'placeUnder', 'economy', 'industry', 'bids'] },
  // Pebbles has no drawn table.
  { game: 'example', pointed: [] },
];
/** Béla's table; the slow suite plays with two drawn ones as well. */
const BY = process.env.TARSAS_SLOW ? ['the plain table', 'the drawn one as well'] : ['the plain table'];
const WAYS = TABLES.flatMap(table => BY.map(by => ({ ...table, by })));

describe.each(WAYS)('$game, on the drawn table against $by', ({ game, by, pointed }) => {
  test('two people play it to the end and a third one watches', async () => {
    const other: Eyes = { theme: 'dark', kept: by === BY[0] ? { [`plain:${game}`]: 'true' } : {} };
    const [anna, bela, csilla] = await Promise.all([somebody(), somebody(other), somebody()]);
    const link = await openTable(anna, game, 2, 'Anna');
    await joinTable(bela, link, 'Béla');
    await anna.page.getByRole('button', { name: 'Start the game' }).click();
    await Promise.all([anna, bela].map(({ page }) => page.locator('.tb').waitFor()));
    await csilla.go(link.replace(/\?.*/, ''));
    await csilla.page.getByText('You are watching this table.').waitFor();

    const first = await Promise.race(
      [anna, bela].map(who =>
        who.page
          .locator('.db.turn')
          .waitFor()
          .then(() => who),
      ),
    );
    await first.page.locator('.choices .choice, .bar .act, .target').first().waitFor();
    const hands: Answered[] = [];
    hands.push((await play(first.page, { seed: 1, most: 1 })).answered);
    await first.page.locator('.drf .words').waitFor();
    const drafted = await first.page.locator('.drf .words').textContent();
    await first.page.reload();
    await first.page.locator('.drf .words').waitFor();
    expect(await first.page.locator('.drf .words').textContent()).toBe(drafted);

    const whole = await Promise.all([play(anna.page, { seed: 2 }), play(bela.page, { seed: 3 })]);
    hands.push(...whole.map(({ answered }) => answered));
    await csilla.page.locator('dialog[open] .points').first().waitFor();
    const points = await Promise.all([anna, bela, csilla].map(({ page }) => finalPoints(page)));
    expect(points[0]).toHaveLength(2);
    expect(points[1]).toEqual(points[0]);
    expect(points[2]).toEqual(points[0]);

    const kinds = questionKinds(await gameOf(game));
    const never = coverage(kinds, ...hands);
    console.info(
      `${game}: ${kinds.length - never.length} of ${kinds.length} kinds of decisions answered; never: ${never.join(', ') || 'none'}`,
    );
    expect(never.length).toBeLessThan(kinds.length);
    expect(answeredOnBoard(...hands)).toEqual(expect.arrayContaining([...pointed]));
  });
});
