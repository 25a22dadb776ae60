/** Tables played in this process, without a server, and what opening them takes: for measurements. */
import { optionsOf, randomFrom } from '@tarsas/kernel';
import { titles } from '../../../games/registry.ts';
import { Committer } from '../../storage/commit.ts';
import type { Storage } from '../../storage/open.ts';
import { Milestones } from '../../table/milestones.ts';
import { openIn } from '../../table/play.ts';
import { Tables } from '../../table/tables.ts';

const OPENED = 30;

export function keeping(storage: Storage): { tables: Tables; milestones: Milestones } {
  const committer = new Committer(storage, { ready: async () => {}, enqueue: async () => {}, wake: () => {} });
  const milestones = new Milestones(storage.db, 'bench', { warn: console.warn });
  const config = { db: storage.db, titles, committer, milestones, now: Date.now, botsLateMs: 1, newSeed: () => 's', keep: 1 };
  return {
    tables: new Tables({
      ...config,
      isAlone: () => true,
      missedBy: async () => [],
      jobsAfter: () => [],
      committed: () => {},
      caughtUp: () => {},
    }),
    milestones,
  };
}

/** A game of so many entries at most, by chance; its table has the game's name. */
export async function played({ db }: Storage, tables: Tables, game: string, most: number): Promise<string> {
  const found = titles.find(title => title.game.id === game)!.game;
  const seats = Math.min(4, found.seats.max);
  const fixed = { options: '{}', seed: 's', visibility: 'open' as const, invite: 'i', created_at: 1, touched_at: 1, rules: found.rules };
  const none = { pace: null, host: null, rematch: null, due_at: null, result: null };
  await db
    .insertInto('tables')
    .values({ ...fixed, ...none, id: game, game, seats })
    .execute();
  await tables.append(game, () => [{ kind: 'start', bots: new Array<null>(seats).fill(null) }]);
  const random = randomFrom(game);
  for (;;) {
    const { play } = await tables.append(game, ({ play, agreed }) => {
      const open = play!.n < most ? openIn(agreed.game, play!).filter(({ waiting }) => waiting) : [];
      if (open.length === 0) return [];
      const asked = open[random(open.length)];
      const options = optionsOf(agreed.game, play!.state, asked);
      return [{ kind: 'move', seat: asked.seat, decision: asked.id, choice: options[random(options.length)] }];
    });
    if (play!.n >= most || play!.status !== 'playing') return game;
  }
}

/** The median, and the processor time of one; the first ones are for the compiler. */
export async function timed(work: () => Promise<unknown>): Promise<string> {
  const took: number[] = [];
  let used = process.cpuUsage();
  for (let i = -5; i < OPENED; i++) {
    if (i === 0) used = process.cpuUsage();
    const began = performance.now();
    await work();
    if (i >= 0) took.push(performance.now() - began);
  }
  const { user, system } = process.cpuUsage(used);
  took.sort((a, b) => a - b);
  return `${took[OPENED >> 1].toFixed(1)} ms (${((user + system) / OPENED / 1_000).toFixed(1)} of the processor)`;
}
