/** Sections 24 to 29 of the digest: passing, conversions, phase III, the end, the draft, two players. */
import { rule } from '@tarsas/kernel/testing';
import { prizes } from '@tarsas/terra';
import { describe, expect } from 'vitest';
import { EMPIRE_PRIZES, SCIENCE_PRIZES } from '../../data/index.ts';
import { coinsOf, empireOf, empirePrizes, sciencePrizes } from '../../rules/questions/final.ts';
import { levelsOfNeutral } from '../../rules/setup.ts';
import { NEUTRAL } from '../../rules/state.ts';
import { aTable, dealtTable, type Table } from '../table.ts';

const passes = (t: Table, name: string, bonus: string) => t.plays(name, 'pass').plays(name, { do: 'bonus', bonus }).ends(name);
const empire = (t: Table, name: string) => empireOf(t.state, t.seat(name));
/** Everybody passes; the round ends. */
const roundEnds = (t: Table) => passes(passes(t.turn('Anna'), 'Anna', 'bonus9'), 'Bence', 'bonus7');

describe('Passing', () => {
  rule('AOI-PASS-01', 'passing ends one’s phase II', () => {
    const t = passes(aTable('Anna', 'Bence').turn('Anna'), 'Anna', 'bonus9');
    expect([t.player('Anna').passed, t.waiting()]).toEqual([true, ['Bence']]);
  });

  rule('AOI-PASS-02', 'rewards of all components with a pass icon', () => {
    const t = aTable('Anna', 'Bence').at('Anna', 'palace', 'E9').at('Anna', 'school', 'A3').at('Anna', 'guild', 'A4');
    t.has('Anna', {
      bonus: 'bonus2',
      palace: 'palace7',
      innovations: ['tradeRoutes'],
      competencies: ['competency9'],
      cities: ['city1'],
    }).turn('Anna');
    expect(t.change('Anna', 'pass')).toEqual({ vp: 4 + 3 + 2 + 2 });
  });

  rule('AOI-PASS-03', 'one of the three round bonuses with its coins, also one just returned', () => {
    const t = aTable('Anna', 'Bence')
      .sets({ bonusCoins: [1, 3, 1] })
      .turn('Anna')
      .plays('Anna', 'pass');
    expect(t.options('Anna')).toEqual(['bonus7', 'bonus9', 'bonus2'].map(bonus => ({ do: 'bonus', bonus })));
    expect(t.change('Anna', { do: 'bonus', bonus: 'bonus9' })).toEqual({ coins: 3 });
    t.ends('Anna').plays('Bence', 'pass');
    expect(t.can('Bence', { do: 'bonus', bonus: 'bonus10' })).toBe(true);
  });

  rule('AOI-PASS-04', 'never the same in two successive rounds', () => {
    const t = aTable('Anna', 'Bence').turn('Anna').plays('Anna', 'pass');
    expect(t.can('Anna', { do: 'bonus', bonus: 'bonus10' })).toBe(false);
  });

  rule('AOI-PASS-05', 'the old one lies with the other two', () => {
    const t = passes(aTable('Anna', 'Bence').turn('Anna'), 'Anna', 'bonus9');
    expect([t.state.bonuses, t.state.bonusCoins]).toEqual([
      ['bonus7', 'bonus10', 'bonus2'],
      [1, 0, 1],
    ]);
  });

  rule('AOI-PASS-06', 'the order of passing is the order of the next round', () => {
    const t = aTable('Anna', 'Bence', 'Cili', { map: 'tight' }).turn('Bence');
    passes(passes(passes(t, 'Bence', 'bonus9'), 'Cili', 'bonus7'), 'Anna', 'bonus2');
    expect(t.state.order).toEqual([1, 2, 0]);
  });

  rule('AOI-PASS-07', 'in round 6 only the rewards', () => {
    const t = aTable('Anna', 'Bence').round(6).at('Anna', 'palace', 'E9').has('Anna', { bonus: 'bonus2' }).turn('Anna');
    expect(t.change('Anna', 'pass')).toEqual({ vp: 4 });
    expect([t.asked('Anna'), t.player('Anna').bonus]).toEqual(['wrapUp', 'bonus2']);
  });

  rule('AOI-PASS-08', 'steps gained while passing count for competency 12 and score with the round tile', () => {
    const t = aTable('Anna', 'Bence')
      .at('Anna', 'school', 'A3')
      .has('Anna', { bonus: 'bonus6', competencies: ['competency12'], science: [2, 2, 2, 1] })
      .round(1, 'round4')
      .turn('Anna');
    expect(t.change('Anna', 'pass', { do: 'step', discipline: 'medicine' })).toMatchObject({ vp: 1 + 2 });
  });

  rule('AOI-PASS-EX1', '4 VP per palace and university', () => {
    const t = aTable('Anna', 'Bence')
      .at('Anna', 'palace', 'E9')
      .at('Anna', 'university', 'A3')
      .has('Anna', { bonus: 'bonus2' })
      .turn('Anna');
    expect(t.change('Anna', 'pass')).toEqual({ vp: 8 });
  });

  rule('AOI-PASS-EX2', 'Trade Routes: 2 VP per guild', () => {
    const t = aTable('Anna', 'Bence')
      .at('Anna', 'guild', 'E9', 'A3', 'A5')
      .has('Anna', { innovations: ['tradeRoutes'] })
      .turn('Anna');
    expect(t.change('Anna', 'pass')).toEqual({ vp: 6 });
  });

  rule('AOI-PASS-EX3', 'the second to pass is second in the next round', () => {
    const t = aTable('Anna', 'Bence', 'Cili', { map: 'tight' }).turn('Cili');
    passes(passes(t, 'Cili', 'bonus9'), 'Anna', 'bonus7');
    expect(t.state.passed).toEqual([2, 0]);
  });
});

