/** Section 12 of the digest: power from building and upgrading. */
import { rule } from '@tarsas/kernel/testing';
import { describe, expect } from 'vitest';
import type { Structure } from '../../data/index.ts';
import { aTable, type Layout, RICH } from '../table.ts';

/** Witches with a dwelling at E7 build at F4, beside E6, F3 and G2. */
const witchesBuild = (nomads: Layout) =>
  aTable('witches', 'nomads')
    .has('witches', { ...RICH, dwelling: 'E7' })
    .has('nomads', nomads)
    .turnOf('witches')
    .plays('witches', { do: 'build', hex: 'F4' });

/** Nomad structures that make an offer of 1, 2, 3 or 4 power at F4. */
const OFFERS: Record<number, Layout> = {
  1: { dwelling: 'F3' },
  2: { tradingHouse: 'F3' },
  3: { stronghold: 'F3' },
  4: { tradingHouse: 'F3', temple: 'E6' },
};
const offered = (power: number, nomads: Layout) => witchesBuild({ ...OFFERS[power], ...nomads });

describe('The offer', () => {
  rule.each('TM-LEECH-01', 'power values', [
    ['dwelling', 1],
    ['tradingHouse', 2],
    ['temple', 2],
    ['stronghold', 3],
    ['sanctuary', 3],
  ])((structure, power) => {
    expect(witchesBuild({ [structure]: 'F3' }).facts('offered')).toEqual([{ seat: 1, from: 0, power }]);
  });

  rule.each('TM-LEECH-02', 'owners of directly adjacent structures are told, whatever is built or upgraded', [
    [{ dwelling: 'F4' }, 'tradingHouse'],
    [{ tradingHouse: 'F4' }, 'temple'],
    [{ tradingHouse: 'F4' }, 'stronghold'],
    [{ temple: 'F4' }, 'sanctuary'],
  ] as [Layout, Structure][])((layout, to) => {
    const t = aTable('witches', 'nomads')
      .has('witches', { ...RICH, ...layout })
      .has('nomads', { dwelling: 'F3' })
      .turnOf('witches');
    t.plays('witches', { do: 'upgrade', hex: 'F4', to });
    expect(t.waiting()).toEqual(['nomads']);
    expect(t.asked('nomads')).toBe('leech');
  });

  rule('TM-LEECH-02', 'across a river nobody is told, and transforming tells nobody', () => {
    expect(witchesBuild({ dwelling: 'E8', shipping: 3 }).facts('offered')).toEqual([]);
    const t = aTable('witches', 'nomads')
      .has('witches', { ...RICH, dwelling: 'E7' })
      .has('nomads', { dwelling: 'F3' })
      .turnOf('witches');
    t.plays('witches', { do: 'transform', hex: 'E6' }, { do: 'into', terrain: 'swamp' });
    expect(t.facts('offered')).toEqual([]);
  });

  rule('TM-LEECH-03', 'the amount is the sum over the structures next to the new one, for each opponent', () => {
    const t = aTable('witches', 'nomads', 'giants').has('witches', { ...RICH, dwelling: 'E7' });
    t.has('nomads', { dwelling: 'F3', sanctuary: 'E6' }).has('giants', { tradingHouse: 'G2' }).turnOf('witches');
    t.plays('witches', { do: 'build', hex: 'F4' });
    expect(t.facts('offered').map(({ power }) => power)).toEqual([4, 2]);
  });

  rule('TM-LEECH-04', 'a Mermaid dwelling beside a Nomad dwelling and temple, a trading house not adjacent: exactly 3', () => {
    const t = aTable('mermaids', 'nomads').has('mermaids', { ...RICH, dwelling: 'G3' });
    t.has('nomads', { dwelling: 'I7', temple: 'I8', tradingHouse: 'I9' }).turnOf('mermaids').plays('mermaids', { do: 'build', hex: 'H4' });
    expect(t.facts('offered')).toEqual([{ seat: 1, from: 0, power: 3 }]);
    expect(t.options('nomads')).toEqual([
      { do: 'take', from: 0, power: 3 },
      { do: 'decline', from: 0, power: 3 },
    ]);
  });

  rule('TM-LEECH-05', 'own building gives no power', () => {
    const t = aTable('witches', 'nomads')
      .has('witches', { ...RICH, stronghold: 'E7', bowls: [12, 0, 0] })
      .turnOf('witches');
    t.plays('witches', { do: 'build', hex: 'F4' });
    expect(t.facts('offered')).toEqual([]);
    expect(t.player('witches').bowls).toEqual([12, 0, 0]);
  });

  rule('TM-LEECH-16', 'a bridge of anybody makes neighbours', () => {
    const beyondRiver = () =>
      aTable('witches', 'nomads', 'engineers')
        .has('witches', { ...RICH, dwelling: 'E7' })
        .has('nomads', { temple: 'G3' });
    expect(beyondRiver().turnOf('witches').plays('witches', { do: 'build', hex: 'F4' }).facts('offered')).toEqual([]);
    const t = beyondRiver().bridge('engineers', 'F4', 'G3').turnOf('witches').plays('witches', { do: 'build', hex: 'F4' });
    expect(t.facts('offered')).toEqual([{ seat: 1, from: 0, power: 2 }]);
  });

  rule('TM-LEECH-16', 'the structure that stands there now counts', () => {
    const t = aTable('witches', 'nomads')
      .has('witches', { ...RICH, dwelling: 'E7 F4' })
      .has('nomads', { ...RICH, dwelling: 'F3' });
    t.turnOf('nomads').plays('nomads', { do: 'upgrade', hex: 'F3', to: 'tradingHouse' }).plays('witches', 'decline').ends('nomads');
    t.plays('witches', { do: 'upgrade', hex: 'F4', to: 'tradingHouse' });
    expect(t.facts('offered').at(-1)).toEqual({ seat: 1, from: 0, power: 2 });
  });
});

