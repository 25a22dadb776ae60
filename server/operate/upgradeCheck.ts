/** Before an upgrade: would every running table go on under the rules that are installed here? */
import { hash, type Title } from '@tarsas/kernel';
import { openStorage, type Where } from '../storage/open.ts';
import { Live } from '../table/live.ts';

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

export async function upgradeCheck(where: Where, titles: readonly Title[]): Promise<Checked[]> {
  const storage = await openStorage(where);
  try {
    const running = await storage.db
      .selectFrom('tables')
      .select(['id', 'game', 'rules'])
      .where('status', '=', 'playing')
      .orderBy('id')
      .execute();
    const checked: Checked[] = [];
    for (const { id, game, rules } of running) {
      try {
        const { play, title } = await Live.load(storage.db, titles, id);
        checked.push({ table: id, game, verdict: rules === title.game.rules ? 'same' : 'legal', position: hash(play?.state) });
      } catch (error) {
        checked.push({ table: id, game, verdict: 'breaks', why: error instanceof Error ? error.message : String(error) });
      }
    }
    return checked;
  } finally {
    await storage.close();
  }
}
