import { type Counts, NotABackup, NotEmpty, OtherVersion, restore as putBack } from '@tarsas/server';
import { BadInput } from '../input.ts';
import { answer, type Context, type Status } from './context.ts';
import { backupOf, dataOf, notTaken } from './data.ts';

export async function backup(context: Context, file: string): Promise<Status> {
  try {
    return told(context, file, await notTaken(backupOf(context, file), context));
  } catch (error) {
    if (error instanceof OtherVersion) throw new BadInput(context.words.backup.otherVersion);
    throw error;
  }
}

export async function restore(context: Context, file: string): Promise<Status> {
  const { words } = context;
  try {
    return told(context, file, await notTaken(putBack(dataOf(context).where, file), context));
  } catch (error) {
    if (error instanceof NotEmpty) throw new BadInput(words.backup.notEmpty);
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') throw new BadInput(words.bad.file(file, code));
    if (error instanceof NotABackup || error instanceof SyntaxError || code?.startsWith('Z_'))
      throw new BadInput(words.backup.notABackup(file));
    throw error;
  }
}

function told(context: Context, file: string, counts: Counts): Status {
  const { words } = context;
  answer(context, { file, counts }, [words.backup.done(file, counts.tables, counts.entry, counts.person)]);
  return 0;
}
