/**
 * The eleven conflict cards. RECONSTRUCTED, but for card 11, which is the one of the rulebook's example (EE-CONFLICT-EX).
 */
import type { Conflict, Reward, Some } from './components.ts';

const ours = 'reconstructed';
const get = (points: number, resources: Some = {}, refresh = 0): Reward => ({ points, resources, refresh });
const upTo = (max: number, reward: Reward) => ({ min: null, max, ...reward });
const between = (min: number, max: number, reward: Reward) => ({ min, max, ...reward });
const from = (min: number, reward: Reward) => ({ min, max: null, ...reward });

export const CONFLICTS: readonly Conflict[] = [
  {
    id: 'conflict-01',
    victory: get(4),
    bands: [upTo(2, get(-2)), between(3, 6, get(2)), from(7, get(6, { hammer: 1 }))],
    upheaval: { rank: 1, position: 1 },
    confidence: ours,
  },
  {
    id: 'conflict-02',
    victory: get(3, { axe: 1 }),
    bands: [upTo(1, get(-3)), between(2, 5, get(2, { wheat: 1 })), from(6, get(6))],
    upheaval: { rank: 2, position: 2 },
    confidence: ours,
  },
  {
    id: 'conflict-03',
    victory: get(2, { coin: 1 }),
    bands: [upTo(2, get(-3)), between(3, 5, get(1, {}, 1)), from(6, get(4, { hammer: 1, wheat: 1 }))],
    upheaval: { rank: 3, position: 3 },
    confidence: ours,
  },
  {
    id: 'conflict-04',
    victory: get(5),
    bands: [upTo(3, get(-2)), between(4, 7, get(2)), from(8, get(7, { axe: 1 }))],
    upheaval: { rank: 1, position: 4 },
    confidence: ours,
  },
  {
    id: 'conflict-05',
    victory: get(3, { hammer: 1 }),
    bands: [upTo(2, get(-4)), between(3, 6, get(3)), from(7, get(6, {}, 1))],
    upheaval: { rank: 2, position: 5 },
    confidence: ours,
  },
  {
    id: 'conflict-06',
    victory: get(2, { wheat: 2 }),
    bands: [upTo(1, get(-2)), between(2, 5, get(1, { hammer: 1 })), from(6, get(4, { hammer: 2 }))],
    upheaval: { rank: 3, position: 6 },
    confidence: ours,
  },
  {
    id: 'conflict-07',
    victory: get(4, { wheat: 1 }),
    bands: [upTo(3, get(-4)), between(4, 7, get(3)), from(8, get(8, { wheat: 1 }))],
    upheaval: { rank: 1, position: 7 },
    confidence: ours,
  },
  {
    id: 'conflict-08',
    victory: get(3, { coin: 1 }),
    bands: [upTo(2, get(-3)), between(3, 5, get(2, { axe: 1 })), from(6, get(5, { coin: 1 }))],
    upheaval: { rank: 2, position: 8 },
    confidence: ours,
  },
  {
    id: 'conflict-09',
    victory: get(4),
    bands: [upTo(3, get(-3)), between(4, 7, get(2, {}, 1)), from(8, get(6, { wheat: 2 }, 1))],
    upheaval: { rank: 3, position: 9 },
    confidence: ours,
  },
  {
    id: 'conflict-10',
    victory: get(5, { wheat: 1 }),
    bands: [upTo(2, get(-2)), between(3, 7, get(1)), from(8, get(9))],
    upheaval: { rank: 2, position: 10 },
    confidence: ours,
  },
  {
    id: 'conflict-11',
    victory: get(3, { coin: 1 }),
    bands: [upTo(2, get(-3)), between(3, 6, get(3)), from(7, get(7, { wheat: 2 }))],
    upheaval: { rank: 1, position: 11 },
    confidence: 'example',
  },
];