describe('Conversions', () => {
  const anna = (part: object) =>
    aTable('Anna', 'Bence')
      .has('Anna', { tools: 0, coins: 0, bowls: [12, 0, 0], ...part })
      .turn('Anna');

  rule('AOI-CONV-01', 'only in one’s own turn, before and after the action', () => {
    const t = anna({ tools: 2, scholars: 1 });
    expect(t.can('Anna', 'convert')).toBe(true);
    expect(t.asked('Bence')).toBeNull();
    t.plays('Anna', { do: 'send', discipline: 'law', steps: 3 });
    expect([t.asked('Anna'), t.can('Anna', 'convert')]).toEqual(['wrapUp', true]);
  });

  rule('AOI-CONV-02', 'two tokens in bowl II: one leaves for good, one moves to III; any number of times', () => {
    const t = anna({ bowls: [0, 5, 0] }).plays('Anna', 'sacrifice', 'sacrifice');
    expect(t.player('Anna').bowls).toEqual([0, 1, 2]);
    expect(t.can('Anna', 'sacrifice')).toBe(false);
  });

  const power = (to: string) => {
    const t = anna({ bowls: [0, 0, 5] });
    const change = t.change('Anna', { do: 'convert', from: 'power', to });
    return [change, t.player('Anna').bowls[0]];
  };

  rule('AOI-CONV-03', '5 power for a scholar or a book', () => {
    expect(power('scholars')).toEqual([{ scholars: 1, power: -10 }, 5]);
    expect(power('medicine')).toEqual([{ books: [0, 0, 0, 1], power: -10 }, 5]);
  });

  rule('AOI-CONV-04', '3 power for a tool', () => {
    expect(power('tools')).toEqual([{ tools: 1, power: -6 }, 3]);
  });

  rule('AOI-CONV-05', '1 power for a coin', () => {
    expect(power('coins')).toEqual([{ coins: 1, power: -2 }, 1]);
  });

  rule('AOI-CONV-06', 'a scholar for a tool', () => {
    expect(anna({ scholars: 1 }).change('Anna', { do: 'convert', from: 'scholars', to: 'tools' })).toEqual({ scholars: -1, tools: 1 });
  });

  rule('AOI-CONV-07', 'a tool or a book for a coin', () => {
    expect(anna({ tools: 1 }).change('Anna', { do: 'convert', from: 'tools', to: 'coins' })).toEqual({ tools: -1, coins: 1 });
    expect(anna({ books: [0, 1, 0, 0] }).change('Anna', { do: 'convert', from: 'law', to: 'coins' })).toEqual({
      books: [0, -1, 0, 0],
      coins: 1,
    });
  });
});

