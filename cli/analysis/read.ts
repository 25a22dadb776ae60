/** A game that was played somewhere: a saved table, or a log in a notation that some game reads. */
import type { Saved } from '@tarsas/coach';
import { logReaders } from '../../games/found.ts';
import { BadInput, messageOf, readText } from '../input.ts';
import { readTable } from '../savedTable.ts';
import type { CliWords } from '../text/en.ts';

export async function readGame(file: string, words: CliWords): Promise<Saved> {
  const text = readText(file, words);
  if (text.trimStart().startsWith('{')) return readTable(file, words);
  let wrong = '';
  for (const load of Object.values(logReaders)) {
    try {
      const { names: _, ...saved } = (await load())(text) as Saved & { names?: string[] };
      return saved;
    } catch (error) {
      wrong = messageOf(error);
    }
  }
  throw new BadInput(words.bad.notation(file, wrong, '', null));
}
