/** Sections 26 and 27 of the digest: phase III and the end of the game. */
import { rule } from '@tarsas/kernel/testing';
import { prizes } from '@tarsas/terra';
import { describe, expect } from 'vitest';
import { EMPIRE_PRIZES, SCIENCE_PRIZES } from '../../data/index.ts';
import { coinsOf, empireOf, empirePrizes, sciencePrizes } from '../../rules/questions/final.ts';
import { aTable, type Table } from '../table.ts';

const passes = (t: Table, name: string, bonus: string) => t.plays(name, 'pass').plays(name, { do: 'bonus', bonus }).ends(name);
const empire = (t: Table, name: string) => empireOf(t.state, t.seat(name));
/** Everybody passes; the round ends. */
const roundEnds = (t: Table) => passes(passes(t.turn('Anna'), 'Anna', 'bonus9'), 'Bence', 'bonus7');

describe('Phase III', () => {
  const spades = (science: number[], tile: 'round6' | 'round7' = 'round7') =>
    aTable('Anna desert', 'Bence')
      .at('Anna', 'workshop', 'E9')
      .land('swamp', 'E10', 'D9')
      .has('Anna', { science, tools: 20 })
      .round(1, tile);

  rule('AOI-PHASE3-01', 'begins when all have passed', () => {
    const t = passes(aTable('Anna', 'Bence').turn('Anna'), 'Anna', 'bonus9');
    expect(t.state.phase).toBe(2);
    t.plays('Bence', 'pass').plays('Bence', { do: 'bonus', bonus: 'bonus7' });
    expect(t.facts('prepared')).toEqual([]);
    t.ends('Bence');
    expect(t.facts('prepared')).toHaveLength(1);
  });

  rule('AOI-PHASE3-02', 'the bonus once per full multiple of the level', () => {
    const t = roundEnds(
      aTable('Anna', 'Bence')
        .has('Anna', { science: [7, 0, 0, 0], tools: 0 })
        .has('Bence', { science: [1, 0, 0, 0], tools: 0 })
        .round(1, 'round12'),
    );
    expect(t.facts('scienceBonus')).toMatchObject([{ seat: 0, times: 3 }]);
    expect(t.facts('gained').find(({ from }) => from === 'round12')).toMatchObject({ seat: 0, tools: 3 });
  });

  rule('AOI-PHASE3-03', 'spades are used in the order of the next round', () => {
    const t = spades([0, 0, 4, 0])
      .at('Bence', 'workshop', 'H5')
      .has('Bence', { science: [0, 0, 4, 0] })
      .turn('Bence');
    passes(passes(t, 'Bence', 'bonus9'), 'Anna', 'bonus7');
    expect([t.asked('Bence'), t.asked('Anna')]).toEqual(['dig', null]);
    t.plays('Bence', 'done');
    expect(t.asked('Anna')).toBe('dig');
  });

  rule('AOI-PHASE3-04', 'no further spades, no keeping, one or several hexes in reach, no workshop', () => {
    const t = roundEnds(
      spades([0, 0, 8, 0])
        .land('lake', 'E10')
        .has('Anna', { cities: ['city1'] }),
    );
    t.plays('Anna', { do: 'terraform', hex: 'E10' });
    expect(t.options('Anna')).toEqual(['swamp', 'plains'].map(terrain => ({ do: 'into', terrain })));
    t.plays('Anna', { do: 'into', terrain: 'swamp' });
    expect([t.may('Anna', 'build'), t.may('Anna', { do: 'terraform', hex: 'D9' })]).toEqual([false, true]);
    t.plays('Anna', 'done');
    expect(t.player('Anna').due).toEqual([]);
  });

  rule('AOI-PHASE3-05', 'all X tokens come off', () => {
    const t = aTable('Anna psychics', 'Bence')
      .sets({ covered: ['power1', 'book2'] })
      .has('Anna', { used: ['psychics', 'palace1'] });
    roundEnds(t);
    expect([t.state.covered, t.player('Anna').used]).toEqual([[], []]);
  });

  rule('AOI-PHASE3-06', 'a coin on each round bonus beside the board; they accumulate', () => {
    const t = roundEnds(aTable('Anna', 'Bence'));
    expect([t.state.bonuses, t.state.bonusCoins]).toEqual([
      ['bonus10', 'bonus10', 'bonus2'],
      [1, 1, 2],
    ]);
  });

  rule('AOI-PHASE3-07', 'the new round bonus works from the next round on', () => {
    const t = aTable('Anna', 'Bence').has('Anna', { coins: 0 }).turn('Anna');
    passes(t, 'Anna', 'bonus9');
    expect(t.facts('gained').filter(({ from }) => from === 'bonus9')).toEqual([]);
    passes(t, 'Bence', 'bonus7');
    expect(t.facts('gained').filter(({ from }) => from === 'bonus9')).toMatchObject([{ seat: 0, coins: 2 }]);
  });

  rule('AOI-PHASE3-08', 'the next round tile counts', () => {
    const t = roundEnds(aTable('Anna', 'Bence').round(2, 'round3').round(1, 'round8'));
    expect(t.facts('round')).toMatchObject([{ round: 2, tile: 'round3' }]);
  });

  rule('AOI-PHASE3-09', 'split freely, hexes may stay half-way; tunnels do not apply', () => {
    const t = aTable('Anna desert moles', 'Bence')
      .at('Anna', 'workshop', 'E9')
      .land('swamp', 'E10', 'D9')
      .has('Anna', { science: [0, 0, 8, 0], cities: ['city1'] })
      .round(1, 'round7');
    roundEnds(t);
    expect(t.may('Anna', 'skip')).toBe(false);
    t.plays('Anna', { do: 'terraform', hex: 'E10' }, { do: 'into', terrain: 'plains' }, { do: 'terraform', hex: 'D9' });
    expect([t.terrain('E10'), t.terrain('D9')]).toEqual(['plains', 'plains']);
  });

  rule('AOI-PHASE3-EX1', '1 book per 3 medicine: on level 3 one book', () => {
    const t = roundEnds(
      aTable('Anna', 'Bence')
        .has('Anna', { science: [0, 0, 0, 3] })
        .round(1, 'round4'),
    );
    expect(t.facts('scienceBonus')).toMatchObject([{ times: 1 }]);
    t.plays('Anna', { do: 'takeBook', discipline: 'law' });
    expect(t.player('Anna').books).toEqual([0, 1, 0, 0]);
  });

  rule('AOI-PHASE3-EX2', '1 spade per 4 engineering: on level 8 two spades', () => {
    const t = roundEnds(spades([0, 0, 8, 0]).has('Anna', { cities: ['city1'] }));
    expect(t.decision('Anna')?.frame).toMatchObject({ kind: 'dig', free: 2 });
  });
});

