/** Bonus cards: which are free, and what they score (TM-PASS). */
import { BONUS_CARDS, type BonusId, DWELLING, PIECES, SANCTUARY, STRONGHOLD, TRADING_HOUSE } from '../../data/index.ts';
import type { Player, State } from '../state.ts';

/** Cards nobody holds (TM-PASS-03, TM-PASS-04). */
export function freeCards(s: State): BonusId[] {
  return s.cards.filter(card => !s.players.some(p => p.card === card));
}

export const onMap = (p: Player, kind: number): number => PIECES[kind] - p.left[kind];

/** Points for giving a card back (TM-PASS-07 to 09); the shipping value counts without the card that raises it. */
export function cardPoints(p: Player, card: BonusId): number {
  const { dwelling = 0, tradingHouse = 0, stronghold = 0, sanctuary = 0, shipping = 0 } = BONUS_CARDS[card].pass ?? {};
  return (
    dwelling * onMap(p, DWELLING) +
    tradingHouse * onMap(p, TRADING_HOUSE) +
    stronghold * onMap(p, STRONGHOLD) +
    sanctuary * onMap(p, SANCTUARY) +
    shipping * p.shipping
  );
}
