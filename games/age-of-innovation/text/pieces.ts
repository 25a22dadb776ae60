/** What both languages look up in a view before they put a choice into words. */
import type { Say, Seat, Viewer } from '@tarsas/kernel';
import { BOARDS, BUILDINGS, type Building, COST, guessesAt, type Price, RING, type Skip, type Terrain, WORKSHOP } from '../data/index.ts';
import { type Digging, diggingAt, plainDig } from '../rules/questions/dig.ts';
import { type InnovationPrice, innovationPrice, placeOf, powerPrice, upgradePrice } from '../rules/questions/price.ts';
import { having } from '../rules/questions/tiles.ts';
import { type AgeOfInnovation, type Choice, type Dig, mapOf, positionOf, sideFor, type View } from '../rules/state.ts';

type Saying = Say<AgeOfInnovation>;
type Of<K extends Choice['do']> = Extract<Choice, { do: K }>;

/** The seat that prices and previews are about: the viewer's, or for the public the seat that is asked. */
export function seatIn({ view, viewer }: { view: View; viewer: Viewer }): Seat {
  if (viewer !== 'public') return viewer;
  for (const frame of view.stack.toReversed()) if ('seat' in frame) return frame.seat;
  return 0;
}

export const terrainAt = (view: View, hex: string): Terrain => RING[view.terrain[mapOf(view).numbers[hex]]];
export const buildingAt = (view: View, hex: string): Building => BUILDINGS[view.building[mapOf(view).numbers[hex]]] as Building;

/** The terraforming in progress, or the plain action. */
function digIn(say: Saying): Dig {
  const frame = say.view.stack.at(-1);
  return frame?.kind === 'dig' ? frame : plainDig(seatIn(say));
}

export function digging(say: Saying, { hex }: Of<'terraform'>): Digging {
  const f = digIn(say);
  const s = positionOf(say.view);
  const skip = f.skipping ? skipIn(say, f.skipping) : null;
  return diggingAt(s, f, mapOf(say.view).numbers[hex], skip?.price.tools);
}

/** The spades a neutral building needs on a hex, bought with tools alone; null where it needs none. */
export function diggingToPlace({ view }: Saying, hex: string): Digging | null {
  const frame = view.stack.at(-1);
  if (frame?.kind !== 'neutral') return null;
  const needed = diggingAt(positionOf(view), plainDig(frame.seat), mapOf(view).numbers[hex]);
  return needed.needed > 0 ? needed : null;
}

export const skipIn = (say: Saying, by: Skip['by']): Skip | null =>
  having(positionOf(say.view), say.view.players[seatIn(say)], 'skip').find(({ is }) => is.by === by)?.is ?? null;

/** A free workshop has no price (AOI-FACTION-LIZARDS-02). */
export const priceOfWorkshop = (say: Saying): Price => (digIn(say).settles ? {} : COST[WORKSHOP]);

export function priceOfUpgrade({ view }: Saying, { hex, to }: Of<'upgrade'>): Price {
  const at = mapOf(view).numbers[hex];
  return upgradePrice(positionOf(view), view.owner[at], at, BUILDINGS.indexOf(to));
}

export function priceOfTerraforming(say: Saying): Price {
  const { board } = say.view.players[seatIn(say)];
  return board ? BOARDS[board].terraformingPrice : {};
}

export function priceOfInnovation(say: Saying, { tile }: Of<'develop'>): InnovationPrice {
  const s = positionOf(say.view);
  return innovationPrice(s, seatIn(say), placeOf(s, tile));
}

export const priceOfPower = (say: Saying, { action }: Of<'power'>): number => powerPrice(positionOf(say.view), seatIn(say), action);

export const guessesIn = ({ seats, options }: View) => guessesAt(seats, sideFor(seats, options));
