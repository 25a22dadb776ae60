/** Point 24: from the home page two presses lead into a running game, and nobody must read an option first. */
import { describe, expect, test } from 'vitest';
import { chooseSeats, type Somebody, somebody, withBrowser } from './people.ts';

withBrowser();

describe('24: starting', () => {
  const games = {
    'terra-mystica': 'Terra Mystica',
    'age-of-innovation': 'Age of Innovation',
    viscounts: 'Viscounts',
    'empires-end': 'Empire’s End',
  };
  for (const [id, name] of Object.entries(games)) {
    test(`24: ${name}: two presses from a fresh browser`, async () => {
      const { page, go } = await somebody({ fresh: true });
      await go('/');
      // A press is whatever a hand does: the window stays the same until the table is drawn.
      await page.evaluate(() => {
        const pressed: string[] = [];
        Object.assign(window, { pressed });
        for (const kind of ['pointerdown', 'keydown']) addEventListener(kind, () => pressed.push(kind), true);
      });
      await page.locator('.game').nth(Object.keys(games).indexOf(id)).click();
      await page.getByRole('button', { name: 'Sit down and play' }).click();
      await page.waitForURL('**/local/*');
      await page.locator('.tb[aria-busy=false] .db').waitFor();
      expect(await page.evaluate(() => (window as unknown as { pressed: string[] }).pressed)).toEqual(['pointerdown', 'pointerdown']);
      const kept = await page.evaluate(() => JSON.parse(localStorage.getItem(`game:${location.pathname.split('/').at(-1)}`) ?? 'null'));
      expect(kept).toMatchObject({ game: id, seats: 3, options: {}, bots: [null, 'gentle', 'gentle'] });
    });
  }

  test('24: by keyboard it is one Enter on the game and one more', async () => {
    const { page, go } = await somebody();
    await go('/');
    await page.locator('.game').first().focus();
    await page.keyboard.press('Enter');
    const play = page.getByRole('button', { name: 'Sit down and play' });
    await expect.poll(() => play.evaluate(button => button === document.activeElement)).toBe(true);
    await page.keyboard.press('Enter');
    await page.waitForURL('**/local/*');
  });

  test('24: the opponent chosen last is offered again', async () => {
    const { page, go } = await somebody();
    await go('/');
    await page.locator('.game').first().click();
    await page.locator('.slip label', { hasText: 'Tough' }).click();
    await page.getByRole('button', { name: 'Sit down and play' }).click();
    await page.waitForURL('**/local/*');
    await go('/');
    await page.locator('.game').first().click();
    expect(await page.locator('.slip input:checked').inputValue()).toBe('planner');
  });
});

