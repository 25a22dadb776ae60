/** The pages around the tables, as a newcomer, a guest, a regular and an organiser find them. */
import type { Page } from 'playwright-core';
import { describe, expect, inject, test } from 'vitest';
import { type Member, member, playOut } from '../../../scripts/members.ts';
import { barriers } from './looks.ts';
import { type Eyes, joinTable, openTable, type Somebody, somebody, withBrowser } from './people.ts';

withBrowser();

const PHONE = { width: 390, height: 844 };
const TABLET = { width: 820, height: 1180 };
const WIDE = { width: 1440, height: 900 };

const account = (name: string) => member(inject('url'), inject('letters'), name);
const tagOf = async ({ api }: Member) => (await api.me()).me!.tag;

async function inFrontOf({ cookie }: Member, eyes: Eyes = {}): Promise<Somebody> {
  const person = await somebody(eyes);
  await person.page.context().addCookies([{ url: inject('url'), ...cookie }]);
  return person;
}

const sideways = (page: Page): Promise<number> => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

/** Two people with a finished game of Pebbles and a running one. */
async function acquainted(): Promise<{ kata: Member; zsuzsa: Member; finished: string }> {
  const [kata, zsuzsa] = await Promise.all([account('Katalin'), account('Zsuzsanna')]);
  const [finished] = await Promise.all([begun(kata, zsuzsa), begun(kata, zsuzsa)]);
  await playOut(finished!, [kata, zsuzsa]);
  await kata.api.befriend({ id: await tagOf(zsuzsa) });
  await zsuzsa.api.befriend({ id: await tagOf(kata) });
  await expect.poll(async () => (await kata.api.personGames({ id: await tagOf(kata) })).games.length).toBe(1);
  return { kata, zsuzsa, finished: finished! };
}

async function begun(kata: Member, zsuzsa: Member): Promise<string> {
  const { table } = await kata.api.openTable({ game: 'example', seats: 2, rated: true });
  await zsuzsa.api.join({ id: table.id });
  await kata.api.start({ id: table.id });
  return table.id;
}

describe('a newcomer', () => {
  test('is told what else there is: a link, friends, tables to watch', async () => {
    await acquainted();
    const { page, go } = await somebody({ fresh: true });
    await go('/');
    await page.getByRole('button', { name: 'I have a link' }).click();
    expect(await page.getByLabel('Join by link').evaluate(field => field === document.activeElement)).toBe(true);
    expect(await page.getByRole('link', { name: 'Open a table' }).getAttribute('href')).toBe('/new?against=people');
    await page.getByText('A good first game').waitFor();
    const lesson = page.getByRole('complementary').filter({ hasText: 'First time here? A ten-minute lesson at a real board' });
    expect(await lesson.getByRole('link', { name: 'Show me the lesson' }).getAttribute('href')).toBe('/learn');
    const [below, games] = [await lesson.boundingBox(), await page.getByText('Play this').first().boundingBox()];
    expect(below!.y).toBeLessThan(games!.y);
    await page.getByRole('link', { name: 'Sit down and watch' }).click();
    await page.locator('.tb[aria-busy=false]').waitFor();
  });

  test('finds from every page what is kept and how we behave', async () => {
    const { page, go } = await somebody();
    await go('/games');
    await page.getByRole('link', { name: 'How we behave' }).click();
    const heading = page.getByRole('heading', { name: 'How we behave' });
    await heading.waitFor();
    await expect.poll(() => heading.evaluate(element => element.getBoundingClientRect().top < innerHeight / 2)).toBe(true);
  });
});

describe('behind one’s own face', () => {
  test('are the own page, the settings and the words of moderators, on every page', async () => {
    const kata = await account('Katalin');
    const { page, go } = await inFrontOf(kata, { size: PHONE });
    await go('/games');
    const face = page.getByRole('button', { name: 'Katalin: my page and settings' });
    await face.click();
    const menu = page.getByRole('navigation', { name: 'About me' });
    await menu.getByRole('link').first().waitFor();
    expect(await menu.getByRole('link').allTextContents()).toEqual(['My page', 'Settings', 'From the moderators']);
    expect(await menu.getByRole('link').evaluateAll(links => links.filter(link => link.getBoundingClientRect().height < 43.5).length)).toBe(
      0,
    );
    expect({ problems: await barriers(page), sideways: await sideways(page) }).toEqual({ problems: [], sideways: 0 });
    await page.keyboard.press('Escape');
    await menu.waitFor({ state: 'detached' });
    expect(await face.evaluate(button => button === document.activeElement)).toBe(true);
    await face.click();
    await menu.getByRole('link', { name: 'From the moderators' }).click();
    await page.getByRole('heading', { level: 1, name: 'From the moderators' }).waitFor();
    await face.click();
    await menu.getByRole('link', { name: 'My page' }).click();
    await page.getByRole('heading', { level: 1, name: 'Katalin' }).waitFor();
  });
});

