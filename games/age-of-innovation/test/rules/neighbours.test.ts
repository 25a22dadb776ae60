/** Sections 6 to 9 of the digest: power, native terrain, adjacency and reach, power from builds. */
import { rule } from '@tarsas/kernel/testing';
import { gainPower, isAdjacent, spadesBetween, spendPower } from '@tarsas/terra';
import { describe, expect } from 'vitest';
import { RING } from '../../data/index.ts';
import { powerAt } from '../../rules/questions/city.ts';
import { reachNow } from '../../rules/questions/reach.ts';
import { boardOf } from '../../rules/state.ts';
import { aTable, type Table } from '../table.ts';

const inReach = (t: Table, name: string, hex: string) => reachNow(t.state, t.seat(name))[t.hex(hex)] !== 0;
const adjacent = (t: Table, a: string, b: string) => isAdjacent(boardOf(t.state), t.hex(a), t.hex(b));

describe('The flow of power', () => {
  rule.each('AOI-POWER-01', 'tokens circulate I, II, III and back to I', [
    [[2, 0, 0], 2, [0, 2, 0]],
    [[0, 2, 0], 2, [0, 0, 2]],
  ] as [number[], number, number[]][])((before, gain, after) => {
    const bowls = [...before];
    gainPower(bowls, gain);
    expect(bowls).toEqual(after);
    const spent = [0, 0, 2];
    spendPower(spent, 2);
    expect(spent).toEqual([2, 0, 0]);
  });

  /** The bowls after a special action that gives 4 power. */
  const afterFour = (...bowls: number[]) =>
    aTable('Anna', 'Bence')
      .has('Anna', { bowls, competencies: ['competency7'] })
      .turn('Anna')
      .plays('Anna', { do: 'special', tile: 'competency7' })
      .player('Anna').bowls;

  rule('AOI-POWER-02', 'with a token in bowl I, power moves it to II', () => {
    expect(afterFour(5, 7, 0)).toEqual([1, 11, 0]);
  });

  rule('AOI-POWER-03', 'with bowl I empty, power moves tokens from II to III', () => {
    expect(afterFour(0, 12, 0)).toEqual([0, 8, 4]);
  });

  rule('AOI-POWER-04', 'with all tokens in bowl III further power is lost', () => {
    expect(afterFour(0, 1, 11)).toEqual([0, 0, 12]);
  });

  rule('AOI-POWER-05', 'only bowl III can be spent', () => {
    const t = aTable('Anna', 'Bence')
      .has('Anna', { bowls: [0, 9, 3] })
      .turn('Anna');
    expect(t.may('Anna', { do: 'power', action: 'power4' })).toBe(false);
    t.plays('Anna', { do: 'power', action: 'power2' });
    expect(t.player('Anna').bowls).toEqual([3, 9, 0]);
  });

  rule('AOI-POWER-EX1', '3 power with 2 tokens in bowl I: two move I to II, one II to III', () => {
    const bowls = [2, 5, 0];
    expect(gainPower(bowls, 3)).toBe(3);
    expect(bowls).toEqual([0, 6, 1]);
  });
});

describe('Native terrain', () => {
  rule('AOI-TERRAIN-01', 'buildings stand on native terrain only', () => {
    const t = aTable('Anna desert', 'Bence').at('Anna', 'workshop', 'E9').land('plains', 'E10').land('desert', 'D9').turn('Anna');
    expect(t.hexes('Anna', 'build')).toEqual(['D9']);
  });

  rule('AOI-TERRAIN-02', 'the ring', () => {
    expect(RING).toEqual(['desert', 'plains', 'swamp', 'lake', 'forest', 'mountain', 'wasteland']);
  });

  rule('AOI-TERRAIN-03', 'one, two or three spades by distance on the ring', () => {
    const fromDesert = RING.map(terrain => spadesBetween(RING.indexOf(terrain), RING.indexOf('desert'), RING.length));
    expect(fromDesert).toEqual([0, 1, 2, 3, 3, 2, 1]);
  });
});

