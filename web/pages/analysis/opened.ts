/** Opens a game of this device that is over, to be analysed. */
import type { Seat } from '@tarsas/kernel';
import { locale } from '../../app/locale.svelte.ts';
import { place } from '../../app/router.svelte.ts';
import { tableOf } from '../../drawn.ts';
import { LocalSession } from '../../session/local.svelte.ts';
import { savedGame } from '../../session/saved.ts';
import { Desk } from '../../table/desk.svelte.ts';
import { titleOf } from '../../titles.ts';
import { Analysing } from './analysing.svelte.ts';

/** Null: it is not here, or not over: whoever is still playing is given hints, and no look at what is hidden. */
export async function opened(id: string): Promise<Analysing | null> {
  const saved = savedGame(id);
  const title = saved && titleOf(saved.game);
  if (!saved || !title || !(saved.over || saved.source)) return null;
  const [game, table, voice] = await Promise.all([title.game(), tableOf(title.id), title.voices[locale.language](), locale.loadTable()]);
  const session = new LocalSession(game, saved);
  return new Analysing(new Desk(title, session, table, voice), session, seatIn(session));
}

/** Whose decisions are looked at: as the address says, or the person's own, or the first seat's. */
function seatIn(session: LocalSession): Seat {
  const asked = Number(place.query.get('seat') ?? Number.NaN);
  return session.seats[asked] ? asked : (session.mine[0] ?? 0);
}
