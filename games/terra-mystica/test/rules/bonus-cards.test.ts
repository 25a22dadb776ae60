/** Section 24 of the digest: bonus cards. */
import { rule } from '@tarsas/kernel/testing';
import { expect } from 'vitest';
import type { BonusId } from '../../data/index.ts';
import { aTable, dealtTable, type Layout, pointsForPassing } from '../table.ts';

/** Income of the card: coins, workers, priests, power. */
function income(card: BonusId): number[] {
  const of = (layout: Layout) => aTable('auren', 'nomads').has('auren', layout).income().facts('income')[0];
  const [plain, more] = [of({ card: 'BON3' }), of({ card })];
  return [more.coins - plain.coins + 6, more.workers - plain.workers, more.priests - plain.priests, more.power - plain.power];
}
const passing = (card: BonusId, layout: Layout) => pointsForPassing('auren', card, layout);

rule('TM-BON-01', 'there are nine, and at the end of the round everybody has put one back', () => {
  const seen = new Set([...'abcdefghij'].flatMap(seed => dealtTable(seed, 'Anna', 'Bence', 'Cili', 'Dani', 'Emma').state.cards));
  expect([...seen].sort()).toEqual(['BON1', 'BON2', 'BON3', 'BON4', 'BON5', 'BON6', 'BON7', 'BON8', 'BON9']);
  const t = aTable('auren', 'nomads').turnOf('auren').pass('auren', 'nomads');
  expect(t.facts('passed').map(({ returned }) => returned)).toEqual(['BON3', 'BON8']);
  expect(t.facts('passed').every(({ card, returned }) => card !== returned)).toBe(true);
});

rule('TM-BON-02', 'income 1 priest', () => expect(income('BON8')).toEqual([0, 0, 1, 0]));
rule('TM-BON-03', 'income 3 power and 1 worker', () => expect(income('BON5')).toEqual([0, 1, 0, 3]));

rule('TM-BON-04', 'income 3 power; shipping is one more in the action phase', () => {
  expect(income('BON4')).toEqual([0, 0, 0, 3]);
  const reach = (layout: Layout) =>
    aTable('auren', 'nomads')
      .has('auren', { dwelling: 'F4', workers: 9, ...layout })
      .turnOf('auren')
      .hexes('auren', 'build');
  expect(reach({})).not.toContain('G3');
  expect(reach({ card: 'BON4' })).toContain('G3');
  expect(reach({ card: 'BON4' })).not.toContain('I6'); // two river hexes away
  expect(reach({ card: 'BON4', shipping: 1 })).toContain('I6');
});

rule('TM-BON-04', 'it does not serve cult spades', () => {
  const t = aTable('auren', 'nomads')
    .has('auren', { dwelling: 'F4', cults: { earth: 4 }, card: 'BON4' })
    .tile('SCORE2')
    .endOfRound();
  expect(t.hexes('auren', 'transform')).toEqual(['E6', 'E7', 'F3', 'G2']);
});

rule.each('TM-BON-04', 'it is of no use to Dwarves and Fakirs', [['dwarves'], ['fakirs']] as ['dwarves' | 'fakirs'][])(faction => {
  const hexes = (card: BonusId) =>
    aTable(faction, 'witches')
      .has(faction, { dwelling: 'F4', workers: 20, priests: 5, coins: 20, card })
      .turnOf(faction)
      .hexes(faction, 'transform');
  expect(hexes('BON4')).toEqual(hexes('BON3'));
});

rule('TM-BON-05', 'income 2 coins; action 1 with a free spade, missing ones for workers or, by Darklings, for priests', () => {
  expect(income('BON1')).toEqual([2, 0, 0, 0]);
  const dig = (faction: 'auren' | 'darklings', hex: string, terrain: string) => {
    const t = aTable(faction, 'nomads').has(faction, { dwelling: 'F4', card: 'BON1', workers: 4, priests: 1, coins: 2 }).turnOf(faction);
    return t.plays(faction, { do: 'special', action: 'BON1' }, { do: 'transform', hex }, { do: 'into', terrain });
  };
  const t = dig('auren', 'E7', 'forest');
  expect(t.change('auren')).toEqual({});
  expect(t.plays('auren', { do: 'build', hex: 'E7' }).at('E7')).toBe('auren dwelling');
  expect(dig('auren', 'G2', 'forest').change('auren')).toEqual({ workers: -3 });
  expect(dig('darklings', 'F3', 'swamp').change('darklings')).toEqual({ priests: -1, vp: 2 });
});

rule('TM-BON-06', 'income 6 coins', () => {
  const t = aTable('auren', 'nomads').has('auren', { card: 'BON3' }).income();
  expect(t.facts('income')[0]).toMatchObject({ coins: 6, workers: 1, priests: 0, power: 0 });
});

rule('TM-BON-07', 'income 4 coins; a step on a track of choice', () => {
  expect(income('BON2')).toEqual([4, 0, 0, 0]);
  const t = aTable('auren', 'nomads').has('auren', { card: 'BON2' }).turnOf('auren');
  t.plays('auren', { do: 'special', action: 'BON2' }, { do: 'step', cult: 'earth' });
  expect(t.player('auren').cults).toEqual([0, 1, 1, 1]);
});

rule('TM-BON-08', 'income 2 coins; when passing 1 point per dwelling', () => {
  expect(income('BON9')).toEqual([2, 0, 0, 0]);
  expect(passing('BON9', { dwelling: 'F4 C3 D1', tradingHouse: 'A3' })).toBe(3);
});

rule('TM-BON-09', 'income 1 worker; when passing 2 points per trading house', () => {
  expect(income('BON7')).toEqual([0, 1, 0, 0]);
  expect(passing('BON7', { dwelling: 'F4 C3 D1', tradingHouse: 'A3 A10' })).toBe(4);
});

rule('TM-BON-10', 'income 2 workers; when passing 4 points each for stronghold and sanctuary', () => {
  expect(income('BON6')).toEqual([0, 2, 0, 0]);
  expect(passing('BON6', { stronghold: 'F4', sanctuary: 'C3', dwelling: 'D1' })).toBe(8);
});