describe('Adjacency and reach', () => {
  rule('AOI-ADJ-01', 'hexes that share a side are adjacent', () => {
    const t = aTable('Anna', 'Bence');
    expect([adjacent(t, 'E9', 'E10'), adjacent(t, 'E9', 'D9'), adjacent(t, 'E9', 'E11')]).toEqual([true, true, false]);
  });

  rule('AOI-ADJ-02', 'hexes joined by a bridge are adjacent', () => {
    const t = aTable('Anna', 'Bence');
    expect(adjacent(t, 'C8', 'E8')).toBe(false);
    expect(adjacent(t.bridgeAt('Anna', 'C8', 'E8'), 'C8', 'E8')).toBe(true);
  });

  rule('AOI-ADJ-EX1', 'buildings on both ends of a bridge are adjacent: a neighbour may gain power', () => {
    const t = aTable('Anna desert', 'Bence')
      .at('Anna', 'workshop', 'C8')
      .at('Bence', 'guild', 'E8')
      .bridgeAt('Anna', 'C8', 'E8')
      .turn('Anna');
    t.plays('Anna', { do: 'upgrade', to: 'guild' }).plays('Anna', 'endTurn');
    expect(t.options('Bence')).toEqual([{ do: 'take', power: 2 }, { do: 'decline' }]);
  });

  rule('AOI-ADJ-03', 'a bridge serves everybody, whoever built it', () => {
    const t = aTable('Anna desert', 'Bence').at('Anna', 'workshop', 'C8').bridgeAt('Bence', 'C8', 'E8').land('desert', 'E8').turn('Anna');
    expect(t.hexes('Anna', 'build')).toEqual(['E8']);
  });

  rule('AOI-ADJ-04', 'a river hex can be neither transformed nor built on', () => {
    const t = aTable('Anna desert', 'Bence').at('Anna', 'workshop', 'E9').has('Anna', { tools: 20, shipping: 3 }).turn('Anna');
    const { isRiver } = boardOf(t.state).map;
    for (const hex of [...t.hexes('Anna', 'terraform'), ...t.hexes('Anna', 'build')]) expect(isRiver[t.hex(hex)]).toBe(false);
  });

  rule('AOI-REACH-01', 'everything adjacent is within reach', () => {
    const t = aTable('Anna', 'Bence').at('Anna', 'workshop', 'E10');
    for (const hex of ['E9', 'E11', 'D9', 'D10', 'F9', 'F10']) expect(inReach(t, 'Anna', hex)).toBe(true);
    expect(inReach(t, 'Anna', 'E8')).toBe(false);
  });

  rule('AOI-REACH-02', 'and everything a chain of at most so many river hexes leads to', () => {
    const t = aTable('Anna', 'Bence').at('Anna', 'workshop', 'F9');
    const far = (shipping: number) => ['H9', 'H7', 'E8'].filter(hex => inReach(t.has('Anna', { shipping }), 'Anna', hex));
    expect([far(0), far(1), far(2)]).toEqual([[], ['H9', 'E8'], ['H9', 'H7', 'E8']]);
  });

  rule('AOI-REACH-EX1', 'two river hexes apart: reach with shipping 2', () => {
    const t = aTable('Anna desert', 'Bence').at('Anna', 'workshop', 'C8');
    expect(inReach(t.has('Anna', { shipping: 1 }), 'Anna', 'D10')).toBe(false);
    expect(inReach(t.has('Anna', { shipping: 2 }), 'Anna', 'D10')).toBe(true);
  });

  rule(
    'AOI-REACH-03',
    'adjacency decides power, cities, cheap guild and groups; reach decides terraforming, building and the empire',
    () => {
      const t = aTable('Anna desert', 'Bence')
        .at('Anna', 'workshop', 'F9')
        .at('Bence', 'guild', 'H9')
        .land('desert', 'E8')
        .has('Anna', { shipping: 1 })
        .turn('Anna');
      expect(t.change('Anna', { do: 'upgrade', to: 'guild' })).toMatchObject({ coins: -6 });
      expect(t.state.built).toEqual([]);
      expect(
        aTable('Anna desert', 'Bence')
          .at('Anna', 'workshop', 'F9')
          .land('desert', 'E8')
          .has('Anna', { shipping: 1 })
          .turn('Anna')
          .may('Anna', { do: 'build', hex: 'E8' }),
      ).toBe(true);
    },
  );
});

