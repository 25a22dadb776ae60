/** More tables are played than are kept in memory: every read shows what was acknowledged before it. */
import type { Random } from '@tarsas/kernel';
import { ApiError } from '../api/client.ts';
import { aTable, Ear, somebody } from './running.ts';

export interface EvictionPlan {
  /** Where the server answers. */
  url: string;
  game: string;
  /** Tables at which people play at the same time; one that is over is followed by another one. */
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

export async function evict({ url, game, tables, requests, atOnce, random }: EvictionPlan): Promise<Evicted> {
  const people = await Promise.all(['Anna', 'Béla'].map(name => somebody(url, name)));
  /** The last entry of each table that somebody was told is there. */
  const acknowledged = new Map<string, number>();
  const ears = new Map<string, Ear>();
  const open = async (i: number) => {
    const id = await aTable(game, people);
    acknowledged.set(id, 1);
    if (i % 3 === 0) ears.set(id, await Ear.open(url, `${id}:0`, people[0].token));
    return id;
  };
  const played: string[] = [];
  for (let i = 0; i < tables; i++) played.push(await open(i));
  const result: Evicted = { acknowledged: 0, reads: 0, wrong: [] };
  const hold = (id: string, n: number, least: number, what: string) => {
    result.reads++;
    if (n < least) result.wrong.push(`${what} of ${id} shows entry ${n} after ${least} was acknowledged`);
  };

  const move = async (id: string, who: number) => {
    const least = acknowledged.get(id)!;
    const { table, position } = await people[who].table({ id });
    hold(id, table.n, least, 'the table');
    const asked = position?.decisions.find(({ waiting }) => waiting);
    if (!asked) return table.status;
    try {
      const choice = asked.options[random(asked.options.length)];
      const answer = await people[who].move({ id, moves: [{ decision: asked.id, choice }] });
      result.acknowledged++;
      acknowledged.set(id, Math.max(acknowledged.get(id)!, answer.table.n));
    } catch (error) {
      if (!(error instanceof ApiError && ['stale', 'over'].includes(error.code))) throw error;
    }
    return table.status;
  };
  const look = async (id: string) => {
    const least = acknowledged.get(id)!;
    const { lines } = await people[random(2)].log({ id });
    hold(id, lines.length, least, 'the log');
  };
  const miss = async () => {
    const found = await people[0].table({ id: `missing${random(1_000)}` }).catch(() => null);
    if (found) result.wrong.push('A table that is not there was found');
  };
  let left = requests;
  const worker = async () => {
    while (left-- > 0) {
      const i = random(tables);
      const id = played[i];
      const what = random(6);
      if (what >= 3) await (what < 5 ? look(id) : miss());
      else if ((await move(id, random(2))) === 'over' && played[i] === id) {
        const next = open(i);
        // Workers that pick this place meanwhile play at another table.
        played[i] = played[(i + 1) % tables];
        played[i] = await next;
      }
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));

  for (const [id, least] of acknowledged) hold(id, (await people[0].table({ id })).table.n, least, 'the table at the end');
  for (const [id, ear] of ears) result.wrong.push(...(await gapsIn(id, ear, acknowledged.get(id)!)));
  return result;
}

/** Entries that a stream has not told once and in order, up to the last acknowledged one. */
async function gapsIn(id: string, ear: Ear, last: number): Promise<string[]> {
  await ear.until(({ table }) => ((table as { n: number } | undefined)?.n ?? 0) >= last);
  const told = ear.heard.flatMap(({ lines }) => (lines as { n: number }[] | undefined) ?? []).map(({ n }) => n);
  ear.close();
  return told.some((n, at) => n !== at + 1) ? [`a stream of ${id} was told ${told}`] : [];
}
