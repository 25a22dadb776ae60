/** How a conflict ended, read from what was logged when the hands were opened. */
import type { Fact, Seat } from '@tarsas/kernel';
import type { Some } from '../data/components.ts';
import type { Facts } from '../rules/state.ts';

export interface Opened {
  seat: Seat;
  starting: number;
  axes: number;
  coins: number;
  strength: number;
  band: number;
  points: number;
  resources: Some;
  wins: boolean;
  upheaval: Facts['upheaval'] | null;
}

export interface Reveal {
  rows: Opened[];
  /** The strongest first. */
  order: Seat[];
}

/** Null where the facts tell of no opened hand. */
export function revealIn(facts: readonly Fact[]): Reveal | null {
  const rows: Opened[] = [];
  for (const { key, args } of facts) {
    if (key === 'fist') rows.push({ ...(args as Facts['fist']), band: 0, points: 0, resources: {}, wins: false, upheaval: null });
    const row = rows.find(({ seat }) => seat === (args as { seat?: Seat }).seat);
    if (!row) continue;
    if (key === 'band') Object.assign(row, args as Facts['band']);
    if (key === 'upheaval') row.upheaval = args as Facts['upheaval'];
    if (key === 'victory') {
      const { points, resources } = args as Facts['victory'];
      row.wins = true;
      row.points += points;
      row.resources = added(row.resources, resources);
    }
  }
  if (rows.length === 0) return null;
  return { rows, order: [...rows].sort((a, b) => b.strength - a.strength).map(({ seat }) => seat) };
}

function added(a: Some, b: Some): Some {
  const sum: Some = { ...a };
  for (const [kind, n] of Object.entries(b) as [keyof Some, number][]) sum[kind] = (sum[kind] ?? 0) + n;
  return sum;
}
