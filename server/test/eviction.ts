/** More tables are played than are kept in memory: whoever looks sees everything that was acknowledged before they asked. */
import type { Random } from '@tarsas/kernel';
import { ApiError } from '../api/client.ts';
import { aTable, Ear, type Running, somebody } from './running.ts';

export interface EvictionPlan {
  server: Running;
  tables: number;
  /** Requests altogether, of which about a third are moves. */
  requests: number;
  atOnce: number;
  random: Random;
}

export interface Evicted {
  acknowledged: number;
  reads: number;
  /** What should not have happened. */
  wrong: string[];
}

export async function evict({ server, tables, requests, atOnce, random }: EvictionPlan): Promise<Evicted> {
  const people = await Promise.all(['Anna', 'Béla'].map(name => somebody(server.url, name)));
  const ids: string[] = [];
  for (let i = 0; i < tables; i++) ids.push(await aTable('canary', people));
  /** The last entry of each table that somebody was told is there. */
  const acknowledged = new Map(ids.map(id => [id, 1]));
  const watched = ids.filter((_, i) => i % 3 === 0);
  const ears = await Promise.all(watched.map(id => Ear.open(server.url, `${id}:0`, people[0].token)));
  const result: Evicted = { acknowledged: 0, reads: 0, wrong: [] };
  const hold = (id: string, n: number, least: number, what: string) => {
    result.reads++;
    if (n < least) result.wrong.push(`${what} of ${id} shows entry ${n} after ${least} was acknowledged`);
  };

  const move = async (id: string, who: number) => {
    const least = acknowledged.get(id)!;
    const { table, position } = await people[who].table({ id });
    hold(id, table.n, least, 'the table');
    const open = position?.decisions.find(({ waiting }) => waiting);
    if (!open) return;
    try {
      const answer = await people[who].move({ id, moves: [{ decision: open.id, choice: open.options[random(open.options.length)] }] });
      result.acknowledged++;
      acknowledged.set(id, Math.max(acknowledged.get(id)!, answer.table.n));
    } catch (error) {
      if (!(error instanceof ApiError && ['stale', 'over'].includes(error.code))) throw error;
    }
  };
  const look = async (id: string) => {
    const least = acknowledged.get(id)!;
    const { lines } = await people[random(2)].log({ id });
    hold(id, lines.length, least, 'the log');
  };
  const miss = () =>
    people[0].table({ id: `missing${random(1_000)}` }).then(
      () => void result.wrong.push('A table that is not there was found'),
      () => {},
    );
  let left = requests;
  const worker = async () => {
    while (left-- > 0) {
      const id = ids[random(ids.length)];
      const what = random(6);
      await (what < 3 ? move(id, random(2)) : what < 5 ? look(id) : miss());
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));

  for (const id of ids) hold(id, (await people[0].table({ id })).table.n, acknowledged.get(id)!, 'the table at the end');
  for (const [i, ear] of ears.entries()) {
    const last = acknowledged.get(watched[i])!;
    await ear.until(({ table }) => ((table as { n: number } | undefined)?.n ?? 0) >= last);
    const told = ear.heard.flatMap(({ lines }) => (lines as { n: number }[] | undefined) ?? []).map(({ n }) => n);
    if (told.some((n, at) => n !== at + 1)) result.wrong.push(`a stream of ${watched[i]} was told ${told}`);
    ear.close();
  }
  return result;
}
