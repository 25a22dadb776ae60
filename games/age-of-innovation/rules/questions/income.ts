/** What phase I brings (section 14). */
import type { Seat } from '@tarsas/kernel';
import { BOARDS, DISCIPLINES, type Gain, INCOME_LEVEL, LEVEL_INCOME, PIECES } from '../../data/index.ts';
import type { Player, Source, State } from '../state.ts';
import { having } from './tiles.ts';

export interface Income {
  from: Source;
  gain: Gain;
  rule: string;
}

/** The board, tiles and sciences from level 9 on, in this order (AOI-INCOME-02, AOI-SCI-06). */
export function incomeOf(s: State, seat: Seat): Income[] {
  const p = s.players[seat];
  const found: Income[] = p.board ? [{ from: p.board, gain: boardIncome(p), rule: 'AOI-INCOME-02' }] : [];
  for (const { id, is, rule } of having(s, p, 'income')) found.push({ from: id, gain: is, rule });
  for (const d of DISCIPLINES.keys()) {
    if (p.science[d] >= INCOME_LEVEL) found.push({ from: 'science', gain: LEVEL_INCOME[d], rule: 'AOI-SCI-06' });
  }
  return found;
}

/** Only uncovered hands count (AOI-INCOME-02). Buildings leave from the left, so the first so many are visible. */
export function boardIncome(p: Player): Gain {
  const total = { coins: 0, tools: 0, scholars: 0, power: 0 };
  const add = ({ coins = 0, tools = 0, scholars = 0, power = 0 }: Gain) => {
    total.coins += coins;
    total.tools += tools;
    total.scholars += scholars;
    total.power += power;
  };
  if (!p.board) return total;
  const { base, uncovered } = BOARDS[p.board];
  add(base);
  for (const [kind, hands] of uncovered.entries()) for (const hand of hands.slice(0, PIECES[kind] - p.left[kind])) add(hand);
  return total;
}
