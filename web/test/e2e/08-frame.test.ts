/** The frame's own functions (issue 19, points 7 and 11): undo at a table of the server, dialogs, keys, back, links. */
import { describe, expect, test } from 'vitest';
import { play } from './hand.ts';
import { type Somebody, twoAt, withBrowser } from './people.ts';

withBrowser();

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
