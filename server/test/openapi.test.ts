/** The description of the API is true: whatever the server answers is declared there, field by field and status by status. */
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { API, EVENTS, routes } from '../api/routes.ts';
import { openApi } from '../http/openapi.ts';
import type { Where } from '../storage/open.ts';
import { Authenticator } from './authenticator.ts';
import { walkClubs } from './clubWalk.ts';
import { freshDatabase, onOneEngine } from './engines.ts';
import { freePort } from './postgres.ts';
import { aTable, browser, Ear, type Heard, member, playOn, type Running, running, type Somebody, somebody } from './running.ts';
import { Truth } from './truth.ts';
import { walkCompany } from './walks/company.ts';
import { walkOrder } from './walks/order.ts';

onOneEngine('The description of the API', fresh => {
  const truth = new Truth();
  let server: Running;
  let where: Where;
  let anna: Somebody;
  let bela: Somebody;
  beforeAll(async () => {
    where = await fresh();
    server = await running(where);
    vi.stubGlobal('fetch', truth.fetch);
    [anna, bela] = await Promise.all(['Anna', 'Béla'].map(name => somebody(server.url, name)));
  });
  afterAll(async () => {
    vi.unstubAllGlobals();
    await server?.stop();
  });
  const refusedWith = (asked: Promise<unknown>) =>
    asked.then(
      () => 'no refusal',
      ({ status, code }) => `${status} ${code}`,
    );

  test('holds for tables from their opening to their end', async () => {
    await anna.games();
    const { table } = await anna.openTable({
      game: 'example',
      seats: 3,
      pace: { ...SLOW, night: { from: 23, to: 7, zone: 'Europe/Budapest' } },
    });
    const { id } = table;
    await bela.join({ id });
    await bela.leave({ id });
    await bela.join({ id });
    await anna.sendAway({ id, seat: 1 });
    const { invite } = (await anna.renewInvite({ id })).table;
    await bela.join({ id, invite: invite!, seat: 1, name: 'Béla másként' });
    await anna.setBot({ id, seat: 2, bot: 'greedy' });
    await anna.start({ id });
    await playOn(id, [anna, bela], 'description', 2);
    await bela.leaveToBot({ id, bot: 'random' });
    await bela.comeBack({ id });
    for (const list of ['mine', 'current', 'open', 'playing', 'finished'] as const) await anna.tables({ list });
    await anna.table({ id, at: 1 });
    await anna.tableContest({ id });
    await anna.say({ id, text: 'Szia!' });
    await bela.chat({ id });
    await bela.setNote({ id, text: 'a plan' });
    await bela.note({ id });
    await bela.resign({ id });
    await anna.leaveToBot({ id });
    await Ear.open(server.url, `${id}:0`).then(ear => ear.until(isOver).finally(() => ear.close()));
    await anna.log({ id });
    await anna.replay({ id });
    await anna.tables({ list: 'finished' });
    await anna.statistics({ id: 'example', tables: 'people' });
    await anna.rematch({ id });
    const proposed = await aTable('example', [anna, bela]);
    await anna.propose({ id: proposed, what: 'abandon' });
    await bela.answerProposal({ id: proposed, yes: true });
    const ordered = await aTable('canary', [anna, bela]);
    await bela.order({ id: ordered, wish: { always: 'keep' } });
    await bela.orders({ id: ordered });
    const hinted = await aTable('example', [anna, bela], { hints: true });
    const { position } = await anna.table({ id: hinted });
    await anna.useHint({ id: hinted, decision: position!.decisions[0]!.id, step: 'direction' });
    const played = await aTable('example', [anna, bela]);
    await playOn(played, [anna, bela], 'analysed');
    await anna.analysis({ id: played, seat: 0 });
    await anna.askAnalysis({ id: played, seat: 0 });
    while ((await anna.analysis({ id: played, seat: 0 })).state === 'waiting') await new Promise(resolve => setTimeout(resolve, 200));
    expect(truth.wrong).toEqual([]);
  });

  test('holds for whole games of every game', async () => {
    for (const game of ['terra-mystica', 'age-of-innovation', 'viscounts', 'empires-end']) {
      const id = await aTable(game, [anna, bela]);
      await playOn(id, [anna, bela], game, 40);
      await anna.log({ id });
    }
    expect(truth.wrong).toEqual([]);
  });

  test('holds for people and their ways to sign in', async () => {
    const email = 'ilona@example.org';
    const ilona = await member(server, 'Ilona', email);
    await ilona.changeMe({ language: 'hu', preferences: { client: { theme: 'dark' } } });
    await ilona.me();
    await ilona.pushKey();
    const endpoint = 'https://push.example.org/ilona';
    await ilona.subscribe({ endpoint, keys: { p256dh: 'x', auth: 'y' } });
    await ilona.unsubscribe({ endpoint });
    const ask = browser(server);
    await ask('/auth/sign-in/email', { email, password: 'a long password' });
    await ask('/auth/get-session');
    await ask('/auth/revoke-other-sessions', {});
    await ask('/auth/change-password', { currentPassword: 'a long password', newPassword: 'a longer password' });
    await ask('/auth/change-password', { currentPassword: 'a longer password', newPassword: 'a long password', revokeOtherSessions: true });
    const phone = new Authenticator(server.url);
    const made = await ask('/auth/passkey/verify-registration', {
      response: phone.register((await ask('/auth/passkey/generate-register-options')).body),
      name: 'phone',
    });
    await ask('/auth/passkey/update-passkey', { id: made.body.id, name: 'old phone' });
    const elsewhere = browser(server);
    const { body: question } = await elsewhere('/auth/passkey/generate-authenticate-options');
    await elsewhere('/auth/passkey/verify-authentication', { response: phone.sign(question) });
    await fetch(`${server.url}${API}/me/passkeys`);
    const { sessions } = (await ask('/me/sessions')).body as { sessions: { id: string; here: boolean }[] };
    const token = (await ask('/auth/sign-in/email', { email, password: 'a long password' })).body.token as string;
    const authorized = { authorization: `Bearer ${token}` };
    await fetch(`${server.url}${API}/me/passkeys`, { headers: authorized });
    const remove = (path: string) => fetch(server.url + API + path, { method: 'DELETE', headers: authorized });
    await remove(`/me/sessions/${sessions.find(({ here }) => !here)!.id}`);
    await remove(`/me/passkeys/${made.body.id}`);
    await browser(server)('/auth/send-verification-email', { email: 'nobody@example.org' });
    await ask('/auth/request-password-reset', { email, redirectTo: '/reset' });
    const letter = await server.letters.until(text => text.includes(email) && text.includes('/reset-password/'));
    const [link] = /http:\S+reset-password\S+/.exec(letter)!;
    const { location } = await ask(link);
    await ask('/auth/reset-password', { token: new URL(location!, server.url).searchParams.get('token'), newPassword: 'a new password' });
    await ask('/auth/sign-in/email', { email, password: 'a new password' });
    await ask('/auth/sign-out', {});
    await ask('/me/ways');
    await ask('/auth/sign-in/magic-link', { email, name: 'Ilona' });
    const entering = await server.letters.until(text => text.includes(email) && text.includes('/sign-in?token='));
    await ask(`/auth/magic-link/verify?token=${/token=(\w+)/.exec(entering)![1]}`);
    await ask('/auth/magic-link/verify?token=guess');
    await bela.signOutEverywhere();
    await (await somebody(server.url, 'Gone')).deleteMe({ confirm: true });
    expect(truth.wrong).toEqual([]);
  });

  test('holds for clubs', async () => {
    await walkClubs(server);
    expect(truth.wrong).toEqual([]);
  });

  test('holds for reports and moderators', async () => {
    await walkOrder(server, where);
    expect(truth.wrong).toEqual([]);
  });

  test('holds between people', async () => {
    await walkCompany(server);
    expect(truth.wrong).toEqual([]);
  });

  test('holds for the events of a stream, in both formats', async () => {
    const eva = await somebody(server.url, 'Éva');
    const id = await aTable('example', [anna, eva]);
    const other = await aTable('example', [anna, eva]);
    const ear = await Ear.open(server.url, id, anna.token);
    const sse = await fetch(`${server.url}${EVENTS}?watch=${id}`, { headers: { authorization: `Bearer ${anna.token}` } });
    await eva.say({ id, text: 'Szia!' });
    await playOn(other, [anna, eva], 'other', 1);
    await playOn(id, [anna, eva], 'stream');
    await ear.until(({ event }) => event === 'table');
    await ear.until(({ event }) => event === 'chat');
    await ear.until(isOver);
    await anna.signOutEverywhere();
    await ear.until(({ event }) => event === 'bye');
    const schema = truth.document.components.schemas.StreamEvent as Record<string, unknown>;
    const events = [...(await sse.text()).matchAll(/^event: (\w+)\n(?:id: .*\n)?data: (.*)$/gm)];
    expect(new Set(events.map(([, name]) => name))).toEqual(new Set(['position', 'table', 'chat', 'bye']));
    for (const [, name, data] of events) expect((JSON.parse(data) as { event: string }).event).toBe(name);
    const lines = [...ear.raw, ...events.map(([, , data]) => data)];
    expect(lines.flatMap(line => truth.faults(schema, JSON.parse(line)))).toEqual([]);
    [anna] = [await somebody(server.url, 'Anna')];
  });

  test('holds for refusals', async () => {
    const csilla = await somebody(server.url, 'Csilla');
    const id = await aTable('example', [anna, csilla]);
    const stale = { decision: 'gone', choice: { do: 'take' } };
    expect(await refusedWith(csilla.move({ id, moves: [stale] }))).toBe('409 stale');
    for (const { operationId } of truth.operations) expect(truth.done, operationId).toContain(operationId);
    for (const [path, methods] of Object.entries(truth.document.paths)) {
      for (const method of Object.keys(methods)) {
        const send = (headers: Record<string, string>, body?: string) =>
          fetch(server.url + API + path.replace(/\{\w+\}/g, id), {
            method: method.toUpperCase(),
            redirect: 'manual',
            headers: { 'content-type': 'application/json', ...headers },
            ...(method !== 'get' && { body }),
          }).then(answer => answer.body?.cancel());
        const authorization = `Bearer ${csilla.token}`;
        await send({});
        await send({ origin: 'https://elsewhere.example', authorization }, '{}');
        await send({ authorization }, '{"seat": "first", "name": "", "text": 1');
        await send({ authorization }, JSON.stringify({ text: 'x'.repeat(2_000_000) }));
      }
    }
    for (const path of [
      '/tables/nowhere',
      '/tables?list=nothing',
      '/tables?list=mine',
      '/events?watch=nowhere',
      '/tables/nowhere/log?after=x',
      '/tables/nowhere/chat',
      '/tables/nowhere/contest',
      '/clubs?list=nothing',
    ])
      await fetch(server.url + API + path);
    expect(truth.wrong).toEqual([]);
    const never = truth.operations.map(({ operationId }) => operationId).filter(id => !truth.refused.has(id));
    expect(never).toEqual(NEVER_REFUSED);
  });
});

