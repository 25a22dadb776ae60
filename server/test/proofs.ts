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
  /** What is done instead of killing one of the servers. */
  fault?(): Promise<void>;
  /** Whether everybody at every table also watches it, each through any of the servers. */
  watch: boolean;
  /** The address of a proxy in front of all of them, through which everything goes; otherwise each request goes to any of them. */
  front?: string;
}

/** Where requests go. */
type Door = Pick<ServerProcess, 'base' | 'ready'>;

export interface Proof {
  acknowledged: number;
  kills: number;
  finished: number;
  /** Entries told to those who watched, all of them and in their order. */
  told: number;
}

class TableRun {
  /** What was acknowledged, with the entry it was said to have become. */
  readonly acked: { move: Move; entry: number }[] = [];
  /** Sent, and no answer came: they may have been made or not. */
  readonly unknown: Move[] = [];
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
  const one = () => servers[random(servers.length)];
  const { front } = plan;
  const any = (): Door => (front === undefined ? one() : { base: front, ready: () => one().ready() });
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
      await (plan.fault ? plan.fault() : one().restart());
    }
    killing = false;
  })();
  let told = 0;
  let finished = 0;
  const players = runs.map(async (first, i) => {
    // A table that is finished is followed by another one, until all the killing is done.
    for (let run = first, n = 1; ; n++) {
      const { tokens } = run;
      const [, ...seen] = await Promise.all([
        play(run, any, randomFrom(`${seed}/${i}/${n}`), count),
        ...(plan.watch ? tokens.map(token => watch(run, token, any)) : []),
      ]);
      const entries = await check(run, any);
      for (const last of seen) if (last !== entries) throw new Error(`Table ${run.id}: ${last} of ${entries} entries were told`);
      told += seen.length * entries;
      finished++;
      if (!killing) return;
      run = await again(() => open(any().base), any);
    }
  });
  await Promise.all([...players, killer]);
  return { acknowledged, kills, finished, told };
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
async function again<T>(work: () => Promise<T>, any: () => Door): Promise<T> {
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (error instanceof ApiError && error.status < 500 && error.code !== 'notOver') throw error;
      await moment(any);
    }
  }
}

/** Until the server is up; where only its database is away, a little while. */
async function moment(any: () => Door): Promise<void> {
  await any()
    .ready()
    .catch(() => {});
  await new Promise(resolve => setTimeout(resolve, 20));
}

async function play(run: TableRun, any: () => Door, random: Random, acked: () => void): Promise<void> {
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
    const move = { seat, decision: open.id, choice };
    try {
      const { entry } = await seatAt(seat).move({ id, moves: [{ decision: open.id, choice }] });
      run.acked.push({ move, entry });
      acked();
    } catch (error) {
      if (!(error instanceof ApiError) || error.status >= 500) run.unknown.push(move);
      // A look through another process may be a moment old: what we saw open was answered already.
      else if (!['stale', 'over'].includes(error.code)) throw error;
    }
  }
}

/** The log is what was acknowledged, once and in its order, and of what was not answered perhaps some. Returns how many entries it has. */
async function check(run: TableRun, any: () => Door): Promise<number> {
  const log = await again(() => client({ base: any().base }).replay({ id: run.id }), any);
  const moves = log.moves as Move[];
  for (const { move, entry } of run.acked) {
    // The first entry is the start. A look through another process may be old, so a turn may have been sent twice: both times it is the same entry.
    if (!equal(moves[entry - 2] ?? null, move))
      throw new Error(`Table ${run.id}: ${JSON.stringify(move)} was acknowledged as entry ${entry} and is not in the log there`);
  }
  const sent = [...run.acked.map(({ move }) => move), ...run.unknown];
  const strange = moves.find(move => !sent.some(other => equal(other, move)));
  if (strange) throw new Error(`Table ${run.id}: nobody has sent ${JSON.stringify(strange)}`);
  const keys = moves.map(({ seat, decision }) => `${seat} ${decision}`);
  if (new Set(keys).size !== keys.length) throw new Error(`Table ${run.id}: a decision was answered twice`);
  const { lines } = await again(() => client({ base: any().base, token: run.tokens[0] }).log({ id: run.id }), any);
  // Besides the moves there is only the start.
  if (lines.length !== moves.length + 1) throw new Error(`Table ${run.id}: ${lines.length} entries for ${moves.length} moves`);
  return lines.length;
}

/** Watches until the end, coming back wherever a stream breaks; every entry must be told, once and in order. Returns the last one told. */
async function watch({ id }: TableRun, token: string, any: () => Door): Promise<number> {
  const isOver = (event: Heard) => event.event === 'position' && (event.table as { status: string }).status === 'over';
  for (let seen = 0; ; ) {
    const ear = await Ear.open(any().base, `${id}:${seen}`, token).catch(() => null);
    if (!ear) {
      await moment(any);
      continue;
    }
    const over = await ear.until(isOver).catch(() => null);
    ear.close();
    for (const { n } of ear.heard.flatMap(({ lines }) => (lines as { n: number }[] | undefined) ?? [])) {
      if (n !== seen + 1) throw new Error(`Table ${id}: after entry ${seen} came ${n}`);
      seen = n;
    }
    if (!over) continue;
    if (!(over.table as { result: unknown }).result) throw new Error(`Table ${id}: it is over and nobody is told how it ended`);
    return seen;
  }
}
