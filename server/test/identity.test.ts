/** Whose request is it, what may a person be called, where may we be sent, and who reads the numbers. */
import { createServer, type Server as HttpServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { API } from '../api/routes.ts';
import { isInside, mayBeGiven, mayCall, outsideLookup, postJson } from '../jobs/outside.ts';
import { asWritten, isName, toldApart } from '../table/names.ts';
import { onOneEngine } from './engines.ts';
import { freePort } from './postgres.ts';
import { aTable, member, type Running, running, type Somebody, somebody } from './running.ts';

onOneEngine('identity', fresh => {
  let server: Running;
  let anna: Somebody;
  let bela: Somebody;
  let cookies: { anna: string; bela: string };
  beforeAll(async () => {
    server = await running(await fresh());
    [anna, bela] = await Promise.all(['Anna', 'Béla'].map(name => somebody(server.url, name)));
    const cookieOf = async (name: string) => {
      const answer = await fetch(`${server.url}${API}/me/guest`, { method: 'POST', body: JSON.stringify({ name }) });
      return answer.headers.getSetCookie()[0].split(';')[0];
    };
    cookies = { anna: await cookieOf('Anna'), bela: await cookieOf('Béla') };
  });
  afterAll(() => server?.stop());

  test('a request is whoever its token says, or else its session cookie, and nobody else, in every combination of headers', async () => {
    const basic = `Basic ${Buffer.from('club:secret').toString('base64')}`;
    /** What is shown, and whom it names; undefined: it says nothing, so the cookie counts. */
    const authorizations: [string | null, string | null | undefined][] = [
      [null, undefined],
      [basic, undefined],
      ['Digest username="club"', undefined],
      [`Bearer ${anna.token}`, 'Anna'],
      [`bearer ${bela.token}`, 'Béla'],
      ['Bearer nonsense', null],
      ['Bearer a b', null],
      ['Bearer ', null],
    ];
    const jars: [string | null, string | null][] = [
      [null, null],
      ['other=1; theme=dark', null],
      [cookies.anna, 'Anna'],
      [`theme=dark; ${cookies.bela}`, 'Béla'],
      [`${cookies.bela}; ${cookies.anna}`, null],
      [`${cookies.anna.slice(0, -3)}xyz`, null],
      [`x${cookies.anna}`, null],
      ['tarsas.session_token=', null],
    ];
    const everyPair = authorizations.flatMap(([authorization, named]) =>
      jars.map(([cookie, kept]) => ({ authorization, cookie, who: named === undefined ? kept : named })),
    );
    // Forwards and backwards: the person cached for one request must not be taken for the sender of the next.
    for (const { authorization, cookie, who } of [...everyPair, ...everyPair.toReversed()]) {
      const headers = { ...(authorization && { authorization }), ...(cookie && { cookie }) };
      const { me } = (await (await fetch(`${server.url}${API}/me`, { headers })).json()) as { me: { name: string } | null };
      expect(me?.name ?? null, JSON.stringify(headers)).toBe(who);
      const session = (await (await fetch(`${server.url}${API}/auth/get-session`, { headers })).json()) as { user: { id: string } } | null;
      expect(session === null, JSON.stringify(headers)).toBe(who === null);
    }
  });

  test('people behind one HTTP Basic login are each themselves', async () => {
    const authorization = `Basic ${Buffer.from('club:secret').toString('base64')}`;
    const names = await Promise.all(
      [cookies.anna, cookies.bela, cookies.anna].map(async cookie => {
        const answer = await fetch(`${server.url}${API}/me`, { headers: { authorization, cookie } });
        return ((await answer.json()) as { me: { name: string } }).me.name;
      }),
    );
    expect(names).toEqual(['Anna', 'Béla', 'Anna']);
  });

  test('signing in, and out again, from Node’s own fetch, with nothing but a body', async () => {
    await member(server, 'Csilla', 'csilla@example.org');
    const post = (path: string, body: object, headers: Record<string, string> = {}) =>
      fetch(`${server.url}${API}/auth/${path}`, { method: 'POST', body: JSON.stringify(body), headers });
    const answer = await post('sign-in/email', { email: 'csilla@example.org', password: 'a long password' });
    expect(answer.status).toBe(200);
    const authorization = `Bearer ${answer.headers.get('set-auth-token')}`;
    const me = async () =>
      ((await (await fetch(`${server.url}${API}/me`, { headers: { authorization } })).json()) as { me: object | null }).me;
    expect(await me()).toMatchObject({ name: 'Csilla', guest: false });
    expect((await post('sign-out', {}, { authorization })).status).toBe(200);
    expect(await me()).toBeNull();
  });

  test('a refused origin is told which one is expected', async () => {
    for (const path of ['/tables', '/auth/sign-in/email']) {
      const headers = { origin: 'https://elsewhere.example', cookie: cookies.anna };
      const answer = await fetch(`${server.url}${API}${path}`, { method: 'POST', body: '{}', headers });
      const { error } = (await answer.json()) as { error: { code: string; message: string } };
      expect([answer.status, error.code]).toEqual([403, 'foreignOrigin']);
      expect(error.message).toContain(server.url);
    }
  });

  test('whoever asks too often is told when to ask again', async () => {
    const strict = await running(await fresh(), { limits: { requests: 3, made: 1, signIn: 1 } });
    try {
      const asks = await Promise.all([...Array(5)].map(() => fetch(`${strict.url}${API}/games`)));
      const refused = asks.filter(({ status }) => status === 429);
      expect(refused.length).toBeGreaterThan(0);
      for (const { headers } of refused) expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
      for (const { headers } of refused) expect(Number(headers.get('retry-after'))).toBeLessThanOrEqual(10);
    } finally {
      await strict.stop();
    }
  });

  test('a name can be seen, turns nothing round, and tells its bearer apart at the table', async () => {
    for (const name of ['\u202eannA', '\u200b', '\u3164', 'A\u0007', 'A\nB', '\u2066x\u2069'])
      for (const refused of [
        somebody(server.url, name),
        anna.changeMe({ name }),
        anna.openTable({ game: 'example', seats: 2 }).then(({ table }) => bela.join({ id: table.id, name })),
      ])
        await expect(refused, JSON.stringify(name)).rejects.toMatchObject({ code: 'badRequest' });
    const twin = await somebody(server.url, 'Аnnа');
    const id = await aTable('example', [anna, twin]);
    const names = (await bela.table({ id })).table.seats.map(({ name }) => name);
    expect(names).toEqual(['Anna', 'Аnnа (2)']);
    const listed = (await twin.tables({ list: 'mine' })).tables.find(table => table.id === id)!;
    expect(listed.seats.map(({ name }) => name)).toEqual(names);
    await twin.changeMe({ name: 'Anna' });
    expect((await twin.say({ id, text: 'Szia!' })).message.name).toBe('Аnnа (2)');
  });

  test('the numbers are read with a token, or at a port of their own, and nowhere else', async () => {
    const port = await freePort();
    const quiet = await running(await fresh(), { metricsToken: null, metricsPort: port });
    try {
      const read = async (url: string, authorization = '') => (await fetch(url, { headers: { authorization } })).status;
      expect(await read(`${quiet.url}/metrics`)).toBe(404);
      expect(await read(`${quiet.url}/metrics`, 'Bearer null')).toBe(404);
      expect(await read(`http://127.0.0.1:${port}/metrics`)).toBe(200);
      expect(await read(`http://127.0.0.1:${port}/`)).toBe(404);
      expect(await read(`${server.url}/metrics`)).toBe(404);
      expect(await read(`${server.url}/metrics`, 'Bearer guess')).toBe(404);
      expect(await server.metrics()).toContain('tarsas_streams');
    } finally {
      await quiet.stop();
    }
  });

  test('an address inside is refused when it is given', async () => {
    const strict = await running(await fresh(), { allowInside: false });
    try {
      const dora = await somebody(strict.url, 'Dóra');
      for (const webhook of ['https://2130706433/', 'https://[::ffff:10.0.0.1]/', 'https://localhost/', 'https://printer.local/'])
        await expect(dora.changeMe({ preferences: { webhook } }), webhook).rejects.toMatchObject({ code: 'badWebhook' });
      const keys = { p256dh: 'x', auth: 'x' };
      await expect(dora.subscribe({ endpoint: 'https://[fec0::1]/', keys })).rejects.toMatchObject({ code: 'badWebhook' });
    } finally {
      await strict.stop();
    }
  });
});

describe('names', () => {
  test('letters of every script, signs and emoji are names', () => {
    for (const name of ['Béla', '李雷', 'محمد', '👩‍👩‍👧', 'O’Brien', '4711', 'Zsófi 🎲']) expect(isName(name), name).toBe(true);
  });
  test.each([
    ['a line break', 'An\nna'],
    ['a control character', 'An\u0007na'],
    ['an override of the direction', 'An\u202ena'],
    ['an isolate', '\u2067Anna'],
    ['a mark of the direction', 'Anna\u200f'],
    ['a line separator', 'An\u2028na'],
    ['nothing that can be seen', '\u200b \u2800'],
  ])('%s is in no name', (_, name) => {
    expect(isName(name)).toBe(false);
  });
  test('what people write loses control characters and turns of the direction, and nothing else', () => {
    expect(asWritten('Szia!\u0000\u0007 \u202egnikcor\u202c \u2066x\u2069\u200f')).toBe('Szia! gnikcor x');
    const kept = 'Two lines,\n\ta tab, 👩‍👩‍👧, محمد, Ez egy csúnya szó: fene.';
    expect(asWritten(kept)).toBe(kept);
    expect(asWritten('\u202e\u0007 ')).toBe('');
  });
  test('whoever looks like somebody in an earlier seat gets a number; accents are enough of a difference', () => {
    const named = (...names: string[]) => toldApart(names.map(name => ({ name }))).map(({ name }) => name);
    expect(named('Anna', 'anna', 'Аnnа', 'An\u200bna')).toEqual(['Anna', 'anna (2)', 'Аnnа (3)', 'An\u200bna (4)']);
    expect(named('Paul', 'PauI', 'Pau1')).toEqual(['Paul', 'PauI (2)', 'Pau1 (3)']);
    expect(named('Béla', 'Bela', '', '')).toEqual(['Béla', 'Bela', '', '']);
    expect(named('Anna', 'Anna (2)', 'Anna')).toEqual(['Anna', 'Anna (2)', 'Anna (3)']);
  });
});

describe('calls outside', () => {
  test.each([
    [
      '127.0.0.1',
      '10.1.2.3',
      '100.64.0.1',
      '169.254.169.254',
      '172.31.255.255',
      '192.168.1.1',
      '198.18.0.1',
      '0.0.0.0',
      '224.0.0.1',
      '255.255.255.255',
    ],
    ['::', '::1', '::127.0.0.1', '::ffff:127.0.0.1', '::ffff:7f00:1', '0:0:0:0:0:ffff:a00:1', '::ffff:0:10.0.0.1'],
    ['64:ff9b::7f00:1', '64:ff9b:1::a00:1', '2002:7f00:1::', '2002:a00:1::1', '2001:0:4136:e378:8000:63bf:3fff:fdd2'],
    ['fe80::1', 'fe80::1%eth0', 'fec0::1', 'fc00::1', 'fd12:3456::1', 'ff02::1', '100::1', '2001:db8::1', '3fff::1'],
  ])('addresses inside are refused however they are written: %s …', (...addresses) => {
    for (const address of addresses) expect(isInside(address), address).toBe(true);
  });

  test('addresses outside are not', () => {
    for (const address of ['93.184.216.34', '2606:2800:220:1::1', '2a00:1450:400d::200e']) expect(isInside(address), address).toBe(false);
    expect(mayCall('https://example.org/hook', false)).toBe(true);
  });

  test('no spelling of a URL leads inside', () => {
    for (const host of [
      '2130706433',
      '0x7f.1',
      '0177.0.0.1',
      '127.1',
      '127.0.0.1.',
      '[::1]',
      '[::ffff:7f00:1]',
      '[64:ff9b::a9fe:a9fe]',
      'localhost',
      'LOCALHOST.',
      'a.localhost',
      'router',
      'printer.local',
      'metadata.google.internal',
      'me:pw@example.org',
    ])
      expect(mayCall(`https://${host}/`, false), host).toBe(false);
    for (const url of ['http://example.org/', 'ftp://example.org', 'file:///etc/passwd', 'nonsense'])
      expect(mayCall(url, false), url).toBe(false);
  });

  test('where a name leads is looked at when it is given, and again when it is called', async () => {
    const leads = (...addresses: string[]) => (async () => addresses.map(address => ({ address, family: 4 }))) as never;
    expect(await mayBeGiven('https://example.org/', false, leads('93.184.216.34'))).toBe(true);
    expect(await mayBeGiven('https://example.org/', false, leads('93.184.216.34', '10.0.0.1'))).toBe(false);
    const resolved = (address: string) =>
      new Promise(resolve => {
        const dns = (_: string, __: object, answer: (error: null, found: object[]) => void) => answer(null, [{ address, family: 4 }]);
        outsideLookup(dns as never)('example.org', {}, (error, found) => resolve(error ? 'refused' : found));
      });
    expect(await resolved('93.184.216.34')).toBe('93.184.216.34');
    // The same name a moment later.
    expect(await resolved('169.254.169.254')).toBe('refused');
  });

  test('a redirect is not followed', async () => {
    const called: string[] = [];
    const hook: HttpServer = createServer((request, answer) => {
      called.push(request.url!);
      answer.writeHead(307, { location: '/inside' }).end();
    });
    await new Promise<void>(resolve => hook.listen(0, '127.0.0.1', resolve));
    const { port } = hook.address() as AddressInfo;
    expect(await postJson(`http://127.0.0.1:${port}/hook`, {}, true)).toBe(307);
    expect(called).toEqual(['/hook']);
    await expect(postJson(`http://127.0.0.1:${port}/hook`, {}, false)).rejects.toThrow('may not be called');
    await new Promise(resolve => hook.close(resolve));
  });
});
