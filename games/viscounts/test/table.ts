/** A table laid out for a test: readable positions, and whatever happens next. */
import { advance, type Decision, equal, type Fact, optionsOf, pending, type Seat, start } from '@tarsas/kernel';
import { settle } from '@tarsas/kernel/testing';
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
import type { Line, Options, Player, State } from '../rules/state.ts';

export type Table = ReturnType<typeof aTable>;

/** The table as it comes out of `start`, in the middle of the draft. */
export const freshTable = (seats: number, options: Partial<Options> = {}, seed = 'fresh') => start(viscounts, { seats, options, seed });

/**
 * Round 1 with the segments in the order lake, mountain, forest, hills, snow, each facing the castle section of the same number;
 * viscounts on the outside left of different segments; nobody owns anything but the eight starting townsfolk in the draw pile.
 */
export function aTable(seats = 2, options: Partial<Options> = {}) {
  const s = structuredClone(freshTable(seats, options).state);
  s.round = 1;
  s.pairs = [];
  s.start = 0;
  s.active = 0;
  s.ring = [...SEGMENT_IDS];
  s.turned = 0;
  s.spots.fill(-1);
  s.removed = [];
  for (const [seat, p] of s.players.entries()) {
    p.at = seat * 3;
    p.startCard = seat + 1;
    if (seat < seats)
      Object.assign(p, {
        hand: [],
        handSince: [],
        drawnAt: [],
        discard: [],
        draw: [...STARTING_IDS],
        drawSince: STARTING_IDS.map(() => 0),
      });
  }
  const facts: Fact[] = [];
  const player = (seat: Seat): Player => s.players[seat];

  const t = {
    s,
    facts,
    player,
    /** Everything that happened, by key. */
    happened: (key: string) => facts.filter(fact => fact.key === key).map(fact => fact.args as Record<string, unknown>),

    has(seat: Seat, things: Partial<Player>) {
      Object.assign(player(seat), things);
      return t;
    },
    /** Cards on the three spaces, from the left. */
    board(seat: Seat, ...cards: (string | null)[]) {
      player(seat).board = [0, 1, 2].map(space => cards[space] ?? null);
      return t;
    },
    hand(seat: Seat, ...cards: string[]) {
      const p = player(seat);
      Object.assign(p, { hand: cards, handSince: cards.map(() => p.shuffles), drawnAt: cards.map(() => p.shuffles) });
      return t;
    },
    /** The draw pile, its top first. */
    draw(seat: Seat, ...cards: string[]) {
      const p = player(seat);
      Object.assign(p, { draw: [...cards].reverse(), drawSince: cards.map(() => p.shuffles) });
      return t;
    },
    discard(seat: Seat, ...cards: string[]) {
      player(seat).discard = cards;
      return t;
    },
    viscount(seat: Seat, space: string) {
      player(seat).at = spaceNamed(s, space);
      return t;
    },
    space: (seat: Seat) => spaceId(s, player(seat).at),
    /** The whole townsfolk pile of a segment, its top first; none empties it. */
    folk(segment: SegmentId, ...cards: string[]) {
      lay(s.folk, s.folkAt, FOLK_STARTS, s.ring.indexOf(segment), cards);
      return t;
    },
    books(segment: SegmentId, ...manuscripts: string[]) {
      lay(s.books, s.bookAt, BOOK_STARTS, s.ring.indexOf(segment), manuscripts);
      return t;
    },
    /** A building that stands already; without a spot only its slot is empty. */
    built(seat: Seat, building: string, spot?: string) {
      const b = buildingNamed(building);
      player(seat).built |= 1 << b;
      if (spot !== undefined) s.spots[spotNamed(s, spot)] = seat * BUILDINGS_EACH + b;
      return t;
    },
    ownerOf: (spot: string) => Math.floor(s.spots[spotNamed(s, spot)] / BUILDINGS_EACH),
    /** Workers move from the supply into the castle. */
    workers(seat: Seat, tier: 1 | 2 | 3, section: SectionId, n: number) {
      if (tier === 3) s.tier3[seat] += n;
      else (tier === 1 ? s.tier1 : s.tier2)[sectionIndex(section) * CROWD + seat] += n;
      player(seat).workers -= n;
      return t;
    },
    inCastle: (seat: Seat, tier: 1 | 2, section: SectionId) => (tier === 1 ? s.tier1 : s.tier2)[sectionIndex(section) * CROWD + seat],
    bonus(seat: Seat, ribbon: Ribbon) {
      s.bonus[RIBBONS.indexOf(ribbon)] = seat;
      return t;
    },
    change(things: Partial<State>) {
      Object.assign(s, things);
      return t;
    },

    /** This is what happens now; whatever it leads to runs until somebody is asked. */
    now(body: Body) {
      s.stack = [{ ...body, id: 'now' }];
      s.over = false;
      facts.push(...settle(viscounts, s));
      return t;
    },
    effect: (seat: Seat, effect: Extract<Body, { kind: 'effect' }>['effect']) => t.now({ kind: 'effect', seat, effect }),
    action: (seat: Seat) => t.now({ kind: 'action', seat, action: null, dismissed: null }),
    turn: (seat: Seat) => t.now({ kind: 'turn', seat, phase: 0 }),

    decision(): Decision<Body> {
      const [open] = pending(viscounts, s);
      if (!open) throw new Error('nobody is asked');
      return open;
    },
    /** Who is asked what, or null when all is done. */
    asked: () => (pending(viscounts, s).length === 0 ? null : { seat: t.decision().seat, kind: t.decision().frame.kind }),
    options: (): readonly Choice[] => optionsOf(viscounts, s, t.decision()),
    /** The options of one kind. */
    offers: <K extends Choice['do']>(kind: K) => t.options().filter((o): o is Extract<Choice, { do: K }> => o.do === kind),
    may: (choice: Choice) => t.options().some(option => equal(option, choice)),
    does(choice: Choice) {
      const found = t.options().find(option => equal(option, choice));
      if (!found) throw new Error(`${JSON.stringify(choice)} is not offered. Options: ${JSON.stringify(t.options())}`);
      facts.push(...advance(viscounts, s, t.decision(), found));
      return t;
    },
    /** Answers one after the other. */
    answers(...choices: Choice[]) {
      for (const choice of choices) t.does(choice);
      return t;
    },
    points: (seat: Seat, key: Line): number => linesOf(s, seat).find(line => line.key === key)?.points ?? 0,
  };
  return t;
}

/** Puts exactly these on a pile, whatever lay there. */
function lay(list: string[], at: number[], starts: readonly number[], position: number, cards: readonly string[]): void {
  at[position] = starts[position + 1] - cards.length;
  for (const [i, card] of cards.entries()) list[at[position] + i] = card;
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

/** Answers every question with the first option, or as told, until nothing is asked or `until` says so. */
export function playOn(
  t: Pick<Table, 'options' | 'does' | 'asked'>,
  until: (asked: { seat: Seat; kind: string }) => boolean = () => false,
): void {
  for (let asked = t.asked(); asked !== null && !until(asked); asked = t.asked()) t.does(t.options()[0]);
}
