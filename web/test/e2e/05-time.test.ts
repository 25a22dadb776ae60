/** Points 16 to 18: orders given beforehand, clocks, and how one hears that it is one's turn. */
import type { Page } from 'playwright-core';
import { describe, expect, inject, test } from 'vitest';
import { play } from './hand.ts';
import { anotherTab, chooseSeats, joinTable, playLocally, type Somebody, somebody, twoAt, withBrowser } from './people.ts';

withBrowser();

describe('16: standing orders', () => {
  test('16: are shown, editable, and logged when they act', async () => {
    // An order may answer what the hand is just about to commit: the server says that the table has moved on.
    const { anna, bela } = await twoAt('empires-end', { kept: { 'plain:empires-end': 'true' }, forgiven: /409/ });
    await openOrders(anna.page);
    await kept(anna.page, () => anna.page.locator('select[name=collect]').selectOption('true'));
    await anna.page.reload();
    await anna.page.locator('.tb').waitFor();
    await openOrders(anna.page);
    await expect.poll(() => anna.page.locator('select[name=collect]').inputValue()).toBe('true');
    await anna.page.locator('select[name=bidBelow]').selectOption('2');
    await anna.page.keyboard.press('Escape');

    const acted = '.log li.auto em';
    await Promise.all([anna, bela].map(({ page }, seed) => play(page, { seed: seed + 7, until: acted })));
    expect(await anna.page.locator(acted).first().textContent()).toBe('(standing order)');
  });

  test('16: a game says itself what may be ordered: power, passing, bids', async () => {
    const { anna } = await twoAt('terra-mystica');
    await openOrders(anna.page);
    const names = await anna.page.locator('dialog[open] select').evaluateAll(all => all.map(one => (one as HTMLSelectElement).name));
    expect(names).toEqual(['leech', 'pass', 'bid']);
    const leech = anna.page.locator('select[name=leech]');
    const chosen = () => leech.locator('option:checked').textContent();
    for (const label of ['take it for 2 points at most', 'Ask me every time']) {
      await kept(anna.page, () => leech.selectOption({ label }));
      await anna.page.reload();
      await anna.page.locator('.tb').waitFor();
      await openOrders(anna.page);
      await expect.poll(chosen).toBe(label);
    }
  });

  /** When the server has taken the order; its log does not tell of it. */
  async function kept(page: Page, choose: () => Promise<unknown>): Promise<void> {
    const taken = page.waitForResponse(answer => answer.url().endsWith('/orders') && answer.request().method() === 'PUT');
    await choose();
    expect((await taken).ok()).toBe(true);
  }

  async function openOrders(page: Page): Promise<void> {
    await page.getByRole('button', { name: 'Open the drawer' }).click();
    await page.locator('dialog[open]').getByRole('button', { name: 'Standing orders' }).click();
    await page.locator('dialog[open] select').first().waitFor();
  }
});

describe('17: clocks', () => {
  test('17: a bank and an increment, one clock for each who is undecided', async () => {
    const { anna, bela } = await atPace('In one evening');
    await anna.page.locator('.clock').nth(1).waitFor();
    expect(await anna.page.locator('.clock').allTextContents()).toEqual([
      expect.stringMatching(/(19|20):\d\d/),
      expect.stringMatching(/(19|20):\d\d/),
    ]);
    // Both bury pebbles at the same time.
    expect(await anna.page.locator('.clock.runs').count()).toBe(2);
    await anna.page.locator('.choice').first().click();
    await anna.page.locator('.commit.pri').click();
    await anna.page.getByText('Waiting for Béla').waitFor();
    expect(await anna.page.locator('.clock.runs').count()).toBe(1);
    // Whoever has answered gets the increment, and stands.
    expect(await clockOf(anna, 'Anna').textContent()).toMatch(/20:[0-3]\d/);
    await bela.page.locator('.choice').first().click();
    await bela.page.locator('.commit.pri').click();
    await expect.poll(() => anna.page.locator('.clock.runs').count()).toBe(2);
  });

  test('17: calm ones are counted in days', async () => {
    const { anna } = await atPace('A turn a day', zoneWhereItIs(12));
    expect(await anna.page.locator('.clock').first().textContent()).toMatch(/[23] days?/);
    expect(await anna.page.locator('.clock.runs').count()).toBe(2);
  });

  test('17: and pause at night', async () => {
    const { anna } = await atPace('A turn a day', zoneWhereItIs(2));
    await anna.page.getByText('stopped until 8:00').first().waitFor();
    expect(await anna.page.locator('.clock.runs').count()).toBe(0);
  });

  const clockOf = ({ page }: Somebody, name: string) => page.locator('.seat', { hasText: name }).locator('.clock');

  /** Somewhere on earth it is this hour now. */
  function zoneWhereItIs(hour: number): string {
    const east = ((hour - new Date().getUTCHours() + 36) % 24) - 12;
    return east === 0 ? 'Etc/GMT' : `Etc/GMT${east > 0 ? '-' : '+'}${Math.abs(east)}`;
  }

  async function atPace(pace: string, timezone?: string): Promise<{ anna: Somebody; bela: Somebody }> {
    const eyes = timezone ? { timezone } : {};
    const [anna, bela] = await Promise.all([somebody(eyes), somebody(eyes)]);
    await anna.go('/new?game=example&against=people');
    await anna.page.getByLabel('Your name').fill('Anna');
    await chooseSeats(anna.page, 2);
    await anna.page.locator('label', { hasText: pace }).click();
    await anna.page.getByRole('button', { name: 'Open the table' }).click();
    await anna.page.waitForURL('**/table/*');
    await joinTable(bela, await anna.page.getByLabel('Invitation link').inputValue(), 'Béla');
    await anna.page.getByRole('button', { name: 'Start the game' }).click();
    await Promise.all([anna, bela].map(({ page }) => page.locator('.tb').waitFor()));
    return { anna, bela };
  }
});

