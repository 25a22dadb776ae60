/**
 * A process that is killed between a change and the work it brings along: `node --import tsx cut.ts <where> <what> <moment>`. The database and the queue
 * are real; only the moment is chosen.
 */
import { Queue } from '../../jobs/queue.ts';
import { Committer, type Job, type Outbox, together } from '../../storage/commit.ts';
import { openStorage, type Where } from '../../storage/open.ts';

const [where, what, moment] = process.argv.slice(2);
const storage = await openStorage(JSON.parse(where) as Where);
const queue = new Queue(storage, error => console.error(error));
const killed = () => process.kill(process.pid, 'SIGKILL');
const outbox: Outbox = {
  ready: () => queue.ready(),
  async enqueue(jobs, trx) {
    if (moment === 'before its jobs') killed();
    await queue.enqueue(jobs, trx);
    if (moment === 'before the commit') killed();
  },
  wake: () => killed(),
};
const jobs: Job[] = [1, 2].map(i => ({ queue: 'bot', data: { table: 'a', i }, person: 'p' }));
if (what === 'a turn') {
  const head = { status: 'playing' as const, waiting: 0, bots_waiting: 3, due_at: null, wake_at: null, result: null };
  const entry = (n: number) => ({ table_id: 'a', n, at: 1, body: '{}' });
  await new Committer(storage, outbox).commit({ entries: [entry(1), entry(2)], head, jobs });
} else {
  const note = { table_id: 'a', person_id: 'p', text: 'w' };
  await together({ db: storage.db, outbox }, async trx => ({ result: await trx.insertInto('note').values(note).execute(), jobs }));
}
