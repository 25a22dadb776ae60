import { clone, pending, start } from '@tarsas/kernel';
import { describe, expect, test } from 'vitest';
import { PALACE, WORKSHOP } from '../../data/index.ts';
import { ageOfInnovation } from '../../rules/index.ts';
import { type Choice, mapOf, type State } from '../../rules/state.ts';
import { changes } from '../changes.ts';
import { drafted } from '../drafted.ts';
import { phase } from '../phase.ts';
import { sign } from '../signs.ts';
import { telling } from '../telling.ts';
import { warnings } from '../warnings.ts';
import { a, draft, play } from './positions.ts';

/** The first action of the game. */
const opening = play('preview', 3, {}, ({ decision }) => decision.frame.kind === 'act');
const me = pending(ageOfInnovation, opening).find(({ waiting }) => waiting)!.seat;

function turn(change: (s: State) => void = () => {}): State {
  const s = clone(opening);
  const p = s.players[me];
  p.coins = 20;
  p.tools = 9;
  p.used = [];
  p.competencies = [];
  p.bonus = 'bonus10';
  p.faction = 'blessed';
  change(s);
  return s;
}

const view = (s: State) => ageOfInnovation.view(s, me);

describe('The preview of a draft', () => {
  test('shows what an upgrade costs, and whom it offers power', () => {
    const base = turn(s => {
      // A neighbour beside one of my workshops.
      const own = s.owner.findIndex((owner, hex) => owner === me && s.building[hex] === WORKSHOP);
      const beside = mapOf(s).landNeighbours[own].find(hex => s.owner[hex] < 0)!;
      s.owner = s.owner.with(beside, (me + 1) % s.seats);
      s.building = s.building.with(beside, WORKSHOP);
    });
    const { state } = draft(me, base, a('upgrade', { to: 'guild' }));
    const shown = changes(view(base), view(state), me, 'en');
    expect(shown).toContainEqual({ icon: 'hammer', text: '−2 tools', tone: 'cost' });
    expect(shown).toContainEqual({ icon: 'coin', text: '−3 coins', tone: 'cost' });
    expect(shown.some(({ text }) => /^offered: . 1$/.test(text))).toBe(true);
    expect(drafted(view(base), view(state)).hexes).toHaveLength(1);
  });

  test('shows steps and books', () => {
    const base = turn(s => {
      s.players[me].scholars = 1;
      s.players[me].science = [0, 0, 0, 0];
    });
    const { state } = draft(me, base, a('send', { discipline: 'law', steps: 3 }));
    expect(changes(view(base), view(state), me, 'hu')).toContainEqual({ icon: 'law', text: 'jog 0 → 3', tone: 'gain' });
  });

  test('shows nothing where nothing is drafted', () => {
    const base = turn();
    expect(changes(view(base), view(base), me, 'hu')).toEqual([]);
    expect(drafted(view(base), view(base))).toEqual({ hexes: [], bridges: [] });
  });

  test('facts point at what they are about', () => {
    const base = turn();
    const { power, climbed } = telling.traces;
    expect(power!({ seat: me, action: 'power4', power: 4 }, view(base), null)).toEqual([{ place: 'tile:power4', kind: 'changed' }]);
    expect(climbed!({ seat: me, discipline: 'law', steps: 1, at: 3, from: 'science' }, view(base), null)).toEqual([
      { place: `marker:${me}:law`, kind: 'moved', from: '2' },
    ]);
  });
});

describe('Warnings', () => {
  const ids = (base: State, ...wishes: ((choice: Choice) => boolean)[]) => {
    const { state, moves } = draft(me, base, ...wishes);
    return warnings(state, moves, me, 'en', base).map(({ id }) => id);
  };
  const powerful = (more: (s: State) => void = () => {}) =>
    turn(s => {
      s.players[me].bowls = [0, 0, 12];
      more(s);
    });

  test('spades that are not used', () => {
    expect(ids(powerful(), a('power', { action: 'power6' }), a('done'))).toEqual(['spades']);
  });

  test('power that finds no room', () => {
    const base = powerful(s => {
      s.players[me].scholars = 1;
      s.players[me].science = [0, 0, 0, 0];
    });
    expect(ids(base, a('send', { steps: 3 }))).toEqual(['power']);
  });

  test('passing with a special action unused', () => {
    const base = turn(s => {
      s.players[me].bonus = 'bonus5';
    });
    expect(ids(base, a('pass'))).toEqual(['special']);
    base.players[me].used = ['bonus5'];
    expect(ids(base, a('pass'))).toEqual([]);
  });

  test('steps that a missing key stops', () => {
    const base = turn(s => {
      s.players[me].scholars = 1;
      s.players[me].science = [6, 6, 6, 6];
      s.players[me].bowls = [12, 0, 0];
    });
    expect(ids(base, a('send', { steps: 3 }))).toEqual(['steps']);
  });

  test('none for an ordinary upgrade', () => {
    expect(ids(turn(), a('upgrade', { to: 'guild' }))).toEqual([]);
  });
});

test('the header tells round and phase', () => {
  expect(phase(view(turn()), 'en')).toEqual({ round: 1, rounds: 6, name: 'Actions' });
  const { state } = start(ageOfInnovation, { seats: 3, seed: 'phase', options: {} });
  expect(phase(ageOfInnovation.view(state, 'public'), 'hu')).toEqual({ round: 0, rounds: 6, name: 'Szettválasztás' });
  const drafting = start(ageOfInnovation, { seats: 3, seed: 'phase', options: { choosing: 'draft' } }).state;
  expect(phase(ageOfInnovation.view(drafting, 'public'), 'en').name).toBe('Draft');
});

test('seats have the letter of their faction and the colour of their board', () => {
  const s = turn(state => {
    state.players[me].board = 'lake';
    state.players[me].left = state.players[me].left.with(PALACE, 1);
  });
  expect(sign(view(s), me, 'hu')).toMatchObject({ letter: 'Á', colour: '--p-blue' });
  expect(sign(view(s), me).name.hu).toBe('Áldottak');
});
