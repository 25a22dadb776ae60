/**
 * The eleven conflict cards. RECONSTRUCTED, but for card 11, which is the one of the rulebook's example (EE-CONFLICT-EX).
 */
import type { Conflict, Reward, Some } from './components.ts';

const get = (points: number, resources: Some = {}, refresh = 0): Reward => ({ points, resources, refresh });
const upTo = (max: number, reward: Reward) => ({ min: null, max, ...reward });
const between = (min: number, max: number, reward: Reward) => ({ min, max, ...reward });
const from = (min: number, reward: Reward) => ({ min, max: null, ...reward });

/** The upheaval of each card hits the position of its number. */
const conflict = (
  n: number,
  victory: Reward,
  bands: Conflict['bands'],
  rank: number,
  confidence: Conflict['confidence'] = 'reconstructed',
) => ({
  id: `conflict-${String(n).padStart(2, '0')}`,
  victory,
  bands,
  upheaval: { rank, position: n },
  confidence,
});

export const CONFLICTS: readonly Conflict[] = [
  conflict(1, get(4), [upTo(2, get(-2)), between(3, 6, get(2)), from(7, get(6, { hammer: 1 }))], 1),
  conflict(2, get(3, { axe: 1 }), [upTo(1, get(-3)), between(2, 5, get(2, { wheat: 1 })), from(6, get(6))], 2),
  conflict(3, get(2, { coin: 1 }), [upTo(2, get(-3)), between(3, 5, get(1, {}, 1)), from(6, get(4, { hammer: 1, wheat: 1 }))], 3),
  conflict(4, get(5), [upTo(3, get(-2)), between(4, 7, get(2)), from(8, get(7, { axe: 1 }))], 1),
  conflict(5, get(3, { hammer: 1 }), [upTo(2, get(-4)), between(3, 6, get(3)), from(7, get(6, {}, 1))], 2),
  conflict(6, get(2, { wheat: 2 }), [upTo(1, get(-2)), between(2, 5, get(1, { hammer: 1 })), from(6, get(4, { hammer: 2 }))], 3),
  conflict(7, get(4, { wheat: 1 }), [upTo(3, get(-4)), between(4, 7, get(3)), from(8, get(8, { wheat: 1 }))], 1),
  conflict(8, get(3, { coin: 1 }), [upTo(2, get(-3)), between(3, 5, get(2, { axe: 1 })), from(6, get(5, { coin: 1 }))], 2),
  conflict(9, get(4), [upTo(3, get(-3)), between(4, 7, get(2, {}, 1)), from(8, get(6, { wheat: 2 }, 1))], 3),
  conflict(10, get(5, { wheat: 1 }), [upTo(2, get(-2)), between(3, 7, get(1)), from(8, get(9))], 2),
  conflict(11, get(3, { coin: 1 }), [upTo(2, get(-3)), between(3, 6, get(3)), from(7, get(7, { wheat: 2 }))], 1, 'example'),
];
