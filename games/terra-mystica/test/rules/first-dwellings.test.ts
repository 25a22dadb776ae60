/** Section 4 of the digest: the first dwellings and the first bonus cards. */
import { rule } from '@tarsas/kernel/testing';
import { describe, expect } from 'vitest';
import type { BonusId, FactionId } from '../../data/index.ts';
import type { Prescribed } from '../../rules/index.ts';
import { aTable, dealtTable, type Table } from '../table.ts';

describe('The first dwellings', () => {
  const placing = (...factions: FactionId[]) => aTable(...factions).begin('dwellings');

  /** Who places, one after another, each on the first hex there is. */
  function placers(t: Table): string[] {
    const placed: string[] = [];
    for (let [name] = t.waiting(); t.asked(name) === 'placeDwelling'; [name] = t.waiting()) {
      placed.push(name);
      t.plays(name, t.options(name)[0]);
    }
    return placed;
  }

  rule('TM-DWELL-01', 'the start player first, then clockwise', () => {
    const t = aTable('witches', 'alchemists', 'giants').startPlayer('alchemists').begin('dwellings');
    expect(placers(t).slice(0, 3)).toEqual(['alchemists', 'giants', 'witches']);
  });

  rule('TM-DWELL-01 TM-DWELL-02 TM-DWELL-03 TM-DWELL-04', 'the log names the rule of each dwelling', () => {
    const t = placing('witches', 'nomads', 'chaosmagicians');
    placers(t);
    const rules = t.log.flatMap(({ key, rule }) => (key === 'placed' ? [rule] : []));
    expect(rules).toEqual(['TM-DWELL-01', 'TM-DWELL-01', 'TM-DWELL-02', 'TM-DWELL-02', 'TM-DWELL-03', 'TM-DWELL-04']);
  });

  rule('TM-BONUS-01', 'the log names the rule of the first bonus card', () => {
    const t = aTable('witches', 'nomads').has('witches', { card: null }).has('nomads', { card: null }).begin('cards');
    t.plays('nomads', t.options('nomads')[0]);
    expect(t.log.find(({ key }) => key === 'card')?.rule).toBe('TM-BONUS-01');
  });

  rule('TM-DWELL-02', 'the second dwelling by the last player first, then counter-clockwise', () => {
    const t = aTable('witches', 'alchemists', 'giants').startPlayer('alchemists').begin('dwellings');
    expect(placers(t).slice(3)).toEqual(['witches', 'giants', 'alchemists']);
  });

  rule('TM-DWELL-03', "the Nomads' third dwelling comes after everybody's second", () => {
    expect(placers(placing('witches', 'nomads', 'giants'))).toEqual([
      ...['witches', 'nomads', 'giants'],
      ...['giants', 'nomads', 'witches'],
      'nomads',
    ]);
  });

  rule('TM-DWELL-04', 'the only dwelling of the Chaos Magicians comes last of all', () => {
    expect(placers(placing('chaosmagicians', 'nomads', 'witches'))).toEqual([
      'nomads',
      'witches',
      'witches',
      'nomads',
      'nomads',
      'chaosmagicians',
    ]);
  });

  rule('TM-DWELL-05', 'on any free hex of the own terrain, near nothing, and no hex is transformed', () => {
    const t = placing('witches', 'nomads').plays('witches', { do: 'place', hex: 'F4' }).plays('nomads', { do: 'place', hex: 'F3' });
    const printed = t.map().terrain;
    expect(t.hexes('nomads', 'place')).toEqual(['A5', 'B1', 'B4', 'B6', 'D3', 'E8', 'G4', 'G7', 'H1', 'I7']);
    expect(t.options('nomads')).toHaveLength(10);
    t.plays('nomads', { do: 'place', hex: 'B6' }).plays('witches', { do: 'place', hex: 'A3' });
    expect(['F4', 'F3', 'B6', 'A3'].map(t.at, t)).toEqual(['witches dwelling', 'nomads dwelling', 'nomads dwelling', 'witches dwelling']);
    expect(['F4', 'F3', 'B6', 'A3'].map(hex => printed[t.hex(hex)])).toEqual(['forest', 'desert', 'desert', 'forest']);
  });

  rule.each('TM-DWELL-06', 'dwellings leave their track left to right: the third and the sixth of the Engineers uncover nothing', [
    ['E1', 1],
    ['E1 E2', 2],
    ['E1 E2 E3', 2],
    ['E1 E2 E3 E4', 3],
    ['E1 E2 E3 E4 E5 E6', 4],
  ])((dwelling, workers) => {
    expect(aTable('engineers', 'nomads').has('engineers', { dwelling, card: null }).income().change('engineers')).toEqual({ workers });
  });

  rule('TM-DWELL-07', 'the places left free on the track raise the income of round 1', () => {
    const t = placing('witches', 'giants').has('witches', { card: null });
    const start = t.player('witches').workers;
    placers(t);
    t.plays('giants', { do: 'card', card: 'BON3' }).plays('witches', { do: 'card', card: 'BON2' });
    expect(t.player('witches').workers - start).toBe(3);
  });

  rule('TM-DWELL-08', 'they cost nothing, give no points and no power', () => {
    const prescribed: Prescribed = {
      scoring: ['SCORE3', 'SCORE7', 'SCORE4', 'SCORE6', 'SCORE5', 'SCORE2'],
      cards: ['BON1', 'BON2', 'BON3', 'BON5', 'BON9'],
    };
    const t = dealtTable('any', 'Anna', 'Bence', { startPlayer: 'first-seat', prescribed });
    t.plays('Anna', { do: 'faction', faction: 'witches' }).plays('Bence', { do: 'faction', faction: 'nomads' });
    const before = structuredClone(t.state.players.map(({ coins, workers, vp, bowls }) => ({ coins, workers, vp, bowls })));
    t.plays('Anna', { do: 'place', hex: 'F4' }).plays('Bence', { do: 'place', hex: 'F3' }, { do: 'place', hex: 'E8' });
    t.plays('Anna', { do: 'place', hex: 'G3' }).plays('Bence', { do: 'place', hex: 'B1' });
    expect(t.asked('Bence')).toBe('firstCard');
    expect(t.facts('offered')).toEqual([]);
    expect(t.state.players.map(({ coins, workers, vp, bowls }) => ({ coins, workers, vp, bowls }))).toEqual(before);
  });
});

