/** Section 8 of the digest: turns and actions. */
import { rule } from '@tarsas/kernel/testing';
import { expect } from 'vitest';
import { aTable, type Layout } from '../table.ts';

const rich: Layout = { coins: 50, workers: 20, priests: 3, bowls: [0, 0, 12] };
const SEND = { do: 'send', cult: 'fire', steps: 1 } as const;

rule('TM-ACT-01', 'the start player first, then clockwise, one action each, until nobody wants to act', () => {
  const t = aTable('witches', 'nomads', 'giants').startPlayer('nomads');
  for (const name of t.names) t.has(name, { priests: 3 });
  t.income();
  const acted: string[] = [];
  for (let n = 0; n < 5; n++) {
    const [name] = t.waiting();
    acted.push(name);
    t.plays(name, SEND).ends(name);
  }
  expect(acted).toEqual(['nomads', 'giants', 'witches', 'nomads', 'giants']);
  t.pass('witches').plays('nomads', SEND).ends('nomads').pass('giants');
  expect(t.waiting()).toEqual(['nomads']);
  expect(t.facts('cleanUp')).toEqual([]);
  expect(t.pass('nomads').facts('cleanUp')).toHaveLength(1);
});

rule('TM-ACT-02', 'every action but passing can be taken again and again in a round', () => {
  const t = aTable('witches', 'nomads').has('witches', rich).has('nomads', { priests: 3 }).turnOf('witches');
  t.plays('witches', 'digging', 'endTurn').plays('nomads', SEND).ends('nomads');
  t.plays('witches', 'digging', 'endTurn').plays('nomads', SEND).ends('nomads');
  expect([t.player('witches').digging, t.player('nomads').cults[0]]).toEqual([2, 3]);
  t.pass('witches').plays('nomads', SEND).ends('nomads');
  expect(t.waiting()).toEqual(['nomads']);
  expect(t.player('witches').passed).toBe(true);
});

rule('TM-ACT-03', 'there are eight kinds of action', () => {
  const t = aTable('witches', 'nomads')
    .has('witches', { ...rich, dwelling: 'F4', card: 'BON1' })
    .terrain({ F3: 'forest' })
    .turnOf('witches');
  const kinds = new Set(t.options('witches').map(choice => choice.do));
  expect(kinds).toEqual(
    new Set(['transform', 'build', 'shipping', 'digging', 'upgrade', 'send', 'power', 'special', 'pass', 'convert']), // conversions are no action
  );
});

rule('TM-ACT-04', 'a turn is exactly one action: none cannot be skipped, after one there is no second', () => {
  const t = aTable('witches', 'nomads').has('witches', rich).turnOf('witches');
  t.plays('witches', { do: 'convert', from: 'workers', to: 'coins' });
  expect(t.waiting()).toEqual(['witches']);
  expect(t.may('witches', 'endTurn')).toBe(false);
  t.plays('witches', 'shipping');
  expect(new Set(t.options('witches').map(choice => choice.do))).toEqual(new Set(['endTurn', 'convert']));
  expect(t.plays('witches', 'endTurn').waiting()).toEqual(['nomads']);
});

rule('TM-ACT-04', 'who cannot do anything must pass', () => {
  const t = aTable('witches', 'nomads')
    .has('witches', { coins: 0, workers: 0, bowls: [12, 0, 0] })
    .turnOf('witches');
  expect(new Set(t.options('witches').map(choice => choice.do))).toEqual(new Set(['pass']));
  expect(t.pass('witches').waiting()).toEqual(['nomads']);
});
