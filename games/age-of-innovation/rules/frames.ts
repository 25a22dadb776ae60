/** Everything that can be done or asked, chapter by chapter. */
import type { Seat } from '@tarsas/kernel';
import type { Offer } from '@tarsas/terra';
import type { BookActionId, InnovationId, Skip } from '../data/index.ts';
import type { Source } from './sources.ts';

/** The action "terraform and/or build" in progress (section 16). */
export interface Dig {
  kind: 'dig';
  seat: Seat;
  free: number;
  mayBuy: boolean;
  mayBuild: boolean;
  /** A free workshop on any native hex within reach (AOI-FACTION-LIZARDS-02). */
  settles: boolean;
  /** Spades may be split freely, hexes left half-way (AOI-PHASE3-09). */
  splits: boolean;
  /** The first hex transformed; the hex whose new terrain is being chosen; -1 for none. */
  first: number;
  target: number;
  /** A hex left half-way: no other is begun before it is native (AOI-TERRA-20); -1 for none. */
  halfWay: number;
  /** A tunnel or flight is being chosen, or has been used (AOI-OPEN-13). */
  skipping: Skip['by'] | null;
  skipped: boolean;
}

export type Frame =
  | {
      kind: 'game';
      stage: 'choose' | 'bonuses' | 'prepare' | 'wishes' | 'place' | 'competencies' | 'spades' | 'rounds' | 'final';
      next: number;
    }
  // Set-up
  | { kind: 'chooseSet'; seat: Seat }
  | { kind: 'draft'; seat: Seat }
  | { kind: 'chooseBonus'; seat: Seat }
  | { kind: 'placeStart'; seat: Seat }
  // A round
  | { kind: 'round'; stage: 'income' | 'actions' | 'bonus' | 'prepare'; next: number }
  | { kind: 'turn'; seat: Seat; stage: 'act' | 'wrapUp' | 'offers' }
  | { kind: 'act'; seat: Seat; again: boolean }
  | { kind: 'wrapUp'; seat: Seat }
  | { kind: 'exchange'; seat: Seat }
  | { kind: 'pass'; seat: Seat; stage: 'rewards' | 'points' }
  | { kind: 'takeBonus'; seat: Seat }
  // Parts of an action
  | { kind: 'rewards'; seat: Seat; spadesLater: boolean }
  | { kind: 'nextReward'; seat: Seat; spadesLater: boolean }
  | { kind: 'palaceTile'; seat: Seat }
  | { kind: 'book'; seat: Seat; from: Source }
  | { kind: 'steps'; seat: Seat; n: number; from: Source }
  | { kind: 'stepsInOne'; seat: Seat; n: number; from: Source }
  | { kind: 'key'; seat: Seat; discipline: number; n: number; from: Source }
  | { kind: 'competency'; seat: Seat }
  | { kind: 'cityTile'; seat: Seat }
  | { kind: 'bridge'; seat: Seat; n: number; overLand: boolean }
  | { kind: 'neutral'; seat: Seat; building: number; from: Source }
  | { kind: 'anywhere'; seat: Seat; building: number; from: Source }
  | { kind: 'replace'; seat: Seat; old: number; building: number; from: Source }
  | Dig
  | { kind: 'payBooks'; seat: Seat; n: number }
  /** `had`: the books before any was paid. */
  | { kind: 'develop'; seat: Seat; tile: InnovationId; had: number[] }
  | { kind: 'bookAction'; seat: Seat; action: BookActionId; had: number[] }
  | { kind: 'offers'; from: Seat; hex: number; offers: Offer[] };
export type FrameOf<K extends Frame['kind']> = Extract<Frame, { kind: K }>;