describe('The first bonus cards', () => {
  const choosing = () => {
    const t = aTable('witches', 'alchemists', 'giants').startPlayer('alchemists');
    for (const name of t.names) t.has(name, { card: null });
    return t.begin('cards');
  };

  rule('TM-BONUS-01', 'the last player first, then counter-clockwise, each takes one card of those left', () => {
    const t = choosing();
    expect(t.waiting()).toEqual(['witches']);
    expect(t.each('witches', 'card', 'card')).toEqual(['BON3', 'BON8', 'BON5', 'BON1', 'BON2', 'BON9']);
    t.plays('witches', { do: 'card', card: 'BON8' });
    expect(t.waiting()).toEqual(['giants']);
    t.plays('giants', { do: 'card', card: 'BON1' });
    expect(t.waiting()).toEqual(['alchemists']);
    expect(t.each('alchemists', 'card', 'card')).toEqual(['BON3', 'BON5', 'BON2', 'BON9']);
  });

  rule('TM-BONUS-02', 'a card gives income, a special action, or points for structures on passing', () => {
    const having = (card: BonusId) => aTable('witches', 'nomads').has('witches', { dwelling: 'F4 G3', card });
    expect(having('BON8').income().change('witches').priests).toBe(1);
    expect(having('BON2').turnOf('witches').each('witches', 'special', 'action')).toEqual(['BON2']);
    expect(having('BON9').turnOf('witches').pass('witches').change('witches').vp).toBe(2);
  });

  rule('TM-BONUS-03', 'three cards are left, and a coin goes on each', () => {
    const t = choosing().plays('witches', { do: 'card', card: 'BON8' }).plays('giants', { do: 'card', card: 'BON1' });
    t.plays('alchemists', { do: 'card', card: 'BON3' });
    const coins = Object.fromEntries(t.state.cards.map((card, i) => [card, t.state.cardCoins[i]]));
    expect(coins).toEqual({ BON3: 0, BON8: 0, BON5: 1, BON1: 0, BON2: 1, BON9: 1 });
    expect(t.state.players.map(p => p.card)).toEqual(['BON8', 'BON3', 'BON1']);
  });
});
