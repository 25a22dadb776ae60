/** Sections 1 to 3 of the digest: goal, general set-up, choosing. */
import { randomFrom, start } from '@tarsas/kernel';
import { rule } from '@tarsas/kernel/testing';
import { describe, expect } from 'vitest';
import {
  ALWAYS_THERE,
  BOARD_IDS,
  COMPETENCY_IDS,
  DISPLAY,
  FINAL_TILES,
  INNOVATION_IDS,
  MAPS,
  NEUTRAL_PIECES,
  ROUND_TILE_IDS,
  ROUND_TILES,
  type RoundTileId,
} from '../../data/index.ts';
import { ageOfInnovation } from '../../rules/index.ts';
import { finalTile, roundTiles } from '../../rules/setup.ts';
import { mapOf } from '../../rules/state.ts';
import { aTable, dealtTable, type Table } from '../table.ts';

const SEEDS = Array.from({ length: 60 }, (_, n) => `set-up ${n}`);
const laidOut = SEEDS.map(seed => roundTiles(randomFrom(seed)));
const disciplineOf = (id: RoundTileId) => ROUND_TILES[id].bonus.discipline;
/** The next player asked takes the first option, until another kind of question comes. */
const playOn = (t: Table, kind: string) => {
  while (t.decisions()[0]?.frame.kind === kind) t.plays(t.waiting()[0], t.options(t.waiting()[0])[0] as never);
  return t;
};
const chosen = (seed: string, seats: number) => playOn(dealtTable(seed, seats), 'chooseSet');

describe('Goal and length', () => {
  rule('AOI-GOAL-01', '2 to 5 players; the solo game is not included', () => {
    for (const seats of [1, 6]) expect(() => start(ageOfInnovation, { seats, seed: 'x' })).toThrow();
    for (const seats of [2, 3, 4, 5]) expect(start(ageOfInnovation, { seats, seed: 'x' }).state.seats).toBe(seats);
  });

  rule('AOI-GOAL-02', 'six rounds, then the final scoring decides', () => {
    const t = aTable('Anna', 'Bence')
      .has('Anna', { vp: 50, bowls: [12, 0, 0] })
      .has('Bence', { bowls: [12, 0, 0] })
      .round(5);
    t.turn('Anna').plays('Anna', 'pass').plays('Anna', { do: 'bonus', bonus: 'bonus9' }).ends('Anna');
    t.plays('Bence', 'pass').plays('Bence', { do: 'bonus', bonus: 'bonus7' }).ends('Bence');
    expect(t.state.round).toBe(6);
    t.plays('Anna', 'pass').ends('Anna').plays('Bence', 'pass').ends('Bence');
    expect(t.state.over).toBe(true);
    expect([t.score('Anna').rank, t.score('Bence').rank]).toEqual([1, 2]);
  });

  rule('AOI-GOAL-03', 'players tied for most VP share the victory', () => {
    const t = aTable('Anna', 'Bence', 'Cili').has('Anna', { vp: 70 }).has('Bence', { vp: 70 }).has('Cili', { vp: 60 });
    expect(['Anna', 'Bence', 'Cili'].map(name => t.score(name).rank)).toEqual([1, 1, 3]);
  });

  rule('AOI-GOAL-07', 'VP have no upper limit', () => {
    const t = aTable('Anna', 'Bence')
      .has('Anna', { vp: 299, innovations: ['professors'] })
      .turn('Anna');
    t.plays('Anna', { do: 'special', tile: 'professors' });
    expect(t.player('Anna').vp).toBe(302);
  });
});

