/** Before an upgrade: would every running table go on under the rules that are installed here, and what will the first start do to the database? */
import { hash, type Title } from '@tarsas/kernel';
import { pending } from '../storage/migrations.ts';
import { openStorage, type Where } from '../storage/open.ts';
import { readLog } from '../storage/packed.ts';
import type { Entry } from '../table/entry.ts';
import { rebuild } from '../table/play.ts';
import { Problem } from '../text/problem.ts';

/** `same`: the rules are the version it was started with. `legal`: other rules, but every move is still legal. `breaks`: it cannot go on. */
export type Verdict = 'same' | 'legal' | 'breaks';

export interface Checked {
  table: string;
  game: string;
  verdict: Verdict;
  /** Fingerprint of the position, to be held against that of the old version. */
  position?: string;
  why?: string;
}

export interface UpgradeCheck {
  tables: Checked[];
  /** What the first start changes in the database; before that so much is copied, while the old servers go on. */
  migrations: string[];
  copied: { rows: number; bytes: number };
}

/** Reads only what every version has stored, and changes nothing: the servers of the version before may be running on this database. */
export async function upgradeCheck(where: Where, titles: readonly Title[]): Promise<UpgradeCheck> {
  const { db, close } = await openStorage(where, { asItIs: true });
  try {
    const needs = await pending(db);
    if (needs.migrations.includes('002-tables')) return { tables: [], ...needs };
    const running = await db
      .selectFrom('tables')
      .select(['id', 'game', 'rules', 'seats', 'options', 'seed', 'pace'])
      .where('status', '=', 'playing')
      .orderBy('id')
      .execute();
    const tables: Checked[] = [];
    for (const { id, rules, ...row } of running) {
      const checked = { table: id, game: row.game };
      try {
        const game = titles.find(title => title.game.id === row.game)?.game;
        if (!game) throw new Problem('noGame', row.game);
        const pace = row.pace === null ? null : JSON.parse(row.pace);
        const agreed = { game, seats: row.seats, options: JSON.parse(row.options), seed: row.seed, pace, hints: false };
        const log = (await readLog(db, id)).map(({ n, at, body }) => ({ n, at, entry: JSON.parse(body) as Entry }));
        const position = hash(rebuild(agreed, log).state);
        tables.push({ ...checked, verdict: rules === game.rules ? 'same' : 'legal', position });
      } catch (error) {
        tables.push({ ...checked, verdict: 'breaks', why: error instanceof Error ? error.message : String(error) });
      }
    }
    return { tables, ...needs };
  } finally {
    await close();
  }
}
