/**
 * The eleven locations of every empire (EE-EMP-01). Types and abilities are the rulebook's; so are the points of the three farms and of
 * two roads, from its examples. The rest is RECONSTRUCTED and says so.
 */
import type { Location } from './components.ts';

const costs = 'restoreCost';
const both = 'pointsAndRestoreCost';

export const LOCATIONS: readonly Location[] = [
  {
    id: 'farm-wheat',
    type: 'farm',
    points: 3,
    restoreCost: 2,
    ability: { phase: 'economy', effect: { op: 'gain', resources: { wheat: 1 } } },
    confidence: costs,
  },
  {
    id: 'army-low',
    type: 'army',
    points: 5,
    restoreCost: 2,
    ability: { phase: 'conflict', effect: { op: 'strength', amount: 2 } },
    confidence: 'preview',
  },
  {
    id: 'road-refresh-low',
    type: 'road',
    points: 6,
    restoreCost: 3,
    ability: { phase: 'economy', effect: { op: 'refresh', scope: 'adjacent', limit: null } },
    confidence: both,
  },
  {
    id: 'farm-axe',
    type: 'farm',
    points: 8,
    restoreCost: 3,
    ability: { phase: 'economy', effect: { op: 'gain', resources: { axe: 1 } } },
    confidence: costs,
  },
  {
    id: 'road-refresh-high',
    type: 'road',
    points: 9,
    restoreCost: 3,
    ability: { phase: 'economy', effect: { op: 'refresh', scope: 'adjacent', limit: null } },
    confidence: costs,
  },
  {
    id: 'farm-hammer',
    type: 'farm',
    points: 11,
    restoreCost: 4,
    ability: { phase: 'economy', effect: { op: 'gain', resources: { hammer: 1 } } },
    confidence: costs,
  },
  {
    id: 'army-high',
    type: 'army',
    points: 12,
    restoreCost: 4,
    ability: { phase: 'conflict', effect: { op: 'strength', amount: 2 } },
    confidence: both,
  },
  {
    id: 'road-trade',
    type: 'road',
    points: 14,
    restoreCost: 5,
    ability: { phase: 'economy', effect: { op: 'convert', pay: { wheat: 1 }, to: { hammer: 1, axe: 1 }, mode: 'choose', times: 2 } },
    confidence: costs,
  },
  {
    id: 'village-low',
    type: 'village',
    points: 17,
    restoreCost: 5,
    ability: { phase: 'industry', effect: { op: 'discountPlay', amount: 1, cards: 1 } },
    confidence: both,
  },
  {
    id: 'village-high',
    type: 'village',
    points: 21,
    restoreCost: 6,
    ability: { phase: 'industry', effect: { op: 'discountPlay', amount: 1, cards: 1 } },
    confidence: both,
  },
  {
    id: 'city',
    type: 'city',
    points: 32,
    restoreCost: 8,
    ability: { phase: 'industry', effect: { op: 'swapLocations' } },
    confidence: costs,
  },
];
