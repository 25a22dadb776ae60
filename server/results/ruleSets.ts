/** Which of a game's rule sets a table was played by, as far as statistics tell them apart. */
import type { OptionField } from '@tarsas/kernel';
import { titles } from '../../games/registry.ts';

/** Nothing differs from the rulebook. */
const STANDARD = 'standard';
/** What differs belongs to no group of options. */
const CHANGED = 'changed';

/** `standard`, or the groups of options (such as an expansion) in which something differs from the rulebook, whose values stand first. */
export function ruleSetsOf(game: string, options: Readonly<Record<string, unknown>>): string[] {
  const title = titles.find(title => title.game.id === game);
  if (!title) return [];
  const fields = Object.entries(title.game.options) as [string, OptionField][];
  const differing = fields.filter(([key, { values }]) => key in options && options[key] !== values[0]);
  return differing.length === 0 ? [STANDARD] : [...new Set(differing.map(([, { group }]) => group ?? CHANGED))];
}
