/** The longest that anybody waits while a large embedded database is backed up. */
import { join } from 'node:path';
import { randomFrom } from '@tarsas/kernel';
import { sql } from 'kysely';
import { backupFromServer } from '../index.ts';
import { openStorage } from '../storage/open.ts';
import { figures } from './figures.ts';
import { aTable, type Somebody, somebody } from './running.ts';
import { started } from './started.ts';

const ENTRIES_OF_A_GAME = 200;
const LONGEST_MS = 200;

const BEFORE_MS = 10_000;

/** So many old games are written into the database; before it is backed up and while it is, two people play one move after the other. */
export async function proveBackup(where: { folder: string }, games: number): Promise<void> {
  await store(where, games);
  const server = await started(where);
  try {
    const people = await Promise.all(['A', 'B'].map(name => somebody(server.url, name)));
    const quiet = await movesUntil(people, new Promise(resolve => setTimeout(resolve, BEFORE_MS)));
    const began = performance.now();
    const file = join(where.folder, '..', 'backup.gz');
    const copying = backupFromServer(where.folder, file);
    const took = await movesUntil(people, copying);
    const counts = await copying;
    console.log(
      `backup, embedded: ${counts.entry} entries in ${Math.round((performance.now() - began) / 1_000)} s; ${took.length} moves meanwhile took ${figures(took)}; before it ${figures(quiet)}`,
    );
    if (Math.max(...took) > LONGEST_MS) throw new Error('A backup stops play for too long');
  } finally {
    await server.stop();
  }
}

/** Milliseconds that each of their moves took until then. */
async function movesUntil(people: readonly Somebody[], end: Promise<unknown>): Promise<number[]> {
  const random = randomFrom('backup');
  const took: number[] = [];
  let isOver = false;
  void end.finally(() => {
    isOver = true;
  });
  while (!isOver) {
    const id = await aTable('example', people);
    for (let status = 'playing'; status === 'playing' && !isOver; ) {
      const { table } = await people[0].table({ id });
      const person = people.find(({ name }) => name === table.seats[table.waiting[0]].name)!;
      const { position } = await person.table({ id });
      const { id: decision, options } = position!.decisions.find(({ waiting }) => waiting)!;
      const asked = performance.now();
      ({ status } = (await person.move({ id, moves: [{ decision, choice: options[random(options.length)] }] })).table);
      took.push(performance.now() - asked);
    }
  }
  return took;
}

async function store(where: { folder: string }, games: number): Promise<void> {
  const { db, close } = await openStorage(where);
  const body = JSON.stringify({ kind: 'move', seat: 0, decision: '1.0.0/0', choice: { do: 'bid', pebbles: 2 }, note: 'x'.repeat(40) });
  await sql`insert into tables (id, game, rules, seats, options, seed, visibility, invite, created_at, n, status, touched_at)
    select 'old' || i, 'example', 1, 2, '{}', 's', 'open', 'i', 1, ${sql.lit(ENTRIES_OF_A_GAME)}, 'over', 1
    from generate_series(1, ${sql.lit(games)}) as i`.execute(db);
  await sql`insert into entry (table_id, n, at, body) select 'old' || i, n, 1, ${body}
    from generate_series(1, ${sql.lit(games)}) as i, generate_series(1, ${sql.lit(ENTRIES_OF_A_GAME)}) as n`.execute(db);
  // As the nightly upkeep leaves it: rows that were never read would all be written once more by the first who reads them.
  await sql`vacuum (analyze)`.execute(db);
  await sql`checkpoint`.execute(db);
  await close();
}
