/** What a seat is asked, in words: for lists and notifications. */
import type { Frame, Language, Seat } from '@tarsas/kernel';
import type { Live } from './live.ts';

/** From what the seat itself may see; empty where nothing is asked. */
export function questionFor({ agreed: { game }, play, seats, title }: Live, seat: Seat, language: Language): string {
  const view = game.view(play!.state, seat) as { stack?: Frame[]; lanes?: { stack: Frame[] }[] | null };
  const frame = (view.lanes ? view.lanes[seat].stack : view.stack)?.at(-1);
  if (!frame) return '';
  return title.voices[language].prompt(frame, { name: other => seats[other].name, view, viewer: seat });
}
