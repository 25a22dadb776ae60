/**
 * A server with somebody of every role, and a canary in every private place: a word that only those may read who are named beside it. What
 * holds for all routes is checked over the list of routes itself, so a new route is covered the day it is added.
 */
import { API, type RouteName, routes } from '../api/routes.ts';
import type { Where } from '../storage/open.ts';
import { DAY, PLAYED } from './clubPlay.ts';
import { administrator, moderator } from './officers.ts';
import { aTable, member, type Running, type Somebody, somebody } from './running.ts';

export const ROLES = ['nobody', 'guest', 'member', 'organiser', 'moderator', 'administrator'] as const;
export type Role = (typeof ROLES)[number];

/** One of each role; none of them has anything to do with the secrets of Anna, Béla and Cecil. */
export type Outsiders = Record<Exclude<Role, 'nobody'>, Somebody>;

/** Ids and tags of what is private, by the part of an address that comes before them. */
export type Ids = Readonly<Record<string, readonly string[]>>;

export interface Canary {
  what: string;
  word: string;
  /** Names of those who may read it. */
  for: readonly string[];
}

export interface Everybody {
  outsiders: Outsiders;
  /** Everybody who reads, by name; null: not signed in. */
  readers: ReadonlyMap<string, string | null>;
  canaries: readonly Canary[];
  ids: Ids;
  /** What belongs to the organiser's private club. */
  club: { club: string; league: string; contest: string };
}

export async function everybody(server: Running, where: Where): Promise<Everybody> {
  const admin = await administrator(server, where, 'Administrator');
  const outsiders: Outsiders = {
    guest: await somebody(server.url, 'Guest'),
    member: await member(server, 'Member', 'canary-mail-member@example.org'),
    organiser: await member(server, 'Organiser', 'canary-mail-organiser@example.org'),
    moderator: await moderator(server, admin, 'Moderator'),
    administrator: admin,
  };
  const [anna, bela, cecil] = [await accountOf(server, 'Anna'), await accountOf(server, 'Bela'), await accountOf(server, 'Cecil')];
  const secrets = await secretsOf(outsiders, anna, bela, cecil);
  const club = await privateClub(outsiders.organiser, bela);
  const people = [anna, bela, cecil, ...Object.values(outsiders)];
  const tags = await Promise.all([anna, outsiders.organiser].map(async person => (await person.me()).me!.tag));
  return {
    outsiders,
    readers: new Map([...people.map(({ name, token }) => [name, token] as const), ['nobody', null]]),
    canaries: [
      ...secrets.canaries,
      { what: 'the name of a private club', word: 'canary-club', for: ['Organiser', 'Bela'] },
      { what: 'a tournament of a private club', word: 'canary-tournament', for: ['Organiser', 'Bela'] },
      { what: 'a league of a private club', word: 'canary-league', for: ['Organiser', 'Bela'] },
      { what: 'the key to the calendar of a private club', word: club.key, for: ['Organiser', 'Bela'] },
      { what: 'the invitation of a private club', word: club.invite, for: ['Organiser'] },
      ...['Anna', 'Bela', 'Cecil', 'Member', 'Organiser'].map(name => ({
        ...{ what: `the address of ${name}`, word: `canary-mail-${name.toLowerCase()}`, for: [name] },
      })),
      ...people.map(({ name, token }) => ({ what: `the session of ${name}`, word: token, for: [] })),
    ],
    ids: { ...secrets.ids, clubs: [club.ids.club], leagues: [club.ids.league], contests: [club.ids.contest], people: tags },
    club: club.ids,
  };
}

const accountOf = (server: Running, name: string) => member(server, name, `canary-mail-${name.toLowerCase()}@example.org`);

