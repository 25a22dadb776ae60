/** Guests, accounts, letters, notifications: through the API, a real SMTP sink and a real webhook. */
import { createServer, type Server as HttpServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { client } from '../api/client.ts';
import { Authenticator } from './authenticator.ts';
import { onBothEngines } from './engines.ts';
import { Mailbox } from './mailbox.ts';
import { aTable, browser as browserOf, Ear, playOn, type Running, running, Sink, somebody } from './running.ts';

onBothEngines('people', fresh => {
  let server: Running;
  let hook: HttpServer;
  const mailbox = new Mailbox();
  const { letters } = mailbox;
  const calls = new Sink();
  beforeAll(async () => {
    hook = createServer((request, answer) => {
      let text = '';
      request.on('data', chunk => {
        text += chunk;
      });
      request.on('end', () => {
        calls.take(text);
        answer.end();
      });
    });
    await new Promise<void>(resolve => hook.listen(0, '127.0.0.1', resolve));
    server = await running(await fresh(), { smtp: await mailbox.open() });
  });
  afterAll(async () => {
    await server?.stop();
    await mailbox.close();
    await new Promise(resolve => hook.close(resolve));
  });

  const browser = () => browserOf(server);

  test('a guest plays at once, keeps the account by e-mail, and the seats come along', async () => {
    const ask = browser();
    const guest = await ask('/me/guest', { name: 'Erika', language: 'hu' });
    expect(guest.body.me).toMatchObject({ name: 'Erika', guest: true, email: null, language: 'hu' });
    expect(guest.cookies[0]).toMatch(/tarsas\.session_token=.*HttpOnly.*SameSite=Lax/i);
    const { body: opened } = await ask('/tables', { game: 'example', seats: 2 });
    const account = { name: 'Erika', email: 'erika@example.org', password: 'a long password' };
    const first = await ask('/auth/sign-up/email', account);
    expect(first.status).toBe(200);
    const letter = await letters.until(text => text.includes('erika@example.org') && text.includes('verify-email'));
    expect((await ask('/me')).body.me.guest).toBe(true);
    const [link] = /http:\S+verify-email\S+/.exec(letter)!;
    expect((await ask(link)).status).toBe(302);
    const { body: now } = await ask('/me');
    expect(now.me).toMatchObject({ guest: false, email: 'erika@example.org', language: 'hu' });
    const { body: table } = await ask(`/tables/${opened.table.id}`);
    expect(table.table).toMatchObject({ yours: [0], host: true });
  });

  test('a link in a letter signs in once: a guest takes seats, notes and what the client has kept along', async () => {
    const email = 'odon@example.org';
    const ask = browser();
    await ask('/me/guest', { name: 'Ödön', language: 'hu' });
    const { body: opened } = await ask('/tables', { game: 'example', seats: 2 });
    const { body: kept } = await ask('/me');
    const token = (await ask('/auth/get-session')).body.session.token as string;
    const guest = client({ base: server.url, token });
    await guest.changeMe({ preferences: { ...kept.me.preferences, client: { 'preset:a': 'Thursdays' } } });
    await guest.setNote({ id: opened.table.id, text: 'a plan' });
    const wish = (name: string) => ask('/auth/sign-in/magic-link', { email, name, next: '/new' }, { 'accept-language': 'hu' });
    expect(await wish('Ödön')).toMatchObject({ status: 200, body: { status: true } });
    const letter = await letters.until(text => text.includes(email) && text.includes('/sign-in?token='));
    expect(letter).toContain('Subject: =?UTF-8?');
    const link = new URL(/http:\S+sign-in\?\S+/.exec(letter)![0]);
    expect([link.origin, link.searchParams.get('next')]).toEqual([server.url, '/new']);
    const verify = `/auth/magic-link/verify?token=${link.searchParams.get('token')}`;
    expect((await ask(verify)).status).toBe(200);
    expect((await ask('/me')).body.me).toMatchObject({ name: 'Ödön', guest: false, email, language: 'hu' });
    expect((await ask('/me')).body.me.preferences.client).toEqual({ 'preset:a': 'Thursdays' });
    expect((await ask(`/tables/${opened.table.id}`)).body.table).toMatchObject({ yours: [0], host: true });
    expect((await ask(`/tables/${opened.table.id}/note`)).body.text).toBe('a plan');
    expect((await browser()(verify)).body.error.code).toBe('badLink');
    expect((await browser()('/auth/magic-link/verify?token=guess')).body.error.code).toBe('badLink');
  });

  test('a second guest who signs in to the same account adds to what it has kept, and replaces nothing', async () => {
    const email = 'panna@example.org';
    const enter = async (client: Record<string, string>) => {
      const ask = browser();
      await ask('/me/guest', { name: 'Panna' });
      const { preferences } = (await ask('/me')).body.me;
      const token = (await ask('/auth/get-session')).body.session.token as string;
      await clientOf(token).changeMe({ preferences: { ...preferences, client } });
      await ask('/auth/sign-in/magic-link', { email, name: 'Panna' });
      const isNew = (text: string) => text.includes(email) && text.includes('/sign-in?token=') && !used.has(text);
      const letter = await letters.until(isNew);
      used.add(letter);
      await ask(`/auth/magic-link/verify?token=${/token=(\w+)/.exec(letter)![1]}`);
      return (await ask('/me')).body.me.preferences.client;
    };
    const used = new Set<string>();
    const clientOf = (token: string) => client({ base: server.url, token });
    await enter({ 'preset:a': 'first', theme: 'dark' });
    expect(await enter({ 'preset:b': 'second', theme: 'light' })).toEqual({ 'preset:a': 'first', 'preset:b': 'second', theme: 'dark' });
  });

  test('a guest keeps the account with a passkey, and signs in with nothing else', async () => {
    const phone = new Authenticator(server.url);
    const ask = browser();
    const { body: guest } = await ask('/me/guest', { name: 'Lilla' });
    const { body: opened } = await ask('/tables', { game: 'example', seats: 2 });
    const { body: wish } = await ask('/auth/passkey/generate-register-options');
    const forged = await ask('/auth/passkey/verify-registration', { response: new Authenticator('https://evil.example').register(wish) });
    expect([forged.status, forged.body.error.code]).toEqual([400, 'badPasskey']);
    expect((await ask('/me')).body.me.guest).toBe(true);
    const { body: again } = await ask('/auth/passkey/generate-register-options');
    const made = await ask('/auth/passkey/verify-registration', { response: phone.register(again), name: 'phone' });
    expect(made.status).toBe(200);
    expect((await ask('/me')).body.me).toEqual({ ...guest.me, guest: false, email: null, motif: expect.any(String) });
    expect((await ask('/me/passkeys')).body.passkeys).toMatchObject([{ name: 'phone' }]);

    const elsewhere = browser();
    const { body: question } = await elsewhere('/auth/passkey/generate-authenticate-options');
    const answer = phone.sign(question);
    const thief = new Authenticator(server.url).sign(question);
    expect((await elsewhere('/auth/passkey/verify-authentication', { response: thief })).status).toBeGreaterThanOrEqual(400);
    expect((await elsewhere('/me')).body.me).toBeNull();
    const { body: second } = await elsewhere('/auth/passkey/generate-authenticate-options');
    expect((await elsewhere('/auth/passkey/verify-authentication', { response: answer })).body.error.code).toBe('badPasskey');
    const { body: third } = await elsewhere('/auth/passkey/generate-authenticate-options');
    expect(third.challenge).not.toBe(second.challenge);
    const signed = phone.sign(third);
    expect((await elsewhere('/auth/passkey/verify-authentication', { response: signed })).status).toBe(200);
    expect((await elsewhere('/me')).body.me).toMatchObject({ name: 'Lilla', guest: false });
    expect((await elsewhere(`/tables/${opened.table.id}`)).body.table.yours).toEqual([0]);
    expect((await elsewhere('/auth/passkey/verify-authentication', { response: signed })).status).toBeGreaterThanOrEqual(400);
  });

  test('a forgotten password: the letter leads to us, the new one works, the old one and all sessions do not', async () => {
    const email = 'marci@example.org';
    const ask = browser();
    await ask('/auth/sign-up/email', { name: 'Marci', email, password: 'the old password' });
    expect((await ask('/auth/sign-in/email', { email, password: 'the old password' })).body.error.code).toBe('notVerified');
    const verify = await letters.until(text => text.includes(email) && text.includes('verify-email'));
    await ask(/http:\S+verify-email\S+/.exec(verify)![0]);
    expect((await ask('/me')).body.me).toMatchObject({ email, guest: false });

    const known = await browser()('/auth/request-password-reset', { email, redirectTo: '/reset' }, { host: 'evil.example' });
    const unknown = await browser()('/auth/request-password-reset', { email: 'nowhere@example.org', redirectTo: '/reset' });
    expect([known.status, known.body]).toEqual([unknown.status, unknown.body]);
    const letter = await letters.until(text => text.includes(email) && text.includes('/reset-password/'));
    const [link] = /http:\S+reset-password\S+/.exec(letter)!;
    expect(link.startsWith(server.url)).toBe(true);
    const { location } = await browser()(link);
    const token = new URL(location!, server.url).searchParams.get('token');
    const short = await browser()('/auth/reset-password', { token, newPassword: 'short' });
    expect([short.status, short.body.error.code]).toEqual([400, 'badPassword']);
    expect((await browser()('/auth/reset-password', { token, newPassword: 'the new password' })).status).toBe(200);
    expect((await browser()('/auth/reset-password', { token, newPassword: 'once more, again' })).body.error.code).toBe('badLink');
    expect((await ask('/me')).body.me).toBeNull();
    const old = await browser()('/auth/sign-in/email', { email, password: 'the old password' });
    expect([old.status, old.body.error.code]).toEqual([401, 'badCredentials']);
    expect((await ask('/auth/sign-in/email', { email, password: 'the new password' })).status).toBe(200);
    expect((await ask('/me')).body.me.email).toBe(email);
    expect((await ask('/auth/sign-out', {})).status).toBe(200);
    expect((await ask('/me')).body.me).toBeNull();
  });

  test('doors of the library that we do not need are closed, and nothing odd goes through the others', async () => {
    const ask = browser();
    await ask('/me/guest', { name: 'Nóra' });
    for (const path of ['update-user', 'change-email', 'delete-user', 'sign-in/anonymous', 'sign-in/social', 'delete-anonymous-user'])
      expect((await ask(`/auth/${path}`, { name: 'x', email: 'x@example.org' })).status, path).toBe(404);
    const account = { email: 'ode@example.org', password: 'a long password' };
    for (const odd of [{ name: 'x'.repeat(41) }, { name: '' }, { name: 'O', image: 'https://evil.example/x.png' }, { name: ['O'] }])
      expect((await ask('/auth/sign-up/email', { ...account, ...odd })).body.error.code, JSON.stringify(odd)).toBe('badRequest');
  });

  test('the answer does not tell whether an address is known', async () => {
    const account = { name: 'X', email: 'lena@example.org', password: 'another password' };
    await browser()('/auth/sign-up/email', account);
    const known = await browser()('/auth/sign-up/email', account);
    const unknown = await browser()('/auth/sign-up/email', { ...account, email: 'nobody@example.org' });
    expect(known.status).toBe(unknown.status);
    expect(Object.keys(known.body.user).sort()).toEqual(Object.keys(unknown.body.user).sort());
    expect(known.body.token).toBe(unknown.body.token);
    const wrong = await browser()('/auth/sign-in/email', { email: account.email, password: 'wrong password' });
    const nobody = await browser()('/auth/sign-in/email', { email: 'nowhere@example.org', password: 'wrong password' });
    expect([wrong.status, wrong.body]).toEqual([nobody.status, nobody.body]);
    await letters.until(text => text.includes('tried to make an account'));
  });

  test('signing out everywhere ends every session and every stream at once', async () => {
    const fanni = await somebody(server.url, 'Fanni');
    const ear = await Ear.open(server.url, '', fanni.token);
    await fanni.signOutEverywhere();
    await expect(ear.until(({ event }) => event === 'bye')).resolves.toEqual({ event: 'bye' });
    expect((await fanni.me()).me).toBeNull();
    await expect(fanni.tables({ list: 'mine' })).rejects.toMatchObject({ status: 401, code: 'signIn' });
  });

  test('who deletes the account leaves nameless seats, played on by bots', async () => {
    const [gabor, hanna] = await Promise.all(['Gábor', 'Hanna'].map(name => somebody(server.url, name)));
    const id = await aTable('example', [gabor, hanna]);
    await gabor.say({ id, text: 'bye' });
    await expect(gabor.deleteMe({ confirm: false as true })).rejects.toMatchObject({ code: 'badRequest' });
    await gabor.deleteMe({ confirm: true });
    const { table } = await hanna.table({ id });
    expect(table.seats[0]).toMatchObject({ name: 'A player who left', bot: expect.any(String) });
    expect((await hanna.chat({ id })).messages).toEqual([]);
    expect((await gabor.me()).me).toBeNull();
  });

  test('who is away is told by letter and by webhook what is asked; who has answered is not', async () => {
    const [ildi, janos] = await Promise.all(['Ildi', 'János'].map(name => somebody(server.url, name)));
    const webhook = `http://127.0.0.1:${(hook.address() as AddressInfo).port}/`;
    await janos.changeMe({
      language: 'hu',
      preferences: { webhook, notify: { turn: ['webhook'], start: [], over: ['webhook'], chat: [] } },
    });
    const id = await aTable('example', [ildi, janos]);
    const call = JSON.parse(await calls.until(text => text.includes(id)));
    expect(call).toMatchObject({
      event: 'turn',
      table: id,
      seat: 1,
      subject: 'Kavicsok: te jössz',
      link: expect.stringContaining(`/tables/${id}`),
    });
    await playOn(id, [ildi, janos], 'to the end');
    await calls.until(text => text.includes(id) && text.includes('"over"'));
  });

  test('requests from other sites, and cookies alone, change nothing', async () => {
    const ask = browser();
    await ask('/me/guest', { name: 'Kati' });
    expect((await ask('/tables', { game: 'example', seats: 2 }, { origin: 'https://evil.example' })).body.error.code).toBe('foreignOrigin');
    expect((await ask('/tables', { game: 'example', seats: 2 }, { 'sec-fetch-site': 'cross-site' })).body.error.code).toBe('foreignOrigin');
    expect((await ask('/auth/sign-out', {}, { origin: 'https://evil.example' })).status).toBe(403);
    expect((await ask('/tables?list=mine')).body.tables).toEqual([]);
  });

  test('words come in the reader’s language', async () => {
    const asked = (language: string) => client({ base: server.url, language }).table({ id: 'x' });
    await expect(asked('hu-HU,hu;q=0.9')).rejects.toThrow('Nincs ilyen asztal');
    await expect(asked('de')).rejects.toThrow('There is no such table');
  });

  test('what is logged names no address and no token', async () => {
    const log = server.logged.join('\n');
    expect(log).not.toMatch(/@example\.org|session_token|Bearer|canary-/);
  });
});
