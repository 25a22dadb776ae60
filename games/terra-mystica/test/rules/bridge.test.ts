/** Section 20 of the digest: bridges. */
import { rule } from '@tarsas/kernel/testing';
import { expect } from 'vitest';
import { aTable, type Layout, type Table } from '../table.ts';

const rich: Layout = { coins: 50, workers: 20, bowls: [0, 0, 12], shipping: 0 };
const auren = (layout: Layout) => aTable('auren', 'nomads').has('auren', { ...rich, ...layout });
const bridging = (t: Table) => t.turnOf('auren').plays('auren', { do: 'power', action: 'ACT1' });
const places = (t: Table) =>
  bridging(t)
    .options('auren', 'bridge')
    .map(choice => ('from' in choice ? `${choice.from} ${'to' in choice && choice.to}` : ''));

rule('TM-BRIDGE-01', 'for 3 power, over the river, at the places marked on the board', () => {
  expect(places(auren({ dwelling: 'E8' }))).toEqual(['D6 E8', 'E8 G3']);
  expect(places(auren({ dwelling: 'C1' }))).toEqual(['A3 C1', 'B1 C1', 'B2 C1']);
  expect(places(auren({ dwelling: 'G5' }))).toEqual([]); // inland
  const t = bridging(auren({ dwelling: 'E8' })).plays('auren', { do: 'bridge', from: 'E8', to: 'G3' });
  expect(t.player('auren').bowls).toEqual([3, 0, 9]);
  expect(t.facts('bridge')).toEqual([{ seat: 0, from: 'E8', to: 'G3' }]);
});

rule('TM-BRIDGE-02', 'at least at one end stands an own structure', () => {
  const t = auren({ dwelling: 'G5' }).has('nomads', { dwelling: 'E8 G3' });
  expect(places(t)).toEqual([]);
  expect(places(auren({ dwelling: 'G3' }).has('nomads', { dwelling: 'E8' }))).toEqual(['E8 G3', 'F4 G3']);
});

rule('TM-BRIDGE-03', 'it makes the two hexes directly adjacent', () => {
  const t = auren({ dwelling: 'E8' }).has('nomads', { dwelling: 'G3' });
  bridging(t).plays('auren', { do: 'bridge', from: 'E8', to: 'G3' });
  t.turnOf('auren').plays('auren', { do: 'upgrade', hex: 'E8', to: 'tradingHouse' });
  expect(t.change('auren').coins).toBe(-3); // the price beside a neighbour
  expect(t.facts('offered')).toEqual([{ seat: 1, from: 0, power: 1 }]);
});

rule('TM-BRIDGE-04', 'without shipping it is the only way across; the far hex can be built on in a later action', () => {
  const t = auren({ dwelling: 'E8' }).turnOf('auren');
  expect(t.may('auren', { do: 'build', hex: 'G3' })).toBe(false);
  t.plays('auren', { do: 'power', action: 'ACT1' }, { do: 'bridge', from: 'E8', to: 'G3' });
  expect(t.may('auren', 'build')).toBe(false);
  t.plays('auren', 'endTurn').pass('nomads').plays('auren', { do: 'build', hex: 'G3' });
  expect(t.at('G3')).toBe('auren dwelling');
});

rule('TM-BRIDGE-05', 'structures joined by a bridge found a town, even by building the bridge; those joined by shipping do not', () => {
  const both: Layout = { shipping: 3, tradingHouse: 'E7 E8 G3', dwelling: 'H5' };
  expect(auren(both).turnOf('auren').may('auren', 'town')).toBe(false);
  const t = bridging(auren(both));
  expect(t.may('auren', 'town')).toBe(false);
  expect(t.plays('auren', { do: 'bridge', from: 'E8', to: 'G3' }).may('auren', 'town')).toBe(true);
});

rule('TM-BRIDGE-06', 'a bridge stays for ever, one at a place, three for each player', () => {
  const t = auren({ dwelling: 'E8' }).bridge('auren', 'E8', 'G3').turnOf('auren').pass('auren', 'nomads');
  expect(t.state.bridges.filter(owner => owner === 0)).toHaveLength(1);
  expect(places(t.has('auren', { bowls: [0, 0, 12] }))).toEqual(['D6 E8']);
  const three = auren({ dwelling: 'E8 C1' }).bridge('auren', 'E8', 'G3').bridge('auren', 'C1', 'A3');
  expect(places(three)).toEqual(['B1 C1', 'B2 C1', 'D6 E8']);
  three.plays('auren', { do: 'bridge', from: 'B1', to: 'C1' }, 'endTurn').pass('nomads', 'auren');
  expect(places(three.has('auren', { bowls: [0, 0, 12] }))).toEqual([]);
});
