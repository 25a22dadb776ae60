/** Section 19 of the digest: phase III, cult rewards and the end of a round. */
import { rule } from '@tarsas/kernel/testing';
import { describe, expect } from 'vitest';
import type { FactionId, ScoringId } from '../../data/index.ts';
import { aTable, type Layout } from '../table.ts';

const rich: Layout = { coins: 50, workers: 20, priests: 2, bowls: [0, 0, 12] };
/** One or two spades for everybody with earth 4 or 8. */
const SPADES: ScoringId = 'SCORE2';

function ending(tile: ScoringId, faction: FactionId, layout: Layout) {
  const opponent: FactionId = faction === 'fakirs' ? 'witches' : 'nomads';
  return aTable(faction, opponent).tile(tile).has(faction, layout).passed(faction, opponent).endOfRound();
}
/** Around F4 lie F3 (desert), E6 (plains), E7 (mountain) and G2 (wasteland). */
const digging = (earth: number, layout: Layout = {}) => ending(SPADES, 'witches', { dwelling: 'F4', cults: { earth }, ...layout });

rule('TM-END-01', 'after rounds 1 to 5 the next one is prepared, after round 6 nothing', () => {
  const after = (round: number) => aTable('witches', 'nomads').round(round).turnOf('witches').pass('witches', 'nomads');
  for (const round of [1, 5]) expect([after(round).facts('cleanUp').length, after(round).state.over]).toEqual([1, false]);
  expect([after(6).facts('cleanUp').length, after(6).facts('reward').length, after(6).state.over]).toEqual([0, 0, true]);
});

describe('Cult rewards', () => {
  rule.each('TM-END-02', 'for every full multiple of the steps; the steps are not spent', [
    [1, 0],
    [2, 1],
    [3, 1],
    [5, 2],
    [10, 5],
  ])((air, workers) => {
    const t = ending('SCORE7', 'witches', { cults: { air } });
    expect(t.facts('reward')[0]).toMatchObject({ seat: 0, workers });
    expect(t.player('witches').cults[3]).toBe(air);
  });

  rule('TM-END-03', 'example: "2 air: 1 worker" and air 6 give 3 workers', () => {
    const t = ending('SCORE7', 'witches', { cults: { air: 6 }, card: null });
    expect(t.change('witches').workers).toBe(3 + 1); // and one of the next income
  });

  rule('TM-END-04', 'example: "4 earth: 1 spade" and earth 8 give 2 spades', () => {
    expect(digging(8).facts('spadesGained')).toEqual([{ seat: 0, spades: 2 }]);
    expect(digging(7).facts('spadesGained')).toEqual([{ seat: 0, spades: 1 }]);
    expect(digging(3).asked('witches')).toBe('act');
  });

  rule(
    'TM-END-05',
    'cult spades reach hexes adjacent to own structures, directly or by shipping, but not by that of the bonus card',
    () => {
      expect(digging(4).hexes('witches', 'transform')).toEqual(['E6', 'E7', 'F3', 'G2']);
      expect(digging(4, { shipping: 1 }).hexes('witches', 'transform')).toEqual(['E6', 'E7', 'E8', 'F3', 'G2', 'H4']);
      expect(digging(4, { card: 'BON4' }).hexes('witches', 'transform')).toEqual(['E6', 'E7', 'F3', 'G2']);
    },
  );

  rule('TM-END-06', 'in the player order of the next round', () => {
    const t = aTable('witches', 'nomads', 'giants').tile(SPADES);
    t.has('witches', { dwelling: 'F4', cults: { earth: 4 } }).has('nomads', { dwelling: 'F3', cults: { earth: 4 } });
    t.has('giants', { dwelling: 'G5', cults: { earth: 8 } })
      .passed('nomads', 'witches', 'giants')
      .endOfRound();
    const asked: string[] = [];
    for (let [name] = t.waiting(); t.asked(name) === 'useSpades'; [name] = t.waiting()) {
      asked.push(name);
      t.plays(name, 'done');
    }
    expect(asked).toEqual(['nomads', 'giants', 'witches']);
    expect(t.waiting()).toEqual(['nomads']);
  });

  rule('TM-END-07', 'no further spades are added, however many workers there are', () => {
    const t = digging(4, rich).plays('witches', { do: 'transform', hex: 'E6' });
    expect(t.each('witches', 'into', 'terrain')).toEqual(['desert', 'swamp']);
    t.plays('witches', { do: 'into', terrain: 'swamp' });
    expect(t.facts('spadesBought')).toEqual([]);
  });

  rule('TM-END-08', 'no carpet and no tunnel for cult spades', () => {
    for (const faction of ['fakirs', 'dwarves'] as const) {
      expect(ending(SPADES, faction, { ...rich, dwelling: 'C5', cults: { earth: 4 } }).hexes(faction, 'transform')).toEqual(['D7']);
    }
  });

  rule('TM-END-09', 'Giants cannot use a single one', () => {
    const giants = (earth: number) => ending(SPADES, 'giants', { dwelling: 'G5', cults: { earth } });
    expect(giants(4).asked('giants')).toBe('act');
    expect(giants(4).facts('spadesLost')).toEqual([{ seat: 0, spades: 1 }]);
    const t = giants(8).plays('giants', { do: 'transform', hex: 'G6' }, { do: 'into', terrain: 'wasteland' });
    expect(t.at('G6')).toBe('wasteland');
  });

  rule('TM-END-10', 'none is kept for the next round', () => {
    const t = digging(4, { workers: 0, coins: 0, card: null, bowls: [12, 0, 0] }).plays('witches', 'done');
    expect(t.asked('witches')).toBe('act');
    expect(t.may('witches', 'transform')).toBe(false);
    expect(t.facts('spadesLost')).toEqual([{ seat: 0, spades: 1 }]);
  });

  rule('TM-END-11', 'several may be spread over several hexes, wherever they end', () => {
    const t = digging(8).plays('witches', { do: 'transform', hex: 'E6' }, { do: 'into', terrain: 'swamp' });
    t.plays('witches', { do: 'transform', hex: 'G2' }, { do: 'into', terrain: 'mountain' });
    expect([t.at('E6'), t.at('G2')]).toEqual(['swamp', 'mountain']);
    expect(t.asked('witches')).toBe('act');
  });

  rule('TM-END-12', 'no dwelling is built', () => {
    const t = aTable('witches', 'nomads')
      .tile(SPADES)
      .has('witches', { ...rich, dwelling: 'F4', cults: { earth: 8 } })
      .terrain({ F3: 'forest' });
    t.passed('witches', 'nomads').endOfRound();
    expect(t.may('witches', 'build')).toBe(false);
    t.plays('witches', { do: 'transform', hex: 'E7' }, { do: 'into', terrain: 'forest' });
    expect(t.asked('witches')).toBe('useSpades');
    expect(t.may('witches', 'build')).toBe(false);
  });

  rule('TM-END-17', 'nobody must use them', () => {
    expect(digging(4).may('witches', 'done')).toBe(true);
    expect(digging(8).plays('witches', 'done').facts('transformed')).toEqual([]);
  });

  rule('TM-END-18', 'Alchemists with stronghold gain their power and Halflings their points for cult spades too', () => {
    const t = ending(SPADES, 'alchemists', { stronghold: 'G5', cults: { earth: 4 } });
    t.plays('alchemists', { do: 'transform', hex: 'G6' }, { do: 'into', terrain: 'swamp' });
    expect(t.player('alchemists').bowls).toEqual([3, 9, 0]);
    expect(ending(SPADES, 'halflings', { dwelling: 'G5', cults: { earth: 8 } }).change('halflings').vp).toBe(2);
  });
});

