/** Appendix I: boards. */
import { rule } from '@tarsas/kernel/testing';
import { describe, expect } from 'vitest';
import { BOARDS } from '../../data/index.ts';
import { boardIncome } from '../../rules/questions/income.ts';
import { innovationPrice } from '../../rules/questions/price.ts';
import { aTable, fresh } from '../table.ts';

describe('Boards', () => {
  rule('AOI-BOARD-FOREST', '1 step in each discipline, bowls 4 and 8', () => {
    expect(fresh('forest').player('Anna')).toMatchObject({ science: [1, 1, 1, 1], bowls: [4, 8, 0] });
  });

  rule('AOI-BOARD-MOUNTAIN', '2 more coins of income, 3 for the first guild', () => {
    const t = aTable('Anna mountain', 'Bence');
    expect(boardIncome(t.player('Anna'))).toMatchObject({ coins: 2, tools: 1 });
    expect(boardIncome(t.at('Anna', 'guild', 'E9').player('Anna'))).toMatchObject({ coins: 5, power: 1 });
    expect(boardIncome(t.at('Anna', 'guild', 'E10').player('Anna'))).toMatchObject({ coins: 7, power: 2 });
  });

  rule('AOI-BOARD-SWAMP', '1 scholar, bowls 3 and 9', () => {
    expect(fresh('swamp').player('Anna')).toMatchObject({ scholars: 1, supply: 6, bowls: [3, 9, 0] });
  });

  rule('AOI-BOARD-WASTELAND', '1 book and 1 more tool; no further book for the 2nd innovation', () => {
    const t = fresh('wasteland');
    expect([t.asked('Anna'), t.player('Anna').tools]).toEqual(['book', 4]);
    t.plays('Anna', { do: 'takeBook', discipline: 'law' });
    expect(t.player('Anna').books).toEqual([0, 1, 0, 0]);
    const third = (n: number) =>
      innovationPrice(
        aTable('Anna wasteland', 'Bence').has('Anna', { innovations: ['sewers', 'steel'].slice(0, n) as 'sewers'[] }).state,
        0,
        2,
      ).any;
    expect([third(1), third(2)]).toEqual([3, 5]);
  });

  rule('AOI-BOARD-DESERT', '1 free spade after the starting buildings, in turn order, no workshop', () => {
    const t = aTable('Anna desert', 'Bence').at('Anna', 'workshop', 'E9').land('plains', 'E10').setUp('competencies');
    expect(t.decision('Anna')?.frame).toMatchObject({ kind: 'dig', free: 1, mayBuild: false });
    t.plays('Anna', { do: 'terraform', hex: 'E10' });
    expect([t.terrain('E10'), t.building('E10')]).toEqual(['desert', 'empty']);
  });

  rule('AOI-BOARD-LAKE', 'shipping starts at 1', () => {
    expect(fresh('lake').player('Anna').shipping).toBe(1);
    expect(BOARDS.lake.shipping.rewards).toEqual({ 2: { points: 3 }, 3: { books: 2 } });
  });
});
