/** What happened at a table, what was said and noted. */
import type { RecordRoute } from '../../api/schemas.ts';
import { type Handlers, ok, ownTable, type Parts } from './handler.ts';

export const recordHandlers = ({ db, reading, chat, notifier, limiter }: Parts): Handlers<RecordRoute> => ({
  log: async ({ id, query, me }) => {
    const live = await reading.upToDate(id, me?.id ?? null);
    return { lines: await reading.log(live, reading.viewer(live, me?.id ?? null, query.seat), query.after) };
  },
  replay: async ({ id, me }) => ({ ...(await reading.replay(await reading.upToDate(id, me?.id ?? null))) }),
  chat: async ({ id, query, me }) => {
    await reading.visible(id, me?.id ?? null);
    return { messages: await chat.since(id, query.after, me?.id ?? null) };
  },
  say: async asked => {
    const live = await ownTable(reading, asked);
    await limiter.make(asked.who);
    return { message: await chat.say(live, asked.me!, asked.body.text, await notifier.said(live, asked.me!.id)) };
  },
  note: async asked => {
    const { id } = await ownTable(reading, asked);
    const found = await db
      .selectFrom('note')
      .select('text')
      .where('table_id', '=', id)
      .where('person_id', '=', asked.me!.id)
      .executeTakeFirst();
    return { text: found?.text ?? '' };
  },
  setNote: async asked => {
    const { id } = await ownTable(reading, asked);
    const row = { table_id: id, person_id: asked.me!.id, text: asked.body.text };
    await db
      .insertInto('note')
      .values(row)
      .onConflict(conflict => conflict.columns(['table_id', 'person_id']).doUpdateSet(row))
      .execute();
    return ok;
  },
});
