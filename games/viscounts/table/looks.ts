/** What lies and stands where on the round board: segments and their rivers, buildings, workers in the castle, viscounts; and the colours of the seats. */
import type { Seat } from '@tarsas/kernel';
import type { BuildingType } from '../data/effects.ts';
import type { SegmentId } from '../data/segments.ts';
import { BUILDINGS_EACH, CROWD, SEGMENT_COUNT, sectionAt, spotAt, spotOwner } from '../rules/questions/board.ts';
import { typeOf } from '../rules/questions/buildings.ts';
import type { View } from '../rules/state.ts';
import * as ring from './art/ring.ts';

export const COLOURS = ['green', 'red', 'blue', 'yellow'] as const;
const AI_COLOUR = '--p-black';

/** The AI sits behind the last seat. */
export const colourOf = ({ seats }: Pick<View, 'seats'>, seat: Seat): string => (seat >= seats ? AI_COLOUR : `--p-${COLOURS[seat]}`);

const TERRAIN: Readonly<Record<SegmentId, string>> = { lake: 'lake', mountain: 'mountain', forest: 'forest', hills: 'desert', snow: 'ice' };

/** Plots of a segment. */
export const plotsEach = (view: View): number => view.spots.length / view.ring.length;

export const segmentsOf = (view: View): { id: SegmentId; position: number; middle: number; river: number; terrain: string }[] =>
  view.ring.map((id, position) => {
    const per = plotsEach(view);
    const left = Array.from({ length: per }, (_, i) => spotAt(view, position * per + i)).filter(({ bank }) => bank === 'left').length;
    return { id, position, middle: ring.middleOf(position), river: ring.riverAngle(position, left, per), terrain: TERRAIN[id] };
  });

export const buildingsOn = (view: View): { spot: number; seat: Seat; type: BuildingType; code: number }[] =>
  view.spots.flatMap((code, spot) => (code < 0 ? [] : [{ spot, code, seat: spotOwner(code), type: typeOf(code % BUILDINGS_EACH) }]));

/** Viscounts by space, in the order of the seats. */
export const viscountsOn = (view: View): { seat: Seat; space: number; at: ring.Point }[] =>
  view.players.flatMap(({ at }, seat) => {
    if (at < 0) return [];
    const together = view.players.flatMap((p, other) => (p.at === at ? [other] : []));
    return [{ seat, space: at, at: ring.standBeside(at, together.indexOf(seat), together.length) }];
  });

/** The two lower tiers: their radius, and how many workers stand there in one row. */
const TIERS = [
  ['tier1', ring.TIER1.workers, 4],
  ['tier2', ring.TIER2.workers, 3],
] as const;

/** All workers in the castle, each with its place. Keys stay with a worker as far as one can say, so that it is seen to travel. */
export function workersOn(view: View): { key: string; seat: Seat; at: ring.Point }[] {
  const found: { key: string; seat: Seat; at: ring.Point }[] = [];
  const add = (where: string, seats: readonly Seat[], places: readonly ring.Point[]) =>
    seats.forEach((seat, i) => {
      found.push({ key: `${where} ${seat} ${seats.slice(0, i).filter(other => other === seat).length}`, seat, at: places[i] });
    });
  for (let position = 0; position < SEGMENT_COUNT; position++) {
    const section = sectionAt(view, position);
    for (const [tier, radius, room] of TIERS) {
      const seats = crowd(view[tier].slice(section * CROWD, section * CROWD + CROWD));
      add(`${tier} ${section}`, seats, ring.workerPlaces(radius, position, seats.length, room));
    }
  }
  const top = crowd(view.tier3);
  add('top', top, ring.topPlaces(top.length));
  return found;
}

const crowd = (counts: readonly number[]): Seat[] => counts.flatMap((n, seat) => new Array<Seat>(n).fill(seat));