describe('a regular', () => {
  test('sees on every page how many tables wait, and on the first one friends and whole words in every list', async () => {
    const { kata, zsuzsa } = await acquainted();
    const waiting = (await kata.api.tables({ list: 'current' })).tables.filter(({ yourTurn }) => yourTurn).length;
    // The screen is made narrower: nobody else gets this profile.
    const { page, go } = await inFrontOf(kata, { fresh: true });
    await go('/clubs');
    const count = page.locator('header .count');
    if (waiting > 0) await expect.poll(() => count.textContent()).toMatch(new RegExp(`^${waiting}`));
    await go('/');
    const friends = page.getByRole('region', { name: 'Friends' });
    expect(await friends.getByRole('link', { name: 'Invite Zsuzsanna to a table' }).getAttribute('href')).toBe(
      `/new?with=${await tagOf(zsuzsa)}`,
    );
    await page.getByRole('heading', { name: 'Recently finished' }).waitFor();
    const narrowest = () => page.locator('main article .text').evaluateAll(all => Math.min(...all.map(text => text.clientWidth)));
    for (const size of [WIDE, { width: 1120, height: 800 }, TABLET, PHONE]) {
      await page.setViewportSize(size);
      expect({ size, isWide: (await narrowest()) >= 120, sideways: await sideways(page) }).toEqual({ size, isWide: true, sideways: 0 });
    }
  });

  test('finds on a person’s page first places by faction and by number of players, each with the range of the true share', async () => {
    const { page, go } = await inFrontOf(await account('Katalin'), { fresh: true });
    const tag = await tagOf(await account('Zsuzsanna'));
    const line = (about: string, key: string, value: string, games: number, wins: number, low: number, high: number) => {
      return {
        about,
        key,
        value,
        ranks: [wins, games - wins],
        share: { games, wins, even: 0.25, low, high },
        points: { mean: 100, range: 5 },
      };
    };
    const lines = {
      'terra-mystica': [
        line('game', '', '', 14, 5, 0.16, 0.61),
        line('trait', 'faction', 'witches', 12, 4.5, 0.14, 0.61),
        line('trait', 'faction', 'giants', 2, 1, 0.09, 0.91),
        line('seats', '', '4', 14, 5, 0.16, 0.62),
      ],
    };
    await page.route(`**/api/v1/people/${tag}`, async route => {
      const answer = await route.fetch();
      await route.fulfill({ response: answer, json: { ...(await answer.json()), results: { games: 14, finished: 14, lines } } });
    });
    await go(`/person/${tag}`);
    const rows = page.getByRole('region', { name: 'First places' }).getByRole('listitem');
    await rows.filter({ hasText: 'Witches' }).waitFor();
    const told = async () => (await rows.allTextContents()).map(text => text.replace(/\s+/g, ' ').trim());
    expect(await told()).toEqual([
      expect.stringMatching(/^Witches ?4.5 of 12, true share between 14% and 61%$/),
      expect.stringMatching(/^Giants ?.+ ?1 of 2$/),
    ]);
    const ends = rows.first().locator('line:not(.even)').first();
    expect([await ends.getAttribute('x1'), await ends.getAttribute('x2')]).toEqual(['14.0%', '61.0%']);
    expect(await rows.nth(1).locator('svg').count()).toBe(0);
    await page.getByRole('combobox', { name: 'By', exact: true }).selectOption({ label: 'Number of players' });
    expect(await told()).toEqual([expect.stringMatching(/^4 players ?5 of 14, true share between 16% and 62%$/)]);
  });

  test('looks back at a finished game from a person’s page', async () => {
    const { kata, finished } = await acquainted();
    const { page, go } = await inFrontOf(kata);
    await go(`/person/${await tagOf(kata)}`);
    const lately = page.getByRole('region', { name: 'Lately' });
    expect(await lately.getByRole('link', { name: 'Pebbles', exact: true }).getAttribute('href')).toBe(`/table/${finished}`);
    await lately.getByRole('link', { name: /^Look back: Pebbles/ }).click();
    await page.locator('.tb.past').waitFor();
  });
});

describe('a lobby', () => {
  test('the flag beside a guest does not lie over the face', async () => {
    const [host, guest] = await Promise.all([somebody(), somebody({ size: PHONE })]);
    const link = await openTable(host, 'example', 3, 'Anna');
    await joinTable(guest, link, 'Béla');
    const flag = host.page.getByRole('button', { name: 'Mute, block or report Béla' });
    const boxes = await Promise.all([
      flag.boundingBox(),
      host.page.locator('.lobby li', { hasText: 'Béla' }).locator('svg').first().boundingBox(),
    ]);
    const [button, face] = boxes;
    expect(button!.width).toBeLessThan(48);
    expect(button!.x).toBeGreaterThan(face!.x + face!.width / 2);
    await host.page.locator('header .wide [aria-current]', { hasText: 'Tables' }).waitFor();
  });
});
