/**
 * Hints at a table. Whoever opens a table says whether there are any, and whoever sits down sees it; nobody can change it later. Hints are worked out in
 * the browser of whoever asks, from their own view; what the server gives is its leave, and it counts what was shown, by step, for everybody to see. The
 * same step about the same question is counted once, however often it is looked at.
 */
import type { Seat, Viewer } from '@tarsas/kernel';
import type { HINT_STEPS } from '../api/hintSteps.ts';
import { Problem } from '../text/problem.ts';
import type { Live } from './live.ts';
import { openIn, type Play } from './play.ts';
import type { Tables } from './tables.ts';

type HintStep = (typeof HINT_STEPS)[number];
export type HintsUsed = Record<HintStep, number>;

/** `shown`: the steps that were shown about questions which were open then. */
interface Kept extends HintsUsed {
  shown?: string[];
}

const keptIn = (text: string | null): Kept => (text === null ? { direction: 0, move: 0, why: 0 } : (JSON.parse(text) as Kept));

export function hintsIn(text: string | null): HintsUsed {
  const { direction, move, why } = keptIn(text);
  return { direction, move, why };
}

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
  const open = openIn(live.agreed.game, play).filter(question => question.seat === seat && question.waiting);
  if (!open.some(({ id }) => id === decision)) throw new Problem('notAsked');
  const showing = `${decision} ${step}`;
  const isShown = (text: string | null) => keptIn(text).shown?.includes(showing);
  if (isShown(live.seats[seat].hints)) return live;
  await tables.change(id, async trx => {
    const row = await trx
      .selectFrom('seat')
      .select('hints')
      .where('table_id', '=', id)
      .where('seat', '=', seat)
      .forUpdate()
      .executeTakeFirstOrThrow();
    if (isShown(row.hints)) return;
    const used = keptIn(row.hints);
    const before = (used.shown ?? []).filter(text => open.some(question => text.startsWith(`${question.id} `)));
    const hints = JSON.stringify({ ...used, [step]: used[step] + 1, shown: [...before, showing] } satisfies Kept);
    await trx.updateTable('seat').set({ hints }).where('table_id', '=', id).where('seat', '=', seat).execute();
  });
  return live;
}
