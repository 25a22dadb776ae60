/** Sections 28, 29 and 41 of the digest: the draft, two players, table options. */
import { rule } from '@tarsas/kernel/testing';
import { describe, expect } from 'vitest';
import { empirePrizes, sciencePrizes } from '../../rules/questions/final.ts';
import { levelsOfNeutral } from '../../rules/setup.ts';
import { NEUTRAL } from '../../rules/state.ts';
import { aTable, dealtTable, type Table } from '../table.ts';

const passes = (t: Table, name: string, bonus: string) => t.plays(name, 'pass').plays(name, { do: 'bonus', bonus }).ends(name);
/** Everybody passes; the round ends. */
const roundEnds = (t: Table) => passes(passes(t.turn('Anna'), 'Anna', 'bonus9'), 'Bence', 'bonus7');

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
    expect(t.may('Anna', 'special')).toBe(false);
    t.plays('Anna', { do: 'upgrade', to: 'palace' }).ends('Anna');
    passes(t, 'Bence', 'bonus9');
    expect(t.may('Anna', { do: 'special', tile: 'palace1' })).toBe(true);
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
    expect([t.may(one, 'faction'), t.may(one, 'board'), t.may(one, 'palace')]).toEqual([false, true, true]);
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
