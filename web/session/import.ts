/** A game from a file or a paste: our own log, or one in a notation that one of our games can read. */
import type { TableLog } from '@tarsas/kernel';
import { logReaders, titleOf } from '../titles.ts';
import { newId, type SavedGame, saveGame } from './saved.ts';

/** Keeps the game on this device, to be looked at, and returns its id. Throws what is wrong with it. */
export async function importGame(text: string): Promise<string> {
  const log = await read(text.trim());
  const title = titleOf(log.game);
  if (!title) throw new Error(log.game);
  const given = log as Partial<SavedGame>;
  const now = Date.now();
  const id = newId();
  const names = given.names ?? Array.from({ length: log.seats }, (_, seat) => String(seat + 1));
  const bots = new Array<null>(log.seats).fill(null);
  const { game, rules, seats, options, seed, moves } = log;
  saveGame({ id, game, rules, seats, options, seed, moves, names, bots, startedAt: now, touchedAt: now, over: true, source: 'import' });
  return id;
}

async function read(text: string): Promise<TableLog> {
  if (text.startsWith('{')) return asLog(JSON.parse(text));
  const problems: string[] = [];
  for (const load of logReaders) {
    try {
      const readLog = await load();
      return readLog(text);
    } catch (error) {
      problems.push(error instanceof Error ? error.message : String(error));
    }
  }
  throw new Error(problems.join('; '));
}

export function asLog(value: unknown): TableLog {
  const { game, seats, seed, moves } = value as Partial<TableLog>;
  if (typeof game !== 'string' || typeof seats !== 'number' || typeof seed !== 'string' || !Array.isArray(moves)) {
    throw new Error('game, seats, seed, moves');
  }
  return { ...(value as TableLog), rules: (value as Partial<TableLog>).rules ?? 1, options: (value as Partial<TableLog>).options ?? {} };
}
