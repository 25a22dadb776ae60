/** Point 19, and who sits there: newcomers, several people at one screen, accounts and passkeys. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { describe, expect, inject, test } from 'vitest';
import { chooseSeats, type Somebody, somebody, withBrowser } from './people.ts';

withBrowser();

describe("19: a newcomer's first ten minutes", () => {
  test('19: a lesson on the real controls is played to its end, chapter by chapter', async () => {
    const pupil = await somebody();
    await pupil.go('/learn/terra-mystica');
    const coach = pupil.page.getByRole('complementary', { name: 'Terra Mystica in ten minutes' });
    await walk(pupil, coach, /^(Go on|Show me|Next chapter)$/, 'Play against bots');
    await coach.getByText('You know your way around now.').waitFor();
    await coach.getByRole('button', { name: 'A first game, with a coach' }).click();
    await pupil.page.waitForURL('**/local/*');
    await pupil.page.locator('[data-coach]').waitFor({ state: 'attached' });
    const begun = await pupil.page.evaluate(() => JSON.parse(localStorage.getItem(`game:${location.pathname.split('/').at(-1)}`)!));
    expect([begun.bots, begun.coach]).toEqual([[null, 'gentle'], 'speaks']);
    await pupil.go('/learn');
    await pupil.page.getByRole('link', { name: 'Once more' }).waitFor();
    expect(await pupil.page.getByText('done').count()).toBe(9);
  });

  test('19: it goes on where one left it, in Hungarian too', async () => {
    const pupil = await somebody({ language: 'hu' });
    await pupil.go('/learn/terra-mystica');
    const coach = pupil.page.locator('.coach');
    const chapterOf = () => coach.locator('.fold b').textContent();
    const first = await chapterOf();
    const next = coach.getByRole('button', { name: 'Következő fejezet' });
    for (let n = 0; n < 60 && (await next.count()) === 0; n++) {
      const on = coach.getByRole('button', { name: /^(Tovább|Mutasd meg)$/ });
      await on.or(next).first().waitFor();
      if ((await next.count()) === 0) await on.first().click();
    }
    await next.click();
    await expect.poll(chapterOf).not.toBe(first);
    const second = await chapterOf();
    await pupil.go('/learn');
    await pupil.go('/learn/terra-mystica');
    await expect.poll(chapterOf).toBe(second);
  });

  test('19: a choice that leads elsewhere is taken back with a word', async () => {
    const pupil = await somebody({ kept: { 'plain:terra-mystica': 'true' } });
    const { page } = pupil;
    await pupil.go('/learn/terra-mystica?chapter=build');
    await page.getByRole('button', { name: /Upgrade the dwelling on C3/ }).click();
    await page.getByText('this lesson needs something else').waitFor();
    await page.getByRole('button', { name: /Transform E7/ }).click();
    await page.getByText('Turn it into forest.').waitFor();
  });

  async function walk({ page }: Somebody, coach: ReturnType<Page['locator']>, on: RegExp, end: string): Promise<void> {
    for (let n = 0; n < 200; n++) {
      const next = coach.getByRole('button', { name: on });
      const over = coach.getByRole('link', { name: end });
      await next.or(over).waitFor();
      if (await over.isVisible()) return;
      await next.click();
    }
    throw new Error(`The lesson on ${page.url()} never ends`);
  }
});

describe('several people at one screen', () => {
  test('before the eyes change, a curtain falls, and nothing behind it can be seen', async () => {
    const who = await somebody();
    const { page } = who;
    await who.go('/new?game=example&against=hotSeat');
    await chooseSeats(page, 2);
    await page.getByLabel('Name at seat 2').fill('Béla');
    await page.locator('form button.pri:enabled').click();
    await page.locator('.db.turn').waitFor();
    await page.locator('.choice').nth(2).click();
    await page.locator('.commit.pri').click();
    const curtain = page.getByRole('dialog');
    await curtain.getByText('Hand the screen to Béla').waitFor();
    await page.keyboard.press('Escape');
    await curtain.getByText('Hand the screen to Béla').waitFor();
    const backdrop = await curtain.evaluate(dialog => getComputedStyle(dialog, '::backdrop').backgroundColor);
    expect(backdrop).not.toMatch(/rgba\(.*, 0(\.\d+)?\)/);
    await curtain.getByRole('button', { name: 'Show', exact: true }).click();
    await page.locator('.db.turn').waitFor();
    expect(await page.locator('.log').textContent()).not.toContain('You bury 2 pebbles');
  });
});

describe('an account', () => {
  test('is made by a letter, keeps the guest’s tables, and is entered with a password', async () => {
    const who = await somebody();
    const { page } = who;
    const email = `anna-${Date.now()}@example.org`;
    await makeAccount(who, email);
    await page.getByText(`Your account: ${email}`).waitFor();
    await page.getByRole('button', { name: 'Sign out', exact: true }).click();
    await page.getByText('Your account:').waitFor({ state: 'detached' });
    await who.go('/sign-in?next=/settings');
    await page.getByText('I would rather use a password').click();
    await page.locator('details').getByLabel('E-mail').fill(email);
    await page.getByLabel('Password').fill(PASSWORD);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await page.getByText(`Your account: ${email}`).waitFor();
  });

  test('is entered with a passkey', async () => {
    const who = await somebody({ fresh: true });
    const { page } = who;
    const session = await page.context().newCDPSession(page);
    await session.send('WebAuthn.enable');
    await session.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        protocol: 'ctap2',
        transport: 'internal',
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
        automaticPresenceSimulation: true,
      },
    });
    const email = `bela-${Date.now()}@example.org`;
    await makeAccount(who, email);
    await page.getByText('This device', { exact: true }).last().waitFor();
    await page.getByRole('button', { name: 'Add a passkey' }).click();
    await page.getByText('Passkey added.').waitFor();
    await page.getByRole('button', { name: 'Sign out', exact: true }).click();
    await page.getByText('Your account:').waitFor({ state: 'detached' });
    await who.go('/sign-in?next=/settings');
    await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
    await page.getByText(`Your account: ${email}`).waitFor();
  });

  const PASSWORD = 'correct horse battery';

  async function makeAccount({ page, go }: Somebody, email: string): Promise<void> {
    await go('/sign-in');
    await page.getByLabel('Your name').fill('Anna');
    await page.getByText('I would rather use a password').click();
    await page.locator('details').getByLabel('E-mail').fill(email);
    await page.getByLabel('Password').fill(PASSWORD);
    await page.getByRole('button', { name: 'Keep my account' }).click();
    await expect.poll(() => linkFor(email)).not.toBe('');
    await page.goto(linkFor(email).replace('127.0.0.1', 'localhost'));
  }

  /** The link in the letter to somebody; letters lie in a folder. */
  function linkFor(email: string): string {
    const folder = inject('letters');
    const letters = existsSync(folder) ? readdirSync(folder).map(name => readFileSync(join(folder, name), 'utf8')) : [];
    const letter = letters.findLast(text => text.includes(`To: ${email}`)) ?? '';
    return /https?:\S+verify-email\S+/.exec(letter)?.[0] ?? '';
  }
});
