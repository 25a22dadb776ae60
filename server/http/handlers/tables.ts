/** Finding, opening, joining and starting tables. */
import type { Kysely } from 'kysely';
import type { TablesRoute } from '../../api/schemas.ts';
import type { Database } from '../../storage/database.ts';
import { Problem } from '../../text/problem.ts';
import { type Handlers, type Parts, shown, Written } from './handler.ts';

/** Tables of one person that are not over. */
const OPEN_TABLES = 100;

export const tablesHandlers = ({ db, company, lobby, reading, limiter }: Parts): Handlers<TablesRoute> => ({
  tables: async ({ query: { list, before }, me, language }) => ({ tables: await reading.list({ list, before, language }, me?.id ?? null) }),
  openTable: async ({ body, me, who }) => {
    await limiter.make(who);
    await mayOpen(db, me!.id);
    return shown(reading, await lobby.open(me!, body), me);
  },
  table: async ({ id, query, me }) => {
    const live = await reading.upToDate(id, me?.id ?? null, query.invite);
    if (query.at === undefined) return shown(reading, live, me, query.seat, query.invite);
    const then = await reading.position(live, reading.viewer(live, me?.id ?? null, query.seat), query.at);
    return new Written(`{"table":${reading.tableJson(live).table(me?.id ?? null)},"position":${JSON.stringify(then)}}`);
  },
  join: async ({ id, body, me }) => {
    await reading.visible(id, me!.id, body.invite);
    return shown(reading, await lobby.join(id, me!, body), me);
  },
  leave: async ({ id, body, me }) => shown(reading, await lobby.leave(id, me!, body.seat), me),
  setBot: async ({ id, body, me }) => shown(reading, await lobby.setBot(id, me!, body.seat, body.bot), me),
  sendAway: async ({ id, body, me }) => {
    const { live, guest } = await lobby.sendAway(id, me!, body.seat);
    // So that a new invitation is told again.
    await company.invitations.decline(guest, id);
    return shown(reading, live, me);
  },
  renewInvite: async ({ id, me }) => shown(reading, await lobby.renewInvite(id, me!), me),
  start: async ({ id, me }) => shown(reading, await lobby.start(id, me!), me),
  rematch: async ({ id, me, who }) => {
    await limiter.make(who);
    await mayOpen(db, me!.id);
    return shown(reading, await lobby.rematch(id, me!), me);
  },
});

async function mayOpen(db: Kysely<Database>, person: string): Promise<void> {
  const open = await db
    .selectFrom('tables')
    .select('id')
    .where('host', '=', person)
    .where('status', 'in', ['waiting', 'playing'])
    .limit(OPEN_TABLES)
    .execute();
  if (open.length === OPEN_TABLES) throw new Problem('tooManyTables', String(OPEN_TABLES));
}
