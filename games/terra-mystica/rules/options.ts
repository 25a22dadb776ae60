/** Table options. The first value of each is the rulebook's way, or off where the rulebook knows nothing of it. */
import type { OptionSpec } from '@tarsas/kernel';
import {
  BONUS_IDS,
  type BonusId,
  FINAL_TILES,
  type FinalTile,
  MAP_IDS,
  type MapId,
  ROUNDS,
  SCORING_IDS,
  type ScoringId,
} from '../data/index.ts';

export interface Options {
  map: MapId;
  /** How factions are dealt out. `introductory` prescribes the whole set-up and plays on the base map. */
  factions: 'choose' | 'random-colours' | 'auction' | 'introductory';
  iceFactions: boolean;
  volcanoFactions: boolean;
  variableFactions: boolean;
  /** Drawn where anything of the expansion is in play, unless the table wants it otherwise (FI-DEC-14). */
  finalTile: 'with-expansion' | 'none' | 'random' | FinalTile;
  /** Whether a structure connected to no other counts for the tile of outposts (FI-DEC-11). */
  loneOutposts: 'count' | 'do-not-count';
  turnOrder: 'clockwise' | 'variable';
  startPlayer: 'random' | 'first-seat';
  /** Promo tiles. */
  shippingCard: boolean;
  templeTile: boolean;
  newTownTiles: boolean;
  startingPoints: 'equal' | 'handicap';
  /** Whether all wait for the answers to offers of power, or play goes on meanwhile. */
  leech: 'at-once' | 'open';
  declinedOffers: 'rulebook' | 'server' | 'none';
  sacrifice: 'when-needed' | 'free';
  spadePoints: 'used' | 'gained';
  spadeActionsWithoutSpades: 'allowed' | 'forbidden';
  /** A key gained late serves the steps to the top lost in the same action, or in the same turn of two actions. */
  lateKeys: 'action' | 'turn';
  /** Three coins may become a point during the game, not only at its end. */
  coinsForPoints: boolean;
  /** Actions that turn out to do nothing may be taken all the same. */
  idleActions: boolean;
  /** A player may leave the game for good. */
  leaving: boolean;
  /** Tiles agreed beforehand instead of drawn. */
  prescribed: Prescribed | null;
}

export interface Prescribed {
  scoring: ScoringId[];
  cards: BonusId[];
}

export const OPTIONS: OptionSpec<Options> = {
  map: { values: MAP_IDS, group: 'setup', rule: 'FI-BOARD-01' },
  factions: { values: ['choose', 'random-colours', 'auction', 'introductory'], group: 'setup', rule: 'TM-SETUP-33' },
  iceFactions: { values: [false, true], group: 'fireAndIce', rule: 'FI-ICE-01' },
  volcanoFactions: { values: [false, true], group: 'fireAndIce', rule: 'FI-VOLC-01' },
  variableFactions: { values: [false, true], group: 'fireAndIce', rule: 'FI-SHAPE-01' },
  finalTile: { values: ['with-expansion', 'none', 'random', ...FINAL_TILES], group: 'fireAndIce', rule: 'FI-FINAL-01' },
  loneOutposts: { values: ['count', 'do-not-count'], group: 'fireAndIce', rule: 'FI-DEC-11' },
  turnOrder: { values: ['clockwise', 'variable'], group: 'fireAndIce', rule: 'FI-ORDER-01' },
  startPlayer: { values: ['random', 'first-seat'], group: 'setup', rule: 'TM-DEC-22' },
  shippingCard: { values: [false, true], group: 'promo', rule: 'TM-DEC-24' },
  templeTile: { values: [false, true], group: 'promo', rule: 'TM-DEC-24' },
  newTownTiles: { values: [false, true], group: 'promo', rule: 'TM-DEC-24' },
  startingPoints: { values: ['equal', 'handicap'], group: 'setup', rule: 'TM-DEC-24' },
  leech: { values: ['at-once', 'open'], group: 'habits', rule: 'TM-DIFF-01' },
  declinedOffers: { values: ['rulebook', 'server', 'none'], group: 'habits', rule: 'TM-DEC-02' },
  sacrifice: { values: ['when-needed', 'free'], group: 'habits', rule: 'TM-DEC-09' },
  spadePoints: { values: ['used', 'gained'], group: 'habits', rule: 'TM-DIFF-07' },
  spadeActionsWithoutSpades: { values: ['allowed', 'forbidden'], group: 'habits', rule: 'FI-DEC-03' },
  lateKeys: { values: ['action', 'turn'], group: 'habits', rule: 'TM-DIFF-06' },
  coinsForPoints: { values: [false, true], group: 'habits', rule: 'TM-DIFF-16' },
  idleActions: { values: [false, true], group: 'habits', rule: 'TM-DEC-23' },
  leaving: { values: [false, true], group: 'setup' },
  prescribed: { values: [null], group: 'setup', rule: 'TM-SETUP-30', check: prescribed },
};

function prescribed(value: unknown): Prescribed {
  const { scoring, cards } = (typeof value === 'object' && value !== null ? value : {}) as Partial<Prescribed>;
  const known = (list: unknown, ids: readonly string[]) =>
    Array.isArray(list) && new Set(list).size === list.length && list.every(id => ids.includes(id));
  if (!scoring || !known(scoring, SCORING_IDS) || scoring.length !== ROUNDS)
    throw new Error(`'scoring' must name ${ROUNDS} different scoring tiles.`);
  if (!cards || !known(cards, BONUS_IDS)) throw new Error("'cards' must name different bonus cards.");
  return { scoring: [...scoring], cards: [...cards] };
}
