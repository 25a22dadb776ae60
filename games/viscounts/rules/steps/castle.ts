/** The castle: workers placed, going up, spreading and being bumped (VWK-CASTLE). */
import type { Seat, Step } from '@tarsas/kernel';
import { BUMPED, GROUP, ROOM, SECTION_IDS, SECTIONS, type SectionId, THIRD_TIER } from '../../data/castle.ts';
import type { Do } from '../choices.ts';
import type { BumpBody, CastleBody, CastleMoveBody, PlaceBody, PromoteBody, SectionBody, SideBody, WorkersBody } from '../frames.ts';
import {
  CROWD,
  clockwise,
  counterClockwise,
  crowdIn,
  positionOf,
  SEGMENT_COUNT,
  sectionAt,
  sectionIndex,
  workersIn,
} from '../questions/board.ts';
import { type G, inTurnOrder, isAi, type State, type Viscounts } from '../state.ts';

const ALL = [...Array(SEGMENT_COUNT).keys()];
const nameOf = (section: number): SectionId => SECTION_IDS[section];

/** As many as there are, then the checks (VWK-CASTLE-03, VWK-CASTLE-20). */
export const place: Step<Viscounts, PlaceBody> = {
  run(g, { seat, n, section }) {
    g.done();
    const p = g.s.players[seat];
    const placed = Math.min(n, p.workers);
    if (placed === 0) return;
    p.workers -= placed;
    g.s.tier1[section * CROWD + seat] += placed;
    g.log('workers', { seat, n: placed, section: nameOf(section) }, 'VWK-CASTLE-02');
    checkCastle(g, seat);
  },
};

/** Free workers go to any one section of the first tier (VWK-CASTLE-14). */
export const workers: Step<Viscounts, WorkersBody, Do<'section'>> = {
  options: () => SECTION_IDS.map(section => ({ do: 'section', section })),
  choose: (g, f, seat, { section }) => g.goto({ kind: 'place', seat, n: f.n, section: sectionIndex(section) }),
};

/** Clockwise or counter-clockwise, never up or down (VWK-CASTLE-23). */
export const castleMove: Step<Viscounts, CastleMoveBody, Do<'castleMove'> | Do<'decline'>> = {
  options: (s, f) => [
    ...ALL.filter(section => workersIn(s.tier1, section, f.seat) > 0).flatMap(section =>
      [clockwise(section), counterClockwise(section)].map(to => ({ do: 'castleMove' as const, from: nameOf(section), to: nameOf(to) })),
    ),
    { do: 'decline' },
  ],
  choose(g, _, seat, choice) {
    g.done();
    if (choice.do === 'decline') return;
    moveAlong(g.s, seat, sectionIndex(choice.from), sectionIndex(choice.to));
    g.log('castleMoved', { seat, from: choice.from, to: choice.to }, 'VWK-ICON-13');
    checkCastle(g, seat);
  },
};

function moveAlong(s: State, seat: Seat, from: number, to: number): void {
  s.tier1[from * CROWD + seat]--;
  s.tier1[to * CROWD + seat]++;
}

/** After every placing or moving; a castle already being resolved for this player goes on by itself (VWK-CASTLE-16, VWK-CASTLE-17). */
function checkCastle(g: G, seat: Seat): void {
  if (!g.s.stack.some(f => f.kind === 'castle' && f.seat === seat)) g.call({ kind: 'castle', seat });
}

/** First tier, second tier, then room for everybody: the owner of the moves decides all of it (VWK-CASTLE-18). */
export const castle: Step<Viscounts, CastleBody> = {
  run(g, { seat }) {
    const groups = groupsOf(g.s, seat);
    if (groups.length > 1 && !isAi(g.s, seat)) return g.call({ kind: 'section', seat, sections: groups.map(nameOf) });
    if (groups.length > 0) return g.call({ kind: 'promote', seat, section: groups[0], step: 0 });
    const ready = ALL.find(section => workersIn(g.s.tier2, section, seat) >= GROUP);
    if (ready !== undefined) return toTheTop(g, seat, ready);
    const crowded = firstCrowded(g.s);
    if (crowded === null) return g.done();
    if (isAi(g.s, seat)) bumpOff(g, seat, crowded, targetOf(g.s, seat, crowded));
    else g.call({ kind: 'bump', seat, ...crowded });
  },
};

/** Sections of the first tier with three own workers; for the AI clockwise from its viscount (VWK-SOLO-36). */
function groupsOf(s: State, seat: Seat): number[] {
  const first = isAi(s, seat) ? sectionAt(s, positionOf(s.players[seat].at)) : 0;
  return ALL.map(i => (first + i) % SEGMENT_COUNT).filter(section => workersIn(s.tier1, section, seat) >= GROUP);
}