describe('Phase III', () => {
  const spades = (science: number[], tile: 'round6' | 'round7' = 'round7') =>
    aTable('Anna desert', 'Bence')
      .at('Anna', 'workshop', 'E9')
      .land('swamp', 'E10', 'D9')
      .has('Anna', { science, tools: 20 })
      .round(1, tile);

  rule('AOI-PHASE3-01', 'begins when all have passed', () => {
    const t = passes(aTable('Anna', 'Bence').turn('Anna'), 'Anna', 'bonus9');
    expect(t.state.phase).toBe(2);
    t.plays('Bence', 'pass').plays('Bence', { do: 'bonus', bonus: 'bonus7' });
    expect(t.facts('prepared')).toEqual([]);
    t.ends('Bence');
    expect(t.facts('prepared')).toHaveLength(1);
  });

  rule('AOI-PHASE3-02', 'the bonus once per full multiple of the level', () => {
    const t = roundEnds(
      aTable('Anna', 'Bence')
        .has('Anna', { science: [7, 0, 0, 0], tools: 0 })
        .has('Bence', { science: [1, 0, 0, 0], tools: 0 })
        .round(1, 'round12'),
    );
    expect(t.facts('scienceBonus')).toMatchObject([{ seat: 0, times: 3 }]);
    expect(t.facts('gained').find(({ from }) => from === 'round12')).toMatchObject({ seat: 0, tools: 3 });
  });

  rule('AOI-PHASE3-03', 'spades are used in the order of the next round', () => {
    const t = spades([0, 0, 4, 0])
      .at('Bence', 'workshop', 'H5')
      .has('Bence', { science: [0, 0, 4, 0] })
      .turn('Bence');
    passes(passes(t, 'Bence', 'bonus9'), 'Anna', 'bonus7');
    expect([t.asked('Bence'), t.asked('Anna')]).toEqual(['dig', null]);
    t.plays('Bence', 'done');
    expect(t.asked('Anna')).toBe('dig');
  });

  rule('AOI-PHASE3-04', 'no further spades, no keeping, one or several hexes in reach, no workshop', () => {
    const t = roundEnds(
      spades([0, 0, 8, 0])
        .land('lake', 'E10')
        .has('Anna', { cities: ['city1'] }),
    );
    t.plays('Anna', { do: 'terraform', hex: 'E10' });
    expect(t.options('Anna')).toEqual(['swamp', 'plains'].map(terrain => ({ do: 'into', terrain })));
    t.plays('Anna', { do: 'into', terrain: 'swamp' });
    expect([t.can('Anna', 'build'), t.can('Anna', { do: 'terraform', hex: 'D9' })]).toEqual([false, true]);
    t.plays('Anna', 'done');
    expect(t.player('Anna').due).toEqual([]);
  });

  rule('AOI-PHASE3-05', 'all X tokens come off', () => {
    const t = aTable('Anna psychics', 'Bence')
      .sets({ covered: ['power1', 'book2'] })
      .has('Anna', { used: ['psychics', 'palace1'] });
    roundEnds(t);
    expect([t.state.covered, t.player('Anna').used]).toEqual([[], []]);
  });

  rule('AOI-PHASE3-06', 'a coin on each round bonus beside the board; they accumulate', () => {
    const t = roundEnds(aTable('Anna', 'Bence'));
    expect([t.state.bonuses, t.state.bonusCoins]).toEqual([
      ['bonus10', 'bonus10', 'bonus2'],
      [1, 1, 2],
    ]);
  });

  rule('AOI-PHASE3-07', 'the new round bonus works from the next round on', () => {
    const t = aTable('Anna', 'Bence').has('Anna', { coins: 0 }).turn('Anna');
    passes(t, 'Anna', 'bonus9');
    expect(t.facts('gained').filter(({ from }) => from === 'bonus9')).toEqual([]);
    passes(t, 'Bence', 'bonus7');
    expect(t.facts('gained').filter(({ from }) => from === 'bonus9')).toMatchObject([{ seat: 0, coins: 2 }]);
  });

  rule('AOI-PHASE3-08', 'the next round tile counts', () => {
    const t = roundEnds(aTable('Anna', 'Bence').round(2, 'round3').round(1, 'round8'));
    expect(t.facts('round')).toMatchObject([{ round: 2, tile: 'round3' }]);
  });

  rule('AOI-PHASE3-09', 'split freely, hexes may stay half-way; tunnels do not apply', () => {
    const t = aTable('Anna desert moles', 'Bence')
      .at('Anna', 'workshop', 'E9')
      .land('swamp', 'E10', 'D9')
      .has('Anna', { science: [0, 0, 8, 0], cities: ['city1'] })
      .round(1, 'round7');
    roundEnds(t);
    expect(t.can('Anna', 'skip')).toBe(false);
    t.plays('Anna', { do: 'terraform', hex: 'E10' }, { do: 'into', terrain: 'plains' }, { do: 'terraform', hex: 'D9' });
    expect([t.terrain('E10'), t.terrain('D9')]).toEqual(['plains', 'plains']);
  });

  rule('AOI-PHASE3-EX1', '1 book per 3 medicine: on level 3 one book', () => {
    const t = roundEnds(
      aTable('Anna', 'Bence')
        .has('Anna', { science: [0, 0, 0, 3] })
        .round(1, 'round4'),
    );
    expect(t.facts('scienceBonus')).toMatchObject([{ times: 1 }]);
    t.plays('Anna', { do: 'takeBook', discipline: 'law' });
    expect(t.player('Anna').books).toEqual([0, 1, 0, 0]);
  });

  rule('AOI-PHASE3-EX2', '1 spade per 4 engineering: on level 8 two spades', () => {
    const t = roundEnds(spades([0, 0, 8, 0]).has('Anna', { cities: ['city1'] }));
    expect(t.decision('Anna')?.frame).toMatchObject({ kind: 'dig', free: 2 });
  });
});

