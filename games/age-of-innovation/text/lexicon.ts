/** Descriptions of components, put together from the words of a language. */
import {
  BOARDS,
  BONUSES,
  BOOK_ACTIONS,
  type BoardId,
  CITY_TILES,
  COMPETENCIES,
  type Discipline,
  FACTIONS,
  type FactionId,
  FINAL_TILES,
  type FinalTileId,
  type Gain,
  INNOVATIONS,
  PALACES,
  POWER_ACTIONS,
  REVISED,
  ROUND_TILES,
  type RoundTileId,
  type Tile,
} from '../data/index.ts';
import type { Source } from '../rules/state.ts';
import { type EffectWords, gainWords, startWords, tileWords } from './effects.ts';

/** The words of one language. */
export interface Lexicon {
  effects: EffectWords;
  /** What is special about each board, and how some factions start. */
  traits: Readonly<Record<BoardId, string>>;
  starts: Readonly<Partial<Record<FactionId, string>>>;
  named(id: Source): string;
  spades(n: number): string;
  /** A round tile: what it scores, and its bonus at the end of the round for so many levels of a discipline. */
  roundTile(scored: string, gain: string, per: number, discipline: Discipline): string;
  /** In round 6 the final-round tile covers the science bonus. */
  lastRound(scored: string, final: string): string;
}

const TILES: Record<string, Omit<Tile, 'rule'>> = { ...FACTIONS, ...INNOVATIONS, ...PALACES, ...COMPETENCIES, ...BONUSES };
const GIVING: Record<string, { gain: Gain }> = { ...POWER_ACTIONS, ...BOOK_ACTIONS, ...CITY_TILES };

export type Phrases = ReturnType<typeof phrases>;

export function phrases({ effects, traits, starts, named, spades, roundTile, lastRound }: Lexicon) {
  /** What the left half of a round tile or a final-round tile scores. */
  function scoredBy(id: RoundTileId | FinalTileId): string {
    const { scores } = { ...ROUND_TILES, ...FINAL_TILES }[id];
    return effects.trigger(scores, gainWords(effects, scores.gain));
  }

  /** What a component does, in one line; with the values of 2024 where the table plays them. */
  function describe(id: Source, revised = false): string {
    if (id in BOARDS) return traits[id as BoardId];
    if (id in ROUND_TILES) {
      const { gain, per, discipline } = ROUND_TILES[id as RoundTileId].bonus;
      return roundTile(scoredBy(id as RoundTileId), gain.spades ? spades(gain.spades) : gainWords(effects, gain), per, discipline);
    }
    if (id in FINAL_TILES) return scoredBy(id as FinalTileId);
    if (id in GIVING) return gainWords(effects, GIVING[id].gain);
    const start = id in FACTIONS ? [starts[id as FactionId] ?? '', startWords(effects, FACTIONS[id as FactionId])] : [];
    const tile = id in TILES ? tileWords(effects, (revised && REVISED[id as FactionId]) || TILES[id]) : '';
    return [...start, tile].filter(Boolean).join('; ');
  }

  return {
    describe,
    described: (id: Source, revised = false): string => `${named(id)} (${describe(id, revised)})`,
    /** What the tiles of a round bring. */
    roundWords: (tile: RoundTileId, finalTile: FinalTileId | null): string =>
      finalTile ? lastRound(scoredBy(tile), scoredBy(finalTile)) : describe(tile),
    /** What the special action of a tile gives. */
    specialWords: (id: Source): string => gainWords(effects, TILES[id]?.special ?? {}),
  };
}
