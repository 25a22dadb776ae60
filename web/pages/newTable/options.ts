/** The options of a game as a new table and its lobby list them. */
import type { Game, Kind, OptionField, Voice } from '@tarsas/kernel';

export type Field = readonly [key: string, field: OptionField];

/** Options that belong together. Without an id and words: those of no group. */
export interface Group {
  id: string;
  label: string;
  help?: string | undefined;
  fields: Field[];
}

export const fieldsOf = (game: Game<Kind>): Field[] => Object.entries(game.options) as [string, OptionField][];

/** What is not chosen is the rulebook's, the first value. */
export const valueIn = (chosen: Readonly<Record<string, unknown>>, key: string, field: OptionField): unknown =>
  key in chosen ? chosen[key] : field.values[0];

/** In the order in which the game names them first. */
export function groupsOf(game: Game<Kind>, voice: Voice): Group[] {
  const groups = new Map<string, Group>();
  for (const [key, field] of fieldsOf(game)) {
    const id = field.group ?? '';
    if (!groups.has(id)) groups.set(id, { id, ...(id ? voice.optionGroup(id) : { label: '' }), fields: [] });
    groups.get(id)!.fields.push([key, field]);
  }
  return [...groups.values()];
}

/** What differs from the rulebook, in words; of a switch its name is enough. */
export function differencesOf(game: Game<Kind>, voice: Voice, chosen: Readonly<Record<string, unknown>>): string[] {
  return fieldsOf(game).flatMap(([key, field]) => {
    const value = valueIn(chosen, key, field);
    if (value === field.values[0]) return [];
    const { label, values } = voice.option(key);
    if (typeof value === 'boolean') return [value ? label : `${label}: ${values.false ?? ''}`];
    return [typeof value === 'object' ? label : `${label}: ${values[String(value)] ?? String(value)}`];
  });
}
