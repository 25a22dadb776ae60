/** Opens a table of the server: its position is fetched in parallel with the code of its page. */
import type { Game, Kind, Voice } from '@tarsas/kernel';
import type { AnyTable } from '@tarsas/kit/table.ts';
import { preferredLanguage } from '../app/locale.svelte.ts';
import { api, type Summary } from '../app/server.svelte.ts';
import { tableOf } from '../drawn.ts';
import { type GameTitle, titleOf } from '../titles.ts';
import { linesUntil, type TableNews } from './server.svelte.ts';

export interface Opened {
  table: Summary;
  /** Null: nobody plays yet. */
  begun: {
    title: GameTitle;
    game: Game<Kind>;
    drawn: AnyTable | null;
    voice: Voice;
    news: TableNews & { position: NonNullable<TableNews['position']> };
  } | null;
}

export async function openTable(id: string, invite?: string): Promise<Opened> {
  const { table, position } = await api().table({ id, ...(invite && { invite }) });
  if (!position) return { table, begun: null };
  const title = titleOf(table.game);
  if (!title) throw new Error(`There is no game '${table.game}'`);
  const [game, drawn, voice, lines] = await Promise.all([
    title.game(),
    tableOf(title.id),
    title.voices[preferredLanguage()](),
    linesUntil(id, position),
  ]);
  return { table, begun: { title, game, drawn, voice, news: { table, position, lines } } };
}

let early: { id: string; opening: Promise<Opened> } | null = null;
let isAsked = false;

/** Begins with the address alone, before the page is loaded. Not where the page has already asked: this answer would be older. */
export function beginEarly(path: string, query: URLSearchParams): void {
  const [, id] = /^\/tables?\/([^/]+)$/.exec(path) ?? [];
  if (!id || isAsked) return;
  const opening = openTable(decodeURIComponent(id), query.get('invite') ?? undefined);
  // The caller of `takeTable` handles the error; here it would be an unhandled rejection.
  opening.catch(() => {});
  early = { id: decodeURIComponent(id), opening };
}

/** The early request, for its first caller only; later calls send a request of their own. */
export function takeTable(id: string, invite?: string): Promise<Opened> {
  const begun = early?.id === id ? early.opening : null;
  early = null;
  isAsked = true;
  return begun ?? openTable(id, invite);
}
