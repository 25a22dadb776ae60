/** A whole game with the words of both languages, for programs that need all of it: the server, the command line, tests. */
import { type Title, voice } from '@tarsas/kernel';
import { reports } from './found.ts';
import { gameOf, wordsOf } from './list.ts';
import type { Manifest } from './manifest.ts';

export async function loadTitle({ id }: Manifest): Promise<Title> {
  const [game, en, hu, about] = await Promise.all([gameOf(id), wordsOf(id, 'en'), wordsOf(id, 'hu'), reports[id]?.()]);
  return { ...about, game, voices: { en: voice(en), hu: voice(hu) } };
}
