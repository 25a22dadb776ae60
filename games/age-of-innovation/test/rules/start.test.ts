/** Sections 4 and 5 of the digest: the players’ set-up and the first buildings. */
import { rule } from '@tarsas/kernel/testing';
import { describe, expect } from 'vitest';
import { BOARD_IDS, BOARDS, FACTIONS, MAPS, PALACE_IDS } from '../../data/index.ts';
import { placingOrder } from '../../rules/steps/game.ts';
import { aTable, dealtTable, type Table } from '../table.ts';

const SEEDS = Array.from({ length: 60 }, (_, n) => `set-up ${n}`);
/** The next player asked takes the first option, until another kind of question comes. */
const playOn = (t: Table, kind: string) => {
  while (t.decisions()[0]?.frame.kind === kind) t.plays(t.waiting()[0], t.options(t.waiting()[0])[0] as never);
  return t;
};
const chosen = (seed: string, seats: number) => playOn(dealtTable(seed, seats), 'chooseSet');

describe('Set-up of one player', () => {
  const fresh = (board: string, faction = 'inventors') =>
    aTable(`Anna ${board} ${faction}`, 'Bence').has('Anna', { coins: 0, tools: 0 }).setUp('prepare');

  rule('AOI-PSETUP-01', '12 power tokens in one’s own bowls', () => {
    for (const board of BOARD_IDS) expect(BOARDS[board].bowls.reduce((a, b) => a + b)).toBe(12);
  });

  rule('AOI-PSETUP-02', '9 workshops, 4 guilds, 3 schools, 1 university, 1 palace', () => {
    expect(fresh('plains').player('Anna').left).toEqual([0, 9, 4, 3, 1, 1, 0, 0]);
  });

  rule('AOI-PSETUP-04', 'both tracks start at the bottom', () => {
    expect(fresh('plains').player('Anna')).toMatchObject({ shipping: 0, terraforming: 0 });
  });

  rule.each('AOI-PSETUP-05', 'power tokens as printed on the board', [
    ['plains', [5, 7, 0]],
    ['forest', [4, 8, 0]],
    ['swamp', [3, 9, 0]],
  ])((board, bowls) => expect(BOARDS[board].bowls).toEqual(bowls));

  rule('AOI-PSETUP-06', '7 scholars and 3 bridges; spent scholars return to the supply', () => {
    expect(fresh('plains').player('Anna')).toMatchObject({ supply: 7, scholars: 0, bridges: 3 });
    const t = aTable('Anna', 'Bence')
      .has('Anna', { scholars: 1 })
      .turn('Anna')
      .plays('Anna', { do: 'convert', from: 'scholars', to: 'tools' });
    expect(t.player('Anna')).toMatchObject({ scholars: 0, supply: 7 });
  });

  rule('AOI-PSETUP-07', 'a scholar must be gained before it can be used', () => {
    const t = aTable('Anna', 'Bence').turn('Anna');
    expect(t.player('Anna').supply).toBe(7);
    expect([t.may('Anna', 'send'), t.may('Anna', 'shipping')]).toEqual([false, false]);
  });

  rule('AOI-PSETUP-08', '15 coins and 3 tools, wasteland 4, and what the faction shows', () => {
    for (const board of BOARD_IDS) {
      expect(fresh(board).player('Anna')).toMatchObject({ coins: 15, tools: board === 'wasteland' ? 4 : 3 });
    }
    expect(fresh('plains', 'goblins').player('Anna')).toMatchObject({ coins: 15, tools: 4 });
  });

  rule('AOI-PSETUP-09', 'one level up for each discipline icon on faction and forest board', () => {
    expect(fresh('plains', 'felines').player('Anna').science).toEqual([1, 0, 0, 1]);
    expect(fresh('forest', 'felines').player('Anna').science).toEqual([2, 1, 1, 2]);
  });

  rule('AOI-PSETUP-10', 'levels reached in the set-up give their power', () => {
    expect(fresh('plains', 'navigators').player('Anna').bowls).toEqual([4, 8, 0]);
  });

  rule('AOI-PSETUP-11', 'everybody starts with 20 VP', () => {
    expect(dealtTable('s', 5).state.players.map(p => p.vp)).toEqual([20, 20, 20, 20, 20]);
  });

  rule('AOI-PSETUP-12', 'turn order: the start player, then clockwise', () => {
    const { state } = chosen('s', 4);
    expect(state.order).toEqual([0, 1, 2, 3].map(n => (state.startPlayer + n) % 4));
  });

  rule('AOI-PSETUP-13', 'three bridges and no more', () => {
    const t = aTable('Anna', 'Bence')
      .at('Anna', 'workshop', 'C8')
      .bridgeAt('Anna', 'C8', 'D6')
      .bridgeAt('Anna', 'C8', 'D9')
      .bridgeAt('Anna', 'D4', 'E6');
    t.has('Anna', { bowls: [0, 0, 12] }).turn('Anna');
    expect(t.player('Anna').bridges).toBe(0);
    expect(t.may('Anna', { do: 'power', action: 'power1' })).toBe(false);
  });

  rule('AOI-PSETUP-14', 'free choices of the set-up are made in turn order before the first building', () => {
    const t = aTable('Anna plains lizards', 'Bence wasteland').setUp('prepare');
    expect([t.waiting(), t.asked('Anna')]).toEqual([['Anna'], 'steps']);
    t.plays('Anna', { do: 'step', discipline: 'law' }, { do: 'step', discipline: 'law' });
    expect([t.waiting(), t.asked('Bence')]).toEqual([['Bence'], 'book']);
    t.plays('Bence', { do: 'takeBook', discipline: 'law' });
    expect(t.asked('Anna')).toBe('placeStart');
  });

  rule('AOI-PSETUP-EX1', 'Moles start on level 2 of engineering', () => {
    expect(fresh('plains', 'moles').player('Anna').science).toEqual([0, 0, 2, 0]);
  });
});