describe('General set-up', () => {
  rule('AOI-SETUP-01', 'the side of the board matches the number of players', () => {
    expect(mapOf(dealtTable('s', 2).state)).toBe(MAPS['1-3']);
    for (const seats of [4, 5]) expect(mapOf(dealtTable('s', seats).state)).toBe(MAPS['3-5']);
  });

  rule('AOI-SETUP-02', 'two players use the 1–3 side and the neutral faction', () => {
    const { state } = dealtTable('s', 2, { map: 'usual' });
    expect(mapOf(state)).toBe(MAPS['1-3']);
    expect(state.neutralLevels).toHaveLength(4);
    expect(dealtTable('s', 3).state.neutralLevels).toEqual([]);
  });

  rule('AOI-SETUP-03', 'three players may use either side', () => {
    expect(mapOf(dealtTable('s', 3).state)).toBe(MAPS['3-5']);
    expect(mapOf(dealtTable('s', 3, { map: 'tight' }).state)).toBe(MAPS['1-3']);
  });

  rule('AOI-SETUP-04', 'six different round tiles are laid out', () => {
    for (const tiles of laidOut) expect(new Set(tiles).size).toBe(6);
  });

  rule('AOI-SETUP-05', 'left half: points of the round; right half: its science bonus', () => {
    const t = aTable('Anna desert', 'Bence').at('Anna', 'workshop', 'E9').land('desert', 'E10').round(1, 'round1');
    t.has('Anna', { science: [0, 3, 0, 0] })
      .turn('Anna')
      .plays('Anna', { do: 'build', hex: 'E10' })
      .ends('Anna');
    expect(t.points('Anna', 'roundTile')).toBe(2);
    t.plays('Bence', 'pass').plays('Bence', { do: 'bonus', bonus: 'bonus7' }).ends('Bence');
    const { scholars } = t.player('Anna');
    t.plays('Anna', 'pass').plays('Anna', { do: 'bonus', bonus: 'bonus9' }).ends('Anna');
    expect(t.player('Anna').scholars).toBe(scholars + 1);
  });

  rule('AOI-SETUP-06', 'the spade tile never lies on rounds 5 and 6, but may come later', () => {
    const rounds = laidOut.map(tiles => tiles.indexOf('round2') + 1);
    expect(rounds.filter(round => round >= 5)).toEqual([]);
    expect(rounds).toEqual(expect.arrayContaining([1, 2, 3, 4]));
  });

  rule('AOI-SETUP-07', 'each discipline is on exactly three right halves', () => {
    const counts = new Map<string, number>();
    for (const id of ROUND_TILE_IDS) counts.set(disciplineOf(id), (counts.get(disciplineOf(id)) ?? 0) + 1);
    expect([...counts.values()]).toEqual([3, 3, 3, 3]);
  });

  rule('AOI-SETUP-08', 'rounds 1 to 5 never hold all three tiles of a discipline', () => {
    for (const tiles of laidOut) {
      for (const id of tiles) {
        const same = tiles.slice(0, 5).filter(other => disciplineOf(other) === disciplineOf(id));
        expect(same.length).toBeLessThan(3);
      }
    }
  });

  rule('AOI-SETUP-09', 'one final-round tile covers the science bonus of round 6', () => {
    expect(Object.keys(FINAL_TILES)).toContain(dealtTable('s', 4).state.finalTile);
    const t = aTable('Anna', 'Bence')
      .round(6, 'round8')
      .has('Anna', { science: [9, 0, 0, 0], coins: 0, tools: 0, bowls: [12, 0, 0] });
    t.has('Bence', { bowls: [12, 0, 0], coins: 0, tools: 0 })
      .turn('Anna')
      .plays('Anna', 'pass')
      .ends('Anna')
      .plays('Bence', 'pass')
      .ends('Bence');
    expect([t.state.over, t.player('Anna').coins]).toEqual([true, 0]);
  });

  rule.each('AOI-SETUP-10', 'the final-round tile never shows the building type of round 6', [
    ['round1', 'workshop'],
    ['round5', 'guild'],
    ['round8', 'school'],
  ])((last, kind) => {
    for (const seed of SEEDS) expect(FINAL_TILES[finalTile(last, randomFrom(seed))].scores.buildings).not.toContain(kind);
  });

  rule('AOI-SETUP-11', 'the edge workshop is a workshop too', () => {
    const drawn = SEEDS.map(seed => finalTile('round3', randomFrom(seed)));
    expect(new Set(drawn)).toEqual(new Set(['final3', 'final4']));
  });

  rule('AOI-SETUP-12', 'three of the six book actions are in play', () => {
    const t = dealtTable('s', 3);
    expect(new Set(t.state.bookActions).size).toBe(3);
  });

  rule.each('AOI-SETUP-14', 'the innovation board grows with the number of players', [
    [2, 6],
    [3, 8],
    [4, 10],
    [5, 12],
  ])((seats, places) => expect(dealtTable('s', seats).state.display).toHaveLength(places));

  rule('AOI-SETUP-15', '6, 8, 10 or 12 innovation places', () => {
    expect([2, 3, 4, 5].map(seats => DISPLAY[seats].length)).toEqual([6, 8, 10, 12]);
  });

  rule('AOI-SETUP-16', 'the 12 kinds of competency tiles lie at random on the 12 lower places', () => {
    const orders = SEEDS.slice(0, 5).map(seed => dealtTable(seed, 2).state.competencies);
    for (const order of orders) expect([...order].sort()).toEqual([...COMPETENCY_IDS].sort());
    expect(new Set(orders.map(order => order.join())).size).toBeGreaterThan(1);
  });

  rule('AOI-SETUP-17', '12 piles of 4 equal tiles', () => {
    expect(dealtTable('s', 2).state.piles).toEqual(new Array(12).fill(4));
  });

  rule('AOI-SETUP-18', 'a random innovation on each upper place', () => {
    const { display } = dealtTable('s', 5).state;
    expect(new Set(display).size).toBe(12);
    for (const tile of display) expect(INNOVATION_IDS).toContain(tile);
  });

  rule('AOI-SETUP-19', 'gains come from the common supply and payments go back to it', () => {
    const t = aTable('Anna', 'Bence')
      .has('Anna', { books: [1, 0, 0, 0] })
      .turn('Anna');
    expect(t.state.books).toEqual([11, 12, 12, 12]);
    t.plays('Anna', { do: 'convert', from: 'banking', to: 'coins' });
    expect(t.state.books).toEqual([12, 12, 12, 12]);
  });

  rule('AOI-SETUP-21', 'palace tile 17 and players + 1 others', () => {
    for (const seats of [2, 3, 4, 5]) {
      const { palaces } = dealtTable('s', seats).state;
      expect(palaces).toContain(ALWAYS_THERE);
      expect(new Set(palaces).size).toBe(seats + 2);
    }
  });

  rule('AOI-SETUP-22', 'two shared places on top with 2 and 4 players, whole rows otherwise', () => {
    const shared = (seats: number) => DISPLAY[seats].filter(({ any }) => any === 1).length;
    expect([2, 3, 4, 5].map(shared)).toEqual([2, 0, 2, 0]);
  });

  rule('AOI-SETUP-23', 'the neutral pieces', () => {
    expect(NEUTRAL_PIECES).toEqual([0, 1, 1, 1, 1, 1, 5, 1]);
    expect(dealtTable('s', 5).state.annexesLeft).toBe(8);
  });

  rule('AOI-SETUP-24', 'terrain tiles and X tokens never run out', () => {
    const t = aTable('Anna desert', 'Bence')
      .at('Anna', 'workshop', 'E9')
      .land(
        'plains',
        ...mapOf(aTable('A', 'B').state)
          .land.map(hex => MAPS['1-3'].ids[hex])
          .filter(id => id !== 'E9'),
      );
    t.has('Anna', { terraforming: 2 }).turn('Anna').plays('Anna', { do: 'terraform', hex: 'E10' });
    expect(t.terrain('E10')).toBe('desert');
  });

  rule('AOI-SETUP-25', 'a third tile or a wrong final tile does not come back', () => {
    for (const tiles of laidOut) {
      const top = disciplineOf(tiles[5]);
      for (const id of tiles) {
        const all = tiles.filter(other => disciplineOf(other) === disciplineOf(id));
        if (disciplineOf(id) !== top) expect(all.length).toBeLessThan(3);
      }
    }
  });
});

