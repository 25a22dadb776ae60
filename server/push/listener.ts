/** Handles the messages of all processes on the database, this one included. */
import type { Logger } from 'pino';
import type { ServerParts } from '../operate/parts.ts';
import type { Listener } from './bus.ts';

export function listener({ db, tables, streams, people, chat, presence }: ServerParts, log: Logger): Listener {
  const seated = async (id: string) => {
    const rows = await db.selectFrom('seat').select('person_id').where('table_id', '=', id).where('person_id', 'is not', null).execute();
    streams.seated(
      id,
      rows.map(({ person_id }) => person_id!),
    );
  };
  const said = async (id: string, line: number) => {
    for (const stream of streams.watching(id)) {
      const [message] = await chat.since(id, line - 1, stream.person);
      if (message) stream.send('chat', { table: id, message });
    }
  };
  /** A process hears its own commits too; it has nothing to refresh then, unless the answer to the commit was lost. */
  const committed = async (news: readonly string[]): Promise<void> => {
    for (const one of news) {
      const [id, n, status, waiting] = one.split(',');
      streams.tableChanged(id, Number(n), status, Number(waiting));
      await tables.entriesHeard(id, Number(n));
    }
  };
  const heard = async ([what, ...words]: string[]): Promise<void> => {
    const [id, ...rest] = words;
    if (what === 'entries') await committed(words);
    else if (what === 'seats') {
      await tables.seatsHeard(id);
      if (streams.size > 0) await seated(id);
    } else if (what === 'chat') await said(id, Number(rest[0]));
    else if (what === 'where') await presence.asked(id, rest[0]);
    else if (what === 'here') presence.answered(id);
    else if (what === 'person') {
      people.forget(id);
      // The person may have signed out: their streams end, and those still allowed reconnect at once.
      for (const stream of streams.forPerson(id)) stream.end();
    }
  };
  const noted = (err: unknown) => log.error({ err }, 'a message was not understood');
  return {
    hear: words => void heard(words).catch(noted),
    // Messages may be lost: all caches are dropped, and all streams reconnect and get what they missed.
    missed: () => {
      people.forgetAll();
      streams.endAll();
      void tables.refreshAll().catch(noted);
    },
  };
}