describe('18: whose turn it is', () => {
  test('18: shows in the title and the icon of the tab', async () => {
    const who = await somebody();
    await playLocally(who, 'example', 2);
    await who.page.locator('.db.turn').waitFor();
    expect(await who.page.title()).toMatch(/^● /);
    expect(await who.page.locator('link[rel=icon]').getAttribute('href')).toBe('/favicon-turn.svg');
  });

  test('18: a call names the game and what is asked, and is taken back once I have moved elsewhere', async () => {
    const who = await somebody({ fresh: true });
    const { page } = who;
    await who.go('/');
    await page.evaluate(() => navigator.serviceWorker.ready);
    await withoutScreen(page);
    const deliver = await pushTo(page);
    const shown = () => serviceWorker(page).evaluate(() => (globalThis as unknown as { shown: object[] }).shown);
    const call = { event: 'turn', tag: 't1', table: 'abc', seat: 0, subject: 'Terra Mystica: Béla has moved', text: 'Choose an action.' };
    await deliver(call);
    const told = { title: call.subject, body: call.text, tag: call.tag, data: { link: '/table/abc', table: 'abc' } };
    await expect.poll(shown).toEqual([expect.objectContaining(told)]);
    await deliver({ event: 'answered', tag: 't1', table: 'abc', seat: 0 });
    await expect.poll(shown).toEqual([]);
  });

  test('18: the next table that waits for me is one click or key away', async () => {
    const { anna, path } = await twoAt('example');
    const second = await anotherTab(anna);
    await second.go('/new?game=example&against=people');
    await chooseSeats(second.page, 2);
    await second.page.getByRole('button', { name: 'Open the table' }).click();
    await second.page.getByRole('button', { name: 'Put a bot here' }).click();
    await second.page.getByRole('button', { name: 'Start the game' }).click();
    await second.page.locator('.db.turn').waitFor();
    const there = new URL(second.page.url()).pathname;
    await second.page.locator('.hd .next').waitFor();
    expect(await second.page.locator('.hd .next').getAttribute('href')).toBe(path);
    await second.page.keyboard.press('n');
    await second.page.waitForURL(`**${path}`);
    await second.page.locator('.db.turn').waitFor();
    await second.page.locator('.hd .next').click();
    await second.page.waitForURL(`**${there}`);
  });

  const serviceWorker = (page: Page) => page.context().serviceWorkers()[0]!;

  /** A browser without a screen shows no notifications: in its place stands a list. */
  const withoutScreen = (page: Page) =>
    serviceWorker(page).evaluate(() => {
      type Notice = { title: string; tag: string; close(): void };
      const at = globalThis as unknown as { shown: Notice[]; registration: object };
      at.shown = [];
      const forget = (notice: Notice) => {
        at.shown = at.shown.filter(other => other !== notice);
      };
      Object.assign(at.registration, {
        async showNotification(title: string, more: { tag: string }) {
          const notice = { title, ...more, close: () => forget(notice) };
          at.shown.push(notice);
        },
        getNotifications: async ({ tag }: { tag: string }) => at.shown.filter(notice => notice.tag === tag),
      });
    });

  /** Hands a message to the service worker as the push service would. */
  async function pushTo(page: Page): Promise<(message: object) => Promise<void>> {
    const session = await page.context().newCDPSession(page);
    const registration = new Promise<string>(resolve => {
      session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
        const [found] = registrations;
        if (found) resolve(found.registrationId);
      });
    });
    await session.send('ServiceWorker.enable');
    const registrationId = await registration;
    const origin = new URL(inject('url')).origin;
    return async message => {
      await session.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data: JSON.stringify(message) });
    };
  }
});