describe('Choosing sets', () => {
  rule('AOI-PICK-01', 'seven sets of a board, a faction and a round bonus', () => {
    const { boards, factions, bonuses } = dealtTable('s', 3).state.offered;
    expect(boards).toEqual(BOARD_IDS);
    expect([new Set(factions).size, new Set(bonuses).size]).toEqual([7, 7]);
  });

  rule('AOI-PICK-02', 'three round bonuses beside the board with 1 coin each', () => {
    const { bonuses, bonusCoins, offered } = dealtTable('s', 3).state;
    expect(bonuses).toHaveLength(3);
    expect(bonuses.some(id => offered.bonuses.includes(id))).toBe(false);
    expect(bonusCoins).toEqual([1, 1, 1]);
  });

  rule('AOI-PICK-03', 'the start player is drawn at random', () => {
    const starts = new Set(SEEDS.map(seed => dealtTable(seed, 3).state.startPlayer));
    expect(starts.size).toBe(3);
  });

  rule('AOI-PICK-04', 'counter-clockwise from the right of the start player, who picks last', () => {
    const t = dealtTable('s', 4);
    const first = t.state.startPlayer;
    const asked: number[] = [];
    while (t.decisions()[0].frame.kind === 'chooseSet') {
      asked.push(t.decisions()[0].seat);
      t.plays(t.waiting()[0], t.options(t.waiting()[0])[0] as never);
    }
    expect(asked).toEqual([3, 2, 1, 0].map(n => (first + n) % 4));
  });

  rule('AOI-PICK-05', 'the board of the planning card comes with the set', () => {
    const t = dealtTable('s', 2);
    const name = t.waiting()[0];
    const { boards, factions, bonuses } = structuredClone(t.state.offered);
    t.plays(name, { do: 'set', board: 'forest' });
    const at = boards.indexOf('forest');
    expect(t.player(name)).toMatchObject({ board: 'forest', faction: factions[at], bonus: bonuses[at] });
    const without = <T>(list: T[]) => list.filter((_, i) => i !== at);
    expect(t.state.offered).toMatchObject({ boards: without(boards), factions: without(factions), bonuses: without(bonuses) });
  });

  rule('AOI-PICK-06', 'exactly players + 3 round bonuses stay in play', () => {
    const { state } = chosen('s', 3);
    const inPlay = [...state.bonuses, ...state.players.map(p => p.bonus)];
    expect(new Set(inPlay).size).toBe(6);
    expect(state.offered).toEqual({ boards: [], factions: [], palaces: [], bonuses: [] });
  });

  rule('AOI-PICK-EX1', 'the desert card brings the yellow desert board', () => {
    const t = dealtTable('s', 2);
    const name = t.waiting()[0];
    t.plays(name, { do: 'set', board: 'desert' });
    playOn(t, 'chooseSet');
    expect([t.player(name).board, t.player(name).home]).toEqual(['desert', 0]);
  });
});
