/** Opens a table of the server. */
import type { Game, Kind, Voice } from '@tarsas/kernel';
import type { AnyTable } from '@tarsas/kit/table.ts';
import { preferredLanguage } from '../app/locale.svelte.ts';
import { api, type Summary } from '../app/server.svelte.ts';
import { tableOf } from '../drawn.ts';
import { type GameTitle, titleOf } from '../titles.ts';
import { linesOf, type TableNews } from './server.svelte.ts';

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
  const log = linesOf(id);
  // Whoever may not read the log, such as an invited stranger, is told so by the table itself.
  log.catch(() => {});
  const { table, position } = await api().table({ id, ...(invite && { invite }) });
  if (!position) return { table, begun: null };
  const title = titleOf(table.game);
  if (!title) throw new Error(`There is no game '${table.game}'`);
  const [game, drawn, voice, lines] = await Promise.all([title.game(), tableOf(title.id), title.voices[preferredLanguage()](), log]);
  return { table, begun: { title, game, drawn, voice, news: { table, position, lines } } };
}