describe('Power from builds', () => {
  /** Anna builds a workshop on E10 beside what Bence has. */
  const anna = (t: Table) =>
    t.at('Anna', 'workshop', 'E9').land('desert', 'E10').turn('Anna').plays('Anna', { do: 'build', hex: 'E10' }).plays('Anna', 'endTurn');
  const offer = (t: Table, name = 'Bence') => t.options(name, 'take').map(option => 'power' in option && option.power);

  rule('AOI-LEECH-01', 'others add up the power values of their adjacent buildings', () => {
    expect(
      offer(
        anna(aTable('Anna desert', 'Bence swamp').at('Bence', 'workshop', 'D9').at('Bence', 'guild', 'F9').at('Bence', 'guild', 'D11')),
      ),
    ).toEqual([3]);
  });

  rule('AOI-LEECH-02', 'power values', () => {
    const t = aTable('Anna', 'Bence');
    const kinds = ['workshop', 'guild', 'school', 'palace', 'university'] as const;
    const hexes = ['A2', 'A3', 'A4', 'A5', 'B2'];
    for (const [i, kind] of kinds.entries()) t.at('Anna', kind, hexes[i]);
    t.neutralAt('Anna', 'tower', 'B3').neutralAt('Anna', 'monument', 'B4').annexAt('A2');
    expect([...hexes, 'B3', 'B4'].map(hex => powerAt(t.state, t.hex(hex)))).toEqual([2, 2, 2, 3, 3, 2, 4]);
  });

  rule('AOI-LEECH-03', 'in turn order, each takes exactly that much or nothing', () => {
    const t = anna(
      aTable('Anna desert', 'Bence swamp', 'Cili forest', { map: 'tight' })
        .sets({ order: [0, 2, 1] })
        .at('Bence', 'guild', 'D10')
        .at('Cili', 'guild', 'D9'),
    );
    expect(t.waiting()).toEqual(['Cili', 'Bence']);
    t.plays('Bence', 'take');
    expect([t.facts('taken'), t.player('Bence').vp]).toEqual([[], 20]);
    t.plays('Cili', 'decline');
    expect(t.facts('taken')).toEqual([{ seat: 1, from: 0, power: 2, points: 1 }]);
    expect(t.facts('declined')).toEqual([{ seat: 2, from: 0, power: 2 }]);
  });

  rule.each('AOI-LEECH-04', 'power costs one VP less than its amount', [
    [['workshop'], 1, 0],
    [['guild'], 2, 1],
    [['guild', 'workshop'], 3, 2],
    [['guild', 'school'], 4, 3],
  ])((kinds, power, vp) => {
    const t = aTable('Anna desert', 'Bence swamp');
    for (const [i, kind] of kinds.entries()) t.at('Bence', kind, ['D9', 'F9'][i]);
    anna(t).plays('Bence', { do: 'take', power });
    expect(t.player('Bence').vp).toBe(20 - vp);
  });

  rule('AOI-LEECH-05', 'the value of the new building plays no role', () => {
    const t = aTable('Anna desert', 'Bence swamp')
      .at('Bence', 'workshop', 'D9')
      .at('Anna', 'guild', 'E9')
      .sets({ palaces: ['palace12'] })
      .turn('Anna');
    t.plays('Anna', { do: 'upgrade', to: 'palace' }, { do: 'palace', palace: 'palace12' }, 'endTurn');
    expect(offer(t)).toEqual([1]);
  });

  rule('AOI-LEECH-07', 'all or nothing', () => {
    const t = anna(aTable('Anna desert', 'Bence swamp').at('Bence', 'guild', 'D9').at('Bence', 'school', 'F9'));
    expect(t.options('Bence')).toEqual([{ do: 'take', power: 4 }, { do: 'decline' }]);
  });

  rule('AOI-LEECH-08', 'only as much as the bowls can take, paid accordingly', () => {
    const t = anna(
      aTable('Anna desert', 'Bence swamp')
        .at('Bence', 'guild', 'D9')
        .at('Bence', 'school', 'F9')
        .has('Bence', { bowls: [0, 2, 10] }),
    );
    t.plays('Bence', { do: 'take', power: 2 });
    expect(t.player('Bence')).toMatchObject({ bowls: [0, 0, 12], vp: 19 });
  });

  rule('AOI-LEECH-09', 'never below 0 VP: pay what is there and gain one more', () => {
    const t = anna(aTable('Anna desert', 'Bence swamp').at('Bence', 'guild', 'D9').at('Bence', 'school', 'F9').has('Bence', { vp: 1 }));
    t.plays('Bence', { do: 'take', power: 2 });
    expect(t.player('Bence').vp).toBe(0);
  });

  rule('AOI-LEECH-10', 'VP never fall below 0', () => {
    const t = anna(aTable('Anna desert', 'Bence swamp').at('Bence', 'guild', 'D9').has('Bence', { vp: 0 }));
    t.plays('Bence', { do: 'take', power: 1 });
    expect(t.player('Bence').vp).toBe(0);
  });

  rule('AOI-LEECH-11', 'power from other sources is free', () => {
    const t = aTable('Anna', 'Bence')
      .has('Anna', { competencies: ['competency7'] })
      .turn('Anna');
    expect(t.change('Anna', { do: 'special', tile: 'competency7' })).toEqual({ power: 4 });
  });

  rule('AOI-LEECH-12', 'the smallest of the offer, the room in the bowls and VP + 1; nothing to gain is no offer', () => {
    const laid = (bowls: number[], vp: number) =>
      anna(aTable('Anna desert', 'Bence swamp').at('Bence', 'guild', 'D9').at('Bence', 'school', 'F9').has('Bence', { bowls, vp }));
    expect(offer(laid([1, 1, 10], 20))).toEqual([3]);
    expect(offer(laid([5, 7, 0], 2))).toEqual([3]);
    expect(laid([0, 0, 12], 20).asked('Bence')).toBe('act');
  });

  rule('AOI-LEECH-13', 'those who have passed still get the offer', () => {
    const t = aTable('Anna desert', 'Bence swamp')
      .at('Bence', 'workshop', 'D9')
      .has('Bence', { passed: true })
      .sets({ passed: [1] });
    expect(anna(t).asked('Bence')).toBe('offers');
  });

  rule('AOI-LEECH-EX1', 'a workshop and a school beside the new workshop: 3 power for 2 VP', () => {
    const t = aTable('Anna wasteland', 'Bence desert').at('Anna', 'workshop', 'E9').land('wasteland', 'E10');
    t.at('Bence', 'workshop', 'D9').at('Bence', 'school', 'F9').at('Bence', 'guild', 'D11').turn('Anna');
    t.plays('Anna', { do: 'build', hex: 'E10' }, 'endTurn').plays('Bence', { do: 'take', power: 3 });
    expect(t.player('Bence')).toMatchObject({ vp: 18, bowls: [2, 10, 0] });
  });
});

