/** Ways along the printed arrows. */
import { ARROWS, SPACES, type Space } from '../../data/segments.ts';

const SEGMENTS = 5;
/** Where one can stand after so many steps from a space; segments are counted from the one it lies in. */
const reached = new Map<string, Set<string>>();

function spacesAfter(from: Space, steps: number): Set<string> {
  const key = `${from} ${steps}`;
  const known = reached.get(key);
  if (known) return known;
  const found = new Set<string>();
  if (steps === 0) found.add(`0 ${from}`);
  else
    for (const place of spacesAfter(from, steps - 1)) {
      const [segment, space] = place.split(' ') as [string, Space];
      for (const to of ARROWS[space].here) found.add(`${segment} ${to}`);
      for (const to of ARROWS[space].next) found.add(`${(Number(segment) + 1) % SEGMENTS} ${to}`);
    }
  reached.set(key, found);
  return found;
}

/** Whether some way of exactly so many steps leads from one space to the other, by their places in the ring. */
export const isWay = (ring: readonly string[], from: string, to: string, steps: number): boolean => {
  const [segment, space] = from.split('.') as [string, Space];
  const [goal, end] = to.split('.') as [string, Space];
  const apart = (ring.indexOf(goal) - ring.indexOf(segment) + SEGMENTS) % SEGMENTS;
  return SPACES.includes(space) && spacesAfter(space, steps).has(`${apart} ${end}`);
};