describe('a new table', () => {
  const kept = ({ page }: Somebody) =>
    page.evaluate(() => JSON.parse(localStorage.getItem(`game:${location.pathname.split('/').at(-1)}`) ?? 'null'));

  test('bots are chosen seat by seat, friendly ones at first, and a sentence says what will be opened', async () => {
    const who = await somebody();
    const { page, go } = who;
    await go('/new?game=example&against=bots');
    await chooseSeats(page, 3);
    await page.getByText('Pebbles for three: you and two Apprentices. Without a clock.').waitFor();
    await page.getByRole('button', { name: 'Change who sits at seat 3' }).click();
    await page.locator('label', { hasText: 'Merchant' }).click();
    await page.getByText('Pebbles for three: you, the Apprentice and the Merchant. Without a clock.').waitFor();
    await page.locator('form button.pri:enabled').click();
    await page.waitForURL('**/local/*');
    expect((await kept(who)).bots).toEqual([null, 'gentle', 'greedy']);
  });

  test('a free seat makes it a table of the server; people at this screen sit there, too', async () => {
    const { page, go } = await somebody();
    await go('/new?game=example&against=bots');
    await page.getByLabel('Your name').fill('Anna');
    await chooseSeats(page, 4);
    await page.getByRole('button', { name: 'Change who sits at seat 3' }).click();
    await page.getByRole('button', { name: 'Free seat' }).click();
    await page.getByRole('button', { name: 'Change who sits at seat 4' }).click();
    await page.getByRole('button', { name: 'At this screen' }).click();
    await page.getByLabel('Name at seat 4').fill('Dóra');
    await page.getByText('Pebbles for four: you, Dóra, the Apprentice and a free seat. A turn a day.').waitFor();
    await page.getByRole('button', { name: 'Open the table' }).click();
    await page.waitForURL('**/table/*');
    await page.getByText('3 of 4 seats taken').waitFor();
    expect(await page.locator('.lobby li b').allTextContents()).toEqual(['Anna', 'Piroska', 'Free seat', 'Dóra']);
    await page.getByRole('heading', { name: 'A turn a day' }).waitFor();
  });

  test('who has no name yet is asked for one before others can sit down, and not for a game on this device', async () => {
    const { page, go } = await somebody();
    await go('/new?game=example&against=people');
    await page.getByRole('button', { name: 'Open the table' }).click();
    const name = page.getByLabel('Your name');
    await page.waitForFunction(() => document.activeElement?.getAttribute('aria-invalid') === 'true');
    expect(await name.evaluate(field => field === document.activeElement)).toBe(true);
    expect(new URL(page.url()).pathname).toBe('/new');
    await name.fill('Anna');
    await page.getByRole('button', { name: 'Open the table' }).click();
    await page.waitForURL('**/table/*');
    expect(await page.locator('.lobby li b').first().textContent()).toBe('Anna');
  });

  test('says in one line what differs from the rulebook, group by group, and takes it back one by one', async () => {
    const { page, go } = await somebody();
    await go('/new?game=terra-mystica');
    const line = page.locator('details .says').first();
    await line.getByText('As in the rulebook.').waitFor();
    await page.locator('details summary').click();
    await page.getByRole('searchbox').fill('turn order');
    await page.getByLabel('Turn order').selectOption('variable');
    await line.getByText('1 difference:').waitFor();
    await page.getByRole('searchbox').fill('');
    await page.getByRole('button', { name: 'Promo tiles 3' }).click();
    expect(await page.getByRole('switch').count()).toBe(3);
    await page.getByRole('switch').first().check();
    await line.getByText('2 differences:').waitFor();
    await page.getByRole('button', { name: 'What differs 2' }).click();
    await page.getByRole('button', { name: 'Turn order: as in the rulebook' }).click();
    await line.getByText('1 difference:').waitFor();
    await page.getByRole('button', { name: 'All as in the rulebook' }).click();
    await line.getByText('As in the rulebook.').waitFor();
  });

  test('a set-up of one’s own is kept, chosen and deleted; it follows its guest to the account and to another device', async () => {
    const who = await somebody({ fresh: true });
    const { page, go } = who;
    await go('/new?game=example');
    await chooseSeats(page, 4);
    await page.getByRole('button', { name: 'Keep this set-up' }).click();
    await page.getByLabel('Name of the set-up').fill('Thursdays');
    await page.getByRole('button', { name: 'Keep', exact: true }).click();
    await go('/new?game=terra-mystica');
    await page.getByRole('button', { name: 'Thursdays', exact: true }).click();
    await page.getByText('Pebbles for four').waitFor();
    await go('/sign-in');
    await page.getByLabel('Your name').fill('Anna');
    await page.getByRole('button', { name: 'Sit down under this name' }).click();
    await page.waitForURL(url => url.pathname === '/');
    await go('/new');
    const sent = () => page.evaluate(async () => JSON.stringify(await (await fetch('/api/v1/me')).json()));
    await expect.poll(sent).toContain('Thursdays');
    const phone = await somebody({ as: who, fresh: true });
    await phone.go('/new');
    await phone.page.getByRole('button', { name: 'Thursdays', exact: true }).waitFor();
    await phone.page.getByRole('button', { name: 'Delete the set-up “Thursdays”' }).click();
    await phone.page.getByRole('button', { name: 'Delete', exact: true }).click();
    await expect.poll(sent).not.toContain('Thursdays');
    await go('/new');
    await page.getByRole('button', { name: 'Thursdays', exact: true }).waitFor({ state: 'detached' });
  });
});