const SLOW = { bank: 86_400_000, increment: 3_600_000, most: 86_400_000, atZero: 'bot' as const };
/** Asked for nothing and by anybody, so that only too many requests or a fault could refuse them. */
const NEVER_REFUSED = ['games', 'me', 'ways', 'pushKey', 'session', 'passkeyOptions'];
const isOver = ({ table }: Heard) => (table as { status?: string } | undefined)?.status === 'over';

test.each([
  [200, '{"me":null}', true],
  [200, '{"me":null,"more":1}', false],
  [200, '{"me":{"id":1}}', false],
  [200, '{}', false],
  [418, '{"me":null}', false],
  [400, '{"error":{"code":"badRequest","message":""}}', true],
  [400, '{"error":{"code":"odd","message":""}}', false],
])('an answer that is not declared is found: %i %s', (status, text, isTrue) => {
  const truth = new Truth();
  truth.look({ method: 'GET', path: `${API}/me`, status, type: 'application/json', text });
  expect(truth.wrong.length === 0, truth.wrong.join()).toBe(isTrue);
});

test('too much at a time is refused as described, and says when to try again', async () => {
  const truth = new Truth();
  const server = await running(await freshDatabase(), { limits: { requests: 1, made: 1, signIn: 1 } });
  try {
    const answers = [await truth.fetch(`${server.url}${API}/games`), await truth.fetch(`${server.url}${API}/games`)];
    expect(answers.map(({ status }) => status)).toEqual([200, 429]);
    expect(Number(answers[1].headers.get('retry-after'))).toBeGreaterThanOrEqual(1);
    expect(truth.wrong).toEqual([]);
  } finally {
    await server.stop();
  }
});

