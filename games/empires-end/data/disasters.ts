/**
 * The 88 disaster cards: 8 types, one card per target position in each (EE-COMP-02).
 * RECONSTRUCTED. The printed card list is not publicly known. That each type has the targets 1 to 11 is certain; `attested` marks an
 * ability that certainly exists with this number, `kind` one whose kind exists and whose number is ours. Which card carries it, what it
 * lists for bids and what it costs is ours throughout. Owners can replace every entry (docs/empires-end-components.md).
 */
import type { Confidence, Disaster, DisasterType, Effect, Resource, Time } from './components.ts';

const W = 'wheat';
const H = 'hammer';
const A = 'axe';
const attested = 'abilityAttested';
const kind = 'kindAttested';

//           target  bids              cost  time     ability
type Row = [number, readonly Resource[], number, Time, Effect, Confidence];

const ROWS: Record<DisasterType, readonly Row[]> = {
  fire: [
    [1, [W, H, A], 1, 'industry', { op: 'discountRestore', scope: 'adjacent', amount: 1 }, attested],
    [2, [H], 1, 'disaster', { op: 'freeBid', resource: 'hammer' }, attested],
    [3, [W, H], 1, 'industry', { op: 'swapLocations' }, attested],
    [4, [H, A], 1, 'industry', { op: 'discountPlay', amount: 1, cards: 1 }, attested],
    [5, [W, H, A], 1, 'industry', { op: 'refresh', scope: 'adjacent', limit: null }, attested],
    [6, [W], 1, 'industry', { op: 'moveInnovation' }, attested],
    [7, [W, H], 1, 'disaster', { op: 'freeBid', resource: 'hammer' }, attested],
    [8, [H], 1, 'industry', { op: 'discountRestore', scope: 'adjacent', amount: 1 }, attested],
    [9, [W, A], 1, 'economy', { op: 'gain', resources: { hammer: 1 } }, kind],
    [10, [W, H], 1, 'industry', { op: 'swapLocations' }, attested],
    [11, [H, A], 1, 'industry', { op: 'discountPlay', amount: 1, cards: 1 }, attested],
  ],
  rebellion: [
    [1, [W, H], 1, 'conflict', { op: 'strength', amount: 1 }, attested],
    [2, [W, A], 1, 'endgame', { op: 'scorePerResource', resource: 'axe', points: 1 }, kind],
    [3, [H, A], 2, 'conflict', { op: 'strength', amount: 2 }, kind],
    [4, [W, H, A], 1, 'conflict', { op: 'strength', amount: 1 }, attested],
    [5, [A], 1, 'conflict', { op: 'strength', amount: 1 }, attested],
    [6, [W, A], 1, 'endgame', { op: 'scorePerResource', resource: 'axe', points: 1 }, kind],
    [7, [H, A], 2, 'conflict', { op: 'strength', amount: 2 }, kind],
    [8, [W, H, A], 1, 'conflict', { op: 'strength', amount: 1 }, attested],
    [9, [W], 2, 'endgame', { op: 'scorePerResource', resource: 'axe', points: 2 }, kind],
    [10, [W, A], 2, 'conflict', { op: 'strength', amount: 2 }, kind],
    [11, [A], 1, 'conflict', { op: 'strength', amount: 1 }, attested],
  ],
  famine: [
    [1, [A], 1, 'disaster', { op: 'freeBid', resource: 'wheat' }, attested],
    [2, [W, A], 1, 'endgame', { op: 'scorePerResource', resource: 'wheat', points: 1 }, kind],
    [3, [W], 1, 'disaster', { op: 'freeBid', resource: 'wheat' }, attested],
    [4, [H, A], 1, 'disaster', { op: 'freeBid', resource: 'wheat' }, attested],
    [5, [W, A], 1, 'endgame', { op: 'scorePerResource', resource: 'wheat', points: 1 }, kind],
    [6, [W, H], 1, 'disaster', { op: 'freeBid', resource: 'wheat' }, attested],
    [7, [W, H, A], 2, 'endgame', { op: 'scorePerResource', resource: 'wheat', points: 2 }, kind],
    [8, [W], 1, 'disaster', { op: 'freeBid', resource: 'wheat' }, attested],
    [9, [W, A], 1, 'disaster', { op: 'freeBid', resource: 'wheat' }, attested],
    [10, [W, H], 1, 'endgame', { op: 'scorePerResource', resource: 'wheat', points: 1 }, kind],
    [11, [W, H, A], 1, 'disaster', { op: 'freeBid', resource: 'wheat' }, attested],
  ],
  flood: [
    [1, [H, A], 1, 'economy', { op: 'gain', resources: { wheat: 1 } }, kind],
    [2, [W, H], 1, 'economy', { op: 'gain', resources: { axe: 1 } }, kind],
    [3, [W, H, A], 2, 'economy', { op: 'gain', resources: { wheat: 2 } }, kind],
    [4, [A], 1, 'economy', { op: 'gainPerAdjacent', resources: { wheat: 1 }, match: { type: 'farm', state: 'intact' } }, attested],
    [5, [H, A], 1, 'economy', { op: 'gain', resources: { hammer: 1 } }, kind],
    [6, [H], 2, 'economy', { op: 'gain', resources: { coin: 1 } }, kind],
    [7, [W, A], 1, 'economy', { op: 'gainPerAdjacent', resources: { axe: 1 }, match: { type: 'army', state: 'intact' } }, kind],
    [8, [H, A], 1, 'economy', { op: 'gain', resources: { wheat: 1 } }, kind],
    [9, [W, H], 1, 'economy', { op: 'gainPerAdjacent', resources: { hammer: 1 }, match: { type: 'village', state: 'intact' } }, kind],
    [10, [W, H, A], 1, 'economy', { op: 'gain', resources: { hammer: 1 } }, kind],
    [11, [H], 2, 'economy', { op: 'gain', resources: { wheat: 2 } }, kind],
  ],
  pestilence: [
    [1, [W, A], 1, 'economy', { op: 'points', points: 2 }, kind],
    [2, [W, H, A], 2, 'endgame', { op: 'scorePerDestroyed', points: 2 }, attested],
    [3, [W], 1, 'industry', { op: 'points', points: 2 }, kind],
    [4, [W, H], 2, 'economy', { op: 'points', points: 3 }, kind],
    [5, [W, A], 2, 'endgame', { op: 'scoreMostDestroyed', points: 13 }, attested],
    [6, [W, H, A], 2, 'industry', { op: 'points', points: 3 }, kind],
    [7, [H], 1, 'economy', { op: 'points', points: 2 }, kind],
    [8, [W, H], 1, 'endgame', { op: 'repeat', phase: 'endgame' }, attested],
    [9, [W], 1, 'endgame', { op: 'scorePerResource', resource: 'hammer', points: 1 }, kind],
    [10, [H, A], 2, 'economy', { op: 'points', points: 3 }, kind],
    [11, [W, H], 1, 'endgame', { op: 'scorePerResource', resource: 'coin', points: 1 }, kind],
  ],
  barbarians: [
    [1, [A], 1, 'disaster', { op: 'freeBid', resource: 'axe' }, attested],
    [2, [W, H], 1, 'economy', { op: 'convert', pay: { wheat: 1 }, to: { coin: 1 }, mode: 'all', times: 3 }, attested],
    [3, [H, A], 1, 'economy', { op: 'repeat', phase: 'economy' }, attested],
    [4, [W, A], 1, 'disaster', { op: 'replaceDisaster' }, attested],
    [5, [W, H, A], 1, 'disaster', { op: 'freeBid', resource: 'axe' }, attested],
    [6, [A], 1, 'economy', { op: 'convert', pay: { wheat: 1 }, to: { hammer: 1, axe: 1 }, mode: 'all', times: 1 }, attested],
    [7, [H, A], 1, 'disaster', { op: 'replaceDisaster' }, attested],
    [8, [W, A], 1, 'economy', { op: 'repeat', phase: 'economy' }, attested],
    [9, [W, H, A], 1, 'disaster', { op: 'freeBid', resource: 'axe' }, attested],
    [10, [H], 1, 'economy', { op: 'convert', pay: { coin: 1 }, to: { wheat: 1, hammer: 1 }, mode: 'all', times: 2 }, kind],
    [11, [H, A], 1, 'economy', { op: 'convert', pay: { wheat: 1 }, to: { coin: 1 }, mode: 'all', times: 2 }, kind],
  ],
  plague: [
    [1, [W, H, A], 1, 'economy', { op: 'pointsPerAdjacent', points: 2, match: { state: 'destroyed' } }, kind],
    [2, [A], 1, 'conflict', { op: 'strengthPerAdjacent', amount: 1, match: { state: 'destroyed' } }, attested],
    [3, [W, A], 1, 'endgame', { op: 'scorePerAdjacent', points: 4, match: { state: 'destroyed' } }, kind],
    [4, [W], 1, 'endgame', { op: 'scorePerAdjacent', points: 4, match: { type: 'road', state: 'intact' } }, kind],
    [5, [H, A], 2, 'economy', { op: 'pointsPerAdjacent', points: 3, match: { state: 'destroyed' } }, kind],
    [6, [W, A], 1, 'conflict', { op: 'strengthPerAdjacent', amount: 1, match: { state: 'destroyed' } }, attested],
    [7, [W, H], 1, 'endgame', { op: 'scorePerAdjacent', points: 4, match: { type: 'farm', state: 'intact' } }, kind],
    [8, [W, H, A], 2, 'endgame', { op: 'scorePerAdjacent', points: 6, match: { state: 'destroyed' } }, kind],
    [9, [W], 1, 'economy', { op: 'pointsPerAdjacent', points: 1, match: { type: 'village', state: 'intact' } }, kind],
    [10, [W, A], 1, 'endgame', { op: 'scorePerAdjacent', points: 5, match: { type: 'army', state: 'intact' } }, kind],
    [11, [W, H], 1, 'endgame', { op: 'scorePerAdjacent', points: 5, match: { type: 'village', state: 'intact' } }, kind],
  ],
  earthquake: [
    [1, [H], 1, 'onDestroyed', { op: 'gain', resources: { wheat: 3 } }, attested],
    [2, [H, A], 1, 'onDestroyed', { op: 'gain', resources: { hammer: 3 } }, kind],
    [3, [W, H], 1, 'onDestroyed', { op: 'gain', resources: { axe: 3 } }, kind],
    [4, [W, H, A], 1, 'onDestroyed', { op: 'refresh', scope: 'empire', limit: null }, attested],
    [5, [A], 2, 'onDestroyed', { op: 'gain', resources: { coin: 3 } }, kind],
    [6, [H, A], 1, 'onDestroyed', { op: 'gain', resources: { wheat: 4 } }, kind],
    [7, [H], 2, 'onDestroyed', { op: 'gain', resources: { wheat: 2, hammer: 2 } }, kind],
    [8, [W, A], 1, 'onDestroyed', { op: 'refresh', scope: 'empire', limit: null }, attested],
    [9, [H, A], 2, 'onDestroyed', { op: 'gain', resources: { hammer: 2, axe: 2 } }, kind],
    [10, [W, H], 1, 'onDestroyed', { op: 'gain', resources: { hammer: 3 } }, kind],
    [11, [W, H, A], 1, 'onDestroyed', { op: 'gain', resources: { coin: 2 } }, kind],
  ],
};

export const DISASTERS: readonly Disaster[] = (Object.keys(ROWS) as DisasterType[]).flatMap(type =>
  ROWS[type].map(([target, bid, cost, phase, effect, confidence]) => ({
    id: `${type}-${String(target).padStart(2, '0')}`,
    type,
    target,
    bid,
    cost,
    innovation: { phase, effect },
    confidence,
  })),
);
