/** Every page around the tables, in both lights and languages and at three widths: nothing hinders anybody, and nothing has to be moved sideways. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, inject, test, vi } from 'vitest';
import { type Member, member, playOut } from '../../../scripts/members.ts';
import { barriers, looks } from './looks.ts';
import { somebody, withBrowser } from './people.ts';

withBrowser();

const PHONE = { width: 390, height: 844 };
const TABLET = { width: 820, height: 1180 };
const WIDE = { width: 1440, height: 900 };
/** Every day the size that no other test looks at. */
const SIZES = process.env.TARSAS_SLOW ? [PHONE, TABLET, WIDE] : [TABLET];
const DAY = 86_400_000;
const PACE = { bank: 3 * DAY, increment: DAY, most: 5 * DAY, night: null, atZero: 'bot' as const };
const PLAYED = { game: 'example', seats: 4, pace: PACE };

/** A page, and what is pressed on it before it is looked at. */
type Place = readonly [path: string, press?: string];

let kata: Member;
let places: { newcomers: readonly Place[]; regulars: readonly Place[] };
beforeAll(async () => {
  const people = await Promise.all(['Katalin', 'Zsuzsanna', 'Borbála', 'Ödön'].map(name => member(inject('url'), inject('letters'), name)));
  const [host, zsuzsa] = people as [Member, Member];
  kata = host;
  const [own, other] = await Promise.all([host, zsuzsa].map(async ({ api }) => (await api.me()).me!.tag));
  await playOut(await begun(host, zsuzsa), [host, zsuzsa]);
  const running = await begun(host, zsuzsa);
  await host.api.befriend({ id: other! });
  await zsuzsa.api.befriend({ id: own! });
  const { table: lobby } = await host.api.openTable({ game: 'terra-mystica', seats: 4, options: { newTownTiles: true }, pace: PACE });
  await zsuzsa.api.join({ id: lobby.id });
  await host.api.setBot({ id: lobby.id, seat: 2, bot: 'gentle' });
  const contests = await club(people);
  const reported = await aCase(running, host, zsuzsa);
  places = {
    newcomers: [
      ['/'],
      ['/new'],
      ['/new?game=terra-mystica&against=people', 'details summary'],
      ['/sign-in'],
      ['/statistics/example'],
      ['/games'],
    ],
    regulars: [
      ...['/', '/people', `/person/${own}`, `/person/${own}?as=stranger`, '/clubs', ...contests, '/house', '/settings'].map(
        path => [path] as const,
      ),
      [`/person/${other}`, 'main button.quiet:has(svg)'],
      [`/table/${lobby.id}`],
      ...['/moderation', `/moderation/${reported}`, '/moderation/log', '/moderation/offices'].map(path => [path] as const),
    ],
  };
});

async function begun(host: Member, guest: Member): Promise<string> {
  const { table } = await host.api.openTable({ game: 'example', seats: 2, rated: true });
  await guest.api.join({ id: table.id });
  await host.api.start({ id: table.id });
  return table.id;
}

/** A club with a season and a tournament that have begun; its pages. */
async function club(people: readonly Member[]): Promise<string[]> {
  const [{ api }] = people as [Member];
  const { club } = await api.foundClub({ name: 'Wednesday circle', about: 'On Wednesdays at eight.' });
  for (const one of people.slice(1)) await one.api.joinClub({ id: club.id });
  const startsAt = Date.now() + 8_000;
  const rounds = [0, 1].map(n => ({ startsAt: startsAt + n * DAY, endsAt: startsAt + (n + 1) * DAY }));
  const rules = { form: 'swiss' as const, rounds, final: true, group: 4, most: null };
  const { contest: season } = await api.foundLeague({ id: club.id, name: 'Autumn league', ...PLAYED, startsAt });
  const { contest: cup } = await api.foundTournament({ id: club.id, name: 'Winter cup', ...PLAYED, rules });
  await Promise.all([season, cup].flatMap(({ id }) => people.map(one => one.api.enterContest({ id }))));
  for (const { id } of [season, cup])
    await vi.waitUntil(async () => (await api.contest({ id })).contest.status === 'playing', { timeout: 60_000, interval: 100 });
  return [
    `/club/${club.id}`,
    `/club/${club.id}/settings`,
    `/club/${club.id}/new-league`,
    `/league/${season.league}`,
    `/tournament/${cup.id}`,
  ];
}

/** A report for a moderator, who is made one as on the command line. */
async function aCase(table: string, moderator: Member, rude: Member): Promise<string> {
  const { url, key } = JSON.parse(readFileSync(join(inject('data'), 'admin.json'), 'utf8')) as { url: string; key: string };
  const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' };
  const body = JSON.stringify({ do: 'grant', email: moderator.email });
  expect((await fetch(`${url}/admin/offices`, { method: 'POST', headers, body })).status).toBe(200);
  await rude.api.say({ id: table, text: 'Ilyen lassan csak a nagymamám játszik.' });
  const watcher = await member(inject('url'), inject('letters'), 'Ágnes');
  const { messages } = await watcher.api.chat({ id: table });
  await watcher.api.report({ table, message: messages[0]!.id, reason: 'insult', words: 'Másodszor ma este.' });
  // Other tests report things to the same moderators.
  return (await moderator.api.cases()).cases.find(({ name }) => name === 'Zsuzsanna')!.id;
}

describe.each(looks)('by $theme, in $language', look => {
  test.each(['newcomers', 'regulars'] as const)('the pages of %s can be used by everybody', async who => {
    // One page that changes its size; nobody else gets this profile.
    const { page, go } = await somebody({ ...look, size: SIZES[0]!, fresh: true });
    if (who === 'regulars') await page.context().addCookies([{ url: inject('url'), ...kata.cookie }]);
    for (const [path, press] of places[who]) {
      await go(path);
      await page.locator('main :is(h1, h2)').first().waitFor();
      await page.waitForLoadState('networkidle');
      if (press) await page.locator(press).first().click();
      if (press?.includes('button')) await page.locator('dialog[open]').waitFor();
      for (const size of SIZES) {
        await page.setViewportSize(size);
        const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        const found = { path, size, problems: await barriers(page), sideways };
        expect(found).toEqual({ path, size, problems: [], sideways: 0 });
      }
    }
  });
});
