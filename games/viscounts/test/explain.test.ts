import { equal } from '@tarsas/kernel';
import { describe, expect, test } from 'vitest';
import type { Choice } from '../rules/choices.ts';
import { explain } from '../rules/explain.ts';
import { aTable, type Table } from './table.ts';

const whyNot = (t: Table, choice: Choice): string | undefined => explain(t.state, 0).find(blocked => equal(blocked.choice, choice))?.rule;

describe('why not?', () => {
  test('an action of the other path', () => {
    const t = aTable().board(0, 'squire').action(0);
    expect(whyNot(t, { do: 'placeWorkers', workers: 1 })).toBe('VWK-ACT-02');
    expect(whyNot(t, { do: 'transcribe' })).toBe('VWK-ACT-02');
  });

  test('too few icons, no spot, no worker', () => {
    const t = aTable().board(0, 'squire', 'squire', 'squire').folk('lake').books('lake', 'grey-7-guildhall').action(0);
    expect(whyNot(t, { do: 'trade', times: 1, silver: 0 })).toBe('VWK-TRADE-01');
    expect(whyNot(t, { do: 'construct', building: 'guildhall.1' })).toBe('VWK-BUILD-03');
    t.built(1, 'workshop.1', 'lake.1').built(1, 'workshop.2', 'lake.2').built(0, 'workshop.1').action(0);
    expect(whyNot(t, { do: 'construct', building: 'guildhall.1' })).toBe('VWK-BUILD-01');
    expect(whyNot(t, { do: 'construct', building: 'workshop.1' })).toBe('VWK-BUILD-02');
    t.viscount(0, 'lake.IN').has(0, { workers: 1 }).action(0);
    expect(whyNot(t, { do: 'placeWorkers', workers: 2 })).toBe('VWK-CASTLE-03');
    expect(whyNot(t, { do: 'transcribe' })).toBe('VWK-MANU-01');
    t.has(0, { workers: 20 }).action(0);
    expect(whyNot(t, { do: 'placeWorkers', workers: 4 })).toBe('VWK-CASTLE-01');
  });

  test('a townsfolk that does not fit, costs too much or does not help', () => {
    const t = aTable().board(0, 'squire', 'squire', 'squire').folk('lake', 'princess').action(0);
    expect(whyNot(t, { do: 'dismiss', action: 'trade' })).toBe('VWK-DISM-02');
    t.folk('lake', 'jeweller').action(0);
    expect(whyNot(t, { do: 'dismiss', action: 'trade' })).toBe('VWK-DISM-03');
    t.folk('lake', 'miner').has(0, { silver: 2 }).action(0);
    expect(whyNot(t, { do: 'dismiss', action: 'construct' })).toBe('VWK-ACT-09');
    t.folk('lake', 'jeweller').action(0).answers({ do: 'dismiss', action: 'trade' });
    expect(whyNot(t, { do: 'dismiss', action: 'trade' })).toBe('VWK-DISM-01');
    expect(whyNot(t, { do: 'construct', building: 'workshop.1' })).toBe('VWK-ACT-10');
  });

  test('a space that takes more silver', () => {
    const t = aTable().board(0, 'trader').has(0, { silver: 1 }).now({ kind: 'move', seat: 0 });
    expect(whyNot(t, { do: 'move', to: 'forest.OL', silver: 3 })).toBe('VWK-MOVE-03');
    expect(whyNot(t, { do: 'move', to: 'lake.OR', silver: 0 })).toBeUndefined();
  });

  test('nothing that is offered is said to be blocked, and nobody else is told anything', () => {
    const t = aTable().board(0, 'trader', 'labourer', 'thief').has(0, { silver: 3, stone: 3 }).action(0);
    for (const { choice } of explain(t.state, 0)) expect(t.may(0, choice)).toBe(false);
    expect(explain(t.state, 1)).toEqual([]);
  });
});