describe('Preparing the next round', () => {
  rule('TM-END-13', 'action tokens come off power actions, faction boards, favor tiles and bonus cards', () => {
    const t = aTable('witches', 'nomads')
      .has('witches', { ...rich, stronghold: 'F4', favors: ['FAV6'], card: 'BON2' })
      .turnOf('witches');
    t.plays('witches', { do: 'power', action: 'ACT3' }, 'endTurn').plays('nomads', { do: 'pass', card: 'BON9' });
    t.plays('witches', { do: 'special', action: 'FAV6' }, { do: 'step', cult: 'fire' }, 'endTurn');
    t.plays('witches', { do: 'special', action: 'BON2' }, { do: 'step', cult: 'fire' }, 'endTurn');
    t.plays('witches', { do: 'special', action: 'ACTW', hex: 'G3' }, 'endTurn');
    expect([t.may('witches', 'special'), t.may('witches', { do: 'power', action: 'ACT3' })]).toEqual([false, false]);
    t.has('witches', { card: 'BON1' }).plays('witches', { do: 'pass', card: 'BON2' }).pass('nomads');
    expect(new Set(t.each('witches', 'special', 'action'))).toEqual(new Set(['BON2', 'FAV6', 'ACTW']));
    expect(t.may('witches', { do: 'power', action: 'ACT3' })).toBe(true);
  });

  rule('TM-END-14', 'a coin goes on each of the three cards nobody chose, on those left twice a second one', () => {
    const t = aTable('witches', 'nomads').turnOf('witches');
    const coins = () => Object.fromEntries(t.state.cards.map((card, i) => [card, t.state.cardCoins[i]]));
    t.plays('witches', { do: 'pass', card: 'BON1' }).plays('nomads', { do: 'pass', card: 'BON2' });
    expect(coins()).toEqual({ BON1: 0, BON2: 0, BON3: 1, BON8: 1, BON9: 1 });
    t.plays('witches', { do: 'pass', card: 'BON3' }).plays('nomads', { do: 'pass', card: 'BON1' });
    expect(coins()).toEqual({ BON1: 0, BON2: 1, BON3: 0, BON8: 2, BON9: 2 });
  });

  rule('TM-END-15', 'the scoring tile of the round is turned over: the next one counts', () => {
    const t = aTable('witches', 'nomads').round(2, 'SCORE8').round(1, 'SCORE3').turnOf('witches').pass('witches', 'nomads');
    t.has('witches', { ...rich, dwelling: 'F4' })
      .terrain({ F3: 'forest' })
      .turnOf('witches');
    t.plays('witches', { do: 'build', hex: 'F3' }).turnOf('witches');
    expect(t.score('witches').points).toBe(20);
    expect(t.plays('witches', { do: 'upgrade', hex: 'F3', to: 'tradingHouse' }).score('witches').points).toBe(23);
  });

  rule('TM-END-16', 'example: with two tiles turned over it is round 3', () => {
    const t = aTable('witches', 'nomads').turnOf('witches').pass('witches', 'nomads', 'witches', 'nomads');
    expect(t.state.round).toBe(3);
    expect(t.facts('round').at(-1)).toMatchObject({ round: 3, tile: t.state.scoring[2] });
  });
});
