/** Whole games through the server: two people play, a third watches, one reloads in the middle of a draft; all end with the same points. */
import { describe, expect, test } from 'vitest';
import { finalPoints, play } from './hand.ts';
import { joinTable, openTable, somebody, withBrowser } from './people.ts';

withBrowser();

const GAMES: { game: string; by: string; kept: Record<string, string> }[] = [
  { game: 'terra-mystica', by: 'clicking the drawn board', kept: {} },
  { game: 'age-of-innovation', by: 'the plain table', kept: { 'plain:age-of-innovation': 'true' } },
  { game: 'viscounts', by: 'the plain table', kept: { 'plain:viscounts': 'true' } },
  { game: 'empires-end', by: 'the plain table', kept: { 'plain:empires-end': 'true' } },
  { game: 'example', by: 'the plain table', kept: {} },
];

describe.each(GAMES)('$game by $by', ({ game, kept }) => {
  test('two people play it to the end and a third one watches', async () => {
    const [anna, bela, csilla] = await Promise.all([somebody({ kept }), somebody({ kept }), somebody({ kept })]);
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
    await play(first.page, { seed: 1, most: 1 });
    await first.page.locator('.drf .words').waitFor();
    const drafted = await first.page.locator('.drf .words').textContent();
    await first.page.reload();
    await first.page.locator('.drf .words').waitFor();
    expect(await first.page.locator('.drf .words').textContent()).toBe(drafted);

    await Promise.all([play(anna.page, { seed: 2 }), play(bela.page, { seed: 3 })]);
    await csilla.page.locator('dialog[open] .points').first().waitFor();
    const points = await Promise.all([anna, bela, csilla].map(({ page }) => finalPoints(page)));
    expect(points[0]).toHaveLength(2);
    expect(points[1]).toEqual(points[0]);
    expect(points[2]).toEqual(points[0]);
  });
});
