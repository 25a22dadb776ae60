/** Letters as mail providers want them, the way out of them, and a post that does not work. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { client } from '../api/client.ts';
import { API } from '../api/routes.ts';
import { Authenticator } from './authenticator.ts';
import { onOneEngine } from './engines.ts';
import { Mailbox } from './mailbox.ts';
import { freePort } from './postgres.ts';
import { browser, Ear, type Running, running, somebody } from './running.ts';

onOneEngine('letters', fresh => {
  let server: Running;
  const mailbox = new Mailbox();
  const { letters } = mailbox;
  beforeAll(async () => {
    server = await running(await fresh(), { smtp: await mailbox.open() });
  });
  afterAll(async () => {
    await server?.stop();
    await mailbox.close();
  });

  const stopIn = (letter: string) => /^List-Unsubscribe: <(\S+)>$/m.exec(letter)![1];
  const oneClick = (link: string) =>
    fetch(link, { method: 'POST', headers: { 'content-type': 'application/x-www-form-urlencoded' }, body: 'List-Unsubscribe=One-Click' });
  /** An account whose letters come by SMTP. */
  const account = async (name: string, email: string, language: string) => {
    const ask = browser(server);
    await ask('/auth/sign-up/email', { name, email, password: 'a long password' }, { 'accept-language': language });
    const letter = await letters.until(text => text.includes(email) && text.includes('verify-email'));
    await ask(/http:\S+verify-email\S+/.exec(letter)![0]);
    await ask('/auth/sign-in/email', { email, password: 'a long password' });
    return { ask, letter };
  };

  test('every letter comes as text and as HTML, says what it is, in which language, and how to get no more', async () => {
    const { letter } = await account('Réka', 'reka@example.org', 'hu');
    expect(letter).toMatch(/^Auto-Submitted: auto-generated$/m);
    expect(letter).toMatch(/^Content-Language: hu$/m);
    expect(letter).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click$/m);
    expect(letter).toMatch(/^Content-Type: multipart\/alternative/m);
    expect(letter).toMatch(/^Content-Type: text\/plain/m);
    expect(letter).toMatch(/^Content-Type: text\/html/m);
    expect(letter).toContain('<html lang="hu">');
    const stop = stopIn(letter);
    expect(letter).toContain(`Ha nem kérsz több ilyen levelet, nyisd meg: ${stop}`);
    expect(stop).not.toContain('reka');
    expect(stop.startsWith(server.url)).toBe(true);
  });

  test('one click ends letters about games, looking at the link does not, and the settings show it', async () => {
    const { ask } = await account('Sára', 'sara@example.org', 'en');
    const other = await somebody(server.url, 'Tibor');
    const { body } = await ask('/tables', { game: 'example', seats: 2 });
    await other.join({ id: body.table.id });
    await ask(`/tables/${body.table.id}/start`, {});
    const letter = await letters.until(text => text.includes('sara@example.org') && text.includes(`/tables/${body.table.id}`));
    const stop = stopIn(letter);
    const page = await fetch(stop, { headers: { 'accept-language': 'en' } });
    expect(await page.text()).toContain('Do you want no more letters');
    const ways = async () => (await ask('/me')).body.me.preferences.notify.turn;
    expect(await ways()).toContain('mail');
    expect((await oneClick(stop)).status).toBe(200);
    expect(await ways()).toEqual(['push']);
    expect((await oneClick(stop)).status).toBe(200);
    for (const key of ['', 'x', 'A'.repeat(60), `${new URL(stop).searchParams.get('key')}A`]) {
      const answer = await oneClick(`${server.url}${API}/letters/stop?key=${key}`);
      const { error } = (await answer.json()) as { error: { code: string } };
      expect([answer.status, error.code], key).toEqual([400, 'badLink']);
    }
  });

  test('an address whose owner wants no letters gets none, whoever gives it', async () => {
    const sign = (email: string) => browser(server)('/auth/sign-up/email', { name: 'X', email, password: 'a long password' });
    await sign('victim@example.org');
    const first = await letters.until(text => text.includes('victim@example.org'));
    expect((await oneClick(stopIn(first))).status).toBe(200);
    const again = await sign('victim@example.org');
    const next = await sign('next@example.org');
    expect(again.status).toBe(next.status);
    // Letters go out one after the other.
    await letters.until(text => text.includes('next@example.org'));
    expect(letters.got.filter(text => text.includes('victim@example.org'))).toHaveLength(1);
  });

  test('a post that does not work is told to whoever runs the server, and no letter is promised', async () => {
    const broken = await running(await fresh(), { smtp: `smtp://127.0.0.1:${await freePort()}` });
    try {
      while (!broken.logged.some(line => line.includes('letters cannot be sent'))) await fetch(`${broken.url}/healthz`);
      const ask = browser(broken);
      for (const [path, body] of [
        ['sign-up/email', { name: 'X', email: 'x@example.org', password: 'a long password' }],
        ['sign-in/magic-link', { name: 'X', email: 'x@example.org' }],
        ['request-password-reset', { email: 'x@example.org', redirectTo: '/reset' }],
        ['send-verification-email', { email: 'x@example.org' }],
      ] as const) {
        const { status, body: said } = await ask(`/auth/${path}`, body);
        expect([status, said.error.code], path).toEqual([503, 'noLetters']);
      }
      expect((await ask('/me/ways')).body).toEqual({ letters: 'broken' });
    } finally {
      await broken.stop();
    }
  });

  test('a post that stops working is noticed by the very next request', async () => {
    const closing = new Mailbox();
    const fragile = await running(await fresh(), { smtp: await closing.open() });
    try {
      const ask = browser(fragile);
      const wish = (email: string) => ask('/auth/sign-in/magic-link', { name: 'Y', email });
      expect((await ask('/me/ways')).body).toEqual({ letters: 'sent' });
      expect((await wish('y@example.org')).status).toBe(200);
      await closing.letters.until(text => text.includes('y@example.org'));
      await closing.close();
      expect((await wish('z@example.org')).body.error.code).toBe('noLetters');
      expect((await ask('/me/ways')).body).toEqual({ letters: 'broken' });
    } finally {
      await fragile.stop();
    }
  });

  test('sessions are listed and ended one by one by their owner, and their streams with them', async () => {
    const { ask } = await account('Ubul', 'ubul@example.org', 'en');
    const phone = browser(server);
    const signedIn = await phone(
      '/auth/sign-in/email',
      { email: 'ubul@example.org', password: 'a long password' },
      { 'user-agent': 'a phone' },
    );
    expect(signedIn.status).toBe(200);
    const { sessions } = (await ask('/me/sessions')).body;
    expect(sessions.filter(({ here }: { here: boolean }) => here)).toHaveLength(1);
    expect(JSON.stringify(sessions)).not.toContain('token');
    const there = sessions.find(({ device }: { device: string }) => device === 'a phone');
    expect(there.here).toBe(false);
    const stranger = await somebody(server.url, 'Vera');
    await expect(stranger.endSession({ id: there.id })).rejects.toMatchObject({ status: 404, code: 'noSession' });
    expect((await phone('/me')).body.me).not.toBeNull();
    const ear = await Ear.open(server.url, '', signedIn.body.token);
    const { token } = (await ask('/auth/get-session')).body.session;
    await client({ base: server.url, token }).endSession({ id: there.id });
    await ear.until(({ event }) => event === 'bye');
    expect((await phone('/me')).body.me).toBeNull();
    expect((await ask('/me')).body.me).toMatchObject({ email: 'ubul@example.org' });
  });

  test('passkeys are listed and removed by their owner; a guest without the last one is a guest again', async () => {
    const ask = browser(server);
    const { body: guest } = await ask('/me/guest', { name: 'Zita' });
    for (const name of ['phone', 'laptop']) {
      const { body: wish } = await ask('/auth/passkey/generate-register-options');
      await ask('/auth/passkey/verify-registration', { response: new Authenticator(server.url).register(wish), name });
    }
    expect((await ask('/me')).body.me.guest).toBe(false);
    const { passkeys } = (await ask('/me/passkeys')).body;
    expect(passkeys.map(({ name }: { name: string }) => name)).toEqual(['phone', 'laptop']);
    const stranger = await somebody(server.url, 'Vera');
    await expect(stranger.removePasskey({ id: passkeys[0].id })).rejects.toMatchObject({ status: 404, code: 'noPasskey' });
    const zita = client({ base: server.url, token: guest.token });
    await zita.removePasskey({ id: passkeys[0].id });
    expect((await ask('/me')).body.me.guest).toBe(false);
    await zita.removePasskey({ id: passkeys[1].id });
    expect((await ask('/me')).body.me).toMatchObject({ name: 'Zita', guest: true });
    expect((await ask('/me/passkeys')).body.passkeys).toEqual([]);
  });
});
