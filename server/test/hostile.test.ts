/** Bad input: malformed, oversized, out of order, foreign, replayed. No 500, no change, a code each time. */
import { randomFrom } from '@tarsas/kernel';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { client } from '../api/client.ts';
import { API, EVENTS } from '../api/routes.ts';
import type { Where } from '../storage/open.ts';
import { Authenticator } from './authenticator.ts';
import { freshDatabase, onBothEngines, onOneEngine } from './engines.ts';
import { fuzz } from './fuzz.ts';
import { aTable, browser, type Running, running, type Somebody, somebody } from './running.ts';

const FUZZ = 1_000;

onBothEngines('hostile requests', fresh => {
  let server: Running;
  let anna: Somebody;
  let bela: Somebody;
  let where: Where;
  beforeAll(async () => {
    where = await fresh();
    server = await running(where);
    [anna, bela] = await Promise.all(['Anna', 'Béla'].map(name => somebody(server.url, name)));
  });
  afterAll(() => server?.stop());

  const send = async (method: string, path: string, body?: string, headers: Record<string, string> = {}) => {
    const answer = await fetch(server.url + path, {
      method,
      headers: { 'content-type': 'application/json', authorization: `Bearer ${anna.token}`, ...headers },
      ...(body !== undefined && { body }),
    });
    const text = await answer.text();
    return `${answer.status} ${text.startsWith('{') ? (JSON.parse(text).error?.code ?? 'ok') : ''}`;
  };

  test('what cannot be read is refused with a code', async () => {
    const deep = `${'['.repeat(20_000)}${']'.repeat(20_000)}`;
    for (const [body, code] of [
      ['{', '400 badRequest'],
      ['[]', '400 badRequest'],
      ['null', '400 badRequest'],
      ['{"game":"example","seats":"2"}', '400 badRequest'],
      ['{"game":"example","seats":2,"options":{"ties":"\\u0000"}}', '400 badRequest'],
      ['{"game":"example","seats":2,"options":{"\\ud800":1}}', '400 badRequest'],
      ['{"game":"example","seats":2,"options":{"__proto__":{"ties":"first"}}}', '400 badRequest'],
      ['{"game":"constructor","seats":2}', '404 noGame'],
      [`{"game":"example","seats":2,"options":{"ties":${deep}}}`, '400 badRequest'],
      [`{"game":"example","seats":2,"options":{"ties":"${'x'.repeat(1_200_000)}"}}`, '413 tooLarge'],
      [
        '{"game":"example","seats":2,"pace":{"bank":1000,"increment":0,"most":1000,"night":{"from":1,"to":2,"zone":"Mars/Base"},"atZero":"bot"}}',
        '400 badRequest',
      ],
    ])
      expect(await send('POST', `${API}/tables`, body), body.slice(0, 80)).toBe(code);
    expect(await send('GET', `${API}/tables/%00`)).toBe('400 badRequest');
    expect(await send('GET', `${API}/tables/x?at=-1`)).toBe('400 badRequest');
    expect(await send('GET', `${EVENTS}?watch=../../etc`)).toBe('400 badRequest');
    expect(await send('GET', `${EVENTS}?watch=${'a,'.repeat(50)}`)).toBe('400 badRequest');
    expect(await send('POST', `${API}/auth/sign-in/email`, '{"email":"a\\u0000@b.c","password":"12345678"}')).toBe('400 badRequest');
    expect(await send('GET', `${API}/nothing`)).toBe('404 notFound');
    expect(await send('HEAD', EVENTS)).toBe('200 ');
    expect(await send('GET', `${API}/tables/${await aTable('example', [anna, bela])}?at=0`)).toBe('404 noPosition');
  });

  test('a fuzzer over every route and door finds no 500, no refusal without a code, and no refusal that changes anything', async () => {
    const plan = { server, where, count: FUZZ, random: randomFrom('fuzz'), secretGame: 'canary', watchEvery: 40 };
    const { signedIn, watched, handedOn, wrong } = await fuzz(plan);
    expect(wrong).toEqual([]);
    expect(handedOn).toBeGreaterThan(0);
    expect(signedIn).toBeGreaterThan(FUZZ * 0.8);
    expect(watched).toBeGreaterThan(10);
    expect(server.logged.filter(line => /"level":[56]0/.test(line))).toEqual([]);
  });
});

