/** Action 8: passing (TM-PASS). */
import type { Seat } from '@tarsas/kernel';
import {
  BONUS_CARDS,
  type BonusId,
  DWELLING,
  FAVOR_TILES,
  PIECES,
  ROUNDS,
  SANCTUARY,
  STRONGHOLD,
  TRADING_HOUSE,
} from '../../data/index.ts';
import { abilityOf } from '../abilities.ts';
import { score } from '../effects.ts';
import type { Choice, Play, Player, State } from '../state.ts';

/** Cards nobody holds (TM-PASS-03, TM-PASS-04). */
export function freeCards(s: State): BonusId[] {
  return s.cards.filter(card => !s.players.some(p => p.card === card));
}

/** In the last round no new card is chosen (TM-PASS-05). */
export function addPassing(s: State, choices: Choice[]): void {
  if (s.round === ROUNDS) choices.push({ do: 'pass', card: null });
  else for (const card of freeCards(s)) choices.push({ do: 'pass', card });
}

export function pass(g: Play, seat: Seat, card: BonusId | null): void {
  const { s } = g;
  const p = s.players[seat];
  const returned = p.card;
  g.log('passed', { seat, card, returned }, 'TM-PASS-01');
  if (returned) score(g, seat, cardPoints(p, returned), 'bonusCard', 'TM-PASS-07');
  for (const tile of p.favors) score(g, seat, FAVOR_TILES[tile].pass?.[onMap(p, TRADING_HOUSE)] ?? 0, 'favorTile', 'TM-FAV-12');
  const ability = abilityOf(p);
  score(g, seat, ability.pointsForPassing?.(s, seat) ?? 0, 'faction', ability.passingRule ?? 'TM-PASS-13');
  p.card = null;
  if (card) takeCard(g, seat, card);
  p.passed = true;
  s.passed.push(seat);
  s.actions = 0;
}

const onMap = (p: Player, kind: number): number => PIECES[kind] - p.left[kind];

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

/** The coins on it come along (TM-PASS-06). */
export function takeCard(g: Play, seat: Seat, card: BonusId, rule = 'TM-PASS-06'): void {
  const { s } = g;
  const at = s.cards.indexOf(card);
  const coins = s.cardCoins[at];
  s.players[seat].card = card;
  s.players[seat].coins += coins;
  s.cardCoins[at] = 0;
  g.log('card', { seat, card, coins }, rule);
}

/** One coin on every card left over (TM-BONUS-03, TM-END-14). */
export function coinsOnCards(s: State): void {
  const free = freeCards(s);
  s.cards.forEach((card, i) => {
    if (free.includes(card)) s.cardCoins[i]++;
  });
}
