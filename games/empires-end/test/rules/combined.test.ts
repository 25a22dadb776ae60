/** Section 14 of the digest: the combined economy and industry phase. */
import { rule } from '@tarsas/kernel/testing';
import { describe, expect } from 'vitest';
import { RECONSTRUCTED } from '../../data/index.ts';
import type { Options } from '../../rules/state.ts';
import { aTable } from '../table.ts';

const combined = (options: Partial<Options> = {}) => aTable('Anna', 'Bence', 'Cili', options).everybodyHas({ hand: [] }).begin('combined');

describe('Combined phase', () => {
  rule('EE-COMB-01', 'near the end of the 3–4-player track one space is both an economy and an industry phase', () => {
    const [two, more] = RECONSTRUCTED.tracks.map(({ spaces }) => spaces.flatMap((phase, i) => (phase === 'combined' ? [i + 1] : [])));
    expect(two).toEqual([]);
    expect(more).toHaveLength(1);
    expect(more[0]).toBeGreaterThan(20); // of 26
  });

  rule('EE-COMB-02', 'each player decides alone which comes first', () => {
    const t = combined();
    expect(t.waiting()).toEqual(['Anna', 'Bence', 'Cili']);
    t.plays('Bence', { do: 'first', phase: 'industry' }).plays('Anna', { do: 'first', phase: 'economy' });
    expect(['Anna', 'Bence', 'Cili'].map(t.asked)).toEqual(['economy', 'industry', 'combined']);
  });

  rule.each('EE-COMB-03', 'the first is finished completely before the second begins, and there is no way back', [
    ['economy', 'industry', 'farm-wheat', 'city'],
    ['industry', 'economy', 'city', 'farm-wheat'],
  ])((first, second, now, later) => {
    const t = combined().plays('Anna', { do: 'first', phase: first });
    expect([t.may('Anna', { do: 'use', source: now }), t.may('Anna', { do: 'use', source: later })]).toEqual([true, false]);
    t.plays('Anna', 'finish');
    expect(t.asked('Anna')).toBe(null);
    for (const name of ['Bence', 'Cili']) t.plays(name, { do: 'first', phase: second }).plays(name, 'finish');
    expect(t.asked('Anna')).toBe(second);
    expect([t.may('Anna', { do: 'use', source: now }), t.may('Anna', { do: 'use', source: later })]).toEqual([false, true]);
  });

  rule('EE-COMB-04', 'both are played through by everybody before the marker moves on', () => {
    const t = combined();
    const { space } = t.state;
    for (const name of t.names) t.plays(name, { do: 'first', phase: 'industry' }).plays(name, 'finish');
    expect(t.waiting()).toEqual(['Anna', 'Bence', 'Cili']);
    t.plays('Anna', 'finish').plays('Bence', 'finish');
    expect(t.state.space).toBe(space);
    t.plays('Cili', 'finish');
    expect(t.state.space).toBe(space + 1);
  });

  rule('EE-COMB-05', 'drawing up belongs to the industry phase: whoever begins with it draws before the economy phase', () => {
    const t = combined().plays('Anna', { do: 'first', phase: 'industry' }).plays('Bence', { do: 'first', phase: 'economy' });
    t.plays('Cili', { do: 'first', phase: 'industry' });
    for (const name of t.names) t.plays(name, 'finish');
    const hands = () => t.names.map(name => t.player(name).hand.length);
    expect([hands(), t.names.map(t.asked)]).toEqual([
      [4, 0, 4],
      ['economy', 'industry', 'economy'],
    ]);
    for (const name of t.names) t.plays(name, 'finish');
    expect([hands(), t.facts('drew').map(({ seat }) => seat)]).toEqual([
      [4, 4, 4],
      [0, 2, 1],
    ]);
  });

  rule('EE-COMB-05', 'or, as a table option, once, when all have finished the whole space', () => {
    const t = combined({ combinedDraw: 'atTheEnd' });
    for (const name of t.names) t.plays(name, { do: 'first', phase: 'industry' }).plays(name, 'finish');
    expect([t.player('Anna').hand, t.asked('Anna')]).toEqual([[], 'economy']);
    for (const name of t.names) t.plays(name, 'finish');
    expect(t.names.map(name => t.player(name).hand.length)).toEqual([4, 4, 4]);
    expect(t.facts('drew')).toHaveLength(3);
  });
});
