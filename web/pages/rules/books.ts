import type { Language } from '@tarsas/kernel';
import { ruleTextsOf } from '../../drawn.ts';
import { parseRules } from '../../rules.ts';
import type { Book } from './search.ts';

/** Every text of rules of a game in one language: the game's own first, then its expansions. */
export async function booksOf(game: string, language: Language): Promise<Book[]> {
  const texts = await ruleTextsOf(game, language);
  return texts.map(text => ({ title: /^# (.*)$/m.exec(text)?.[1] ?? '', chapters: parseRules(text) }));
}
