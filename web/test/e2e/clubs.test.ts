/** Clubs, leagues and tournaments in a real browser: founding, joining, entering with the consequences said before, reading standings. */
import { client } from '@tarsas/server/client';
import { describe, expect, inject, test } from 'vitest';
import { type Member, member, playOut, seatedAt } from '../../../scripts/members.ts';
import { barriers, looks } from './looks.ts';
import { type Eyes, type Somebody, somebody, withBrowser } from './people.ts';

withBrowser();

const PHONE = { width: 390, height: 844 };
const DAY = 86_400_000;
const PLAYED = {
  game: 'example',
  seats: 4,
  pace: { bank: 3 * DAY, increment: DAY, most: 5 * DAY, night: null, atZero: 'bot' as const },
};

const account = (name: string) => member(inject('url'), inject('letters'), name);

/** Somebody with an account in front of a browser. */
async function signedIn({ cookie }: Member, eyes: Eyes = {}): Promise<Somebody> {
  const who = await somebody(eyes);
  await who.page.context().addCookies([{ url: inject('url'), ...cookie }]);
  return who;
}

/** A club of its founder with these members. */
async function clubOf(founder: Member, ...others: readonly Member[]): Promise<string> {
  const { club } = await founder.api.foundClub({ name: 'Wednesday circle' });
  for (const { api } of others) await api.joinClub({ id: club.id });
  return club.id;
}

/** The steps of a contest are taken by jobs. */
const until = async ({ api }: Member, id: string, holds: (contest: Awaited<ReturnType<typeof api.contest>>['contest']) => boolean) => {
  await expect.poll(async () => holds((await api.contest({ id })).contest), { timeout: 60_000 }).toBe(true);
  return (await api.contest({ id })).contest;
};

describe('a club', () => {
  test('is founded, and joined by the link of its founder', async () => {
    const [vera, mari] = await Promise.all([account('Vera'), account('Mari')]);
    const founder = await signedIn(vera);
    await founder.go('/clubs');
    await founder.page.getByLabel('Name of the club').fill('Wednesday circle');
    await founder.page.getByLabel('What it is about').fill('On Wednesdays at eight.');
    await founder.page.getByRole('button', { name: 'Found the club' }).click();
    await founder.page.getByRole('heading', { level: 1, name: 'Wednesday circle' }).waitFor();
    await founder.page.getByText('On Wednesdays at eight.').waitFor();
    const link = await founder.page.getByLabel('Invitation link').inputValue();
    await founder.go(`${new URL(founder.page.url()).pathname}/settings`);
    await founder.page.getByLabel('Who may join').selectOption('invitation');
    await founder.page.getByRole('button', { name: 'Save' }).click();
    await founder.page.getByText('1 member · by invitation').waitFor();

    const guest = await signedIn(mari);
    await guest.go(new URL(link).pathname);
    await guest.page.getByRole('heading', { level: 1 }).waitFor();
    expect(await guest.page.getByRole('button', { name: 'Join' }).count()).toBe(0);
    await guest.go(link.replace('127.0.0.1', 'localhost'));
    await guest.page.getByRole('button', { name: 'Join' }).click();
    await guest.page.getByText('2 members · by invitation').waitFor();
    await guest.page.getByText('Mari joined.').waitFor();
    expect(await barriers(guest.page)).toEqual([]);
  });

  test('says to those without an account what they need', async () => {
    const id = await clubOf(await account('Vera'));
    const stranger = await somebody();
    await stranger.go(`/club/${id}`);
    await stranger.page.getByText('for this you need an account').waitFor();
  });
});

describe('the tabs of a club', () => {
  test('show the one that is open where they do not all fit', async () => {
    const vera = await account('Vera');
    const id = await clubOf(vera);
    const at = Date.now() + DAY;
    const rules = { form: 'swiss' as const, rounds: [{ startsAt: at, endsAt: at + DAY }], final: false, group: 4, most: null };
    for (const name of ['Spring cup', 'Summer cup', 'Autumn cup', 'Winter cup'])
      await vera.api.foundTournament({ id, name, ...PLAYED, rules });
    const { go, page } = await signedIn(vera, { size: PHONE });
    await go(`/club/${id}`);
    const last = page.getByRole('navigation', { name: 'Wednesday circle' }).getByRole('link').last();
    await go((await last.getAttribute('href'))!);
    const open = page.getByRole('navigation', { name: 'Wednesday circle' }).locator('[aria-current]');
    await expect.poll(() => open.evaluate(tab => tab.getBoundingClientRect().right <= innerWidth)).toBe(true);
  });
});

