/** A game's rules as its books print them: chapters of rules, each with an id. */
import type { Language } from '@tarsas/kernel';
import { ruleTextsOf } from './drawn.ts';

export interface RuleEntry {
  id: string;
  text: string;
  /** Where the rulebook leaves something open: why the table decided so. */
  why?: string;
}

export interface RuleChapter {
  title: string;
  rules: RuleEntry[];
}

/** `- **TM-LEECH-01** The sentence.` under `## Chapter`; a line with `>` is its reason; further lines belong to the rule above them. */
export function parseRules(markdown: string): RuleChapter[] {
  const chapters: RuleChapter[] = [];
  for (const line of markdown.split('\n')) {
    const [, heading] = /^#{1,3} (.*)$/.exec(line) ?? [];
    const [, id, text] = /^- \*\*([A-Z0-9-]+)\*\*:? *(.*)$/.exec(line) ?? [];
    const [, why] = /^\s+> (.*)$/.exec(line) ?? [];
    const chapter = chapters.at(-1);
    if (heading) chapters.push({ title: heading, rules: [] });
    else if (id) chapter?.rules.push({ id, text: text ?? '' });
    else if (why && chapter?.rules.length) chapter.rules.at(-1)!.why = why;
    else if (line.trim() !== '' && chapter?.rules.length) chapter.rules.at(-1)!.text += ` ${line.trim()}`;
  }
  return chapters.filter(({ rules }) => rules.length > 0);
}

/** A text in pieces: ids of rules that it names, and what stands between them. */
export function linked(text: string): { text: string; id?: string }[] {
  return text.split(/\b([A-Z]{2,}(?:-[A-Z0-9]+)*-\d+)\b/).map((piece, i) => (i % 2 === 1 ? { text: piece, id: piece } : { text: piece }));
}

export async function rulesOf(game: string, language: Language): Promise<RuleChapter[]> {
  return (await ruleTextsOf(game, language)).flatMap(parseRules);
}
