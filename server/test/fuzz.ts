/** Requests nobody would send: every route, with bodies and parameters that are nearly right, or not at all. */
import type { Random } from '@tarsas/kernel';
import { API, EVENTS, type RouteName, routes } from '../api/routes.ts';

export interface FuzzPlan {
  base: string;
  tokens: readonly (string | null)[];
  tables: readonly string[];
  count: number;
  random: Random;
}

const KEYS = ['seat', 'moves', 'wish', 'what', 'to', 'yes', 'text', 'bot', 'name', 'language', 'preferences', 'game', 'seats', 'options'];
const MORE_KEYS = [
  'visibility',
  'pace',
  'endpoint',
  'keys',
  'invite',
  'decision',
  'choice',
  'do',
  'confirm',
  '__proto__',
  'constructor',
  '',
];
const VALUES: readonly unknown[] = [
  ...[null, true, false, 0, 1, -1, 2 ** 53, 1e308, 0.5, '', 'x', 'undo', 'abandon', 'example', 'random', 'private', '1/0', '../..'],
  ...["'; drop table entry; --", '\u0000', '\ud800', '🎲', '<script>', '%s%n', 'x'.repeat(3_000), 'Ő'.repeat(41), [], {}, [[]], [null]],
];

/** All but the two that would end the fuzzer's own session, after which every door is closed to it. */
const ROUTES = (Object.keys(routes) as RouteName[]).filter(name => name !== 'signOutEverywhere' && name !== 'deleteMe');

/** How often each status was answered. */
export async function fuzz({ base, tokens, tables, count, random }: FuzzPlan): Promise<Record<string, number>> {
  const pick = <T>(from: readonly T[]): T => from[random(from.length)];
  const value = (depth: number): unknown => {
    const kind = random(depth > 3 ? 6 : 10);
    if (kind < 6) return pick(VALUES);
    if (kind < 8) return object(depth + 1);
    return Array.from({ length: random(4) }, () => value(depth + 1));
  };
  const object = (depth: number): object =>
    Object.fromEntries(Array.from({ length: random(6) }, () => [pick(random(3) === 0 ? MORE_KEYS : KEYS), value(depth)]));
  const text = () => {
    const body = JSON.stringify(value(0)) ?? '';
    if (random(8) === 0) return body.slice(0, random(body.length + 1));
    return random(4) === 0 ? JSON.stringify(object(0)) : body;
  };
  const query = () => {
    const all = new URLSearchParams();
    for (let i = random(3); i > 0; i--) all.set(pick(['seat', 'at', 'after', 'list', 'before', 'invite', 'watch']), String(pick(VALUES)));
    return all;
  };
  const statuses: Record<string, number> = {};
  const one = async () => {
    const { method, path } = routes[pick(ROUTES)];
    const token = pick(tokens);
    const id = random(5) === 0 ? encodeURIComponent(String(pick(VALUES)).replace(/\p{Surrogate}/gu, '?')) : pick(tables);
    const where = random(20) === 0 ? EVENTS.replace(API, '') : path.replace(':id', id);
    const headers = {
      ...(random(10) > 0 && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
      ...(random(20) === 0 && { 'last-event-id': 'x'.repeat(random(100)) }),
      ...(random(20) === 0 && { origin: 'https://elsewhere.example' }),
    };
    const real = random(30) === 0 ? pick(['PATCH', 'PUT', 'POST', 'OPTIONS', 'HEAD']) : method.toUpperCase();
    const body = ['GET', 'HEAD'].includes(real) ? {} : { body: text() };
    const abort = new AbortController();
    const answer = await fetch(`${base}${API}${where}?${query()}`, { method: real, headers, ...body, signal: abort.signal });
    statuses[answer.status] = (statuses[answer.status] ?? 0) + 1;
    if (answer.headers.get('content-type')?.includes('event-stream')) abort.abort();
    else await answer.text();
  };
  for (let done = 0; done < count; done += 10) await Promise.all(Array.from({ length: Math.min(10, count - done) }, one));
  return statuses;
}