describe('First buildings', () => {
  const order = (t: Table) => placingOrder(t.state).map(seat => t.names[seat]);

  rule('AOI-START-01', 'one workshop each in turn order, a second one in reverse order', () => {
    const t = aTable('Anna inventors', 'Bence felines', 'Cili goblins').setUp('place');
    expect(order(t)).toEqual(['Anna', 'Bence', 'Cili', 'Cili', 'Bence', 'Anna']);
    expect(
      t
        .hexes('Anna', { do: 'place', building: 'workshop' })
        .map(hex => t.terrain(hex))
        .every(kind => kind === 'desert'),
    ).toBe(true);
  });

  rule('AOI-START-02', 'the last player places two in a row, the start player first and last', () => {
    const t = aTable('Anna inventors', 'Bence felines').setUp('place');
    t.plays('Anna', { do: 'place', hex: 'A4' }).plays('Bence', { do: 'place', hex: 'B2' }).plays('Bence', { do: 'place', hex: 'B4' });
    expect(t.waiting()).toEqual(['Anna']);
  });

  rule('AOI-START-03', 'Omar’s third building comes after everyone else, before the Monks', () => {
    expect(order(aTable('Anna monks', 'Bence omar', 'Cili felines'))).toEqual(['Bence', 'Cili', 'Cili', 'Bence', 'Bence', 'Anna']);
  });

  rule('AOI-START-04', 'Monks place only their university, last', () => {
    const t = aTable('Anna monks', 'Bence felines').setUp('place');
    t.plays('Bence', { do: 'place', hex: 'B2' }).plays('Bence', { do: 'place', hex: 'B4' });
    expect(new Set(t.options('Anna', 'place').map(option => 'building' in option && option.building))).toEqual(new Set(['university']));
  });

  const placed = (t: Table) => {
    while (t.decisions()[0].frame.kind === 'placeStart') t.plays(t.waiting()[0], t.options(t.waiting()[0])[0] as never);
    return t;
  };

  rule('AOI-START-05', 'spades come after the buildings, without a workshop', () => {
    const t = placed(aTable('Anna desert felines', 'Bence goblins').setUp('place'));
    expect(t.asked('Anna')).toBe('dig');
    t.plays('Anna', t.options('Anna', 'terraform')[0] as never);
    while (t.asked('Anna') === 'dig') {
      expect(t.may('Anna', 'build')).toBe(false);
      t.plays('Anna', t.options('Anna')[0] as never);
    }
  });

  rule('AOI-START-06', 'placing is not building: no power for neighbours, no VP', () => {
    const t = aTable('Anna navigators', 'Bence').land('desert', 'C8', 'E8').land('swamp', 'B8', 'E9').setUp('place');
    t.plays('Anna', { do: 'place', hex: 'C8' });
    expect([t.player('Anna').vp, t.state.built]).toEqual([20, []]);
  });

  rule('AOI-START-07', 'any native hex will do, reach plays no role', () => {
    const t = aTable('Anna felines', 'Bence goblins').setUp('place');
    const { land, ids, terrain } = MAPS['1-3'];
    const deserts = land.filter(hex => terrain[hex] === 'desert').map(hex => ids[hex]);
    expect(t.hexes('Anna', 'place')).toEqual(deserts);
    t.plays('Anna', { do: 'place', hex: deserts[0] }).plays('Bence', { do: 'place', hex: 'B2' }).plays('Bence', { do: 'place', hex: 'I7' });
    expect(t.hexes('Anna', 'place')).toEqual(deserts.slice(1));
  });

  rule('AOI-START-08', 'competencies in turn order, then spades, then round 1 with income', () => {
    const t = placed(aTable('Anna desert inventors', 'Bence plains monks').setUp('place'));
    expect(t.asked('Anna')).toBe('competency');
    t.plays('Anna', { do: 'competency', tile: 'competency2' });
    expect(t.asked('Bence')).toBe('competency');
    t.plays('Bence', { do: 'competency', tile: 'competency5' });
    expect(t.asked('Anna')).toBe('dig');
    t.plays('Anna', 'done');
    expect(t.asked('Bence')).toBe('dig');
    t.plays('Bence', 'done');
    expect([t.state.round, t.asked('Anna')]).toEqual([1, 'act']);
  });

  rule('AOI-START-09', 'a tower from a start competency is built under the usual rules, with power for neighbours but no round VP', () => {
    const t = aTable('Anna desert inventors', 'Bence swamp felines').at('Anna', 'workshop', 'E9', 'A4').at('Bence', 'workshop', 'D9', 'B2');
    t.land('desert', 'E10').round(1, 'round1').setUp('competencies');
    t.state.players[0].due.push({ what: 'competency', from: 'inventors' });
    t.setUp('competencies').plays('Anna', { do: 'competency', tile: 'competency11' });
    expect(t.hexes('Anna', 'place')).toContain('E10');
    expect(t.hexes('Anna', 'place')).not.toContain('I9');
    t.plays('Anna', { do: 'place', hex: 'E10' });
    expect(t.asked('Bence')).toBe('offers');
    expect(t.player('Anna').vp).toBe(20);
  });

  rule('AOI-START-10', 'spades of the set-up may be supplemented with tools; Goblins get coins, the round tile nothing', () => {
    const t = aTable('Anna desert goblins', 'Bence')
      .at('Anna', 'workshop', 'E9')
      .land('swamp', 'E10')
      .round(1, 'round2')
      .has('Anna', { tools: 3 });
    t.setUp('competencies');
    expect(t.asked('Anna')).toBe('dig');
    t.plays('Anna', { do: 'terraform', hex: 'E10' }, { do: 'into', terrain: 'desert' });
    expect(t.facts('spades')).toEqual([{ seat: 0, spades: 2, tools: 3 }]);
    expect(t.facts('gained').find(({ from }) => from === 'goblins')).toMatchObject({ coins: 4 });
    expect([t.terrain('E10'), t.player('Anna').vp]).toEqual(['desert', 20]);
  });

  rule('AOI-FACTION-MONKS-02', 'no starting workshops, the university after all others', () => {
    expect(FACTIONS.monks.buildings).toEqual(['university']);
    expect(order(aTable('Anna monks', 'Bence felines'))).toEqual(['Bence', 'Bence', 'Anna']);
  });

  rule('AOI-FACTION-OMAR-02', 'three starting buildings, one a neutral tower, in any order', () => {
    const t = aTable('Anna omar', 'Bence felines').setUp('place');
    expect(new Set(t.options('Anna').map(option => 'building' in option && option.building))).toEqual(new Set(['workshop', 'tower']));
    t.plays('Anna', { do: 'place', building: 'tower', hex: 'A4' });
    expect([t.building('A4'), t.state.neutral]).toEqual(['tower', [t.hex('A4')]]);
  });

  rule('AOI-FACTION-OMAR-03', 'two in the normal sequence, the third after all but the Monks', () => {
    expect(order(aTable('Anna omar', 'Bence felines', 'Cili monks'))).toEqual(['Anna', 'Bence', 'Bence', 'Anna', 'Anna', 'Cili']);
  });

  rule('AOI-OPEN-25', 'all buildings first, then competencies, then spades', () => {
    const t = aTable('Anna monks', 'Bence omar', 'Cili desert inventors').setUp('place');
    const kinds: string[] = [];
    while (t.state.round === 0) {
      const [{ frame }] = t.decisions();
      if (kinds.at(-1) !== frame.kind) kinds.push(frame.kind);
      t.plays(t.waiting()[0], t.options(t.waiting()[0])[0] as never);
    }
    const stages = kinds.map(kind => ['placeStart', 'competency', 'dig'].indexOf(kind)).filter(n => n >= 0);
    expect(stages).toEqual([...stages].sort());
  });
});

describe('Palaces', () => {
  rule('AOI-PALACE-17', 'income 2 power, at once 10 VP, always there in the standard game, never in the draft', () => {
    expect(PALACE_IDS).toContain('palace17');
    for (const seed of SEEDS.slice(0, 5)) {
      expect(dealtTable(seed, 3).state.palaces).toContain('palace17');
      const { offered, palaces } = dealtTable(seed, 3, { choosing: 'draft' }).state;
      expect([...offered.palaces, ...palaces]).not.toContain('palace17');
    }
    const t = aTable('Anna', 'Bence')
      .at('Anna', 'guild', 'E9')
      .sets({ palaces: ['palace17'] })
      .turn('Anna');
    t.plays('Anna', { do: 'upgrade', to: 'palace' });
    expect(t.change('Anna', { do: 'palace', palace: 'palace17' })).toEqual({ vp: 10 });
  });
});
