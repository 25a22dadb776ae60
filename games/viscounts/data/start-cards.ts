/** The ten player cards (VWK-SETUP-14 to 19). */
import { type Effect, flip, gain, hireFree, placeBuilding, placeWorkers, type Sure, takeManuscript } from './effects.ts';

/** `any` is that many resources of the player's choice. */
export interface StartCard {
  ink?: number;
  gold?: number;
  stone?: number;
  any?: number;
  silver: number;
  deeds: number;
  debts: number;
  extra: Effect;
  sure: Sure;
}

/** By the number of the outside space on which the viscount starts (VWK-SETUP-14). */
export const START_CARDS: Record<number, StartCard> = {
  1: { stone: 1, ink: 2, silver: 8, deeds: 2, debts: 1, extra: gain('virtue'), sure: 'one source' },
  2: { any: 2, silver: 6, deeds: 3, debts: 1, extra: flip('deed'), sure: 'one source' },
  3: { gold: 1, silver: 4, deeds: 1, debts: 1, extra: placeWorkers(2), sure: 'reconstructed' },
  4: { stone: 1, gold: 2, silver: 8, deeds: 1, debts: 2, extra: gain('corruption'), sure: 'reconstructed' },
  5: { stone: 1, silver: 3, deeds: 1, debts: 1, extra: takeManuscript(3, 4), sure: 'reconstructed' },
  6: { gold: 1, ink: 1, silver: 4, deeds: 1, debts: 1, extra: hireFree, sure: 'reconstructed' },
  7: { any: 2, silver: 6, deeds: 1, debts: 3, extra: flip('debt'), sure: 'reconstructed' },
  8: { any: 1, silver: 1, deeds: 1, debts: 1, extra: placeBuilding('tradingPost', 'viscount'), sure: 'one source' },
  9: { stone: 2, silver: 5, deeds: 1, debts: 1, extra: { op: 'destroyOwn' }, sure: 'one source' },
  10: { stone: 1, gold: 1, ink: 1, silver: 10, deeds: 1, debts: 2, extra: gain('corruption', 2), sure: 'one source' },
};
