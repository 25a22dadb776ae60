/** The nine buildings of a player: numbered 0 to 8, named by type and slot. */
import { type Ability, BUILDING_TYPES, type BuildingType } from '../../data/effects.ts';
import { BUILDINGS, SLOTS } from '../../data/player-board.ts';
import { AI_BUILDS } from '../../data/solo.ts';
import { components, isAi, type Player, type State } from '../state.ts';
import { BUILDINGS_EACH } from './board.ts';

export const typeOf = (building: number): BuildingType => BUILDING_TYPES[Math.floor(building / SLOTS)];
const slotOf = (building: number): number => building % SLOTS;
export const buildingId = (building: number): string => `${typeOf(building)}.${slotOf(building) + 1}`;
export const costOf = (building: number): number => BUILDINGS[typeOf(building)].cost;

const ALL = [...Array(BUILDINGS_EACH).keys()];
const BY_ID = new Map(ALL.map(building => [buildingId(building), building]));
export function buildingNamed(id: string): number {
  const building = BY_ID.get(id);
  if (building === undefined) throw new Error(`There is no building '${id}'`);
  return building;
}

export const isBuilt = (p: Pick<Player, 'built'>, building: number): boolean => (p.built & (1 << building)) !== 0;

/** By the bits of those that stand: lists are asked for thousands of times in a search, and there are only 512 of each. */
const byBuilt = <T>(of: (p: Pick<Player, 'built'>) => T): readonly T[] =>
  Array.from({ length: 1 << BUILDINGS_EACH }, (_, built) => of({ built }));
const UNBUILT = byBuilt((p): readonly number[] => ALL.filter(building => !isBuilt(p, building)));
const BUILT_COUNT = Object.fromEntries(
  BUILDING_TYPES.map(type => [type, byBuilt(p => ALL.filter(b => typeOf(b) === type && isBuilt(p, b)).length)]),
) as Record<BuildingType, readonly number[]>;

export const unbuilt = ({ built }: Pick<Player, 'built'>): readonly number[] => UNBUILT[built];
export const builtCount = ({ built }: Pick<Player, 'built'>, type: BuildingType): number => BUILT_COUNT[type][built];

/** As they stand on the AI's board, from left to right (VWK-SOLO-03). */
export const AI_ORDER: readonly number[] = AI_BUILDS.flatMap(type => ALL.filter(building => typeOf(building) === type));

/** The abilities on a player's board by building; the AI's boards have their own. */
const HUMAN_SLOTS: readonly Ability[] = ALL.map(building => BUILDINGS[typeOf(building)].slots[slotOf(building)]);

export function slotAbility(s: Pick<State, 'seats' | 'ai' | 'options'>, seat: number, building: number): Ability {
  if (isAi(s, seat) && s.ai !== null) return components(s).aiBoards[s.ai].slots[typeOf(building)][slotOf(building)];
  return HUMAN_SLOTS[building];
}

interface Slot {
  building: number;
  ability: Ability;
}

const HUMAN_UNCOVERED = byBuilt((p): readonly Slot[] =>
  ALL.filter(building => isBuilt(p, building)).map(building => ({ building, ability: HUMAN_SLOTS[building] })),
);

/** Abilities of all empty slots, left to right (VWK-BUILD-09). */
export function uncovered(s: Pick<State, 'seats' | 'ai' | 'options' | 'players'>, seat: number): readonly Slot[] {
  const { built } = s.players[seat];
  const slots = HUMAN_UNCOVERED[built];
  return isAi(s, seat) ? slots.map(({ building }) => ({ building, ability: slotAbility(s, seat, building) })) : slots;
}
