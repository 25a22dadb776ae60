/** Opens a game that is over, to be analysed: one of this device, or one of the server. */
import type { Seat } from '@tarsas/kernel';
import { locale } from '../../app/locale.svelte.ts';
import { place } from '../../app/router.svelte.ts';
import { api } from '../../app/server.svelte.ts';
import { tableOf } from '../../drawn.ts';
import { LocalSession, playedGently } from '../../session/local.svelte.ts';
import { type SavedGame, savedGame } from '../../session/saved.ts';
import { Desk } from '../../table/desk.svelte.ts';
import { titleOf } from '../../titles.ts';
import { Analysing } from './analysing.svelte.ts';

interface Found {
  saved: SavedGame;
  /** Seats of the reader; left out: those that people played on this device. */
  mine?: readonly Seat[];
}

/** `/table/<id>/analysis` is the server's, `/analysis/<id>` this device's. */
const isOnServer = (): boolean => place.path.startsWith('/table');

/** Null: it is not here, or not over: whoever is still playing is given hints, and no look at what is hidden. */
export async function opened(id: string): Promise<Analysing | null> {
  const by = isOnServer() ? 'server' : 'device';
  const found = by === 'server' ? await fromServer(id) : fromDevice(id);
  const title = found && titleOf(found.saved.game);
  if (!found || !title) return null;
  const [game, table, voice] = await Promise.all([title.game(), tableOf(title.id), title.voices[locale.language](), locale.loadTable()]);
  const session = new LocalSession(game, found.saved, found.mine, await playedGently(game, found.saved));
  return new Analysing(new Desk(title, session, table, voice), session, seatIn(session), by);
}

function fromDevice(id: string): Found | null {
  const saved = savedGame(id);
  return saved && (saved.over || saved.source) ? { saved } : null;
}

async function fromServer(id: string): Promise<Found | null> {
  try {
    const { table } = await api().table({ id });
    if (table.status !== 'over') return null;
    const { game, rules, seats, options, seed, moves } = await api().replay({ id });
    const who = { names: table.seats.map(({ name }) => name), bots: table.seats.map(({ bot }) => bot) };
    const when = { startedAt: table.createdAt, touchedAt: table.touchedAt };
    const log = { game, rules, seats, options, seed, moves };
    return { saved: { ...log, ...who, ...when, id, over: true, source: 'server', result: table.result!.scores }, mine: table.yours };
  } catch {
    return null;
  }
}

/** Whose decisions are looked at: as the address says, or the person's own, or the first seat's. */
function seatIn(session: LocalSession): Seat {
  const asked = Number(place.query.get('seat') ?? Number.NaN);
  return session.seats[asked] ? asked : (session.mine[0] ?? 0);
}
