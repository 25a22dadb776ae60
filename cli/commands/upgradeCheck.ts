import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { upgradeCheck as check, FolderTaken, restore, titles, type UpgradeCheck, type Verdict } from '@tarsas/server';
import { answer, type Context, type Status } from './context.ts';
import { backupOf, dataOf, notTaken } from './data.ts';

/** 1 when a running table would break. */
export async function upgradeCheck(context: Context): Promise<Status> {
  const { words } = context;
  const found = await notTaken(checked(context), context);
  const { tables, migrations, copied } = found;
  const count = (verdict: Verdict) => tables.filter(table => table.verdict === verdict).length;
  const { line, table: broken, migrates, copies } = words.upgradeCheck;
  answer(context, found, [
    line(count('same'), count('legal'), count('breaks')),
    ...tables.flatMap(({ table, game, verdict, why }) => (verdict === 'breaks' ? [broken(table, game, why ?? '')] : [])),
    ...(migrations.length > 0 ? [migrates(migrations.join(', '))] : []),
    ...(copied.rows > 0 ? [copies(copied.rows, Math.ceil(copied.bytes / 1e6))] : []),
  ]);
  return count('breaks') > 0 ? 1 : 0;
}

/** While a server holds the folder, a copy that it gives is checked instead. */
async function checked(context: Context): Promise<UpgradeCheck> {
  try {
    return await check(dataOf(context).where, titles);
  } catch (error) {
    if (!(error instanceof FolderTaken)) throw error;
  }
  const folder = mkdtempSync(join(tmpdir(), 'tarsas-check-'));
  try {
    const file = join(folder, 'copy.gz');
    await backupOf(context, file);
    const copy = { folder: join(folder, 'copy') };
    await restore(copy, file);
    return await check(copy, titles);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