describe('a tournament', () => {
  test('is opened by an organiser, entered, and left with the consequences said before', async () => {
    const [vera, mari] = await Promise.all([account('Vera'), account('Mari')]);
    const id = await clubOf(vera, mari);
    const organiser = await signedIn(vera);
    await organiser.go(`/club/${id}`);
    await organiser.page.getByRole('link', { name: 'Start a tournament' }).click();
    expect(await barriers(organiser.page)).toEqual([]);
    await organiser.page.getByLabel('Name', { exact: true }).fill('Winter cup');
    await organiser.page.getByRole('button', { name: 'Remove round 3' }).click();
    await organiser.page.getByRole('button', { name: 'Announce the tournament' }).click();
    await organiser.page.waitForURL('**/tournament/*');
    await organiser.page.getByText('Final table').waitFor();

    const player = await signedIn(mari);
    await player.go(`/club/${id}`);
    await player.page.getByRole('link', { name: 'Winter cup' }).first().click();
    await player.page.getByRole('button', { name: 'Take part', exact: true }).click();
    await player.page.getByText('You take part. The first round begins').waitFor();
    await player.page.getByRole('button', { name: 'Withdraw my entry' }).click();
    await player.page.getByText('Nothing has begun, so nothing follows.').waitFor();
    await player.page.getByRole('dialog').getByRole('button', { name: 'Withdraw my entry' }).click();
    await player.page.getByText('Entry is open until the first round').waitFor();
    expect(await player.page.getByText('Nobody has entered yet').count()).toBe(1);
  });

  test('shows its tables and standings once a round is drawn, and how to leave', async () => {
    const people = await Promise.all(['Vera', 'Mari', 'Dani', 'Ilka'].map(account));
    const [vera, mari] = people as [Member, Member];
    const id = await clubOf(vera, ...people.slice(1));
    const at = Date.now() + 2_000;
    const rules = { form: 'swiss' as const, rounds: [{ startsAt: at, endsAt: at + DAY }], final: false, group: 4, most: null };
    const { contest } = await vera.api.foundTournament({ id, name: 'Quick cup', ...PLAYED, rules });
    for (const { api } of people) await api.enterContest({ id: contest.id });
    await until(vera, contest.id, ({ round }) => round === 1);
    const player = await signedIn(mari, { size: PHONE });
    const { page } = player;
    await player.go(`/tournament/${contest.id}`);
    await page.getByRole('link', { name: 'Table 1: To my table' }).waitFor();
    await page.getByRole('button', { name: 'I have to leave' }).click();
    await page.getByText('A bot finishes your table and scores nothing.', { exact: false }).last().waitFor();
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(await page.getByRole('row').count()).toBeGreaterThanOrEqual(5);
    expect(await barriers(page)).toEqual([]);
    await page.getByRole('link', { name: 'Table 1: To my table' }).click();
    await page.locator('.tb[aria-busy=false]').waitFor();
    await page.keyboard.press('?');
    await page.getByRole('button', { name: 'This table' }).click();
    await page.getByText('This game belongs to').getByRole('link', { name: 'Quick cup' }).waitFor();
    // The table stays to be seen; what it belongs to is for members once the club is private.
    const [table] = (await vera.api.contest({ id: contest.id })).contest.games.map(game => game.table);
    const anybody = client({ base: inject('url') });
    expect((await anybody.tableContest({ id: table! })).contest).toMatchObject({ id: contest.id });
    await vera.api.changeClub({ id, visibility: 'private' });
    expect((await anybody.tableContest({ id: table! })).contest).toBeNull();
  });
});

