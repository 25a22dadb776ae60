/** Offices as operators change them: the first administrator cannot be made by anybody inside. */
import type { Kysely } from 'kysely';
import * as z from 'zod';
import { type Officer, Offices } from '../order/offices.ts';
import type { Database } from '../storage/database.ts';
import { openStorage, type Where } from '../storage/open.ts';

export const officeWish = z.discriminatedUnion('do', [
  z.object({ do: z.literal('list') }),
  z.object({ do: z.enum(['grant', 'revoke']), email: z.string().min(1).max(320) }),
]);
export type OfficeWish = z.infer<typeof officeWish>;

/** Who holds an office afterwards. `grant` makes an administrator. */
export async function changeOffices(db: Kysely<Database>, wish: OfficeWish): Promise<Officer[]> {
  const offices = new Offices(db, Date.now);
  if (wish.do === 'grant') await offices.grant(await offices.withEmail(wish.email), 'administrator', null);
  if (wish.do === 'revoke') await offices.revoke(await offices.withEmail(wish.email), null);
  return offices.list();
}

/** For a database that no server has open, or that several processes can open. */
export async function offices(where: Where, wish: OfficeWish): Promise<Officer[]> {
  const storage = await openStorage(where);
  try {
    return await changeOffices(storage.db, wish);
  } finally {
    await storage.close();
  }
}
