/** Section 12 of the digest: the science board. */
import { rule } from '@tarsas/kernel/testing';
import { describe, expect } from 'vitest';
import { aTable } from '../table.ts';

describe('Science board', () => {
  const scholar = (science: number[], part: object = {}) =>
    aTable('Anna', 'Bence')
      .has('Anna', { scholars: 1, science, bowls: [12, 0, 0], ...part })
      .turn('Anna');

  rule('AOI-SCI-01', 'four disciplines, levels 0 to 12', () => {
    const t = scholar([11, 0, 0, 0], { cities: ['city1'] });
    t.plays('Anna', { do: 'send', discipline: 'banking', steps: 3 });
    expect(t.player('Anna').science).toEqual([12, 0, 0, 0]);
  });

  rule('AOI-SCI-02', 'each step is one level up', () => {
    expect(scholar([0, 0, 0, 0]).change('Anna', { do: 'send', discipline: 'law', steps: 2 })).toMatchObject({ science: [0, 2, 0, 0] });
  });

  rule.each('AOI-SCI-03', 'levels 3, 5, 7 and 12 give 1, 2, 2 and 3 power', [
    [2, 1],
    [4, 2],
    [6, 2],
    [11, 3],
    [3, undefined],
  ])((level, power) => {
    const t = scholar([level, 0, 0, 0], level > 8 ? { cities: ['city1'] } : {});
    expect(t.change('Anna', { do: 'send', discipline: 'banking', steps: 1 }).power).toBe(power);
  });

  rule('AOI-SCI-04', 'level 8 takes a key, a key for each discipline', () => {
    const t = scholar([7, 8, 0, 0], { cities: ['city1', 'city2'] });
    expect(t.change('Anna', { do: 'send', discipline: 'banking', steps: 2 }, 'useKey')).toMatchObject({ keys: -1, science: [2, 0, 0, 0] });
  });

  rule('AOI-SCI-05', 'without or unwilling to use a key, further steps are lost', () => {
    const t = scholar([6, 0, 0, 0]).plays('Anna', { do: 'send', discipline: 'banking', steps: 3 });
    expect(t.player('Anna').science[0]).toBe(7);
    expect(t.facts('stepsLost')).toMatchObject([{ steps: 2 }]);
    const stuck = aTable('Anna', 'Bence')
      .has('Anna', { science: [7, 7, 7, 7], bonus: 'bonus3' })
      .turn('Anna')
      .plays('Anna', 'special');
    expect([stuck.facts('rewardLost'), stuck.asked('Anna')]).toEqual([[{ seat: 0, reward: 'stepsInOne' }], 'wrapUp']);
    const unwilling = scholar([6, 0, 0, 0], { cities: ['city1'] }).plays(
      'Anna',
      { do: 'send', discipline: 'banking', steps: 3 },
      'keepKey',
    );
    expect([unwilling.player('Anna').science[0], unwilling.player('Anna').keys]).toEqual([7, 1]);
    expect([unwilling.facts('keyKept'), unwilling.facts('stepsLost')]).toEqual([[{ seat: 0, discipline: 'banking', steps: 2 }], []]);
  });

  rule('AOI-SCI-06', 'level 9 or more gives its income every phase I', () => {
    const t = aTable('Anna', 'Bence').has('Anna', { science: [9, 10, 11, 12], cities: ['city1', 'city2', 'city3', 'city4'] });
    t.begin({ kind: 'round', stage: 'income', next: 0 });
    const science = t.facts('gained').filter(({ seat, from }) => seat === 0 && from === 'science');
    expect(science).toMatchObject([{ coins: 3 }, { power: 6 }, { tools: 1 }]);
    expect(t.points('Anna', 'medicine')).toBe(3);
  });

  rule('AOI-SCI-07', 'only one marker on level 12', () => {
    const t = scholar([11, 0, 0, 0], { cities: ['city1'] }).has('Bence', { science: [12, 0, 0, 0] });
    t.turn('Anna').plays('Anna', { do: 'send', discipline: 'banking', steps: 3 });
    expect(t.player('Anna').science[0]).toBe(11);
  });

  rule('AOI-SCI-08', 'asked each time; a used key is bound; steps beyond 12 are lost', () => {
    const t = scholar([7, 0, 0, 0], { cities: ['city1'] }).plays('Anna', { do: 'send', discipline: 'banking', steps: 3 });
    expect(t.options('Anna').map(option => option.do)).toEqual(['useKey', 'keepKey']);
    t.plays('Anna', 'useKey');
    expect([t.player('Anna').science[0], t.player('Anna').keys]).toEqual([10, 0]);
    const top = scholar([12, 0, 0, 0], { cities: ['city1'] }).plays('Anna', { do: 'send', discipline: 'banking', steps: 3 });
    expect(top.player('Anna').science[0]).toBe(12);
  });

  rule('AOI-SCI-09', 'every level passed counts as reached', () => {
    const t = aTable('Anna', 'Bence')
      .has('Anna', { scholars: 1, science: [2, 0, 0, 0], bowls: [12, 0, 0] })
      .round(1, 'round4')
      .turn('Anna');
    expect(t.change('Anna', { do: 'send', discipline: 'banking', steps: 3 })).toMatchObject({ power: 3, vp: 3 });
  });
});
