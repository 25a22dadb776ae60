/** Undo beyond the draft: asking the table to take back my last turn. */
import { ServerSession } from '../session/server.svelte.ts';
import type { Desk } from './desk.svelte.ts';

/** What the server would take back if I asked for it; null: nothing can be, or something is asked for already. */
export function takeBackOf({ session, mode }: Desk): ServerSession['takeBack'] {
  const isFree = session instanceof ServerSession && session.status === 'playing' && mode === 'live' && !session.proposal;
  return isFree ? session.takeBack : null;
}

/** Undoes the last choice of the draft; where there is none, asks for my last turn. */
export function undo(desk: Desk): void {
  const takeBack = takeBackOf(desk);
  if (desk.mode !== 'live' || desk.draft.steps.length > 0) desk.undo();
  else if (takeBack) void import('./askBack.ts').then(({ askBack }) => askBack(desk, takeBack));
}