describe('The answers', () => {
  const four = () =>
    aTable('nomads', 'witches', 'giants', 'darklings')
      .has('witches', { ...RICH, dwelling: 'E7' })
      .has('nomads', { dwelling: 'F3' })
      .has('giants', { dwelling: 'G2' })
      .has('darklings', { dwelling: 'E6' })
      .turnOf('witches')
      .plays('witches', { do: 'build', hex: 'F4' });

  rule('TM-LEECH-06', "are given one after another from the builder's left", () => {
    const t = four();
    expect(t.facts('offered').map(({ seat }) => t.names[seat])).toEqual(['giants', 'darklings', 'nomads']);
    t.plays('nomads', 'take').plays('darklings', 'take');
    expect(t.facts('taken')).toEqual([]);
    t.plays('giants', 'take');
    expect(t.facts('taken').map(({ seat }) => t.names[seat])).toEqual(['giants', 'darklings', 'nomads']);
  });

  rule('TM-LEECH-07', 'come before the favor tile of the builder, if the builder likes', () => {
    const building = () => {
      const t = aTable('witches', 'nomads')
        .has('witches', { ...RICH, tradingHouse: 'F4' })
        .has('nomads', { dwelling: 'F3' });
      return t.turnOf('witches').plays('witches', { do: 'upgrade', hex: 'F4', to: 'temple' });
    };
    const waits = building().plays('nomads', 'decline').plays('witches', { do: 'favor', tile: 'FAV9' });
    expect(waits.log.map(({ key }) => key).filter(key => key === 'declined' || key === 'favor')).toEqual(['declined', 'favor']);
    const hurries = building().plays('witches', { do: 'favor', tile: 'FAV9' }).plays('nomads', 'decline');
    expect(hurries.log.map(({ key }) => key).filter(key => key === 'declined' || key === 'favor')).toEqual(['favor', 'declined']);
  });

  rule('TM-LEECH-18', 'whoever has passed may take power too', () => {
    const t = aTable('witches', 'nomads')
      .has('witches', { ...RICH, dwelling: 'E7' })
      .has('nomads', { dwelling: 'F3', bowls: [12, 0, 0] });
    t.passed('nomads').turnOf('witches').plays('witches', { do: 'build', hex: 'F4' }).plays('nomads', 'take');
    expect(t.player('nomads').bowls).toEqual([11, 1, 0]);
  });
});