/** A private table with its chat and notes, a report with its decision, a blocked person. */
async function secretsOf(outsiders: Outsiders, anna: Somebody, bela: Somebody, cecil: Somebody) {
  const id = await aTable('canary', [anna, bela], { visibility: 'private' });
  const { table } = await anna.table({ id });
  await anna.setNote({ id, text: 'canary-note' });
  await anna.changeMe({ preferences: { webhook: 'https://canary-hook.example.org/', client: { theme: 'canary-theme' } } });
  const { message } = await bela.say({ id, text: 'canary-chat' });
  const { report } = await anna.report({ table: id, message: message.id, reason: 'insult', words: 'canary-report' });
  await outsiders.moderator.decide({ id: report.id, kind: 'asked', words: 'canary-asked' });
  await outsiders.administrator.decide({ id: report.id, kind: 'silence', words: 'canary-word' });
  await cecil.changeMe({ name: 'canary-blocked' });
  await cecil.changeProfile({ findable: false });
  const { me } = await cecil.me();
  await anna.block({ id: me!.tag, on: true });
  await anna.mute({ id: me!.tag, on: true });
  const both = ['Anna', 'Bela'];
  const officers = ['Moderator', 'Administrator'];
  const canaries: Canary[] = [
    { what: 'a note', word: 'canary-note', for: ['Anna'] },
    { what: 'a webhook', word: 'canary-hook', for: ['Anna'] },
    { what: 'a setting of a page', word: 'canary-theme', for: ['Anna'] },
    { what: 'the invitation of a private table', word: table.invite!, for: both },
    { what: 'the chat of a private table', word: 'canary-chat', for: [...both, ...officers] },
    { what: 'the hand of Anna', word: 'canary-0-', for: ['Anna'] },
    { what: 'the hand of Béla', word: 'canary-1-', for: ['Bela'] },
    { what: 'the words of a report', word: 'canary-report', for: ['Anna', ...officers] },
    { what: 'words between moderators', word: 'canary-asked', for: officers },
    { what: 'words to the person concerned', word: 'canary-word', for: ['Bela', ...officers] },
    { what: 'who is blocked', word: 'canary-blocked', for: ['Anna', 'Cecil'] },
  ];
  return { canaries, ids: { tables: [id], cases: [report.id], games: ['canary'] } };
}

/** With a plain member, who sees everything of it but the invitation. */
async function privateClub(organiser: Somebody, plain: Somebody) {
  const { club } = await organiser.foundClub({ name: 'canary-club', visibility: 'private', joining: 'invitation' });
  const { id, invite } = club;
  const startsAt = Date.now() + 30 * DAY;
  const rules = { form: 'swiss' as const, rounds: [{ startsAt, endsAt: startsAt + DAY }], final: false, group: 7, most: null };
  const { contest } = await organiser.foundTournament({ id, name: 'canary-tournament', ...PLAYED, rules });
  const { contest: season } = await organiser.foundLeague({ id, name: 'canary-league', ...PLAYED, startsAt });
  const { club: joined } = await plain.joinClub({ id, invite: invite! });
  await plain.enterContest({ id: contest.id });
  const [, key] = joined.calendar!.split('key=');
  return { invite: invite!, key, ids: { club: id, league: season.league!, contest: contest.id } };
}

export const ALL = Object.keys(routes) as RouteName[];

export interface Answered {
  status: number;
  code: string | null;
  text: string;
}

export async function ask(base: string, token: string | null, name: RouteName, id: string, more: { query?: string; body?: object } = {}) {
  const { method, path } = routes[name];
  const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) };
  const answer = await fetch(`${base}${API}${path.replace(/:\w+/g, id)}${more.query ?? ''}`, {
    method: method.toUpperCase(),
    headers,
    ...(method !== 'get' && { body: JSON.stringify(more.body ?? {}) }),
  });
  const text = await answer.text();
  const code = answer.ok ? null : ((JSON.parse(text) as { error: { code: string } }).error.code ?? '');
  return { status: answer.status, code, text } satisfies Answered;
}

/** Other ways to ask what can be read, beside the plain one. */
const QUERIES: Partial<Record<RouteName, readonly string[]>> = {
  tables: ['?list=mine', '?list=playing', '?list=finished'],
  table: ['?seat=0', '?seat=1', '?at=1', '?invite=guess'],
  log: ['?seat=0'],
  clubs: ['?list=mine'],
  cases: ['?list=closed'],
  findPeople: ['?text=canary', '?text=anna', '?text=bela'],
};

/** What a route can be about; for one that nobody has listed, everything. */
export function idsFor(name: RouteName, ids: Ids): readonly string[] {
  const { path } = routes[name];
  const kind = /(\w+)\/:/.exec(path)?.[1];
  if (kind === undefined) return [''];
  return ids[kind] ?? Object.values(ids).flat();
}

/** Every route that only reads, about everything there is. */
export function* readings(ids: Ids): Generator<{ name: RouteName; id: string; query: string }> {
  for (const name of ALL.filter(name => routes[name].method === 'get'))
    for (const id of idsFor(name, ids)) for (const query of ['', ...(QUERIES[name] ?? [])]) yield { name, id, query };
}
