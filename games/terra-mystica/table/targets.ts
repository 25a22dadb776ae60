/** Which choices lie where on the table. The rest is asked in the decision bar. */
import type { Seat } from '@tarsas/kernel';
import type { Asked } from '@tarsas/kit/table.ts';
import { optionOf } from '@tarsas/kit/targets.ts';
import { EMPTY, STRUCTURES, type Structure, TERRAINS, UPGRADES } from '../data/index.ts';
import { isHome } from '../rules/questions/terrain.ts';
import { type Choice, mapOf, type TerraMystica, type View } from '../rules/state.ts';

export type Part = 'board' | 'mine' | 'cults' | 'actions' | 'tiles';

/** Null: the decision bar asks. Passing lies on the cards too, but a player who looks for a way to pass should find it in words. */
const PARTS: Readonly<Record<Choice['do'], Part | null>> = {
  faction: 'board',
  lot: 'board',
  terrain: null,
  bid: null,
  passBid: null,
  place: 'board',
  card: 'actions',
  build: 'board',
  transform: 'board',
  into: 'board',
  upgrade: 'board',
  shipping: null,
  digging: null,
  send: 'cults',
  power: 'actions',
  special: 'mine',
  pass: null,
  leave: null,
  convert: null,
  sacrifice: null,
  connect: 'board',
  endTurn: null,
  done: null,
  favor: 'tiles',
  town: 'tiles',
  step: 'cults',
  enterTop: null,
  keepKey: null,
  bridge: 'board',
  useSpades: null,
  ordain: null,
  token: null,
  takePriest: null,
  unlock: null,
  giveUp: null,
  tokens: null,
  loseSteps: 'cults',
  take: null,
  decline: null,
};

/** Where a choice can be made by pointing at it, or null. */
export function partOf(choice: Choice): Part | null {
  return choice.do === 'special' && choice.hex !== undefined ? 'board' : PARTS[choice.do];
}

export const isTarget = (choice: Choice): boolean => partOf(choice) !== null;

/** The hex a choice is about, or null. The terrain for a hex is chosen at that hex. */
export function hexOf(view: View, choice: Choice): number | null {
  if (choice.do === 'into') return beingDug(view);
  const id = choice.do === 'connect' ? choice.river : 'hex' in choice ? choice.hex : undefined;
  return id === undefined ? null : mapOf(view.options).numbers[id];
}

/** The hex whose new terrain is being chosen. */
export function beingDug(view: View): number {
  const frame = view.stack.at(-1);
  return frame?.kind === 'into' ? frame.hex : -1;
}

/** What a player may have meant who points at a hex where nothing can be chosen; null: nothing is ever done there. */
export function nearMove(view: View, seat: Seat, hex: number): Choice | null {
  const { ids, isRiver } = mapOf(view.options);
  if (isRiver[hex]) return null;
  if (view.stack.at(-1)?.kind === 'placeDwelling') return { do: 'place', hex: ids[hex] };
  if (view.owner[hex] === seat) {
    const [, to] = UPGRADES.find(([from]) => from === view.structure[hex]) ?? [];
    return to === undefined ? null : { do: 'upgrade', hex: ids[hex], to: STRUCTURES[to] as Structure };
  }
  const isMeantForBuilding = view.structure[hex] !== EMPTY || isHome(view.players[seat], view.terrain[hex]);
  return isMeantForBuilding ? { do: 'build', hex: ids[hex] } : { do: 'transform', hex: ids[hex] };
}

/** A hex is dug to become home, and home to be built on; another wish is one undo away. */
export function follows({ decision: { frame, seat }, options }: Asked<TerraMystica>, made: readonly Choice[], view: View): Choice | null {
  if (frame.kind === 'into') return optionOf(options, 'into', ({ terrain }) => isHome(view.players[seat], TERRAINS.indexOf(terrain)));
  const dug = made.findLast(choice => choice.do === 'transform');
  return dug && made.at(-1)?.do === 'into' ? optionOf(options, 'build', ({ hex }) => hex === dug.hex) : null;
}

/** Power that costs nothing is always welcome. */
export const proposes = ({ options }: Asked<TerraMystica>): { order: string; value: string } | null =>
  optionOf(options, 'take', ({ power }) => power === 1) && { order: 'leech', value: 'free' };
