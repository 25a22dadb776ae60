/** People with accounts, by program: a letter with a link signs each of them in. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Client, client } from '@tarsas/server/client';

export interface Member {
  id: string;
  name: string;
  email: string;
  api: Client;
  /** Signs a browser in. */
  cookie: { name: string; value: string };
}

const AUTH = '/api/v1/auth';
let made = 0;

/** `letters`: the folder into which the server writes them. */
export async function member(url: string, letters: string, name: string): Promise<Member> {
  const email = `member-${process.pid}-${++made}@example.org`;
  const ask = await fetch(`${url}${AUTH}/sign-in/magic-link`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'accept-language': 'en' },
    body: JSON.stringify({ email, name }),
  });
  if (!ask.ok) throw new Error(await ask.text());
  const link = await linkFor(letters, email);
  const entered = await fetch(`${url}${AUTH}/magic-link/verify?token=${link}`);
  const { token } = (await entered.json()) as { token: string };
  const api = client({ base: url, token, language: 'en' });
  const { me } = await api.me();
  const [, cookieName, value] = /^([^=]+)=([^;]+)/.exec(entered.headers.getSetCookie().find(one => one.includes('session_token')) ?? '')!;
  return { id: me!.id, name, email, api, cookie: { name: cookieName!, value: value! } };
}

/** The token in the link of the letter to somebody. The letter is written after the answer to the request. */
async function linkFor(letters: string, email: string): Promise<string> {
  for (let n = 0; n < 500; n++) {
    const all = (existsSync(letters) ? readdirSync(letters) : []).map(file => readFileSync(join(letters, file), 'utf8'));
    const token = /[?&]token=([\w-]+)/.exec(all.find(text => text.includes(`To: ${email}`)) ?? '')?.[1];
    if (token) return token;
    await new Promise(resolve => setTimeout(resolve, 10));
  }
  throw new Error(`No letter to ${email}`);
}

type Contest = Awaited<ReturnType<Client['contest']>>['contest'];

/** Those of these people who sit at a game of a contest. */
export function seatedAt({ entrants }: Contest, { seats }: Contest['games'][number], people: readonly Member[]): Member[] {
  const ids = seats.map(({ entrant }) => entrants.find(one => one.entrant === entrant)?.person);
  return people.filter(({ id }) => ids.includes(id));
}

/** Plays a table of Pebbles as far as these people are asked, each answer by a small made-up plan, so that places differ. */
export async function playOut(table: string, people: readonly Member[]): Promise<void> {
  const skill = new Map(people.map(({ name }) => [name, [...name].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0)]));
  for (let isMoved = true; isMoved; ) {
    isMoved = false;
    for (const { api, name } of people) {
      const { position, table: now } = await api.table({ id: table });
      const [seat] = now.yours;
      if (now.status !== 'playing' || !position || seat === undefined || now.seats[seat]!.bot) continue;
      const [decision] = position.decisions.filter(({ waiting }) => waiting);
      if (!decision) continue;
      const choice = decision.options[((skill.get(name) ?? 0) + position.n) % decision.options.length]!;
      await api.move({ id: table, moves: [{ decision: decision.id, choice }] });
      isMoved = true;
    }
  }
}
