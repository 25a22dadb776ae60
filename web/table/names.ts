/** Names as a table shows them. */
import type { Viewer } from '@tarsas/kernel';
import { botName } from '@tarsas/words/address';
import type { SeatInfo } from '../session/session.ts';
import type { Words } from '../text/en.ts';

/** Bots have names; a person without a name is "You" to themselves and a number to everybody else. */
export const shownNames = (
  seats: readonly Pick<SeatInfo, 'seat' | 'name' | 'bot'>[],
  viewer: Viewer,
  { you, player }: Pick<Words['app'], 'you' | 'player'>,
): string[] => seats.map(({ seat, name, bot }) => name || (bot !== null ? botName(seat) : seat === viewer ? you : player(seat)));
