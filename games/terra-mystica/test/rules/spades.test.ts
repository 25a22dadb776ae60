/** Section 9.1 of the digest: transforming. */
import { rule } from '@tarsas/kernel/testing';
import { describe, expect } from 'vitest';
import { CYCLE, type CycleTerrain, type FactionId } from '../../data/index.ts';
import { aTable, type Layout, type Table } from '../table.ts';

const rich: Layout = { coins: 50, workers: 20, bowls: [0, 0, 12] };
const poor: Layout = { coins: 0, workers: 0, priests: 0 };
/** Around F4 lie F3 (desert), E6 (plains), E7 (mountain) and G2 (wasteland). */
const witches = (layout: Layout = {}) => aTable('witches', 'nomads').has('witches', { ...rich, dwelling: 'F4', ...layout });
const into = (t: Table, hex: string, terrain: CycleTerrain, name = 'witches') =>
  t.plays(name, { do: 'transform', hex }, { do: 'into', terrain });
const spades = (t: Table) => t.facts('transformed').map(fact => fact.spades);

describe('The price', () => {
  rule('TM-TERRA-01', 'the hex has the new terrain from then on', () => {
    const t = witches().turnOf('witches');
    expect(t.at('E7')).toBe('mountain');
    into(t, 'E7', 'forest').plays('witches', 'done');
    expect(t.at('E7')).toBe('forest');
  });

  const TO_FOREST: Partial<Record<CycleTerrain, number>> = { mountain: 1, lake: 1, wasteland: 2, swamp: 2, desert: 3, plains: 3 };
  rule.each('TM-TERRA-02', 'one spade for each step round the cycle, by the shorter way', [
    ...Object.entries(TO_FOREST).map(([from, spades]) => [from, 'forest', spades]),
    ['mountain', 'lake', 2], // across the home terrain
    ['desert', 'wasteland', 1],
    ['plains', 'wasteland', 2],
    ['plains', 'mountain', 3],
  ] as [CycleTerrain, CycleTerrain, number][])((from, to, spades) => {
    const t = into(witches().terrain({ E7: from }).turnOf('witches'), 'E7', to);
    expect(t.change('witches').workers).toBe(-3 * spades);
    const short = witches({ workers: 3 * spades - 1 })
      .terrain({ E7: from })
      .turnOf('witches');
    if (short.may('witches', 'transform')) short.plays('witches', { do: 'transform', hex: 'E7' });
    expect(short.may('witches', { do: 'into', terrain: to })).toBe(false);
  });

  rule.each(
    'TM-TERRA-03',
    'Giants always pay exactly two spades, whatever terrain it was',
    CYCLE.filter(terrain => terrain !== 'wasteland').map((terrain): [CycleTerrain] => [terrain]),
  )(terrain => {
    const giants = (workers: number) =>
      aTable('giants', 'nomads').has('giants', { dwelling: 'G5', workers }).terrain({ G6: terrain }).turnOf('giants');
    expect(into(giants(6), 'G6', 'wasteland', 'giants').change('giants').workers).toBe(-6);
    expect(giants(12).plays('giants', { do: 'transform', hex: 'G6' }).each('giants', 'into', 'terrain')).toEqual(['wasteland']);
    expect(giants(5).may('giants', { do: 'transform', hex: 'G6' })).toBe(false);
  });

  rule.each('TM-TERRA-04', 'workers buy spades at the rate of the digging level, Darklings pay a priest', [
    ['witches', 0, { workers: -6 }],
    ['witches', 1, { workers: -4 }],
    ['witches', 2, { workers: -2 }],
    ['darklings', 0, { priests: -2, vp: 4 }],
  ] as [FactionId, number, object][])((faction, digging, price) => {
    const home = faction === 'witches' ? 'forest' : 'swamp';
    const t = aTable(faction, 'nomads').has(faction, { ...rich, dwelling: 'G5', priests: 2, digging });
    t.terrain({ G6: faction === 'witches' ? 'swamp' : 'forest' }).turnOf(faction);
    expect(into(t, 'G6', home, faction).change(faction)).toEqual(price);
  });

  rule('TM-TERRA-20', 'example: with the marker at its lowest place 3 workers buy a spade', () => {
    expect(witches({ workers: 2 }).turnOf('witches').may('witches', 'transform')).toBe(false);
    const t = into(witches({ workers: 3 }).turnOf('witches'), 'E7', 'forest');
    expect(t.player('witches').workers).toBe(0);
    expect(spades(t)).toEqual([1]);
  });
});

