/** Answers from beside the table of routes: of the authentication library, of the description of the API, and of a proxy. */
import { expect, test } from 'vitest';
import { client, Unreachable } from '../api/client.ts';
import { API } from '../api/routes.ts';
import { freshFolder } from './engines.ts';
import { browser, member, running } from './running.ts';

test('what signing in answers is kept by nobody on the way', async () => {
  const server = await running(await freshFolder());
  try {
    await member(server, 'Anna', 'anna@example.org');
    const body = JSON.stringify({ email: 'anna@example.org', password: 'a long password' });
    const answer = await fetch(`${server.url}${API}/auth/sign-in/email`, { method: 'POST', body });
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store']);
    const visit = browser(server);
    const { cookies } = await visit('/auth/sign-in/email', JSON.parse(body));
    expect(cookies.some(cookie => cookie.includes('session_token='))).toBe(true);
  } finally {
    await server.stop();
  }
});

test('reading the description of the API is counted as every other request', async () => {
  const server = await running(await freshFolder(), { limits: { requests: 2, made: 100, signIn: 100 } });
  try {
    const statuses = [];
    for (const path of ['openapi.json', 'docs', 'openapi.json', 'docs']) statuses.push((await fetch(`${server.url}${API}/${path}`)).status);
    expect(statuses).toEqual([200, 200, 429, 429]);
  } finally {
    await server.stop();
  }
});

test('a proxy’s page in place of an answer is told as what it is', async () => {
  const page = async () => new Response('<html><h1>502 Bad Gateway</h1></html>', { status: 502 });
  const asked = client({ base: 'http://localhost', fetch: page }).games();
  await expect(asked).rejects.toThrow(Unreachable);
  await expect(asked).rejects.toThrow('The server cannot be reached just now (HTTP 502).');
  const foreign = client({
    base: 'http://localhost',
    fetch: async () => Response.json({ message: 'no upstream' }, { status: 503 }),
  }).games();
  await expect(foreign).rejects.toThrow('(HTTP 503)');
});
