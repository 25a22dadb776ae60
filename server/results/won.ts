/** What those who finished first on this server made, line by line of the score sheet: the good games that analyses compare with grow from them. */
import { PEOPLE, type ReferenceGroup } from '@tarsas/coach';
import type { Score } from '@tarsas/kernel';
import type { Kysely } from 'kysely';
import type { Database } from '../storage/database.ts';

/** The latest ones are enough. */
const AT_MOST = 400;

/** Seats that people played to the end and finished first in, at tables with so many seats; together, and by trait. */
export async function wonGames(db: Kysely<Database>, game: string, seats: number): Promise<ReferenceGroup[]> {
  const rows = await db
    .selectFrom('played')
    .innerJoin('tables', 'tables.id', 'played.table_id')
    .select(['played.seat', 'played.traits', 'tables.result'])
    .where('played.game', '=', game)
    .where('played.seats', '=', seats)
    .where('played.rank', '=', 1)
    .where('played.way', '=', 'finished')
    .where('played.bot', 'is', null)
    .orderBy('played.ended_at', 'desc')
    .limit(AT_MOST)
    .execute();
  const groups = new Map<string | undefined, Record<string, number>[]>();
  for (const { seat, traits, result } of rows) {
    const score = (JSON.parse(result ?? '{"scores":[]}') as { scores: Score[] }).scores.find(one => one.seat === seat);
    if (!score) continue;
    const lines = linesOf(score);
    const kinds = Object.entries(JSON.parse(traits) as Record<string, string>).map(([key, value]) => `${key}:${value}`);
    for (const kind of [undefined, ...kinds]) groups.set(kind, [...(groups.get(kind) ?? []), lines]);
  }
  return [...groups].map(([kind, all]) => ({
    seats,
    ...(kind !== undefined && { kind }),
    source: PEOPLE,
    count: all.length,
    lines: meansOf(all),
  }));
}

function linesOf({ lines }: Score): Record<string, number> {
  const sums: Record<string, number> = {};
  for (const { key, points } of lines) sums[key] = (sums[key] ?? 0) + points;
  return sums;
}

/** Rounded to tenths. */
function meansOf(all: readonly Record<string, number>[]): Record<string, number> {
  const keys = new Set(all.flatMap(lines => Object.keys(lines)));
  const sum = (key: string) => all.reduce((total, lines) => total + (lines[key] ?? 0), 0);
  return Object.fromEntries([...keys].map(key => [key, Math.round((10 * sum(key)) / all.length) / 10]));
}