describe('The document', () => {
  const truth = new Truth();
  const { document, operations } = truth;

  test('has every route once, with a name of its own, a group, words, and ways to sign in', () => {
    const described = Object.entries(document.paths).flatMap(([path, methods]) => Object.keys(methods).map(method => `${method} ${path}`));
    for (const { method, path } of Object.values(routes)) expect(described).toContain(`${method} ${path.replace(':id', '{id}')}`);
    expect(described).toContain('get /events');
    expect(described).toContain('post /auth/sign-in/email');
    const names = operations.map(({ operationId }) => operationId);
    expect(new Set(names).size).toBe(names.length);
    const tags = document.tags.map(({ name }) => name);
    for (const { operationId, tags: own, summary, security } of operations) {
      expect(tags, operationId).toContain(own[0]);
      expect(summary.length, operationId).toBeGreaterThan(4);
      expect(security, operationId).toContainEqual({ token: [] });
      expect(security, operationId).toContainEqual({ cookie: [] });
    }
  });

  test('says where nobody has to sign in, and where a body must be sent', () => {
    const optional = (id: string) =>
      operations.find(({ operationId }) => operationId === id)!.security.some(way => Object.keys(way).length === 0);
    for (const id of ['table', 'events', 'log', 'me', 'guest', 'tables', 'signIn']) expect(optional(id), id).toBe(true);
    for (const id of ['openTable', 'move', 'join', 'changePassword']) expect(optional(id), id).toBe(false);
    const required = (id: string) => operations.find(({ operationId }) => operationId === id)!.requestBody?.required;
    for (const id of ['openTable', 'move', 'guest', 'signIn', 'deleteMe']) expect(required(id), id).toBe(true);
    for (const id of ['join', 'leave', 'resign']) expect(required(id), id).toBe(false);
    expect(required('start')).toBeUndefined();
  });

  test('has examples that fit, for every body', () => {
    const schemaOf = (content: unknown) =>
      (content as Record<string, { schema: Record<string, unknown>; example?: unknown }>)['application/json'];
    for (const operation of operations) {
      const { operationId, requestBody } = operation;
      if (requestBody) {
        const { schema, example } = schemaOf(requestBody.content);
        expect(example, operationId).toBeDefined();
        expect(truth.faults(schema, example), operationId).toEqual([]);
      }
      const answer = truth.answerOf(operation, 200)?.content?.['application/json'];
      if (answer?.example !== undefined) expect(truth.faults(answer.schema, answer.example), operationId).toEqual([]);
    }
  });

  test('names the server it comes from and the cookie it really sets', async () => {
    const names = (origin: string, isSecure: boolean) => openApi(origin, isSecure).components.securitySchemes.cookie;
    expect(names('http://127.0.0.1', false)).toMatchObject({ name: 'tarsas.session_token' });
    expect(names('https://play.example.org', true)).toMatchObject({ name: '__Secure-tarsas.session_token' });
    for (const url of [null, 'https://play.example.org']) {
      const port = await freePort();
      const server = await running(await freshDatabase(), { url, port });
      try {
        const here = `http://127.0.0.1:${port}`;
        const given = (await (await fetch(`${here}${API}/openapi.json`)).json()) as typeof document;
        const { name } = given.components.securitySchemes.cookie as { name: string };
        const { headers } = await fetch(`${here}${API}/me/guest`, { method: 'POST', body: '{"name":"Anna"}' });
        expect(headers.getSetCookie()[0].split('=')[0]).toBe(name);
        expect(given.servers).toEqual([{ url: `${url ?? here}${API}` }]);
      } finally {
        await server.stop();
      }
    }
  });
});
