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

/** The answer of a standing order to pay so many points at most; -1 never takes any, 0 takes 1 power always. */
/** The values of a standing order about power: points to pay at most; -1 takes none, 0 only what costs nothing. */
export const LEECH_WISHES = [-1, 0, 1, 2, 3, 4, 99] as const;

export const answerFor = (power: number, mostPoints: number): 'take' | 'decline' => (priceOf(power) <= mostPoints ? 'take' : 'decline');
