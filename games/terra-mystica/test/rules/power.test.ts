/** Section 7 of the digest, and the sacrifices of section 15: bowls of power. */
import { rule } from '@tarsas/kernel/testing';
import { expect } from 'vitest';
import { aTable, type Layout } from '../table.ts';

const powerful = (...bowls: number[]) => aTable('witches', 'nomads').has('witches', { dwelling: 'F4', bowls }).turnOf('witches');
const COIN = { do: 'convert', from: 'power', to: 'coins' } as const;

/** The bowls after an income of so much power. */
const SOURCES: Record<number, Layout> = { 1: { favors: ['FAV7'] }, 3: { card: 'BON5' }, 4: { favors: ['FAV8'] } };
const gaining = (n: keyof typeof SOURCES, bowls: number[]) =>
  aTable('witches', 'nomads')
    .has('witches', { card: null, bowls, ...SOURCES[n] })
    .income()
    .player('witches').bowls;

/** How much power can be spent, one after another. */
function spendable(bowls: number[]): number {
  const t = powerful(...bowls);
  let spent = 0;
  for (; t.may('witches', COIN); spent++) t.plays('witches', COIN);
  return spent;
}

rule('TM-POWER-01', 'power in bowl III can be spent, whatever is in the other bowls', () => {
  expect(powerful(5, 1, 3).may('witches', { do: 'power', action: 'ACT2' })).toBe(true);
  expect(powerful(0, 0, 3).may('witches', { do: 'power', action: 'ACT2' })).toBe(true);
  expect(powerful(12, 0, 0).may('witches', 'power')).toBe(false);
  expect(powerful(9, 1, 2).may('witches', 'power')).toBe(false);
});

rule('TM-POWER-02', 'example: with 5 tokens in bowl III 5 power can be spent', () => {
  expect(spendable([7, 0, 5])).toBe(5);
});

rule('TM-POWER-03', 'gaining and spending only moves tokens', () => {
  const tokens = (bowls: number[]) => bowls.reduce((all, n) => all + n);
  expect(tokens(gaining(4, [1, 2, 9]))).toBe(12);
  expect(tokens(gaining(4, [0, 0, 12]))).toBe(12);
  expect(tokens(powerful(1, 1, 10).plays('witches', { do: 'power', action: 'ACT6' }, 'done').player('witches').bowls)).toBe(12);
});

rule('TM-POWER-04', 'a token goes from bowl I to bowl II as long as there is one', () => {
  expect(gaining(1, [5, 7, 0])).toEqual([4, 8, 0]);
  expect(gaining(1, [1, 0, 11])).toEqual([0, 1, 11]);
});

rule('TM-POWER-05', 'with bowl I empty a token goes from bowl II to bowl III', () => {
  expect(gaining(1, [0, 7, 5])).toEqual([0, 6, 6]);
});

rule('TM-POWER-06', 'with all tokens in bowl III no power is gained', () => {
  expect(gaining(4, [0, 0, 12])).toEqual([0, 0, 12]);
  expect(gaining(4, [0, 1, 11])).toEqual([0, 0, 12]);
  expect(gaining(3, [1, 0, 11])).toEqual([0, 0, 12]);
});

rule('TM-POWER-07', 'example: with 2 tokens in bowl I, 3 power move both to bowl II and one to bowl III', () => {
  expect(gaining(3, [2, 5, 5])).toEqual([0, 6, 6]);
});

rule('TM-POWER-08', 'spent tokens go from bowl III to bowl I', () => {
  expect(powerful(2, 5, 5).plays('witches', { do: 'power', action: 'ACT3' }).player('witches').bowls).toEqual([6, 5, 1]);
  expect(powerful(2, 5, 5).plays('witches', COIN).player('witches').bowls).toEqual([3, 5, 4]);
});

rule('TM-POWER-09', 'example: with 5 tokens in bowl III before, 6 power can then be spent', () => {
  const bowls = gaining(3, [2, 0, 5]);
  expect(bowls).toEqual([0, 1, 6]);
  expect(spendable(bowls)).toBe(6);
});

rule('TM-BURN-01', 'what is missing in bowl III comes from bowl II, and as many tokens of bowl II leave the game', () => {
  const t = powerful(5, 4, 1).plays('witches', { do: 'power', action: 'ACT2' });
  expect(t.player('witches')).toMatchObject({ bowls: [8, 0, 0], priests: 1 });
  expect(powerful(5, 3, 1).may('witches', { do: 'power', action: 'ACT2' })).toBe(false);
  expect(powerful(5, 5, 0).plays('witches', COIN).player('witches').bowls).toEqual([6, 3, 0]);
  expect(powerful(5, 4, 1).plays('witches', { do: 'convert', from: 'power', to: 'workers' }).player('witches').bowls).toEqual([8, 0, 0]);
});

rule('TM-BURN-01', 'nothing is sacrificed while bowl III suffices, and nothing without a price to pay', () => {
  expect(powerful(1, 4, 7).plays('witches', { do: 'power', action: 'ACT4' }).player('witches').bowls).toEqual([5, 4, 3]);
  expect(powerful(1, 4, 7).may('witches', 'sacrifice')).toBe(false);
});

rule('TM-BURN-02', 'the tokens are gone for the rest of the game', () => {
  const t = powerful(0, 12, 0).plays('witches', { do: 'power', action: 'ACT4' }).ends('witches');
  expect(t.player('witches').bowls).toEqual([4, 4, 0]);
  t.pass('nomads').pass('witches');
  t.has('witches', { favors: ['FAV8'] })
    .pass('nomads')
    .pass('witches');
  const { bowls } = t.player('witches');
  expect(bowls.reduce((all, n) => all + n)).toBe(8);
});

rule('TM-BURN-03', 'a single token in bowl II cannot be sacrificed', () => {
  expect(powerful(11, 1, 0).may('witches', COIN)).toBe(false);
  expect(powerful(10, 2, 0).may('witches', COIN)).toBe(true);
});
