/** TM-DEC-07: what is gained or exchanged within an action pays for the rest of it. */
import { rule } from '@tarsas/kernel/testing';
import { describe, expect } from 'vitest';
import type { FactionId } from '../../data/index.ts';
import { aTable, into, type Layout, power, transform } from '../table.ts';

const exchange = (from: string, to: string) => ({ do: 'convert', from, to }) as const;

/** One faction on its own around F4, which lies beside E6, E7, F3 and G2. */
const alone = (faction: FactionId, layout: Layout) => aTable(faction, 'engineers').has(faction, { dwelling: 'F4', coins: 0, ...layout });

describe('Digging on', () => {
  rule('TM-DEC-07 TM-ALCH-02', 'the power of the first spades buys the third, and the dwelling', () => {
    const t = alone('alchemists', { stronghold: 'F4', dwelling: '', workers: 8, bowls: [0, 4, 1], vp: 20 })
      .terrain({ E7: 'mountain' }) // three spades from swamp
      .turnOf('alchemists')
      .plays('alchemists', transform('E7'));
    expect(t.each('alchemists', 'into', 'terrain')).not.toContain('swamp');
    t.plays('alchemists', into('lake'));
    expect(t.player('alchemists')).toMatchObject({ workers: 2, bowls: [0, 0, 5] });
    t.plays('alchemists', exchange('power', 'workers'), transform('E7'), into('swamp'));
    // 2 workers are left of 8 and one exchanged, less the spade's three; the power of the third spade is in bowl II.
    expect(t.player('alchemists')).toMatchObject({ workers: 0, bowls: [1, 2, 2] });
    t.plays('alchemists', exchange('power', 'workers'));
    for (let i = 0; i < 2; i++) t.plays('alchemists', exchange('points', 'coins'));
    t.plays('alchemists', { do: 'build', hex: 'E7' });
    expect(t.at('E7')).toBe('alchemists dwelling');
    expect(t.change('alchemists')).toEqual({ workers: -8, vp: -2 });
  });

  rule('TM-DEC-07 TM-TERRA-09', 'after the free spade of a power action too', () => {
    const t = alone('witches', { workers: 1, bowls: [0, 0, 10] })
      .turnOf('witches')
      .plays('witches', power('ACT5'), transform('G2'));
    expect(t.each('witches', 'into', 'terrain')).toEqual(['desert', 'mountain']);
    t.plays('witches', into('mountain'));
    expect(t.may('witches', 'transform')).toBe(false);
    t.plays('witches', exchange('power', 'workers'), exchange('power', 'workers'), transform('G2'), into('forest'));
    expect([t.at('G2'), t.player('witches').workers]).toEqual(['forest', 0]);
  });

  rule('TM-DEC-11', 'the second spade of two may go on the hex of the first after a partial change', () => {
    const t = alone('witches', { workers: 1, coins: 2, bowls: [0, 0, 6] }).turnOf('witches');
    t.plays('witches', power('ACT6'), transform('G2'), into('mountain'), transform('G2'));
    expect(t.each('witches', 'into', 'terrain')).toContain('forest');
    t.plays('witches', into('forest'), { do: 'build', hex: 'G2' });
    expect(t.at('G2')).toBe('witches dwelling');
  });

  rule('TM-DEC-12', 'with spades on two hexes none are bought for either', () => {
    const t = alone('witches', { workers: 9, bowls: [0, 0, 6] })
      .terrain({ F3: 'lake' })
      .turnOf('witches');
    t.plays('witches', power('ACT6'), transform('G2'), into('mountain'), transform('F3'), into('forest'));
    expect(t.may('witches', 'transform')).toBe(false);
  });

  rule('TM-DEC-07 TM-DARK-01', 'Darklings with an empty supply regain the priest of the first spade for power, for the second', () => {
    const t = alone('darklings', { sent: ['fire', 'fire', 'fire', 'water', 'water', 'water'], priests: 1, bowls: [0, 0, 5] })
      .terrain({ E7: 'forest' }) // two spades from swamp
      .turnOf('darklings');
    expect(t.may('darklings', exchange('power', 'priests'))).toBe(false);
    t.plays('darklings', transform('E7'), into('lake'), exchange('power', 'priests'), transform('E7'), into('swamp'));
    expect([t.at('E7'), t.change('darklings')]).toEqual(['swamp', { priests: -1, vp: 4 }]);
  });

  rule('TM-DEC-16', 'the way to a hex dug on was paid with its first spade', () => {
    const t = aTable('dwarves', 'nomads').has('dwarves', { dwelling: 'F4', workers: 8 }).turnOf('dwarves');
    t.plays('dwarves', transform('D5'), into('forest'), transform('D5'), into('mountain'));
    expect(t.facts('skipped')).toHaveLength(1);
  });
});