describe('The end', () => {
  rule('AOI-END-01', 'when everyone has passed in round 6; no science bonus', () => {
    const t = aTable('Anna', 'Bence')
      .round(6, 'round8')
      .has('Anna', { science: [7, 0, 0, 0] })
      .turn('Anna');
    t.plays('Anna', 'pass').ends('Anna').plays('Bence', 'pass').ends('Bence');
    expect([t.state.over, t.facts('scienceBonus')]).toEqual([true, []]);
  });

  rule('AOI-END-02', 'the largest group in which every building is within reach of another', () => {
    const t = aTable('Anna', 'Bence').at('Anna', 'workshop', 'E9', 'E10', 'A4').at('Anna', 'palace', 'H9');
    expect(empire(t, 'Anna')).toBe(2);
    expect(empire(t.has('Anna', { shipping: 1 }), 'Anna')).toBe(2);
    expect(empire(t.has('Anna', { shipping: 2 }), 'Anna')).toBe(3);
  });

  rule('AOI-END-03', '18, 12 and 6 VP', () => {
    const { state } = aTable('Anna', 'Bence', 'Cili');
    expect(empirePrizes(state, [5, 9, 7])).toEqual([6, 18, 12]);
  });

  rule('AOI-END-04', '8, 4 and 2 VP in each discipline', () => {
    const t = aTable('Anna', 'Bence', 'Cili')
      .has('Anna', { science: [3, 0, 0, 0] })
      .has('Bence', { science: [9, 0, 0, 0] })
      .has('Cili', { science: [1, 0, 0, 0] });
    expect(sciencePrizes(t.state, 0)).toEqual([4, 8, 2]);
  });

  rule('AOI-END-05', 'level 0 scores nothing', () => {
    const t = aTable('Anna', 'Bence', 'Cili').has('Anna', { science: [3, 0, 0, 0] });
    expect(sciencePrizes(t.state, 0)).toEqual([8, 0, 0]);
  });

  rule('AOI-END-06', 'ties share the points of their places, rounded down', () => {
    expect(prizes([7, 7, 3, 3], SCIENCE_PRIZES)).toEqual([6, 6, 1, 1]);
    expect(prizes([5, 5, 5, 5], EMPIRE_PRIZES)).toEqual([9, 9, 9, 9]);
  });

  rule('AOI-END-07', '1 VP per 5 coins of all that is left', () => {
    const t = aTable('Anna', 'Bence')
      .round(6)
      .has('Anna', { coins: 7, tools: 4, bowls: [12, 0, 0] })
      .turn('Anna');
    t.plays('Anna', 'pass').ends('Anna').plays('Bence', 'pass').ends('Bence');
    expect(t.points('Anna', 'resources')).toBe(2);
  });

  rule('AOI-END-08', 'a round bonus’s reach does not count', () => {
    const t = aTable('Anna', 'Bence').at('Anna', 'workshop', 'F9', 'H9').has('Anna', { bonus: 'bonus1' });
    expect(empire(t, 'Anna')).toBe(1);
  });

  rule('AOI-END-09', 'bowl III, half of bowl II, scholars, tools and books', () => {
    const t = aTable('Anna', 'Bence').has('Anna', { coins: 3, tools: 2, scholars: 1, books: [1, 0, 2, 0], bowls: [4, 5, 3] });
    expect(coinsOf(t.player('Anna'))).toBe(3 + 2 + 1 + 3 + 3 + 2);
  });

  rule('AOI-END-10', 'an annex does not count here, neutral buildings do', () => {
    const t = aTable('Anna', 'Bence').at('Anna', 'workshop', 'E9').neutralAt('Anna', 'tower', 'E10').annexAt('E9');
    expect(empire(t, 'Anna')).toBe(2);
  });

  rule('AOI-END-11', 'fourth and fifth score nothing', () => {
    const { state } = aTable('Anna', 'Bence', 'Cili', 'Dani', 'Emma');
    expect(empirePrizes(state, [5, 4, 3, 2, 1])).toEqual([18, 12, 6, 0, 0]);
  });

  rule('AOI-END-EX1', 'groups of 10, 9, 9 and 9: 18, and 6 for each of the others', () => {
    expect(prizes([10, 9, 9, 9], EMPIRE_PRIZES)).toEqual([18, 6, 6, 6]);
  });

  rule('AOI-END-EX2', 'one first, two tied second, one behind: 8, 3, 3, 0', () => {
    expect(prizes([9, 6, 6, 2], SCIENCE_PRIZES)).toEqual([8, 3, 3, 0]);
  });
});

