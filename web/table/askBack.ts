/** Says what a request would take back, in the words of the log, and sends it once that was read. */
import { sure } from '../app/ask.ts';
import { locale } from '../app/locale.svelte.ts';
import { api, messageOf } from '../app/server.svelte.ts';
import { ServerSession } from '../session/server.svelte.ts';
import { movesOf } from '../session/telling.ts';
import type { Desk } from './desk.svelte.ts';

/** Entries in the words of the log, a line a move. */
export function wordsOfEntries(desk: Desk, entries: readonly number[]): string[] {
  const { lines } = desk.session;
  const { hidden } = locale.words.takeBack;
  const taken = lines.filter(({ n }) => entries.includes(n));
  const told = movesOf(taken, desk.told.telling, desk.session.viewer, desk.session.view, Infinity).map(({ deeds }) =>
    deeds.map(fact => desk.tell(fact)).join(' '),
  );
  // An answer that nobody is told about is no line of the log.
  if (told.length > 0) return told;
  return [...new Set(taken.flatMap(({ seat }) => (seat === undefined ? [] : [hidden(desk.nameOf(seat))])))];
}

/** Part of the turn cannot be taken back any more. */
function isPart({ session, told }: Desk, entries: readonly number[]): boolean {
  const turn = told.moves.findLast(({ lines }) => lines.some(({ n }) => n === entries[0]));
  return turn?.lines.some(({ n, seat }) => seat === session.viewer && n < entries[0]!) ?? false;
}

export async function askBack(desk: Desk, { entries, to }: NonNullable<ServerSession['takeBack']>): Promise<void> {
  const { session } = desk;
  if (!(session instanceof ServerSession) || session.viewer === 'public') return;
  const t = locale.words.takeBack;
  const others = session.seats.filter(({ seat, bot, resigned }) => !session.mine.includes(seat) && bot === null && !resigned);
  const text = [
    ...(isPart(desk, entries) ? [t.part] : []),
    others.length > 0 ? t.consent(others.map(({ seat }) => desk.nameOf(seat))) : t.alone,
  ];
  const isSure = await sure({
    title: t.title,
    list: wordsOfEntries(desk, entries),
    text: text.join(' '),
    yes: others.length > 0 ? t.ask : t.yes,
  });
  if (!isSure) return;
  try {
    session.accept(await api().propose({ id: session.id, seat: session.viewer, what: 'undo', to }));
  } catch (error) {
    desk.problem = messageOf(error);
  }
}
