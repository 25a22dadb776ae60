/** The prescribed set-up of the first game, by number of players (TM-SETUP-02 to 07). */
import type { FactionId } from './factions.ts';
import type { BonusId, ScoringId } from './tiles.ts';

export interface Introductory {
  dwellings: readonly (readonly [FactionId, ...string[]])[];
  cards: readonly BonusId[];
}

export const INTRODUCTORY_SCORING: readonly ScoringId[] = ['SCORE5', 'SCORE7', 'SCORE1', 'SCORE6', 'SCORE4', 'SCORE8'];

export const INTRODUCTORY: Readonly<Record<number, Introductory>> = {
  2: {
    dwellings: [
      ['witches', 'C3', 'F4'],
      ['nomads', 'E8', 'F3', 'I7'],
    ],
    cards: ['BON1', 'BON3', 'BON4', 'BON5', 'BON6'],
  },
  3: {
    dwellings: [
      ['witches', 'E9', 'F4'],
      ['nomads', 'F3', 'G4', 'I7'],
      ['alchemists', 'E5', 'G5'],
    ],
    cards: ['BON1', 'BON3', 'BON4', 'BON5', 'BON6', 'BON8'],
  },
  4: {
    dwellings: [
      ['witches', 'E9', 'F4'],
      ['nomads', 'D3', 'E8', 'I7'],
      ['halflings', 'E6', 'F5'],
      ['mermaids', 'D5', 'E4'],
    ],
    cards: ['BON1', 'BON2', 'BON3', 'BON4', 'BON5', 'BON6', 'BON8'],
  },
  5: {
    dwellings: [
      ['witches', 'C3', 'E9'],
      ['nomads', 'A5', 'D3', 'I7'],
      ['halflings', 'E6', 'F5'],
      ['mermaids', 'E4', 'H4'],
      ['giants', 'D4', 'D7'],
    ],
    cards: ['BON1', 'BON2', 'BON3', 'BON4', 'BON5', 'BON6', 'BON7', 'BON8'],
  },
};
