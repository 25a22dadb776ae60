/** Guests of a few networks who ask for everything that is dear, as fast as it is answered, in a process of their own. */
import { randomFrom } from '@tarsas/kernel';
import { ApiError } from '../../api/client.ts';
import { API } from '../../api/routes.ts';
import { type Somebody, somebodyFrom } from '../running.ts';

export interface Flood {
  base: string;
  /** A long game that is over. */
  finished: string;
}

const NETWORKS = 4;
const GUESTS_OF_EACH = 8;
/** A refused client asks again after this, which is sooner than it was told. */
const AGAIN_MS = 20;

const answers: Record<string, number> = {};
let stopped = false;

process.on('message', async (word: Flood | 'stop') => {
  if (word === 'stop') {
    stopped = true;
    process.send!(answers);
    return;
  }
  const { base } = word;
  const guests: { guest: Somebody; address: string }[] = [];
  for (let i = 0; i < NETWORKS * GUESTS_OF_EACH; i++) {
    const address = `203.0.113.${i % NETWORKS}`;
    guests.push({ guest: await somebodyFrom(base, address, `Hog ${i}`), address });
  }
  for (const [i, { guest, address }] of guests.entries()) void flood(guest, address, word, i);
  process.send!('begun');
});

async function flood(guest: Somebody, address: string, { base, finished }: Flood, i: number): Promise<void> {
  const random = randomFrom(`flood ${i}`);
  const { table } = await guest.table({ id: finished });
  const mine: string[] = [];
  const watch = async () => {
    const headers = { accept: 'application/x-ndjson', authorization: `Bearer ${guest.token}`, 'x-forwarded-for': address };
    const stop = new AbortController();
    const answer = await fetch(`${base}${API}/events?watch=${[finished, ...mine].slice(-20).join(',')}`, { headers, signal: stop.signal });
    await answer.body?.getReader().read();
    stop.abort();
    if (!answer.ok) throw new ApiError(answer.status, `stream ${answer.status}`, '', null);
  };
  const strongBots = async () => {
    const { id } = (await guest.openTable({ game: 'viscounts', seats: 2 })).table;
    mine.push(id);
    await guest.setBot({ id, seat: 1, bot: 'searcher' });
    await guest.start({ id });
    await guest.leaveToBot({ id, bot: 'searcher' });
  };
  const dear: Record<string, () => Promise<unknown>> = {
    replay: () => guest.replay({ id: finished }),
    log: () => guest.log({ id: finished }),
    past: () => guest.table({ id: finished, at: 1 + random(table.n) }),
    lists: () => guest.tables({ list: 'finished' }),
    watch,
    strongBots,
  };
  const names = Object.keys(dear);
  while (!stopped) {
    const name = names[random(names.length)];
    const said = await dear[name]().then(
      () => `${name} ok`,
      error => (error instanceof ApiError ? error.code : 'cut'),
    );
    answers[said] = (answers[said] ?? 0) + 1;
    if (!said.endsWith('ok')) await new Promise(resolve => setTimeout(resolve, AGAIN_MS));
  }
}
