/** Looking back round by round. */
import { locale } from '../app/locale.svelte.ts';
import type { AnyView } from '../session/session.ts';
import type { Desk } from './desk.svelte.ts';

/** Which round a position belongs to, as the drawn table or the frames themselves say. */
export function roundOf({ table }: Desk, view: AnyView): number {
  const drawn = table?.phase(view, locale.language)?.round;
  if (drawn !== undefined) return drawn;
  for (const frame of view.stack) if ('round' in frame && typeof frame.round === 'number') return frame.round;
  return 0;
}

/** The first entry of the round before this one, or of the next: rounds only ever go up, so it is found by binary search. */
export async function lookAtRound(desk: Desk, step: 1 | -1): Promise<void> {
  const { session, at } = desk;
  const roundAt = async (n: number) => roundOf(desk, await session.viewAt(n));
  const here = await roundAt(at);
  const isStart = at > 1 && (await roundAt(at - 1)) < here;
  const wanted = step === 1 ? here + 1 : isStart ? here - 1 : here;
  let low = 1;
  let high = session.n;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((await roundAt(middle)) >= wanted) high = middle;
    else low = middle + 1;
  }
  await desk.lookAt(low);
}
