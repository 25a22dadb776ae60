/** What the draft has touched: names of places on the board, as in `targets.ts`; and what the last move did in the castle. */
import type { Fact, Seat } from '@tarsas/kernel';
import { SECTION_IDS, type SectionId } from '../data/castle.ts';
import type { Facts } from '../rules/facts.ts';
import { CROWD, SEGMENT_COUNT, spaceId, spotId } from '../rules/questions/board.ts';
import type { View } from '../rules/state.ts';

/** What a player has now, and had before the draft. */
export const playerIn = ({ view, before }: { view: View; before: View }, seat: Seat) => ({
  p: view.players[seat],
  was: before.players[seat],
});

/** Places that are not as they were before the draft. */
export function drafted(before: View, after: View): Set<string> {
  const places = new Set<string>();
  if (before === after) return places;
  for (const [seat, { at }] of after.players.entries())
    if (at >= 0 && at !== before.players[seat].at) places.add(`space:${spaceId(after, at)}`);
  for (const [spot, code] of after.spots.entries()) if (code !== before.spots[spot]) places.add(`plot:${spotId(after, spot)}`);
  for (let i = 0; i < SEGMENT_COUNT; i++) {
    if (after.folkAt[i] !== before.folkAt[i]) places.add(`folk:${i}`);
    if (after.bookAt[i] !== before.bookAt[i]) places.add(`book:${i}`);
    if (differs(before.tier1, after.tier1, i)) places.add(`section:${SECTION_IDS[i]}`);
    if (differs(before.tier2, after.tier2, i)) places.add(`hall:${SECTION_IDS[i]}`);
  }
  if (after.tier3.some((n, seat) => n !== before.tier3[seat])) places.add('top');
  return places;
}

const differs = (a: readonly number[], b: readonly number[], section: number): boolean =>
  [...Array(CROWD).keys()].some(seat => a[section * CROWD + seat] !== b[section * CROWD + seat]);

/** One step of what happened in the castle, in order: it is drawn with its number. */
export interface CastleStep {
  kind: 'workers' | 'castleMoved' | 'up' | 'sideways' | 'bumped';
  seat: Seat;
  from: SectionId;
  to: SectionId;
  /** The tier where it ends; 0 off the castle. */
  tier: number;
}

/** What the facts tell of the castle. */
export function castleSteps(facts: readonly Fact[]): CastleStep[] {
  return facts.flatMap(({ key, args }) => (STEPS[key as keyof Facts] as ((args: object) => CastleStep) | undefined)?.(args) ?? []);
}

const STEPS: { [K in keyof Facts]?: (args: Facts[K]) => CastleStep } = {
  workers: ({ seat, section }) => ({ kind: 'workers', seat, from: section, to: section, tier: 1 }),
  castleMoved: ({ seat, from, to }) => ({ kind: 'castleMoved', seat, from, to, tier: 1 }),
  up: ({ seat, section, tier }) => ({ kind: 'up', seat, from: section, to: section, tier }),
  sideways: ({ seat, from, to }) => ({ kind: 'sideways', seat, from, to, tier: 1 }),
  bumped: ({ owner, section, tier }) => ({ kind: 'bumped', seat: owner, from: section, to: section, tier: tier - 1 }),
};
