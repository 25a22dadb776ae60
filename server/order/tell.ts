/** Letters about reports and measures: what was decided in our words, and the moderator's own. */
import type { Language } from '@tarsas/kernel';
import type { Letter } from '../people/letters.ts';
import type { MeasureKind } from '../storage/order.ts';
import { catalogues } from '../text/index.ts';

interface To {
  to: string;
  language: Language;
  /** Where they read it again, and appeal. */
  link: string;
}

export function letterAbout({ to, language, link }: To, said: { kind: MeasureKind; until: number | null; words: string }): Letter {
  const { letters, measures, until } = catalogues[language].order;
  const decided = measures[said.kind](said.until === null ? '' : until(said.until));
  return {
    to,
    language,
    subject: letters.subject,
    text: [decided, said.words, letters.read(link)].filter(part => part !== '').join('\n\n'),
  };
}

export function letterToReporter({ to, language, link }: To, name: string): Letter {
  const { letters } = catalogues[language].order;
  return { to, language, subject: letters.dealtSubject, text: `${letters.dealt(name)}\n\n${link}` };
}
