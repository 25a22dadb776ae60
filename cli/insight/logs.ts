/** Games that were played somewhere: saved tables, and logs in a notation that the game can read. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TableLog } from '@tarsas/kernel';
import { logReaders } from '../../games/found.ts';
import { BadInput } from '../input.ts';
import { isTable } from '../savedTable.ts';
import type { CliWords } from '../text/en.ts';

/** Every game of this kind below a folder; files of another kind are passed over. */
export async function logsBelow(folder: string, game: string, words: CliWords): Promise<TableLog[]> {
  const read = await logReaders[game]?.();
  const logs: TableLog[] = [];
  for (const file of filesBelow(folder, words)) {
    const text = readFileSync(join(folder, file), 'utf8');
    if (file.endsWith('.log') && read) logs.push(read(text));
    if (!file.endsWith('.json')) continue;
    const table: unknown = JSON.parse(text);
    if (isTable(table) && table.game === game) logs.push(table);
  }
  if (logs.length === 0) throw new BadInput(words.bad.noLogs(folder));
  return logs;
}

function filesBelow(folder: string, words: CliWords): string[] {
  try {
    return readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort();
  } catch (error) {
    throw new BadInput(words.bad.folder(folder, (error as NodeJS.ErrnoException).code ?? String(error)));
  }
}
