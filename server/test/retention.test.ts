/** What nobody comes back for goes after the time written in docs/operating.md; everything else stays. */
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { makeLog } from '../index.ts';
import { GUEST_DAYS, LOBBY_DAYS, tidyUp } from '../operate/retention.ts';
import { openStorage, type Storage } from '../storage/open.ts';
import { onBothEngines } from './engines.ts';

const DAY = 86_400_000;
const NOW = Date.UTC(2026, 6, 1);

async function aTable({ db }: Storage, id: string, status: 'waiting' | 'playing', days: number, person: string | null): Promise<void> {
  const fixed = { game: 'example', rules: 1, seats: 1, options: '{}', seed: 's', visibility: 'open' as const, invite: 'i', pace: null };
  const at = NOW - days * DAY;
  await db
    .insertInto('tables')
    .values({ ...fixed, id, status, host: person, rematch: null, created_at: at, due_at: null, touched_at: at, result: null })
    .execute();
  await db.insertInto('seat').values({ table_id: id, seat: 0, person_id: person, name: '', bot: null, told: null }).execute();
}

async function aPerson({ db }: Storage, id: string, isAnonymous: boolean, days: number): Promise<void> {
  const at = new Date(NOW - days * DAY);
  const row = { id, name: id, email: `${id}@example.org`, emailVerified: true, isAnonymous, createdAt: at, updatedAt: at };
  await db
    .insertInto('person')
    .values(row as never)
    .execute();
}

onBothEngines('retention', fresh => {
  test('tables that never started and guests without a game go; games, members and those who play stay', async () => {
    const storage = await openStorage(await fresh());
    try {
      const log = makeLog('silent');
      await aPerson(storage, 'oldGuest', true, GUEST_DAYS + 1);
      await aPerson(storage, 'newGuest', true, GUEST_DAYS - 1);
      await aPerson(storage, 'player', true, GUEST_DAYS + 1);
      await aPerson(storage, 'member', false, GUEST_DAYS + 1);
      await sql`insert into session (id, "expiresAt", token, "updatedAt", "ipAddress", "userId")
        select 's' || i, now(), 't' || i, now(), '192.0.2.1', 'member' from generate_series(1, 2500) i`.execute(storage.db);
      await aTable(storage, 'old', 'waiting', LOBBY_DAYS + 1, null);
      await aTable(storage, 'new', 'waiting', LOBBY_DAYS - 1, null);
      await aTable(storage, 'played', 'playing', 400, 'player');
      expect(await tidyUp(storage.db, NOW, log)).toEqual({ lobbies: 1, guests: 1 });
      const ids = async (table: 'tables' | 'person') =>
        (await storage.db.selectFrom(table).select('id').execute()).map(({ id }) => id).sort();
      expect(await ids('tables')).toEqual(['new', 'played']);
      expect(await ids('person')).toEqual(['member', 'newGuest', 'player']);
      // Written down by an earlier version that runs beside this one.
      const { rows } = await sql`select count("ipAddress")::integer as kept from session`.execute(storage.db);
      expect(rows).toEqual([{ kept: 0 }]);
      expect(await tidyUp(storage.db, NOW, log)).toEqual({ lobbies: 0, guests: 0 });
    } finally {
      await storage.close();
    }
  });
});