describe('The price', () => {
  rule.each('TM-LEECH-08', 'taking n power costs n - 1 points, declining nothing', [
    [1, 20],
    [2, 19],
    [3, 18],
    [4, 17],
  ])((power, vp) => {
    const t = offered(power, { bowls: [12, 0, 0] });
    expect(t.plays('nomads', 'take').player('nomads')).toMatchObject({ vp, bowls: [12 - power, power, 0] });
    expect(
      offered(power, { bowls: [12, 0, 0] })
        .plays('nomads', 'decline')
        .player('nomads'),
    ).toMatchObject({ vp: 20, bowls: [12, 0, 0] });
  });

  rule('TM-LEECH-09', 'the Nomads of the example lose 2 points for their 3 power', () => {
    const t = aTable('mermaids', 'nomads').has('mermaids', { ...RICH, dwelling: 'G3' });
    t.has('nomads', { dwelling: 'I7', temple: 'I8', tradingHouse: 'I9', bowls: [5, 7, 0] }).turnOf('mermaids');
    t.plays('mermaids', { do: 'build', hex: 'H4' }).plays('nomads', 'take');
    expect(t.player('nomads').bowls).toEqual([2, 10, 0]);
    expect(t.change('nomads')).toEqual({ vp: -2 });
  });

  rule.each('TM-LEECH-10', 'points never go below 0', [[0], [1], [2], [3]])(vp => {
    expect(
      offered(4, { bowls: [12, 0, 0], vp })
        .plays('nomads', 'take')
        .player('nomads').vp,
    ).toBe(0);
  });

  rule('TM-LEECH-11', 'all or nothing', () => {
    expect(offered(4, { bowls: [12, 0, 0] }).options('nomads')).toEqual([
      { do: 'take', from: 0, power: 4 },
      { do: 'decline', from: 0, power: 4 },
    ]);
  });

  rule.each('TM-LEECH-12', 'what cannot be moved is neither gained nor paid for', [
    [[0, 1, 11], 20],
    [[0, 2, 10], 19],
    [[1, 0, 11], 19],
    [[1, 1, 10], 18],
    [[0, 4, 8], 17],
  ] as [number[], number][])((bowls, vp) =>
    expect(offered(4, { bowls }).plays('nomads', 'take').player('nomads')).toMatchObject({ vp, bowls: [0, 0, 12] }),
  );

  rule('TM-LEECH-13', 'an offer of 3 with room for 2: 2 power and 1 point lost', () => {
    const t = offered(3, { bowls: [0, 2, 10] }).plays('nomads', 'take');
    expect(t.facts('taken')).toMatchObject([{ seat: 1, from: 0, power: 2 }]);
    expect(t.change('nomads')).toEqual({ vp: -1 });
  });

  rule.each('TM-LEECH-14', 'no more power is gained than brings the points to 0', [
    [0, 1],
    [1, 2],
    [2, 3],
    [3, 4],
    [4, 4],
  ])((vp, power) => {
    expect(
      offered(4, { bowls: [12, 0, 0], vp })
        .plays('nomads', 'take')
        .player('nomads').bowls,
    ).toEqual([12 - power, power, 0]);
  });

  rule('TM-LEECH-15', 'all other power is free, such as that of income and cult tracks', () => {
    const t = aTable('witches', 'nomads').has('witches', { ...RICH, tradingHouse: 'E7', stronghold: 'C3', bowls: [12, 0, 0] });
    expect(t.income().facts('income')[0].power).toBe(3);
    expect(t.change('witches').vp).toBeUndefined();
    t.has('witches', { priests: 1, cults: { fire: 4 } })
      .turnOf('witches')
      .plays('witches', { do: 'send', cult: 'fire', steps: 3 });
    expect(t.facts('gained')).toMatchObject([{ power: 4 }]);
    expect(t.change('witches').vp).toBeUndefined();
  });
});
