/** Handles what the processes on the database say. */
import type { Viewer } from '@tarsas/kernel';
import type { Logger } from 'pino';
import type { ServerParts } from '../operate/parts.ts';
import type { Live } from '../table/live.ts';
import { passedIn } from '../table/passed.ts';
import type { Committed, Listener } from './bus.ts';
import type { Kind } from './newsText.ts';

export function listener(parts: ServerParts, log: Logger): Listener {
  const { db, tables, streams, people, chat, presence } = parts;
  const seated = async (id: string) => {
    const rows = await db.selectFrom('seat').select('person_id').where('table_id', '=', id).where('person_id', 'is not', null).execute();
    streams.seated(
      id,
      rows.map(({ person_id }) => person_id!),
    );
  };
  const written = async (id: string, line: number) => {
    for (const stream of streams.watching(id)) {
      const [message] = await chat.since(id, line - 1, stream.person);
      // A line that this reader does not want to read is left out, and a later one may have come instead.
      if (message?.id === line) stream.send('chat', { table: id, message });
    }
  };
  const { committed, said } = entriesOfOthers(parts);
  const catchUp = once(() => readNumbers(parts, news => committed(news, false)));
  const heard = async ([what, ...words]: string[]): Promise<void> => {
    const [id, ...rest] = words;
    if (what === 'seats') {
      await tables.seatsToldOf(id);
      if (streams.size > 0) await seated(id);
    } else if (what === 'chat') await written(id, Number(rest[0]));
    else if (what === 'where') await presence.asked(id, rest[0]);
    else if (what === 'here') presence.answered(id);
    else if (what === 'who') await presence.askedWho(id, rest);
    else if (what === 'present') presence.answeredWho(id, rest);
    // What a session remembers of a person is asked for anew; their streams go on.
    else if (what === 'standing') people.forget(id);
    else if (what === 'people') for (const stream of streams.forPerson(id)) stream.send('people', {});
    else if (what === 'person') {
      people.forget(id);
      // The person may have signed out: their streams end, and those still allowed reconnect at once.
      for (const stream of streams.forPerson(id)) stream.end();
    }
  };
  const noted = (err: unknown) => log.error({ err }, 'a message was not understood');
  return {
    hear: words => void heard(words).catch(noted),
    news: (news, peer) => void committed(news, peer === null, peer).catch(noted),
    said: (kind, peer, text) => void said[kind](peer, text).catch(noted),
    catchUp: () => void catchUp().catch(noted),
    // Messages may be lost: all caches are dropped, and all streams reconnect and get what they missed.
    missed: () => {
      people.forgetAll();
      streams.endAll();
      void tables.refreshAll().catch(noted);
    },
  };
}

/** What other processes tell of entries, and what is answered. */
function entriesOfOthers({ tables, streams, announcer }: ServerParts) {
  const sayWhoSees = (peer: string, id: string, viewers: readonly Viewer[]) => announcer.bus.say(peer, 'shows', [id, ...viewers].join(' '));
  /** `inOrder`: they came the same way as words about seats. */
  const committed = async (news: readonly Committed[], inOrder: boolean, peer: string | null = null): Promise<void> => {
    for (const { id, n, status, waiting } of news) streams.tableChanged(id, n, status, waiting);
    // Whoever has made what we had to read shall pass on the next entries.
    const read = await tables.numbersHeard(news, inOrder);
    if (peer !== null) for (const live of read) sayWhoSees(peer, live.id, viewersOf(live));
  };
  const passed = async (peer: string, text: string): Promise<void> => {
    const passed = passedIn(text);
    const live = await tables.passed(passed);
    const viewers = live ? viewersOf(live) : [];
    if (viewers.length !== passed.shown.size || !viewers.every(viewer => passed.shown.has(viewer))) sayWhoSees(peer, passed.id, viewers);
  };
  const said: Record<Kind, (peer: string, text: string) => Promise<void>> = {
    made: passed,
    shows: async (peer, text) => {
      const [id, ...viewers] = text.split(' ');
      tables.shownAt(id, peer, viewers);
    },
  };
  return { committed, said };
}

/** Each once. */
const viewersOf = ({ watchers }: Live): Viewer[] => [...new Set([...watchers].map(watcher => watcher.viewer()))];

/** Longer than it takes to notice that something was not told, and than clocks of machines may differ. */
const RECENT_MS = 60_000;
const AT_ONCE = 1_000;

/** Of all tables that somebody here may want to hear of: those with recent entries, as if their news had just come. */
async function readNumbers({ db, tables, streams, now }: ServerParts, committed: (news: Committed[]) => Promise<void>): Promise<void> {
  const ids = [...new Set([...tables.ids(), ...streams.ids()])];
  for (let i = 0; i < ids.length; i += AT_ONCE) {
    const news = await db
      .selectFrom('tables')
      .select(['id', 'n', 'status', 'waiting'])
      .where('id', 'in', ids.slice(i, i + AT_ONCE))
      .where('touched_at', '>', now() - RECENT_MS)
      .execute();
    await committed(news);
  }
}

/** Never twice at the same time: whoever asks meanwhile gets another round after this one. */
function once(work: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | null = null;
  let again: Promise<void> | null = null;
  const start = () => {
    again = null;
    running = work().finally(() => {
      running = null;
    });
    return running;
  };
  return () => {
    if (!running) return start();
    again ??= running.then(start, start);
    return again;
  };
}
