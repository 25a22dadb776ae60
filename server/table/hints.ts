/**
 * Hints at a table. Whoever opens a table says whether there are any, and whoever sits down sees it; nobody can change it later. Hints are worked out in
 * the browser of whoever asks, from their own view; what the server gives is its leave, and it counts what was shown, by step, for everybody to see.
 */
import type { Seat, Viewer } from '@tarsas/kernel';
import type { HINT_STEPS } from '../api/hintSteps.ts';
import { Problem } from '../text/problem.ts';
import type { Live } from './live.ts';
import { openIn, type Play } from './play.ts';
import type { Tables } from './tables.ts';

type HintStep = (typeof HINT_STEPS)[number];
export type HintsUsed = Record<HintStep, number>;

export const hintsIn = (kept: string | null): HintsUsed =>
  kept === null ? { direction: 0, move: 0, why: 0 } : (JSON.parse(kept) as HintsUsed);

/** Whether a viewer may be given hints now: the table has agreed, and the viewer plays a seat of it. */
export const mayHint = (agreed: boolean, play: Play, viewer: Viewer): boolean =>
  agreed && viewer !== 'public' && play.status === 'playing' && play.bots[viewer] === null;

export interface HintWish {
  seat: Seat;
  decision: string;
  step: HintStep;
}

/** A step of a hint is about to be shown to somebody about a question that is open: counted with their seat, or refused. */
export async function useHint(
  tables: Tables,
  id: string,
  { seat, decision, step }: HintWish,
  mustPlay: (live: Live) => Play,
): Promise<Live> {
  const live = await tables.upToDate(id);
  const play = mustPlay(live);
  if (!mayHint(live.agreed.hints, play, seat)) throw new Problem('noHints');
  if (!openIn(live.agreed.game, play).some(open => open.seat === seat && open.id === decision && open.waiting))
    throw new Problem('notAsked');
  await tables.change(id, async trx => {
    const row = await trx
      .selectFrom('seat')
      .select('hints')
      .where('table_id', '=', id)
      .where('seat', '=', seat)
      .forUpdate()
      .executeTakeFirstOrThrow();
    const used = hintsIn(row.hints);
    const hints = JSON.stringify({ ...used, [step]: used[step] + 1 });
    await trx.updateTable('seat').set({ hints }).where('table_id', '=', id).where('seat', '=', seat).execute();
  });
  return live;
}
