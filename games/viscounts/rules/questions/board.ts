/** Where things are: ring, spaces, spots, links, piles and castle sections. All pure. */
import type { Seat } from '@tarsas/kernel';
import { SECTION_IDS, type SectionId } from '../../data/castle.ts';
import type { Effect } from '../../data/effects.ts';
import { ARROWS, type Offer, type Segment, type SegmentId, type Side, SPACES, type Space, type Spot } from '../../data/segments.ts';
import { components, type Options, type State } from '../state.ts';

type Ring = { ring: readonly SegmentId[]; players: readonly unknown[]; options: Options };

export const SEGMENT_COUNT = 5;
const PER_SEGMENT = SPACES.length;
export const SPACE_COUNT = SEGMENT_COUNT * PER_SEGMENT;

export const positionOf = (at: number): number => Math.floor(at / PER_SEGMENT);
const spaceOf = (at: number): Space => SPACES[at % PER_SEGMENT];
export const isOutside = (at: number): boolean => spaceOf(at) !== 'IN';
const spaceAt = (position: number, space: Space): number => position * PER_SEGMENT + SPACES.indexOf(space);

export const segmentAt = (s: { ring: readonly SegmentId[]; options: Options }, position: number): Segment =>
  components(s).segments[s.ring[position]];
export const spaceId = (s: { ring: readonly SegmentId[] }, at: number): string => `${s.ring[positionOf(at)]}.${spaceOf(at)}`;

export function spaceNamed(s: { ring: readonly SegmentId[] }, id: string): number {
  const dot = id.lastIndexOf('.');
  return spaceAt(s.ring.indexOf(id.slice(0, dot) as SegmentId), id.slice(dot + 1) as Space);
}

/** The space with this red number (VWK-SETUP-14). */
export function spaceNumbered(s: { ring: readonly SegmentId[]; options: Options }, number: number): number {
  for (let position = 0; position < SEGMENT_COUNT; position++) {
    const { numbers } = segmentAt(s, position);
    if (numbers.OL === number) return spaceAt(position, 'OL');
    if (numbers.OR === number) return spaceAt(position, 'OR');
  }
  throw new Error(`No space has the number ${number}`);
}

/** Spaces one arrow away (VWK-MOVE-06). */
export const NEXT: readonly (readonly number[])[] = Array.from({ length: SPACE_COUNT }, (_, at) => {
  const position = positionOf(at);
  const { here, next } = ARROWS[spaceOf(at)];
  return [...here.map(space => spaceAt(position, space)), ...next.map(space => spaceAt((position + 1) % SEGMENT_COUNT, space))];
});

/** The next space clockwise on the outside path (VWK-SOLO-10). */
export const nextOutside = (at: number): number =>
  spaceOf(at) === 'OL' ? spaceAt(positionOf(at), 'OR') : spaceAt((positionOf(at) + 1) % SEGMENT_COUNT, 'OL');

/** What is traded at an outside space (VWK-TRADE-01). */
export function offerAt(s: Ring, at: number): Offer {
  const { trade } = segmentAt(s, positionOf(at));
  return spaceOf(at) === 'OL' ? trade.OL : trade.OR;
}

/** VWK-SETUP-01. */
const sideAt = (s: Ring, position: number): Side => (s.players.length < 3 ? segmentAt(s, position).few : segmentAt(s, position).many);
export const spotsPerSegment = (s: Ring): number => sideAt(s, 0).spots.length;

export function spotAt(s: Ring, spot: number): Spot {
  const per = spotsPerSegment(s);
  return sideAt(s, Math.floor(spot / per)).spots[spot % per];
}

export function spotId(s: Ring, spot: number): string {
  const per = spotsPerSegment(s);
  return `${s.ring[Math.floor(spot / per)]}.${(spot % per) + 1}`;
}

export function spotNamed(s: Ring, id: string): number {
  const dot = id.lastIndexOf('.');
  return s.ring.indexOf(id.slice(0, dot) as SegmentId) * spotsPerSegment(s) + Number(id.slice(dot + 1)) - 1;
}

/** Spots on the bank of an outside space, clockwise (VWK-BUILD-01). */
export function bankSpots(s: Ring, at: number): number[] {
  const bank = spaceOf(at) === 'OL' ? 'left' : 'right';
  const position = positionOf(at);
  const { spots } = sideAt(s, position);
  const found: number[] = [];
  for (let i = 0; i < spots.length; i++) if (spots[i].bank === bank) found.push(position * spots.length + i);
  return found;
}

export function freeSpots(s: Pick<State, 'spots'>): number[] {
  return s.spots.flatMap((owner, spot) => (owner < 0 ? [spot] : []));
}

/** A link is named by its first spot clockwise; it leads to the next one, across river and segment border (VWK-BUILD-08). */
export function linkEffect(s: Ring, link: number): Effect | null {
  const per = spotsPerSegment(s);
  const side = sideAt(s, Math.floor(link / per));
  const from = (link % per) + 1;
  if (from === per) return side.next;
  return side.links.find(l => l.from === from)?.effect ?? null;
}

export const linkEnds = (s: Pick<State, 'spots'>, link: number): [number, number] => [link, (link + 1) % s.spots.length];
export const linkId = (s: Ring & Pick<State, 'spots'>, link: number): string =>
  linkEnds(s, link)
    .map(spot => spotId(s, spot))
    .join('-');

/** Printed links from this spot to occupied ones (VWK-BUILD-06). */
export function completedLinks(s: Ring & Pick<State, 'spots'>, spot: number): number[] {
  const before = (spot + s.spots.length - 1) % s.spots.length;
  return [before, spot].filter(link => linkEffect(s, link) !== null && linkEnds(s, link).every(end => s.spots[end] >= 0));
}

export const BUILDINGS_EACH = 9;
export const spotOwner = (code: number): Seat => Math.floor(code / BUILDINGS_EACH);

/** Sizes of the five townsfolk piles (VWK-SETUP-04) and where they start in the list. */
export const FOLK_STARTS = [0, 14, 28, 42, 55, 68];
export const BOOK_STARTS = [0, 7, 14, 21, 28, 35];

/** Only the top of a pile is visible (VWK-SETUP-06). */
export const folkTop = (s: State, position: number): string | null =>
  s.folkAt[position] < FOLK_STARTS[position + 1] ? s.folk[s.folkAt[position]] : null;
export const bookTop = (s: State, position: number): string | null =>
  s.bookAt[position] < BOOK_STARTS[position + 1] ? s.books[s.bookAt[position]] : null;

/** The castle section next to a segment (VWK-SETUP-03). */
export const sectionAt = (s: Pick<State, 'turned'>, position: number): number => (position + s.turned) % SEGMENT_COUNT;
export const sectionIndex = (id: SectionId): number => SECTION_IDS.indexOf(id);
export const clockwise = (section: number): number => (section + 1) % SEGMENT_COUNT;
export const counterClockwise = (section: number): number => (section + SEGMENT_COUNT - 1) % SEGMENT_COUNT;

/** Workers of a section, in one of the lists of the first two tiers. */
export const CROWD = 4;
export const workersIn = (tier: number[], section: number, seat: Seat): number => tier[section * CROWD + seat];
export function crowdIn(tier: number[], section: number): number {
  let n = 0;
  for (let seat = 0; seat < CROWD; seat++) n += tier[section * CROWD + seat];
  return n;
}