describe('Where spades come from', () => {
  rule.each('TM-TERRA-05', 'power actions give one or two', [
    ['ACT5', 'mountain', 1],
    ['ACT6', 'wasteland', 2],
  ])((action, terrain, free) => {
    const t = witches(poor).terrain({ E7: terrain }).turnOf('witches').plays('witches', { do: 'power', action });
    into(t, 'E7', 'forest');
    expect([t.change('witches'), spades(t)]).toEqual([{}, [free]]);
    expect(t.may('witches', 'transform')).toBe(false);
  });

  rule('TM-TERRA-06', 'a bonus card gives one', () => {
    const t = witches({ ...poor, card: 'BON1' })
      .turnOf('witches')
      .plays('witches', { do: 'special', action: 'BON1' });
    into(t, 'E7', 'forest');
    expect([t.at('E7'), t.change('witches')]).toEqual(['forest', {}]);
  });

  rule('TM-TERRA-07', "the Halflings' stronghold gives three at once", () => {
    const t = aTable('halflings', 'nomads').has('halflings', { coins: 8, workers: 4, tradingHouse: 'G5', bowls: [12, 0, 0] });
    t.terrain({ G6: 'mountain' }).turnOf('halflings').plays('halflings', { do: 'upgrade', to: 'stronghold' }, 'useSpades');
    into(t, 'G6', 'plains', 'halflings');
    expect([t.at('G6'), spades(t)]).toEqual(['plains', [3]]);
    expect(t.change('halflings')).toEqual({ coins: -8, workers: -4, vp: 3 });
  });

  rule('TM-TERRA-07', "the Giants' stronghold is a special action that gives two", () => {
    const t = aTable('giants', 'nomads')
      .has('giants', { ...poor, stronghold: 'G5', bowls: [12, 0, 0] })
      .turnOf('giants');
    into(t.plays('giants', { do: 'special', action: 'ACTG' }), 'G6', 'wasteland', 'giants');
    expect([t.at('G6'), spades(t), t.change('giants')]).toEqual(['wasteland', [2], {}]);
  });
});