onOneEngine('hostile requests under strict limits', fresh => {
  test('who tries to get in too often is told so, from one address or IPv6 network; an owner is not locked out by what others try', async () => {
    const strict = await running(await fresh(), { limits: { requests: 1_000, made: 2, signIn: 1 }, trustProxy: 1 });
    try {
      const attempt = async (from: string, email: string) => {
        const headers = { 'content-type': 'application/json', 'x-forwarded-for': from };
        const body = JSON.stringify({ email, password: 'a guess or two' });
        return (await fetch(`${strict.url}${API}/auth/sign-in/email`, { method: 'POST', headers, body })).status;
      };
      const statuses = async (attempts: Promise<number>[]) => (await Promise.all(attempts)).sort();
      expect(await statuses([1, 2].map(n => attempt('1.1.1.1', `n${n}@example.org`)))).toEqual([401, 429]);
      expect(await statuses([1, 2].map(n => attempt(`2001:db8::${n}`, `v${n}@example.org`)))).toEqual([401, 429]);
      const many = Array.from({ length: 30 }, (_, n) => attempt(`2.2.2.${n}`, 'one@example.org'));
      expect(new Set(await statuses(many))).toEqual(new Set([401]));
      const guests = [1, 2, 3].map(() =>
        client({ base: strict.url })
          .guest({ name: 'x' })
          .then(
            () => 200,
            ({ status }) => status,
          ),
      );
      expect((await Promise.all(guests)).sort()).toEqual([200, 200, 429]);
    } finally {
      await strict.stop();
    }
  });

  test('after all the wrong tries of others the owner gets in: from elsewhere, signed in, with a passkey, with the link in a letter', async () => {
    const strict = await running(await fresh(), { limits: { requests: 1_000, made: 1_000, signIn: 1 }, trustProxy: 1 });
    try {
      const email = 'owner@example.org';
      const password = 'a long password';
      const [home, elsewhere] = ['1.1.1.1', '2.2.2.2'].map(address => ({ 'x-forwarded-for': address }));
      const phone = new Authenticator(strict.url);
      const owner = browser(strict);
      await owner('/auth/sign-up/email', { name: 'Owner', email, password }, home);
      const verify = await strict.letters.until(text => text.includes('verify-email'));
      await owner(/http\S+verify-email\S+/.exec(verify)![0]);
      const { body: wish } = await owner('/auth/passkey/generate-register-options');
      expect((await owner('/auth/passkey/verify-registration', { response: phone.register(wish) })).status).toBe(200);

      // Somebody in the owner's own network uses up all there is.
      const guess = () => browser(strict)('/auth/sign-in/email', { email, password: 'a guess or two' }, home);
      for (let status = 0; status !== 429; ) ({ status } = await guess());

      const { status: signedIn } = await owner('/auth/change-password', { currentPassword: password, newPassword: 'a new password' }, home);
      expect(signedIn).toBe(200);
      const other = browser(strict);
      const { body: question } = await other('/auth/passkey/generate-authenticate-options', undefined, home);
      expect((await other('/auth/passkey/verify-authentication', { response: phone.sign(question) }, home)).status).toBe(200);
      const fromElsewhere = await browser(strict)('/auth/sign-in/email', { email, password: 'a new password' }, elsewhere);
      expect(fromElsewhere.status).toBe(200);
      expect((await browser(strict)('/auth/request-password-reset', { email, redirectTo: '/reset' }, elsewhere)).status).toBe(200);
      const letter = await strict.letters.until(text => text.includes('/reset-password/'));
      const { location } = await browser(strict)(/http\S+reset-password\S+/.exec(letter)![0], undefined, home);
      const token = new URL(location!, strict.url).searchParams.get('token');
      expect((await browser(strict)('/auth/reset-password', { token, newPassword: 'the newest one' }, home)).status).toBe(200);
    } finally {
      await strict.stop();
    }
  });

  test('behind two proxies a visitor is the last but one who is named, whatever they have said before', async () => {
    const strict = await running(await fresh(), { limits: { requests: 1_000, made: 1, signIn: 1 }, trustProxy: 2 });
    try {
      const guest = async (named: string) => {
        const headers = { 'content-type': 'application/json', 'x-forwarded-for': named };
        return (await fetch(`${strict.url}${API}/me/guest`, { method: 'POST', headers, body: '{"name":"x"}' })).status;
      };
      expect(await guest('9.9.9.9, 1.1.1.1, 10.0.0.1')).toBe(200);
      expect(await guest('8.8.8.8, 1.1.1.1, 10.0.0.1')).toBe(429);
      expect(await guest('9.9.9.9, 1.1.1.2, 10.0.0.1')).toBe(200);
      expect(await guest('1.1.1.2')).toBe(429);
    } finally {
      await strict.stop();
    }
  });

  test('too many requests are told so', async () => {
    const strict = await running(await fresh(), { limits: { requests: 20, made: 2, signIn: 2 } });
    try {
      const answers = await Promise.all([...Array(30)].map(() => fetch(`${strict.url}${API}/games`)));
      expect(answers.filter(({ status }) => status === 429)).toHaveLength(10);
    } finally {
      await strict.stop();
    }
  });
});

test('processes on one database count attempts together', async () => {
  const where = await freshDatabase();
  const limits = { requests: 1_000, made: 2, signIn: 3 };
  const servers = await Promise.all([running(where, { limits }), running(where, { limits })]);
  try {
    const guest = async (at: number) =>
      client({ base: servers[at].url })
        .guest({ name: 'x' })
        .then(
          () => 'in',
          ({ code }) => code,
        );
    expect([await guest(0), await guest(1), await guest(0), await guest(1)]).toEqual(['in', 'in', 'tooMany', 'tooMany']);
  } finally {
    await Promise.all(servers.map(server => server.stop()));
  }
});
