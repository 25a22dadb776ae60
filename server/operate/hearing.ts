/** What this process does about what it hears from the others, and from itself. */
import type { Logger } from 'pino';
import type { Listener } from '../push/bus.ts';
import type { ServerParts } from './parts.ts';

export function listener({ db, tables, streams, people, chat }: ServerParts, log: Logger): Listener {
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
      if (message) stream.send({ event: 'chat', data: { table: id, message } });
    }
  };
  const heard = async ([what, id, ...rest]: string[]): Promise<void> => {
    if (what === 'entry') {
      const [n, status, waiting] = rest;
      streams.tableChanged(id, Number(n), status, seatsIn(Number(waiting)));
      await tables.entriesHeard(id, Number(n));
    } else if (what === 'seats') {
      await tables.seatsHeard(id);
      if (streams.size > 0) await seated(id);
    } else if (what === 'chat') await said(id, Number(rest[0]));
    else if (what === 'person') {
      people.forget(id);
      // Streams of somebody who may have signed out: whoever still may comes back at once.
      for (const stream of streams.forPerson(id)) stream.end();
    }
  };
  const noted = (err: unknown) => log.error({ err }, 'a message was not understood');
  return {
    hear: words => void heard(words).catch(noted),
    missed: () => void tables.refreshAll().catch(noted),
  };
}

const seatsIn = (bits: number): number[] => [...Array(32).keys()].filter(seat => ((bits >> seat) & 1) === 1);
