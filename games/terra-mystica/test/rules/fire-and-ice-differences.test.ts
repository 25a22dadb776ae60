/** Fire & Ice, section 9: where the reference server or other printings differ, and which way we play. */
import { rule } from '@tarsas/kernel/testing';
import { expect } from 'vitest';
import { type FactionId, FINAL_TILES, MAPS } from '../../data/index.ts';
import type { Options } from '../../rules/index.ts';
import { aTable, dealtTable, type Layout } from '../table.ts';

const RICH = { coins: 30, workers: 20 };

rule('FI-COMP-01', 'six new factions on three boards, and four final scoring tiles', () => {
  const options = { startPlayer: 'first-seat', iceFactions: true, volcanoFactions: true, variableFactions: true } as const;
  expect(dealtTable('any', 'Anna', 'Bence', options).options('Anna')).toHaveLength(14 + 6);
  expect(FINAL_TILES).toHaveLength(4);
});

rule('FI-DIFF-01 FI-DEC-15', 'Shapeshifters are those of the current printing: a change of terrain brings no points and costs 5', () => {
  const strong = (bowls: number[]) =>
    aTable('shapeshifters', 'nomads').has('shapeshifters', { stronghold: 'E6', bowls }).turnOf('shapeshifters');
  expect(strong([1, 0, 3]).options('shapeshifters', 'special')).toEqual([]);
  const t = strong([0, 0, 5]).plays('shapeshifters', { do: 'special', action: 'ACTH5' }, { do: 'terrain', terrain: 'lake' });
  expect([t.change('shapeshifters'), t.player('shapeshifters').bowls]).toEqual([{}, [5, 0, 0]]);
});

rule('FI-DIFF-02 FI-DEC-15', 'Riverwalkers are those of the current printing: opening a terrain is not free', () => {
  const t = aTable('riverwalkers', 'nomads')
    .has('riverwalkers', { from: 'plains', dwelling: 'E6', coins: 0, bowls: [0, 0, 5] })
    .turnOf('riverwalkers');
  t.plays('riverwalkers', { do: 'convert', from: 'power', to: 'priests' });
  expect([t.options('riverwalkers', 'unlock'), t.may('riverwalkers', 'takePriest')]).toEqual([[], true]);
});

rule('FI-DIFF-07', 'the present home terrain of the Shapeshifters counts as home, the one they left does not', () => {
  const price = (terrain: 'desert' | 'lake') => {
    const t = aTable('dragonlords', 'shapeshifters')
      .has('dragonlords', { dwelling: 'E6', bowls: [9, 0, 0] })
      .has('shapeshifters', { stronghold: 'A1', from: 'desert', bowls: [0, 0, 5] })
      .terrain({ F3: terrain })
      .turnOf('shapeshifters')
      .plays('shapeshifters', { do: 'special', action: 'ACTH5' }, { do: 'terrain', terrain: 'lake' })
      .turnOf('dragonlords')
      .plays('dragonlords', { do: 'transform', hex: 'F3' }, 'tokens');
    return 9 - t.player('dragonlords').bowls[0];
  };
  expect([price('lake'), price('desert')]).toEqual([2, 1]);
});

rule('FI-DIFF-10', 'every temple of the Yetis gives a priest', () => {
  const priests = (temple: string) => aTable('yetis', 'nomads').has('yetis', { temple, card: 'BON3' }).income().change('yetis').priests;
  expect([priests('E5'), priests('E5 G5'), priests('E5 G5 I2')]).toEqual([1, 2, 3]);
});

rule('FI-DIFF-11', 'edge hexes are those of the first and last row and the first and last of each row, as far as they are land', () => {
  const { ids, isEdge } = MAPS.base;
  const inner = ids.filter((_, hex) => isEdge[hex]).filter(id => !/^[AI]/.test(id));
  expect(inner).toEqual(['B1', 'B6', 'D1', 'D8', 'E1', 'E11', 'F1', 'F7', 'G7', 'H1', 'H8']);
  expect(ids.filter((id, hex) => /^[AI]/.test(id) && !isEdge[hex])).toEqual([]);
});

rule.each('FI-DIFF-12', 'rows are lettered from A, on the boards of the expansion and the lakes from B', [
  ['base', 'A', 'I'],
  ['fire-and-ice', 'B', 'J'],
  ['lakes', 'B', 'J'],
  ['fire-and-ice-revised-base', 'A', 'I'],
])((map, first, last) => {
  const letters = MAPS[map].land.map(hex => MAPS[map].ids[hex][0]);
  expect([letters[0], letters.at(-1)]).toEqual([first, last]);
});

rule.each('FI-DIFF-13', 'Shapeshifters without takers go by the same table option as the Cultists', [
  ['rulebook', 'declines', [3, 5, 0]],
  ['rulebook', 'is full', [3, 5, 0]],
  ['server', 'declines', [3, 5, 0]],
  ['server', 'is full', [4, 4, 0]],
  ['none', 'declines', [4, 4, 0]],
] as [Options['declinedOffers'], 'declines' | 'is full', number[]][])((declinedOffers, neighbour, bowls) => {
  const t = aTable('shapeshifters', 'nomads', { declinedOffers })
    .has('shapeshifters', { dwelling: 'E6', bowls: [4, 4, 0], ...RICH })
    .has('nomads', { dwelling: 'F3', ...(neighbour === 'is full' ? { bowls: [0, 0, 12] } : {}) })
    .turnOf('shapeshifters')
    .plays('shapeshifters', { do: 'upgrade', hex: 'E6', to: 'tradingHouse' });
  if (neighbour === 'declines') t.plays('nomads', 'decline');
  expect(t.player('shapeshifters').bowls).toEqual(bowls);
});

rule('FI-DIFF-08', 'a volcano faction transforms one hex per action, a spade action none', () => {
  const hexesLeft = (faction: FactionId, layout: Layout, ...moves: Parameters<ReturnType<typeof aTable>['plays']>[1][]) => {
    const t = aTable(faction, 'yetis')
      .has(faction, { dwelling: 'E6', ...RICH, ...layout })
      .turnOf(faction)
      .plays(faction, ...moves);
    return t.hexes(faction, 'transform');
  };
  expect(hexesLeft('dragonlords', { bowls: [9, 0, 0] }, { do: 'transform', hex: 'F3' }, 'tokens')).toEqual([]);
  expect(hexesLeft('acolytes', { cults: { fire: 9 } }, { do: 'transform', hex: 'F3' }, { do: 'loseSteps', cult: 'fire' })).toEqual([]);
  expect(hexesLeft('dragonlords', { bowls: [0, 0, 9] }, { do: 'power', action: 'ACT6' })).toEqual([]);
});
