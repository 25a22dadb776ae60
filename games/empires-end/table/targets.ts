/** Which choices lie where on the table. The rest is asked in the decision bar. */
import type { Choice, Source } from '../rules/state.ts';

export type Part = 'board' | 'mine' | 'hand';

/** Null: the decision bar asks. */
const PARTS: Readonly<Record<Choice['do'], Part | null>> = {
  bid: 'board',
  freeBid: 'board',
  take: 'board',
  replace: 'board',
  destroy: 'mine',
  place: 'mine',
  buyCoin: null,
  enough: null,
  collect: null,
  use: 'mine',
  exchange: 'mine',
  refresh: 'mine',
  repeat: 'mine',
  play: 'hand',
  sell: 'hand',
  restore: 'mine',
  throwAway: 'hand',
  swap: 'mine',
  lift: 'mine',
  finish: null,
  first: null,
  axes: 'board',
  coins: 'board',
  free: 'mine',
  keep: null,
  redraw: null,
  pick: 'board',
};

/** Where a choice can be made by pointing at it, or null. */
export const partOf = (choice: Choice): Part | null => PARTS[choice.do];

export const isTarget = (choice: Choice): boolean => partOf(choice) !== null;

/** The tile or card of the empire that a choice points at. What is refreshed is pointed at, not what refreshes it. */
function sourceOf(choice: Choice): Source | null {
  switch (choice.do) {
    case 'destroy':
    case 'place':
    case 'restore':
    case 'swap':
      return choice.location;
    case 'use':
    case 'exchange':
    case 'repeat':
      return choice.source;
    case 'refresh':
    case 'free':
      return choice.ability;
    case 'lift':
      return choice.card;
    default:
      return null;
  }
}

/** By tile or card of the empire: what can be chosen there, in the order of the options. */
export function empireTargets(options: readonly Choice[] = []): Map<Source, Choice[]> {
  const targets = new Map<Source, Choice[]>();
  for (const choice of options) {
    const source = sourceOf(choice);
    if (source === null) continue;
    const there = targets.get(source);
    if (there) there.push(choice);
    else targets.set(source, [choice]);
  }
  return targets;
}

export type ChoiceOf<K extends Choice['do']> = Extract<Choice, { do: K }>;

/** The options of a kind. */
export const optionsOf = <K extends Choice['do']>(options: readonly Choice[] | undefined, kind: K): ChoiceOf<K>[] =>
  (options ?? []).filter((choice): choice is ChoiceOf<K> => choice.do === kind);