describe('The draft', () => {
  const draft = (seats = 3) => dealtTable('draft', seats, { choosing: 'draft' });
  const playOn = (t: Table, kind: string) => {
    while (t.decisions()[0]?.frame.kind === kind) t.plays(t.waiting()[0], t.options(t.waiting()[0])[0] as never);
    return t;
  };

  rule('AOI-DRAFT-01', 'six of the seven planning cards', () => {
    expect(new Set(draft().state.offered.boards).size).toBe(6);
  });

  rule('AOI-DRAFT-02', 'players + 1 factions', () => {
    expect([2, 3, 4, 5].map(seats => new Set(draft(seats).state.offered.factions).size)).toEqual([3, 4, 5, 6]);
  });

  rule('AOI-DRAFT-03', 'players + 1 palace tiles, never no. 17', () => {
    const { palaces } = draft(4).state.offered;
    expect([palaces.length, palaces.includes('palace17')]).toEqual([5, false]);
  });

  rule('AOI-DRAFT-04', 'players + 3 round bonuses', () => {
    expect([2, 3, 4, 5].map(seats => new Set(draft(seats).state.offered.bonuses).size)).toEqual([5, 6, 7, 8]);
  });

  rule('AOI-DRAFT-05', 'a random start player; the rest goes to the box', () => {
    const starts = Array.from({ length: 30 }, (_, n) => dealtTable(`d${n}`, 3, { choosing: 'draft' }).state.startPlayer);
    expect(new Set(starts).size).toBe(3);
  });

  rule('AOI-DRAFT-06', 'three times round clockwise, one item each', () => {
    const t = draft();
    const first = t.state.startPlayer;
    const asked: number[] = [];
    while (t.decisions()[0].frame.kind === 'draft') {
      asked.push(t.decisions()[0].seat);
      t.plays(t.waiting()[0], t.options(t.waiting()[0])[0] as never);
    }
    expect(asked).toEqual([0, 1, 2, 0, 1, 2, 0, 1, 2].map(n => (first + n) % 3));
  });

  rule('AOI-DRAFT-07', 'then everyone takes the matching board', () => {
    const t = playOn(playOn(draft(), 'draft'), 'chooseBonus');
    for (const p of t.state.players)
      expect(p.home).toBe(['desert', 'plains', 'swamp', 'lake', 'forest', 'mountain', 'wasteland'].indexOf(p.board ?? ''));
  });

  rule('AOI-DRAFT-08', 'round bonuses counter-clockwise, three left with 1 coin each', () => {
    const t = playOn(draft(), 'draft');
    const asked: number[] = [];
    while (t.decisions()[0].frame.kind === 'chooseBonus') {
      asked.push(t.decisions()[0].seat);
      t.plays(t.waiting()[0], t.options(t.waiting()[0])[0] as never);
    }
    expect(asked).toEqual([2, 1, 0].map(n => (t.state.startPlayer + n) % 3));
    expect([t.state.bonuses.length, t.state.bonusCoins]).toEqual([3, [1, 1, 1]]);
  });

  rule('AOI-DRAFT-09', 'what was not chosen is out of the game', () => {
    const t = playOn(playOn(draft(), 'draft'), 'chooseBonus');
    expect([t.state.offered, t.state.palaces]).toEqual([{ boards: [], factions: [], palaces: [], bonuses: [] }, []]);
  });

  rule('AOI-DRAFT-10', 'the palace tile works once the palace is built; none is chosen then', () => {
    const t = aTable('Anna desert', 'Bence', { choosing: 'draft' })
      .at('Anna', 'guild', 'E9')
      .has('Anna', { palace: 'palace1' })
      .turn('Anna');
    expect(t.can('Anna', 'special')).toBe(false);
    t.plays('Anna', { do: 'upgrade', to: 'palace' }).ends('Anna');
    passes(t, 'Bence', 'bonus9');
    expect(t.can('Anna', { do: 'special', tile: 'palace1' })).toBe(true);
  });

  rule('AOI-DRAFT-11', 'no palace tiles by the board', () => {
    expect(draft().state.palaces).toEqual([]);
  });

  rule('AOI-DRAFT-12', 'never a second item of a kind', () => {
    const t = draft(2);
    const [one] = t.waiting();
    t.plays(one, t.options(one, 'faction')[0] as never);
    const [two] = t.waiting();
    t.plays(two, t.options(two, 'faction')[0] as never);
    expect([t.can(one, 'faction'), t.can(one, 'board'), t.can(one, 'palace')]).toEqual([false, true, true]);
    playOn(t, 'draft');
    for (const p of t.state.players) expect([p.board, p.faction, p.palace].every(Boolean)).toBe(true);
  });
});

