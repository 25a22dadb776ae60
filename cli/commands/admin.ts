import { FolderTaken, NoServer, type Officer, type OfficeWish, offices, officesFromServer, Problem } from '@tarsas/server';
import { BadInput } from '../input.ts';
import { answer, type Context, type Status } from './context.ts';
import { dataOf, notTaken } from './data.ts';

export async function admin(context: Context, what: string, email: string | undefined): Promise<Status> {
  const { words, lang } = context;
  const wish = wishOf(context, what, email);
  try {
    const held = await notTaken(changed(context, wish), context);
    const lines = held.map(({ name, office, since }) =>
      words.admin.line(name, words.admin[office], new Date(since).toLocaleDateString(lang)),
    );
    answer(context, { offices: held }, lines.length > 0 ? lines : [words.admin.nobody]);
    return 0;
  } catch (error) {
    if (error instanceof Problem && error.code === 'nobodyThere') throw new BadInput(words.admin.unknown(email ?? ''));
    if (error instanceof Problem && error.code === 'noOffice') throw new BadInput(words.admin.noOffice(email ?? ''));
    throw error;
  }
}

function wishOf({ words }: Context, what: string, email: string | undefined): OfficeWish {
  if (what === 'list') return { do: 'list' };
  if (what !== 'grant' && what !== 'revoke') throw new BadInput(words.admin.what(what));
  if (!email) throw new BadInput(words.admin.whom);
  return { do: what, email };
}

/** In the database itself, or by the server that holds it. */
async function changed(context: Context, wish: OfficeWish): Promise<Officer[]> {
  const { where } = dataOf(context);
  try {
    return await offices(where, wish);
  } catch (error) {
    if (!(error instanceof FolderTaken) || !('folder' in where)) throw error;
    return officesFromServer(where.folder, wish).catch(problem => {
      throw problem instanceof NoServer ? error : problem;
    });
  }
}
