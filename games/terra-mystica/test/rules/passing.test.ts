/** Section 17 of the digest: action 8, passing. */
import { rule } from '@tarsas/kernel/testing';
import { expect } from 'vitest';
import type { BonusId } from '../../data/index.ts';
import { aTable, type Layout, pointsForPassing, type Table } from '../table.ts';

const three = () => aTable('witches', 'nomads', 'giants');
const pass = (card: BonusId | null) => ({ do: 'pass', card }) as const;
const cards = (t: Table, name: string) => t.each(name, 'pass', 'card');

const pointsFor = (card: BonusId, layout: Layout) => pointsForPassing('witches', card, layout);

rule('TM-PASS-01', 'whoever passes takes no more actions in this round', () => {
  const t = three().turnOf('witches').pass('witches', 'nomads');
  expect(t.waiting()).toEqual(['giants']);
  t.plays('giants', { do: 'convert', from: 'workers', to: 'coins' }, { do: 'convert', from: 'workers', to: 'coins' });
  expect(t.waiting()).toEqual(['giants']);
  expect(t.options('witches')).toEqual([]);
  const poor = aTable('witches', 'nomads')
    .has('witches', { workers: 0, coins: 0, bowls: [12, 0, 0] })
    .turnOf('witches');
  expect(new Set(poor.options('witches').map(choice => choice.do))).toEqual(new Set(['pass']));
});

rule('TM-PASS-02', 'the first to pass starts the next round, the others follow clockwise', () => {
  const t = three().turnOf('nomads').pass('nomads', 'giants', 'witches');
  expect(t.state.round).toBe(2);
  expect(
    t
      .facts('round')
      .at(-1)
      ?.order.map(seat => t.names[seat]),
  ).toEqual(['nomads', 'giants', 'witches']);
  expect(t.waiting()).toEqual(['nomads']);
  const reversed = three().turnOf('giants').pass('giants', 'witches', 'nomads');
  expect(reversed.state.order.map(seat => reversed.names[seat])).toEqual(['giants', 'witches', 'nomads']);
});

rule('TM-PASS-03', 'the card is changed for one of the three that lie there, also for one just put back by somebody else', () => {
  const t = three().turnOf('witches');
  expect(cards(t, 'witches')).toEqual(['BON1', 'BON2', 'BON9']);
  t.plays('witches', pass('BON2'));
  expect(t.player('witches').card).toBe('BON2');
  expect(new Set(cards(t, 'nomads'))).toEqual(new Set(['BON3', 'BON1', 'BON9']));
});

rule('TM-PASS-04', 'the card put back cannot be chosen again', () => {
  expect(cards(three().turnOf('nomads'), 'nomads')).not.toContain('BON8');
});

rule('TM-PASS-05', 'in round 6 no card is chosen, but the old one still scores', () => {
  const t = aTable('witches', 'nomads').has('witches', { dwelling: 'C3 F4', card: 'BON9' }).round(6).turnOf('witches');
  expect(cards(t, 'witches')).toEqual([null]);
  t.plays('witches', pass(null));
  expect(t.player('witches').card).toBe(null);
  expect(t.change('witches')).toEqual({ vp: 2 });
});

rule('TM-PASS-06', 'coins on the chosen card are gained', () => {
  const t = three().turnOf('witches');
  t.state.cardCoins = t.state.cardCoins.with(t.state.cards.indexOf('BON2'), 3);
  t.plays('witches', pass('BON2'));
  expect(t.change('witches')).toEqual({ coins: 3 });
  expect(t.state.cardCoins).toEqual([0, 0, 0, 0, 0, 0]);
});

rule('TM-PASS-07', 'the dwelling card: 1 point per dwelling on the map', () => {
  expect(pointsFor('BON9', { dwelling: 'C3 D1 F4', tradingHouse: 'F2', temple: 'E9' })).toBe(3);
  expect(pointsFor('BON9', { temple: 'E9' })).toBe(0);
});

rule('TM-PASS-08', 'the trading house card: 2 points per trading house on the map', () => {
  expect(pointsFor('BON7', { dwelling: 'D1 F4', tradingHouse: 'F2 C3 A3', temple: 'E9' })).toBe(6);
});

rule('TM-PASS-09', 'the stronghold and sanctuary card: 4 points for either, 8 for both', () => {
  expect(pointsFor('BON6', { stronghold: 'F4' })).toBe(4);
  expect(pointsFor('BON6', { sanctuary: 'F4' })).toBe(4);
  expect(pointsFor('BON6', { stronghold: 'F4', sanctuary: 'C3' })).toBe(8);
  expect(pointsFor('BON6', { temple: 'F4', tradingHouse: 'C3' })).toBe(0);
});

rule('TM-PASS-11', 'any amount of resources goes on to the next round', () => {
  const hoard = { coins: 99, workers: 55, priests: 7, bowls: [0, 0, 12] };
  const t = aTable('witches', 'nomads')
    .has('witches', { ...hoard, dwelling: 'F4', card: 'BON8' })
    .turnOf('witches');
  t.plays('witches', pass('BON9')).pass('nomads');
  expect(t.state.round).toBe(2);
  expect(t.player('witches')).toMatchObject({ coins: 99 + 2, workers: 55 + 2, priests: 7, bowls: [0, 0, 12] });
});

rule('TM-PASS-12', 'one may go on alone after all others have passed', () => {
  const t = three().has('witches', { dwelling: 'F4', priests: 4 }).turnOf('nomads').pass('nomads', 'giants');
  for (const cult of ['fire', 'water', 'earth', 'air']) {
    expect(t.waiting()).toEqual(['witches']);
    t.plays('witches', { do: 'send', cult, steps: 2 }).ends('witches');
  }
  expect(t.state.round).toBe(1);
  expect(t.waiting()).toEqual(['witches']);
});

rule('TM-PASS-13', 'points for passing are scored in round 6 too: bonus card, favor tile, stronghold of the Engineers', () => {
  const t = aTable('engineers', 'nomads').has('engineers', { card: 'BON7', favors: ['FAV12'], tradingHouse: 'F4', stronghold: 'G3' });
  t.bridge('engineers', 'F4', 'G3').round(6).turnOf('engineers').plays('engineers', pass(null));
  expect(t.facts('points').map(({ line, points }) => [line, points])).toEqual([
    ['bonusCard', 2],
    ['favorTile', 2],
    ['faction', 3],
  ]);
});
