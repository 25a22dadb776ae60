/** A whole game with the words of both languages, for programs that need all of it: the server, the command line, tests. */
import { type Title, voice } from '@tarsas/kernel';
import { reports } from './found.ts';
import { wordsOf } from './list.ts';
import type { Manifest } from './manifest.ts';

export async function loadTitle({ id, game }: Manifest): Promise<Title> {
  const [rules, en, hu, about] = await Promise.all([game(), wordsOf(id, 'en'), wordsOf(id, 'hu'), reports[id]?.()]);
  return { ...about, game: rules, voices: { en: voice(en), hu: voice(hu) } };
}