describe('Nothing is lost that an exchange could save', () => {
  rule('TM-DEC-07 TM-DEC-14', 'Giants with 2 workers and a priest are asked before the one spade is lost', () => {
    const giants = (priests: number) =>
      alone('giants', { workers: 2, priests, bowls: [0, 0, 4] })
        .turnOf('giants')
        .plays('giants', power('ACT5'));
    expect(giants(0).facts('spadesLost')).toEqual([{ seat: 0, spades: 1 }]);
    const t = giants(1);
    expect([t.facts('spadesLost'), t.may('giants', 'transform')]).toEqual([[], false]);
    t.plays('giants', exchange('priests', 'workers'), transform('E7'), into('wasteland'));
    expect(t.at('E7')).toBe('wasteland');
  });

  rule('TM-DEC-07 TM-ALCH-01', "the Alchemists' points count as coins: with 1 worker and no coins the dwelling is still offered", () => {
    const t = alone('alchemists', { workers: 4, bowls: [12, 0, 0], vp: 2 })
      .terrain({ E7: 'lake' })
      .turnOf('alchemists');
    t.plays('alchemists', transform('E7'), into('swamp'));
    expect(t.asked('alchemists')).toBe('useSpades');
    t.plays('alchemists', exchange('points', 'coins'), exchange('points', 'coins'), { do: 'build', hex: 'E7' });
    expect(t.at('E7')).toBe('alchemists dwelling');
    const poor = alone('alchemists', { workers: 4, bowls: [12, 0, 0], vp: 1 })
      .terrain({ E7: 'lake' })
      .turnOf('alchemists');
    expect(poor.plays('alchemists', transform('E7'), into('swamp')).asked('alchemists')).toBe('wrapUp');
  });

  rule('TM-DEC-07 TM-DEC-10', 'with a free spade and nothing to dig, a dwelling on home terrain may be paid for by an exchange', () => {
    const t = aTable('witches', 'engineers')
      .has('witches', { dwelling: 'E7', workers: 3, coins: 0, bowls: [0, 0, 4] })
      .has('engineers', { dwelling: 'D4 D5 D6 E6 E8' })
      .terrain({ F3: 'forest', F4: 'forest' })
      .turnOf('witches')
      .plays('witches', power('ACT5'));
    expect(t.options('witches', 'transform')).toEqual([]);
    t.plays('witches', exchange('workers', 'coins'), exchange('workers', 'coins'), { do: 'build', hex: 'F4' });
    expect(t.at('F4')).toBe('witches dwelling');
  });
});

describe('Priests of the Riverwalkers', () => {
  const walkers = (layout: Layout) =>
    aTable('riverwalkers', 'nomads').has('riverwalkers', { from: 'plains', dwelling: 'E6', priests: 1, coins: 0, ...layout });

  rule('TM-DEC-07 FI-DEC-09', 'with an empty supply and too few coins they are asked in their own turn, and may exchange first', () => {
    const t = walkers({ workers: 1, bowls: [0, 0, 3] })
      .turnOf('riverwalkers')
      .plays('riverwalkers', power('ACT2'));
    expect([t.asked('riverwalkers'), t.may('riverwalkers', 'unlock')]).toEqual(['rewards', false]);
    t.plays('riverwalkers', exchange('workers', 'coins'), { do: 'unlock', terrain: 'lake' });
    expect(t.facts('unlocked')).toMatchObject([{ terrain: 'lake', coins: 1 }]);
  });

  rule('FI-DEC-09 FI-RIVER-09', 'what cannot be saved is lost, and the log says so', () => {
    const t = walkers({ workers: 0, priests: 0, sent: ['fire'], bowls: [0, 0, 3] })
      .turnOf('riverwalkers')
      .plays('riverwalkers', power('ACT2'));
    expect(t.facts('noCoins')).toEqual([{ seat: 0, priests: 1 }]);
    expect(t.player('riverwalkers')).toMatchObject({ priests: 0, due: [] });
  });

  rule('FI-DEC-09 TM-INCOME-07', 'in income and rewards, where nothing can be exchanged, it is in the log too', () => {
    const income = walkers({ workers: 9, card: 'BON8' });
    const p = income.player('riverwalkers');
    p.left = p.left.with(2, 4);
    expect(income.income().facts('noCoins')).toEqual([{ seat: 0, priests: 1 }]);
    const reward = walkers({ workers: 9, cults: { water: 8 } })
      .round(3, 'SCORE3')
      .endOfRound();
    expect(reward.facts('noCoins')).toMatchObject([{ seat: 0, priests: 2 }]);
  });

  rule('TM-INCOME-07', 'everybody else reads how many priests are lost for want of a supply', () => {
    const t = aTable('witches', 'nomads')
      .has('witches', { priests: 7, cults: { water: 8 } })
      .round(3, 'SCORE3')
      .endOfRound();
    expect(t.facts('noPriest')).toMatchObject([{ seat: 0, priests: 2 }]);
  });
});