describe('a league', () => {
  test('is founded by an organiser and joined by a member', async () => {
    const [vera, mari] = await Promise.all([account('Vera'), account('Mari')]);
    const id = await clubOf(vera, mari);
    const organiser = await signedIn(vera);
    await organiser.go(`/club/${id}/new-league`);
    expect(await barriers(organiser.page)).toEqual([]);
    await organiser.page.getByLabel('Name', { exact: true }).fill('Autumn league');
    await organiser.page.getByLabel('Groups in each division').fill('1, 2');
    await organiser.page.getByRole('button', { name: 'Start the league' }).click();
    await organiser.page.waitForURL('**/league/*');
    const { pathname } = new URL(organiser.page.url());

    const player = await signedIn(mari);
    await player.go(pathname);
    await player.page.getByRole('button', { name: 'Take part', exact: true }).click();
    await player.page.getByText('You take part. It begins').waitFor();
    await organiser.go(pathname);
    await organiser.page.getByLabel('Enter a member').selectOption({ label: 'Vera' });
    await organiser.page.getByRole('button', { name: 'Enter', exact: true }).click();
    await organiser.page.getByText('2 players').first().waitFor();
  });

  test('shows divisions, standings with tie-breaks, games and who met whom, on a phone too', async () => {
    const people = await Promise.all(['Vera', 'Mari', 'Dani', 'Ilka', 'Soma', 'Réka', 'Zsófi'].map(account));
    const [vera] = people as [Member];
    const id = await clubOf(vera, ...people.slice(1));
    const { contest } = await vera.api.foundLeague({ id, name: 'Autumn league', ...PLAYED, startsAt: Date.now() + 3_000 });
    for (const { api } of people) await api.enterContest({ id: contest.id });
    const begun = await until(vera, contest.id, ({ status }) => status === 'playing');
    const [game] = begun.games;
    await until(vera, contest.id, ({ games }) => games.every(({ status }) => status === 'playing'));
    await playOut(game!.table, seatedAt(begun, game!, people));
    await until(vera, contest.id, ({ games }) => games.some(({ status }) => status === 'over'));

    const reader = await signedIn(vera);
    await reader.go(`/league/${begun.league}`);
    await reader.page.getByRole('heading', { level: 2, name: 'Division 1' }).waitFor();
    await reader.page.getByText('1 game finished, 6 running').waitFor();
    for (const name of ['Points', 'Share', 'Mutual', 'Wins', 'Lot'])
      await reader.page.getByRole('columnheader', { name, exact: true }).waitFor();
    expect(await reader.page.locator('tr.me').count()).toBe(2);
    expect(await reader.page.getByRole('link', { name: /^Table \d: / }).count()).toBe(7);
    await reader.page.getByText('6, 3, 1, 0 by place').waitFor();

    // The first page tells where a member stands.
    await reader.go('/');
    const league = reader.page.getByRole('region', { name: 'Autumn league' });
    await league.locator('tr.me', { hasText: 'Vera' }).waitFor();
    await league.getByRole('link', { name: 'The whole table' }).click();
    await reader.page.getByRole('heading', { level: 2, name: 'Division 1' }).waitFor();

    const phone = await signedIn(vera, { size: PHONE, language: 'hu', theme: 'dark' });
    await phone.go(`/league/${begun.league}/1/1`);
    await phone.page.getByRole('heading', { level: 2, name: '1. osztály' }).waitFor();
    expect(await barriers(phone.page)).toEqual([]);
    expect(await phone.page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  });
});

describe.each(looks)('by $theme, in $language', look => {
  test('what an organiser fills in can be used by everybody', async () => {
    const vera = await account('Vera');
    const id = await clubOf(vera);
    const at = Date.now() + DAY;
    const rules = { form: 'swiss' as const, rounds: [{ startsAt: at, endsAt: at + DAY }], final: true, group: 4, most: null };
    const [{ contest: cup }, { contest: season }] = await Promise.all([
      vera.api.foundTournament({ id, name: 'Quick cup', ...PLAYED, rules }),
      vera.api.foundLeague({ id, name: 'Autumn league', ...PLAYED, startsAt: at }),
    ]);
    const organiser = await signedIn(vera, { ...look, size: look.theme === 'light' ? PHONE : { width: 1440, height: 900 } });
    const { page } = organiser;
    const forms = [
      `/club/${id}/new-league`,
      `/club/${id}/new-tournament`,
      `/league/${season.league}/settings`,
      `/tournament/${cup.id}/settings`,
    ];
    for (const path of [...forms, `/league/${season.league}`, `/tournament/${cup.id}`]) {
      await organiser.go(path);
      await page.locator('main .panel').first().waitFor();
      await page.waitForLoadState('networkidle');
      const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect({ path, problems: await barriers(page), sideways }).toEqual({ path, problems: [], sideways: 0 });
    }
  });
});
