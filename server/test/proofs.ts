/** Many tables played at once while servers are killed: no acknowledged move is lost, doubled or out of order. */
import { type Choice, equal, type Move, type Random, randomFrom } from '@tarsas/kernel';
import { ApiError, client } from '../api/client.ts';
import type { ServerProcess } from './process.ts';
import { Ear, type Heard } from './running.ts';

export interface ProofPlan {
  servers: readonly ServerProcess[];
  tables: number;
  kills: number;
  /** Acknowledged moves between two kills, at least and at most. */
  between: [number, number];
  seed: string;
  /** Whether people also watch, through any of the servers. */
  watch: boolean;
}

export interface Proof {
  acknowledged: number;
  kills: number;
  finished: number;
}

class TableRun {
  readonly acked: Move[] = [];
  seen = 0;
  readonly id: string;
  readonly tokens: readonly string[];
  constructor(id: string, tokens: readonly string[]) {
    this.id = id;
    this.tokens = tokens;
  }
}

/** Throws at the first thing that is not as it should be. */
export async function prove(plan: ProofPlan): Promise<Proof> {
  const { servers, kills, seed } = plan;
  const random = randomFrom(seed);
  const any = () => servers[random(servers.length)];
  const runs = await Promise.all(Array.from({ length: plan.tables }, () => open(any().base)));
  let acknowledged = 0;
  let reached: { at: number; resolve(): void } | null = null;
  const count = () => {
    acknowledged++;
    if (reached && acknowledged >= reached.at) reached.resolve();
  };
  let killing = true;
  const killer = (async () => {
    for (let i = 0; i < kills; i++) {
      const [least, most] = plan.between;
      await new Promise<void>(resolve => {
        reached = { at: acknowledged + least + random(most - least + 1), resolve };
      });
      await any().restart();
    }
    killing = false;
  })();
  const done = new AbortController();
  const watchers = plan.watch ? runs.map(run => watch(run, any, done.signal)) : [];
  const players = runs.map(async (first, i) => {
    // A table that is finished is followed by another one, until all the killing is done.
    const all = [first];
    for (let run = first; ; all.push(run)) {
      await play(run, any, randomFrom(`${seed}/${i}/${all.length}`), count);
      await check(run, any);
      if (!killing) return all.length;
      run = await again(() => open(any().base), any);
    }
  });
  const [counts] = await Promise.all([Promise.all(players), killer]);
  await Promise.all(watchers);
  done.abort();
  return { acknowledged, kills, finished: counts.reduce((a, b) => a + b) };
}

async function open(base: string): Promise<TableRun> {
  const people = await Promise.all(['A', 'B'].map(name => client({ base }).guest({ name })));
  const [host, other] = people.map(({ token }) => client({ base, token }));
  const { table } = await host.openTable({ game: 'example', seats: 2 });
  await other.join({ id: table.id });
  await host.start({ id: table.id });
  return new TableRun(
    table.id,
    people.map(({ token }) => token),
  );
}

/** Whatever fails because a server was killed is tried again when one is up. */
async function again<T>(work: () => Promise<T>, any: () => ServerProcess): Promise<T> {
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (error instanceof ApiError && error.status < 500 && error.code !== 'notOver') throw error;
      await any()
        .ready()
        .catch(() => {});
      await new Promise(resolve => setImmediate(resolve));
    }
  }
}

async function play(run: TableRun, any: () => ServerProcess, random: Random, acked: () => void): Promise<void> {
  const { id, tokens } = run;
  const seatAt = (seat: number) => client({ base: any().base, token: tokens[seat] });
  for (;;) {
    const { table } = await again(() => seatAt(0).table({ id }), any);
    if (table.status !== 'playing') return;
    const seat = table.waiting[random(table.waiting.length)];
    const { position } = await again(() => seatAt(seat).table({ id }), any);
    const open = position?.decisions.find(({ waiting }) => waiting);
    if (!open) continue;
    const choice: Choice = open.options[random(open.options.length)];
    try {
      await seatAt(seat).move({ id, moves: [{ decision: open.id, choice }] });
      run.acked.push({ seat, decision: open.id, choice });
      acked();
    } catch (error) {
      // Not acknowledged: it may or may not have been written. The next look tells. A look through another process may be a moment old.
      if (error instanceof ApiError && error.status < 500 && !['stale', 'over'].includes(error.code)) throw error;
    }
  }
}

/** Every acknowledged move is in the log, once and in its order. */
async function check(run: TableRun, any: () => ServerProcess): Promise<void> {
  const log = await again(() => client({ base: any().base }).replay({ id: run.id }), any);
  const moves = log.moves as Move[];
  let from = 0;
  for (const move of run.acked) {
    const at = moves.findIndex((other, i) => i >= from && equal(other, move));
    if (at < 0) throw new Error(`Table ${run.id}: ${JSON.stringify(move)} was acknowledged and is not in the log`);
    from = at + 1;
  }
  const keys = moves.map(({ seat, decision }) => `${seat} ${decision}`);
  if (new Set(keys).size !== keys.length) throw new Error(`Table ${run.id}: a decision was answered twice`);
}

/** Watches until the end, coming back wherever a stream breaks; every entry must be told, in order. */
async function watch(run: TableRun, any: () => ServerProcess, stop: AbortSignal): Promise<void> {
  const isOver = (event: Heard) => event.event === 'position' && (event.table as { status: string }).status === 'over';
  while (!stop.aborted) {
    try {
      const ear = await Ear.open(any().base, `${run.id}:${run.seen}`, run.tokens[0]);
      const over = await ear.until(isOver).then(
        () => true,
        () => false,
      );
      ear.close();
      for (const { n } of ear.heard.flatMap(({ lines }) => (lines as { n: number }[] | undefined) ?? [])) {
        if (n > run.seen + 1) throw new Gap(`Table ${run.id}: after entry ${run.seen} came ${n}`);
        run.seen = Math.max(run.seen, n);
      }
      if (over) return;
    } catch (error) {
      if (error instanceof Gap) throw error;
      await any()
        .ready()
        .catch(() => {});
      await new Promise(resolve => setImmediate(resolve));
    }
  }
}

class Gap extends Error {}
