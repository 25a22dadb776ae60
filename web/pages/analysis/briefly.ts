/** Plans in words. */
import type { Seat } from '@tarsas/kernel';
import type { Suggested } from '../../session/suggested.ts';
import type { Desk } from '../../table/desk.svelte.ts';

export interface Said {
  /** In the few words of the log, or, where nothing in it is told there, in those of its choices. */
  brief: string;
  /** Its choices in words. */
  choices: readonly string[];
}

export function said(desk: Desk, { steps }: Suggested, seat: Seat): Said {
  const { deeds } = desk.told.telling;
  const done = steps
    .flatMap(({ facts }) => facts)
    .filter(({ key, args }) => (deeds as readonly string[]).includes(key) && (args as { seat?: Seat }).seat === seat);
  const choices = steps.map(({ choice, before }) => desk.voice.choice(choice, { name: desk.nameOf, view: before, viewer: seat }));
  return { brief: (done.length > 0 ? done.map(fact => desk.told.brief(fact, seat)) : choices).join(', '), choices };
}

/** Plans of one position: those that the log would not tell apart also say in which choices they differ. */
export const apart = (plans: readonly Said[]): string[] =>
  plans.map(({ brief, choices }) => {
    const twins = plans.filter(other => other.brief === brief);
    const own = choices.filter(words => !twins.every(twin => twin.choices.includes(words)));
    if (own.length === 0) return brief;
    return own.length === choices.length ? own.join(', ') : `${brief} (${own.join(', ')})`;
  });
