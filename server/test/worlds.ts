/** The tables at which secrets are looked for: for every game, numbers of seats, options that make secrets, and how to change them. */
import type { Core, Random, Viewer } from '@tarsas/kernel';
import { disguise as ageOfInnovation } from '../../games/age-of-innovation/test/pieces.ts';
import { disguise as empiresEnd } from '../../games/empires-end/test/pieces.ts';
import { disguise as viscounts } from '../../games/viscounts/test/pieces.ts';

export interface SecretTable {
  seats: number;
  options: object;
}

export interface World {
  /** The first is played every day, the others in the long proof. */
  tables: readonly [SecretTable, ...SecretTable[]];
  /** Changes in place, at random, what this viewer may not know. */
  disguise(s: Core, viewer: Viewer, random: Random): void;
}

/** Of the games' own types nothing is known here. */
const erased = <S extends Core>(disguise: (s: S, viewer: Viewer, random: Random) => void) => disguise as unknown as World['disguise'];

const PEBBLES = 5;

export const worlds: Record<string, World> = {
  'terra-mystica': {
    tables: [
      { seats: 3, options: {} },
      { seats: 5, options: { factions: 'random-colours', iceFactions: true, volcanoFactions: true, turnOrder: 'variable', map: 'fjords' } },
      { seats: 2, options: { factions: 'auction', leech: 'open' } },
    ],
    disguise: erased((s: Core & { stack: { offers?: { seat: number; answer: string }[] }[] }, viewer, random) => {
      for (const { offers = [] } of s.stack)
        for (const offer of offers) if (offer.answer !== 'none' && offer.seat !== viewer) offer.answer = ['take', 'decline'][random(2)];
    }),
  },
  'age-of-innovation': {
    tables: [
      { seats: 2, options: {} },
      { seats: 4, options: { choosing: 'draft' } },
    ],
    disguise: erased(ageOfInnovation),
  },
  viscounts: {
    tables: [
      { seats: 3, options: {} },
      { seats: 1, options: { solo: 'random' } },
      { seats: 4, options: { bonusIcons: false } },
    ],
    disguise: erased(viscounts),
  },
  'empires-end': {
    tables: [
      { seats: 4, options: {} },
      { seats: 2, options: { game: 'lightning', supplyUnlimited: false } },
      { seats: 3, options: { simultaneous: false } },
    ],
    disguise: erased(empiresEnd),
  },
  example: {
    tables: [
      { seats: 4, options: {} },
      { seats: 2, options: { ties: 'first' } },
    ],
    disguise: erased(
      (s: Core & { players: { buried: number; pebbles: number }[]; stack: { fists?: (number | null)[] }[] }, viewer, random) => {
        for (const [seat, player] of s.players.entries()) {
          if (seat === viewer) continue;
          player.buried = random(PEBBLES + 1);
          player.pebbles = PEBBLES - player.buried;
          for (const { fists } of s.stack) if (fists && fists[seat] !== null) fists[seat] = random(PEBBLES + 1);
        }
      },
    ),
  },
  canary: {
    tables: [{ seats: 3, options: {} }],
    disguise: erased((s: Core & { words: string[]; stack: { sealed?: (string | null)[] }[] }, viewer, random) => {
      const other = (seat: number) => `canary-${seat}-${random(1_000)}`;
      for (const seat of s.words.keys()) {
        if (seat === viewer) continue;
        s.words[seat] = other(seat);
        for (const { sealed } of s.stack) if (sealed && sealed[seat] !== null) sealed[seat] = other(seat);
      }
    }),
  },
};
