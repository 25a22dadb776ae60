/** Which choices lie where on the table. The rest is asked in the decision bar. */
import type { Seat } from '@tarsas/kernel';
import { BUILDINGS, type Building, EMPTY, UPGRADES } from '../data/index.ts';
import { type Choice, mapOf, type View } from '../rules/state.ts';

export type Part = 'board' | 'mine' | 'science' | 'actions' | 'supply';

const PARTS: Readonly<Record<Choice['do'], Part | null>> = {
  set: 'board',
  board: 'board',
  faction: 'board',
  palace: 'supply',
  bonus: 'supply',
  place: 'board',
  build: 'board',
  terraform: 'board',
  into: 'board',
  skip: null,
  upgrade: 'board',
  shipping: 'mine',
  terraforming: 'mine',
  develop: 'science',
  send: 'science',
  power: 'actions',
  book: 'actions',
  special: 'mine',
  annex: 'board',
  landBridge: null,
  pass: null,
  exchange: null,
  sacrifice: null,
  convert: null,
  river: 'board',
  endTurn: null,
  done: null,
  next: null,
  takeBook: 'science',
  payBook: 'mine',
  step: 'science',
  useKey: 'science',
  keepKey: null,
  competency: 'science',
  city: 'supply',
  bridge: 'board',
  replace: 'board',
  take: null,
  decline: null,
};

/** Where a choice can be made by pointing at it, or null. */
export const partOf = (choice: Choice): Part | null => PARTS[choice.do];

export const isTarget = (choice: Choice): boolean => partOf(choice) !== null;

/** The hex a choice is about; -1 for none. The terrain for a hex is chosen at that hex. */
function hexOf(view: View, choice: Choice): number {
  switch (choice.do) {
    case 'place':
    case 'build':
    case 'terraform':
    case 'upgrade':
    case 'annex':
    case 'river':
    case 'replace':
      return mapOf(view).numbers[choice.hex];
    case 'into':
      return beingDug(view);
    default:
      return -1;
  }
}

/** The hex whose new terrain is being chosen. */
export function beingDug(view: View): number {
  const frame = view.stack.at(-1);
  return frame?.kind === 'dig' ? frame.target : -1;
}

/** By hex: what can be chosen there, in the order of the options. */
export function hexTargets(view: View, options: readonly Choice[]): Map<number, Choice[]> {
  const targets = new Map<number, Choice[]>();
  for (const choice of options) {
    const hex = hexOf(view, choice);
    if (hex < 0) continue;
    const there = targets.get(hex);
    if (there) there.push(choice);
    else targets.set(hex, [choice]);
  }
  return targets;
}

/** What somebody may have meant who points at a hex where nothing can be chosen; null: nothing is ever done there. */
export function nearMove(view: View, seat: Seat, hex: number): Choice | null {
  const { ids, isRiver } = mapOf(view);
  if (isRiver[hex]) return null;
  if (view.owner[hex] === seat) {
    const [, to] = UPGRADES.find(([from]) => from === view.building[hex]) ?? [];
    return to === undefined ? null : { do: 'upgrade', hex: ids[hex], to: BUILDINGS[to] as Building };
  }
  if (view.building[hex] !== EMPTY) return null;
  return { do: view.terrain[hex] === view.players[seat].home ? 'build' : 'terraform', hex: ids[hex] };
}

/** The first of the options of a kind for which `fits` says yes. */
export function optionOf<K extends Choice['do']>(
  options: readonly Choice[] | undefined,
  kind: K,
  fits: (choice: Extract<Choice, { do: K }>) => boolean = () => true,
): Extract<Choice, { do: K }> | null {
  for (const option of options ?? []) {
    if (option.do !== kind) continue;
    const found = option as Extract<Choice, { do: K }>;
    if (fits(found)) return found;
  }
  return null;
}
