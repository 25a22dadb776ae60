/** What the overlays show: the rules' own pure questions, asked about the position on the table. */
import type { Seat, Viewer } from '@tarsas/kernel';
import { GROUP } from '../data/castle.ts';
import { imagine } from '../rules/imagine.ts';
import { completedLinks, linkEffect, NEXT, SEGMENT_COUNT, SPACE_COUNT, workersIn } from '../rules/questions/board.ts';
import type { State, View } from '../rules/state.ts';

export const OVERLAYS = ['steps', 'plots', 'groups'] as const;

const positions = new WeakMap<View, State>();

/** The position as the rules read it. Memoised by view. Hidden cards are filled in arbitrarily: no question asked here reads them. */
export function positionOf(view: View): State {
  let state = positions.get(view);
  if (!state) {
    state = { ...imagine(view, 'public', () => 0), rng: [] };
    positions.set(view, state);
  }
  return state;
}

/** Of whom prices and overlays speak: the viewer, or for onlookers whose turn it is. */
export const seatInQuestion = (view: View, viewer: Viewer): Seat => (viewer === 'public' ? Math.min(view.active, view.seats - 1) : viewer);

/** By space: the fewest steps that lead there; -1 where one stands. */
export function stepsFrom(at: number): number[] {
  const steps: number[] = new Array(SPACE_COUNT).fill(-1);
  if (at < 0) return steps;
  let here = [at];
  for (let n = 1; here.length > 0; n++) {
    here = here.flatMap(from => NEXT[from].filter(to => to !== at && steps[to] < 0)).filter((to, i, all) => all.indexOf(to) === i);
    for (const to of here) steps[to] = n;
  }
  return steps;
}

/** Links that a building on a free spot would complete. */
export function linksAt(s: State, seat: Seat, spot: number): number[] {
  if (s.spots[spot] >= 0) return [];
  const built = { ...s, spots: s.spots.map((code, i) => (i === spot ? seat * 9 : code)) };
  return completedLinks(built, spot).filter(link => linkEffect(s, link) !== null);
}

/** By section: how many more own workers make a group of three on the first tier; 0 where there is nobody yet. */
export function missingForGroup(s: Pick<State, 'tier1'>, seat: Seat): number[] {
  return Array.from({ length: SEGMENT_COUNT }, (_, section) => {
    const own = workersIn(s.tier1, section, seat);
    return own === 0 ? 0 : Math.max(0, GROUP - own);
  });
}

/** The shortest way along the arrows, both ends included. */
export function wayBetween(from: number, to: number): number[] {
  const cameFrom = new Map<number, number>();
  let here = [from];
  while (here.length > 0 && !cameFrom.has(to)) {
    here = here.flatMap(at =>
      NEXT[at].filter(next => {
        if (cameFrom.has(next)) return false;
        cameFrom.set(next, at);
        return true;
      }),
    );
  }
  const way = [to];
  do way.unshift(cameFrom.get(way[0]) ?? from);
  while (way[0] !== from);
  return way;
}