describe('Using them', () => {
  rule('TM-TERRA-08', 'all spades of an action go to one hex', () => {
    const t = into(witches({ workers: 99 }).turnOf('witches'), 'E7', 'forest');
    expect(t.may('witches', 'transform')).toBe(false);
    expect(
      new Set(
        t
          .plays('witches', 'done')
          .options('witches')
          .map(choice => choice.do),
      ),
    ).toEqual(new Set(['endTurn', 'convert']));
  });

  rule('TM-TERRA-09', 'to those of a power action or bonus card missing ones may be added', () => {
    const t = witches({ workers: 6 }).terrain({ E7: 'plains' }).turnOf('witches').plays('witches', { do: 'power', action: 'ACT5' });
    expect(into(t, 'E7', 'forest').change('witches')).toEqual({ workers: -6 });
    const card = witches({ workers: 3, card: 'BON1' })
      .terrain({ E7: 'swamp' })
      .turnOf('witches')
      .plays('witches', { do: 'special', action: 'BON1' });
    expect(into(card, 'E7', 'forest').change('witches')).toEqual({ workers: -3 });
    const darklings = aTable('darklings', 'nomads')
      .has('darklings', { ...rich, dwelling: 'G5', priests: 1 })
      .terrain({ G6: 'forest' })
      .turnOf('darklings');
    into(darklings.plays('darklings', { do: 'power', action: 'ACT5' }), 'G6', 'swamp', 'darklings');
    expect(darklings.change('darklings')).toEqual({ priests: -1, vp: 2 });
  });

  rule('TM-TERRA-09', "but not to the Halflings' three", () => {
    const t = aTable('halflings', 'nomads').has('halflings', { coins: 50, workers: 50, tradingHouse: 'G5' });
    t.terrain({ G6: 'swamp', G4: 'mountain' }).turnOf('halflings').plays('halflings', { do: 'upgrade', to: 'stronghold' }, 'useSpades');
    into(t, 'G6', 'plains', 'halflings').plays('halflings', { do: 'transform', hex: 'G4' });
    expect(t.may('halflings', { do: 'into', terrain: 'plains' })).toBe(false);
    expect(t.may('halflings', { do: 'into', terrain: 'desert' })).toBe(true);
  });

  rule('TM-TERRA-10', 'of two spades one may go to another hex, but only one of the two gets a dwelling in this action', () => {
    const t = witches().terrain({ E6: 'lake' }).turnOf('witches').plays('witches', { do: 'power', action: 'ACT6' });
    into(into(t, 'E7', 'forest'), 'E6', 'forest');
    expect([t.at('E7'), t.at('E6')]).toEqual(['forest', 'forest']);
    t.plays('witches', { do: 'build', hex: 'E7' });
    expect(t.may('witches', 'build')).toBe(false);
    expect(t.at('E6')).toBe('forest');
  });

  rule('TM-TERRA-10', 'and a hex transformed with what is left need not reach home', () => {
    const t = witches().turnOf('witches').plays('witches', { do: 'power', action: 'ACT6' });
    into(t, 'E7', 'forest').plays('witches', { do: 'transform', hex: 'F3' });
    expect(t.each('witches', 'into', 'terrain')).toEqual(['plains', 'wasteland']); // one spade, and none can be bought for it
    t.plays('witches', { do: 'into', terrain: 'wasteland' });
    expect([t.at('E7'), t.at('F3')]).toEqual(['forest', 'wasteland']);
    expect(t.hexes('witches', 'build')).toEqual(['E7']);
  });

  rule('TM-TERRA-11', 'spades are used when gained or lost', () => {
    const t = witches({ workers: 3 }).turnOf('witches').plays('witches', { do: 'power', action: 'ACT6' });
    into(t, 'E7', 'forest').plays('witches', 'done');
    expect(t.facts('spadesLost')).toMatchObject([{ spades: 1 }]);
    t.plays('witches', 'endTurn').pass('nomads').plays('witches', { do: 'transform', hex: 'G2' });
    expect(t.each('witches', 'into', 'terrain')).toEqual(['desert', 'mountain']); // one step, for 3 workers
    expect(t.plays('witches', { do: 'into', terrain: 'mountain' }).player('witches').workers).toBe(0);
  });

  rule('TM-TERRA-12', '2 points for each spade used if the scoring tile shows it, free or bought', () => {
    expect(into(witches().tile('SCORE1').turnOf('witches'), 'F3', 'forest').change('witches').vp).toBe(6);
    expect(into(witches().tile('SCORE3').turnOf('witches'), 'F3', 'forest').change('witches').vp).toBe(undefined);
    const t = witches().tile('SCORE1').turnOf('witches').plays('witches', { do: 'power', action: 'ACT6' });
    expect(into(t, 'E7', 'forest').plays('witches', 'done').change('witches').vp).toBe(2); // one used, one lost
  });

  rule('TM-TERRA-13', 'building at once is optional and can be done later', () => {
    const t = into(witches().turnOf('witches'), 'E7', 'forest').plays('witches', 'done', 'endTurn').pass('nomads');
    t.plays('witches', { do: 'build', hex: 'E7' });
    expect(t.at('E7')).toBe('witches dwelling');
  });

  rule('TM-TERRA-14', 'one may stop at any terrain on the way', () => {
    const t = witches({ workers: 6 }).turnOf('witches').plays('witches', { do: 'transform', hex: 'F3' });
    expect(new Set(t.each('witches', 'into', 'terrain'))).toEqual(new Set(['wasteland', 'plains', 'mountain', 'swamp']));
    expect(t.plays('witches', { do: 'into', terrain: 'mountain' }).at('F3')).toBe('mountain');
  });
});

