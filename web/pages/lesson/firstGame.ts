/** The first real game after a lesson: against one friendly bot, with a coach who speaks before commits. */
import type { Game, Kind } from '@tarsas/kernel';
import { botName } from '@tarsas/words/address';
import { recallText } from '../../app/device.ts';
import { newGame } from '../../session/saved.ts';
import { FRIENDLY } from '../characters.ts';

/** Begins it and returns its id. */
export function firstGame(title: string, { rules, seats: { min } }: Game<Kind>): string {
  const seats = Math.max(2, min);
  const names = Array.from({ length: seats }, (_, seat) => (seat === 0 ? (recallText('name') ?? '') : botName(seat)));
  const bots = names.map((_, seat) => (seat === 0 ? null : FRIENDLY));
  return newGame({ game: title, rules, seats, options: {}, names, bots, coach: 'speaks' });
}
