/**
 * A table for tests. Seats are called by their numbers: only one is asked at a time. Lay out a position, begin, play, and look:
 *
 *     const t = aTable().board(0, 'trader').has(0, { silver: 3 }).action(0);
 *     t.answers({ do: 'trade', times: 1, silver: 0 });
 *     expect(t.player(0).ink).toBe(1);
 *
 * Unless laid out otherwise it is round 1 with the segments in the order lake, mountain, forest, hills, snow, each facing the castle
 * section of the same number; viscounts stand on the outside left of different segments; nobody owns anything but the eight starting
 * townsfolk in the draw pile.
 */
import { type Seat, start } from '@tarsas/kernel';
import { Scenario, settle } from '@tarsas/kernel/testing';
import type { SectionId } from '../data/castle.ts';
import { STARTING_IDS } from '../data/components.ts';
import { RIBBONS, type Ribbon } from '../data/manuscripts.ts';
import { SEGMENT_IDS, type SegmentId } from '../data/segments.ts';
import type { Choice } from '../rules/choices.ts';
import type { Body } from '../rules/frames.ts';
import { viscounts } from '../rules/index.ts';
import { BOOK_STARTS, BUILDINGS_EACH, CROWD, FOLK_STARTS, SPACE_COUNT, sectionIndex, spaceId, spotId } from '../rules/questions/board.ts';
import { buildingNamed } from '../rules/questions/buildings.ts';
import { linesOf } from '../rules/questions/score.ts';
import type { Line, Options, Player, State, Viscounts } from '../rules/state.ts';

/** The table as it comes out of `start`, in the middle of the draft. */
export const freshTable = (seats: number, options: Partial<Options> = {}, seed = 'fresh') => start(viscounts, { seats, options, seed });

export function aTable(seats = 2, options: Partial<Options> = {}): Table {
  const { state } = freshTable(seats, options);
  const names = ['Anna', 'Bence', 'Cili', 'Dani'].slice(0, seats);
  return new Table(viscounts, names, { state, facts: [] }).cleared();
}

export class Table extends Scenario<Viscounts> {
  // Laying out

  cleared(): this {
    const s = this.state;
    Object.assign(s, { round: 1, pairs: [], start: 0, active: 0, ring: [...SEGMENT_IDS], turned: 0, removed: [] });
    s.spots = s.spots.map(() => -1);
    for (const [seat, p] of s.players.entries()) {
      Object.assign(p, { at: seat * 3, startCard: seat + 1 });
      if (seat < this.names.length)
        this.hand(seat)
          .discard(seat)
          .has(seat, { draw: [...STARTING_IDS], drawSince: STARTING_IDS.map(() => 0) });
    }
    return this;
  }

  has(seat: Seat, things: Partial<Player>): this {
    Object.assign(this.player(seat), things);
    return this;
  }

  sets(things: Partial<State>): this {
    Object.assign(this.state, things);
    return this;
  }

  /** Cards on the three spaces, from the left. */
  board = (seat: Seat, ...cards: (string | null)[]): this => this.has(seat, { board: [0, 1, 2].map(space => cards[space] ?? null) });

  hand(seat: Seat, ...cards: string[]): this {
    const since = cards.map(() => this.player(seat).shuffles);
    return this.has(seat, { hand: cards, handSince: since, drawnAt: [...since] });
  }

  /** The draw pile, its top first. */
  draw(seat: Seat, ...cards: string[]): this {
    return this.has(seat, { draw: [...cards].reverse(), drawSince: cards.map(() => this.player(seat).shuffles) });
  }

  discard(seat: Seat, ...cards: string[]): this {
    return this.has(seat, { discard: cards });
  }

  viscount(seat: Seat, space: string): this {
    return this.has(seat, { at: spaceNamed(this.state, space) });
  }