describe('Which hexes', () => {
  rule('TM-TERRA-15', 'a hex with a tile and no structure is free for everybody to transform or build on', () => {
    const t = into(
      witches()
        .has('nomads', { ...rich, dwelling: 'E8' })
        .turnOf('witches'),
      'E7',
      'wasteland',
    )
      .plays('witches', 'done')
      .ends('witches');
    into(t, 'E7', 'desert', 'nomads').plays('nomads', 'done').ends('nomads');
    expect(t.at('E7')).toBe('desert');
    into(t, 'E7', 'forest').plays('witches', 'done').ends('witches');
    expect(t.at('E7')).toBe('forest');
    into(t.pass('nomads').turnOf('witches'), 'G2', 'desert').plays('witches', 'done').ends('witches');
    t.has('nomads', { dwelling: 'F3' }).turnOf('nomads').plays('nomads', { do: 'build', hex: 'G2' });
    expect(t.at('G2')).toBe('nomads dwelling');
  });

  rule('TM-TERRA-16', 'a hex that is only transformed must be adjacent too, directly or over the river', () => {
    expect(witches().turnOf('witches').hexes('witches', 'transform')).toEqual(['E6', 'E7', 'F3', 'G2']);
    expect(witches({ shipping: 1 }).turnOf('witches').hexes('witches', 'transform')).toEqual(['E6', 'E7', 'E8', 'F3', 'G2', 'H4']);
  });

  rule('TM-TERRA-17', 'a hex with a structure cannot be transformed', () => {
    const t = witches().has('nomads', { dwelling: 'F3', temple: 'E7' }).turnOf('witches');
    expect(t.hexes('witches', 'transform')).toEqual(['E6', 'G2']);
  });

  rule('TM-TERRA-18', 'on hexes transformed with cult spades nothing is built, and no spades are added', () => {
    const t = witches({ cults: { earth: 4 } })
      .tile('SCORE2')
      .passed('witches', 'nomads')
      .endOfRound();
    t.plays('witches', { do: 'transform', hex: 'G2' });
    expect(t.each('witches', 'into', 'terrain')).toEqual(['desert', 'mountain']);
    const near = witches({ cults: { earth: 4 } })
      .tile('SCORE2')
      .passed('witches', 'nomads')
      .endOfRound();
    into(near, 'E7', 'forest');
    expect(near.facts('built')).toEqual([]);
    expect(near.asked('witches')).toBe('act'); // the next round has begun
    expect(near.plays('witches', { do: 'build', hex: 'E7' }).at('E7')).toBe('witches dwelling');
  });

  rule.each('TM-TERRA-19', 'a spade action is action 1 with free spades: reach, building, power for neighbours and points are the same', [
    [{ do: 'power', action: 'ACT5' }],
    [{ do: 'special', action: 'BON1' }],
  ] as [{ do: 'power' | 'special'; action: string }][])(move => {
    const t = witches({ card: 'BON1' }).has('nomads', { dwelling: 'E8' }).tile('SCORE1').turnOf('witches').plays('witches', move);
    expect(t.hexes('witches', 'transform')).toEqual(['E6', 'E7', 'F3', 'G2']);
    into(t, 'E7', 'forest').plays('witches', { do: 'build', hex: 'E7' });
    expect(t.change('witches')).toEqual({ vp: 2, workers: -1, coins: -2 });
    expect(t.asked('nomads')).toBe('leech');
  });
});
