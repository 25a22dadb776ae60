/** Bots at the tables: a bot's whole turn is one job, thought about in a thread under a time limit and committed at once. */
import { MessageChannel } from 'node:worker_threads';
import { bots } from '@tarsas/bots';
import type { Decision, Seat } from '@tarsas/kernel';
import type { Logger } from 'pino';
import { Piscina } from 'piscina';
import type { Job } from '../storage/commit.ts';
import type { Live, News } from '../table/live.ts';
import { openIn } from '../table/play.ts';
import type { Playing } from '../table/playing.ts';
import type { Tables } from '../table/tables.ts';
import { Problem } from '../text/problem.ts';
import type { BotTask, BotTurn } from './botWorker.ts';

type BotWork = Job & { queue: 'bot' };

export interface BotJob {
  table: string;
  /** The entry that asked, and when. */
  n: number;
  at: number;
  seat: Seat;
}

/** Turns of bots that these entries have begun. */
export function botJobs(live: Live, news: readonly News[]): Job[] {
  const { agreed, play: before } = live;
  const { step, stamped } = news[news.length - 1];
  const after = step.play;
  if (after.status !== 'playing' || after.bots.every(bot => bot === null)) return [];
  const asked = new Set(before ? openIn(agreed.game, before).flatMap(open => (before.bots[open.seat] !== null ? [keyOf(open)] : [])) : []);
  const opened = openIn(agreed.game, after).filter(open => after.bots[open.seat] !== null && !asked.has(keyOf(open)));
  return jobsOf(live, opened, after.n, stamped.at);
}

/** Turns of bots that are open now: for tables whose jobs were lost, as after restoring a backup, which holds none. */
export function openBotJobs(live: Live): BotWork[] {
  const { agreed, play, row } = live;
  if (play?.status !== 'playing') return [];
  const open = openIn(agreed.game, play).filter(({ seat }) => play.bots[seat] !== null);
  return jobsOf(live, open, play.n, row.touched_at);
}

/** The jobs of a table's bots count as those of its host. */
function jobsOf({ id, row }: Live, open: readonly Decision[], n: number, at: number): BotWork[] {
  const seats = new Set(open.filter(({ waiting }) => waiting).map(({ seat }) => seat));
  return [...seats].map(seat => ({ queue: 'bot', data: { table: id, n, at, seat } satisfies BotJob, person: row.host ?? id }));
}

const keyOf = ({ id, seat }: { id: string; seat: Seat }) => `${seat}/${id}`;

/** After so many attempts the job fails, and the queue retries it later. */
const ATTEMPTS = 10;
/** The level that answers when time is short: sensible moves in milliseconds. */
const QUICK = 'greedy';

export interface BotsConfig {
  /** The file that a thread runs. */
  worker: string;
  threads: number;
  /** Milliseconds of thinking for one turn. */
  limitMs: number;
  /** A table that has waited longer than this for its bot gets a quick answer. */
  patienceMs: number;
  log: Logger;
  /** A bot has come to no answer. */
  gaveUp(): void;
  /** Told of every turn: who answered, how long it had waited and thought. */
  played(turn: { level: string; quick: boolean; waitedMs: number; thoughtMs: number }): void;
}

export class Bots {
  private readonly tables: Tables;
  private readonly playing: Playing;
  private readonly config: BotsConfig;
  private readonly pool: Piscina<BotTask, BotTurn>;

  constructor(tables: Tables, playing: Playing, config: BotsConfig) {
    this.tables = tables;
    this.playing = playing;
    this.config = config;
    this.pool = new Piscina({
      filename: config.worker,
      minThreads: 0,
      maxThreads: Math.max(1, config.threads),
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

  /** Idempotent, as a job may run twice: does nothing when the turn has been played already. */
  private async answerOnce({ table, n, at, seat }: BotJob): Promise<void> {
    const { limitMs, patienceMs, log, played } = this.config;
    const { agreed, play } = await this.tables.atLeast(table, n);
    const bot = play?.bots[seat];
    if (!play || !bot || play.status !== 'playing') return;
    if (!openIn(agreed.game, play).some(open => open.seat === seat && open.waiting)) return;
    const waitedMs = Math.max(0, this.tables.config.now() - at);
    const quick = quickerThan(bot);
    const task = { game: agreed.game.id, quick, state: play.state, seat, seed: `${agreed.seed}/bot ${seat}`, limitMs };
    const isLate = waitedMs > patienceMs;
    const turn = isLate ? null : await this.think({ ...task, bot }).catch((err: unknown) => this.gaveUp(err, { table, seat, bot }));
    const { moves, thoughtMs, hurried } = turn ?? (await this.think({ ...task, bot: quick }));
    const level = turn && !hurried ? bot : quick;
    if (level !== bot) log.warn({ table, seat, bot, level, waitedMs, thoughtMs }, 'time was short: a bot of a lower level has answered');
    played({ level, quick: level !== bot, waitedMs, thoughtMs });
    await this.playing.botTurn(table, seat, moves);
  }

  /** The bot was terminated or threw: a quicker one plays this turn. */
  private gaveUp(err: unknown, where: object): null {
    this.config.gaveUp();
    this.config.log.error({ err, ...where }, 'a bot has not answered');
    return null;
  }

  /** The limit is for thinking, not for waiting for a thread. Bots check it themselves; after twice as long the thread is terminated. */
  private async think(task: Omit<BotTask, 'began'>): Promise<BotTurn> {
    const { port1, port2 } = new MessageChannel();
    const abort = new AbortController();
    let timer: NodeJS.Timeout | undefined;
    port1.once('message', () => {
      timer = setTimeout(() => abort.abort(), 2 * task.limitMs);
    });
    try {
      return await this.pool.run({ ...task, began: port2 }, { signal: abort.signal, transferList: [port2] });
    } finally {
      clearTimeout(timer);
      port1.close();
    }
  }

  async close(): Promise<void> {
    await this.pool.destroy();
  }
}

/** `greedy` for levels above it, `random` for the others. */
function quickerThan(bot: string): string {
  const rank = (name: string) => bots.findIndex(other => other.name === name);
  return rank(bot) > rank(QUICK) ? QUICK : 'random';
}