describe('Two players', () => {
  rule('AOI-2P-01', 'one of four area-scoring tiles lies face down', () => {
    const t = dealtTable('two', 2);
    expect([12, 13, 14, 15]).toContain(t.state.area);
    expect(t.view('Anna').area).toBe(0);
    expect(dealtTable('two', 3).state.area).toBe(0);
  });

  rule('AOI-2P-02', 'a neutral scholar on a 2-space of every discipline', () => {
    const { scholars } = dealtTable('two', 2).state;
    expect(scholars).toEqual([-1, NEUTRAL, -1, -1, -1, NEUTRAL, -1, -1, -1, NEUTRAL, -1, -1, -1, NEUTRAL, -1, -1]);
  });

  rule('AOI-2P-03', 'its markers start on 2 and move up by the science bonuses of rounds 1 to 5', () => {
    expect(levelsOfNeutral(['round1', 'round2', 'round3', 'round4', 'round5', 'round6'])).toEqual([2 + 3, 2 + 3 + 3, 2 + 1, 2 + 3]);
  });

  rule('AOI-2P-04', 'it needs no key', () => {
    expect(levelsOfNeutral(['round6', 'round4', 'round10', 'round7', 'round9', 'round1'])[3]).toBe(2 + 4 + 3 + 2);
  });

  rule('AOI-2P-05', 'the tile is turned up at the start of round 6', () => {
    const t = aTable('Anna', 'Bence').sets({ area: 13 }).round(5);
    roundEnds(t);
    expect([t.state.round, t.view('Anna').area, t.facts('area')]).toEqual([6, 13, [{ buildings: 13 }]]);
  });

  rule('AOI-2P-06', 'players below the neutral faction get the points of the lower place', () => {
    const { state } = aTable('Anna', 'Bence').sets({ area: 12, neutralLevels: [5, 5, 5, 5] });
    expect(empirePrizes(state, [13, 9])).toEqual([18, 6]);
    expect(empirePrizes(state, [12, 9])).toEqual([15, 6]);
    state.players[0].science = [6, 5, 1, 0];
    expect([0, 1, 2, 3].map(d => sciencePrizes(state, d)[0])).toEqual([8, 6, 4, 0]);
  });

  rule('AOI-2P-07', 'the tile says how large its empire is, its markers its places', () => {
    const { state } = aTable('Anna', 'Bence').sets({ area: 15, neutralLevels: [9, 2, 2, 2] });
    expect(empirePrizes(state, [14, 10])).toEqual([12, 6]);
    state.players[1].science = [8, 3, 0, 0];
    expect([sciencePrizes(state, 0)[1], sciencePrizes(state, 1)[1]]).toEqual([4, 8]);
  });

  rule('AOI-2P-08', 'it does nothing during the game', () => {
    const t = dealtTable('two', 2);
    const { neutralLevels, scholars } = structuredClone(t.state);
    for (let n = 0; n < 60; n++) t.plays(t.waiting()[0], t.options(t.waiting()[0])[0] as never);
    expect(t.state.neutralLevels).toEqual(neutralLevels);
    expect(t.state.scholars.filter(owner => owner === NEUTRAL)).toEqual(scholars.filter(owner => owner === NEUTRAL));
  });

  rule('AOI-2P-EX1', '1 banking icon, then 3 law icons', () => {
    const [banking, law] = levelsOfNeutral(['round8', 'round1', 'round2', 'round7', 'round4', 'round3']);
    expect([banking, law]).toEqual([3, 5]);
  });
});

describe('Options', () => {
  rule('AOI-OPTION-01', 'the side of the board by number of players, with three by choice', () => {
    const hexes = (seats: number, map: 'usual' | 'tight') => dealtTable('o', seats, { map }).state.terrain.length;
    const [small, large] = [hexes(2, 'usual'), hexes(4, 'usual')];
    expect([hexes(2, 'tight'), hexes(3, 'usual'), hexes(3, 'tight'), hexes(5, 'tight')]).toEqual([small, large, small, large]);
  });

  rule('AOI-OPTION-02', 'sets by default, the draft as an option', () => {
    expect(dealtTable('o', 2).decisions()[0].frame.kind).toBe('chooseSet');
    expect(dealtTable('o', 2, { choosing: 'draft' }).decisions()[0].frame.kind).toBe('draft');
  });

  rule('AOI-OPTION-03', 'rulebook values by default, those of 2024 as an option', () => {
    const vp = (...options: object[]) =>
      aTable('Anna illusionists', 'Bence', ...options)
        .has('Anna', { bowls: [0, 0, 12] })
        .turn('Anna')
        .change('Anna', { do: 'power', action: 'power4' }).vp;
    expect([vp(), vp({ factions: '2024' })]).toEqual([3, 1]);
  });
});
