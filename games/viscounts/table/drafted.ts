/** What the draft, or the last move, has touched: names of places on the board, as in `targets.ts`. */
import type { Fact, Seat } from '@tarsas/kernel';
import { SECTION_IDS, type SectionId } from '../data/castle.ts';
import type { SegmentId } from '../data/segments.ts';
import type { Facts } from '../rules/facts.ts';
import { CROWD, SEGMENT_COUNT, spaceId, spotId } from '../rules/questions/board.ts';
import type { View } from '../rules/state.ts';

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

export interface Touched {
  places: Set<string>;
  castle: CastleStep[];
  /** `seat card` and `seat slot` of what was played or had its effect: everybody has the same starting cards. */
  cards: Set<string>;
}

/** What the facts are about, wherever it lies on the table. */
export function touched(view: View, facts: readonly Fact[]): Touched {
  const found: Touched = { places: new Set(), castle: [], cards: new Set() };
  for (const fact of facts) {
    const mark = MARKS[fact.key as keyof Facts] as ((args: never, found: Touched, view: View) => void) | undefined;
    mark?.(fact.args as never, found, view);
  }
  return found;
}

const folkOf = (view: View, segment: SegmentId): string => `folk:${view.ring.indexOf(segment)}`;

const MARKS: { [K in keyof Facts]?: (args: Facts[K], found: Touched, view: View) => void } = {
  placed: ({ space }, { places }) => places.add(`space:${space}`),
  moved: ({ to }, { places }) => places.add(`space:${to}`),
  built: ({ spot }, { places }) => places.add(`plot:${spot}`),
  link: ({ link }, { places }) => places.add(`link:${link}`),
  dismissed: ({ segment }, { places }, view) => places.add(folkOf(view, segment)),
  transcribed: ({ segment }, { places }, view) => places.add(`book:${view.ring.indexOf(segment)}`),
  traded: ({ seat }, { places }, view) => places.add(`offer:${view.players[seat].at}`),
  played: ({ seat, card }, { cards }) => cards.add(`${seat} ${card}`),
  ability: ({ seat, card }, { cards }) => cards.add(`${seat} ${card}`),
  slotAbility: ({ seat, building }, { cards }) => cards.add(`${seat} ${building}`),
  workers: ({ seat, section }, { castle }) => castle.push({ kind: 'workers', seat, from: section, to: section, tier: 1 }),
  castleMoved: ({ seat, from, to }, { castle }) => castle.push({ kind: 'castleMoved', seat, from, to, tier: 1 }),
  up: ({ seat, section, tier }, { castle }) => castle.push({ kind: 'up', seat, from: section, to: section, tier }),
  sideways: ({ seat, from, to }, { castle }) => castle.push({ kind: 'sideways', seat, from, to, tier: 1 }),
  bumped: ({ owner, section, tier }, { castle }) =>
    castle.push({ kind: 'bumped', seat: owner, from: section, to: section, tier: tier - 1 }),
};
