/** Which database a command means, the same for all of them. */
import { dirname, resolve } from 'node:path';
import { backup, backupFromServer, type Counts, FolderTaken, NoServer, type Where } from '@tarsas/server';
import { BadInput } from '../input.ts';
import type { Context } from './context.ts';

export function dataOf({ text, io: { env } }: Context): { where: Where; folder: string } {
  const folder = resolve(text('data-dir') ?? env.TARSAS_DATA_DIR ?? 'tarsas-data');
  return { folder, where: env.DATABASE_URL ? { url: env.DATABASE_URL } : { folder } };
}

/** Read from the database itself, or given by the server that holds it. */
export async function backupOf(context: Context, file: string): Promise<Counts> {
  const { where } = dataOf(context);
  try {
    return await backup(where, file);
  } catch (error) {
    if (!(error instanceof FolderTaken) || !('folder' in where)) throw error;
    return backupFromServer(where.folder, file).catch(problem => {
      throw problem instanceof NoServer ? error : problem;
    });
  }
}

/** A folder in use by a server is reported as bad input. */
export async function notTaken<T>(work: Promise<T>, { words }: Context): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof FolderTaken) throw new BadInput(words.start.taken(dirname(error.folder), error.pid));
    throw error;
  }
}
