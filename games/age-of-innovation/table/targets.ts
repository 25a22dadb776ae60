/** Which choices lie where on the table. The rest is asked in the decision bar. */
import type { Seat } from '@tarsas/kernel';
import type { Asked } from '@tarsas/kit/table.ts';
import { optionOf } from '@tarsas/kit/targets.ts';
import { BUILDINGS, type Building, EMPTY, RING, UPGRADES } from '../data/index.ts';
import { type AgeOfInnovation, type Choice, mapOf, type View } from '../rules/state.ts';

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

/** The hex whose new terrain is being chosen. */
export function beingDug(view: View): number {
  const frame = view.stack.at(-1);
  return frame?.kind === 'dig' ? frame.target : -1;
}

/** The hex a choice is about, or null. The terrain for a hex is chosen at that hex. */
export function hexOf(view: View, choice: Choice): number | null {
  if (choice.do === 'into') return beingDug(view);
  return 'hex' in choice ? mapOf(view).numbers[choice.hex] : null;
}

/** What a player may have meant who points at a hex where nothing can be chosen; null: nothing is ever done there. */
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

/** A hex is dug to become home, and home to be built on; another wish is one undo away. */
export function follows({ decision: { seat }, options }: Asked<AgeOfInnovation>, made: readonly Choice[], view: View): Choice | null {
  const { home } = view.players[seat];
  const into = optionOf(options, 'into', ({ terrain }) => RING.indexOf(terrain) === home);
  if (into) return into;
  const dug = made.findLast(choice => choice.do === 'terraform');
  const last = made.at(-1)?.do;
  return dug && (last === 'into' || last === 'terraform') ? optionOf(options, 'build', ({ hex }) => hex === dug.hex) : null;
}

/** Power that costs nothing is always welcome. */
export const proposes = ({ options }: Asked<AgeOfInnovation>): { order: string; value: string } | null =>
  optionOf(options, 'take', ({ power }) => power === 1) && { order: 'leech', value: 'free' };
