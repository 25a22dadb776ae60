/** The server's own keys: made at the first start, the same for all processes on one database. */
import type { Kysely } from 'kysely';
import type { Database } from '../storage/database.ts';

/** The stored value, or what `make` gives, stored. Of two processes that make one at the same time the first wins. */
export async function setting(db: Kysely<Database>, key: string, make: () => string): Promise<string> {
  const read = () => db.selectFrom('setting').select('value').where('key', '=', key).executeTakeFirst();
  const found = await read();
  if (found) return found.value;
  await db
    .insertInto('setting')
    .values({ key, value: make() })
    .onConflict(conflict => conflict.doNothing())
    .execute();
  return (await read())!.value;
}