  /** The whole townsfolk pile of a segment, its top first; none empties it. */
  folk(segment: SegmentId, ...cards: string[]): this {
    const s = this.state;
    [s.folk, s.folkAt] = laid(s.folk, s.folkAt, FOLK_STARTS, s.ring.indexOf(segment), cards);
    return this;
  }

  books(segment: SegmentId, ...manuscripts: string[]): this {
    const s = this.state;
    [s.books, s.bookAt] = laid(s.books, s.bookAt, BOOK_STARTS, s.ring.indexOf(segment), manuscripts);
    return this;
  }

  /** A building that stands already; without a spot only its slot is empty. */
  built(seat: Seat, building: string, spot?: string): this {
    const b = buildingNamed(building);
    this.player(seat).built |= 1 << b;
    const { state } = this;
    if (spot !== undefined) state.spots = state.spots.with(spotNamed(state, spot), seat * BUILDINGS_EACH + b);
    return this;
  }

  /** Workers move from the supply into the castle. */
  workers(seat: Seat, tier: 1 | 2 | 3, section: SectionId, n: number): this {
    if (tier === 3) this.state.tier3[seat] += n;
    else this.tier(tier)[sectionIndex(section) * CROWD + seat] += n;
    this.player(seat).workers -= n;
    return this;
  }

  bonus(seat: Seat, ribbon: Ribbon): this {
    this.state.bonus = this.state.bonus.with(RIBBONS.indexOf(ribbon), seat);
    return this;
  }

  /** This is what happens now; whatever it leads to runs until somebody is asked. */
  now(body: Body): this {
    this.sets({ stack: [{ ...body, id: 'now' }], over: false });
    this.log.push(...settle(viscounts, this.state));
    return this;
  }

  effect = (seat: Seat, effect: Extract<Body, { kind: 'effect' }>['effect']): this => this.now({ kind: 'effect', seat, effect });
  action = (seat: Seat): this => this.now({ kind: 'action', seat, action: null, dismissed: null });
  turn = (seat: Seat): this => this.now({ kind: 'turn', seat, phase: 0 });

  // Playing

  /** Every question is answered with its first option until nothing is asked. */
  playsOn(): this {
    while (this.waiting().length > 0) this.answers(this.options()[0]);
    return this;
  }

  // Looking

  player = (seat: Seat): Player => this.state.players[seat];
  space = (seat: Seat): string => spaceId(this.state, this.player(seat).at);
  ownerOf = (spot: string): number => Math.floor(this.state.spots[spotNamed(this.state, spot)] / BUILDINGS_EACH);
  inCastle = (seat: Seat, tier: 1 | 2, section: SectionId): number => this.tier(tier)[sectionIndex(section) * CROWD + seat];
  private tier = (tier: 1 | 2): number[] => (tier === 1 ? this.state.tier1 : this.state.tier2);
  /** The options of one kind. */
  offers = <K extends Choice['do']>(kind: K) => this.options().filter((o): o is Extract<Choice, { do: K }> => o.do === kind);
  points = (seat: Seat, key: Line): number => linesOf(this.state, seat).find(line => line.key === key)?.points ?? 0;
}

/** Puts exactly these on a pile, whatever lay there. */
/** The piles with these cards in one of them, and where each now begins. */
function laid(
  list: readonly string[],
  at: readonly number[],
  starts: readonly number[],
  position: number,
  cards: readonly string[],
): [string[], number[]] {
  const first = starts[position + 1] - cards.length;
  return [list.toSpliced(first, cards.length, ...cards), at.with(position, first)];
}

function spaceNamed(s: State, id: string): number {
  const at = [...Array(SPACE_COUNT).keys()].find(space => spaceId(s, space) === id);
  if (at === undefined) throw new Error(`There is no space '${id}'`);
  return at;
}

function spotNamed(s: State, id: string): number {
  const spot = s.spots.findIndex((_, i) => spotId(s, i) === id);
  if (spot < 0) throw new Error(`There is no spot '${id}'`);
  return spot;
}
