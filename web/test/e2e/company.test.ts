/** People and each other, in a real browser: friends, a person's page, what is shown of it, and my data. */
import { json } from 'node:stream/consumers';
import { describe, expect, inject, test } from 'vitest';
import { type Member, member } from '../../../scripts/members.ts';
import { barriers, looks } from './looks.ts';
import { type Eyes, type Somebody, somebody, withBrowser } from './people.ts';

withBrowser();

const account = (name: string) => member(inject('url'), inject('letters'), name);
const tagOf = async ({ api }: Member) => (await api.me()).me!.tag;

/** This person in front of a browser. */
async function inFrontOf({ cookie }: Member, eyes: Eyes = {}): Promise<Somebody> {
  const person = await somebody(eyes);
  await person.page.context().addCookies([{ url: inject('url'), ...cookie }]);
  return person;
}

describe('friends', () => {
  test('are found by name, asked, accepted, and seen to be here', async () => {
    const [kata, zsuzsa] = await Promise.all([account('Katalin'), account('Zsuzsanna')]);
    const [first, second] = await Promise.all([inFrontOf(kata), inFrontOf(zsuzsa)]);
    await first.go('/people');
    await first.page.getByRole('searchbox', { name: 'Name or tag' }).fill(await tagOf(zsuzsa));
    await first.page.getByRole('link', { name: /Zsuzsanna/ }).click();
    await first.page.getByRole('heading', { level: 1, name: 'Zsuzsanna' }).waitFor();
    await first.page.getByRole('button', { name: 'Ask to be friends' }).click();
    await first.page.getByText('You have asked; waiting for an answer').waitFor();
    await second.go('/people');
    await second.page.getByRole('button', { name: 'Accept' }).click();
    await second.page.getByText('1 friend').waitFor();
    await first.go('/people');
    await first.page.getByText('here now').waitFor();
  });

  test('are invited to a table, and find the invitation', async () => {
    const [kata, zsuzsa] = await Promise.all([account('Katalin'), account('Zsuzsanna')]);
    const { table } = await kata.api.openTable({ game: 'example', seats: 2 });
    await kata.api.invite({ id: table.id, tag: await tagOf(zsuzsa) });
    const { page, go } = await inFrontOf(zsuzsa);
    await go('/people');
    await page.getByText('from Katalin').waitFor();
    // It stands on the first page too, and not below what strangers are shown.
    await go('/');
    await page.getByRole('heading', { name: /Zsuzsanna/ }).waitFor();
    await page.getByText('from Katalin').waitFor();
    expect(await page.getByRole('link', { name: 'Show me the lesson' }).count()).toBe(0);
    await page.getByRole('link', { name: 'To the table', exact: true }).click();
    await page.waitForURL(`**/table/${table.id}*`);
  });
});

test('who is asked to play again is invited to the new table', async () => {
  const [kata, zsuzsa] = await Promise.all([account('Katalin'), account('Zsuzsanna')]);
  const { page, go } = await inFrontOf(kata);
  await go(`/person/${await tagOf(zsuzsa)}`);
  await page.getByRole('link', { name: 'Invite to a table' }).click();
  await page.getByText('friend; gets an invitation').waitFor();
  await page.getByRole('button', { name: 'Open the table' }).click();
  await page.waitForURL('**/table/*');
  await expect.poll(async () => (await zsuzsa.api.invitations()).invitations).toMatchObject([{ by: { name: 'Katalin' } }]);
});

describe("a person's page", () => {
  test('shows to a stranger what its owner lets be seen', async () => {
    const kata = await account('Katalin');
    const { page, go } = await inFrontOf(kata);
    await go(`/person/${await tagOf(kata)}`);
    await page.getByRole('radio', { name: 'Ratings: only me' }).check();
    await page.getByRole('button', { name: 'Fox' }).click();
    await expect.poll(async () => (await kata.api.profile()).profile).toMatchObject({ motif: 'fox', shows: { ratings: 'me' } });
    await page.getByRole('link', { name: 'View as a stranger' }).click();
    await page.getByText('This is what somebody sees whom you do not know.').waitFor();
    expect(await page.getByRole('heading', { name: 'Rating' }).count()).toBe(0);
    const stranger = await somebody();
    await stranger.go(`/person/${await tagOf(kata)}`);
    await stranger.page.getByRole('heading', { name: 'Lately' }).waitFor();
    expect(await stranger.page.getByRole('heading', { name: 'Rating' }).count()).toBe(0);
  });

  test.each(looks)('can be used by everybody: by $theme, in $language', async eyes => {
    const kata = await account('Katalin');
    const size = eyes.theme === 'light' ? { width: 390, height: 844 } : { width: 1440, height: 900 };
    const { page, go } = await inFrontOf(kata, { ...eyes, size });
    for (const path of ['/people', `/person/${await tagOf(kata)}`]) {
      await go(path);
      await page.locator('main h2').nth(1).waitFor();
      const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect({ path, problems: await barriers(page), sideways }).toEqual({ path, problems: [], sideways: 0 });
    }
  });
});

test('my data comes as a file', async () => {
  const { page, go } = await inFrontOf(await account('Katalin'));
  await go('/settings');
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Save the file' }).click()]);
  const { format, data } = (await json(await file.createReadStream())) as { format: string; data: { account: { name: string } } };
  expect([format, data.account.name]).toEqual(['tarsas-data-1', 'Katalin']);
});
