/** The human side of the player board. */
import {
  type Ability,
  type BuildingType,
  type Criminals,
  discard,
  type Effect,
  gain,
  type Icon,
  icons,
  rearrange,
  when,
} from './effects.ts';

/** The nine buildings are named by type and slot: `workshop.1` (VWK-SETUP-08). */
export const BUILDINGS: Record<BuildingType, { cost: number; vp: number[]; slots: Ability[] }> = {
  tradingPost: {
    cost: 5,
    vp: [0, 4, 9, 15],
    slots: [{ kind: 'extraMove' }, { kind: 'dismissFor', silver: 1 }, icons('merchant', 'merchant')],
  },
  guildhall: {
    cost: 7,
    vp: [0, 6, 13, 21],
    slots: [icons('builder'), icons('noble'), icons('cleric')],
  },
  workshop: {
    cost: 3,
    vp: [0, 2, 5, 9],
    slots: [
      when('hire', discard()),
      { kind: 'trigger', on: 'collision', if: 'none', effect: gain('virtue') },
      { kind: 'handLimit', plus: 1 },
    ],
  },
};
export const SLOTS = 3;
export const WORKERS = 20;
export const HAND_LIMIT = 3;
/** Nobody may own fewer cards (VWK-P1-06). */
export const FEWEST_CARDS = 3;

/** Printed on the card spaces, counted while no card covers them (VWK-SETUP-10). */
export const PRINTED_ICONS: Icon[][] = [[], ['cleric', 'builder', 'noble'], ['merchant', 'merchant']];

/** The track: corruption starts on the left end and goes right, virtue the other way (VWK-SETUP-09, VWK-VC-01). */
export const TRACK = { left: 1, right: 7 };

/** What a collision brings, from left to right: above to the active player, below to the others (VWK-COLL-08, VWK-COLL-09). */
export interface Cell {
  own: Effect[];
  if?: Criminals;
  others: Effect;
}
export const CELLS: Cell[] = [
  { own: [gain('deed', 3), gain('silver')], if: 'some', others: gain('debt') },
  { own: [gain('deed', 2), gain('silver')], if: 'some', others: gain('corruption') },
  { own: [gain('deed'), gain('silver')], if: 'some', others: gain('corruption') },
  { own: [gain('deed'), gain('debt'), gain('silver', 2)], others: rearrange },
  { own: [gain('debt'), gain('silver', 2)], if: 'none', others: gain('virtue') },
  { own: [gain('debt', 2), gain('silver', 3)], if: 'none', others: gain('virtue') },
  { own: [gain('debt', 3), gain('silver', 4)], if: 'none', others: gain('deed') },
];
