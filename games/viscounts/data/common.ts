/** Cards that belong to nobody at first, and what debts and deeds are worth. */
import type { Icon } from './effects.ts';
import type { Ribbon } from './manuscripts.ts';

/** The cleric bonus cards: for the first with three manuscripts of that ribbon (VWK-MANU-04). */
export const BONUS_CARDS: Record<Ribbon, Icon[]> = {
  grey: ['builder'],
  yellow: ['noble'],
  blue: ['merchant', 'merchant'],
  black: ['cleric'],
};
export const BONUS_VP = 3;
export const RIBBONS_FOR_BONUS = 3;

/** Cards on top of the poverty and the prosperity card, by number of players (VWK-SETUP-22, VWK-SETUP-23). */
export const DEBTS_ABOVE = [0, 12, 12, 15, 18];
export const DEEDS_ABOVE = [0, 12, 12, 16, 20];

/** First, second and third place; with fewer than three players there is no second (VWK-SCORE-06, VWK-SCORE-09). */
export const PLACES = { few: [12, 4], many: [12, 8, 4] };
export const VP = { unpaid: -2, paid: 0, acquired: 1, approved: 3 };
