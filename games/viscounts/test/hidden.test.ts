/** What a careful player knows of another's hand, and that imagined worlds respect it. */
import { imagine } from '@tarsas/kernel';
import { describe, expect, test } from 'vitest';
import { viscounts } from '../rules/index.ts';
import type { State } from '../rules/state.ts';
import { aTable, type Table } from './table.ts';

const SEEDS = Array.from({ length: 40 }, (_, i) => `world ${i}`);
const worldsOf = (t: Table, viewer: number | 'public'): State[] =>
  SEEDS.map(seed => imagine(viscounts, viscounts.view(t.state, viewer), viewer, seed));
const handsOf = (worlds: State[], seat = 0): Set<string> => new Set(worlds.map(s => [...s.players[seat].hand].sort().join()));

describe('hidden hands', () => {
  test('another’s hand may be any cards of hand and draw pile', () => {
    const t = aTable().hand(0, 'abbot').draw(0, 'squire', 'trader');
    expect(handsOf(worldsOf(t, 1))).toEqual(new Set(['abbot', 'squire', 'trader']));
    expect(handsOf(worldsOf(t, 0))).toEqual(new Set(['abbot']));
  });

  test('after the draw pile ran out the cards still held are known', () => {
    const t = aTable().hand(0, 'abbot', 'squire').draw(0).discard(0, 'trader', 'thief', 'lender');
    t.now({ kind: 'turn', seat: 0, phase: 6 });
    for (const s of worldsOf(t, 1)) expect(s.players[0].hand).toEqual(expect.arrayContaining(['abbot', 'squire']));
    expect(handsOf(worldsOf(t, 1)).size).toBe(3);
  });

  test('a card shuffled in by an effect cannot be among those drawn before', () => {
    const t = aTable().hand(0, 'abbot').draw(0, 'squire').discard(0, 'trader', 'thief').effect(0, { op: 'shuffle' });
    expect(handsOf(worldsOf(t, 1))).toEqual(new Set(['abbot', 'squire']));
    t.now({ kind: 'turn', seat: 0, phase: 6 });
    for (const s of worldsOf(t, 1))
      expect(s.players[0].hand.filter(card => card === 'abbot' || card === 'squire').length).toBeGreaterThan(0);
  });

  test('a card drawn later that leaves the hand tells nothing about those drawn before', () => {
    const fresh = ['trader', 'thief', 'lender', 'labourer'];
    const t = aTable()
      .hand(0, 'abbot')
      .draw(0, 'squire')
      .discard(0, ...fresh)
      .effect(0, { op: 'shuffle' });
    t.now({ kind: 'turn', seat: 0, phase: 6 });
    const late = t.player(0).hand.find(card => fresh.includes(card))!;
    t.effect(0, { op: 'discard', n: 1 }).answers({ do: 'discard', card: late });
    const worlds = worldsOf(t, 1);
    expect(handsOf(worlds).size).toBeGreaterThan(2);
    for (const s of worlds) expect(s.players[0].hand.some(card => card === 'abbot' || card === 'squire')).toBe(true);
  });

  test('a future scheme mixed into the first deck stays unknown until it is seen', () => {
    const t = aTable(1, { difficulty: 2 });
    const futures = new Set(worldsOf(t, 0).flatMap(s => s.players[1].draw.filter(id => id.startsWith('F-'))));
    expect(futures.size).toBeGreaterThan(2);
    const worlds = worldsOf(t, 0);
    for (const s of worlds) expect(s.players[1].draw.filter(id => id.startsWith('F-'))).toHaveLength(2);
  });

  test('a future scheme that was seen is known to be in the draw pile once it is shuffled in', () => {
    const t = aTable(1)
      .sets({ future: ['F-b', 'F-c'] })
      .effect(1, { op: 'futureScheme' })
      .effect(1, { op: 'shuffle' });
    expect(viscounts.view(t.state, 0).schemes).toMatchObject({ draw: expect.arrayContaining(['F-c']), unseen: ['F-b'] });
    for (const s of worldsOf(t, 0)) expect(s.future).toEqual(['F-b']);
    const turned = aTable(1, { difficulty: 1 });
    turned
      .draw(1, 'F-nc')
      .sets({ future: ['F-b'] })
      .turn(1);
    expect(viscounts.view(turned.state, 0).schemes.unseen).toEqual(['F-b']);
  });

  test('the order of the piles is anybody’s guess, their content is not', () => {
    const t = aTable().folk('lake', 'miner', 'friar', 'princess');
    const worlds = worldsOf(t, 'public');
    expect(new Set(worlds.map(s => s.folk.join())).size).toBeGreaterThan(30);
    for (const s of worlds) expect([...s.folk.slice(s.folkAt[0])].sort()).toEqual([...t.state.folk.slice(t.state.folkAt[0])].sort());
  });
});
