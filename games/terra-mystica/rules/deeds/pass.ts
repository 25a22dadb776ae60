/** Action 8: passing (TM-PASS); and leaving the game, where the table allows it. */
import type { Seat } from '@tarsas/kernel';
import { type BonusId, FAVOR_TILES, ROUNDS, TRADING_HOUSE } from '../../data/index.ts';
import { abilityOf } from '../abilities.ts';
import type { Deed } from '../deed.ts';
import { score } from '../effects.ts';
import { cardPoints, freeCards, onMap } from '../questions/cards.ts';
import type { Play } from '../state.ts';

export const pass: Deed<'pass'> = {
  /** In the last round no new card is chosen (TM-PASS-05). */
  options: s => (s.round === ROUNDS ? [{ do: 'pass', card: null }] : freeCards(s).map(card => ({ do: 'pass', card }))),
  perform(g, seat, { card }) {
    const { s } = g;
    const p = s.players[seat];
    g.log('passed', { seat, card, returned: p.card }, 'TM-PASS-01');
    scorePassing(g, seat);
    p.card = null;
    if (card) takeCard(g, seat, card);
    p.passed = true;
    s.passed = [...s.passed, seat];
    s.actions = 0;
  },
};

/** Points of the card given back, of favor tiles and of the faction (TM-PASS-07, TM-FAV-12, TM-PASS-13). */
function scorePassing(g: Play, seat: Seat): void {
  const p = g.s.players[seat];
  if (p.card) score(g, seat, cardPoints(p, p.card), 'bonusCard', 'TM-PASS-07');
  for (const tile of p.favors) score(g, seat, FAVOR_TILES[tile].pass?.[onMap(p, TRADING_HOUSE)] ?? 0, 'favorTile', 'TM-FAV-12');
  const ability = abilityOf(p);
  score(g, seat, ability.pointsForPassing?.(g.s, seat) ?? 0, 'faction', ability.passingRule ?? 'TM-PASS-13');
}

/** The coins on it come along (TM-PASS-06). */
export function takeCard(g: Play, seat: Seat, card: BonusId, rule = 'TM-PASS-06'): void {
  const { s } = g;
  const at = s.cards.indexOf(card);
  const coins = s.cardCoins[at];
  s.players[seat].card = card;
  s.players[seat].coins += coins;
  s.cardCoins = s.cardCoins.with(at, 0);
  g.log('card', { seat, card, coins }, rule);
}

/** For good: the card goes back, what stands on the map stays. */
export const leave: Deed<'leave'> = {
  options: s => (s.options.leaving ? [{ do: 'leave' }] : []),
  perform(g, seat) {
    const { s } = g;
    const p = s.players[seat];
    p.gone = true;
    p.card = null;
    p.due = [];
    s.offers = s.offers.filter(offer => offer.seat !== seat);
    s.actions = 0;
    g.log('left', { seat });
  },
};
