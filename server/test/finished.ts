/** Finished tables made without a server: whole games of Pebbles by chance, with people who leave, come back and resign. */
import { decide, optionsOf, pending, type Random, randomFrom, start } from '@tarsas/kernel';
import type { Kysely } from 'kysely';
import { endedFrom } from '../results/ended.ts';
import { writeResults } from '../results/results.ts';
import type { Database } from '../storage/database.ts';
import type { Ladder } from '../storage/resultsTables.ts';
import type { Entry, Stamped } from '../table/entry.ts';
import { Live } from '../table/live.ts';
import { type Agreed, rebuild, resultOf } from '../table/play.ts';
import { titles } from './titles.ts';

const { game } = titles.find(title => title.game.id === 'example')!;
const options = { ties: 'nobody' };

/** Who sits at a table: a person's id, or a bot. */
export type Sitting = { person: string } | { bot: string };

export interface FinishedTable {
  id: string;
  seats: readonly Sitting[];
  endedAt: number;
  ladder?: Ladder;
  seed: string;
  /** Whether people leave, come back or resign in between; the first seat stays. */
  leaving?: boolean;
}

export async function aPerson(db: Kysely<Database>, id: string): Promise<void> {
  await db
    .insertInto('person')
    .values({ id, name: id, email: `${id}@example.org`, emailVerified: true } as never)
    .execute();
}

function logOf({ seats, ladder, seed, leaving = false, endedAt }: FinishedTable): Stamped[] {
  const random = randomFrom(`${seed} choices`);
  let { state } = start(game, { seats: seats.length, seed, options });
  const entries: Entry[] = [{ kind: 'start', bots: seats.map(who => ('bot' in who ? who.bot : null)), ...(ladder && { ladder }) }];
  const away = new Set<number>();
  const gone = new Set<number>();
  while (!state.over && gone.size < seats.length - 1) {
    const open = pending(game, state).filter(({ waiting }) => waiting);
    const decision = open[random(open.length)]!;
    const { seat } = decision;
    if (leaving && seat > 0 && 'person' in seats[seat]!) entries.push(...leavingOf(seat, random, away, gone));
    if (gone.size === seats.length - 1) break;
    const choices = optionsOf(game, state, decision);
    const choice = choices[random(choices.length)]!;
    entries.push({ kind: 'move', seat, decision: decision.id, choice });
    state = decide(game, state, decision, choice).state;
  }
  return entries.map((entry, i) => ({ n: i + 1, at: endedAt - entries.length + i + 1, entry }));
}

function leavingOf(seat: number, random: Random, away: Set<number>, gone: Set<number>): Entry[] {
  const dice = random(8);
  if (gone.has(seat) || dice > 1) return [];
  if (dice === 0) {
    gone.add(seat);
    return [{ kind: 'resign', seat, bot: 'greedy' }];
  }
  if (away.delete(seat)) return [{ kind: 'return', seat }];
  away.add(seat);
  return [{ kind: 'bot', seat, bot: 'greedy', why: 'left' }];
}

/** Puts the table into the database as a server would have left it, without its result. */
export async function aFinishedTable(db: Kysely<Database>, table: FinishedTable): Promise<void> {
  const { id, seats, seed, endedAt } = table;
  const log = logOf(table);
  const agreed: Agreed = { game, seats: seats.length, options, seed, pace: null, hints: false };
  const result = resultOf(agreed, rebuild(agreed, log));
  const fixed = { game: game.id, rules: game.rules, visibility: 'open' as const, pace: null, invite: id, host: null, rematch: null };
  await db
    .insertInto('tables')
    .values({
      ...fixed,
      ...{ id, seats: seats.length, options: JSON.stringify(options), seed, status: 'over', n: log.length },
      ...{ created_at: endedAt, due_at: null, touched_at: endedAt, result: JSON.stringify(result), rated: table.ladder === 'people' },
    })
    .execute();
  const rows = seats.map((who, seat) => {
    const person_id = 'person' in who ? who.person : null;
    return { table_id: id, seat, person_id, name: '', bot: 'bot' in who ? who.bot : null, told: null, wish: null };
  });
  await db.insertInto('seat').values(rows).execute();
  await db
    .insertInto('entry')
    .values(log.map(({ n, at, entry }) => ({ table_id: id, n, at, body: JSON.stringify(entry) })))
    .execute();
}

/** What the job of the last entry does. */
export const writeResult = async (db: Kysely<Database>, id: string): Promise<boolean> =>
  writeResults(db, endedFrom(await Live.load(db, titles, id)));
