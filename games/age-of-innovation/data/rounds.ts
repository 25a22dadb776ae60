/** Round tiles and final-round tiles (appendix IX). */
import type { Gain, Trigger } from './effects.ts';
import type { Discipline } from './science.ts';

export interface RoundTile {
  rule: string;
  /** The left half: points in phase II. */
  scores: Trigger;
  /** The right half: the science bonus for every so many levels. */
  bonus: { discipline: Discipline; per: number; gain: Gain };
  /** Not in the last two rounds (AOI-SETUP-06). */
  early?: true;
}

const per = (discipline: Discipline, levels: number, gain: Gain) => ({ discipline, per: levels, gain });
const built = (buildings: Trigger['buildings'], points: number): Trigger => ({ event: 'build', buildings, gain: { points } });

const table = <K extends string>(of: Record<K, RoundTile>) => of;
export const ROUND_TILES = table({
  round1: { rule: 'AOI-RST-01', scores: built(['workshop'], 2), bonus: per('law', 3, { scholars: 1 }) },
  round2: {
    rule: 'AOI-RST-02',
    scores: { event: 'spade', gain: { points: 2 } },
    bonus: per('engineering', 1, { coins: 1 }),
    early: true,
  },
  round3: { rule: 'AOI-RST-03', scores: built(['workshop'], 2), bonus: per('banking', 3, { power: 4 }) },
  round4: { rule: 'AOI-RST-04', scores: { event: 'step', gain: { points: 1 } }, bonus: per('medicine', 3, { books: 1 }) },
  round5: { rule: 'AOI-RST-05', scores: built(['guild'], 3), bonus: per('law', 3, { books: 1 }) },
  round6: { rule: 'AOI-RST-06', scores: built(['guild'], 3), bonus: per('medicine', 4, { spades: 1 }) },
  round7: { rule: 'AOI-RST-07', scores: { event: 'cityTile', gain: { points: 5 } }, bonus: per('engineering', 4, { spades: 1 }) },
  round8: { rule: 'AOI-RST-08', scores: built(['school'], 4), bonus: per('banking', 1, { coins: 1 }) },
  round9: { rule: 'AOI-RST-09', scores: { event: 'track', gain: { points: 3 } }, bonus: per('engineering', 3, { scholars: 1 }) },
  round10: { rule: 'AOI-RST-10', scores: built(['palace', 'university'], 5), bonus: per('medicine', 2, { tools: 1 }) },
  round11: { rule: 'AOI-RST-11', scores: { event: 'innovation', gain: { points: 5 } }, bonus: per('law', 2, { power: 3 }) },
  round12: { rule: 'AOI-RST-12', scores: built(['palace', 'university'], 5), bonus: per('banking', 2, { tools: 1 }) },
});
export type RoundTileId = keyof typeof ROUND_TILES;
export const ROUND_TILE_IDS = Object.keys(ROUND_TILES) as RoundTileId[];

export interface FinalTile {
  rule: string;
  scores: Trigger;
}
const finals = <K extends string>(of: Record<K, FinalTile>) => of;
export const FINAL_TILES = finals({
  final1: { rule: 'AOI-FRT-01', scores: { event: 'build', buildings: ['workshop'], at: 'edge', gain: { points: 3 } } },
  final2: { rule: 'AOI-FRT-02', scores: built(['workshop'], 2) },
  final3: { rule: 'AOI-FRT-03', scores: built(['guild'], 3) },
  final4: { rule: 'AOI-FRT-04', scores: built(['school'], 4) },
});
export type FinalTileId = keyof typeof FINAL_TILES;
export const FINAL_TILE_IDS = Object.keys(FINAL_TILES) as FinalTileId[];