/** With several groups their owner chooses the order (VWK-CASTLE-05). */
export const section: Step<Viscounts, SectionBody, Do<'section'>> = {
  options: (_, f) => f.sections.map(id => ({ do: 'section', section: id })),
  choose: (g, _, seat, choice) => g.goto({ kind: 'promote', seat, section: sectionIndex(choice.section), step: 0 }),
};

/** One up with the effect of the section, then one to each side (VWK-CASTLE-04). */
export const promote: Step<Viscounts, PromoteBody> = {
  run(g, f) {
    const { seat } = f;
    if (f.step === 0) {
      g.s.tier1[f.section * CROWD + seat]--;
      g.s.tier2[f.section * CROWD + seat]++;
      g.log('up', { seat, section: nameOf(f.section), tier: 2 }, 'VWK-CASTLE-04');
      g.call({ kind: 'effect', seat, effect: SECTIONS[nameOf(f.section)] });
      f.step = 1;
      return;
    }
    const left = workersIn(g.s.tier1, f.section, seat);
    if (left === 1) return g.goto({ kind: 'side', seat, section: f.section }); // VWK-CASTLE-17
    g.done();
    if (left === 0) return;
    sideways(g, seat, f.section, clockwise(f.section));
    sideways(g, seat, f.section, counterClockwise(f.section));
  },
};

function sideways(g: G, seat: Seat, from: number, to: number): void {
  moveAlong(g.s, seat, from, to);
  g.log('sideways', { seat, from: nameOf(from), to: nameOf(to) }, 'VWK-CASTLE-04');
}

export const side: Step<Viscounts, SideBody, Do<'section'>> = {
  options: (_, f) => [clockwise(f.section), counterClockwise(f.section)].map(to => ({ do: 'section', section: nameOf(to) })),
  choose(g, f, seat, choice) {
    g.done();
    sideways(g, seat, f.section, sectionIndex(choice.section));
  },
};

/** Nobody moves sideways on the second tier, and the third has room for all (VWK-CASTLE-06, VWK-CASTLE-09). */
function toTheTop(g: G, seat: Seat, from: number): void {
  const { s } = g;
  s.tier2[from * CROWD + seat]--;
  s.tier3[seat]++;
  g.log('up', { seat, section: nameOf(from), tier: 3 }, 'VWK-CASTLE-06');
  // The first player there leads, then a player with strictly more (VWK-CASTLE-12, VWK-CASTLE-21).
  if (s.leader < 0 || s.tier3[seat] > s.tier3[s.leader]) {
    g.log('leader', { seat, from: s.leader }, 'VWK-CASTLE-12');
    s.leader = seat;
  }
  g.call({ kind: 'effect', seat, effect: THIRD_TIER });
}

interface Place {
  tier: 1 | 2;
  section: number;
}
const tierOf = (s: State, tier: 1 | 2): number[] => (tier === 1 ? s.tier1 : s.tier2);

function firstCrowded(s: State): Place | null {
  for (const tier of [1, 2] as const) for (const i of ALL) if (crowdIn(tierOf(s, tier), i) > ROOM) return { tier, section: i };
  return null;
}

/** Anybody's workers, one's own too (VWK-CASTLE-07, VWK-CASTLE-22). */
export const bump: Step<Viscounts, BumpBody, Do<'bump'>> = {
  options: (s, f) => ownersIn(s, f).map(owner => ({ do: 'bump', seat: owner })),
  choose(g, f, seat, choice) {
    g.done();
    bumpOff(g, seat, f, choice.seat);
  },
};

const ownersIn = (s: State, { tier, section: at }: Place): Seat[] =>
  s.players.flatMap((_, owner) => (workersIn(tierOf(s, tier), at, owner) > 0 ? [owner] : []));

/** Back to the owner's supply, with a reward (VWK-CASTLE-08). */
function bumpOff(g: G, seat: Seat, { tier, section: at }: Place, owner: Seat): void {
  tierOf(g.s, tier)[at * CROWD + owner]--;
  g.s.players[owner].workers++;
  g.log('bumped', { seat, owner, tier, section: nameOf(at) }, isAi(g.s, seat) ? 'VWK-SOLO-34' : 'VWK-CASTLE-08');
  g.call({ kind: 'effect', seat: owner, effect: BUMPED[tier] });
}

/** The AI bumps people first, the one with most workers there, and its own workers last (VWK-SOLO-46). */
function targetOf(s: State, seat: Seat, where: Place): Seat {
  const tier = tierOf(s, where.tier);
  const people = inTurnOrder(s, seat).filter(owner => owner !== seat && workersIn(tier, where.section, owner) > 0);
  if (people.length === 0) return seat;
  const most = Math.max(...people.map(owner => workersIn(tier, where.section, owner)));
  return people.find(owner => workersIn(tier, where.section, owner) === most) ?? seat;
}
