/** What benchmarks have in common: processes that take orders, and tables to play at. */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { client } from '../../api/client.ts';
import { type BenchTable, type Figures, inTurn, type Order } from './generator.ts';

/** A process of the benchmark, by its file beside this one. */
export function start(file: string): ChildProcess {
  return fork(fileURLToPath(new URL(file, import.meta.url)), { execArgv: ['--import', 'tsx'] });
}

export async function tell(generator: ChildProcess, order: Order): Promise<Figures> {
  const answered = answer<Figures>(generator);
  generator.send(order);
  return answered;
}

export async function answer<T>(child: ChildProcess): Promise<T> {
  const stop = new AbortController();
  const { signal } = stop;
  try {
    const ended = once(child, 'exit', { signal }).then(() => {
      throw new Error('A process of the benchmark has ended');
    });
    const [said] = await Promise.race([once(child, 'message', { signal }), ended]);
    return said as T;
  } finally {
    stop.abort();
  }
}

/** Opens tables with people of their own, and plays until everybody has buried and all but the last have bid. */
export async function openTables(base: string, count: number, seats: number): Promise<BenchTable[]> {
  return inTurn([...Array(count).keys()], async () => {
    const people = await Promise.all(
      Array.from({ length: seats }, async (_, i) => {
        const { token } = await client({ base }).guest({ name: `Player ${i + 1}` });
        return { token, api: client({ base, token }) };
      }),
    );
    const [host, ...others] = people.map(({ api }) => api);
    const { id } = (await host.openTable({ game: 'example', seats, visibility: 'link' })).table;
    for (const other of others) await other.join({ id });
    await host.start({ id });
    const decisions: string[] = [];
    for (const round of ['bury', 'bid']) {
      for (const [seat, { api }] of people.entries()) {
        if (round === 'bid' && seat === seats - 1) break;
        const [{ id: decision, options }] = (await api.table({ id })).position!.decisions;
        const { position } = await api.move({ id, moves: [{ decision, choice: options[0] }] });
        decisions[seat] = position!.decisions[0]?.id ?? '';
      }
    }
    return { id, tokens: people.map(({ token }) => token), decisions };
  });
}
