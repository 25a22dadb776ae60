import { rule } from '@tarsas/kernel/testing';
import { describe, expect } from 'vitest';
import { PHASES } from '../../data/components.ts';
import { RECONSTRUCTED } from '../../data/index.ts';
import { aTable, dealtTable } from '../table.ts';

const [two, more] = RECONSTRUCTED.tracks;

describe('The phases', () => {
  rule.each('EE-PHASE-01', 'are of six kinds', [
    ['disaster', 'bidding', 1],
    ['doubleDisaster', 'bidding', 2],
    ['economy', 'economy', 0],
    ['industry', 'industry', 0],
    ['conflict', 'bids', 0],
    ['combined', 'combined', 0],
  ])((phase, question, disasters) => {
    const t = aTable('Anna', 'Bence', 'Cecil').begin(phase);
    expect([t.asked('Anna'), t.state.threats.length]).toEqual([question, disasters]);
    expect(PHASES).toHaveLength(6);
  });

  rule.each('EE-PHASE-02', 'begin with a disaster phase', [['normal'], ['lightning']])(game => {
    for (const names of [
      ['Anna', 'Bence'],
      ['Anna', 'Bence', 'Cecil'],
    ]) {
      const t = dealtTable('first phase', ...names, { game });
      if (t.facts('phase').length === 0) t.playsOut('first phase');
      expect(t.facts('phase')[0].phase).toBe('disaster');
    }
  });

  rule('EE-PHASE-03', 'wait for everybody before the marker moves on', () => {
    const t = aTable('Anna', 'Bence', 'Cecil').begin('economy').plays('Cecil', 'finish').plays('Anna', 'finish');
    expect([t.state.space, t.waiting()]).toEqual([2, ['Bence']]);
    t.plays('Bence', 'finish');
    expect(t.facts('phase').at(-1)).toEqual({ space: 3, phase: 'disaster' });
  });

  rule('EE-PHASE-04', 'are double disasters or combined only with 3 or 4 players', () => {
    for (const phase of ['doubleDisaster', 'combined'] as const) {
      expect(two.spaces).not.toContain(phase);
      expect(more.spaces).toContain(phase);
      expect(() => aTable('Anna', 'Bence').begin(phase)).toThrow(`no ${phase}`);
    }
  });

  rule.each('EE-PHASE-05', 'are played by all at once, or one by one in turn order where the table wants it so', [
    ['economy'],
    ['industry'],
    ['conflict'],
  ])(phase => {
    const together = aTable('Anna', 'Bence', 'Cecil').begin(phase);
    expect(together.waiting().sort()).toEqual(['Anna', 'Bence', 'Cecil']);

    const t = aTable('Anna', 'Bence', 'Cecil', { simultaneous: false }).firstPlayer('Bence').begin(phase);
    for (const name of ['Bence', 'Cecil', 'Anna']) {
      expect(t.waiting()).toEqual([name]);
      if (phase === 'conflict') t.plays(name, { do: 'axes', axes: 0 }).plays(name, { do: 'coins', coins: 0 });
      else t.plays(name, 'finish');
    }
    expect(t.facts('phase')).toHaveLength(2);
  });

  rule('EE-PHASE-06', 'are played in turn order when disasters strike', () => {
    const t = aTable('Anna', 'Bence', 'Cecil').firstPlayer('Cecil').deck('fire-09').begin('disaster');
    for (const name of ['Cecil', 'Anna', 'Bence', 'Cecil']) {
      expect(t.waiting()).toEqual([name]);
      expect(t.names.filter(other => t.asked(other) !== null)).toEqual([name]);
      t.plays(name, { do: 'bid', resource: 'axe' });
    }
  });

  rule.each('EE-PHASE-07', 'lead from START to a disaster phase, then to an economy phase', [[2], [3], [4]])(seats => {
    const t = dealtTable('example', ...['Anna', 'Bence', 'Cecil', 'Dóra'].slice(0, seats));
    const [first] = t.waiting();
    t.plays(first, 'take');
    t.plays(first, { do: 'place', location: t.player(first).tiles.find(tile => !t.player(first).destroyed.includes(tile)) });
    t.plays(first, 'enough');
    expect(t.facts('phase')).toEqual([
      { space: 1, phase: 'disaster' },
      { space: 2, phase: 'economy' },
    ]);
  });

  rule('EE-PHASE-08', 'let nobody go back who has finished, and draw cards only when all have, from the first player on', () => {
    const t = aTable('Anna', 'Bence').firstPlayer('Bence').everybodyHas({ hand: [] });
    t.has('Anna', { hand: ['fire-01', 'fire-02', 'fire-03', 'fire-04'] }).has('Bence', { hand: ['flood-01', 'flood-02', 'flood-03'] });
    t.deck('plague-01', 'plague-02').begin('industry');
    t.plays('Anna', { do: 'sell', card: 'fire-01' }).plays('Anna', 'finish');
    expect([t.asked('Anna'), t.options('Anna')]).toEqual([null, []]);
    expect(t.player('Anna').hand).toEqual(['fire-02', 'fire-03', 'fire-04']);
    expect(t.options('Bence', 'sell')).toHaveLength(3);
    t.plays('Bence', 'finish');
    expect(t.player('Bence').hand).toEqual(['flood-01', 'flood-02', 'flood-03', 'plague-01']);
    expect(t.player('Anna').hand).toEqual(['fire-02', 'fire-03', 'fire-04', 'plague-02']);
  });

  rule('EE-PHASE-09', 'are disasters more often than anything else', () => {
    for (const { spaces } of RECONSTRUCTED.tracks) {
      const count = (...kinds: string[]) => spaces.filter(phase => kinds.includes(phase)).length;
      const disasters = count('disaster', 'doubleDisaster');
      for (const kind of ['economy', 'industry', 'conflict', 'combined']) expect(disasters).toBeGreaterThan(count(kind));
    }
  });
});