describe('The end', () => {
  rule('AOI-END-01 AOI-ROUND-02', 'when everyone has passed in round 6, which has no phase III: no science bonus', () => {
    const t = aTable('Anna', 'Bence')
      .round(6, 'round8')
      .has('Anna', { science: [12, 0, 0, 0] })
      .turn('Anna');
    t.plays('Anna', 'pass').ends('Anna').plays('Bence', 'pass').ends('Bence');
    expect([t.state.over, t.facts('scienceBonus')]).toEqual([true, []]);
  });

  rule('AOI-END-02', 'the largest group in which every building is within reach of another', () => {
    const t = aTable('Anna', 'Bence').at('Anna', 'workshop', 'E9', 'E10', 'A4').at('Anna', 'palace', 'H9');
    expect(empire(t, 'Anna')).toBe(2);
    expect(empire(t.has('Anna', { shipping: 1 }), 'Anna')).toBe(2);
    expect(empire(t.has('Anna', { shipping: 2 }), 'Anna')).toBe(3);
  });

  rule('AOI-END-03', '18, 12 and 6 VP', () => {
    const { state } = aTable('Anna', 'Bence', 'Cili');
    expect(empirePrizes(state, [5, 9, 7])).toEqual([6, 18, 12]);
  });

  rule('AOI-END-04', '8, 4 and 2 VP in each discipline', () => {
    const t = aTable('Anna', 'Bence', 'Cili')
      .has('Anna', { science: [3, 0, 0, 0] })
      .has('Bence', { science: [9, 0, 0, 0] })
      .has('Cili', { science: [1, 0, 0, 0] });
    expect(sciencePrizes(t.state, 0)).toEqual([4, 8, 2]);
  });

  rule('AOI-END-05', 'level 0 scores nothing', () => {
    const t = aTable('Anna', 'Bence', 'Cili').has('Anna', { science: [3, 0, 0, 0] });
    expect(sciencePrizes(t.state, 0)).toEqual([8, 0, 0]);
  });

  rule('AOI-END-06', 'ties share the points of their places, rounded down', () => {
    expect(prizes([7, 7, 3, 3], SCIENCE_PRIZES)).toEqual([6, 6, 1, 1]);
    expect(prizes([5, 5, 5, 5], EMPIRE_PRIZES)).toEqual([9, 9, 9, 9]);
  });

  rule('AOI-END-07', '1 VP per 5 coins of all that is left', () => {
    const t = aTable('Anna', 'Bence')
      .round(6)
      .has('Anna', { coins: 7, tools: 4, bowls: [12, 0, 0] })
      .turn('Anna');
    t.plays('Anna', 'pass').ends('Anna').plays('Bence', 'pass').ends('Bence');
    expect(t.points('Anna', 'resources')).toBe(2);
  });

  rule('AOI-END-08', 'a round bonus’s reach does not count', () => {
    const t = aTable('Anna', 'Bence').at('Anna', 'workshop', 'F9', 'H9').has('Anna', { bonus: 'bonus1' });
    expect(empire(t, 'Anna')).toBe(1);
  });

  rule('AOI-END-09', 'bowl III, half of bowl II, scholars, tools and books', () => {
    const t = aTable('Anna', 'Bence').has('Anna', { coins: 3, tools: 2, scholars: 1, books: [1, 0, 2, 0], bowls: [4, 5, 3] });
    expect(coinsOf(t.player('Anna'))).toBe(3 + 2 + 1 + 3 + 3 + 2);
  });

  rule('AOI-END-10', 'an annex does not count here, neutral buildings do', () => {
    const t = aTable('Anna', 'Bence').at('Anna', 'workshop', 'E9').neutralAt('Anna', 'tower', 'E10').annexAt('E9');
    expect(empire(t, 'Anna')).toBe(2);
  });

  rule('AOI-END-11', 'fourth and fifth score nothing', () => {
    const { state } = aTable('Anna', 'Bence', 'Cili', 'Dani', 'Emma');
    expect(empirePrizes(state, [5, 4, 3, 2, 1])).toEqual([18, 12, 6, 0, 0]);
  });

  rule('AOI-END-EX1', 'groups of 10, 9, 9 and 9: 18, and 6 for each of the others', () => {
    expect(prizes([10, 9, 9, 9], EMPIRE_PRIZES)).toEqual([18, 6, 6, 6]);
  });

  rule('AOI-END-EX2', 'one first, two tied second, one behind: 8, 3, 3, 0', () => {
    expect(prizes([9, 6, 6, 2], SCIENCE_PRIZES)).toEqual([8, 3, 3, 0]);
  });
});