describe('Open points', () => {
  rule('AOI-OPEN-02', 'starting buildings give neither power nor VP', () => {
    const t = aTable('Anna desert navigators', 'Bence').land('desert', 'C8').at('Bence', 'workshop', 'B8').setUp('place');
    t.plays('Anna', { do: 'place', hex: 'C8' });
    expect([t.state.built, t.player('Anna').vp]).toEqual([[], 20]);
  });

  rule(
    'AOI-OPEN-16',
    'offers are fixed as the map stands after the build and answered after the builder’s effects, before the next turn',
    () => {
      const t = aTable('Anna desert', 'Bence swamp').at('Anna', 'guild', 'E9').at('Bence', 'workshop', 'D9').turn('Anna');
      t.plays('Anna', { do: 'upgrade', to: 'school' });
      expect([t.asked('Anna'), t.asked('Bence')]).toEqual(['competency', null]);
      t.plays('Anna', { do: 'competency', tile: 'competency2' }, 'endTurn');
      expect(t.asked('Bence')).toBe('offers');
      t.plays('Bence', 'decline');
      expect(t.asked('Bence')).toBe('act');
    },
  );

  rule('AOI-OPEN-19', 'a bridge counts for everybody', () => {
    const t = aTable('Anna desert', 'Bence swamp')
      .at('Anna', 'workshop', 'C8')
      .at('Bence', 'workshop', 'E8')
      .bridgeAt('Bence', 'C8', 'E8')
      .turn('Anna');
    expect(t.change('Anna', { do: 'upgrade', to: 'guild' })).toMatchObject({ coins: -3 });
  });
});
