/** Offers of power that all neighbours answer at once: early answers stay sealed until it is their turn to count. */
import type { Random, Seat, Viewer } from '@tarsas/kernel';
import { priceOf } from './leech.ts';

/** `sealed` is how others see an early answer. */
export type Answer = 'none' | 'take' | 'decline' | 'sealed';

export interface Offer {
  seat: Seat;
  power: number;
  answer: Answer;
}

/** As a viewer may see them. */
export function sealedFor(offers: readonly Offer[], viewer: Viewer): Offer[] {
  return offers.map(offer => (offer.answer === 'none' || offer.seat === viewer ? offer : { ...offer, answer: 'sealed' }));
}

/** Any answer could lie under a seal. */
export function imagined(offers: readonly Offer[], random: Random): Offer[] {
  return offers.map(offer => (offer.answer === 'sealed' ? { ...offer, answer: random(2) === 0 ? 'take' : 'decline' } : offer));
}

export const seatsThat = (offers: readonly Offer[], answered: boolean): Seat[] =>
  offers.filter(({ answer }) => (answer !== 'none') === answered).map(({ seat }) => seat);

/** Takes off the list, in order, the offers whose answer counts now: all up to the first one without. */
export function countingNow(offers: Offer[]): Offer[] {
  const open = offers.findIndex(({ answer }) => answer === 'none');
  return offers.splice(0, open < 0 ? offers.length : open);
}

/**
 * The values of a standing order about power: `free` takes what costs nothing and asks about the rest; a number is the points to pay at most, -1
 * takes none.
 */
export const LEECH_WISHES = ['free', -1, 0, 1, 2, 3, 4, 99] as const;

/** The answer of such an order; null: the player is asked. */
export function answerFor(power: number, wish: unknown): 'take' | 'decline' | null {
  const price = priceOf(power);
  if (wish === 'free') return price === 0 ? 'take' : null;
  if (typeof wish !== 'number') return null;
  return price <= wish ? 'take' : 'decline';
}
