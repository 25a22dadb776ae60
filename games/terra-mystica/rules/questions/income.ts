/** Income of phase I. */
import { added, BONUS_CARDS, FACTIONS, FAVOR_TILES, type FactionId, type Gain, PIECES, STRUCTURES } from '../../data/index.ts';
import type { Player } from '../state.ts';

/** By faction and structure number: the income with 0, 1, 2 … structures on the map. */
const BOARD_INCOME = Object.fromEntries(
  Object.entries(FACTIONS).map(([id, { income, always }]) => [
    id,
    income.map((spaces, kind) => {
      const sums: Gain[] = [kind === 0 ? always : { coins: 0, workers: 0, priests: 0, power: 0 }];
      for (const space of spaces) sums.push(added(sums[sums.length - 1], space));
      return sums;
    }),
  ]),
) as Record<FactionId, Gain[][]>;

export function incomeOf(p: Player): Gain {
  let total: Gain = BOARD_INCOME[p.faction!][0][0];
  for (let kind = 1; kind < STRUCTURES.length; kind++) total = added(total, BOARD_INCOME[p.faction!][kind][PIECES[kind] - p.left[kind]]);
  if (p.card) total = added(total, BONUS_CARDS[p.card].income);
  for (const tile of p.favors) {
    const { income } = FAVOR_TILES[tile];
    if (income) total = added(total, income);
  }
  return total;
}
