/** Bots at the tables: each open question of a bot's seat is a job, thought about in a worker under a time limit. */
import { Intentions, type Plan } from '@tarsas/bots';
import { optionsOf, pending, type Seat } from '@tarsas/kernel';
import { Piscina } from 'piscina';
import type { Job } from '../storage/commit.ts';
import type { Live, News } from '../table/live.ts';
import type { Playing } from '../table/playing.ts';
import type { Tables } from '../table/tables.ts';
import { Problem } from '../text/index.ts';
import type { BotTask } from './botWorker.ts';

export interface BotJob {
  table: string;
  /** The entry that asked. */
  n: number;
  seat: Seat;
  decision: string;
}

/** Questions to bots that these entries have opened. */
export function botJobs({ id, agreed, play: before }: Live, news: readonly News[]): Job[] {
  const after = news[news.length - 1].step.play;
  if (after.status !== 'playing' || after.bots.every(bot => bot === null)) return [];
  const asked = new Set(
    before
      ? pending(agreed.game, before.state)
          .filter(({ seat }) => before.bots[seat] !== null)
          .map(keyOf)
      : [],
  );
  return pending(agreed.game, after.state)
    .filter(decision => decision.waiting && after.bots[decision.seat] !== null && !asked.has(keyOf(decision)))
    .map(({ seat, id: decision }) => ({ queue: 'bot', data: { table: id, n: after.n, seat, decision } satisfies BotJob }));
}

const keyOf = ({ id, seat }: { id: string; seat: Seat }) => `${seat}/${id}`;

/** Questions to bots that are open now: for tables whose jobs were lost, with a database that was restored for instance. */
export function openBotJobs({ id, agreed, play }: Live): BotJob[] {
  if (play?.status !== 'playing') return [];
  return pending(agreed.game, play.state)
    .filter(({ seat, waiting }) => waiting && play.bots[seat] !== null)
    .map(({ seat, id: decision }) => ({ table: id, n: play.n, seat, decision }));
}

/** After so many the job fails, and is tried again later. */
const ATTEMPTS = 10;

export class Bots {
  private readonly tables: Tables;
  private readonly playing: Playing;
  private readonly limitMs: number;
  private readonly pool: Piscina;
  /** Where another process answers the next question, or this one was started anew, the bot thinks again. */
  private readonly intentions = new Intentions();

  constructor(tables: Tables, playing: Playing, { worker, limitMs, threads }: { worker: string; limitMs: number; threads: number }) {
    this.tables = tables;
    this.playing = playing;
    this.limitMs = limitMs;
    this.pool = new Piscina({
      filename: worker,
      minThreads: 0,
      maxThreads: threads,
      idleTimeout: 30_000,
      execArgv: [],
    });
  }

  /** Thinks again when another seat has meanwhile changed what can be answered. */
  async answer(job: BotJob): Promise<void> {
    for (let attempt = 1; ; attempt++) {
      try {
        return await this.answerOnce(job);
      } catch (error) {
        const overtaken = error instanceof Problem && error.code === 'notAnOption';
        if (!overtaken || attempt >= ATTEMPTS) throw error;
      }
    }
  }

  /** Does nothing when the question has been answered already: a job may come twice. */
  private async answerOnce({ table, n, seat, decision: id }: BotJob): Promise<void> {
    const { agreed, play } = await this.tables.atLeast(table, n);
    const bot = play?.bots[seat];
    if (!play || !bot || play.status !== 'playing') return;
    const decision = pending(agreed.game, play.state).find(open => open.id === id && open.seat === seat);
    if (!decision) return;
    const who = `${table} ${seat}`;
    const meant = this.intentions.next(who, agreed.game, play.state, decision);
    if (meant) return this.playing.botMove(table, seat, { decision: id, choice: meant });
    const seed = `${agreed.seed}/bot ${seat}/${id}`;
    const task: BotTask = { game: agreed.game.id, bot, state: play.state, decision: id, seed };
    // A bot that does not answer in time plays the first thing there is: the table must go on.
    const [choice, ...rest] = (await this.think(task)) ?? optionsOf(agreed.game, play.state, decision).slice(0, 1);
    this.intentions.keep(who, play.state, rest);
    await this.playing.botMove(table, seat, { decision: id, choice });
  }

  private async think(task: BotTask): Promise<Plan | null> {
    const signal = AbortSignal.timeout(this.limitMs);
    try {
      return await this.pool.run(task, { signal });
    } catch (error) {
      if (signal.aborted) return null;
      throw error;
    }
  }

  async close(): Promise<void> {
    await this.pool.destroy();
  }
}
