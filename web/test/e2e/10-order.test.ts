/** Order in the house: somebody is reported, a moderator decides, and whoever is concerned is told. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, inject, test } from 'vitest';
import { barriers } from './looks.ts';
import { type Somebody, somebody, twoAt, withBrowser } from './people.ts';

withBrowser();

const EMAIL = 'agnes@office.example.org';

/** Somebody with an account, made an administrator as on the command line. */
async function administrator(): Promise<Somebody> {
  const agnes = await somebody();
  await agnes.go('/about');
  await agnes.page.evaluate(async email => {
    const body = JSON.stringify({ name: 'Ágnes', email, password: 'correct horse battery' });
    await fetch('/api/v1/auth/sign-up/email', { method: 'POST', headers: { 'content-type': 'application/json' }, body });
  }, EMAIL);
  await expect.poll(linkInLetter).not.toBe('');
  await agnes.page.goto(linkInLetter().replace('127.0.0.1', 'localhost'));
  const { url, key } = JSON.parse(readFileSync(join(inject('data'), 'admin.json'), 'utf8')) as { url: string; key: string };
  const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' };
  const granted = await fetch(`${url}/admin/offices`, { method: 'POST', headers, body: JSON.stringify({ do: 'grant', email: EMAIL }) });
  expect(granted.status).toBe(200);
  return agnes;
}

function linkInLetter(): string {
  const folder = inject('letters');
  const letters = existsSync(folder) ? readdirSync(folder).map(name => readFileSync(join(folder, name), 'utf8')) : [];
  return /https?:\S+verify-email\S+/.exec(letters.findLast(text => text.includes(`To: ${EMAIL}`)) ?? '')?.[0] ?? '';
}

async function openChat({ page }: Somebody): Promise<void> {
  if ((await page.getByLabel('Say something').count()) === 0) await page.getByRole('button', { name: /^Chat/ }).click();
  await page.getByLabel('Say something').waitFor();
}

async function say(who: Somebody, text: string): Promise<void> {
  await openChat(who);
  await who.page.getByLabel('Say something').fill(text);
  await who.page.getByRole('button', { name: 'Send' }).click();
}

test('a message is reported, a moderator pauses the chat and takes the message down, and both people are told', async () => {
  const agnes = await administrator();
  const { anna, bela } = await twoAt('example', { forgiven: /403/ });
  await say(bela, 'People like you should stick to ludo.');

  await openChat(anna);
  await anna.page.getByRole('button', { name: /^Mute, block or report B/ }).click();
  const dialog = anna.page.getByRole('dialog', { name: 'What is wrong?' });
  await dialog.getByRole('switch', { name: 'Mute' }).waitFor();
  expect(await barriers(anna.page)).toEqual([]);
  await dialog.getByText('Insult').click();
  await dialog.getByRole('textbox').fill('Second time.');
  await dialog.getByRole('button', { name: 'Send the report' }).click();
  await dialog.getByText('Thank you. A moderator will read it.').waitFor();
  await dialog.getByRole('button', { name: 'Close' }).click();

  await agnes.go('/moderation');
  await agnes.page.getByText('Pressing: a game goes on').waitFor();
  // Other tests report things to the same moderators.
  await agnes.page.getByRole('link', { name: /Insult\s+Message by Béla/ }).click();
  await agnes.page.getByText('People like you should stick to ludo.').waitFor();
  await agnes.page.getByText('Anna wrote: “Second time.”').waitFor();
  expect(await barriers(agnes.page)).toEqual([]);
  await agnes.page.getByRole('radio', { name: /Pause the chat/ }).check();
  await agnes.page.getByRole('checkbox', { name: /Take the message down too/ }).check();
  await agnes.page.getByLabel('Your words').fill('That was rude.');
  await agnes.page.getByRole('button', { name: 'Decide and send' }).click();
  await agnes.page.getByText('Decided, and everybody concerned is told.').waitFor();

  await anna.page.getByText('Removed by a moderator.').waitFor();
  await say(bela, 'Well!');
  await bela.page.getByText(/A moderator has paused your chat until/).waitFor();
  await bela.go('/');
  await bela.page.getByRole('link', { name: '1 word from the moderators' }).click();
  await bela.page.getByText('That was rude.').waitFor();
  expect(await barriers(bela.page)).toEqual([]);
  await bela.page.getByRole('button', { name: 'Ask another moderator to look again' }).click();
  await bela.page.getByLabel('Why should it be looked at again?').fill('It was a quote.');
  await bela.page.getByRole('button', { name: 'Ask', exact: true }).click();
  await bela.page.getByText('Another moderator is asked to look again.').waitFor();
  await anna.go('/house');
  await anna.page.getByText(/dealt with on/).waitFor();

  for (const path of ['/moderation/log', '/moderation/offices']) {
    await agnes.go(path);
    await agnes.page.locator('main li').first().waitFor();
    expect(await barriers(agnes.page)).toEqual([]);
  }
});

test('whoever holds no office is told that the page is not for them', async () => {
  const who = await somebody();
  await who.go('/moderation');
  await who.page.getByText('This page is for the moderators of this server.').waitFor();
});
