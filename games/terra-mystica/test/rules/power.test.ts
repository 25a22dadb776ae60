/** Section 7 of the digest: bowls of power. */
import { rule } from '@tarsas/kernel/testing';
import { expect } from 'vitest';
import { aTable } from '../table.ts';

const powerful = (...bowls: number[]) => aTable('witches', 'nomads').has('witches', { dwelling: 'F4', bowls }).turnOf('witches');

rule('TM-POWER-01', 'power in bowl III can be spent, whatever is in the other bowls', () => {
  expect(powerful(5, 1, 3).may('witches', { do: 'power', action: 'ACT2' })).toBe(true);
  expect(powerful(12, 0, 0).may('witches', 'power')).toBe(false);
  expect(powerful(9, 1, 2).may('witches', 'power')).toBe(false);
});
