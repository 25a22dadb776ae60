/** Which choices lie where on the table. The rest is asked in the decision bar. */
import { optionsByPlace } from '@tarsas/kit/targets.ts';
import { componentsOf } from '../data/index.ts';
import type { Choice, Frame, Source } from '../rules/state.ts';
import type { OpenPlayer, View } from '../rules/view.ts';

export type Part = 'board' | 'mine' | 'hand';

/** Null: the decision bar asks. */
const PARTS: Readonly<Record<Choice['do'], Part | null>> = {
  bid: 'board',
  freeBid: 'board',
  take: 'board',
  replace: 'board',
  endTurn: null,
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
export const empireTargets = (options: readonly Choice[] = []): Map<Source, Choice[]> => optionsByPlace(options, sourceOf);

/** What somebody may have meant who points at a tile or card of their empire where nothing can be chosen; null: nothing is ever done there. */
export function nearMove(view: View, asked: Frame, p: OpenPlayer, source: Source): Choice | null {
  const { locations, disasters } = componentsOf(view.options);
  const isTile = source in locations;
  if (asked.kind === 'placeUnder') return isTile ? { do: 'place', location: source } : null;
  if (asked.kind === 'industry') return p.destroyed.includes(source) ? { do: 'restore', location: source, coins: 0 } : null;
  const open = view.threats.find(({ card }) => asked.kind !== 'bidding' || !asked.decided.includes(card));
  if (asked.kind !== 'bidding' || !open) return null;
  const { op } = (isTile ? locations[source].ability : disasters[source].innovation).effect;
  if (op === 'freeBid') return { do: 'freeBid', card: open.card, source };
  return op === 'replaceDisaster' ? { do: 'replace', card: open.card, source } : null;
}

export type ChoiceOf<K extends Choice['do']> = Extract<Choice, { do: K }>;

/** The options of a kind. */
export const optionsOf = <K extends Choice['do']>(options: readonly Choice[] | undefined, kind: K): ChoiceOf<K>[] =>
  (options ?? []).filter((choice): choice is ChoiceOf<K> => choice.do === kind);
