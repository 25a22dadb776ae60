/** Before a game and between games: the lobby, signing in, and the home of a regular. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator } from 'playwright-core';
import decodeQR from 'qr/decode.js';
import { describe, expect, inject, test } from 'vitest';
import { barriers } from './looks.ts';
import { joinTable, openTable, type Somebody, somebody, twoAt, withBrowser } from './people.ts';

withBrowser();

const sideways = ({ page }: Somebody) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

/** What a camera reads of a picture of this element. */
async function read(code: Locator): Promise<string> {
  const picture = (await code.screenshot()).toString('base64');
  const { width, height, data } = await code.page().evaluate(async picture => {
    const bytes = Uint8Array.from(atob(picture), letter => letter.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const { width, height } = bitmap;
    const canvas = new OffscreenCanvas(width, height).getContext('2d')!;
    canvas.drawImage(bitmap, 0, 0);
    return { width, height, data: [...canvas.getImageData(0, 0, width, height).data] };
  }, picture);
  return decodeQR({ width, height, data: Uint8Array.from(data) });
}

describe('a lobby', () => {
  test('people talk before the game, and the host asks a guest to leave with a sentence that says what follows; a new link lets them back in', async () => {
    const [anna, bela] = await Promise.all([somebody(), somebody({ size: { width: 390, height: 844 } })]);
    const link = await openTable(anna, 'terra-mystica', 3, 'Anna');
    await joinTable(bela, link, 'Béla');
    await bela.page.getByLabel('Say something').fill('Good evening!');
    await bela.page.getByRole('button', { name: 'Send' }).click();
    await anna.page.getByText('Good evening!').waitFor();
    expect(await barriers(bela.page)).toEqual([]);
    expect(await sideways(bela)).toBe(0);
    await anna.page.getByRole('button', { name: 'Ask to leave' }).click();
    const dialog = anna.page.getByRole('dialog', { name: 'Ask Béla to leave?' });
    await dialog.getByText('Their seat becomes free, and they can sit down here again only with a new link.').waitFor();
    await dialog.getByRole('button', { name: 'Ask to leave' }).click();
    await bela.page.getByText('The host has asked you to leave this table.').waitFor();
    expect(await bela.page.getByRole('button', { name: 'Sit here' }).count()).toBe(0);
    expect(await bela.page.locator('.notice').evaluate(notice => notice.getBoundingClientRect().top)).toBeGreaterThan(0);
    await anna.page.getByRole('button', { name: 'Get a new link' }).click();
    await anna.page.getByRole('dialog').getByRole('button', { name: 'Get a new link' }).click();
    await expect.poll(() => anna.page.getByLabel('Invitation link').inputValue()).not.toBe(link);
    await bela.go(await anna.page.getByLabel('Invitation link').inputValue());
    await bela.page.getByRole('button', { name: 'Sit here' }).first().click();
    await bela.page.getByText('you', { exact: true }).waitFor();
  });

  test('shows only what differs, and the link as a code that a camera reads by lamp light, too', async () => {
    const anna = await somebody({ theme: 'dark' });
    const { page } = anna;
    await openTable(anna, 'terra-mystica', 2, 'Anna');
    await page.getByText('Nothing: everything as in the rulebook.').waitFor();
    const code = page.getByRole('img', { name: 'A QR code that leads to this table' });
    const colours = await code.evaluate(svg => [getComputedStyle(svg).backgroundColor, getComputedStyle(svg.querySelector('path')!).fill]);
    const light = (colour: string) =>
      colour
        .match(/\d+/g)!
        .slice(0, 3)
        .reduce((sum, part) => sum + Number(part), 0);
    expect(light(colours[0]!)).toBeGreaterThan(3 * light(colours[1]!));
    expect(await read(code)).toBe(await page.getByLabel('Invitation link').inputValue());
    expect(await barriers(page)).toEqual([]);
  });

  test('on a phone has a row for each chair, and the invitation before what was agreed', async () => {
    const anna = await somebody({ size: { width: 390, height: 844 } });
    const { page } = anna;
    const table = new URL(await openTable(anna, 'terra-mystica', 4, 'Anna'));
    await page.evaluate(() => localStorage.setItem('language', 'hu'));
    await anna.go(table.pathname + table.search);
    await page.getByRole('button', { name: 'Gép üljön ide' }).first().waitFor();
    const boxes = await page.locator('.lobby li').evaluateAll(all => all.map(chair => chair.getBoundingClientRect().toJSON() as DOMRect));
    expect(new Set(boxes.map(({ left, width }) => `${left} ${width}`)).size).toBe(1);
    const put = page.getByRole('button', { name: 'Gép üljön ide' }).first();
    // One line of words, with its picture beside it.
    expect((await put.boundingBox())!.height).toBeLessThan(50);
    const [link, agreed] = await Promise.all([page.getByLabel('Meghívó link').boundingBox(), page.locator('.agreed').boundingBox()]);
    expect(link!.y).toBeLessThan(agreed!.y);
    expect(await sideways(anna)).toBe(0);
  });

  test('who has no name is asked for one where it is needed', async () => {
    const [anna, bela] = await Promise.all([somebody(), somebody()]);
    const link = await openTable(anna, 'example', 2, 'Anna');
    await bela.go(link);
    await bela.page.getByRole('button', { name: 'Sit here' }).click();
    const name = bela.page.getByLabel('Your name at the table');
    expect(await name.evaluate(input => input === document.activeElement)).toBe(true);
    expect(await name.getAttribute('aria-invalid')).toBe('true');
    await name.fill('Béla');
    await bela.page.getByRole('button', { name: 'Sit here' }).click();
    await anna.page.getByText('2 of 2 seats taken').waitFor();
  });
});

describe('signing in', () => {
  /** The link in the letter to somebody; letters lie in a folder. */
  function linkFor(email: string): string {
    const folder = inject('letters');
    const letters = existsSync(folder) ? readdirSync(folder).map(name => readFileSync(join(folder, name), 'utf8')) : [];
    const letter = letters.findLast(text => text.includes(`To: ${email}`)) ?? '';
    return /https?:\S+sign-in\S+/.exec(letter)?.[0].replace('127.0.0.1', 'localhost') ?? '';
  }

  test('a guest becomes an account by a link, with tables and games on this device; where letters lie in a folder, that is said', async () => {
    const who = await somebody({ size: { width: 390, height: 844 }, forgiven: /400/ });
    const { page } = who;
    await openTable(who, 'example', 2, 'Anna');
    const table = new URL(page.url()).pathname;
    await page.evaluate(() => localStorage.setItem('lesson:terra-mystica', 'kept'));
    await who.go('/sign-in');
    await page.getByText('You are Anna here, as a guest.').waitFor();
    await page.getByText('This server sends no letters').waitFor();
    expect(await barriers(page)).toEqual([]);
    expect(await sideways(who)).toBe(0);
    const email = `anna-${Date.now()}@example.org`;
    await page.getByLabel('E-mail').first().fill(email);
    await page.getByRole('button', { name: 'Send me the link' }).click();
    await page.getByText('No letter goes out').waitFor();
    expect(await page.getByText('is on its way').count()).toBe(0);
    await expect.poll(() => linkFor(email)).not.toBe('');
    await page.goto(linkFor(email));
    await page.getByRole('heading', { name: 'Welcome, Anna!' }).waitFor();
    expect(page.url()).not.toContain('token');
    expect(await page.evaluate(() => localStorage.getItem('lesson:terra-mystica'))).toBe('kept');
    await who.go(table);
    await page.getByText('you, the host').waitFor();
    await page.goto(linkFor(email));
    await page.getByText('This link has been used already').waitFor();
  });

  test('a letter that cannot be sent is not claimed to be sent, and the other ways are offered', async () => {
    const { page, go } = await somebody({ fresh: true, forgiven: /503/ });
    const refused = { error: { code: 'noLetters', message: 'Letters cannot be sent just now.' } };
    await page.route('**/auth/sign-in/magic-link', route => route.fulfill({ status: 503, json: refused }));
    await page.route('**/me/ways', route => route.fulfill({ json: { letters: 'sent' } }));
    await go('/sign-in');
    await page.getByLabel('E-mail').first().fill('x@example.org');
    await page.getByRole('button', { name: 'Send me the link' }).click();
    await page.getByRole('alert').getByText('Letters cannot be sent just now. A passkey works, and so does playing as a guest.').waitFor();
    expect(await page.getByText('on its way').count()).toBe(0);
    expect(await page.getByRole('button', { name: 'Send me the link' }).isDisabled()).toBe(true);
    expect(await page.getByRole('button', { name: 'Sit down under this name' }).isEnabled()).toBe(true);
  });
});

describe('the home of a regular', () => {
  test('what waits for me stands with its question; greeting, menu and rows tell the same number', async () => {
    const { anna, path } = await twoAt('example');
    const { page } = anna;
    await anna.go('/');
    await page.getByText('1 table is waiting for you.').waitFor();
    const row = page.locator('article.mine');
    await row.getByText('How many of your pebbles do you bury?').waitFor();
    expect(await page.locator('.top nav .count').textContent()).toContain('1');
    expect(await page.getByRole('link', { name: 'To the most pressing' }).getAttribute('href')).toBe(path);
    expect(await barriers(page)).toEqual([]);
    await row.getByRole('link', { name: 'Move' }).click();
    await page.locator('.db.turn').waitFor();
  });
});
